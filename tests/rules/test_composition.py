"""Rules compose: any packs that go together, in any order, with random orders and directives."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache, wraps
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace as with_

from casusbelli.core.board import Board
from casusbelli.core.canon import encode
from casusbelli.core.events import DiceRolled, Event, OrdersRevealed, UnitPlaced
from casusbelli.core.notation import parse_all
from casusbelli.core.orders import ARMY, Directive, MovementOrder, Order, Piece, Retreat
from casusbelli.core.state import State
from casusbelli.core.units import Unit
from casusbelli.records.gamefile import event_decoder, read_game, write_game
from casusbelli.records.scenario import read_scenarios
from casusbelli.records.scenario_run import run_case
from casusbelli.rules import desk, play, spec
from casusbelli.rules.component import AnyComponent, Component, Rules, RulesClash
from casusbelli.rules.dice import Dice, commitment, rolled, wrong_rolls
from casusbelli.rules.draws import Proposed, Voted
from casusbelli.rules.game import Game
from casusbelli.rules.ruleset import HOOKS, RuleSet
from casusbelli.rules.view import GM, history, view
from casusbelli.variants import board
from tests.rules.random_play import (
    EUROPE,
    KNOWN,
    SEED,
    Played,
    clash,
    everything,
    moments,
    new_game,
    played_on,
    random_game,
    random_options,
    random_orders,
    replayed,
    scattered_game,
)

SCENARIOS = Path(__file__).parents[1] / "scenarios"
PAIRS = list(combinations(KNOWN, 2))
SHORT, LONG = 8, 60  # phases
STRAY = [line.order for line in parse_all("A VIE H, A GAL - BUD, A PAR - BUR", EUROPE)[0]]


@pytest.fixture(autouse=True)
def _more_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spec, "packs", lambda: KNOWN)


@pytest.fixture
def length(full: bool) -> int:
    return LONG if full else SHORT


@cache
def all_packs() -> tuple[str, ...]:
    return everything()


def compatible(names: Iterable[str]) -> tuple[str, ...]:
    """The names, if these packs go together; the test is over otherwise."""
    names = tuple(names)
    why = clash(names)
    if why:
        pytest.skip(why)
    return names


def seats(game: Game) -> tuple[str | None, ...]:
    return (*game.rules.names, None)


def bytes_for(rules: RuleSet, state: State, log: Iterable[Event], seat: str | None) -> bytes:
    """Everything that a seat, or a spectator, is ever told of a game at one moment."""
    told = (
        view(rules, state, "", seat),
        rules.panels(rules.seen(state, seat), seat),
        history(rules, log, seat),
        [str(order) for order in desk.options(rules, state, seat)] if seat else [],
    )
    return encode(told)


# --- any packs that go together


@pytest.mark.parametrize("names", PAIRS, ids="+".join)
def test_any_two_packs_play_and_the_state_is_the_fold_of_the_log(names: tuple[str, ...], length: int) -> None:
    seed = hash_of(compatible(names))
    check_log(random_game(names, seed, length).game)
    rng = random.Random(seed)
    check_log(played_on(scattered_game(names, rng, random_options(names, rng)), seed, length).game)


def test_all_packs_together_play(full: bool) -> None:
    for seed in range(10 if full else 2):
        check_log(random_game(all_packs(), seed, LONG if full else 20).game)


def hash_of(names: tuple[str, ...]) -> int:
    return sum(map(ord, "".join(names)))


def check_log(game: Game) -> None:
    assert play.fold(game.rules, game.log) == game.state
    decoder = event_decoder(game.rules)
    read = [decoder.decode(encode(event)) for event in game.log]
    assert read == game.log
    assert Game(game.spec, game.rules, read).state_hash() == game.state_hash()
    kinds = {kind for component in game.rules.components for kind in component.events}
    assert all(type(event).__module__ == "casusbelli.core.events" or type(event) in kinds for event in game.log)


@pytest.mark.parametrize("name", KNOWN)
def test_a_game_file_is_read_as_it_was_written(name: str) -> None:
    game = random_game(compatible([name]), 3, SHORT).game
    again = read_game(write_game(game, with_seed=True), board)
    assert (again.log, again.state) == (game.log, game.state)


@pytest.mark.parametrize("names", [*((name,) for name in KNOWN), ()], ids="+".join)
def test_the_order_of_the_components_changes_nothing(names: tuple[str, ...]) -> None:
    played = random_game(compatible(names or all_packs()), 2, SHORT)
    game = played.game
    for seed in range(2):
        components = list(game.rules.components)
        random.Random(seed).shuffle(components)
        other = replayed(played, components)
        assert other.rules.plan == game.rules.plan
        assert other.rules.seats == game.rules.seats
        assert [encode(event) for event in other.log] == [encode(event) for event in game.log]
        assert encode(other.view()) == encode(game.view())
        for seat in seats(game):
            assert bytes_for(other.rules, other.state, other.log, seat) == bytes_for(
                game.rules, game.state, game.log, seat
            )


# --- no dead override

# Overrides that neither random games nor the scenarios of this project can wake, and why.
ASLEEP = {
    ("closures", "explains"): "a map with dates; test_closures.py",
    ("closures", "panels"): "a map with dates; test_closures.py",
    ("world-war-one-sides", "checks"): "a map without its places; test_closures.py",
    ("formal-war", "refuse"): "a dislodged unit with some of its retreats closed by peace and others open",
    ("factional", "waits"): "a deadline; test_factional.py",
    ("factional", "halts"): "a chair left empty when an election falls due; test_factional.py",
    ("factional", "addressed"): "a letter to an office; tests/service/test_press.py",
    ("factional", "conceals"): "rolls that are not public; test_factional.py",
    ("factional-votes", "panels"): "a proposal is counted in the phase in which it is made, and phases are looked at "
    "as they open; test_factional.py",
}

# What a rule finds wrong with its options ends a game before there is one.
IMPOSSIBLE = (
    "last-year(year=1900)",
    "factional(unfilled=Spain A)",
    "formal-war + world-war-one",
    "treaties + world-war-one",
)


def test_no_override_is_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each hook that a rule overrides somewhere answers other than "changes nothing"."""
    kinds = {type(component) for pack in KNOWN.values() for component in pack.components}
    wanted = {(kind.name, hook) for kind in kinds for hook in HOOKS if hook in overridden(kind)}
    heard: set[tuple[str, str]] = set()
    for kind in kinds:
        for hook in overridden(kind):
            monkeypatch.setattr(kind, hook, listening(kind, hook, heard))
    for played in games_with_everything():
        ask_everything(played)
    play_scenarios()
    for text in IMPOSSIBLE:
        assert clash([text])
    dead = wanted - heard - ASLEEP.keys()
    assert not dead, f"never answered anything: {sorted(dead)}"


def overridden(kind: type[AnyComponent]) -> list[str]:
    return [hook for hook in HOOKS if getattr(kind, hook) is not getattr(Component, hook)]


def listening(kind: type[AnyComponent], hook: str, heard: set[tuple[str, str]]) -> Callable[..., Any]:
    """The hook, noted down when it answers something."""
    own = getattr(kind, hook)

    @wraps(own)
    def asked(self: AnyComponent, *arguments: Any) -> Any:
        answer = own(self, *arguments)
        answer = list(answer) if isinstance(answer, Iterator) else answer
        default = getattr(Component, hook)(self, *arguments)
        default = list(default) if isinstance(default, tuple) and isinstance(answer, list) else default
        if answer != default:
            heard.add((self.name, hook))
        return answer

    return asked


def games_with_everything() -> Iterator[Played]:
    """Of each pack alone, and of all together; as usual, and with options of all kinds."""
    for names in (all_packs(), *((name,) for name in KNOWN if not clash([name]))):
        rng = random.Random(1)
        yield random_game(names, 1, 14)
        for seed in range(4):
            yield played_on(scattered_game(names, rng, random_options(names, rng)), seed, 10)


def ask_everything(played: Played) -> None:
    """What nobody asks while a game is played."""
    game = played.game
    game.rules_text()
    game.rules.may_roll("no die")
    for moment in moments(played):
        for viewer in (*seats(game), GM):
            moment.view(viewer)
            moment.panels(viewer)
        for seat in game.rules.names:
            desk.accept(game.rules, moment.state, seat, flights(moment))
            game.rules.rated(game.rules.seen(moment.state, seat), seat)
            for order in moment.options(seat):
                game.rules.appraised(game.rules.seen(moment.state, seat), seat, order)
            for order in list(moment.options(seat))[::7]:
                moment.preview(seat, [order, *carelessly(order)])
            game.rules.office(game.rules.turn(moment.state), seat)
            for reader in game.rules.names:
                game.rules.may_write(game.rules.turn(moment.state), seat, reader)
        for rule, fields in moment.corrigible().items():
            with suppress(ValueError):  # not every table can be that way
                moment.correct(rule, {key: otherwise(value) for key, value in fields.items()})
    for viewer in seats(game):
        game.history(viewer)
    for event in game.log:
        game.rules.recounted(event)
    for component in game.rules.with_hook["placed"]:
        shown = game.rules.shown(game.rules.turn(game.state)).get(component.shown_as, {})
        component.placed(component.initial(EUROPE), shown)


def otherwise(value: Any) -> Any:
    """A table in which everybody has more, or what the next one has."""
    if not isinstance(value, dict):
        return value
    numbers = all(isinstance(number, int) for number in value.values())
    values = [number + 1 for number in value.values()] if numbers else [*value.values()][1:] + [*value.values()][:1]
    return dict(zip(value, values, strict=True))


def flights(game: Game) -> list[Order]:
    """Everywhere that a dislodged unit might wish to go."""
    beaten = [routed.unit for routed in game.state.routed.values()]
    return [Retreat(unit.piece, place) for unit in beaten for place in EUROPE.adjacent[unit.kind][unit.at]]


def carelessly(order: Any) -> Iterator[Order]:
    """The order with all left out that may be; an order within an order by itself."""
    names = [name for name in order.__struct_fields__ if isinstance(getattr(order, name), Piece)]
    yield with_(order, **{name: Piece("", getattr(order, name).at) for name in names})
    if isinstance(order, Directive):
        kinds = type(order)
        optional = kinds.__struct_fields__[len(kinds.__struct_fields__) - len(kinds.__struct_defaults__) :]
        yield with_(order, **dict(zip(optional, kinds.__struct_defaults__, strict=True)))
        for name in kinds.__struct_fields__:
            if isinstance(inner := getattr(order, name), MovementOrder):
                yield inner
                yield from (with_(order, **{name: short}) for short in carelessly(inner))


def play_scenarios() -> None:
    for file in sorted(SCENARIOS.glob("*.toml")):
        for case in read_scenarios(file.read_text(encoding="utf-8")):
            run_case(case, board)


# --- what is hidden


@pytest.mark.parametrize("name", [name for name in KNOWN if name != "fog"])
def test_a_unit_out_of_sight_may_stand_anywhere_else(name: str) -> None:
    """Views, panels, options, histories, previews and refusals stay as they are, byte for byte."""
    names = compatible(("fog", name))
    tried = 0
    for seed in (5, 6):
        for moment in moments(random_game(names, seed, 6)):
            for seat in moment.rules.names:
                for other in elsewhere(moment, seat):
                    compare_knowledge(moment, other, seat)
                    tried += 1
        if tried >= 10:  # with few seats one game shows too little
            return
    raise AssertionError(f"only {tried} units were moved where nobody saw them")


def elsewhere(game: Game, seat: str) -> Iterator[State]:
    """The same position but for a unit that the seat sees in neither place."""
    rules, state = game.rules, game.state
    whole = rules.turn(state)
    taken = {rules.board.province_of[unit.at] for unit in state.units.values()}
    inland = [p.code for p in EUROPE.provinces if p.terrain != "sea" and p.code not in taken]
    hidden = [u for u in state.units.values() if u.kind == ARMY and not rules.sees(whole, seat, u)]
    for unit in hidden[:1]:
        for place in inland:
            moved = with_(state, units={**state.units, unit.id: with_(unit, at=place)})
            if not rules.sees(rules.turn(moved), seat, moved.units[unit.id]):
                yield moved
                break


def compare_knowledge(game: Game, other: State, seat: str) -> None:
    rules, state = game.rules, game.state
    assert bytes_for(rules, state, game.log, seat) == bytes_for(rules, other, game.log, seat)
    hidden = [Unit(u.id, u.owner, u.kind, u.at) for u in other.units.values() if u not in state.units.values()]
    texts = [f"{unit} H" for unit in (*hidden, *(state.units[u.id] for u in hidden))]
    offered = [str(order) for order in desk.options(rules, state, seat)][::9]
    for text in (*texts, *offered, "Build A PAR", "Propose draw", "A XYZ H"):
        answers = [answer_to(rules, moment, seat, text) for moment in (state, other)]
        assert answers[0] == answers[1], text


def answer_to(rules: RuleSet, state: State, seat: str, text: str) -> tuple[object, ...]:
    read, misread = desk.read(rules, state, text)
    draft = desk.accept(rules, state, seat, read)
    orders = [line.order for line in read]
    return draft, [str(error) for error in misread], desk.preview(rules, state, seat, orders)


def test_other_seats_votes_are_not_to_be_found_out() -> None:
    game = new_game(["standard"])
    game.submit("France", "propose draw")
    ballots: list[tuple[Event, ...]] = [(), (Voted(1, "Italy", True),), (Voted(1, "Turkey", True),)]
    for seat in ("Austria", None):
        told = set()
        for votes in ballots:
            log = [*game.log, *votes]
            told.add(bytes_for(game.rules, play.fold(game.rules, log), log, seat))
        assert len(told) == 1
    open_vote = new_game(["standard"], {"draws.votes": "public"})
    log = [Proposed(1, "France", "draw", tuple(EUROPE.power), 1901), Voted(1, "Italy", True)]
    after = play.fold(open_vote.rules, [*open_vote.log, *log])
    assert view(open_vote.rules, after, "", None)["state"]["draws"]["proposals"][0]["votes"]["Italy"]


@pytest.mark.parametrize("name", KNOWN)
def test_drafts_are_nobody_elses_business(name: str) -> None:
    """What is not carried out at once is not to be seen before the phase is judged, from wherever one looks."""
    played = random_game(compatible([name]), 4, 3)
    game, rng = played.game, random.Random(1)
    first = game.rules.names[0]
    before = bytes_for(game.rules, game.state, game.log, first)
    for seat in game.rules.names:
        if seat != first:
            waiting = [order for order in game.options(seat) if not at_once(game, order)]
            game.submit(seat, random_orders(waiting, rng))
    assert bytes_for(game.rules, game.state, game.log, first) == before


def at_once(game: Game, order: Order) -> bool:
    return isinstance(order, Directive) and game.rules.grammar.of[type(order)].at_once


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
    for seat in seats(game):
        assert game.rules.seen(game.state, seat).own(KNOWN["omens"].components[0]) == began
        assert "omens" not in game.view(seat)["state"]
        assert not any(type(event).__name__ == "OmenRead" for event in game.history(seat))
    assert any(type(event).__name__ == "OmenRead" for event in game.history())


def test_dice_are_not_rolled_for_somebody_who_looks() -> None:
    game = random_game(["omens"], 3, 2).game
    with pytest.raises(PermissionError, match="when the phase is judged"):
        _ = game.rules.seen(game.state, "France").dice


# --- options, and what is refused


@pytest.mark.parametrize("name", KNOWN)
def test_whatever_is_offered_is_accepted_and_reads_as_it_is_written(name: str, full: bool) -> None:
    played = random_game(compatible([name]), 6, SHORT)
    for moment in moments(played):
        for seat in moment.rules.names:
            offered = list(moment.options(seat))
            assert offered == list(moment.options(seat))
            assert len(set(offered)) == len(offered)
            for order in offered[:: 1 if full else 5]:
                check_option(moment, seat, order)


def check_option(game: Game, seat: str, order: Order) -> None:
    draft = desk.accept(game.rules, game.state, seat, [order])
    assert (*draft.orders, *draft.at_once) == (order,)
    read, misread = desk.read(game.rules, game.state, str(order))
    assert not misread
    assert [line.order for line in read] == [order]


@pytest.mark.parametrize("name", KNOWN)
def test_everything_else_is_refused_with_a_sentence(name: str) -> None:
    """Orders of other seats and phases mean one of those on offer, or are refused. Of a directive not all that may be
    filled in need be on offer."""
    played = random_game(compatible([name]), 7, SHORT)
    rng = random.Random(7)
    offers = [(moment, seat, list(moment.options(seat))) for moment in moments(played) for seat in moment.rules.names]
    pool = sorted({order for _m, _s, orders in offers for order in orders}, key=str)
    for moment, seat, offered in offers:
        known = set(offered)
        for order in rng.sample(pool, min(len(pool), 30)):
            draft = desk.accept(moment.rules, moment.state, seat, [order])
            stands = (*draft.orders, *draft.at_once)
            assert len(stands) + len(draft.refused) == 1
            assert all(why.text.strip() and why.code for _order, why in draft.refused)
            assert all(isinstance(meant, Directive) or meant in known for meant in stands)
            assert order not in known or stands


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
    played = random_game(compatible([name]), 8, 4)
    game, rng = played.game, random.Random(8)
    written = {}
    for seat in game.rules.names:
        waiting = [order for order in game.options(seat) if not at_once(game, order)]
        written[seat] = [*random_orders(waiting, rng), rng.choice(STRAY)]
    logs = []
    for order_of_seats in (list(written), list(reversed(written)), rng.sample(list(written), len(written))):
        one = Game(game.spec, game.rules, game.log)
        for seat in order_of_seats:
            one.submit(seat, written[seat])
        logs.append(encode(one.process()))
    assert logs[0] == logs[1] == logs[2]


# --- dice


@pytest.mark.parametrize("sides", [2, 6, 100])
def test_dice_are_fair(sides: int, full: bool) -> None:
    """Chi-square over a million rolls (fewer in a hurry); a fair die is farther off once in a million seeds."""
    rolls = 1_000_000 if full else 100_000
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


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_no_text_stops_a_game(data: st.DataObject) -> None:
    """What is refused is a fact of the log, with the reason; the position is as if it had not been written."""
    start = data.draw(st.sampled_from(rubbish_games()))
    game = Game(start.spec, start.rules, start.log)
    written = data.draw(st.dictionaries(st.sampled_from(game.rules.names), TEXTS, min_size=1, max_size=3))
    survives(game, written)


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
            sane.submit(seat, [*draft.orders, *draft.at_once])
    refused = {seat: draft for seat, draft in game.drafts.items() if draft.refused or draft.misread}
    if game.state.outcome is None:
        game.process()
        sane.process()
        (said,) = [e for e in game.log if isinstance(e, OrdersRevealed) and e.phase == phase][-1:]
        assert set(said.refused) == set(refused)
        assert all(code and sentence.strip() for rows in said.refused.values() for _text, code, sentence in rows)
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
    told = "neutral-armies cannot be played with plebiscite: both put armies into the same provinces"
    assert clash(["neutral-armies", "plebiscite"]) == told
    score = "each counts points of its own, and a game has one score"
    assert clash(["international-relations", "world-war-one"]).endswith(f"with world-war-one: {score}")
    assert clash(["formal", "international-relations"]).startswith("formal cannot be played with international-")
    inner = {component.name for pack in KNOWN.values() for component in pack.components} - KNOWN.keys()
    for names in PAIRS:
        assert not any(re.search(rf"\b{name} cannot\b|with {name}\b", clash(names)) for name in inner), clash(names)


def test_every_clash_names_a_component_that_there_is() -> None:
    components = {component for pack in KNOWN.values() for component in pack.components}
    names = {component.name for component in components}
    assert {clashing for component in components for clashing in component.clashes} <= names


@pytest.mark.parametrize("names", PAIRS, ids="+".join)
def test_any_two_packs_are_shown(names: tuple[str, ...]) -> None:
    """Rules that disagree on the scores, say, are not for one game."""
    game = new_game(compatible(names))
    assert game.view()["scores"]
    assert game.view(None)["units"]
    assert game.rules_text()
