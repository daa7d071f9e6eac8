"""Random integer and float expressions: the interpreter's Python code against `core.scalar`.

The interpreter leaves values unwrapped as long as it can; the reference here wraps after every
operation.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Callable

import pytest

from interp_support import functions
from nxpy.core import scalar
from nxpy.lang.types import F32, F64, I64, INTEGERS, FloatType, IntType, Type

Values = dict[str, int | float]
Expression = tuple[str, Callable[[Values], int | float]]
"""NX text, and what it means."""

VARIABLES: dict[str, Type] = {f"{t.name}_{n}": t for t in (*INTEGERS, F32, F64) for n in "ab"}
ARITHMETIC = {"+": "add", "-": "sub", "*": "mul", "/": "div", "%": "rem", "&": "and", "|": "or", "^": "xor"}
COMPARISONS = {"==": "eq", "!=": "ne", "<": "lt", "<=": "le", ">": "gt", ">=": "ge"}


def variable(type: Type, rng: random.Random) -> Expression:
    name = f"{type.name}_{rng.choice('ab')}"
    return name, lambda values: values[name]


def literal(type: IntType, rng: random.Random) -> Expression:
    value = rng.choice([0, 1, 2, 3, 7, type.max, type.min, rng.randint(type.min, type.max)])
    return f"({value} as {type.name})" if value >= 0 else f"({value})", lambda values: value


def integer(type: IntType, depth: int, rng: random.Random) -> Expression:
    if depth == 0 or rng.random() < 0.1:
        return variable(type, rng) if rng.random() < 0.7 else literal(type, rng)
    kind = rng.randrange(10)
    if kind < 5:
        spelling = rng.choice(list(ARITHMETIC))
        left, f = integer(type, depth - 1, rng)
        right, g = integer(type, depth - 1, rng)
        op = ARITHMETIC[spelling]
        return f"({left} {spelling} {right})", lambda values: scalar.binary(op, type, f(values), g(values))
    if kind == 5:
        op = rng.choice(["shl", "shr"])
        left, f = integer(type, depth - 1, rng)
        right, g = integer(rng.choice(INTEGERS), depth - 1, rng)
        sign = "<<" if op == "shl" else ">>"
        return f"({left} {sign} {right})", lambda values: scalar.binary(op, type, f(values), g(values))
    if kind == 6:
        sign, op = rng.choice([("-", "neg"), ("~", "not")])
        operand, f = integer(type, depth - 1, rng)
        return f"({sign}({operand}))", lambda values: scalar.unary(op, type, f(values))
    if kind == 7:
        source: Type = rng.choice([*INTEGERS, F32, F64])
        operand, f = expression(source, depth - 1, rng)
        return f"({operand} as {type.name})", lambda values: scalar.cast(source, type, f(values))
    if kind == 8:
        spelling = rng.choice(list(COMPARISONS))
        inner: Type = rng.choice([*INTEGERS, F32, F64])
        left, f = expression(inner, depth - 1, rng)
        right, g = expression(inner, depth - 1, rng)
        op = COMPARISONS[spelling]
        text = f"(({left} {spelling} {right}) as {type.name})"
        return text, lambda values: scalar.binary(op, inner, f(values), g(values))
    left, f = integer(type, depth - 1, rng)
    right, g = integer(type, depth - 1, rng)
    sign = rng.choice(["&&", "||"])
    text = f"(({left} != 0 {sign} {right} > 1) as {type.name})"
    if sign == "&&":
        return text, lambda values: int(f(values) != 0 and g(values) > 1)
    return text, lambda values: int(f(values) != 0 or g(values) > 1)


def floating(type: FloatType, depth: int, rng: random.Random) -> Expression:
    if depth == 0 or rng.random() < 0.1:
        return variable(type, rng)
    if rng.random() < 0.25:
        source = rng.choice([*INTEGERS, F32, F64])
        operand, f = expression(source, depth - 1, rng)
        return f"({operand} as {type.name})", lambda values: scalar.cast(source, type, f(values))
    if rng.random() < 0.1:
        operand, f = floating(type, depth - 1, rng)
        return f"sqrt({operand})", lambda values: scalar.sqrt(type, f(values))
    spelling = rng.choice("+-*/")
    left, f = floating(type, depth - 1, rng)
    right, g = floating(type, depth - 1, rng)
    op = ARITHMETIC[spelling]
    return f"({left} {spelling} {right})", lambda values: scalar.binary(op, type, f(values), g(values))


def expression(type: Type, depth: int, rng: random.Random) -> Expression:
    if isinstance(type, IntType):
        return integer(type, depth, rng)
    assert isinstance(type, FloatType)
    return floating(type, depth, rng)


def some_value(type: Type, rng: random.Random) -> int | float:
    if isinstance(type, IntType):
        edges = [0, 1, 2, type.max, type.min, type.max - 1, type.min + 1]
        return rng.choice([*edges, rng.randint(type.min, type.max), rng.randint(0, 100)])
    value: float = struct.unpack("<d", rng.randbytes(8))[0]
    value = rng.choice([0.0, -0.0, 1.5, -3.0, 1e30, float("inf"), float("nan"), value])
    return scalar.round_to(type, value)


def outcome(call: Callable[[], int | float]) -> object:
    """A value by its bits, any NaN alike, or the name of the exception."""
    try:
        value = call()
    except ZeroDivisionError:
        return "division by zero"
    if isinstance(value, float):
        return "nan" if value != value else struct.pack("<d", value)
    return int(value)


@pytest.mark.parametrize("seed", range(6))
def test_random_expressions(seed: int) -> None:
    rng = random.Random(seed)
    params = ", ".join(f"{name}: {type}" for name, type in VARIABLES.items())
    cases, source = [], []
    for index in range(60):
        type = rng.choice([*INTEGERS, F32, F64])
        text, meaning = expression(type, rng.randint(1, 5), rng)
        cases.append((text, meaning))
        source.append(f"func t{index}({params}) -> {type} {{ return {text} }}\n")
    compiled = functions("".join(source))
    for _ in range(25):
        values = {name: some_value(type, rng) for name, type in VARIABLES.items()}
        for index, (text, meaning) in enumerate(cases):
            got = outcome(lambda index=index, values=values: compiled[f"t{index}"](*values.values()))  # type: ignore[misc]
            wanted = outcome(lambda meaning=meaning, values=values: meaning(values))  # type: ignore[misc]
            assert got == wanted, (text, values)


@pytest.mark.parametrize("seed", range(4))
def test_random_variables(seed: int) -> None:
    """Locals with narrow ranges, assigned in branches: what the range analysis looks at."""
    rng = random.Random(100 + seed)
    params = ", ".join(f"{name}: {type}" for name, type in VARIABLES.items())
    cases, source = [], []
    for index in range(40):
        type = rng.choice(INTEGERS)
        first, f = literal(type, rng)
        second, g = integer(type, 2, rng)
        third, h = integer(type, 2, rng)
        limit, test = integer(I64, 1, rng)
        source.append(
            f"func t{index}({params}) -> {type} {{\n"
            f"    var m: {type} = {first}\n    var n: {type} = {second}\n"
            f"    if {limit} > 5 {{ m = {third} }} else {{ n = m + n }}\n"
            f"    m = m * 3 - n\n    m += n & 15\n    return m ^ n\n}}\n"
        )
        cases.append((type, f, g, h, test))
    compiled = functions("".join(source))

    def meaning(case: int, values: Values) -> int | float:
        type, f, g, h, test = cases[case]
        m, n = f(values), g(values)
        if test(values) > 5:
            m = h(values)
        else:
            n = scalar.binary("add", type, m, n)
        m = scalar.binary("sub", type, scalar.binary("mul", type, m, 3), n)
        m = scalar.binary("add", type, m, scalar.binary("and", type, n, 15))
        return scalar.binary("xor", type, m, n)

    for _ in range(20):
        values = {name: some_value(type, rng) for name, type in VARIABLES.items()}
        for index in range(len(cases)):
            got = outcome(lambda index=index, values=values: compiled[f"t{index}"](*values.values()))  # type: ignore[misc]
            assert got == outcome(lambda index=index, values=values: meaning(index, values)), index  # type: ignore[misc]


@pytest.mark.parametrize("type", INTEGERS, ids=str)
def test_loops_at_the_ends_of_a_type(type: IntType) -> None:
    """Counting to the last value, past it, and down to the first."""
    t = type.name
    compiled = functions(
        f"""
        func up(a: {t}, b: {t}) -> i64 {{
            var i: {t} = a; var turns: i64 = 0
            while i < b {{ i = i + 1; turns = turns + 1 }}
            return turns
        }}
        func around(a: {t}) -> {t} {{ var i: {t} = a; for k in 0..3 {{ i = i + 1 }} return i }}
        func down(a: {t}, b: {t}) -> {t} {{ var i: {t} = a; while i > b {{ i -= 1 }} return i }}
        func both(a: {t}) -> {t} {{
            var i: {t} = a
            while i > 2 {{ i = i - 1; if i == 4 {{ i = i - 3; i = i - 2 }} }}
            return i
        }}
        """
    )
    assert compiled["up"](type.max - 3, type.max) == 3
    assert compiled["around"](type.max - 1) == type.min + 1
    assert compiled["down"](type.min + 4, type.min) == type.min
    # 6, 5, 4 then 4 - 3 - 2 = -1: below 2 where signed, and above where not.
    if type.signed:
        assert compiled["both"](6) == -1
