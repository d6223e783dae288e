"""Is a game what it says? Its dice rolled again, its phases judged again by today's rules.

Judging again is a check, never the way a game is loaded: a difference may be a rule that was mended since, and is told
as a warning. A die that does not follow from the seed is a fault.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from casusbelli.core.canon import encode
from casusbelli.core.events import DiceRolled, Event, OrdersRevealed, RolledBack
from casusbelli.core.orders import Order
from casusbelli.core.state import State
from casusbelli.core.verdicts import Refusal
from casusbelli.records.gamefile import IMPOSSIBLE, SealedDice
from casusbelli.rules import desk, play
from casusbelli.rules.component import RulesClash
from casusbelli.rules.dice import SEED, Dice, wrong_rolls
from casusbelli.rules.forms import Entry
from casusbelli.rules.game import Game
from casusbelli.rules.ruleset import RuleSet
from casusbelli.rules.spec import rule_set

FORMAT = "casusbelli.verification/1"
LONGEST_EVENT = 300  # characters of one that is quoted


# --- the log, one fact after the other


def moments(rules: RuleSet, log: Iterable[Event]) -> Iterator[tuple[int, Event, State]]:
    """Every fact with its number and the state in which it found the game."""
    events = list(log)
    back = {event.events for event in events if isinstance(event, RolledBack)}
    state = rules.empty()
    known = {0: state}
    for number, event in enumerate(events, 1):
        yield number, event, state
        if isinstance(event, RolledBack):
            state = play.taken_back(state, known[event.events])
        else:
            state = rules.evolve(state, event)
        if number in back:
            known[number] = state


# --- dice


@dataclass(frozen=True)
class DiceCheck:
    """``sealed``: the file does not hold the seed, so that nothing could be rolled again."""

    rolls: int
    by_hand: tuple[str, ...]
    wrong: tuple[str, ...]
    sealed: bool

    @property
    def checked(self) -> int:
        return 0 if self.sealed else self.rolls - len(self.by_hand)


def check_dice(game: Game) -> DiceCheck:
    dice = game.rules.seed
    rolls = [event for event in game.log if isinstance(event, DiceRolled)]
    by_hand = tuple(roll.label for roll in rolls if roll.source != SEED)
    sealed = isinstance(dice, SealedDice)
    impossible = [roll for roll in rolls if not 1 <= roll.roll <= roll.sides]
    wrong = [] if sealed else wrong_rolls([r for r in rolls if r not in impossible], dice.seed, dice.nonces)
    told = [f"{roll.label}: {roll.roll} of {roll.sides} does not follow from the seed" for roll in wrong]
    told += [f"{roll.label}: no die of {roll.sides} sides shows {roll.roll}" for roll in impossible]
    return DiceCheck(len(rolls), by_hand, (*told, *_out_of_turn(game.log)), sealed)


def _out_of_turn(log: Iterable[Event]) -> Iterator[str]:
    """A roll counts the rollbacks before it; another count would be a choice between several rolls."""
    back = 0
    for event in log:
        back += isinstance(event, RolledBack)
        if isinstance(event, DiceRolled) and event.rollbacks != back:
            yield f"{event.label}: rolled as if after {event.rollbacks} rollbacks; there were {back}"


@dataclass(frozen=True)
class FallenDice(Dice):
    """Dice as they fell in a game, by label and rollbacks."""

    fell: Mapping[tuple[str, int], DiceRolled] = field(default_factory=dict)

    def roll(self, label: str, sides: int = 100) -> int:
        return self.rolled(label, sides).roll

    def rolled(self, label: str, sides: int = 100) -> DiceRolled:
        roll = self.fell.get((label, self.rollbacks))
        if roll is None or roll.sides != sides:
            raise LookupError(f"{label}: no die of {sides} sides was rolled for it")
        return roll


# --- phases


@dataclass(frozen=True)
class Rejudged:
    """A phase, and where today's rules make something else of it."""

    phase: str
    differences: tuple[str, ...]


class Recorded(Refusal, frozen=True):
    """A refusal as a log has it."""

    said: str

    @property
    def code(self) -> str:
        return self.said


def judged_phases(game: Game) -> int:
    return sum(isinstance(event, OrdersRevealed) for event in game.log)


def rejudge(game: Game) -> Iterator[Rejudged]:
    """Every phase of the log from its revealed orders, those that were taken back too."""
    fell = {(event.label, event.rollbacks): event for event in game.log if isinstance(event, DiceRolled)}
    seed = game.rules.seed
    rules = rule_set(game.spec, game.rules.board, game.rules.options, FallenDice(seed.seed, seed.nonces, fell=fell))
    for number, event, state in moments(rules, game.log):
        if isinstance(event, OrdersRevealed):
            yield Rejudged(event.phase, tuple(_differences(rules, state, event, game.log[number - 1 :], number)))


def _differences(
    rules: RuleSet, state: State, said: OrdersRevealed, then: Sequence[Event], number: int
) -> Iterator[str]:
    try:
        drafts = {seat: _read(rules, state, seat, said.of(seat)) for seat in _heard(rules, state, said)}
        orders: dict[str, tuple[Order, ...]] = {seat: draft.orders for seat, draft in drafts.items()}
        now, _state = play.process(rules, state, orders, _refusals(said))
    except (RulesClash, play.Stuck, *IMPOSSIBLE) as fault:
        yield f"today's rules cannot judge it: {type(fault).__name__}: {fault}"
        return
    for seat, draft in drafts.items():
        yield from (f"{seat}: {order} would be refused today: {why}" for order, why in draft.refused)
        yield from (f"{seat}: {error.text} is not understood today: {error}" for error in draft.misread)
    for n, today in enumerate(now):
        before = then[n] if n < len(then) else None
        if today != before:
            yield f"line {number + n + 1} is {_quoted(before)}; today it would be {_quoted(today)}"
            return


def _heard(rules: RuleSet, state: State, said: OrdersRevealed) -> list[str]:
    """The seats that sent something, if only a blank page."""
    asked = [seat for seat in desk.owed(rules, state) if seat not in said.silent and seat not in said.refused]
    return list(dict.fromkeys((*said.orders, *said.secret, *asked)))


def _read(rules: RuleSet, state: State, seat: str, texts: Sequence[str]) -> desk.Draft:
    orders, errors = desk.read(rules, state, "\n".join(texts))
    draft = desk.accept(rules, state, seat, orders)
    return desk.Draft(draft.orders, draft.refused, tuple(errors))


def _refusals(said: OrdersRevealed) -> play.Refused:
    return {
        seat: [(order, Recorded(Entry.NOT_UNDERSTOOD, text, code)) for order, code, text in told]
        for seat, told in said.refused.items()
    }


def _quoted(event: Event | None) -> str:
    text = encode(event).decode() if event is not None else "the end of the log"
    return text if len(text) <= LONGEST_EVENT else f"{text[:LONGEST_EVENT]}..."


# --- altogether


@dataclass(frozen=True)
class Verification:
    game: Game
    dice: DiceCheck
    phases: tuple[Rejudged, ...]

    @property
    def faults(self) -> tuple[str, ...]:
        return self.dice.wrong

    @property
    def warnings(self) -> list[str]:
        return [f"{phase.phase}: {told}" for phase in self.phases for told in phase.differences]

    @cached_property
    def by_hand(self) -> bool:
        """Does the game begin with a position that somebody put up?"""
        rules = self.game.rules
        fell = {(event.label, 0): event for event in self.game.log if isinstance(event, DiceRolled)}
        usual = rule_set(self.game.spec, rules.board, rules.options, FallenDice(rules.seed.seed, fell=fell))
        try:
            log, _state = play.begin(usual)
        except (RulesClash, *IMPOSSIBLE):
            return True
        return self.game.log[: len(log)] != log


def as_data(done: Verification) -> dict[str, object]:
    game, dice = done.game, done.dice
    return {
        "format": FORMAT,
        "rules": str(game.spec),
        "map": game.rules.board.name,
        "phase": game.phase,
        "events": len(game.log),
        "phases": len(done.phases),
        "rollbacks": game.state.rollbacks,
        "set_up_by_hand": done.by_hand,
        "dice": {
            "rolls": dice.rolls,
            "checked": dice.checked,
            "by_hand": list(dice.by_hand),
            "sealed": dice.sealed,
        },
        "state_hash": game.state_hash(),
        "ok": not done.faults,
        "faults": list(done.faults),
        "warnings": done.warnings,
    }
