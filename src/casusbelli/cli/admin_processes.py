"""``casus admin processes``, ``restart`` and ``drain``: the running processes of the service, on all machines."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import click

from casusbelli.cli.files import fail
from casusbelli.cli.os_user import operator_of

if TYPE_CHECKING:
    from casusbelli.service.base.service import Service

FAILED: Final = 1
WAIT_SECONDS: Final = 180.0  # for a successor to be warm, and for the old process to finish
process_option = click.option("--process", "process_id", default="", help="Only the process with this id.")


@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def list_processes(service: Service, as_json: bool) -> None:
    """List the running processes: role, host, process number, version, start and last heartbeat."""
    from casusbelli.service.ops import processes

    with service.read() as tx:
        now, rows = tx.now(), [processes.shown(row, True) for row in processes.running(tx)]
    if as_json:
        click.echo(json.dumps(rows, indent=1))
        return
    for row in rows:
        since = datetime.fromtimestamp(row["started"] / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        age = (now - row["beat"]) // 1000
        place = f"{row['host']}:{row['pid']}"
        click.echo(f"{row['id']}  {row['role']:6} {place:24} {row['status']:10} {since}  {age} s ago  {row['version']}")


@process_option
def restart(service: Service, process_id: str) -> None:
    """Replace the processes by new ones, one after another. Requests are answered all the time.

    Each starts a successor with its own command line and the code that is installed now. The old process goes on until
    the new one is warm. If one does not start, the others are left alone.
    """
    from casusbelli.service.ops.processes import RESTART, ask

    who = operator_of(service)
    for one in _alive(service, process_id):
        ask(service, RESTART, one, who)
        row = _wait(service, one, lambda row: bool(row["told"]))
        if row is not None:
            fail(f"{one} goes on; its successor did not start: {row['told']}", FAILED)
        click.echo(f"{one}: replaced")


@process_option
@click.option("--all", "everything", is_flag=True, help="All processes.")
def drain(service: Service, process_id: str, everything: bool) -> None:
    """End processes gently: they adjudicate no further phases, finish what runs, tell listeners to reconnect, and exit
    with 0.

    Load balancers see 503 at /livez for some seconds before connections are refused.
    """
    from casusbelli.service.ops.processes import DRAIN, ask

    if everything == bool(process_id):
        fail("expected --process ID (see `casus admin processes`) or --all")
    chosen, who = _alive(service, process_id), operator_of(service)
    for one in chosen:
        ask(service, DRAIN, one, who)
    for one in chosen:
        _wait(service, one, lambda _row: False)
        click.echo(f"{one}: ended")


def _alive(service: Service, process_id: str) -> list[str]:
    from casusbelli.service.ops import processes

    chosen = processes.alive(service, process_id)
    if not chosen:
        fail(f"no process {process_id} is running" if process_id else "no process is running", FAILED)
    return chosen


def _wait(service: Service, process_id: str, is_over: Callable[[dict[str, Any]], bool]) -> dict[str, Any] | None:
    """Wait until the process has signed off, or until that is no longer to be expected: then its row is returned."""
    from casusbelli.service.ops import processes

    until = time.monotonic() + WAIT_SECONDS
    while True:
        with service.read() as tx:
            row = next((row for row in processes.running(tx) if row["id"] == process_id), None)
        if row is None or is_over(row):
            return row
        if time.monotonic() > until:
            fail(f"{process_id} has not ended after {WAIT_SECONDS:.0f} seconds", FAILED)
        time.sleep(0.2)
