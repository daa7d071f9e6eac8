"""The parent's side of the workers: start them, hand out gates, take results, replace the dead."""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import sys
import time
from collections.abc import Iterator

from nxpy.gate.model import Result, Settings

TICK = 0.1
"""Seconds after which a waiting caller gets control, to show what goes on."""


class _Worker:
    """One worker process. `path` is the gate that it has in hand."""

    __slots__ = ("buffer", "connection", "path", "pid", "since")

    def __init__(self, pid: int, connection: socket.socket) -> None:
        self.pid = pid
        self.connection = connection
        self.buffer = bytearray()
        self.path: str | None = None
        self.since = 0.0


class Pool:
    """`count` workers. With `fork`, they are copies of this process, which is quick but not for a
    process that has threads; without, they are started anew. Workers stay for the next `run`."""

    __slots__ = ("_fork", "_workers", "settings", "size")

    def __init__(self, settings: Settings, count: int, *, fork: bool = True) -> None:
        self.settings = settings
        self.size = count
        self._fork = fork or not sys.executable
        self._workers: list[_Worker] = []

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End every worker; the kernel ends their gates with them."""
        for worker in self._workers:
            self._end(worker, patience=0.0)
        self._workers.clear()

    @property
    def running(self) -> list[tuple[str, float]]:
        """The gates in hand and for how many seconds, the longest first."""
        now = time.monotonic()
        pairs = [(w.path, now - w.since) for w in self._workers if w.path is not None]
        return sorted(pairs, key=lambda pair: -pair[1])

    def run(self, paths: Iterator[str]) -> Iterator[Result | None]:
        """Results in the order in which they come; None every now and then while there are none."""
        poll = select.poll()
        by_fd: dict[int, _Worker] = {}
        waiting = next(paths, None)
        for _ in range(self.size):
            if waiting is None:
                break
            worker = next((w for w in self._workers if w.path is None), None) or self._start()
            by_fd[worker.connection.fileno()] = worker
            poll.register(worker.connection, select.POLLIN)
            self._give(worker, waiting)
            waiting = next(paths, None)
        while by_fd:
            ready = poll.poll(1000 * TICK)
            if not ready:
                yield None
            for fd, _ in ready:
                worker = by_fd[fd]
                result, leaving = self._take(worker)
                if result is None and not leaving:
                    continue
                if leaving:
                    poll.unregister(fd)
                    del by_fd[fd]
                    code = self._end(worker)
                    self._workers.remove(worker)
                    result = result or _died(worker, code)
                worker.path = None
                # The next gate goes out before the result is looked at.
                if waiting is not None:
                    if leaving:
                        worker = self._start()
                        by_fd[worker.connection.fileno()] = worker
                        poll.register(worker.connection, select.POLLIN)
                    self._give(worker, waiting)
                    waiting = next(paths, None)
                elif not leaving:
                    poll.unregister(fd)
                    del by_fd[fd]
                if result is not None:
                    yield result

    def _give(self, worker: _Worker, path: str) -> None:
        worker.path = path
        worker.since = time.monotonic()
        try:
            worker.connection.sendall(json.dumps({"path": path}).encode() + b"\n")
        except OSError:
            pass  # it has died, which its socket will tell

    def _take(self, worker: _Worker) -> tuple[Result | None, bool]:
        """A result, if one is whole, and whether the worker is going or gone."""
        try:
            part = worker.connection.recv(1 << 16)
        except OSError:
            part = b""
        if not part:
            return None, True
        worker.buffer += part
        if not worker.buffer.endswith(b"\n"):
            return None, False
        values = json.loads(worker.buffer)
        worker.buffer.clear()
        return Result.from_wire(values), values["leaving"]

    def _start(self) -> _Worker:
        ours, theirs = socket.socketpair()
        if self._fork:
            pid = self._forked(ours, theirs)
        else:
            pid = self._spawned(theirs)
        theirs.close()
        worker = _Worker(pid, ours)
        if not self._fork:
            ours.sendall(json.dumps(self.settings.to_wire()).encode() + b"\n")
        self._workers.append(worker)
        return worker

    def _forked(self, ours: socket.socket, theirs: socket.socket) -> int:
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.flush()
        parent = os.getpid()
        # Ctrl-C goes to workers too, which have to ignore it from their first moment.
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        pid = os.fork()
        if pid:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
            return pid
        code = 70
        try:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
            ours.close()
            for worker in self._workers:
                worker.connection.close()
            from nxpy.gate.worker import serve

            serve(theirs, parent, self.settings)
            code = 0
        except BaseException:
            import traceback

            traceback.print_exc()
        finally:
            os._exit(code)

    def _spawned(self, theirs: socket.socket) -> int:
        import subprocess

        # Without -P, a file in the folder that we are in could stand for one of Python's.
        command = [sys.executable, "-P", "-m", "nxpy.gate.worker", str(theirs.fileno()), str(os.getpid())]
        package = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
        path = os.pathsep.join(filter(None, (package, os.environ.get("PYTHONPATH"))))
        # As above; it ignores Ctrl-C once it can, and lets go of this then.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            started = subprocess.Popen(
                command,
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": path},
            )
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        started.returncode = 0  # reaped here, by its process id
        return started.pid

    @staticmethod
    def _end(worker: _Worker, patience: float = 0.5) -> int:
        """Make sure that a worker is gone, and say how it went: its exit code, or -signal.

        One whose socket closed is about to go by itself; only then does its code say anything.
        """
        worker.connection.close()
        deadline = time.monotonic() + patience
        while True:
            pid, status = os.waitpid(worker.pid, os.WNOHANG)
            if pid:
                return os.waitstatus_to_exitcode(status)
            if time.monotonic() >= deadline:
                break
            time.sleep(0.001)
        os.kill(worker.pid, signal.SIGKILL)
        _, status = os.waitpid(worker.pid, 0)
        return os.waitstatus_to_exitcode(status)


def _died(worker: _Worker, code: int) -> Result | None:
    if worker.path is None:
        return None
    from nxpy.gate.judge import signal_name

    how = f"was ended by signal {-code} ({signal_name(-code)})" if code < 0 else f"exited {code}"
    reason = f"the worker that had this gate {how} before it could tell what became of it"
    return Result(worker.path, "error", "worker", reason)
