"""The small rules that go with any game: together, in any order, and their refusals. The cases are in
tests/scenarios/small_rules.toml."""

from __future__ import annotations

import json
import random
from itertools import chain, combinations

import pytest
from click.testing import CliRunner

from casusbelli.cli.main import main
from casusbelli.core.board import NEUTRAL
from casusbelli.core.events import GameEnded
from casusbelli.core.mapfile import load_map
from casusbelli.engine import drafts, play
from casusbelli.engine.component import RulesClash
from casusbelli.engine.display import read_panel
from casusbelli.engine.game import Game
from casusbelli.engine.panel_forms import MeterForm, Threshold
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import packs
from casusbelli.records.games.game_file import read_game, write_game
from casusbelli.variants import board

SEED = bytes(32)
EUROPE = board("standard")
SMALL = {
    "build-anywhere": ("build-anywhere", "build-anywhere(needs_home=yes)"),
    "calendar": ("calendar(adjustments=every_season)", "calendar"),
    "free-builds": ("free-builds", "free-builds(silent=nothing)"),
    "last-year": ("last-year(year=1903)", "last-year(year=1904, result=leaders)"),
    "neutral-armies": ("neutral-armies", "neutral-armies"),
}
SUBSETS = list(chain.from_iterable(combinations(SMALL, count) for count in range(len(SMALL) + 1)))
LONGEST = 25  # phases


def new_game(rules: str, **options: str) -> Game:
    return Game.new(rules or "standard", EUROPE, SEED, {key.replace("__", "."): said for key, said in options.items()})


def write_phase(game: Game, rng: random.Random) -> None:
    """Most seats decide everything, some a part, some nothing."""
    for seat in game.rules.names:
        offered = list(game.options(seat))
        for order in rng.sample(offered, min(10, len(offered))):
            draft = drafts.accept(game.rules, game.state, seat, [order])
            assert (*draft.orders, *draft.at_once) == (order,)
        decided = [rng.choice(orders) for orders in game.decisions(seat) if orders and rng.random() < 0.9]
        if decided and rng.random() < 0.9:
            assert not game.submit(seat, decided).refused


def played(rules: str, seed: int, **options: str) -> Game:
    game, rng = new_game(rules, **options), random.Random(seed)
    for _phase in range(LONGEST):
        if game.state.outcome is not None:
            break
        write_phase(game, rng)
        game.process()
    return game


# --- together


@pytest.mark.drawn(8)
@pytest.mark.parametrize("names", SUBSETS, ids=lambda names: "+".join(names) or "none")
@pytest.mark.parametrize("form", [0, 1])
def test_every_set_of_them_is_played_to_an_end(names: tuple[str, ...], form: int) -> None:
    game = played(" + ".join(SMALL[name][form] for name in names), seed=form, solo__centers="9")
    assert play.fold(game.rules, game.log) == game.state
    if "last-year" in names:
        assert game.state.outcome is not None
        assert game.state.year <= 1904
        assert game.log[-1] == GameEnded(game.state.outcome)
    if game.state.outcome is not None:
        assert set(game.state.outcome.winners) <= set(EUROPE.power)
    neutral = [unit for unit in game.state.units.values() if unit.owner not in EUROPE.power]
    assert all(unit.owner == NEUTRAL and unit.kind == "A" for unit in neutral)
    assert bool(neutral) == ("neutral-armies" in names)


@pytest.mark.parametrize("form", [0, 1])
def test_in_any_order(form: int) -> None:
    rng = random.Random(form)
    first = played(" + ".join(SMALL[name][form] for name in SMALL), seed=form)
    for _try in range(3):
        names = rng.sample(list(SMALL), len(SMALL))
        other = played(" + ".join(SMALL[name][form] for name in names), seed=form)
        assert other.rules.plan == first.rules.plan
        assert (other.log, other.state) == (first.log, first.state)


def test_they_are_listed() -> None:
    listed = json.loads(CliRunner().invoke(main, ["variants", "--json"]).output)["rules"]
    assert {name: str(packs()[name].title) for name in SMALL} == {name: listed[name] for name in SMALL}


@pytest.mark.parametrize("name", SMALL)
def test_their_options_do_nothing_unless_they_are_set(name: str) -> None:
    """Whoever wants the calendar or a last year says which; the others are a choice by themselves."""
    plan = new_game(name).rules.plan
    if name in ("calendar", "last-year", "build-anywhere", "neutral-armies"):
        assert plan == new_game("").rules.plan
    if name in ("calendar", "last-year"):
        assert new_game(name).view()["units"] == new_game("").view()["units"]


# --- what is refused


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        ("calendar(start=S1901T)", "There is no phase 'S1901T' in this game, which has S____M, S____R, F____M, "),
        ("calendar(start=S1901A)", "There is no phase 'S1901A' in this game, which has S____M, S____R, F____M, "),
        ("calendar(start=W1901M)", "There is no phase 'W1901M' in this game, which has S____M"),
        ("calendar(start=1914)", "option calendar.start = '1914': expected map or a phase such as F1914M"),
        ("calendar(start=F0000M)", "option calendar.start = 'F0000M': expected map or a phase such as F1914M"),
        ("calendar(start=F1914m)", "option calendar.start = 'F1914m': expected map or a phase such as F1914M"),
        ("calendar(adjustments=never)", "option calendar.adjustments = 'never': expected yearly or every_season"),
        ("calendar(start=F1914M) + free-builds",
         "The rules disagree on the phase in which the game begins: calendar says F1914M, free-builds says W1900A"),
        ("free-builds(year=0)", "option free-builds.year = '0': expected map or a year"),
        ("free-builds(year=19000)", "option free-builds.year = '19000': expected map or a year"),
        ("free-builds(silent=maybe)", "option free-builds.silent = 'maybe': expected usual or nothing"),
        ("last-year(year=0)", "option last-year.year = '0': expected none or a year"),
        ("last-year(year=10000)", "option last-year.year = '10000': expected none or a year"),
        ("last-year(result=solo)", "option last-year.result = 'solo': expected draw or leaders"),
        ("last-year(year=1900)", "The final year cannot be 1900, because the first phase is "),
        ("last-year(year=1900) + free-builds",
         "The final year cannot be 1900, because the first phase is "),
        ("last-year(year=1913) + calendar(start=F1914M)",
         "The final year cannot be 1913, because the first phase is "),
        ("neutral-armies(kind=army)", "option 'neutral-armies.kind': no rule of this game has it; there are "),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused_when_it_is_created(rules: str, sentence: str) -> None:
    with pytest.raises(RulesClash) as refused:
        new_game(rules)
    assert str(refused.value).startswith(sentence)


def test_a_year_that_is_just_possible() -> None:
    for rules in ("last-year(year=1901) + free-builds", "last-year(year=1914) + calendar(start=F1914M)"):
        game = new_game(rules)
        while game.state.outcome is None:
            game.process()
        assert game.phase in ("F1901M", "F1914M")


def test_two_rules_may_agree_on_the_beginning() -> None:
    assert new_game("calendar(start=W1900A) + free-builds").phase == "W1900A"
    assert new_game("calendar(start=W1913A) + free-builds(year=1913)").phase == "W1913A"


# --- each by itself


def test_the_first_winter_of_a_seat_that_nobody_sits_in() -> None:
    game = new_game("free-builds")
    game.submit("Turkey", "Build F CON")
    game.vacate("Turkey")
    game.process()
    assert game.view()["units"]["Turkey"] == ["A CON", "A SMY", "F ANK"]


def test_units_of_the_first_winter_have_numbers_of_their_own() -> None:
    game = new_game("free-builds + neutral-armies")
    game.submit("France", "Build F BRE, Build F MAR")
    game.process()
    assert len(game.state.units) == 6 * 3 + 1 + 2 + 12
    assert all(number == unit.id for number, unit in game.state.units.items())


def test_a_spectator_sees_the_neutral_armies() -> None:
    game = new_game("neutral-armies")
    assert game.view(None) == game.view("France") == game.view()
    assert len(game.view(None)["units"][NEUTRAL]) == len(game.view(None)["centers"][NEUTRAL]) == 12
    assert NEUTRAL not in game.view(None)["scores"]
    assert NEUTRAL not in game.rules.names


POND = """
name = "pond"
title = "The Pond"
victory = 2
[powers.Frogs]
adjective = "Froggish"
color = "#00AA11"
home = ["BANK"]
units = ["A BANK"]
[provinces]
BANK = { name = "Bank", terrain = "coast", center = true }
DEEP = { name = "Deep", terrain = "sea", center = true }
REED = { name = "Reed", terrain = "coast", center = true }
[borders.army]
BANK = "REED"
REED = "BANK"
[borders.fleet]
BANK = "DEEP REED"
DEEP = "BANK REED"
REED = "BANK DEEP"
"""


def test_no_army_stands_where_none_can_or_where_somebody_is_at_home() -> None:
    components = [component for name in ("standard", "neutral-armies") for component in packs()[name].components]
    _log, state = play.begin(RuleSet(components, load_map(POND)))
    assert {str(unit): unit.owner for unit in state.units.values()} == {"A BANK": "Frogs", "A REED": NEUTRAL}
    assert state.centers == {"BANK": "Frogs", "REED": NEUTRAL}


@pytest.mark.parametrize(
    ("rules", "told", "untold"),
    [
        (
            "build-anywhere",
            "any vacant supply center that you own",
            "A power that owns none of its home centers cannot build.",
        ),
        ("build-anywhere(needs_home=yes)", "A power that owns none of its home centers cannot build.", ""),
        ("last-year", "No final year has been set.", "the game ends after"),
        ("last-year(year=1907)", "the game ends after the Fall of 1907", "Whoever owns most"),
        (
            "last-year(year=1907, result=leaders)",
            "The power that then owns the most supply centers wins.",
            "No final year has been set",
        ),
        ("calendar(start=F1914M)", "The first phase is ", "the retreats of every season"),
        ("calendar(adjustments=every_season)", "| Spring adjustments |", ""),
        ("free-builds", "The powers have no units on the board yet.", ""),
        (
            "free-builds(silent=nothing, year=1913)",
            "The first phase is Winter 1913, adjustments.",
            "A power that sends nothing starts with",
        ),
        ("neutral-armies", "A neutral army that is dislodged is disbanded.", ""),
    ],
)
def test_the_rulebook_says_so(rules: str, told: str, untold: str) -> None:
    text = new_game(rules).rules_text()
    assert told in text
    assert not untold or untold not in text


def test_a_game_written_down_and_read_again() -> None:
    game = played("free-builds + neutral-armies + calendar(adjustments=every_season)", seed=7)
    again = read_game(write_game(game, with_seed=True), board)
    assert (again.log, again.state) == (game.log, game.state)


def test_the_way_to_a_solo_victory_is_on_screen() -> None:
    (panel,) = (read_panel(panel) for panel in Game.new("standard", EUROPE, SEED).panels("Italy"))
    assert (panel.title, panel.standings) == ("Supply centers", True)
    assert panel.rows[:2] == (("Austria", "3", "3"), ("England", "3", "3"))
    assert isinstance(panel.form, MeterForm)
    assert panel.form.marks == (Threshold(18, "Solo victory"),)
    few = Game.new("standard(solo.centers=9)", EUROPE, SEED).panels()[0].form
    assert isinstance(few, MeterForm)
    assert few.high == 9
    assert not Game.new("standard(solo.centers=none)", EUROPE, SEED).panels()
