"""The example of an outside rule: found once it is installed, and doing what it says."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from casusbelli.core.events import DiceRolled, Event, OrdersJudged, OrdersRevealed
from casusbelli.engine import play
from casusbelli.engine.component import RulesClash
from casusbelli.engine.dice import Dice
from casusbelli.engine.game import Game
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import packs_beside, read_spec, rule_set
from casusbelli.testing.random_games import SEED
from examples.plebiscite.casusbelli_plebiscite import Polled, Urged
from tests.engine.known import EUROPE, KNOWN, MORE

HOME = Path(__file__).parents[2] / "examples" / "plebiscite"
PROJECT: dict[str, Any] = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["project"]


# --- as a package


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """The package as an installer leaves it: its module, and its entry points beside it."""
    shutil.copy(HOME / "casusbelli_plebiscite.py", tmp_path)
    info = tmp_path / f"casusbelli_plebiscite-{PROJECT['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {PROJECT['name']}\nVersion: {PROJECT['version']}\n", encoding="utf-8"
    )
    groups: dict[str, dict[str, str]] = PROJECT["entry-points"]
    lines = [f"[{group}]\n" + "".join(f"{n} = {o}\n" for n, o in table.items()) for group, table in groups.items()]
    (info / "entry_points.txt").write_text("".join(lines), encoding="utf-8")
    return tmp_path


def python(site: Path, code: str, *arguments: str) -> str:
    """What a Python says in which the package is installed."""
    environment = {**os.environ, "PYTHONPATH": str(site)}
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], env=environment, cwd=site, capture_output=True, text=True, check=True
    )
    return done.stdout


CASUS = "from casusbelli.cli.main import main; main()"
A_GAME = """
from casusbelli.engine import play
from casusbelli.engine.game import Game
from casusbelli.variants import board

game = Game.new("plebiscite(provinces=BEL HOL, tie=dice)", board("standard"), bytes(32))
game.submit("France", "Urge A BEL - RUH")
game.submit("Germany", "A BEL H")
game.process()
assert play.fold(game.rules, game.log) == game.state
print(game.spec, game.phase, *game.view()["units"]["Belgium"])
"""


def test_it_is_found_when_it_is_installed(site: Path) -> None:
    assert json.loads(python(site, CASUS, "variants", "--json"))["rules"]["plebiscite"] == KNOWN["plebiscite"].title
    assert "plebiscite" in python(site, CASUS, "variants")


def test_a_game_with_it_is_played(site: Path) -> None:
    told = python(site, A_GAME).strip()
    assert told.startswith("plebiscite(provinces=BEL HOL, tie=dice) F1901M A ")


# --- what it does


@pytest.fixture(autouse=True)
def _more_packs() -> Iterator[None]:
    with packs_beside(*MORE):
        yield


def new_game(text: str = "plebiscite(provinces=BEL HOL)", **scripted: int) -> Game:
    dice = Dice(SEED, scripted={f"plebiscite/{label}": roll for label, roll in scripted.items()})
    read = read_spec(text)
    game = Game(read, rule_set(read, EUROPE, dice=dice))
    game.log, game.state = play.begin(game.rules)
    return game


def judged(game: Game, **orders: str) -> list[Event]:
    for seat, text in orders.items():
        draft = game.submit(seat, text)
        assert not draft.refused
        assert not draft.misread
    return game.process()


def test_militias_stand_in_the_neutral_centres() -> None:
    everywhere = new_game("plebiscite").view()["units"]
    assert {owner for owner in everywhere if owner not in EUROPE.power} == {
        "Belgium", "Bulgaria", "Denmark", "Greece", "Holland", "Norway", "Portugal", "Rumania", "Serbia", "Spain",
        "Sweden", "Tunis",
    }  # fmt: skip
    chosen = new_game().view()["units"]
    assert {owner: units for owner, units in chosen.items() if owner not in EUROPE.power} == {
        "Belgium": ["A BEL"],
        "Holland": ["A HOL"],
    }


@pytest.mark.parametrize("said", ["PAR", "BUR", "XYZ"])
def test_there_is_no_militia_where_there_is_no_neutral_centre(said: str) -> None:
    with pytest.raises(RulesClash, match=f"plebiscite.provinces = 'BEL {said}': {said} is not a neutral supply center"):
        new_game(f"plebiscite(provinces=BEL {said})")


def test_what_most_seats_urge_is_done() -> None:
    game = new_game()
    judged(game, France="Urge A BEL - RUH", England="A BEL - RUH", Germany="Urge A BEL H, Urge A HOL - KIE")
    assert game.view()["units"]["Belgium"] == ["A RUH"]
    assert game.view()["units"]["Holland"] == ["A HOL"]  # bounced
    assert [type(event) for event in game.log if isinstance(event, DiceRolled)] == []


def test_nobody_urges_and_it_holds() -> None:
    game = new_game()
    log = judged(game, France="A PAR - BUR")
    rows = {row.order: row for event in log if isinstance(event, OrdersJudged) for row in event.judgements}
    assert not rows["A BEL H"].ordered


def test_a_tie_holds_and_may_be_broken_by_a_die() -> None:
    tie = {"France": "A BEL - RUH", "England": "A BEL - PIC"}
    game = new_game()
    judged(game, **tie)
    assert game.view()["units"]["Belgium"] == ["A BEL"]
    for roll, place in ((1, "PIC"), (2, "RUH")):
        game = new_game("plebiscite(provinces=BEL, tie=dice)", **{"S1901M/BEL": roll})
        log = judged(game, **tie)
        rolled = next(event for event in log if isinstance(event, DiceRolled))
        assert (rolled.sides, rolled.roll, rolled.source) == (2, roll, "scripted")
        assert game.view()["units"]["Belgium"] == [f"A {place}"]


def test_votes_count_for_one_phase_only() -> None:
    game = new_game()
    judged(game, France="A BEL - RUH")
    judged(game, France="A PAR H")
    assert game.view()["units"]["Belgium"] == ["A RUH"]


def test_a_militia_gives_and_takes_support_and_is_found_wherever_it_is() -> None:
    game = new_game()
    judged(game, France="A PAR - BUR, A BEL S A PAR - BUR", Germany="A MUN - BUR")
    assert "A BUR" in game.view()["units"]["France"]
    judged(game, France="A BEL - RUH")
    judged(game, Germany="A RUH - HOL, A HOL - BEL")
    assert game.view()["units"]["Belgium"] == ["A HOL"]
    assert game.view()["units"]["Holland"] == ["A BEL"]


def test_dislodged_it_is_disbanded_and_its_centre_is_taken() -> None:
    game = new_game()
    judged(game, France="F BRE - ENG, A PAR - PIC")
    judged(game, France="A PIC - BEL, F ENG S A PIC - BEL")
    assert game.phase == "W1901A"
    assert "Belgium" not in game.view()["units"]
    assert "BEL" in game.view()["centers"]["France"]


@pytest.mark.parametrize(
    ("text", "code", "sentence"),
    [
        ("Urge A PAR - BUR", "no-militia", "Urge A PAR - BUR is not an order to a militia"),
        ("Urge A BEL - PAR", "not-adjacent", "A BEL cannot move to Paris"),
        ("A BEL - PAR", "not-adjacent", "A BEL cannot move to Paris"),
        ("Urge A GAL H", "no-unit", "there is no unit in Galicia"),
        ("Urge A BEL H, A BEL - RUH", "two-urges", "You urge A BEL to do several things."),
        ("A SPA H", "no-unit", "there is no unit in Spain"),
    ],
)
def test_what_is_refused(text: str, code: str, sentence: str) -> None:
    draft = new_game().submit("France", text)
    assert not draft.orders
    assert not draft.misread
    assert {why.code for _order, why in draft.refused} == {code}
    assert sentence in draft.refused[0][1].text


def test_the_same_twice_is_once_and_short_spellings_are_filled_in() -> None:
    draft = new_game().submit("France", "bel - ruh; urge Army Belgium to Ruhr")
    assert [str(order) for order in draft.orders] == ["Urge A BEL - RUH"] * 2


def test_in_winter_nobody_is_urged() -> None:
    game = new_game()
    judged(game, Austria="A BUD - SER")
    judged(game)
    assert game.phase == "W1901A"
    (_order, why), *_others = game.submit("Austria", "Urge A BEL H").refused
    assert (why.code, why.text) == (
        "wrong-phase",
        "You can give Urge A BEL H only in Spring movement or Fall movement.",
    )


def test_votes_are_secret() -> None:
    """What the others urged, as long as the result is the same, is not to be found out."""
    one, other = new_game(), new_game()
    judged(one, France="A BEL - RUH", England="A BEL - RUH", Italy="A BEL H", Turkey="A BEL - PIC")
    judged(other, France="A BEL - RUH", Russia="A BEL - RUH", Germany="A BEL - BUR", Italy="A BEL H")
    for seat in ("France", "Italy", None):
        assert one.view(seat) == other.view(seat)
        assert one.panels(seat) == other.panels(seat)
        told = [[e for e in game.history(seat) if not isinstance(e, OrdersRevealed)] for game in (one, other)]
        assert told[0] == told[1]
    assert one.view() != other.view()
    militia = next(unit.id for unit in one.state.units.values() if unit.owner == "Belgium")
    assert one.view("Italy")["state"]["plebiscite"]["votes"] == {"Italy": {str(militia): "A BEL H"}}
    assert [event.order for event in one.history("Italy") if isinstance(event, Urged)] == ["A BEL H"]
    assert [event.votes for event in one.history(None) if isinstance(event, Polled)] == [2]
    assert all(event.secret.keys() <= {"Italy"} for event in one.history("Italy") if isinstance(event, OrdersRevealed))


def test_what_a_player_is_told() -> None:
    game = new_game()
    (told,) = game.preview("France", "A BEL - RUH")
    assert (told.text, told.certain) == (
        "The militia carries out A BEL - RUH if no other order gets as many votes.",
        False,
    )
    judged(game, France="A BEL - RUH", England="A BEL - RUH")
    (panel,) = (panel for panel in game.panels("France") if panel.title == "Plebiscites")
    assert panel.rows == (("A BEL - RUH", "2", "A BEL - RUH"),)
    assert next(p for p in game.panels(None) if p.title == "Plebiscites").rows == (("A BEL - RUH", "2", ""),)
    text = game.rules_text()
    assert "there is a militia in each of these centers: Belgium, Holland." in text
    assert "If there is a tie, the militia holds." in text
    assert "| `Urge <order>` | Movement |" in text


def test_the_readme_names_what_is_there() -> None:
    readme = (HOME / "README.md").read_text(encoding="utf-8")
    assert PROJECT["readme"] == "README.md"
    module = (HOME / "casusbelli_plebiscite.py").read_text(encoding="utf-8")
    table = [line.split("|")[2] for line in readme.split("\n") if line.startswith("| ")][1:]
    for name in (word for cell in table for word in cell.split("`")[1::2]):
        assert name in module, name


def test_it_stands_beside_any_other_list_of_components() -> None:
    game = new_game()
    assert RuleSet(tuple(reversed(game.rules.components)), EUROPE).plan == game.rules.plan
