"""``casus scenario``: runs test cases and reports differences."""

from __future__ import annotations

import json
import sys
from typing import Any

import click
from msgspec import to_builtins

from casusbelli.cli.files import fail, file_text
from casusbelli.cli.maps import finder, known_maps
from casusbelli.core.board import Board
from casusbelli.core.errors import printable
from casusbelli.records.scenarios.compare import PlayedOrder
from casusbelli.records.scenarios.run import PlayedCase, run_case
from casusbelli.records.scenarios.scenario_file import Case, MalformedScenario, read_scenarios


@click.command(epilog="Example: casus scenario tests/scenarios/standard.toml --case ST-01")
@click.argument("files", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Print everything that happened as JSON.")
@click.option("--case", "wanted", metavar="ID", help="Run only this case.")
@known_maps
def scenario(files: tuple[str, ...], as_json: bool, wanted: str | None, maps: tuple[Board, ...]) -> None:
    """Run the test cases in scenario FILES (see docs/scenarios.md).

    The exit code is 0 if all cases pass, 1 if some fail, and 2 if a file has errors.
    """
    cases = [case for file in files for case in _cases(file) if wanted in (None, case.id)]
    if not cases:
        fail(f"{', '.join(files)}: no case {wanted!r}")
    played: list[PlayedCase] = []
    for case in cases:
        done = run_case(case, finder(maps))
        played.append(done)
        if not as_json:
            _tell(done)
    failed = sum(not done.passed for done in played)
    if as_json:
        click.echo(json.dumps({"cases": [_data(done) for done in played]}, indent=1))
    else:
        click.echo(f"{len(played) - failed} of {len(played)} cases pass")
    sys.exit(1 if failed else 0)


def _cases(file: str) -> list[Case]:
    try:
        return read_scenarios(file_text(file))
    except MalformedScenario as fault:
        fail(f"{file}: {fault}")


def _tell(done: PlayedCase) -> None:
    click.echo(printable(f"{'ok  ' if done.passed else 'FAIL'} {done.case.id}  {done.case.title}").rstrip())
    for failure in done.failures:
        click.echo(f"       {printable(failure)}")


def _data(done: PlayedCase) -> dict[str, Any]:
    return {
        "id": done.case.id,
        "passed": done.passed,
        "failures": done.failures,
        "turns": [
            {
                "phase": turn.phase,
                "orders": [_order(order) for order in turn.orders],
                "refused": [_order(order) for order in turn.refused],
                "events": [to_builtins(event) for event in turn.events],
                "state": turn.state,
            }
            for turn in done.turns
        ],
    }


def _order(order: PlayedOrder) -> dict[str, Any]:
    return {
        "seat": order.seat,
        "order": order.order,
        "result": " ".join(order.words),
        "reason": order.reason,
        "text": order.text,
    }
