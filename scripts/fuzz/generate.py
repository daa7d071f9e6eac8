"""Random programs: well typed, terminating, and the same on every engine.

One seed is one program. A program is a tree of lines (`Lines`), so that the shrinker can leave parts
of it out. It prints a digest of what it computed as it goes, so that an early difference shows early.

Every array, and every block that a pointer parameter gets, has `SPAN` elements, so `i & MASK` is
always a good index. NaNs are printed as `nan`, since their bits are not promised; floats are never
read as integers. Some programs hold one statement that may trap.
"""

from __future__ import annotations

from random import Random

SPAN = 8
MASK = SPAN - 1
INTS = ("i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64")
FLOATS = ("f32", "f64")
SCALARS = (*INTS, "bool", *FLOATS)


class Lines:
    """A part of a program: a line, or a head line, parts, and a closing line."""

    __slots__ = ("close", "head", "parts")

    def __init__(self, head: str, parts: list[Lines] | None = None, close: str = "") -> None:
        self.head = head
        self.parts = parts
        self.close = close

    def text(self, indent: str = "") -> str:
        if self.parts is None:
            return f"{indent}{self.head}\n"
        inner = "".join(part.text(indent + "    ") for part in self.parts)
        return f"{indent}{self.head}\n{inner}{indent}{self.close}\n"


class Variable:
    """A name in scope: a scalar, `[SPAN]T`, a struct, or `*T` to SPAN elements."""

    __slots__ = ("fixed", "kind", "name", "type")

    def __init__(self, name: str, kind: str, type: str, fixed: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.type = type
        self.fixed = fixed


class Signature:
    __slots__ = ("name", "params", "result")

    def __init__(self, name: str, params: list[tuple[str, str]], result: str | None) -> None:
        self.name = name
        self.params = params
        self.result = result


class Generator:
    """Makes one program."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.count = 0
        self.structs: dict[str, list[tuple[str, str, bool]]] = {}
        self.globals: list[Variable] = []
        self.functions: list[Signature] = []
        self.scopes: list[list[Variable]] = []
        self.loops = 0
        self.budget = 0
        self.result: str | None = None

    # Choices ------------------------------------------------------------------------------------

    def name(self, stem: str) -> str:
        self.count += 1
        return f"{stem}_{self.count}"

    def chance(self, percent: int) -> bool:
        return self.random.randrange(100) < percent

    def visible(self, kind: str, type: str | None = None, *, assignable: bool = False) -> list[Variable]:
        """Variables of a kind in scope; an inner name hides an outer one (names never repeat)."""
        found = [*self.globals, *(v for scope in self.scopes for v in scope)]
        return [
            v for v in found if v.kind == kind and type in (None, v.type) and not (assignable and v.fixed)
        ]

    # Expressions --------------------------------------------------------------------------------

    def literal(self, type: str) -> str:
        if type == "bool":
            return self.random.choice(("true", "false"))
        if type in FLOATS:
            value = self.random.choice((0.0, 1.0, -1.0, 0.5, 3.25, 1e10, -2.5e-3, 1e-30, 7.0, 123456.789))
            text = repr(value)
            return text if "." in text else text.replace("e", ".0e")
        bits, signed = int(type[1:]), type[0] == "i"
        low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
        edges = [low, low + 1, high, high - 1, 0, 1, 2, 3, 7, high // 3, self.random.randint(low, high)]
        value_int = self.random.choice(edges)
        return (
            f"(0x{value_int:x} as {type})"
            if value_int >= 0 and self.chance(20)
            else f"({value_int} as {type})"
        )

    def index(self, depth: int) -> str:
        if self.chance(40):
            return str(self.random.randrange(SPAN))
        return f"({self.expression('i64', depth - 1)} & {MASK})"

    def place(self, type: str, depth: int, *, assignable: bool = False) -> str | None:
        """A readable or assignable place of a scalar type, or None."""
        choices: list[str] = []
        choices += [v.name for v in self.visible("scalar", type, assignable=assignable)] * 3
        for v in self.visible("array", type) + self.visible("pointer", type):
            choices.append(f"{v.name}[{{}}]")
        for v in self.visible("pointer", type):
            if not assignable:
                choices.append(f"*({v.name} + {{}})")
        for v in self.visible("struct") + self.visible("structptr"):
            for field, field_type, is_array in self.structs[v.type]:
                if field_type == type:
                    choices.append(f"{v.name}.{field}" + ("[{}]" if is_array else ""))
        if not choices:
            return None
        return self.random.choice(choices).replace("{}", self.index(depth))

    def expression(self, type: str, depth: int) -> str:
        """An expression of exactly this type."""
        if depth <= 0 or self.chance(15):
            place = self.place(type, 0) if self.chance(75) else None
            return place or self.literal(type)
        if self.chance(25):
            place = self.place(type, depth)
            if place:
                return place
        if self.chance(14):
            call = self.call(type, depth)
            if call:
                return call
        if type == "bool":
            return self.boolean(depth)
        return self.float(type, depth) if type in FLOATS else self.integer(type, depth)

    def boolean(self, depth: int) -> str:
        kind = self.random.randrange(5)
        if kind == 0:
            return f"(!{self.expression(self.random.choice(SCALARS[:9]), depth - 1)})"
        if kind == 1:
            op = self.random.choice(("&&", "||"))
            return f"({self.condition(depth - 1)} {op} {self.condition(depth - 1)})"
        if kind == 2:
            op = self.random.choice("&|^")
            return f"({self.expression('bool', depth - 1)} {op} {self.expression('bool', depth - 1)})"
        type = self.random.choice(SCALARS)
        op = self.random.choice(("==", "!=", "<", "<=", ">", ">="))
        return f"({self.expression(type, depth - 1)} {op} {self.expression(self.meeting(type), depth - 1)})"

    def meeting(self, type: str) -> str:
        """A type that converts to `type` by itself; mostly `type`."""
        if type in INTS and self.chance(15):
            bits = int(type[1:])
            narrower = [t for t in INTS if int(t[1:]) < bits and (t[0] == type[0] or type[0] == "i")]
            return self.random.choice([*narrower, type])
        return "f32" if type == "f64" and self.chance(15) else type

    def condition(self, depth: int) -> str:
        return self.expression(self.random.choice(("bool", "bool", *INTS)), depth)

    def integer(self, type: str, depth: int) -> str:
        kind = self.random.randrange(10)
        if kind == 0:
            source = self.random.choice(SCALARS)
            return f"({self.expression(source, depth - 1)} as {type})"
        if kind == 1:
            return f"({self.random.choice('-~')}{self.expression(type, depth - 1)})"
        left = self.expression(type, depth - 1)
        if kind in (2, 3):
            amount = self.expression(self.random.choice(INTS), depth - 1)
            return f"({left} {self.random.choice(('<<', '>>'))} {amount})"
        right = self.expression(self.meeting(type), depth - 1)
        if kind in (4, 5):
            divisor = right if self.chance(2) else f"({right} | 1)"
            return f"({left} {self.random.choice('/%')} {divisor})"
        return f"({left} {self.random.choice('+-*+-*&|^')} {right})"

    def float(self, type: str, depth: int) -> str:
        kind = self.random.randrange(8)
        if kind == 0:
            source = self.random.choice((*INTS, *FLOATS))
            return f"({self.expression(source, depth - 1)} as {type})"
        if kind == 1:
            return f"sqrt({self.expression(type, depth - 1)})"
        if kind == 2:
            return f"(-{self.expression(type, depth - 1)})"
        right = self.expression(self.meeting(type), depth - 1)
        return f"({self.expression(type, depth - 1)} {self.random.choice('+-*/')} {right})"

    def call(self, result: str | None, depth: int) -> str | None:
        fitting = [f for f in self.functions if f.result == result]
        if not fitting or self.budget <= 0:
            return None
        self.budget -= 1
        function = self.random.choice(fitting)
        args = []
        for kind, type in function.params:
            arg = self.expression(type, depth - 1) if kind == "scalar" else self.pointer(kind, type)
            if arg is None:
                return None
            args.append(arg)
        return f"{function.name}({', '.join(args)})"

    def pointer(self, kind: str, type: str) -> str | None:
        """A pointer to SPAN elements, or to a struct."""
        if kind == "structptr":
            choices = [v.name for v in self.visible("structptr", type)]
            choices += [f"&{v.name}" for v in self.visible("struct", type)]
        else:
            choices = [v.name for v in self.visible("pointer", type)]
            choices += [f"&{v.name}[0]" for v in self.visible("array", type)]
        return self.random.choice(choices) if choices else None

    # Statements ---------------------------------------------------------------------------------

    def block(self, size: int, depth: int) -> list[Lines]:
        self.scopes.append([])
        made = [self.statement(depth) for _ in range(size)]
        self.scopes.pop()
        return made

    def statement(self, depth: int) -> Lines:
        kind = self.random.randrange(20)
        if kind < 4:
            return self.declaration(depth)
        if kind < 10:
            return self.assignment(depth)
        if kind < 12:
            return self.printing()
        if kind < 15 and depth > 0:
            return self.branch(depth)
        if kind < 18 and depth > 0 and self.loops < 2:
            return self.loop(depth)
        if kind == 18 and self.loops and self.chance(50):
            return Lines(f"if {self.condition(2)} {{ {self.random.choice(('break', 'continue'))} }}")
        if kind == 18 and self.result is not None:
            return Lines(f"if {self.condition(2)} {{ return {self.expression(self.result, 2)} }}")
        call = self.call(None, 2)
        return Lines(call) if call else self.assignment(depth)

    def declaration(self, depth: int) -> Lines:
        scope, type = self.scopes[-1], self.random.choice(SCALARS)
        kind = self.random.randrange(12)
        if kind < 6:
            value = self.expression(type, 3)
            fixed = self.chance(40)
            name = self.name("v")
            scope.append(Variable(name, "scalar", type, fixed))
            return Lines(f"{'let' if fixed else 'var'} {name}: {type} = {value}")
        if kind < 8:
            name = self.name("a")
            scope.append(Variable(name, "array", type))
            return Lines(f"var {name}: [{SPAN}]{type}")
        if kind == 8 and self.structs:
            name, struct = self.name("s"), self.random.choice(sorted(self.structs))
            scope.append(Variable(name, "struct", struct))
            return Lines(f"var {name}: {struct}")
        if kind == 9:
            name = self.name("m")
            scope.append(Variable(name, "pointer", type))
            return Lines(f"let {name}: *{type} = sys_mmap({SPAN} * sizeof({type})) as *{type}")
        source = self.pointer("pointer", type)
        if source is None:
            return Lines(f"var {self.name('u')}: {type}")
        name = self.name("p")
        if kind == 10:
            # A pointer that is moved and moved back, so that its root has to be remembered.
            scope.append(Variable(name, "pointer", type))
            step = self.random.randrange(1, SPAN)
            lines = [
                Lines(f"var {name}: *{type} = {source}"),
                Lines(f"{name} += {step}"),
                Lines(f"{name} -= {step}"),
            ]
            return Sequence_(lines)
        scope.append(Variable(name, "pointer", type))
        return Lines(f"let {name}: *{type} = {source}")

    def assignment(self, depth: int) -> Lines:
        type = self.random.choice(SCALARS)
        target = self.place(type, 2, assignable=True)
        if target is None:
            return self.printing()
        if type in INTS and self.chance(10):
            return self.poke(type)
        if type != "bool" and self.chance(30):
            if type in FLOATS:
                return Lines(f"{target} {self.random.choice('+-*/')}= {self.expression(type, 2)}")
            op = self.random.choice(("+", "-", "*", "&", "|", "^", "<<", ">>", "/", "%"))
            value = self.expression(type, 2)
            return Lines(f"{target} {op}= {f'({value} | 1)' if op in '/%' else value}")
        return Lines(f"{target} = {self.expression(self.meeting(type), 3)}")

    def poke(self, type: str) -> Lines:
        """A byte of an integer variable or parameter, through its address."""
        variables = self.visible("scalar", type, assignable=True)
        if not variables:
            return self.printing()
        name, size = self.random.choice(variables).name, int(type[1:]) // 8
        return Lines(f"poke((&{name} as *u8) + {self.random.randrange(size)}, {self.expression('u8', 2)})")

    def printing(self) -> Lines:
        type = self.random.choice(SCALARS)
        value = self.expression(type, 2)
        if type in FLOATS:
            return Lines(f"show_float(({value}) as f64)")
        return Lines(f"show({value} as u64)" if type != "u64" else f"show({value})")

    def branch(self, depth: int) -> Lines:
        parts = [Lines(f"if {self.condition(3)} {{", self.block(self.random.randint(1, 3), depth - 1), "}")]
        if self.chance(50):
            parts[0].close = "} else {"
            parts.append(Lines("// else", self.block(self.random.randint(1, 3), depth - 1), "}"))
            return Sequence_(parts)
        return parts[0]

    def loop(self, depth: int) -> Lines:
        self.loops += 1
        turns = self.random.randint(1, 6)
        kind = self.random.randrange(3)
        if kind == 0:
            name, type = self.name("i"), self.random.choice(INTS)
            self.scopes.append([Variable(name, "scalar", type, True)])
            body = self.block(self.random.randint(1, 4), depth - 1)
            self.scopes.pop()
            made = Lines(f"for {name} in (0 as {type})..(({turns}) as {type}) {{", body, "}")
        else:
            name = self.name("n")
            body = [Lines(f"{name} += 1"), *self.block(self.random.randint(1, 4), depth - 1)]
            if kind == 1:
                inner = Lines(f"while {name} < {turns} {{", body, "}")
            else:
                inner = Lines("loop {", [Lines(f"if {name} >= {turns} {{ break }}"), *body], "}")
            made = Sequence_([Lines(f"var {name}: i64 = 0"), inner])
        self.loops -= 1
        return made

    # Declarations -------------------------------------------------------------------------------

    def struct(self) -> Lines:
        name = self.name("S")
        fields = []
        for _ in range(self.random.randint(1, 5)):
            fields.append((self.name("f"), self.random.choice(SCALARS), self.chance(30)))
        self.structs[name] = fields
        text = ", ".join(f"{f}: {f'[{SPAN}]' if many else ''}{t}" for f, t, many in fields)
        return Lines(f"struct {name} {{ {text} }}")

    def global_variable(self) -> Lines:
        name, type = self.name("g"), self.random.choice(SCALARS)
        if self.chance(40):
            self.globals.append(Variable(name, "array", type))
            return Lines(f"var {name}: [{SPAN}]{type}")
        self.globals.append(Variable(name, "scalar", type))
        return Lines(f"var {name}: {type} = {self.literal(type)}")

    def function(self) -> Lines:
        name = self.name("fn")
        self.budget = 3
        result = self.random.choice((None, *SCALARS))
        params, scope, texts = [], [], []
        for _ in range(self.random.randint(0, 4)):
            kind = self.random.choice(
                ("scalar", "scalar", "pointer", "structptr" if self.structs else "scalar")
            )
            type = (
                self.random.choice(sorted(self.structs))
                if kind == "structptr"
                else self.random.choice(SCALARS)
            )
            param = self.name("x")
            params.append((kind, type))
            scope.append(Variable(param, kind, type))
            texts.append(f"{param}: {'' if kind == 'scalar' else '*'}{type}")
        self.scopes, self.result = [scope], result
        body = self.block(self.random.randint(2, 6), 2)
        if result is not None:
            body.append(Lines(f"return {self.expression(result, 2)}"))
        self.scopes, self.result = [], None
        self.functions.append(Signature(name, params, result))
        arrow = f" -> {result}" if result else ""
        return Lines(f"func {name}({', '.join(texts)}){arrow} {{", body, "}")

    def trap(self) -> Lines:
        """A statement that traps, or may."""
        zero = self.expression("i64", 1)
        return Lines(
            self.random.choice(
                (
                    f"show((7 / ({zero} & 1)) as u64)",
                    f"show(trap_array[{zero} & 15] as u64)",
                    f"trap_array[{zero} & 15] = 1",
                    f"assert(({zero} & 1) == 0)",
                    f"trap_block[({zero} & 31) - 8] = 3",
                    f"show(trap_block[{zero} & 15] as u64)",
                    "sys_munmap(trap_block as *u8, 64)",
                    "trap_string[0] = 1",
                )
            )
        )

    def program(self) -> Lines:
        parts = [self.struct() for _ in range(self.random.randint(0, 2))]
        parts += [self.global_variable() for _ in range(self.random.randint(1, 4))]
        parts += [self.function() for _ in range(self.random.randint(1, 5))]
        self.budget, self.scopes = 8, [[]]
        body = self.block(self.random.randint(6, 14), 3)
        if self.chance(25):
            self.scopes = [[]]
            at = self.random.randint(0, len(body))
            body[at:at] = [
                Sequence_(
                    [
                        Lines(f"var trap_array: [{SPAN}]i64"),
                        Lines("let trap_block: *i64 = sys_mmap(64) as *i64"),
                        Lines('let trap_string: *u8 = "fixed"'),
                        self.trap(),
                    ]
                )
            ]
        body.append(Lines("return (digest & 127) as i64"))
        parts.append(Lines("func main() -> i64 {", body, "}"))
        return Lines(
            "// made by scripts/fuzz", [*parts, *(Lines(line) for line in PRINTING.splitlines())], ""
        )


class Sequence_(Lines):
    """Parts that stand one after the other, without lines of their own around them."""

    def __init__(self, parts: list[Lines]) -> None:
        super().__init__("", parts)

    def text(self, indent: str = "") -> str:
        return "".join(part.text(indent) for part in self.parts or ())


PRINTING = """\
func poke(p: *u8, v: u8) { p[0] = v }
var digest: u64 = 14695981039346656037
func show(v: u64) {
    digest = (digest ^ v) * 1099511628211
    var b: [21]u8
    var k: i64 = 20
    var m: u64 = v
    b[20] = '\\n'
    loop {
        k = k - 1
        b[k] = ((m % 10) as u8) + 48
        m = m / 10
        if m == 0 { break }
    }
    sys_write(1, &b[k], 21 - k)
}
func show_float(x: f64) {
    if x != x { show(1); return }
    var y: f64 = x
    show((&y as *u64)[0])
}
"""


def generate(seed: int) -> Lines:
    """The program of a seed."""
    return Generator(seed).program()


if __name__ == "__main__":
    import sys

    sys.stdout.write(generate(int(sys.argv[1])).text())
