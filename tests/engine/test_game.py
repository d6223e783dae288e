"""Games as wholes: random play to the end, the log and its fold, files, components in any order."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from casusbelli.core.events import CORE_EVENTS, Event, OrdersRevealed
from casusbelli.core.orders import Directive, Order
from casusbelli.engine import play, spec
from casusbelli.engine.component import RulesClash
from casusbelli.engine.dice import Dice, wrong_rolls
from casusbelli.engine.game import Game, UnknownSeat, WrongPhase
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import packs_beside
from casusbelli.packs.standard import STANDARD
from casusbelli.records.games.game_file import BadGameFile, read_game, write_game
from casusbelli.variants import board
from tests.packs.omens import PACKS

SEED = bytes(range(32))
EUROPE = board("standard")
SPECS = ("standard", "fog", "omens", "fog + omens")


@pytest.fixture(autouse=True)
def _more_packs() -> Iterator[None]:
    with packs_beside(*PACKS):
        yield


def random_orders(game: Game, rng: random.Random, seat: str) -> list[Order]:
    """One order for each unit that may get one, of those that are offered."""
    by_unit: dict[str, list[Order]] = {}
    for order in game.options(seat):
        if isinstance(order, Directive):
            continue
        by_unit.setdefault(str(getattr(order, "unit", "")), []).append(order)
    return [rng.choice(orders) for orders in by_unit.values()]


def random_game(text: str, seed: int, phases: int = 30) -> Game:
    rng = random.Random(seed)
    game = Game.new(text, EUROPE, SEED, {"solo.centers": "10"})
    for _phase in range(phases):
        if game.state.outcome is not None:
            break
        for seat in game.owed():
            receipt = game.submit(seat, random_orders(game, rng, seat), game.phase)
            assert not receipt.refused
        game.process()
    return game


@pytest.mark.parametrize("text", SPECS)
@pytest.mark.parametrize("seed", range(3))
def test_the_state_is_the_fold_of_the_log(text: str, seed: int) -> None:
    game = random_game(text, seed)
    assert len(game.phases()) > 5
    assert play.fold(game.rules, game.log) == game.state


@pytest.mark.parametrize("text", SPECS)
def test_a_game_file_is_read_as_it_was_written(text: str) -> None:
    game = random_game(text, 5)
    written = write_game(game, with_seed=True)
    again = read_game(written, board)
    assert again.log == game.log
    assert again.state == game.state
    assert write_game(again, with_seed=True) == written


def test_a_changed_game_file_is_found_out() -> None:
    lines = write_game(random_game("omens", 1)).split("\n")
    for n in range(1, len(lines) - 1, 7):
        for broken in (
            [*lines[:n], lines[n].replace("Austria", "Turkey").replace("England", "France"), *lines[n + 1 :]],
            [*lines[:n], *lines[n + 1 :]],
            [*lines[:n], lines[n], lines[n], *lines[n + 1 :]],
        ):
            if broken != lines and n < len(lines) - 2:
                with pytest.raises(BadGameFile, match="Line"):
                    read_game("\n".join(broken), board)


@pytest.mark.parametrize("text", SPECS)
def test_the_order_of_components_cannot_matter(text: str) -> None:
    game = random_game(text, 2, phases=12)
    for order in range(3):
        components = list(game.rules.components)
        random.Random(order).shuffle(components)
        other = replayed(game, RuleSet(components, EUROPE, game.rules.options, Dice(SEED)))
        assert other.rules.plan == game.rules.plan
        assert other.view() == game.view()


def replayed(game: Game, rules: RuleSet) -> Game:
    """The same orders under other rules."""
    other = Game(game.spec, rules)
    other.log, other.state = play.begin(rules)
    said = {event.phase: event.orders for event in game.log if isinstance(event, OrdersRevealed)}
    while other.phase != game.phase:
        for seat, texts in said.get(other.phase, {}).items():
            other.submit(seat, "\n".join(texts))
        other.process()
    return other


def test_everything_offered_is_accepted_and_everything_else_refused() -> None:
    rng = random.Random(11)
    game = random_game("standard", 3, phases=6)
    for seat in game.owed():
        offered = [order for order in game.options(seat) if not isinstance(order, Directive)]
        assert len(set(offered)) == len(offered)
        assert not game.submit(seat, offered).refused
        others = [order for other in game.owed() if other != seat for order in game.options(other)]
        foreign = rng.sample(others, min(20, len(others)))
        receipt = game.submit(seat, [order for order in foreign if order not in offered])
        assert all(why.text and why.code for _order, why in receipt.refused)
        assert not receipt.orders


@pytest.mark.parametrize("text", ["fog", "fog + omens"])
def test_what_is_hidden_changes_nothing_in_a_view(text: str) -> None:
    """Units that a seat cannot see may stand anywhere else out of its sight."""
    game = random_game(text, 4, phases=8)
    seen = game.view("France")
    assert seen["state"] == {"draws": {"proposals": []}}
    everything = game.view()
    assert any(seen["units"][power] != everything["units"][power] for power in seen["units"])
    assert all(set(seen["units"][power]) <= set(everything["units"][power]) for power in seen["units"])
    assert game.view(None)["units"] == {power: [] for power in everything["units"]}


def test_dice_follow_from_the_seed() -> None:
    game = random_game("omens", 9)
    assert any(type(event).__name__ == "DiceRolled" for event in game.log)
    assert wrong_rolls(game.log, SEED) == []
    assert wrong_rolls(game.log, bytes(32)) != []


def test_forks_and_their_orders() -> None:
    game = random_game("standard", 8, phases=10)
    phase = game.phases()[4]
    bare, full = game.fork(phase), game.fork(phase, with_orders=True)
    assert bare.phase == full.phase == phase
    assert bare.drafts == {}
    full.process()
    assert full.view() == game.fork(game.phases()[5]).view()
    with pytest.raises(WrongPhase, match="never opened"):
        game.fork("S2525M")


def test_bad_requests_change_nothing() -> None:
    game = Game.new("standard", EUROPE, SEED)
    before = (list(game.log), game.state, dict(game.drafts))
    with pytest.raises(UnknownSeat, match="'Ruritania'; there are Austria"):
        game.submit("Ruritania", "A VIE H")
    with pytest.raises(WrongPhase, match="F1901M is not open; S1901M is"):
        game.submit("Austria", "A VIE H", "F1901M")
    assert (game.log, game.state, game.drafts) == before
    receipt = game.submit("Austria", "A VIE - GAL, A PIK H, A PAR - BUR")
    assert [str(order) for order in receipt.orders] == ["A VIE - GAL"]
    assert [why.code for _order, why in receipt.refused] == ["not-yours"]
    assert [error.word for error in receipt.misread] == ["PIK"]


def test_ready_when_all_who_are_asked_are() -> None:
    game = Game.new("standard", EUROPE, SEED)
    seats = list(game.owed())
    assert [game.set_ready(seat) for seat in seats] == [False] * 6 + [True]
    assert not game.set_ready(seats[0], False)


@pytest.mark.parametrize(
    ("text", "options", "told"),
    [
        ("standrad", {}, "did you mean standard?"),
        ("standard + standard", {}, "appears twice"),
        ("standard(", {}, "expected a rule such as"),
        ("standard(centers=x y=3)", {}, "expected key=value"),
        ("standard", {"solo.centres": "3"}, "no rule of this game has it"),
        ("standard(solo.centers=many)", {}, "expected map"),
    ],
)
def test_bad_specs(text: str, options: dict[str, str], told: str) -> None:
    with pytest.raises((spec.UnknownRules, RulesClash), match=told.replace("?", r"\?")):
        Game.new(text, EUROPE, SEED, options)


def test_rules_that_contradict_each_other_are_named() -> None:
    with pytest.raises(RulesClash, match="listed twice: draws"):
        RuleSet((*STANDARD.components, STANDARD.components[-1]), EUROPE)


def test_events_have_a_name_and_a_version() -> None:

    kinds: tuple[type[Event], ...] = (
        *CORE_EVENTS,
        *(kind for pack in PACKS for c in pack.components for kind in c.events),
    )
    names = [str(kind.__struct_config__.tag) for kind in kinds]
    assert len(set(names)) == len(names)
    assert all(name.rpartition("/")[2].isdigit() for name in names)


def test_what_comes_before_the_orders_comes_before_the_first_ones_too() -> None:
    log = Game.new("omens", EUROPE, SEED).log
    names = [type(event).__name__ for event in log]
    assert names.index("OmenRead") < names.index("PhaseOpened")
