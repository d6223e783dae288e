"""Starts processes of the service: ``casus serve`` with its arguments, or one with a safeguard taken out.

Importing the service takes longer than a process lives in a storm. So one process imports it and then forks a new one
for each line that it reads: {"args": [...], "log": FILE, "mutant": NAME or null}. It answers with the process's number.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import sys
import traceback
from typing import Any

NEEDED = (
    "casusbelli.cli.main",
    "casusbelli.cli.serve",
    "casusbelli.notify.mail",
    "casusbelli.notify.sender",
    "casusbelli.notify.webhooks",
    "casusbelli.service.ops.bot_turns",
    "casusbelli.service.ops.worker",
    "casusbelli.store.postgres",
    "casusbelli.store.sqlite",
    "casusbelli.web.app",
    "casusbelli.web.server",
    "aiosmtplib",
    "uvicorn",
)


def serve(args: list[str], log: str, mutant: str | None) -> None:
    """The life of one process."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), 1)
    os.dup2(1, 2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    code = 1
    try:
        if mutant:
            from tests.chaos import mutants  # only a crippled service needs it

            mutants.cripple(mutant)
        from casusbelli.cli.main import main  # imported long ago

        main(["serve", *args], prog_name="casus", standalone_mode=True)
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    except BaseException:
        traceback.print_exc()
    sys.stdout.flush()
    os._exit(code)


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them: no zombies
    for name in NEEDED:
        importlib.import_module(name)
    print("ready", flush=True)
    for line in sys.stdin:
        wanted: dict[str, Any] = json.loads(line)
        process = os.fork()
        if not process:
            serve(wanted["args"], wanted["log"], wanted["mutant"])
        print(process, flush=True)


if __name__ == "__main__":
    main()
