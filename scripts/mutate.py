#!/usr/bin/env python3
"""Feeds nxpy broken programs: none may give a traceback, hang, or take a gigabyte.

    scripts/mutate.py                              2,000 mutants of the gates and the library
    scripts/mutate.py --count 20000 --seed 7 CASES...  of these files and folders as well

A mutant is one file of the corpus with some bytes flipped, dropped or doubled, or tokens swapped or
brought from another file. It is a function of the seed, its number and the corpus, so any failure
can be repeated with `--only NUMBER`. Every mutant is compiled and run in the interpreter, for a
short time: a gate that runs for ever is no failure. What is one: a fault of nxpy (I0001, a Python
traceback, an exit code that a run cannot have), more than 5 seconds, more than 1 GiB. A failure is
made small before it is shown, and kept in a file. The exit code is 1 where there was any.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import re
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, wait
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

SECONDS = 5.0
MEMORY = 1 << 30
RUN = ("run", "--engine", "interp", "--timeout", "0.2", "--max-memory", "64M")
CHECK = ("check",)
RECYCLE = 1000
"""Cases after which a worker is replaced, so that a slow leak shows as what it is."""
SHRINK_TRIES = 300

TOKENS = re.compile(
    rb"[A-Za-z_]\w*|\d\w*(?:\.\d\w*)?|\"(?:\\.|[^\"\n])*\"|'(?:\\.|[^'\n])*'|//[^\n]*|::|->|\.\.|<<|>>|[=!<>]=|[^\s\w]|\s+"
)
OPERATORS = b"+ - * / % & | ^ << >>".split()
COMPARISONS = b"== != < <= > >=".split()
TYPES = b"i8 i16 i32 i64 u8 u16 u32 u64 bool f32 f64".split()
NUMBERS = b"0 1 2 7 8 63 64 127 128 255 256 65536 0x7fffffff 0x7fffffffffffffff 4096 1000000007".split()
CLASSES = (OPERATORS, COMPARISONS, TYPES, NUMBERS)
"""A token in place of another of its class gives a mutant that often still compiles."""

WORDS = [
    *OPERATORS,
    *COMPARISONS,
    *TYPES,
    *NUMBERS,
    *b"{ } ( ) [ ] ; , . .. :: -> = && || ! ~ += -= <<= @ # $ ` ? // /* */ \\ ' \" '' \"\" 'a' \\x".split(),
    *b"as if else while loop for in break continue return let var const struct func import".split(),
    *b"true false null sizeof 18446744073709551615 18446744073709551616 1.5 1e308 1e999 0777".split(),
    *b"1__0 fn int ++ && := def elif and or not True None sys_mmap(8) sys_munmap sys_exit(3)".split(),
    *b"sys_clock_ns() assert(false) sqrt main::main".split(),
    *(word.encode() for word in ("\0", "\x7f", "\u202e", "\ufeff", "\u6f22")),
]

Corpus = list[tuple[str, bytes]]


# Mutants ----------------------------------------------------------------------------------------


def flip(data: bytearray, rng: random.Random, corpus: Corpus) -> None:
    """One bit, or one whole byte."""
    at = rng.randrange(len(data))
    data[at] = data[at] ^ (1 << rng.randrange(8)) if rng.random() < 0.5 else rng.randrange(256)


def drop(data: bytearray, rng: random.Random, corpus: Corpus) -> None:
    start, end = stretch(data, rng)
    del data[start:end]


def double(data: bytearray, rng: random.Random, corpus: Corpus) -> None:
    start, end = stretch(data, rng)
    at = rng.randrange(len(data) + 1)
    data[at:at] = data[start:end] * rng.choice((1, 1, 1, 2, 50))


def cut(data: bytearray, rng: random.Random, corpus: Corpus) -> None:
    """Everything behind some place."""
    del data[rng.randrange(len(data)) :]


def swap_tokens(data: bytearray, rng: random.Random, corpus: Corpus) -> None:
    tokens = TOKENS.findall(bytes(data))
    if len(tokens) > 1:
        i, j = rng.randrange(len(tokens)), rng.randrange(len(tokens))
        tokens[i], tokens[j] = tokens[j], tokens[i]
        data[:] = b"".join(tokens)


def drop_token(data: bytearray, rng: random.Random, corpus: Corpus) -> None:
    tokens = TOKENS.findall(bytes(data))
    if tokens:
        del tokens[rng.randrange(len(tokens))]
        data[:] = b"".join(tokens)


def put_token(data: bytearray, rng: random.Random, corpus: Corpus) -> None:
    """A word of the language, or of another, in place of a token or between two."""
    tokens = TOKENS.findall(bytes(data))
    at = rng.randrange(len(tokens) + 1)
    word = rng.choice(WORDS)
    if rng.random() < 0.3:
        word = rng.choice(TOKENS.findall(rng.choice(corpus)[1]) or [word])
    tokens[at : at + rng.randrange(2)] = [b" ", word, b" "]
    data[:] = b"".join(tokens)


def change_token(data: bytearray, rng: random.Random, corpus: Corpus) -> None:
    """A number, operator or type becomes another."""
    tokens = TOKENS.findall(bytes(data))
    group = rng.choice(CLASSES)
    places = [i for i, token in enumerate(tokens) if token in group]
    if places:
        tokens[rng.choice(places)] = rng.choice(group)
        data[:] = b"".join(tokens)


def put_lines(data: bytearray, rng: random.Random, corpus: Corpus) -> None:
    """Lines of another file."""
    lines = rng.choice(corpus)[1].splitlines(keepends=True) or [b"\n"]
    start = rng.randrange(len(lines))
    own = bytes(data).splitlines(keepends=True)
    at = rng.randrange(len(own) + 1)
    own[at:at] = lines[start : start + rng.randint(1, 8)]
    data[:] = b"".join(own)


MUTATIONS: tuple[Callable[[bytearray, random.Random, Corpus], None], ...] = (
    flip, flip, drop, double, cut, swap_tokens, swap_tokens, drop_token, drop_token, put_token,
    put_token, put_token, put_lines,
)  # fmt: skip


def stretch(data: bytearray, rng: random.Random) -> tuple[int, int]:
    start = rng.randrange(len(data))
    return start, min(len(data), start + int(2 ** rng.uniform(0, 8)))


def mutant(corpus: Corpus, seed: int, number: int) -> tuple[str, bytes]:
    """The file that mutant `number` was made from, and its bytes."""
    rng = random.Random(f"{seed}:{number}")
    path, original = corpus[rng.randrange(len(corpus))]
    data = bytearray(original)
    gentle = rng.random() < 0.4
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 5))):
        if data:
            mutate = change_token if gentle else rng.choice(MUTATIONS)
            mutate(data, rng, corpus)
    return path, bytes(data[: 1 << 20])


# Judging ----------------------------------------------------------------------------------------


def judge(code: int, text: str) -> str:
    """What is wrong with a run that ended so, or ""."""
    if "Traceback (most recent call last)" in text:
        return "a traceback"
    if "[I0001]" in text:
        found = re.search(r"in nxpy/(\S+), line (\d+)", text)
        first = text.split("[I0001]", 1)[1].split("\n", 1)[0]
        return f"a fault: {first[:160]} at {found.group(1) if found else '?'}"
    if code == 65 and not re.search(r"error\[E\d{4}\][^\n]*\n +--> [^\n]*:\d+:\d+\n", text):
        return "exit 65 without an error that has a place"
    if code == 101 and not re.search(r"\[R\d{4}\]", text):
        return ""  # a gate may exit 101 by itself
    if code in (64, 66, 70, 137) and re.search(r"^error", text):
        return f"exit {code}: {text[:160]}"
    return ""


def run_case(path: str, data: bytes, command: Sequence[str], scratch: str) -> tuple[int, str]:
    """Compile and run in this process; the exit code and stderr."""
    from nxpy.cli.main import main

    file = os.path.join(scratch, "mutant.nx")
    Path(file).write_bytes(data)
    os.lseek(2, 0, os.SEEK_SET)
    os.ftruncate(2, 0)
    code = main([*command, "-I", os.path.dirname(path), file])
    size = os.lseek(2, 0, os.SEEK_END)
    return code, os.pread(2, min(size, 1 << 20), 0).decode("utf-8", "replace")


def work(pipe: Connection) -> None:
    """A worker: takes (path, bytes), gives (code, what is wrong, peak bytes)."""
    scratch = tempfile.mkdtemp(prefix="nxpy-mutate-")
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.dup2(null, 1)
    os.dup2(os.open(os.path.join(scratch, "stderr"), os.O_RDWR | os.O_CREAT | os.O_TRUNC), 2)
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False)  # noqa: SIM115
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (3 * MEMORY, hard))
    while True:
        case = pipe.recv()
        if case is None:
            return
        try:
            path, data, command = case
            code, text = run_case(path, data, command, scratch)
            wrong = judge(code, text)
        except BaseException as error:
            code, wrong = -1, f"an exception came out of main: {type(error).__name__}: {error}"
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        pipe.send((code, wrong, peak))


class Worker:
    """A process that runs one case after another."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.pipe, other = multiprocessing.get_context("fork").Pipe()
        self.process = multiprocessing.get_context("fork").Process(target=work, args=(other,), daemon=True)
        self.process.start()
        other.close()
        self.number = -1
        self.deadline = 0.0
        self.done = 0

    def give(self, number: int, path: str, data: bytes) -> None:
        self.number = number
        self.deadline = time.monotonic() + SECONDS
        self.pipe.send((path, data, self.command))

    def take(self) -> tuple[int, str]:
        """The exit code and what is wrong; call it when the pipe is ready or the time is over."""
        try:
            if not self.pipe.poll(max(0.0, self.deadline - time.monotonic())):
                return -1, f"not done after {SECONDS:.0f} s"
            code, wrong, peak = self.pipe.recv()
        except EOFError:
            self.process.join(1)
            return -1, f"the process died ({self.process.exitcode})"
        self.done += 1
        if not wrong and peak > MEMORY:
            wrong = f"{peak >> 20} MiB of memory"
        return code, wrong

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def once(path: str, data: bytes, command: Sequence[str]) -> str:
    """What is wrong with one case, in a process of its own."""
    worker = Worker(command)
    try:
        worker.give(0, path, data)
        return worker.take()[1]
    finally:
        worker.end()


def shrink(path: str, data: bytes, wrong: str, command: Sequence[str]) -> bytes:
    """A smaller case of the same failure, by leaving out stretches."""
    kind, tries, size = wrong[:60], 0, max(len(data) // 2, 1)
    while size and tries < SHRINK_TRIES:
        at, smaller = 0, False
        while at < len(data) and tries < SHRINK_TRIES:
            tries += 1
            candidate = data[:at] + data[at + size :]
            if once(path, candidate, command)[:60] == kind:
                data, smaller = candidate, True
            else:
                at += size
        if not smaller or size > len(data):
            size //= 2
    return data


# The command ------------------------------------------------------------------------------------


def gather(paths: list[str]) -> Corpus:
    files: set[Path] = set()
    for name in paths:
        path = Path(name)
        files |= set(path.rglob("*.nx")) if path.is_dir() else {path}
    return [(str(path.resolve()), data) for path in sorted(files) if (data := path.read_bytes())]


def run_all(
    corpus: Corpus, seed: int, count: int, jobs: int, command: Sequence[str]
) -> tuple[list[tuple[int, str]], Counter[int]]:
    """Every mutant; the failures (number, what is wrong), and how often each exit code came."""
    failures: list[tuple[int, str]] = []
    codes: Counter[int] = Counter()
    idle = [Worker(command) for _ in range(jobs)]
    busy: dict[Connection, Worker] = {}
    number = 0
    while number < count or busy:
        while idle and number < count:
            worker = idle.pop()
            worker.give(number, *mutant(corpus, seed, number))
            busy[worker.pipe] = worker
            number += 1
            if sys.stderr.isatty() and number % 50 == 0:
                print(f"\r{number:,} of {count:,}, {len(failures)} failures ", end="", file=sys.stderr)
        soonest = min(worker.deadline for worker in busy.values())
        ready = set(wait(list(busy), max(0.0, soonest - time.monotonic())))
        for pipe, worker in list(busy.items()):
            if pipe not in ready and time.monotonic() < worker.deadline:
                continue
            del busy[pipe]
            code, wrong = worker.take()
            codes[code] += 1
            if wrong:
                failures.append((worker.number, wrong))
            if wrong or worker.done >= RECYCLE:
                worker.end()
                worker = Worker(command)
            idle.append(worker)
    for worker in idle:
        worker.end()
    return failures, codes


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("paths", nargs="*", help="more files and folders of the corpus")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--only", type=int, help="run this mutant alone and print it")
    parser.add_argument("--out", default="mutants", help="folder for failures (default: mutants)")
    parser.add_argument("--check", action="store_true", help="only compile, do not run")
    options = parser.parse_args()
    command = CHECK if options.check else RUN
    corpus = gather([str(ROOT / "gates"), str(ROOT / "nxpy" / "lib"), *options.paths])
    import nxpy.cli.main
    import nxpy.cli.run
    import nxpy.driver.modules
    import nxpy.syntax.parser  # noqa: F401  (so that each worker has them from the start)

    if options.only is not None:
        path, data = mutant(corpus, options.seed, options.only)
        sys.stdout.buffer.write(data)
        print(f"\n{path}: {once(path, data, command) or 'nothing wrong'}", file=sys.stderr)
        return 0
    start = time.monotonic()
    failures, codes = run_all(corpus, options.seed, options.count, options.jobs, command)
    seen: set[str] = set()
    for number, wrong in failures:
        print(f"mutant {number}: {wrong}")
        if wrong not in seen:
            seen.add(wrong)
            keep(corpus, options.seed, number, wrong, command, Path(options.out))
    exits = ", ".join(f"{code}: {times:,}" for code, times in codes.most_common(8))
    took = time.monotonic() - start
    print(f"{options.count:,} mutants of {len(corpus)} files in {took:.0f} s; exit codes {exits}")
    print(f"{len(failures)} failures, {len(seen)} kinds")
    return 1 if failures else 0


def keep(corpus: Corpus, seed: int, number: int, wrong: str, command: Sequence[str], folder: Path) -> None:
    """Shrink a failure and write it to a file."""
    path, data = mutant(corpus, seed, number)
    small = shrink(path, data, wrong, command)
    folder.mkdir(exist_ok=True)
    target = folder / f"{seed}-{number}.nx"
    target.write_bytes(small)
    print(f"  made of {os.path.relpath(path)}, {len(data):,} bytes; {len(small):,} in {target}:")
    print("    " + small[:400].decode("utf-8", "backslashreplace").replace("\n", "\n    "))


if __name__ == "__main__":
    sys.exit(main())
