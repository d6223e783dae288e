"""``casus rules``: prints the rulebook of one game. Also the options with which commands select rules."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

import click

from casusbelli.cli.files import fail
from casusbelli.cli.languages import complaint, language
from casusbelli.cli.maps import map_option
from casusbelli.engine.component import RulesClash
from casusbelli.engine.rulebook import rules_text
from casusbelli.engine.spec import Spec, UnknownRules, read_spec, rule_set

if TYPE_CHECKING:
    from casusbelli.core.board import Board
    from casusbelli.engine.forms import Form
    from casusbelli.engine.ruleset import RuleSet

house_rules = click.option(
    "-o",
    "--option",
    "settings",
    multiple=True,
    metavar="KEY=VALUE",
    help="Set a house rule, as listed by casus rules. Can be repeated.",
)


def chosen(settings: tuple[str, ...]) -> dict[str, str]:
    options: dict[str, str] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals or not key.strip() or not value.strip():
            fail(f"invalid option {setting!r}: expected KEY=VALUE, such as solo.centers=15")
        options[key.strip()] = value.strip()
    return options


def game_rules(spec: str, on: Board, options: Mapping[str, str]) -> tuple[Spec, RuleSet]:
    try:
        read = read_spec(spec)
        return read, rule_set(read, on, options)
    except (UnknownRules, RulesClash) as fault:
        fail(complaint(fault))


@click.command(
    epilog="""\b
Examples:
  casus rules standard
  casus rules "standard(centers=15)" -o draws.draw=list
  casus rules standard --json"""
)
@click.argument("spec")
@map_option
@house_rules
@click.option("--json", "as_json", is_flag=True, help="Print seats, steps, options and orders as JSON.")
def rules(spec: str, on: Board, settings: tuple[str, ...], as_json: bool) -> None:
    """Print the rulebook for exactly the game that SPEC describes.

    SPEC is the name of a rule set from `casus variants`, or several joined with plus signs, each with options in
    parentheses if you like: "formal(turns=8) + last-year".
    """
    read, made = game_rules(spec, on, chosen(settings))
    try:
        text = (
            json.dumps(_data(str(read), made), indent=1) + "\n" if as_json else rules_text(made, str(read), language())
        )
    except RulesClash as fault:  # some conflicts show up only in the rulebook
        fail(complaint(fault))
    click.echo(text, nl=False)


def _data(spec: str, made: RuleSet) -> dict[str, object]:
    return {
        "rules": spec,
        "map": made.board.name,
        "start": made.start,
        "seats": [{"name": seat.name, "powers": list(seat.powers)} for seat in made.seats],
        "steps": [
            {
                "name": step.name,
                "phase": f"{step.season}<year>{step.kind}" if step.kind else "",
                "kind": step.kind,
                "season": step.season,
                "hours": step.hours,
                "silent": str(step.silent),
            }
            for step in made.plan
        ],
        "options": [
            {
                "key": key,
                "value": made.option(key),
                "default": option.default,
                "type": str(option.type),
                "sentence": str(option.sentence),
                "advanced": option.advanced,
            }
            for key, option in made.known_options.items()
        ],
        "orders": [_order(form) for form in made.forms],
    }


def _order(form: Form) -> dict[str, object]:
    return {
        "written": form.written,
        "kinds": form.kinds,
        "at_once": form.at_once,
        "secret": form.secret,
        "sentence": str(form.sentence),
    }
