"""Replacing a running ``casus serve`` without refusing anybody: the successor inherits the listening socket and the
locks, and the old process goes on until the new one is warm. Connections wait in the socket's queue, which both share.

systemd can hand over a socket as well (``LISTEN_FDS``), and learns which process is the main one (``NOTIFY_SOCKET``).
"""

from __future__ import annotations

import json
import os
import select
import socket
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from casusbelli.cli.files import fail

VARIABLE: Final = "CASUS_HANDOVER"
WARM_SECONDS: Final = 120.0
SYSTEMD_FD: Final = 3
READY: Final = b"ready"


@dataclass(frozen=True)
class Inheritance:
    """What a predecessor, or systemd, has left to this process."""

    listening: socket.socket | None = None
    locks: Mapping[str, int] = field(default_factory=dict)
    ready: int | None = None  # a pipe on which the predecessor waits

    def tell_predecessor(self) -> None:
        if self.ready is not None:
            with suppress(OSError):  # it has gone
                os.write(self.ready, READY)
            os.close(self.ready)


def inheritance() -> Inheritance:
    left = json.loads(os.environ.pop(VARIABLE, "{}"))
    if left:
        number = left.get("listening")
        listening = socket.socket(fileno=number) if number is not None else None
        return Inheritance(listening, left["locks"], left["ready"])
    return Inheritance(_systemd_socket())


def _systemd_socket() -> socket.socket | None:
    named, count = os.environ.pop("LISTEN_PID", ""), os.environ.pop("LISTEN_FDS", "0")
    os.environ.pop("LISTEN_FDNAMES", None)
    if named != str(os.getpid()) or count == "0":
        return None
    if count != "1":
        fail(f"systemd passes {count} sockets; expected one ListenStream in the .socket unit")
    os.set_inheritable(SYSTEMD_FD, False)
    return socket.socket(fileno=SYSTEMD_FD)


def start_successor(listening: socket.socket | None, locks: Mapping[str, int]) -> str:
    """Start this command again with what this process holds, and wait until it is warm; "" if it is, or what went
    wrong."""
    ready, theirs = os.pipe()
    number = listening.fileno() if listening is not None else None
    left = {"listening": number, "locks": dict(locks), "ready": theirs}
    fds = [theirs, *locks.values(), *([number] if number is not None else [])]
    try:
        command = [sys.executable, *sys.orig_argv[1:]]
        process = subprocess.Popen(command, pass_fds=fds, env={**os.environ, VARIABLE: json.dumps(left)})
    except OSError as fault:
        os.close(ready)
        return f"it could not be started: {fault.strerror}"
    finally:
        os.close(theirs)
    try:
        heard, _, _ = select.select([ready], [], [], WARM_SECONDS)
        if heard and os.read(ready, len(READY)) == READY:
            process.returncode = 0  # it outlives this process, which is not to wait for it
            return ""
    finally:
        os.close(ready)
    process.kill()
    code = process.wait()
    return f"it ended with exit code {code}" if heard else f"it was not ready after {WARM_SECONDS:.0f} seconds"


def notify_systemd(*lines: str) -> None:
    """Tell systemd about this process (sd_notify), if it wants to know."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address:
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.connect(f"\0{address[1:]}" if address.startswith("@") else address)
            line.send("\n".join(lines).encode())
