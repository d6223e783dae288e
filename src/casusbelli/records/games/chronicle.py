"""The story of a game as data: lines with their subjects, made from what a viewer may know of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from msgspec import Struct, to_builtins

from casusbelli.core import events as e
from casusbelli.core.legality import located
from casusbelli.core.orders import Directive
from casusbelli.core.said import Said, Term, Text, order_term, phase, power, province, said, whose
from casusbelli.core.second_person import Reader, addressed
from casusbelli.core.state import Outcome, State
from casusbelli.core.wording import listed, result_row
from casusbelli.engine.dice import BY_HAND
from casusbelli.engine.game import Game
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.view import Viewer, history
from casusbelli.engine.year import phase_title
from casusbelli.records.games.verify import moments

Fact = tuple[e.Event, State]  # and the game state before it
LineKind = Literal["blank", "phase", "name", "written", "refused", "silent", "judged", "fact"]


class StoryLine(Struct, frozen=True):
    """One line of the story. ``row``: the result that it is about."""

    kind: LineKind
    said: Text = ""
    row: e.Judgement | None = None


BLANK = StoryLine("blank")


def facts(game: Game, viewer: Viewer) -> Iterator[Fact]:
    """The part of the log that the viewer may know."""
    return seen(game.rules, ((event, state) for _number, event, state in moments(game.rules, game.log)), viewer)


def seen(rules: RuleSet, happened: Iterable[Fact], viewer: Viewer) -> Iterator[Fact]:
    for event, state in happened:
        yield from ((told, state) for told in history(rules, [event], viewer))


def since(rules: RuleSet, state: State, events: Iterable[e.Event]) -> Iterator[Fact]:
    """New facts, each with the state before it; none of them is a rollback."""
    for event in events:
        yield event, state
        state = rules.evolve(state, event)


def lines(
    rules: RuleSet, happened: Iterable[Fact], only: str | None = None, reader: Viewer = None
) -> Iterator[StoryLine]:
    """All events, or those of one phase from its opening to that of the next, as lines. ``reader``: the seat addressed
    as "you"."""
    now, reads = "", reader_of(rules, reader)
    for event, state in happened:
        if isinstance(event, (e.PhaseOpened, e.RolledBack)):
            now = event.phase
        if only is None or now == only:
            for line in _Teller(rules, state, reads).lines(event):
                yield StoryLine(line.kind, addressed(line.said, reads), line.row)


def reader_of(rules: RuleSet, viewer: Viewer) -> Reader:
    """The seat is "you", and so is the power that it plays if it has no other and shares it with nobody."""
    seat = next((held for held in rules.seats if held.name == viewer), None)
    if seat is None:
        return Reader()
    alone = len(seat.powers) == 1 and sum(seat.powers[0] in held.powers for held in rules.seats) == 1
    return Reader(frozenset((seat.name, *(seat.powers if alone else ()))), frozenset((seat.name, *seat.powers)))


HEADLINES = (
    *("story.over", "story.over-more", "story.eliminated", "story.routed", "story.routed-nowhere", "story.removed"),
    *("story.takes-from", "story.nobody-owns", "story.takes", "story.passed"),
)
"""Codes of the messages by which readers learn what they won or lost; rules add theirs (``Words.headlines``)."""
SILENT = (
    e.ClaimsJudged,
    e.DiceKeyed,
    e.StepBegan,
    e.PhaseOpened,
    e.UnitsMoved,
    e.UnitPlaced,
    e.HomeSet,
    e.StatePlaced,
    e.RetreatsClosed,  # reported with the unit that is dislodged
)


@dataclass(frozen=True)
class _Teller:
    """Turns one fact into lines. ``state`` is the one before it."""

    rules: RuleSet
    state: State
    reader: Reader

    def lines(self, event: e.Event) -> Iterator[StoryLine]:
        event = e.current(event)
        if isinstance(event, e.OrdersRevealed):
            yield from self._revealed(event)
        elif isinstance(event, e.OrdersJudged):
            yield from self._judged(event)
        else:
            if isinstance(event, (e.RolledBack, e.GameEnded)):
                yield BLANK
            yield from (StoryLine("fact", told) for told in self._told(event))

    def _told(self, event: e.Event) -> Iterator[Text]:
        tell = _TELLERS.get(type(event))
        if tell is not None:
            yield from tell(self, event)
        elif not isinstance(event, SILENT):
            words = self.rules.recounts(event)
            if words != "":
                yield words or said("story.fact", name=_name(event), fields=_fields(event))

    def _revealed(self, event: e.OrdersRevealed) -> Iterator[StoryLine]:
        """A heading, the orders without a result, the refused orders, and the seats that sent nothing."""
        yield BLANK
        yield StoryLine("phase", phase_title(self.rules.plan, event.phase))
        yield from (StoryLine("written", told) for told in self._written(event))
        for seat, refused in event.refused.items():
            for order, _code, why in refused:
                yield StoryLine("refused", said("story.refused", seat=power(seat), order=order_term(order), why=why))
        if event.silent:
            yield StoryLine("silent", said("story.silent", seats=list(map(power, event.silent))))

    def _written(self, event: e.OrdersRevealed) -> Iterator[Said]:
        for seat in event.orders | event.secret:
            for text in event.of(seat):
                order = self.rules.order_of(text, event.phase)
                if isinstance(order, Directive):
                    form = self.rules.grammar.of[type(order)]
                    secret = text in event.secret.get(seat, ())
                    code = "story.written-secret" if secret else "story.written"
                    more = {"unanswered": form.unanswered} if secret and form.unanswered else {}
                    yield said(code, seat=power(seat), order=order_term(text), **more)

    def _judged(self, event: e.OrdersJudged) -> Iterator[StoryLine]:
        t = self.rules.turn(self.state)
        of = {owner: self.rules.listed_as(t, owner) for owner in dict.fromkeys(row.owner for row in event.judgements)}
        for name in dict.fromkeys((*(owner for owner in self.rules.board.power if owner in of), *of.values())):
            yield StoryLine("name", said("story.name", power=power(name)))
            for row in event.judgements:
                if of[row.owner] == name:
                    yield StoryLine("judged", result_row(row.order, row.words, row.text), row)

    def _routed(self, event: e.UnitsRouted) -> Iterator[Said]:
        for beaten in event.routed:
            places = list(map(province, beaten.retreats))
            code = "story.routed" if places else "story.routed-nowhere"
            yield said(code, unit=whose(beaten.unit), other=whose(beaten.by), places=places)
        if event.contested:
            yield said("story.stand-offs", places=[located(self.rules.board, code) for code in event.contested])

    def _removed(self, event: e.UnitsRemoved) -> Iterator[Said]:
        cause = event.cause.replace(" ", "-")
        units = list(_units(event.ids, self.state))
        for mine in (True, False):  # the reader's own in a sentence of their own
            if some := [unit for unit in units if self._is_mine(unit) is mine]:
                yield said("story.removed", cause=cause, units=some)

    def _is_mine(self, unit: Term | Said) -> bool:
        return isinstance(unit, Term) and unit.unit is not None and unit.unit.owner in self.reader.owners

    def _passed(self, event: e.UnitsPassed) -> Iterator[Said]:
        to = self.rules.listed_as(self.rules.turn(self.state), event.owner)
        yield said("story.passed", owner=power(to), units=_units(event.ids, self.state))

    def _taken(self, event: e.CentersTaken) -> Iterator[Said]:
        if not self.state.phase:
            return
        hands = {code: (taker, self._loser(code, taker)) for code, taker in event.centers.items()}
        for taker, loser in dict.fromkeys(hands.values()):
            places = [located(self.rules.board, code) for code, both in hands.items() if both == (taker, loser)]
            if not taker:
                yield said("story.nobody-owns", places=places, loser=power(loser or ""))
            elif loser:
                yield said("story.takes-from", owner=power(taker), places=places, loser=power(loser))
            else:
                yield said("story.takes", owner=power(taker), places=places)

    def _loser(self, center: str, taker: str | None) -> str | None:
        """The owner so far, unless the center stays within one country: a civil war divides it and reunites it."""
        t, owner = self.rules.turn(self.state), self.state.centers.get(center)
        within = taker and owner and self.rules.power_of(t, taker) == self.rules.power_of(t, owner)
        return None if within else owner

    def _rolled(self, event: e.DiceRolled) -> Iterator[Text]:
        """In the words of the rule that rolled; else with the label of the roll."""
        words = self.rules.recounts(event)
        if words is not None:
            yield from [words] if words else []
            return
        label, roll, sides = event.label, event.roll, event.sides
        by_hand = event.source in BY_HAND
        yield said("story.rolled-by-hand" if by_hand else "story.rolled", label=label, roll=roll, sides=sides)

    def _out(self, event: e.PowersEliminated) -> Iterator[Said]:
        for mine in (True, False):  # the reader in a sentence of their own
            if some := [power(owner) for owner in event.owners if (owner in self.reader.names) is mine]:
                yield said("story.eliminated", owners=some)

    def _vacated(self, event: e.SeatVacated) -> Iterator[Said]:
        """Reasons given by rules are translated; a game master's words are shown as they are."""
        seat, why = power(event.seat), event.why
        if why:
            yield said("story.vacated-because", seat=seat, code=why.replace(" ", "-"), why=why)
        else:
            yield said("story.vacated", seat=seat)

    def _sat(self, event: e.SeatTaken) -> Iterator[Said]:
        yield said("story.seated", seat=power(event.seat))

    def _edited(self, event: e.BoardEdited) -> Iterator[Said]:
        done = [said("story.placed", unit=unit, owner=power(unit.owner)) for unit in event.placed]
        done += [said("story.taken-away", unit=unit) for unit in _units(event.removed, self.state)]
        for code, owner in event.centers.items():
            place, whom = located(self.rules.board, code), power(owner) if owner else said("core.nobody")
            done.append(said("story.center-to", place=place, owner=whom))
        yield _because(said("story.edited", **_actor(event), done=done), event)

    def _corrected(self, event: e.StateCorrected) -> Iterator[Said]:
        fields = (f"{key.replace('_', ' ')} {_plain(value)}" for key, value in event.table.items())
        yield _because(said("story.corrected", **_actor(event), done="; ".join(fields)), event)

    def _overridden(self, event: e.RulingOverridden) -> Iterator[Said]:
        order, when = order_term(event.order), phase(event.phase)
        told = said("story.overridden", **_actor(event), order=order, phase=when, ruling=event.ruling)
        yield _because(told, event)

    def _halted(self, event: e.GameHalted) -> Iterator[Said]:
        yield _because(said("story.halted", **_actor(event)), event)

    def _resumed(self, event: e.GameResumed) -> Iterator[Said]:
        yield _because(said("story.resumed", **_actor(event)), event)

    def _back(self, event: e.RolledBack) -> Iterator[Said]:
        yield _because(said("story.taken-back", **_actor(event), phase=phase(event.phase)), event)

    def _ended(self, event: e.GameEnded) -> Iterator[Said]:
        yield outcome(self.rules, event.outcome)


_TELLERS: dict[type[e.Event], Callable[[_Teller, Any], Iterator[Text]]] = {
    e.UnitsRouted: _Teller._routed,
    e.UnitsRemoved: _Teller._removed,
    e.UnitsPassed: _Teller._passed,
    e.CentersTaken: _Teller._taken,
    e.DiceRolled: _Teller._rolled,
    e.PowersEliminated: _Teller._out,
    e.SeatVacated: _Teller._vacated,
    e.SeatTaken: _Teller._sat,
    e.BoardEdited: _Teller._edited,
    e.StateCorrected: _Teller._corrected,
    e.RulingOverridden: _Teller._overridden,
    e.GameHalted: _Teller._halted,
    e.GameResumed: _Teller._resumed,
    e.RolledBack: _Teller._back,
    e.GameEnded: _Teller._ended,
}


MASTERS = ("the game-master", "the game master")
ByHand = e.BoardEdited | e.StateCorrected | e.RulingOverridden | e.RolledBack | e.GameHalted | e.GameResumed


def _actor(event: ByHand) -> dict[str, str]:
    """The person who changed the game by hand. Commands record "the game master", the service a name."""
    return {"actor": "gm" if event.by in MASTERS else "name" if event.by else "nobody", "by": event.by}


def _because(act: Said, event: ByHand) -> Said:
    return said("story.with-why", act=act, why=event.why) if event.why else act


def outcome(rules: RuleSet, ended: Outcome) -> Said:
    """How a game ended, with details from the rule that ended it."""
    over = said("story.over", kind=ended.kind, winners=list(map(power, ended.winners)))
    more = rules.recounts(e.GameEnded(ended)) or "; ".join(
        f"{key} {_plain(value)}" for key, value in ended.more.items()
    )
    return said("story.over-more", over=over, more=more) if more else over


def _name(event: e.Event) -> str:
    """ "war-declared/1" -> "War declared" """
    return str(event.__struct_config__.tag).rpartition("/")[0].replace("-", " ").capitalize()


def _fields(event: e.Event) -> str:
    table = {key: _plain(value) for key, value in to_builtins(event).items() if key != "event"}
    return ", ".join(f"{key.replace('_', ' ')} {value}" for key, value in table.items() if value)


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {_plain(held)}" for key, held in value.items())
    if isinstance(value, (list, tuple)):
        return listed([_plain(item) for item in value]) if value else ""
    return "" if value is None else str(value)


def _units(ids: Iterable[int], state: State) -> Iterator[Term | Said]:
    for number in ids:
        unit = state.units.get(number) or (state.routed[number].unit if number in state.routed else None)
        yield whose(unit) if unit is not None else said("story.a-unit")
