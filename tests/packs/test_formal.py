"""Formal Diplomacy: random games and their invariants, messages, options, reports. The cases are in
tests/scenarios/formal.toml and formal_rulings.toml."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from typing import Any

import pytest

from casusbelli.core.board import Province
from casusbelli.core.canon import encode
from casusbelli.core.events import CentersTaken, Event, OrdersJudged, StatePlaced, StepBegan, UnitPlaced, UnitsMoved
from casusbelli.core.orders import Directive, Move, Order, Piece, Retreat
from casusbelli.core.state import State
from casusbelli.core.units import Position
from casusbelli.engine import play
from casusbelli.engine.component import RulesClash
from casusbelli.engine.game import Game
from casusbelli.engine.options import OneOf
from casusbelli.engine.ruleset import RuleSet
from casusbelli.packs.formal.facts import (
    DeclareSphere,
    PointsBooked,
    SphereEnded,
    SupportSphere,
    War,
    WarDeclared,
    WarsEnded,
)
from casusbelli.records.games.game_file import read_game, write_game
from casusbelli.testing.random_games import scattered_game
from casusbelli.variants import board

EUROPE = board("standard")
POWERS = tuple(EUROPE.power)
SEED = bytes(32)
LONGEST = 30  # phases of six turns
# Section 7 of the rules: every option, the default first.
REGISTER = {
    "formal.tie": ("shared", "most_centres", "fewer_declarations"),
    "formal.draw": ("off", "unanimous"),
    "formal.dead": ("ranked", "cannot_win"),
    "formal.dwo": ("same_turn", "next_turn"),
    "formal.sur": ("before_moves", "after_moves"),
    "formal.undo": ("before_moves", "after_moves"),
    "formal.sur_cost": ("per_enemy", "once"),
    "formal.sur_block": ("own_or_occupy", "own_only"),
    "formal.peace_capture": ("yes", "no"),
    "formal.vp": ("cumulative", "final_snapshot"),
    "formal.control": ("home_and_owned", "owned_only", "last_fall"),
    "formal.follow": ("forbidden", "allowed_if_vacated"),
    "formal.neutral_convoy": ("allowed", "needs_war"),
    "formal.steered": ("free", "writers"),
    "formal.liberation": ("both", "occupier_only"),
    "formal.soi_foreign": ("enterable_only", "letter"),
    "formal.soi_sea": ("yes", "no"),
    "formal.soi_vs_move": ("move_wins", "standoff"),
    "formal.soi_cut": ("dislodge", "any_attack"),
    "formal.press": ("private", "private_and_public", "off"),
}
PLAIN = "formal(turns=6)"


def options_of(seed: int) -> dict[str, str]:
    """The defaults for every third seed, otherwise random options."""
    rng = random.Random(seed)
    return {key: rng.choice(values) for key, values in REGISTER.items()} if seed % 3 else {}


def new_game(rules: str = "formal", **options: str) -> Game:
    return Game.new(rules, EUROPE, SEED, {f"formal.{key}": value for key, value in options.items()})


def set_up(
    units: Mapping[str, Iterable[str]], table: Mapping[str, Any] | None = None, phase: str = "S1902M", **options: str
) -> Game:
    """A game with these units and this state of wars and spheres; the centers are those of the start."""
    game = new_game(**options)
    log, state = play.set_up(RuleSet(game.rules.components, EUROPE, {**game.rules.options, "movement.units": "none"}))
    pieces = [(owner, text.split(" ")) for owner, texts in units.items() for text in texts]
    events: list[Event] = [UnitPlaced(n, owner, kind, at) for n, (owner, (kind, at)) in enumerate(pieces)]
    placed, state = play.place(game.rules, state, [*events, StatePlaced("formal", dict(table or {}))])
    opened, state = play.resume(game.rules, state, phase)
    game.log, game.state = [*log, *placed, *opened], state
    return game


def shown(game: Game) -> dict[str, Any]:
    table: dict[str, Any] = game.view()["state"]["formal"]
    return table


# --- whole games


def played(seed: int) -> Iterator[tuple[Game, State, list[Event]]]:
    """A game of six turns from a random position, phase by phase: the game, the state before, and the new events."""
    rng = random.Random(seed)
    game = scattered_game([PLAIN], rng, options_of(seed))
    for _phase in range(LONGEST):
        if game.state.outcome is not None:
            return
        before, known = game.state, len(game.log)
        for seat in POWERS:
            if game.state.outcome is None:
                game.submit(seat, orders_of(game, seat, rng))
        if game.state.outcome is None:
            game.process()
        yield game, before, game.log[known:]


def orders_of(game: Game, seat: str, rng: random.Random) -> list[Order]:
    """One order for each unit, often a move or a sphere, and sometimes a war, a surrender or another directive."""
    by_unit: dict[str, list[Order]] = {}
    others: list[Order] = []
    for order in game.options(seat):
        unit = getattr(order, "unit", None)
        (others if unit is None else by_unit.setdefault(str(unit), [])).append(order)
    chosen = [picked(orders, rng) for orders in by_unit.values()]
    return [*chosen, *rng.sample(others, min(len(others), rng.choice((0, 0, 1, 2))))]


def picked(orders: Sequence[Order], rng: random.Random) -> Order:
    kinds = [kind for kind in (Move, Move, DeclareSphere, SupportSphere) if any(type(o) is kind for o in orders)]
    kind = rng.choice(kinds) if kinds and rng.random() < 0.7 else None
    return rng.choice([order for order in orders if kind is None or type(order) is kind])


@pytest.mark.drawn(3)
@pytest.mark.parametrize("seed", range(12))
def test_games_of_random_orders(seed: int, full: bool, long: bool) -> None:
    seeds = range(seed * 100, seed * 100 + (20 if long else 8 if full else 1))
    for one in seeds:
        game = None
        for game, before, events in played(one):
            check_moment(game)
            check_entries(game.rules, before, events)
        assert game is not None
        assert game.state.outcome is not None
        assert play.fold(game.rules, game.log) == game.state
        check_points(game)
        check_end(game)
        again = read_game(write_game(game, with_seed=True), board)
        assert (again.log, again.state) == (game.log, game.state)


def check_moment(game: Game) -> None:
    """Invariants of every moment."""
    table, state = shown(game), game.state
    living = [power for power in POWERS if power not in state.eliminated]
    for pairs in (table["wars"], table["coming"]):
        assert all(pair == sorted(set(pair)) and len(pair) == 2 and {*pair} <= {*living} for pair in pairs)
        assert pairs == sorted(pairs)
    assert [row["powers"] for row in table["declared"]] == table["wars"]
    assert all({*row["by"]} & {*row["powers"]} for row in table["declared"])
    assert set(table["spheres"].values()) <= set(living)
    assert table["spheres"].keys() == table["spheres_since"].keys()
    assert table["turns"] == 6
    assert 1 <= table["turn"] <= 6
    check_spheres(game)
    for seat in (*POWERS, None):
        check_public(game, seat)


def check_public(game: Game, seat: str | None) -> None:
    """Everything is public except the mistakes in the orders of others."""
    view, table = game.view(seat), shown(game)
    told = view["state"]["formal"]
    assert {**told, "void": ()} == {**table, "void": ()}
    assert all(row in table["void"] for row in told["void"])
    assert view["scores"] == table["victory_points"]


def check_spheres(game: Game) -> None:
    """R-F36: a foreign unit in a sphere was built there, and has not moved."""
    here = game.rules.turn(game.state).position
    last = {}
    for event in game.log:
        if isinstance(event, UnitPlaced):
            last[event.id] = event.at
        elif isinstance(event, UnitsMoved):
            last.update((number, "") for number, _at in event.moves)
    for province, holder in shown(game)["spheres"].items():
        unit = here.find(province)
        assert unit is None or unit.owner == holder or last[unit.id]


# --- who went where


def check_entries(rules: RuleSet, before: State, events: Iterable[Event]) -> None:
    """W5, W6, O7: no unit went where it would have needed a war that its power did not have."""
    state = before
    moving = before.phase.endswith("M")
    standing = Position(EUROPE, before.units.values())
    for event in events:
        if isinstance(event, StepBegan) and event.step.endswith("-retreats"):
            moving = False
        if isinstance(event, UnitsMoved):
            for number, at in event.moves:
                unit = state.units.get(number) or state.routed[number].unit
                check_entry(rules, state, unit.owner, EUROPE.province[EUROPE.province_of[at]], standing, moving)
        state = rules.evolve(state, event)


def check_entry(rules: RuleSet, state: State, mover: str, place: Province, standing: Position, moving: bool) -> None:
    there = standing.find(place.code) if moving else None
    other = there.owner if there is not None and there.owner != mover else None
    holder = holder_of(rules, state, place)
    free = rules.option("formal.follow") == "allowed_if_vacated" and holder is None
    needed = {None if free else other, state.own["formal-spheres"].held.get(place.code)}
    if other is None or rules.option("formal.liberation") == "both":
        needed.add(holder)
    war: War = state.own["formal-war"]
    assert all("|".join(sorted((mover, power))) in war.wars for power in needed - {None, mover})


def holder_of(rules: RuleSet, state: State, place: Province) -> str | None:
    control = rules.option("formal.control")
    if place.center:
        return state.centers.get(place.code)
    home = [power.name for power in EUROPE.powers if place.code in power.territory and control != "owned_only"]
    stood = state.own["formal-war"].stood if control == "last_fall" else {}
    holder = stood.get(place.code, next(iter(home), None))
    return None if holder in state.eliminated else holder


# --- points and the end


def check_points(game: Game) -> None:
    """V3 to V8, recomputed from the events."""
    option, state = game.rules.option, game.rules.empty()
    total, last = Counter[str](), Counter[str]()
    for event in game.log:
        state = game.rules.evolve(state, event)
        if isinstance(event, WarDeclared):
            total[event.by] -= 1
        elif isinstance(event, WarsEnded) and event.surrendered:
            total[event.by] -= 1 if option("formal.sur_cost") == "once" else len(event.enemies)
            total.update(event.enemies)
        elif isinstance(event, SphereEnded) and event.cause == "entered":
            total[event.holder] -= 1
        elif isinstance(event, StepBegan) and event.step == "formal-count":
            last = counted(state)
            for power, points in last.items() if option("formal.vp") == "cumulative" else ():
                total[power] += points
    snapshot = last if option("formal.vp") == "final_snapshot" else Counter[str]()
    wanted = {power: total[power] + snapshot[power] for power in POWERS}
    assert shown(game)["victory_points"] == game.view()["scores"] == wanted
    if option("formal.vp") == "cumulative":
        booked = [event for event in game.log if isinstance(event, PointsBooked)]
        assert wanted == {p: sum(event.change for event in booked if event.power == p) for p in POWERS}
        assert [row["change"] for row in shown(game)["log"]] == [event.change for event in booked]


def counted(state: State) -> Counter[str]:
    points = Counter[str]()
    for center, owner in state.centers.items():
        at_home = next((power.name for power in EUROPE.powers if center in power.home), None)
        if at_home != owner:
            points[owner] += 1
            if at_home is not None:
                points[at_home] -= 1
    return points


def check_end(game: Game) -> None:
    outcome, table = game.state.outcome, shown(game)
    assert outcome is not None
    if outcome.kind == "draw":
        assert game.rules.option("formal.draw") == "unanimous"
        return
    left = {unit.owner for unit in game.state.units.values()} | set(game.state.centers.values())
    able = left if game.rules.option("formal.dead") == "cannot_win" else set(POWERS)
    best = max(table["victory_points"][power] for power in able)
    first = {power for power in able if table["victory_points"][power] == best}
    assert outcome.kind == "points"
    assert set(outcome.winners) <= first
    assert outcome.winners
    if game.rules.option("formal.tie") == "shared":
        assert set(outcome.winners) == first
    assert len(left) == 1 or (table["turn"] == 6 and game.state.year == 1903)


# --- who writes when


CROWD = {"Austria": ["A BUD", "A TRI"], "Turkey": ["A BUL", "A GRE"], "Italy": ["A VEN"], "Russia": ["A RUM"]}
ORDERS = {
    "Austria": "SUR, DWO Turkey, A BUD SOI SER, A TRI S A BUD SOI SER, Undo SOI in ALB",
    "Turkey": "DWO Austria, A BUL - SER, A GRE - ALB",
    "Italy": "DWO Austria, A VEN - TRI",
    "Russia": "DWO Austria, A RUM - BUD, Undo SOI in GRE",
}
CROWD_STATE = {"wars": [["Austria", "Italy"]], "spheres": {"ALB": "Austria", "GRE": "Russia"}}


def test_who_hands_in_first_does_not_matter() -> None:
    told = set()
    for seats in permutations(ORDERS):
        game = set_up(CROWD, CROWD_STATE)
        for seat in seats:
            game.submit(seat, ORDERS[seat])
        told.add(encode(game.process()))
    assert len(told) == 1


def test_nor_what_is_written_first() -> None:
    states = []
    for seed in range(10):
        game = set_up(CROWD, CROWD_STATE)
        for seat, text in ORDERS.items():
            lines = text.split(", ")
            random.Random(seed).shuffle(lines)
            game.submit(seat, "\n".join(lines))
        game.process()
        states.append({**shown(game), "log": [], "units": game.view()["units"]})
    assert all(state == states[0] for state in states)
    assert states[0]["wars"] == [["Austria", "Russia"], ["Austria", "Turkey"]]


def test_directives_are_judged_in_the_order_of_the_rules() -> None:
    game = set_up(CROWD, CROWD_STATE)
    for seat, text in ORDERS.items():
        game.submit(seat, text)
    events = game.process()
    steps = [event.step for event in events if isinstance(event, StepBegan)]
    wanted = ["S-surrenders", "S-declarations", "S-undone-spheres", "S-sphere-claims", "S-battle", "S-spheres"]
    assert [step for step in steps if step in wanted] == wanted
    assert steps.index("S-spheres") < steps.index("S-closed-retreats") < steps.index("S-retreats")


# --- press: W4 and R-F30


@pytest.mark.parametrize("said", REGISTER["formal.press"])
def test_press_between_enemies(said: str) -> None:
    game = set_up(CROWD, {"wars": [["Austria", "Italy"], ["Italy", "Turkey"]]}, press=said)
    t = game.rules.turn(game.state)
    enemies = {("Austria", "Italy"), ("Italy", "Austria"), ("Italy", "Turkey"), ("Turkey", "Italy")}
    for sender, reader, public in product(POWERS, POWERS, (False, True)):
        closed = (sender, reader) in enemies and (said == "private_and_public" or (said == "private" and not public))
        assert bool(game.rules.forbids_press(t, sender, reader, public)) is closed


def may_write(game: Game, one: str, another: str) -> bool:
    answers = {
        not game.rules.forbids_press(game.rules.turn(game.state), *two) for two in ((one, another), (another, one))
    }
    (answer,) = answers
    return answer


@pytest.mark.parametrize("dwo", REGISTER["formal.dwo"])
def test_press_is_closed_by_what_is_published_and_opened_again(dwo: str) -> None:
    game = new_game(dwo=dwo)
    game.submit("Austria", "DWO Italy")
    assert may_write(game, "Austria", "Italy")
    game.process()
    assert game.phase == "F1901M"
    assert not may_write(game, "Austria", "Italy")
    assert may_write(game, "Austria", "Russia")
    game.submit("Italy", "SUR")
    assert not may_write(game, "Austria", "Italy")
    game.process()
    assert may_write(game, "Austria", "Italy")


def test_a_war_of_the_next_turn_does_not_close_press_in_this_turns_retreats() -> None:
    game = set_up(
        {"Turkey": ["A BUL"], "Austria": ["A SER", "A GRE"]}, {"wars": [["Austria", "Turkey"]]}, dwo="next_turn"
    )
    game.submit("Austria", "DWO Italy, A SER - BUL, A GRE S A SER - BUL")
    game.process()
    assert game.phase == "S1902R"
    assert may_write(game, "Austria", "Italy")
    game.process()
    assert not may_write(game, "Austria", "Italy")


# --- options


def test_the_register() -> None:
    known = {key: option for key, option in new_game().rules.known_options.items() if key.startswith("formal.")}
    assert known.keys() == {*REGISTER, "formal.turns"}
    for key, values in REGISTER.items():
        option = known[key]
        assert isinstance(option.type, OneOf)
        assert option.type.values == values
        assert new_game().rules.option(key) == option.default == values[0]
    plain = {key for key, option in known.items() if not option.advanced}
    assert plain == {"formal.turns", "formal.dwo", "formal.soi_foreign", "formal.press"}


@pytest.mark.parametrize("turns", ["2", "4", "20", "58", "60"])
def test_even_numbers_of_turns(turns: str) -> None:
    assert shown(new_game(turns=turns))["turns"] == int(turns)


@pytest.mark.parametrize(
    "turns", ["0", "1", "3", "19", "21", "59", "61", "62", "-2", "2.0", "twenty", "", " 4", "１０"]
)
def test_any_other_number_is_refused(turns: str) -> None:
    with pytest.raises(RulesClash, match=r"option formal\.turns = '.*': expected one of 2, 4 \.\.\. 60"):
        new_game(turns=turns)


@pytest.mark.parametrize("key", REGISTER)
def test_values_that_do_not_exist_are_refused(key: str) -> None:
    name = key.removeprefix("formal.")
    for value in ("", "maybe", REGISTER[key][0].upper(), " ".join(REGISTER[key])):
        with pytest.raises(RulesClash, match=rf"option {key} = "):
            new_game(**{name: value})
    with pytest.raises(RulesClash, match="no rule of this game has it"):
        new_game(**{f"{name}s": REGISTER[key][0]})


@pytest.mark.parametrize("key", REGISTER)
def test_an_option_may_stand_in_the_spec(key: str) -> None:
    for value in REGISTER[key]:
        game = new_game(f"formal({key.removeprefix('formal.')}={value})")
        assert game.rules.option(key) == value
        text = game.rules_text()
        option = game.rules.known_options[key]
        assert f"`{key}={value}`" in text
        assert all(str(told) in text for told in (option.title, option.label(value), option.sentence))


def test_the_rulebook() -> None:
    text = new_game().rules_text()
    assert all(f"`{key}=" in text for key in (*REGISTER, "formal.turns"))
    assert "The game ends after 20 turns" in text
    assert "The game ends after 12 turns" in new_game(turns="12").rules_text()
    for word in ("declare war on", "surrender", "sphere of influence", "undo"):
        assert f"{word}" in text.lower()
    assert "A move made without the war that it needs is void. Its unit holds" in text
    assert "may not write private messages to each other" in text
    assert (
        "private messages"
        not in new_game(press="off").rules_text().partition("Played as")[0].partition("formal.dwo")[0]
    )
    assert "solo" not in [component.name for component in new_game().rules.components]


IDS = ("V1", "V2", "V3", "V4", "V5", "V6", "V7", "V8", "W4", "W5", "W6", "W7", "S1", "S3", "S5", "Z1")


@pytest.mark.parametrize("rule", [*IDS, "O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O10"])
def test_the_rulebook_says_every_rule(rule: str) -> None:
    text = new_game().rules_text().partition("## House rules")[0]
    spelled = text.replace("O1-O3", "O1, O2, O3").replace("O8-O10", "O8, O9, O10").replace("S1-S4", "S1, S2, S3, S4")
    assert rule in spelled


def test_what_is_on_offer() -> None:
    """Declarations against others, a surrender to enemies, spheres of units that could declare them, their supports,
    and giving up one's own spheres."""
    game = set_up({"Austria": ["A BUD", "A VIE"], "Turkey": ["A SER", "A SEV"]}, {"spheres": {"ALB": "Austria"}})
    told = {str(order) for order in game.options("Austria") if isinstance(order, Directive)}
    spheres = {f"A BUD SOI {place}" for place in ("BUD", "GAL", "RUM", "TRI")}
    spheres |= {f"A VIE SOI {place}" for place in ("VIE", "BOH", "GAL", "TRI", "TYR")}
    helped = {f"{one} S {two} SOI {at}" for at in ("GAL", "TRI") for one, two in permutations(("A BUD", "A VIE"), 2)}
    helped |= {"A BUD S A SEV SOI RUM", "A BUD S A SER SOI RUM", "A BUD S A SER SOI TRI", "A VIE S A SER SOI TRI"}
    helped |= {"A BUD S A SER SOI SER", "A BUD S A VIE SOI VIE", "A VIE S A BUD SOI BUD"}
    wars = {f"DWO {power}" for power in POWERS if power != "Austria"}
    assert told == {*wars, *spheres, *helped, "Undo SOI in ALB"}
    enemy = set_up({"Austria": ["A BUD"]}, {"wars": [["Austria", "Italy"]]})
    told = {str(order) for order in enemy.options("Austria") if isinstance(order, Directive)}
    assert {"SUR", "DWO Russia"} <= told
    assert "DWO Italy" not in told


def test_retreats_to_nowhere_are_refused() -> None:
    game = set_up({"Italy": ["A TYR"], "Austria": ["A VIE", "A TRI"]}, {"wars": [["Austria", "Italy"]]})
    game.submit("Austria", "A VIE - TYR, A TRI S A VIE - TYR")
    game.process()
    orders = [Retreat(Piece("A", "TYR"), "XYZ"), Retreat(Piece("A", "XYZ"), "PIE"), Retreat(Piece("A", "TRI"), "ALB")]
    codes = [game.submit("Italy", [order]).refused[0][1].code for order in orders]
    assert "no-war" not in codes


@pytest.mark.parametrize("said", REGISTER["formal.draw"])
def test_draws_are_what_the_option_says(said: str) -> None:
    game = new_game(draw=said)
    assert game.rules.option("draws.draw") == {"off": "off", "unanimous": "dias"}[said]
    assert game.rules.option("draws.concession") == "no"
    assert bool(game.submit("Austria", "propose draw").refused) is (said == "off")


def test_nobody_can_be_at_war_with_who_is_no_power() -> None:
    """The centers of owners that are no powers can be taken in peace, and their land is free to enter."""
    game = set_up({"Austria": ["A SER"], "Italy": ["A ALB"]}, {}, "F1902M", peace_capture="no")
    given = CentersTaken({"SER": "Serbia", "GRE": "Serbia"})
    game.state = play.place(game.rules, game.state, [given])[1]
    game.submit("Italy", "A ALB - GRE")
    game.process()
    assert (game.state.centers["SER"], game.state.centers["GRE"]) == ("Austria", "Italy")


@pytest.mark.parametrize("name", ["Serbia", "Rebels"])
def test_war_on_who_is_no_power_is_refused_truly(name: str) -> None:
    game = new_game("formal + minor-powers + rebellion")
    (_order, why) = game.submit("Austria", f"DWO {name}").refused[0]
    told = f"{name} is not a Great Power. You may attack it without declaring war."
    assert (why.code, why.text) == ("no-power", told)


def test_the_rulebook_says_how_units_that_nobody_commands_are_steered() -> None:
    said = {steered: new_game("formal + masters", steered=steered).rules_text() for steered in ("free", "writers")}
    assert "anywhere without a war (C-1)" in said["free"]
    assert "anywhere without a war (C-1)" not in said["writers"]
    assert "every power that wrote it is at war" in said["writers"]
    assert all("Wars exist only between Great Powers" in text for text in (*said.values(), new_game().rules_text()))
    assert "Units that no player commands may be" not in new_game().rules_text()


# --- what is told


@pytest.mark.parametrize(
    ("orders", "sentences"),
    [
        ("A VEN - TRI", ["This order needs a war with Austria (its unit, its territory)."]),
        ("A VEN - PIE", []),
        ("A ROM - TUS", []),
        ("F ADR - ION", ["This order needs a war with Austria (its unit) and Turkey (its sphere)."]),
        ("F ADR - ALB", ["This order needs a war with Turkey (its sphere)."]),
        ("A VEN - TYR", ["This order needs a war with Austria (its territory)."]),
    ],
)
def test_a_void_order_says_with_whom_and_why(orders: str, sentences: list[str]) -> None:
    game = set_up(
        {"Italy": ["A VEN", "A ROM", "F ADR"], "Austria": ["A TRI", "F ION"]},
        {"spheres": {"ION": "Turkey", "ALB": "Turkey"}},
    )
    assert not game.submit("Italy", orders).refused
    rows = [row for event in game.process() if isinstance(event, OrdersJudged) for row in event.judgements]
    assert [str(row.text) for row in rows if row.reason == "no-war"] == sentences


@pytest.mark.parametrize(
    ("orders", "code", "words"),
    [
        ("DWO Austria", "self", "your own power"),
        ("DWO Italy", "already-at-war", "Italy"),
        ("SUR", "holds-enemy-home", "VEN"),
        ("A BUD SOI TRI", "not-vacant", "F TRI"),
        ("A BUD SOI MOS", "not-adjacent", "Moscow"),
        ("Undo SOI in GRE", "no-sphere", "Greece"),
        ("SOI TYR", "ambiguous", "A VIE SOI TYR or A VEN SOI TYR"),
        ("A SER SOI SER", "not-yours", "A SER"),
        ("A GRE SOI GRE", "not-yours", "nobody"),
        ("A BUD SOI GAL, A BUD H", "second-order", "A BUD"),
        ("A BUD S A RUM SOI GAL", "no-target", "RUM"),
        ("A BUD S A BUD SOI GAL", "self-support", "itself"),
        ("A BUD SOI GAL, A BUD - RUM", "second-order", "A BUD"),
    ],
)
def test_what_is_refused_when_it_is_handed_in(orders: str, code: str, words: str) -> None:
    game = set_up(
        {"Austria": ["A BUD", "A VIE", "A VEN", "F TRI"], "Turkey": ["A SER"]},
        {"wars": [["Austria", "Italy"]], "spheres": {"GRE": "Italy"}},
    )
    (refused,) = game.submit("Austria", orders).refused
    assert refused[1].code == code
    assert words in refused[1].text


def test_units_need_not_be_named_in_full() -> None:
    game = set_up({"Austria": ["A BUD", "A TRI"], "Russia": ["F STP/SC"], "Turkey": ["F CON"]})
    for seat, text, meant in (
        ("Austria", "BUD SOI SER", "A BUD SOI SER"),
        ("Austria", "TRI S BUD SOI SER", "A TRI S A BUD SOI SER"),
        ("Russia", "F STP SOI BOT", "F STP/SC SOI BOT"),
        ("Turkey", "SOI BUL/EC", "F CON SOI BUL"),
    ):
        draft = game.submit(seat, text)
        assert [str(order) for order in draft.orders] == [meant]


@pytest.mark.parametrize("said", REGISTER["formal.liberation"])
def test_of_one_that_is_at_home_both_is_told(said: str) -> None:
    game = set_up({"Italy": ["A VEN"], "Austria": ["A TRI"]}, liberation=said)
    game.submit("Italy", "A VEN - TRI")
    rows = [row for event in game.process() if isinstance(event, OrdersJudged) for row in event.judgements]
    assert "This order needs a war with Austria (its unit, its territory)." in [str(row.text) for row in rows]


def test_who_surrenders_may_not_own_an_enemys_home() -> None:
    game = set_up({"Austria": ["A BUD"]}, {"wars": [["Austria", "Italy"], ["Austria", "Russia"]]})
    game.state = play.place(game.rules, game.state, [CentersTaken({"ROM": "Austria", "SER": "Austria"})])[1]
    (refused,) = game.submit("Austria", "SUR").refused
    assert refused[1].code == "holds-enemy-home"
    assert "Rome" in refused[1].text


def test_everything_is_public() -> None:
    """Nobody knows more of the events and the state of this game than anyone else, except for drafts."""
    game = set_up(CROWD, CROWD_STATE)
    for seat, text in ORDERS.items():
        game.submit(seat, text)
    game.process()
    ours = [kind for component in game.rules.components if component.table == "formal" for kind in component.events]
    for viewer in (*POWERS, None):
        told = [event for event in game.history(viewer) if type(event) in ours]
        assert told == [event for event in game.log if type(event) in ours]
        check_public(game, viewer)
    assert {WarDeclared, WarsEnded, PointsBooked, SphereEnded} <= {type(event) for event in game.log}


def test_what_is_shown_can_be_set_up_again() -> None:
    """Except for what concerns the past: everyone begins with the points that they have."""
    game = set_up(CROWD, {**CROWD_STATE, "stood": {"ALB": "Italy"}}, dwo="next_turn", control="last_fall")
    for seat, text in ORDERS.items():
        game.submit(seat, text)
    game.process()
    table = shown(game)
    assert table["victory_points"] != dict.fromkeys(POWERS, 0)
    again = set_up(CROWD, table, "F1902M", dwo="next_turn", control="last_fall")
    assert {**shown(again), "log": (), "void": ()} == {**table, "log": (), "void": ()}
    known: War = again.state.own["formal-war"]
    assert known.at_start == set(known.wars)


def test_a_war_that_is_to_come_can_be_set_up() -> None:
    game = set_up(CROWD, {"coming": [["Austria", "Italy"]]}, dwo="next_turn")
    assert shown(game)["wars"] == [["Austria", "Italy"]]


def test_turns_are_counted_from_the_first_of_the_map() -> None:
    for phase, turn in (("S1901M", 1), ("F1901M", 2), ("S1902M", 3), ("F1907M", 14)):
        assert shown(set_up(CROWD, {}, phase))["turn"] == turn
        assert shown(set_up(CROWD, {"turn": 5}, phase))["turn"] == 5
    game = set_up(CROWD, {"turn": 5}, "S1901M")
    game.process()
    assert shown(game)["turn"] == 6


def test_two_at_war_all_pairs() -> None:
    """W2: a war is the same from both sides, whoever declares it."""
    for one, another in combinations(POWERS, 2):
        for by, on in ((one, another), (another, one)):
            game = new_game()
            game.submit(by, f"DWO {on}")
            game.process()
            assert shown(game)["wars"] == [[one, another]]
            assert shown(game)["declared"] == [{"powers": [one, another], "by": [by], "since": "S1901"}]
            assert shown(game)["victory_points"] == {power: -(power == by) for power in POWERS}
