"""``casus rules``: the rulebook of one game, as text and as data."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from click.testing import CliRunner, Result

from casusbelli.cli.main import main
from casusbelli.engine.component import Component, Rules, RulesClash
from casusbelli.engine.rulebook import rules_text
from casusbelli.engine.spec import Pack, packs_beside, read_spec, rule_set
from casusbelli.variants import board
from tests.packs.omens import PACKS


@pytest.fixture(autouse=True)
def _more_packs() -> Iterator[None]:
    with packs_beside(*PACKS):
        yield


def casus(*args: str) -> Result:
    result = CliRunner().invoke(main, args, prog_name="casus")
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def test_the_rulebook_is_that_of_the_game() -> None:
    made = rule_set(read_spec("standard"), board("standard"), {"solo.centers": "15", "draws.draw": "off"})
    result = casus("rules", "standard", "-o", "solo.centers=15", "--option", "draws.draw = off")
    assert (result.exit_code, result.output) == (0, rules_text(made, "standard"))
    assert "| **15** (printed rule: As many as the map says) |" in result.output
    assert "| **No draws** (printed rule: Shared by all powers left) |" in result.output


def test_the_rulebook_as_data() -> None:
    data: Any = json.loads(casus("rules", "omens", "--map", "standard", "--json").output)
    assert (data["rules"], data["map"], data["start"]) == ("omens", "standard", "S1901M")
    assert data["seats"][0] == {"name": "Austria", "powers": ["Austria"]}
    steps = {step["name"]: step for step in data["steps"]}
    assert steps["F-movement"]["phase"] == "F<year>M"
    assert steps["F-movement"]["hours"] == 48
    assert steps["F-movement"]["silent"] == "Units without orders hold."
    assert (steps["omens"]["phase"], steps["omens"]["kind"]) == ("", "")
    options = {option["key"]: option for option in data["options"]}
    assert options["draws.votes"]["value"] == options["draws.votes"]["default"] == "secret"
    assert options["draws.votes"]["type"] == "secret or public"
    assert (options["draws.votes"]["advanced"], options["base.cd_removal"]["advanced"]) == (False, True)
    assert options["draws.votes"]["sentence"].endswith(".")
    orders = {order["written"]: order for order in data["orders"]}
    assert orders["Propose concession to <power>"]["at_once"]


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["chess"], "no rules are called 'chess'; there are "),
        (["standrad"], "no rules are called 'standrad'; did you mean standard?"),
        (["standard", "--map", "mars"], "no map is called 'mars'"),
        (["standard", "-o", "solo.centers=many"], "option solo.centers = 'many': expected map"),
        (["standard", "-o", "solo.centers"], "option 'solo.centers': expected KEY=VALUE"),
        (["standard", "-o", "=3"], "option '=3': expected KEY=VALUE"),
        (["standard", "-o", "colour=red"], "option 'colour': no rule of this game has it"),
        (["standard + standard"], "appears twice"),
    ],
)
def test_what_there_is_no_game_of(args: list[str], told: str) -> None:
    result = casus("rules", *args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("casus: ")
    assert told in result.stderr
    assert result.stderr.count("\n") == 1


class Torn(Component[None]):
    """Notices only when it is asked that it fits nothing."""

    name = "torn"

    def explains(self, rules: Rules) -> Iterator[str]:
        raise RulesClash("this rule cannot make up its mind")


def test_rules_that_clash_when_they_are_asked() -> None:
    with packs_beside(Pack("torn", "torn", (Torn(),))):
        result = casus("rules", "torn")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "casus: this rule cannot make up its mind\n"
