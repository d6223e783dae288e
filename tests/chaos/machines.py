"""The processes of the service in a storm: started, killed, stopped, woken; and when each was up."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from threading import Lock

PATIENCE = 90.0  # seconds until a process answers on a busy machine


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


@dataclass
class Machine:
    """One process. ``port``: of a web process; 0 for a worker. ``ups``: the spans in which it ran."""

    name: str
    role: str
    args: Sequence[str]
    log: Path
    port: int = 0
    process: int = 0
    stopped: bool = False
    ups: list[list[float]] = field(default_factory=list)
    processor: float = 0.0  # seconds, of all processes of this name that have ended


@dataclass
class Machines:
    """``env``: more of the environment of all processes. ``mutant``: the safeguard that they lack."""

    folder: Path
    mutant: str | None = None
    env: Mapping[str, str] = field(default_factory=dict)
    all: dict[str, Machine] = field(default_factory=dict)
    lock: Lock = field(default_factory=Lock)

    def __post_init__(self) -> None:
        command = [sys.executable, "-m", "tests.chaos.served"]
        env = {**os.environ, **self.env}
        self.starter = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
        assert self.starter.stdout is not None
        if self.starter.stdout.readline() != "ready\n":
            raise SystemExit("storm: the service cannot be imported")

    def add(self, name: str, role: str, *args: str) -> Machine:
        port = free_port() if role != "worker" else 0
        more = ["--role", role, *(("--port", str(port)) if port else ()), *args]
        made = self.all[name] = Machine(name, role, more, self.folder / f"{name}.log", port)
        return made

    @property
    def ports(self) -> list[int]:
        return [machine.port for machine in self.all.values() if machine.port]

    def start(self, name: str) -> None:
        machine = self.all[name]
        with self.lock:
            assert self.starter.stdin is not None
            assert self.starter.stdout is not None
            wanted = {"args": machine.args, "log": str(machine.log), "mutant": self.mutant}
            self.starter.stdin.write(json.dumps(wanted) + "\n")
            self.starter.stdin.flush()
            machine.process = int(self.starter.stdout.readline())
        machine.stopped = False
        machine.ups.append([time.time(), float("inf")])

    def kill(self, name: str, how: signal.Signals = signal.SIGKILL) -> None:
        machine = self.all[name]
        machine.ups[-1][1] = time.time()
        machine.processor += processor_of(machine.process)
        _send(machine.process, how)
        if machine.stopped:
            _send(machine.process, signal.SIGCONT)
        end = time.monotonic() + PATIENCE
        while lives(machine.process):
            if time.monotonic() > end:
                _send(machine.process, signal.SIGKILL)
            time.sleep(0.005)

    def suspend(self, name: str) -> None:
        machine = self.all[name]
        machine.ups[-1][1] = time.time()
        machine.stopped = True
        _send(machine.process, signal.SIGSTOP)

    def wake(self, name: str) -> None:
        machine = self.all[name]
        machine.stopped = False
        machine.ups.append([time.time(), float("inf")])
        _send(machine.process, signal.SIGCONT)

    def await_web(self) -> bool:
        """Until each web process answers; False if one does not."""
        end = time.monotonic() + PATIENCE
        while not all(answers(port) for port in self.ports):
            if time.monotonic() > end:
                return False
            time.sleep(0.05)
        return True

    def close(self) -> None:
        for machine in self.all.values():
            if machine.process and lives(machine.process):
                self.kill(machine.name, signal.SIGTERM)
        assert self.starter.stdin is not None
        self.starter.stdin.close()
        self.starter.wait(10)


def _send(process: int, how: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, how)


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def processor_of(process: int) -> float:
    """Seconds of processor time that it has used."""
    with suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def answers(port: int) -> bool:
    connection = HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", "/livez")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
