"""Writes the cases that are tables: every operator, cast and conversion at its types' borders.

    python tests/spec/tables.py

What a case expects is worked out here, in Python, from the language's rules; nothing is run. The
files that it writes stand beside the written cases, so that the tests need no generator.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Iterable
from fractions import Fraction
from pathlib import Path

HERE = Path(__file__).resolve().parent
INTS = {f"{sign}{bits}": (sign == "i", bits) for sign in "iu" for bits in (8, 16, 32, 64)}
NUMBERS = (*INTS, "bool", "f32", "f64")
MADE = "// Made by tables.py.\n"
START = f'{MADE}import "../support/out.nx"\nfunc main() -> i64 {{\n'


def write(name: str, text: str) -> None:
    path = HERE / f"{name}.nx"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)


def program(name: str, body: Iterable[str], expected: Iterable[str], before: str = "") -> None:
    """A case whose `main` is `body`, and which prints `expected`."""
    lines = "".join(f"    {line}\n" for line in body)
    rows = "".join(f"// expect: {row}\n" for row in expected)
    write(
        name,
        f'{MADE}import "../support/out.nx"\n{before}func main() -> i64 {{\n{lines}    return 0\n}}\n{rows}',
    )


def low(kind: str) -> int:
    signed, bits = INTS[kind]
    return -(1 << bits - 1) if signed else 0


def high(kind: str) -> int:
    signed, bits = INTS[kind]
    return (1 << bits - signed) - 1


def wrap(value: int, kind: str) -> int:
    """The one number of the type that equals `value` modulo 2 to the width."""
    span = 1 << INTS[kind][1]
    return (value - low(kind)) % span + low(kind)


def borders(kind: str) -> list[int]:
    pattern = wrap(0xA5A5A5A5A5A5A5A5, kind)
    wanted = [low(kind), low(kind) + 1, -1, 0, 1, 2, 7, pattern, high(kind) - 1, high(kind)]
    return list(dict.fromkeys(v for v in wanted if low(kind) <= v <= high(kind)))


def put(kind: str) -> str:
    return "put" if INTS[kind][0] else "put_u"


def row(values: Iterable[int]) -> str:
    return "".join(f" {v}" for v in values)


def quotient(a: int, b: int) -> int:
    q = abs(a) // abs(b)
    return -q if (a < 0) != (b < 0) else q


def array(name: str, kind: str, values: Iterable[object]) -> list[str]:
    listed = list(values)
    return [f"var {name}: [{len(listed)}]{kind}", *(f"{name}[{i}] = {v}" for i, v in enumerate(listed))]


def show_row(kind: str) -> str:
    """A function that prints n numbers and a line break, and returns 0: one call, cheap to compile."""
    return (
        f"func show(p: *{kind}, n: i64) -> i64 {{ for i in 0..n {{ {put(kind)}(p[i]) }} nl(); return 0 }}\n"
    )


OPERATORS: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": quotient,
    "%": lambda a, b: a - b * quotient(a, b),
    "&": lambda a, b: a & b,
    "|": lambda a, b: a | b,
    "^": lambda a, b: a ^ b,
}
NAMES = {"+": "add", "-": "sub", "*": "mul", "/": "div", "%": "rem", "&": "and", "|": "or", "^": "xor"}
COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}


def integer_operators() -> None:
    """Each of + - * / % & | ^ on every pair of border values, plainly and as `op=`; unary - and ~."""
    for kind in INTS:
        values = borders(kind)
        n = len(values)
        body, rows = [f"var r: [{n}]{kind}; var k = 0", *array("v", kind, values)], []
        for spelling, meaning in OPERATORS.items():
            guard = "if v[j] == 0 { continue }; " if spelling in "/%" else ""
            body += [
                f"for i in 0..{n} {{",
                f"    for j in 0..{n} {{ {guard}r[k] = v[i] {spelling} v[j]; k += 1 }} k = show(&r[0], k)",
                f"    for j in 0..{n} {{",
                f"        {guard}var x: {kind} = v[i]; x {spelling}= v[j]; r[k] = x; k += 1",
                "    } k = show(&r[0], k)",
                "}",
            ]
            for a in values:
                divisors = [b for b in values if b or spelling not in "/%"]
                rows += 2 * [row(wrap(meaning(a, b), kind) for b in divisors)]
        body.append(f"for i in 0..{n} {{ {put(kind)}(-v[i]); {put(kind)}(~v[i]); put(!v[i]) }} nl()")
        rows.append(row(x for v in values for x in (wrap(-v, kind), wrap(~v, kind), int(not v))))
        program(f"integers/operators_{kind}", body, rows, show_row(kind))


def integer_comparisons() -> None:
    for kind in INTS:
        values = borders(kind)
        n = len(values)
        body, rows = [f"var r: [{n}]i64", *array("v", kind, values)], []
        for spelling, holds in COMPARISONS.items():
            body.append(
                f"for i in 0..{n} {{ for j in 0..{n} {{ r[j] = v[i] {spelling} v[j] }} show(&r[0], {n}) }}"
            )
            rows += [
                row(holds(a, b) for b in values).replace("True", "1").replace("False", "0") for a in values
            ]
        program(f"integers/comparisons_{kind}", body, rows, show_row("i64"))


def shifts() -> None:
    """Every width shifted by amounts of every width: modulo the width, the left side's type."""
    for kind, (_, bits) in INTS.items():
        values = borders(kind)
        n = len(values)
        body, rows = [f"var r: [20]{kind}; var k = 0", *array("v", kind, values)], []
        for other in INTS:
            wanted = [0, 1, bits - 1, bits, bits + 1, 3 * bits + 5, low(other), high(other), -1, -bits]
            amounts = list(dict.fromkeys(a for a in wanted if low(other) <= a <= high(other)))
            m, s = len(amounts), f"s_{other}"
            body += array(s, other, amounts)
            body += [
                f"for i in 0..{n} {{",
                f"    for j in 0..{m} {{ r[k] = v[i] << {s}[j]; r[k + 1] = v[i] >> {s}[j]; k += 2 }}",
                "    k = show(&r[0], k)",
                "}",
            ]
            rows += [
                row(x for s_ in amounts for x in (wrap(v << s_ % bits, kind), v >> s_ % bits)) for v in values
            ]
        program(f"shifts/{kind}", body, rows, show_row(kind))
        x = values[-2]
        body = [f"var x: {kind} = {x}", f"x <<= {bits + 2}", f"{put(kind)}(x)"]
        body += [f"x = {x}", "x >>= 1", f"{put(kind)}(x)", "nl()"]
        program(f"shifts/compound_{kind}", body, [row((wrap(x << 2, kind), x >> 1))])


def integer_casts() -> None:
    for kind in INTS:
        values = borders(kind)
        casts = "; ".join(f"{put(other)}(x as {other})" for other in INTS)
        body = [*array("v", kind, values), f"for i in 0..{len(values)} {{ let x = v[i]; {casts}; nl() }}"]
        program(f"casts/{kind}_to_integers", body, [row(wrap(v, other) for other in INTS) for v in values])
    casts = "; ".join(f"put(x as {kind} as i64)" for kind in INTS)
    body = ["var x = false", f"loop {{ {casts}; nl(); if x {{ break }} x = true }}"]
    program("casts/bool_to_integers", body, [row([n] * len(INTS)) for n in (0, 1)])


def double_bits(x: float) -> int:
    return int.from_bytes(struct.pack("<d", x), "little")


def single(x: float) -> float:
    """The nearest binary32, ties to even. `struct` rounds so, but refuses what rounds to infinity."""
    try:
        return float(struct.unpack("<f", struct.pack("<f", x))[0])
    except OverflowError:
        return math.copysign(math.inf, x)


def single_bits(x: float) -> int:
    return int.from_bytes(struct.pack("<f", x), "little")


def single_from_integer(value: int) -> float:
    """The nearest binary32 to an integer, in one rounding."""
    if abs(value) < 1 << 24:
        return float(value)
    shift = abs(value).bit_length() - 24
    kept, rest = divmod(abs(value), 1 << shift)
    half = 1 << shift - 1
    kept += rest > half or (rest == half and kept & 1)
    return math.copysign(float(kept << shift), value)


def literal(x: float, bits: int) -> str:
    """An expression for exactly this float, by its bits."""
    if bits == 64:
        return f"float_of({double_bits(x):#x})"
    return f"float32_of({single_bits(x):#x})"


def saturated(x: float, kind: str) -> int:
    if x != x:
        return 0
    if math.isinf(x):
        return high(kind) if x > 0 else low(kind)
    return max(low(kind), min(high(kind), math.trunc(x)))


def float_borders(bits: int) -> list[float]:
    edge = sorted({float(e) for kind in INTS for e in (low(kind), high(kind), high(kind) + 1)})
    values = [0.0, -0.0, 0.5, -0.5, 0.999, -0.999, 1.5, -1.5, -1.0, 1e-30, 1e30, -1e30]
    values += [math.inf, -math.inf, math.nan]
    for e in edge:
        step = 2.0 ** (math.frexp(e)[1] - bits_of_precision(bits)) if e else 0.5
        values += [e, e - step, e + step, e - 0.5, e + 0.5]
    rounded = [single(v) if bits == 32 else v for v in values]
    return list({double_bits(v): v for v in rounded}.values())


def bits_of_precision(bits: int) -> int:
    return 53 if bits == 64 else 24


def float_to_integer() -> None:
    for bits in (32, 64):
        values = float_borders(bits)
        for kind in INTS:
            body = array("v", f"f{bits}", [literal(v, bits) for v in values])
            body.append(f"for i in 0..{len(values)} {{ {put(kind)}(v[i] as {kind}); nl() }}")
            program(f"casts/f{bits}_to_{kind}", body, [row([saturated(v, kind)]) for v in values])


def integer_to_float() -> None:
    for kind in INTS:
        extra = [(1 << 24) + 1, (1 << 24) + 3, (1 << 53) + 1, (1 << 53) + 3, -(1 << 53) - 1, (1 << 63) + 1025]
        extra += [
            (1 << 62) + (1 << 38),
            (1 << 62) + (1 << 38) + 1,
            (1 << 40) - 1,
            (1 << 25) + 2,
            (1 << 25) + 6,
        ]
        values = borders(kind) + [v for v in extra if low(kind) <= v <= high(kind)]
        body, rows = array("v", kind, values), []
        body.append(f"for i in 0..{len(values)} {{ say_f(v[i] as f64); say_f32(v[i] as f32) }}")
        for v in values:
            rows += [f"{double_bits(float(v)):016x}", f"{single_bits(single_from_integer(v)):08x}"]
        program(f"casts/{kind}_to_floats", body, rows)


def double_to_single() -> None:
    tiny, least = 2.0**-149, 2.0**-126
    top = (2 - 2.0**-23) * 2.0**127
    tie = 1 + 2.0**-24
    values = [
        0.0,
        -0.0,
        1.0,
        0.1,
        -0.1,
        tie,
        math.nextafter(tie, 2),
        math.nextafter(tie, 0),
        1 + 3 * 2.0**-24,
    ]
    values += [tiny, tiny / 2, math.nextafter(tiny / 2, 1), tiny * 1.5, least, least - tiny / 2, -tiny / 4]
    values += [top, top + 2.0**102, top + 2.0**103, math.nextafter(top + 2.0**103, 0), 1e300, -1e300]
    values += [math.inf, -math.inf, math.nan]
    body = array("v", "f64", [literal(v, 64) for v in values])
    body.append(f"for i in 0..{len(values)} {{ say_f32(v[i] as f32) }}")
    rows = ["nan" if v != v else f"{single_bits(single(v)):08x}" for v in values]
    program("casts/f64_to_f32", body, rows)
    singles = [0.0, -0.0, 1.0, single(0.1), tiny, -least, top, math.inf, -math.inf, math.nan]
    body = array("v", "f32", [literal(v, 32) for v in singles])
    body.append(f"for i in 0..{len(singles)} {{ say_f(v[i] as f64) }}")
    rows = ["nan" if v != v else f"{double_bits(v):016x}" for v in singles]
    program("casts/f32_to_f64", body, rows)


def nearest(exact: Fraction, bits: int) -> float:
    """The float nearest to a number that is not 0, ties to even."""
    precision, least, top = (53, -1074, 1024) if bits == 64 else (24, -149, 128)
    size = abs(exact)
    scale = size.numerator.bit_length() - size.denominator.bit_length() - precision - 1
    while size / Fraction(2) ** scale >= 1 << precision:
        scale += 1
    scale = max(scale, least)
    units = round(size / Fraction(2) ** scale)
    if units * Fraction(2) ** scale >= Fraction(2) ** top:
        return math.inf if exact > 0 else -math.inf
    return math.copysign(float(units * Fraction(2) ** scale), exact)


def float_result(spelling: str, a: float, b: float, bits: int) -> float:
    """IEEE 754's answer, from exact rational arithmetic where both are finite."""
    if math.isfinite(a) and math.isfinite(b) and a and b:
        x, y = Fraction(a), Fraction(b)
        exact = {"+": x + y, "-": x - y, "*": x * y, "/": x / y}[spelling]
        return nearest(exact, bits) if exact else 0.0
    if spelling == "/":
        if b or a != a or b != b:
            return a / b if b else math.nan
        return math.nan if not a else math.copysign(math.inf, math.copysign(1, a) * math.copysign(1, b))
    return {"+": a + b, "-": a - b, "*": a * b}[spelling]


def float_operators() -> None:
    for bits in (32, 64):
        top = (2 - 2.0**-23) * 2.0**127 if bits == 32 else math.nextafter(math.inf, 0)
        tiny, ulp = (2.0**-149, 2.0**-23) if bits == 32 else (2.0**-1074, 2.0**-52)
        tenth = single(0.1) if bits == 32 else 0.1
        values = [
            0.0,
            -0.0,
            1.0,
            -1.5,
            tenth,
            1 + ulp,
            3.0,
            top,
            tiny,
            -2 * tiny,
            math.inf,
            -math.inf,
            math.nan,
        ]
        show, n = "say_f32" if bits == 32 else "say_f", len(values)
        for name, spelling in (("add", "+"), ("sub", "-"), ("mul", "*"), ("div", "/")):
            body = array("v", f"f{bits}", [literal(v, bits) for v in values])
            body.append(f"for i in 0..{n} {{ for j in 0..{n} {{ {show}(v[i] {spelling} v[j]) }} }}")
            results = [float_result(spelling, a, b, bits) for a in values for b in values]
            program(f"floats/{name}_f{bits}", body, [float_text(r, bits) for r in results])
        body = [f"var r: [{n}]i64", *array("v", f"f{bits}", [literal(v, bits) for v in values])]
        rows = []
        for spelling, holds in COMPARISONS.items():
            body.append(
                f"for i in 0..{n} {{ for j in 0..{n} {{ r[j] = v[i] {spelling} v[j] }} dump(&r[0], {n}) }}"
            )
            rows += [row(int(holds(a, b)) for b in values) for a in values]  # type: ignore[arg-type]
        body.append(f"for i in 0..{n} {{ {show}(-v[i]) }}")
        rows += [float_text(-v, bits) for v in values]
        program(f"floats/compare_f{bits}", body, rows, show_row("i64").replace("show", "dump"))


def float_text(x: float, bits: int) -> str:
    if x != x:
        return "nan"
    return f"{double_bits(x):016x}" if bits == 64 else f"{single_bits(x):08x}"


def square_root(x: Fraction, bits: int) -> float:
    """The float nearest to the root: from the integer root with far more bits than it takes."""
    scale = Fraction(4) ** 600
    scaled = x * scale
    root = math.isqrt(scaled.numerator // scaled.denominator)
    exact = root * root == scaled
    # Where the root is not exact a sticky half keeps it off every tie.
    return nearest((Fraction(root) + (0 if exact else Fraction(1, 2))) / Fraction(2) ** 600, bits)


def square_roots() -> None:
    for bits in (32, 64):
        values = [1.0, 2.0, 3.0, 4.0, 0.25, 10.0, 2.0**-120, 2.0**101, 1e10]
        values += [2.0**-149, 3 * 2.0**-149] if bits == 32 else [2.0**-1074, 1e300, math.nextafter(1, 2)]
        values = [single(v) if bits == 32 else v for v in values]
        show = "say_f32" if bits == 32 else "say_f"
        special = [0.0, -0.0, math.inf, -1.0, math.nan]
        body = array("v", f"f{bits}", [literal(v, bits) for v in values + special])
        body.append(f"for i in 0..{len(values + special)} {{ {show}(sqrt(v[i])) }}")
        rows = [float_text(square_root(Fraction(v), bits), bits) for v in values]
        rows += [float_text(v, bits) for v in (0.0, -0.0, math.inf)] + ["nan", "nan"]
        program(f"floats/sqrt_f{bits}", body, rows)


def widens(source: str, target: str) -> bool:
    """Whether a value converts by itself, as section 3 lists it."""
    if source == target or (source, target) == ("f32", "f64"):
        return True
    if source == "bool":
        return target in INTS
    if source not in INTS or target not in INTS:
        return False
    (from_signed, from_bits), (to_signed, to_bits) = INTS[source], INTS[target]
    return from_bits < to_bits and (from_signed == to_signed or to_signed)


def sample(kind: str) -> str:
    if kind in INTS:
        return str(low(kind) if INTS[kind][0] else high(kind))
    return {"bool": "true", "f32": "0.1", "f64": "0.1"}[kind]


CONTEXTS = {
    "let": "let y: {to} = x",
    "assign": "target_{to} = x",
    "argument": "take_{to}(x)",
    "field": "fields.{to}_ = x",
    "element": "elements_{to}[0] = x",
    "memory": "memory_{to}()[0] = x",
}


def declarations(kinds: Iterable[str]) -> str:
    """What the contexts store to, for each type."""
    kinds = list(kinds)
    text = "struct Fields { " + ", ".join(f"{k}_: {k}" for k in kinds) + " }\nvar fields: Fields\n"
    for k in kinds:
        text += f"var target_{k}: {k}\nvar elements_{k}: [1]{k}\nvar taken_{k}: {k}\n"
        text += (
            f"func take_{k}(x: {k}) {{ taken_{k} = x }}\nfunc memory_{k}() -> *{k} {{ return &target_{k} }}\n"
        )
    return text


def refused_conversions() -> None:
    """Each type into each that it does not widen to, in every place that wants a type."""
    for source in NUMBERS:
        refused = [to for to in NUMBERS if not widens(source, to)]
        for context, form in CONTEXTS.items():
            lines = "".join(f"    {{ {form.format(to=to)} }} // error: E2\n" for to in refused)
            start = f"func main() {{\n    var x: {source} = {sample(source)}\n"
            text = f"{MADE}{declarations(NUMBERS)}{start}{lines}}}\n"
            write(f"conversions/{context}_refuses_{source}", text)
        lines = "".join(
            f"func return_{to}(x: {source}) -> {to} {{ return x }} // error: E2\n" for to in refused
        )
        write(f"conversions/return_refuses_{source}", f"{MADE}{lines}func main() {{ }}\n")


def allowed_conversions() -> None:
    """Each type into each that it widens to: the value is kept."""
    for source in NUMBERS:
        targets = [to for to in NUMBERS if widens(source, to)]
        returns = "".join(f"func return_{to}(x: {source}) -> {to} {{ return x }}\n" for to in targets)
        body, rows = [f"var x: {source} = {sample(source)}"], []
        for to in targets:
            show, text = shown(source, to)
            body += [f"{{ let y: {to} = x; {show}(y) }}", f"target_{to} = x; {show}(target_{to})"]
            body += [f"take_{to}(x); {show}(taken_{to})", f"fields.{to}_ = x; {show}(fields.{to}_)"]
            body += [f"elements_{to}[0] = x; {show}(elements_{to}[0])", f"{show}(return_{to}(x))"]
            body += [f"memory_{to}()[0] = x; {show}(target_{to})"]
            rows += 7 * [text]
        program(f"conversions/allowed_{source}", body, rows, declarations(targets) + returns)


def shown(source: str, to: str) -> tuple[str, str]:
    if to == "f64":
        return "say_f", float_text(single(0.1) if source == "f32" else 0.1, 64)
    if to == "f32":
        return "say_f32", float_text(single(0.1), 32)
    if to == "bool":
        return "say_b", "true"
    value = 1 if source == "bool" else int(sample(source))
    return ("say" if INTS[to][0] else "say_u"), str(value)


def meetings() -> None:
    """Every ordered pair of types beside one operator: they meet, or the sides are refused."""
    for left in NUMBERS:
        declared = "".join(f"    var {k}_: {k} = {sample(k)}\n" for k in NUMBERS)
        lines, body, rows = "", declared.replace("    ", "").splitlines(), []
        for right in NUMBERS:
            meet = left if widens(right, left) else right if widens(left, right) else None
            if meet is None:
                lines += f"    {{ let z = {left}_ + {right}_ }} // error: E2\n"
                lines += f"    if {left}_ == {right}_ {{ }} // error: E2\n"
            elif meet in INTS:
                a, b = (1 if k == "bool" else int(sample(k)) for k in (left, right))
                show = "say" if INTS[meet][0] else "say_u"
                body += [f"{{ var z = {left}_ + {right}_; let p: *{meet} = &z; {show}(p[0]) }}"]
                body += [f"say({left}_ < {right}_); say({left}_ == {right}_)"]
                rows += [str(wrap(a + b, meet)), str(int(a < b)), str(int(a == b))]
        if lines:
            write(f"meeting/refused_{left}", f"{MADE}func main() {{\n{declared}{lines}}}\n")
        if rows:
            program(f"meeting/allowed_{left}", body, rows)


def meeting_values() -> None:
    """Operators on border values of two types that meet: both sides are widened before they act."""
    for left in INTS:
        a_values = borders(left)[:3] + borders(left)[-2:]
        body, rows = array("a", left, a_values), []
        for right in INTS:
            meet = left if widens(right, left) else right if widens(left, right) else None
            if meet is None or left == right:
                continue
            b_values = list(dict.fromkeys((low(right), high(right), 3)))
            name, n = f"b_{right}", len(b_values)
            acts = "".join(f"{put(meet)}(x {s} y); " for s in OPERATORS if s not in "/%")
            acts += f"if y != 0 {{ {put(meet)}(x / y); {put(meet)}(x % y) }} "
            body += [*array(name, right, b_values), f"for i in 0..{len(a_values)} {{ for j in 0..{n} {{"]
            body += [
                f"    let x = a[i]; let y = {name}[j]; {acts}",
                "    put(x < y); put(x >= y); put(x != y); nl()",
                "} }",
            ]
            for x in a_values:
                for y in b_values:
                    results = [OPERATORS[s](x, y) for s in "+-*&|^"] + (
                        [OPERATORS[s](x, y) for s in "/%"] if y else []
                    )
                    rows.append(
                        row([*(wrap(r, meet) for r in results), int(x < y), int(x >= y), int(x != y)])
                    )
        if rows:
            program(f"meeting/values_{left}", body, rows)


def constants() -> None:
    """The same operators in constants, where the literals take the constant's type."""
    for kind in INTS:
        values = [low(kind), low(kind) + 1, 1, 3, high(kind)] if INTS[kind][0] else [0, 1, 3, high(kind)]
        before = ""
        results: list[int] = []
        for spelling, meaning in OPERATORS.items():
            for a in values:
                for b in values:
                    if b or spelling not in "/%":
                        before += f"const C{len(results)}: {kind} = {a} {spelling} {b}\n"
                        results.append(wrap(meaning(a, b), kind))
        bits = INTS[kind][1]
        for amount in (1, bits - 1, bits, bits + 3):
            for a in values:
                before += f"const C{len(results)}: {kind} = {a} << {amount}\n"
                before += f"const C{len(results) + 1}: {kind} = {a} >> {amount}\n"
                results += [wrap(a << amount % bits, kind), a >> amount % bits]
        body = array("c", kind, [f"C{number}" for number in range(len(results))])
        body.append(f"for i in 0..{len(results)} {{ {put(kind)}(c[i]); nl() }}")
        program(f"globals/constants_{kind}", body, [row([r]) for r in results], before)


def round_trips() -> None:
    """Each type's border values through calls, memory, fields and elements; the bytes in memory."""
    for kind, (_, bits) in INTS.items():
        before = f"struct S {{ a: u8, x: {kind}, b: u8 }}\nvar g: {kind}\n"
        before += f"func same(x: {kind}) -> {kind} {{ return x }}\n"
        before += f"func plus(a: u8, x: {kind}, y: {kind}, b: f64) -> {kind} {{ return x + y }}\n"
        values, show = borders(kind), put(kind)
        body = [f"var s: S; var e: [3]{kind}; let p = sys_mmap(32); let q = (p + 8) as *{kind}"]
        body += [*array("v", kind, values), f"for n in 0..{len(values)} {{ let x = v[n]"]
        body += ["    g = x; s.x = x; e[1] = x; q[0] = x"]
        body += [f"    {show}(same(x)); {show}(g); {show}(s.x); {show}(e[1]); {show}(q[0])"]
        body += [f"    {show}(plus(1, x, 1, 0.5)); put(s.a + s.b); put(e[0] == 0 && e[2] == 0); put(p[7])"]
        body += [f"    for i in 0..{bits // 8 + 1} {{ put(p[8 + i]) }} nl()", "}"]
        rows = []
        for v in values:
            octets = (v % (1 << bits)).to_bytes(bits // 8, "little")
            rows.append(row([*5 * [v], wrap(v + 1, kind), 0, 1, 0, *octets, 0]))
        program(f"memory/round_trip_{kind}", body, rows, before)


def literals() -> None:
    """Border literals of every integer type in every context, and their neighbours outside."""
    for kind in INTS:
        signed, _ = INTS[kind]
        show = "say" if signed else "say_u"
        body, rows = [], []
        for v in (low(kind), high(kind)):
            body += [f"{{ let y: {kind} = {v}; {show}(y) }}", f"target_{kind} = {v}; {show}(target_{kind})"]
            body += [
                f"take_{kind}({v}); {show}(taken_{kind})",
                f"fields.{kind}_ = ({v}); {show}(fields.{kind}_)",
            ]
            body += [
                f"elements_{kind}[0] = (({v})); {show}(elements_{kind}[0])",
                f"{show}(give({str(v == high(kind)).lower()}))",
            ]
            rows += 6 * [str(v)]
            body += [f"memory_{kind}()[0] = {v}; {show}(target_{kind})", f"say_b(elements_{kind}[0] == {v})"]
            rows += [str(v), "true"]
        give = f"func give(b: bool) -> {kind} {{ if b {{ return {high(kind)} }} return {low(kind)} }}\n"
        const = f"const LOW: {kind} = {low(kind)}\nvar high: {kind} = {high(kind)}\n"
        body += [f"{show}(LOW); {show}(high)"]
        rows += [str(low(kind)), str(high(kind))]
        program(f"literals/fit_{kind}", body, rows, declarations([kind]) + give + const)
        for v, name in ((low(kind) - 1, "below"), (high(kind) + 1, "above")):
            lines = f"const C: {kind} = {v} // error: E2|E0\nvar g: {kind} = {v} // error: E2|E0\n"
            lines += f"func give() -> {kind} {{ return {v} }} // error: E2|E0\n"
            forms = [form.format(to=kind).replace("= x", f"= {v}") for form in CONTEXTS.values()]
            body_lines = [f"    {{ {form.replace('(x)', f'({v})')} }} // error: E2|E0\n" for form in forms]
            body_lines.append(f"    if target_{kind} == {v} {{ }} // error: E2|E0\n")
            body_lines.append(f"    target_{kind} = target_{kind} + {v} // error: E2|E0\n")
            body_lines.append(f"    if {v} < target_{kind} {{ }} // error: E2|E0\n")
            text = f"{MADE}{declarations([kind])}{lines}func main() {{\n{''.join(body_lines)}}}\n"
            write(f"literals/{name}_{kind}", text)


def loops() -> None:
    """`for` over each type's ends; the upper bound itself is never reached."""
    for kind in INTS:
        top, bottom = high(kind), low(kind)
        ranges = [(top - 3, top), (top, top), (top, top - 1), (bottom, bottom + 3), (bottom, bottom)]
        ranges += [(top, bottom), (0, 1), (0, 0)]
        if bottom < 0:
            ranges += [(-2, 2), (1, -1)]
        body, rows = [], []
        for a, b in ranges:
            body.append(
                f"{{ let a: {kind} = {a}; let b: {kind} = {b}; for i in a..b {{ {put(kind)}(i) }} nl() }}"
            )
            rows.append(row(range(a, b)))
        body.append(
            f"{{ let b: {kind} = 3; for i in 0..b {{ "
            f"var j = i; let p: *{kind} = &j; {put(kind)}(p[0]) }} nl() }}"
        )
        rows.append(row(range(3)))
        if INTS[kind][1] == 8:
            body.append(
                f"{{ let a: {kind} = {bottom}; let b: {kind} = {top}; "
                "var n = 0; for i in a..b { n += 1 } say(n) }"
            )
            rows.append("255")
        program(f"loops/for_{kind}", body, rows)


def zero_divisors() -> None:
    """Every width by a zero, plainly and as `op=`, after output that must still come out."""
    for kind in INTS:
        for name, spelling in (("div", "/"), ("rem", "%")):
            for form, line in (("", f"{put(kind)}(x {spelling} z)"), ("_assign", f"x {spelling}= z")):
                write(
                    f"traps_divide/{name}{form}_{kind}",
                    f"{START}    var x: {kind} = {high(kind)}\n"
                    f"    var z: {kind} = 1\n    {put(kind)}(x {spelling} z); nl()\n    z -= 1\n"
                    f"    {line} // trap: R0001\n    say(9)\n    return 0\n}}\n"
                    f"// expect: {row([high(kind) if spelling == '/' else 0])}\n",
                )


WIDTHS = {"u8": 1, "i8": 1, "bool": 1, "u16": 2, "i16": 2, "u32": 4, "i32": 4, "f32": 4}
WIDTHS |= {"u64": 8, "i64": 8, "f64": 8, "*u8": 8}


def block_ends() -> None:
    """The last bytes of a block are good; one byte further, for every type, is not, at either end."""
    for kind, width in WIDTHS.items():
        plain = kind.replace("*", "pointer_to_")
        value = {"bool": "true", "f32": "1.0", "f64": "1.0", "*u8": "null"}.get(kind, "1")
        for size in (24, 4096):
            for where, offset in (("past", size - width + 1), ("before", -1)):
                for action in ("read", "write"):
                    if size == 4096 and (action == "read" or where == "before"):
                        continue
                    line = f"let got: {kind} = q[0]" if action == "read" else f"q[0] = {value}"
                    write(
                        f"traps_ends/{action}_{where}_{plain}_{size}",
                        f"{START}    let p: *u8 = sys_mmap({size})\n"
                        f"    let first: *{kind} = p as *{kind}\n"
                        f"    let last: *{kind} = (p + {size - width}) as *{kind}\n"
                        f"    first[0] = {value}; last[0] = {value}\n"
                        f'    if last[0] == first[0] {{ say_l("both ends") }}\n'
                        f"    let q: *{kind} = (p + {offset}) as *{kind}\n    {line} // trap: R0002\n"
                        f"    say(9)\n    return 0\n}}\n// expect: both ends\n",
                    )


def layouts() -> None:
    """Sizes and offsets of structs, by C's rule."""
    sizes = {"bool": 1, "f32": 4, "f64": 8, "*u8": 8} | {k: bits // 8 for k, (_, bits) in INTS.items()}
    shapes = [
        ["u8", "u16", "u8", "u32", "u8", "u64", "u8"],
        ["u8"],
        ["u16", "u8"],
        ["i64", "u8"],
        ["f32", "f64"],
    ]
    shapes += [["bool", "*u8", "bool"], ["u8", "f32", "u8", "i16"], ["u32", "u8", "u16"], ["i8", "i8", "i8"]]
    before, body, rows = "", [], []
    for number, shape in enumerate(shapes):
        fields = ", ".join(f"f{i}: {kind}" for i, kind in enumerate(shape))
        before += f"struct S{number} {{ {fields} }}\n"
        body += [f"var s{number}: S{number}; let at{number} = &s{number} as i64; put(sizeof(S{number}))"]
        offset, offsets = 0, []
        for kind in shape:
            offset = -(-offset // sizes[kind]) * sizes[kind]
            offsets.append(offset)
            offset += sizes[kind]
        align = max(sizes[kind] for kind in shape)
        body += [f"put((&s{number}.f{i} as i64) - at{number})" for i in range(len(shape))]
        body += [f"put(sizeof([3]S{number})); put(at{number} % {align}); nl()"]
        total = -(-offset // align) * align
        rows.append(row([total, *offsets, 3 * total, 0]))
    program("types/struct_layouts", body, rows, before)


def main() -> None:
    for table in (
        integer_operators, integer_comparisons, shifts, integer_casts, float_to_integer, integer_to_float,
        double_to_single, float_operators, square_roots, refused_conversions, allowed_conversions, meetings,
        meeting_values, constants, round_trips,
        literals, loops, zero_divisors, block_ends, layouts,
    ):  # fmt: skip
        table()


if __name__ == "__main__":
    main()
