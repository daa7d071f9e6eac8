"""Diagnostics as people and programs see them."""

from __future__ import annotations

import io
import json
import re
import time

import pytest

from nxpy.base import colour
from nxpy.base.diagnostic import Diagnostic, Fix, Label
from nxpy.base.render import render, render_all, summary, to_json
from nxpy.base.source import Source, Span
from nxpy.base.visible import visible

TEXT = "func f(a: i64, b: *u8) -> i64 {\n\tlet n = a + b\n    if n {\n        n = 1\n    }\n}\n"


def span(text: str, part: str, source: Source | None = None, occurrence: int = 0) -> Span:
    """Where `part` stands in `text`."""
    at = -1
    for _ in range(occurrence + 1):
        at = text.index(part, at + 1)
    return Span(source or Source("dir/gate.nx", text), at, at + len(part))


def error(where: Span | None, **more: object) -> Diagnostic:
    return Diagnostic("E2001", "this cannot be", where, **more)  # type: ignore[arg-type]


def test_one_place() -> None:
    text = "func main() -> i64 {\n    return totl\n}\n"
    assert render(error(span(text, "totl"), label="not declared", helps=["did you mean `total`?"])) == (
        "error[E2001]: this cannot be\n"
        "  --> dir/gate.nx:2:12\n"
        "   |\n"
        " 2 |     return totl\n"
        "   |            ^^^^ not declared\n"
        "   |\n"
        "   = help: did you mean `total`?\n"
    )


def test_labels_of_one_line_hang_and_those_of_others_have_theirs() -> None:
    source = Source("dir/gate.nx", TEXT)
    plus = TEXT.index("a + b")
    d = error(
        Span(source, plus + 4, plus + 5),
        label="a `*u8`",
        related=[
            Label(Span(source, plus, plus + 1), "an `i64`"),
            Label(span(TEXT, "b: *u8", source), "here"),
        ],
    )
    assert render(d) == (
        "error[E2001]: this cannot be\n"
        "  --> dir/gate.nx:2:14\n"
        "   |\n"
        " 1 | func f(a: i64, b: *u8) -> i64 {\n"
        "   |                ------ here\n"
        " 2 |     let n = a + b\n"
        "   |             -   ^ a `*u8`\n"
        "   |             |\n"
        "   |             an `i64`\n"
    )


def test_the_main_place_shows_within_a_wider_one() -> None:
    text = "return a + b\n"
    source = Source("a", text)
    d = error(
        span(text, "+", source), label="here", related=[Label(span(text, "a + b", source), "all of it")]
    )
    assert render(d).endswith(
        " 1 | return a + b\n   |        --^-- all of it\n   |          |\n   |          here\n"
    )


def test_two_labels_at_one_place() -> None:
    text = "f(x)\n"
    source = Source("a", text)
    d = error(span(text, "f(x)", source), label="this call", related=[Label(span(text, "f", source), "this")])
    assert render(d).endswith(" 1 | f(x)\n   | ^^^^ this call\n   | |\n   | this\n")


def test_a_span_over_lines_is_drawn_beside_them() -> None:
    d = error(span(TEXT, "if n {\n        n = 1\n    }"), label="all of this")
    assert render(d) == (
        "error[E2001]: this cannot be\n"
        "  --> dir/gate.nx:3:5\n"
        "   |\n"
        " 3 | /     if n {\n"
        " 4 | |         n = 1\n"
        " 5 | |     }\n"
        "   | |_____^ all of this\n"
    )


def test_a_long_block_shows_its_ends() -> None:
    text = "{\n" + "x = 1\n" * 50 + "}\n"
    shown = render(error(Span(Source("a.nx", text), 0, len(text) - 1)))
    assert [line[:8].rstrip() for line in shown.split("\n")[3:7]] == [
        "  1 | /",
        "...   |",
        " 52 | |",
        "    | |_",
    ]


def test_distant_lines_are_parted_by_dots_and_a_single_line_between_is_shown() -> None:
    text = "".join(f"line{i}\n" for i in range(1, 10))
    source = Source("a.nx", text)
    related = [Label(span(text, "line3", source), ""), Label(span(text, "line9", source), "")]
    shown = render(error(span(text, "line1", source), related=related)).split("\n")
    assert [line for line in shown if "line" in line or line == "..."] == [
        " 1 | line1", " 2 | line2", " 3 | line3", "...", " 9 | line9",
    ]  # fmt: skip


def test_another_file_has_its_own_heading() -> None:
    other = Source("lib/other.nx", "func g() { }\n")
    d = error(span(TEXT, "n = 1"), related=[Label(Span(other, 5, 6), "declared here")])
    assert "\n  ::: lib/other.nx:1:6\n   |\n 1 | func g() { }\n   |      - declared here\n" in render(d)


def test_end_of_file_and_empty_file() -> None:
    text = "func f() {\n"
    assert " 2 |\n   | ^ here\n" in render(error(Span(Source("a", text), len(text), len(text)), label="here"))
    assert "  --> a:1:1\n   |\n 1 |\n   | ^\n" in render(error(Span(Source("a", ""), 0, 0)))


def test_a_line_break_in_a_span_does_not_reach_the_next_line() -> None:
    text = "let x\r\nlet y\r\n"
    assert " 1 | let x\n   | ^^^^^\n" in render(error(Span(Source("a", text), 0, 7)))


@pytest.mark.parametrize(
    ("line", "place", "shown", "carets"),
    [
        ("\tx\ty", "y", "    x   y", "        ^"),
        ("漢字 = x", "x", "漢字 = x", "       ^"),
        ("e\u0301 x", "x", "e\u0301 x", "  ^"),
        ('"\x1b[31m" x', "x", '"<1B>[31m" x', "           ^"),
        ("\u202e x", "x", "<U+202E> x", "         ^"),
        ("\x1b", "\x1b", "<1B>", "^^^^"),
        ("漢", "漢", "漢", "^^"),
        ("\x07\x7f\x9b", "\x9b", "<07><7F><9B>", "        ^^^^"),
    ],
)
def test_columns_of_tabs_wide_and_control_characters(line: str, place: str, shown: str, carets: str) -> None:
    text = render(error(span(line, place)))
    assert f" 1 | {shown}\n   | {carets}\n" in text


def test_nothing_a_terminal_would_obey_gets_through() -> None:
    nasty = "".join(map(chr, [*range(32), *range(127, 160), 0x200E, 0x202E, 0x2066, 0x2028, 0xFEFF, 0xD800]))
    source = Source(f"a{nasty}.nx", nasty.replace("\n", ""))
    d = Diagnostic(
        "E0001", nasty, Span(source, 3, 4), label=nasty, notes=[nasty], helps=[nasty],
        related=[Label(Span(source, 5, 6), nasty)], fix=Fix(Span(source, 1, 2), nasty, nasty),
    )  # fmt: skip
    left = set(nasty) & set(render(d))
    assert left <= {"\n"}
    assert visible("plain\n") == "plain\n"


def test_a_long_line_is_cut_around_the_caret() -> None:
    text = "a" * 5_000 + "@" + "b" * 5_000
    lines = render(error(span(text, "@"), label="here")).split("\n")
    assert lines[1] == "  --> dir/gate.nx:1:5001"
    assert lines[3].startswith(" 1 | ...aaa")
    assert lines[3].endswith("bbb...")
    assert len(lines[3]) < 140
    assert lines[3][lines[4].index("^")] == "@"


def test_a_message_is_cut_where_no_one_would_read_on() -> None:
    d = Diagnostic("E1001", "no `" + "x" * 1_000_000 + "` here", None, notes=["y" * 1_000 + "\nz"])
    head, note, rest = render(d).splitlines()
    assert head.startswith("error[E1001]: no `xxx")
    assert head.endswith("xxx` here")
    assert len(head) < 450
    assert len(note) < 450
    assert rest.strip() == "z"


def test_carets_under_a_cut_span_stop_at_the_cut() -> None:
    text = "x" * 9_000
    lines = render(error(Span(Source("a", text), 0, 9_000), label="all")).split("\n")
    assert len(lines[4]) <= len(lines[3]) + len(" all")


def test_a_line_of_ten_megabytes_takes_no_time() -> None:
    text = "(" * 10_000_000
    source = Source("a", text)
    start = time.perf_counter()
    for at in range(0, 10_000_000, 1_000_000):
        render(error(Span(source, at, at + 1), fix=Fix(Span(source, at, at + 1), "[", "so")))
    assert time.perf_counter() - start < 2


def test_a_fix_shows_the_changed_line() -> None:
    text = "func f() {\n    let x = 012\n}\n"
    where = span(text, "012")
    shown = render(error(where, fix=Fix(where, "0o12", "an octal number is written so")))
    assert shown.endswith(
        "   |\nhelp: an octal number is written so\n   |\n 2 |     let x = 0o12\n   |             ++++\n"
    )


def test_a_fix_that_removes_and_one_of_several_lines() -> None:
    text = "if (a) x\n"
    source = Source("a", text)
    removed = render(error(Span(source, 3, 6), fix=Fix(Span(source, 3, 6), "", "remove")))
    assert " 1 | if  x\n" in removed
    lines = render(error(Span(source, 7, 8), fix=Fix(Span(source, 7, 8), "{\n    x\n}", "braces"))).split(
        "\n"
    )
    numbered = [line for line in lines[lines.index("help: braces") :] if re.match(r" +\d", line)]
    assert numbered == [" 1 | if (a) {", " 2 |     x", " 3 | }"]


def test_the_first_place_named_is_the_main_one() -> None:
    other = Source("other.nx", "x\n")
    d = error(span(TEXT, "n = 1"), related=[Label(Span(other, 0, 1), "")], notes=["see"], label="label")
    found = re.search(r"(\d+):(\d+)", render(d))
    assert found is not None
    assert found.groups() == ("4", "9")


def test_notes_of_several_lines_stand_under_each_other() -> None:
    shown = render(error(None, notes=["looked in\na\nb"]))
    assert shown == "error[E2001]: this cannot be\n   = note: looked in\n           a\n           b\n"


def test_a_line_break_in_a_name_does_not_break_the_frame() -> None:
    source = Source("a\nb.nx", "x")
    d = Diagnostic("E3001", 'no "x\ny"', Span(source, 0, 1), label="l\nm")
    assert render(d) == ('error[E3001]: no "x<0A>y"\n  --> a<0A>b.nx:1:1\n   |\n 1 | x\n   | ^ l<0A>m\n')


def test_summary_counts() -> None:
    a, b = Source("a.nx", "x"), Source("b.nx", "x")
    one = error(Span(a, 0, 1))
    warning = Diagnostic("W0001", "hm", Span(b, 0, 1), severity="warning")
    assert summary([one]) == "1 error in a.nx; `nxpy explain E2001` tells more\n"
    assert summary([one, one, error(Span(b, 0, 1))]).startswith("3 errors in 2 files;")
    assert summary([one, warning, warning]).startswith("1 error, 2 warnings in 2 files;")
    assert render_all([]) == ""


def test_at_most_a_hundred_are_printed() -> None:
    source = Source("a.nx", "x" * 2_000)
    shown = render_all([error(Span(source, i, i + 1)) for i in range(1_234)])
    assert shown.count("error[E2001]") == 100
    assert "... and 1,134 more that are not shown\n" in shown
    assert "1,234 errors in a.nx" in shown


def test_json_holds_everything_on_one_line() -> None:
    text = "first\nlet x = \x1b012\n"
    where = span(text, "012")
    d = error(where, label="l", notes=["n1\nn2"], helps=["h"], fix=Fix(where, "0o12", "f"))
    line = to_json(d)
    assert line.count("\n") == 1
    assert json.loads(line) == {
        "schema": 1, "code": "E2001", "severity": "error", "message": "this cannot be",
        "file": "dir/gate.nx", "line": 2, "column": 10, "end_line": 2, "end_column": 13,
        "label": "l", "related": [], "notes": ["n1\nn2"], "helps": ["h"],
        "fix": {"file": "dir/gate.nx", "line": 2, "column": 10, "end_line": 2, "end_column": 13,
                "replacement": "0o12", "text": "f"},
    }  # fmt: skip
    assert json.loads(to_json(error(None)))["line"] is None


@pytest.mark.parametrize(
    ("flag", "environment", "expected"),
    [
        ("auto", {}, True),
        ("auto", {"TERM": "dumb"}, False),
        ("auto", {"NO_COLOR": "1"}, False),
        ("auto", {"NO_COLOR": ""}, True),
        ("auto", {"NO_COLOR": "1", "FORCE_COLOR": "1"}, False),
        ("always", {"NO_COLOR": "1"}, True),
        ("never", {"FORCE_COLOR": "1"}, False),
    ],
)
def test_colour_on_a_terminal(flag: str, environment: dict[str, str], expected: bool) -> None:
    assert colour.wanted(flag, environment, Terminal()) is expected


def test_colour_elsewhere() -> None:
    assert not colour.wanted("auto", {}, None)
    assert colour.wanted("auto", {"FORCE_COLOR": "1"}, None)
    assert not colour.wanted("auto", {"FORCE_COLOR": "0"}, None)


def test_colour_changes_nothing_but_colour() -> None:
    d = error(
        span(TEXT, "n = 1"), label="l", notes=["n"], helps=["h"], fix=Fix(span(TEXT, "n = 1"), "m", "f")
    )
    painted = render_all([d], colour=True)
    assert "\x1b[1;31merror[E2001]\x1b[0m" in painted
    plain = "\n".join(line.rstrip() for line in re.sub(r"\x1b\[[0-9;]*m", "", painted).split("\n"))
    assert plain == render_all([d])


class Terminal(io.StringIO):
    """Stands for a stream that is a terminal."""

    def isatty(self) -> bool:
        return True
