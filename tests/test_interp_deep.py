"""Deep recursion, deep nesting, time limits: what would break a naive translation to Python."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from conftest import ROOT, clean_environment
from interp_support import functions, program, result, run, trap, where
from nxpy.engines.interp.engine import TimeUp, execute
from nxpy.runtime.options import RunOptions


def test_recursion_100_000_deep() -> None:
    text = """
        func down(n: i64) -> i64 { if n == 0 { return 0 } return 1 + down(n - 1) }
        func even(n: i64) -> bool { if n == 0 { return true } return odd(n - 1) }
        func odd(n: i64) -> bool { if n == 0 { return false } return even(n - 1) }
        func main() -> i64 { return ((down(100000) == 100000) as i64) * 2 + (even(100000) as i64) }
    """
    assert result(text) == 3


def test_large_frames_that_do_not_recur_cost_no_depth() -> None:
    variables = "".join(f"var v{k}: i64 = 1 let p{k}: *i64 = &v{k}\n" for k in range(200))
    text = f"""
        func down(n: i64) -> i64 {{ if n == 0 {{ return leaf() }} return 1 + down(n - 1) }}
        func leaf() -> i64 {{ {variables} return v9 }}
        func main() -> i64 {{ {variables} return (down(100000) == 100001) as i64 + v7 }}
    """
    assert result(text) == 2


@pytest.mark.parametrize(
    "text",
    [
        "func f(n: i64) -> i64 { return f(n + 1) }\nfunc main() -> i64 { return f(0) }",
        "func f(n: i64) -> i64 { return 1 + f(n + 1) }\nfunc main() -> i64 { return f(0) }",
        "func f(n: i64) -> i64 { return g(n) }\nfunc g(n: i64) -> i64 { return f(n) } func main() { f(0) }",
        "func f(n: i64) -> i64 { var x: i64 = n; let p: *i64 = &x; return f(p[0]) }\nfunc main() { f(0) }",
        "func main() -> i64 { return main() }",
    ],
)
def test_endless_recursion_traps(text: str) -> None:
    found = trap(text)
    assert found.code == "R0004"
    assert where(found)[0] in (1, 2)
    assert found.skipped > 1000
    assert len(found.frames) == 15
    assert found.span is not None
    assert "(" in found.span.text


def test_memory_of_endless_recursion_is_bounded() -> None:
    """Also with many variables in each frame: well below 1 GiB."""
    variables = "".join(f"let v{k}: i64 = n + {k} + 1000000000000\n" for k in range(60))
    used = " + ".join(f"v{k}" for k in range(60))
    text = f"func f(n: i64) -> i64 {{ {variables} return f(n + 1) + {used} }}\nfunc main() {{ f(0) }}"
    code = (
        "import resource, sys; sys.path[:0] = sys.argv[1:3]; from interp_support import run\n"
        "_, _, trap = run(sys.stdin.read()); assert trap.code == 'R0004', trap\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(ROOT), str(ROOT / "tests")],
        input=text.encode(), capture_output=True, check=True, env=clean_environment(), timeout=60,
    )  # fmt: skip
    assert int(done.stdout) < 900


DEPTH = 250
ARMS = [f"if k == {n} {{ return {n} & 127 }}" for n in range(1000)]


def test_loops_nested_250_deep() -> None:
    """CPython allows 20. Breaks, continues, returns and stores to variables of all levels work."""
    loops = "".join(
        f"for v{k} in 0..{2 if k % 50 == 0 else 1} {{ top += {1 if k in (0, 100, 249) else 0}\n"
        for k in range(DEPTH)
    )
    inner = "if total == 20 { return total * 2 } total = total + 1; if v0 == 9 { break } g += 1; continue"
    text = f"""
        var g: i64 = 0
        func f(p: *i64) -> i64 {{
            var total: i64 = 0; var top: i64 = 0
            {loops} {inner} {"}" * DEPTH}
            p[0] = top
            return total
        }}
        func none(p: *i64) {{ var total: i64 = 5; let top: i64 = 0; g = 0 }}
        func main() -> i64 {{ let p: *i64 = sys_mmap(8) as *i64; return f(p) + g + p[0] }}
    """
    # Five of the loops turn twice: 32 times inside; the 21st time it returns 40, with g = 20.
    assert result(text) == 40 + 20
    assert result(text.replace("total == 20", "total == 99")) == 32 + 32 + 2 + 8 + 32


def test_while_loops_nested_deep_trap_with_one_frame_a_function() -> None:
    loops = "".join(f"var a{k}: i64 = 0\nwhile a{k} < 1 {{ a{k} += 1\n" for k in range(60))
    body = f"{loops} if n > 0 {{ return f(n - 1) }} assert(n > 0) {'}' * 60} return 1"
    found = trap(f"func f(n: i64) -> i64 {{ {body} }}\nfunc main() -> i64 {{ return f(2) }}")
    assert [name for name, _ in found.frames] == ["f", "f", "f", "main"]
    assert [span.text for _, span in found.frames] == ["assert(n > 0)", "f(n - 1)", "f(n - 1)", "f(2)"]


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        ("if a == 3 {\n" * DEPTH + "return 9" + "}" * DEPTH + "return 1", 9),
        ("return " + "(" * DEPTH + "a + 4" + ")" * DEPTH, 7),
        ("return " + "f(" * DEPTH + "0" + ")" * DEPTH, 250),
        ("return (" + " + ".join(["a"] * 1000) + ") & 127", 3000 & 127),
        ("return (" + " * ".join(["a"] * 1000) + ") & 127", pow(3, 1000, 128)),
        ("if " + " && ".join(["a == 3"] * 500) + " { return 5 } return 1", 5),
        ("return " + "~-" * 120 + "a + 120", 3),
        ("let k: i64 = 999 " + " else ".join(ARMS) + " return 1", 999 & 127),
    ],
    ids=["ifs", "parentheses", "calls", "sum", "product", "and", "unary", "else if"],
)  # fmt: skip
def test_deep_nesting_compiles(body: str, wanted: int) -> None:
    text = f"func f(n: i64) -> i64 {{ return n + 1 }}\nfunc main() -> i64 {{ let a: i64 = 3\n{body} }}"
    assert result(text) == wanted


def test_a_loop_without_end_is_stopped() -> None:
    made = program("var g: i64 = 0\nfunc main() { loop { g += 1 } }")
    begin = time.monotonic()
    with pytest.raises(TimeUp):
        execute(made, RunOptions(timeout=0.3))
    assert time.monotonic() - begin < 5


def test_recursion_limit_and_collector_are_left_as_they_were() -> None:
    import gc

    before = sys.getrecursionlimit(), gc.isenabled()
    run("func f(n: i64) -> i64 { return f(n) } func main() { f(1) }")
    assert (sys.getrecursionlimit(), gc.isenabled()) == before


def command(path: Path, *options: str) -> list[str]:
    return [sys.executable, "-m", "nxpy", "run", "--engine", "interp", *options, str(path)]


def test_timeout_and_interrupt_of_the_command(tmp_path: Path) -> None:
    import signal

    path = tmp_path / "loop.nx"
    path.write_text('func main() { sys_write(1, "before\\n", 7) loop { } }')
    environment = clean_environment(PYTHONPATH=str(ROOT))
    done = subprocess.run(
        command(path, "--timeout", "0.5"), capture_output=True, env=environment, timeout=20, check=False
    )
    assert (done.returncode, done.stdout) == (124, b"before\n")
    assert b"0.5 s" in done.stderr
    endless = path.read_text().replace("loop { }", 'sys_write(2, "up", 2) loop { }')
    path.write_text(endless)
    with subprocess.Popen(
        command(path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as running:
        assert running.stderr is not None
        assert running.stderr.read(2) == b"up"
        running.send_signal(signal.SIGINT)
        out, _ = running.communicate(timeout=20)
    assert (running.returncode, out) == (130, b"before\n")


def test_names_that_python_keeps_for_itself() -> None:
    text = """
        var print: i64 = 1
        func def(lambda: i64, None: i64) -> i64 { let class: i64 = lambda - None; return class + print }
        func sys_(x: i64) -> i64 { let f_sys_: i64 = x; let _1: i64 = 1; let _frame: i64 = 2
            return f_sys_ + _1 + _frame }
        func main() -> i64 { let int: i64 = 3; let f_main: i64 = 4; let __debug__: i64 = 5
            return def(9, int) + sys_(f_main) + __debug__ }
    """
    assert result(text) == 7 + 7 + 5


def test_shadowed_and_repeated_names() -> None:
    compiled = functions(
        """
        func f(x: i64) -> i64 {
            var s: i64 = x
            { let x: i64 = 10; s += x }
            for x in 0..3 { let y: i64 = x * 100; s += y }
            let y: i64 = x; let x_2: i64 = 1000
            return s + y + x_2
        }
        """
    )
    assert compiled["f"](1) == 1 + 10 + 300 + 1 + 1000
