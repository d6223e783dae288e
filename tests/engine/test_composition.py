"""Rules compose: any packs that go together, in any order, with random orders and directives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace as with_

from casusbelli.core.board import Board
from casusbelli.core.canon import encode
from casusbelli.core.events import DiceRolled, Event, OrdersRevealed, UnitPlaced
from casusbelli.core.notation import parse_all
from casusbelli.core.orders import ARMY
from casusbelli.engine import play
from casusbelli.engine.component import Component, Rules, RulesClash
from casusbelli.engine.dice import Dice, commitment, rolled, wrong_rolls
from casusbelli.engine.draws import DrawVoted, Proposed
from casusbelli.engine.game import Game
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import packs_beside
from casusbelli.engine.view import view
from casusbelli.records.games.game_file import event_decoder
from casusbelli.records.scenarios.run import run_case
from casusbelli.records.scenarios.scenario_file import read_scenarios
from casusbelli.testing import composition, knowledge
from casusbelli.testing.checks import check_overrides
from casusbelli.testing.copying import check_copies
from casusbelli.testing.knowledge import told_to, viewers
from casusbelli.testing.offers import check_offers, check_refusals
from casusbelli.testing.overrides import ask_games, listening
from casusbelli.testing.random_games import (
    SEED,
    as_many_as_go_together,
    clash,
    moments,
    new_game,
    random_game,
)
from casusbelli.variants import board
from tests.engine.known import EUROPE, KNOWN, MORE
from tests.selection import examples

SCENARIOS = Path(__file__).parents[1] / "scenarios"
PAIRS = list(combinations(KNOWN, 2))
SHORT, MIDDLING, LONG = 8, 30, 60  # phases
STRAY = [line.order for line in parse_all("A VIE H, A GAL - BUD, A PAR - BUR", EUROPE)[0]]


@pytest.fixture(autouse=True)
def _more_packs() -> Iterator[None]:
    with packs_beside(*MORE):
        yield


@pytest.fixture
def length(full: bool, long: bool) -> int:
    """There are hundreds of pairs, each with two games."""
    return LONG if long else MIDDLING if full else SHORT


@cache
def all_packs() -> tuple[str, ...]:
    return as_many_as_go_together(KNOWN)


def compatible(names: Iterable[str]) -> tuple[str, ...]:
    """The names, if these packs go together; the test is over otherwise."""
    names = tuple(names)
    why = clash(names)
    if why:
        pytest.skip(why)
    return names


# --- any packs that go together


@pytest.mark.drawn(16)
@pytest.mark.parametrize("names", PAIRS, ids="+".join)
def test_any_two_packs_play_or_clash_in_words(names: tuple[str, str], length: int) -> None:
    if not composition.check_together(*names, hash_of(names), length):
        pytest.skip(clash(names))


def test_all_packs_together_play(full: bool, long: bool) -> None:
    for seed in range(10 if long else 4 if full else 2):
        composition.check_log(random_game(all_packs(), seed, LONG if full else 20).game)


def hash_of(names: tuple[str, ...]) -> int:
    return sum(map(ord, "".join(names)))


@pytest.mark.drawn(6)
@pytest.mark.parametrize("name", KNOWN)
def test_a_game_file_is_read_as_it_was_written(name: str) -> None:
    composition.check_file(compatible([name]), SHORT)


@pytest.mark.drawn(4)
@pytest.mark.parametrize("names", [*((name,) for name in KNOWN), ()], ids="+".join)
def test_the_order_of_the_components_changes_nothing(names: tuple[str, ...]) -> None:
    composition.check_any_order(compatible(names or all_packs()), SHORT)


@pytest.mark.drawn(4)
@pytest.mark.parametrize("name", KNOWN)
def test_games_are_copied_and_sent_to_other_processes(name: str) -> None:
    check_copies(compatible([name]), SHORT)


# --- no dead override

# Overrides that neither random games nor the scenarios of this project can wake, and why.
ASLEEP = {
    ("closures", "explains"): "a map with dates; test_closures.py",
    ("closures", "panels"): "a map with dates; test_closures.py",
    ("world-war-one-sides", "checks"): "a map without its places; test_closures.py",
    ("factional", "halts"): "a chair left empty when an election falls due; test_factional.py",
    ("factional-votes", "panels"): "a proposal is counted in the phase in which it is made, and phases are looked at "
    "as they open; test_factional.py",
    ("factional-votes", "proposals"): "the same; test_factional.py",
    ("victory-claims", "proposals"): "a claim that waits for a partner, which random players do not make; "
    "test_international_relations.py",
}

# What a rule finds wrong with its options ends a game before there is one.
IMPOSSIBLE = (
    "last-year(year=1900)",
    "factional(unfilled=Spain A)",
    "formal-war + world-war-one",
    "treaties + world-war-one",
)


@pytest.mark.full
def test_no_override_is_dead() -> None:
    """Each hook that a rule overrides somewhere answers other than "changes nothing"."""
    with listening(component for pack in KNOWN.values() for component in pack.components) as found:
        for names in (all_packs(), *((name,) for name in KNOWN)):
            ask_games(names)
        for file in sorted(SCENARIOS.glob("*.toml")):
            for case in read_scenarios(file.read_text(encoding="utf-8")):
                run_case(case, board)
        for text in IMPOSSIBLE:
            assert clash([text])
    check_overrides(found.dead, ASLEEP)
    assert ASLEEP.keys() <= found.wanted


# --- what is hidden


@pytest.mark.drawn(3)
@pytest.mark.parametrize("name", [name for name in KNOWN if name != "fog"])
def test_a_unit_out_of_sight_may_stand_anywhere_else(name: str) -> None:
    compatible(("fog", name))
    knowledge.check_hidden_units(name)


@pytest.mark.drawn(3)
@pytest.mark.parametrize("name", KNOWN)
def test_nothing_follows_from_what_a_seat_does_not_know(name: str) -> None:
    knowledge.check_veil(compatible([name]), SHORT)


def test_other_seats_votes_are_not_to_be_found_out() -> None:
    game = new_game(["standard"])
    game.submit("France", "propose draw")
    ballots: list[tuple[Event, ...]] = [(), (DrawVoted(1, "Italy", True),), (DrawVoted(1, "Turkey", True),)]
    for seat in ("Austria", None):
        told = set()
        for votes in ballots:
            log = [*game.log, *votes]
            told.add(told_to(game.rules, play.fold(game.rules, log), log, seat))
        assert len(told) == 1
    open_vote = new_game(["standard"], {"draws.votes": "public"})
    log = [Proposed(1, "France", "draw", tuple(EUROPE.power), 1901), DrawVoted(1, "Italy", True)]
    after = play.fold(open_vote.rules, [*open_vote.log, *log])
    assert view(open_vote.rules, after, "", None)["state"]["draws"]["proposals"][0]["votes"]["Italy"]


@pytest.mark.parametrize("name", KNOWN)
def test_drafts_are_nobody_elses_business(name: str) -> None:
    knowledge.check_drafts_are_secret(compatible([name]))


def test_secret_orders_are_told_to_nobody_else() -> None:
    game = new_game(["plebiscite"])
    game.submit("France", "Urge A BEL - RUH")
    game.submit("Italy", "Urge A BEL H")
    revealed = next(event for event in game.process() if isinstance(event, OrdersRevealed))
    assert set(revealed.secret) == {"France", "Italy"}
    for seat in ("France", "Turkey", None):
        (told,) = [event for event in game.history(seat) if isinstance(event, OrdersRevealed)]
        assert set(told.secret) == {"France"} & {seat}


def test_a_rule_that_says_nothing_of_who_knows_its_state_tells_nobody() -> None:
    game = random_game(["omens"], 3, 6).game
    began = game.rules.empty().own["omens"]
    assert game.state.own["omens"] != began
    for seat in viewers(game):
        assert game.rules.seen(game.state, seat).own(KNOWN["omens"].components[0]) == began
        assert "omens" not in game.view(seat)["state"]
        assert not any(type(event).__name__ == "OmenRead" for event in game.history(seat))
    assert any(type(event).__name__ == "OmenRead" for event in game.history())


def test_dice_are_not_rolled_for_somebody_who_looks() -> None:
    game = random_game(["omens"], 3, 2).game
    with pytest.raises(PermissionError, match="when the phase is judged"):
        _ = game.rules.seen(game.state, "France").dice


# --- options, and what is refused


@pytest.mark.drawn(6)
@pytest.mark.parametrize("name", KNOWN)
def test_whatever_is_offered_is_accepted_and_reads_as_it_is_written(name: str, full: bool) -> None:
    check_offers(compatible([name]), SHORT, each=1 if full else 5)


@pytest.mark.drawn(6)
@pytest.mark.parametrize("name", KNOWN)
def test_everything_else_is_refused_with_a_sentence(name: str) -> None:
    check_refusals(compatible([name]), SHORT)


# --- names and turns


def renamed(game_board: Board) -> Board:
    """The board on which Austria and Turkey have changed names."""
    names = {"Austria": "Turkey", "Turkey": "Austria"}
    powers = tuple(replace(power, name=names.get(power.name, power.name)) for power in game_board.powers)
    return replace(game_board, powers=powers)


def swapped(seat: str) -> str:
    return {"Austria": "Turkey", "Turkey": "Austria"}.get(seat, seat)


@pytest.mark.parametrize("seed", range(3))
def test_names_of_powers_mean_nothing(seed: int) -> None:
    played = random_game(["standard"], seed, 20, directives=False)
    first = played.game
    other = Game(first.spec, RuleSet(first.rules.components, renamed(EUROPE), first.rules.options))
    other.log, other.state = play.begin(other.rules)
    for phase, seat, orders in played.handed_in:
        while other.phase != phase:
            other.process()
        assert not other.submit(swapped(seat), orders).refused
    other.process()
    one, two = first.view(), other.view()
    for key in ("units", "dislodged", "centers", "owed", "scores"):
        assert {swapped(owner): value for owner, value in one[key].items()} == two[key]
    assert one["phase"] == two["phase"]


@pytest.mark.parametrize("name", KNOWN)
def test_who_hands_in_first_does_not_matter(name: str) -> None:
    knowledge.check_who_writes_first(compatible([name]), STRAY)


# --- dice


@pytest.mark.parametrize("sides", [2, 6, 100])
def test_dice_are_fair(sides: int, long: bool) -> None:
    """Chi-square over many rolls, with --long a million; a fair die is farther off once in a million seeds."""
    rolls = 1_000_000 if long else 100_000
    counts = Counter(rolled(SEED, (), f"label {n}", sides) for n in range(rolls))
    assert set(counts) == set(range(1, sides + 1))
    expected = rolls / sides
    square = sum((count - expected) ** 2 / expected for count in counts.values())
    free = sides - 1
    assert square < free + 5 * (2 * free) ** 0.5 + 16


def test_a_roll_that_was_tampered_with_is_found() -> None:
    log = random_game(["omens"], 1, 6).game.log
    rolls = [n for n, event in enumerate(log) if isinstance(event, DiceRolled)]
    assert len(rolls) > 10
    assert wrong_rolls(log, SEED) == []
    for n in rolls:
        roll = log[n]
        assert isinstance(roll, DiceRolled)
        for lie in (with_(roll, roll=roll.roll % 100 + 1), with_(roll, label="x"), with_(roll, rollbacks=1)):
            assert wrong_rolls([*log[:n], lie, *log[n + 1 :]], SEED) == [lie]
    assert len(wrong_rolls(log, SEED, ["a word from Turkey"])) > len(rolls) / 2
    assert commitment(SEED) != commitment(bytes(32))


def test_rolls_given_by_hand_say_so() -> None:
    dice = Dice(SEED, scripted={"coin": 1})
    assert [(event.source, event.roll) for event in (dice.rolled("coin", 2), dice.rolled("other", 1))] == [
        ("scripted", 1),
        ("seed", 1),
    ]
    assert wrong_rolls([dice.rolled("coin", 2)], bytes(32)) == []


def test_after_a_rollback_dice_fall_anew() -> None:
    game = new_game(["omens"])
    for _phase in range(2):
        game.process()
    assert game.phase == "S1902M"
    game.rollback("F1901M")
    game.process()
    rolls = [event for event in game.log if isinstance(event, DiceRolled) and "/1902/" in event.label]
    first, second = ([roll for roll in rolls if roll.rollbacks == n] for n in (0, 1))
    assert [roll.label for roll in first] == [roll.label for roll in second]
    assert [roll.roll for roll in first] != [roll.roll for roll in second]
    assert wrong_rolls(game.log, SEED) == []
    assert play.fold(game.rules, game.log) == game.state


# --- rubbish

NASTY = (
    "\0", "A PAR\0- BUR", "\u202eA PAR - BUR", "A PAR - BUR\u2066", "," * 10_000, ";" * 10_000, "A" * 70_000,
    "propose draw," * 800, "vote for " * 1_000, "Urge " * 1_000, "Urge A BEL - " * 500, "urge urge A BEL H",
    "{" * 5_000, "/*" * 5_000, "!" * 10_000, "\n" * 10_000, "Vote for 99999999999999999999", "vote for \u0661",
    "\ud800", "-" * 9_000, "Austria: England: France: propose draw", "[[[[" * 2_000, "a\u0301" * 3_000, "\t\r\v\f",
    "propose draw with " * 400,
)  # fmt: skip
WORDS = (
    "A F PAR BUR BEL - S C H VIA propose draw with vote for against yes no 1 2 urge build waive remove Austria: France "
    "Turkey , ; and ! # { } ( ) [ ] ' \0 \u202e \u0259 of Paris concession to the"
)
TEXTS = (
    st.text(max_size=60)
    | st.lists(st.sampled_from(WORDS.split(" ")), max_size=30).map(" ".join)
    | st.sampled_from(NASTY)
)


@cache
def rubbish_games() -> tuple[Game, ...]:
    """The opening, and a position in each kind of phase, of all packs together and of the standard game."""
    found: dict[str, Game] = {}
    for names in (("standard",), all_packs()):
        for moment in moments(random_game(names, 9, 20, directives=False)):
            found.setdefault(f"{names} {moment.phase[5:]}", moment)
    return tuple(found.values())


@examples(150)
@given(data=st.data())
def test_no_text_stops_a_game(data: st.DataObject) -> None:
    """What is refused is a fact of the log, with the reason; the position is as if it had not been written."""
    start = data.draw(st.sampled_from(rubbish_games()))
    game = Game(start.spec, start.rules, start.log)
    written = data.draw(st.dictionaries(st.sampled_from(game.rules.names), TEXTS, min_size=1, max_size=3))
    survives(game, written)


@pytest.mark.drawn(2)
@pytest.mark.parametrize("text", NASTY, ids=lambda text: ascii(text[:12]))
def test_no_nasty_text_stops_a_game(text: str) -> None:
    for start in rubbish_games():
        first, last = start.rules.names[0], start.rules.names[-1]
        survives(Game(start.spec, start.rules, start.log), {first: text, last: f"A CON H\n{text}"})


def survives(game: Game, written: dict[str, str]) -> None:
    sane = Game(game.spec, game.rules, game.log)
    phase = game.phase
    for seat, text in written.items():
        if game.state.outcome is None:
            draft = game.submit(seat, text)
            game.preview(seat, text)
            assert all(str(error) and error.pointed() for error in draft.misread)
            if seat in game.drafts or draft.at_once:  # a vote that is refused is no page of orders, if only a blank one
                sane.submit(seat, [*draft.orders, *draft.at_once])
    refused = {seat: draft for seat, draft in game.drafts.items() if draft.refused or draft.misread}
    if game.state.outcome is None:
        game.process()
        sane.process()
        (said,) = [e for e in game.log if isinstance(e, OrdersRevealed) and e.phase == phase][-1:]
        assert set(said.refused) == set(refused)
        assert all(code and str(sentence).strip() for rows in said.refused.values() for _text, code, sentence in rows)
    assert game.state == sane.state
    assert play.fold(game.rules, game.log) == game.state
    assert [event_decoder(game.rules).decode(encode(event)) for event in game.log] == game.log


# --- rules that do not go together


class Camp(Component[None]):
    """Somebody's army, under a number of its own."""

    name = "camp"
    army = UnitPlaced(901, "Nobody", ARMY, "BUR")

    def begin(self, rules: Rules) -> Iterator[Event]:
        yield self.army


def camp_of(number: int, at: str) -> type[Camp]:
    return type("OtherCamp", (Camp,), {"name": "other-camp", "army": UnitPlaced(number, "Nobody", ARMY, at)})


@pytest.mark.parametrize(("number", "at"), [(900, "PAR"), (900, "BUR"), (901, "RUH")])
def test_two_units_that_rules_put_in_one_place_or_under_one_number(number: int, at: str) -> None:
    standard = KNOWN["standard"].components
    play.set_up(RuleSet((*standard, Camp(), camp_of(900, "RUH")()), EUROPE))
    with pytest.raises(RulesClash, match="two units that cannot both be there"):
        play.set_up(RuleSet((*standard, Camp(), camp_of(number, at)()), EUROPE))


def test_packs_that_clash_are_named() -> None:
    """In the names that were written, with the reason."""
    told = "neutral-armies cannot be played with plebiscite: Both put armies into the same centers."
    assert clash(["neutral-armies", "plebiscite"]) == told
    score = "Each of them keeps its own score, and a game has only one."
    assert clash(["international-relations", "world-war-one"]).endswith(f"with world-war-one: {score}")
    assert clash(["formal", "international-relations"]).startswith("formal cannot be played with international-")
    for why in filter(None, map(clash, PAIRS)):
        composition.check_clash(why)
