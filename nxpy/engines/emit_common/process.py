"""Running an emitted program in a process of its own.

What the command line permits reaches it through the environment: NX_ARGV0, NX_MEMORY_LIMIT (bytes),
NX_MEMORY_EXIT (exit code of trap R0005), NX_ALLOW_READ, NX_ALLOW_WRITE (`:` between paths),
NX_ALLOW_CLOCK, NX_TIMEOUT (seconds), NX_PARENT (a process without which it ends).
"""

from __future__ import annotations

import os
import signal
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from subprocess import Popen
    from threading import Thread

    from nxpy.runtime.options import RunOptions

TIMED_OUT, INTERRUPTED = 124, 130
GRACE = 5.0
"""Seconds that a program may take over its time-out before it is killed."""


def environment(options: RunOptions) -> dict[str, str]:
    """What the program is told of its options."""
    made = {name: value for name, value in os.environ.items() if not name.startswith("NX_")}
    made["NX_PARENT"] = str(os.getpid())
    made["NX_ARGV0"] = os.fsdecode(options.argv0)
    made["NX_MEMORY_LIMIT"] = str(options.memory_limit)
    made["NX_MEMORY_EXIT"] = str(options.memory_exit)
    made["NX_ALLOW_READ"] = ":".join(map(os.path.realpath, options.allow_read))
    made["NX_ALLOW_WRITE"] = ":".join(map(os.path.realpath, options.allow_write))
    made["NX_ALLOW_CLOCK"] = "1" if options.allow_clock else ""
    made["NX_TIMEOUT"] = f"{options.timeout:g}" if options.timeout else ""
    return made


def execute(command: list[str], options: RunOptions) -> int:
    """Runs an emitted program with the options' arguments; its exit code.

    The program keeps its own time, so that what it printed comes out; `GRACE` later it is killed. What
    stops this process stops the program too.
    """
    from subprocess import PIPE, Popen, TimeoutExpired

    before = {number: signal.signal(number, _stop) for number in (signal.SIGTERM, signal.SIGHUP)}
    words = [*command, *map(os.fsdecode, options.args)]
    process = Popen(words, env=environment(options), stderr=PIPE if options.reported else None)
    reader = _relayed(process, options)
    try:
        code = process.wait(options.timeout + GRACE if options.timeout else None)
    except TimeoutExpired:
        return TIMED_OUT
    except KeyboardInterrupt:
        process.send_signal(signal.SIGINT)  # it may not have come from a terminal, which tells both
        return _in_time(process, INTERRUPTED)
    finally:
        process.kill()
        process.wait()
        for number, handler in before.items():
            signal.signal(number, handler)
        if reader is not None:
            reader.join(GRACE)
    return code if code >= 0 else 128 - code


def _relayed(process: Popen[bytes], options: RunOptions) -> Thread | None:
    """Passes on what comes through the pipe that is the program's stderr, where there is one."""
    if process.stderr is None or options.reported is None:
        return None
    from threading import Thread

    from nxpy.runtime.relay import Relay

    reader = Thread(target=Relay(options.reported).drain, args=(process.stderr.fileno(),), daemon=True)
    reader.start()
    return reader


def _in_time(process: Popen[bytes], code: int) -> int:
    """Lets a program that was told to stop write out what it has printed."""
    from subprocess import TimeoutExpired

    try:
        process.wait(GRACE)
    except (TimeoutExpired, KeyboardInterrupt):
        pass
    return code


def _stop(number: int, frame: object) -> None:
    sys.exit(128 + number)
