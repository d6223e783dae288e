"""``casus admin audit``: the audit log on the command line."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import click

from casusbelli.cli.os_user import operator_of

if TYPE_CHECKING:
    from casusbelli.service.base.service import Service

UNSOUND = 1


@click.group(epilog="Example: casus admin audit verify")
def audit() -> None:
    """List, verify and export what was done by virtue of an office, and on the command line."""


@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--last", default=50, show_default=True, type=click.IntRange(1, 100), help="How many entries.")
@click.option("--before", type=click.IntRange(1), help="Only entries before this number.")
def list_audit(service: Service, as_json: bool, last: int, before: int | None) -> None:
    """List the newest entries."""
    from casusbelli.service.people import audit_log

    found = audit_log.entries(service, operator_of(service), before, last)["entries"]
    if as_json:
        click.echo(json.dumps(found, indent=1))
        return
    for entry in reversed(found):
        by = f"{entry['operator']} (command line)" if entry["operator"] else str(entry["by"])
        about = [entry["whom"], entry["game"], *(f"{key}={value}" for key, value in entry["data"].items())]
        told = " ".join(str(one) for one in about if one)
        why, place = (
            (f": {entry['why']}" if entry["why"] else ""),
            f"  [{entry['network']}]" if entry["network"] else "",
        )
        click.echo(f"{entry['n']:6}  {_minute(entry['at'])}  {by}  {entry['act']}  {told}{why}{place}")


@click.option("--hash", "known", default="", help="A hash that `verify` printed before: its entry must still be there.")
def verify_audit(service: Service, known: str) -> None:
    """Check the chain of hashes, and print the last one. Note it somewhere else. The exit code is 1 if an entry was
    changed or deleted."""
    from casusbelli.service.people import audit_log

    wrong = audit_log.faults(service, known)
    number, chain = audit_log.head(service)
    click.echo("\n".join(wrong) or f"{number} entries, sound; the last hash is {chain or 'none'}")
    if wrong:
        raise SystemExit(UNSOUND)


def export_audit(service: Service) -> None:
    """Print all entries with their hashes, one JSON object a line."""
    from casusbelli.service.people import audit_log

    for entry in audit_log.exported(service):
        click.echo(json.dumps(entry, sort_keys=True))


def register(command: Any) -> None:
    """Add the commands. ``command``: registers one that gets an open service."""
    command(audit, "list", "audit list --last 20")(list_audit)
    command(audit, "verify", "audit verify --hash 1f3a")(verify_audit)
    command(audit, "export", "audit export > audit.jsonl")(export_audit)


def _minute(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
