"""A game as people read it: the position, and what happened, phase by phase, with reasons. Made from what a viewer may
know and nothing else: views, panels and the facts of his history."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import to_builtins

from casusbelli.core import events as e
from casusbelli.core.board import Board
from casusbelli.core.state import State
from casusbelli.core.wording import listed, named
from casusbelli.records.replay import moments
from casusbelli.rules.dice import BY_HAND
from casusbelli.rules.game import Game
from casusbelli.rules.ruleset import RuleSet
from casusbelli.rules.shown import Consequence, Panel
from casusbelli.rules.view import Viewer, history
from casusbelli.rules.year import SEASONS

WIDTH = 100
ORDER_COLUMN = 34

Fact = tuple[e.Event, State]  # and the state in which it found the game


# --- phases


def title(rules: RuleSet, phase: str) -> str:
    """ "S1901M" -> "Spring 1901, movement (S1901M)" """
    step = next((s for s in rules.plan if s.kind and (s.season, s.kind) == (phase[:1], phase[5:])), None)
    if step is None:
        return phase or "not begun"
    name = step.name.removeprefix(f"{step.season}-").replace("-", " ")
    return f"{SEASONS.get(step.season, step.season)} {phase[1:5]}, {name} ({phase})"


# --- the position


def position(game: Game, viewer: Viewer) -> str:
    """Who stands where and owns what, who must retreat where, what the rules show beside the board."""
    view = game.view(viewer)
    lines = [title(game.rules, game.phase), ""]
    for owner in view["units"]:
        lines += _holding(owner, view)
    lines += _dislodged(view["dislodged"])
    lines += _owed(view["owed"])
    lines += _scores(view)
    for panel in game.panels(viewer):
        if panel.rows or not panel.marks:  # what is only drawn is not for reading
            lines += ["", *panel_lines(panel)]
    if view["outcome"] is not None:
        lines += ["", outcome(view["outcome"])]
    return "\n".join(lines) + "\n"


def _holding(owner: str, view: Mapping[str, Any]) -> Iterator[str]:
    units, centers = view["units"][owner], view["centers"].get(owner, [])
    if units or centers:
        yield from _wrapped(f"{owner:<12}", f"{', '.join(units) or 'no units'}")
        yield from _wrapped("", f"{_count(len(centers), 'centre')}: {', '.join(centers) or 'none'}")
    elif owner not in view["dislodged"]:
        yield f"{owner:<12}has neither a unit nor a centre"


def _wrapped(head: str, text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=f"{head:<12}", subsequent_indent=" " * 12)


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _dislodged(table: Mapping[str, Mapping[str, Sequence[str]]]) -> Iterator[str]:
    if table:
        yield ""
        yield "Dislodged"
    for owner, units in table.items():
        for unit, places in units.items():
            yield f"  {unit} ({owner}) may retreat to {', '.join(places) or 'nowhere'}"


def _owed(owed: Mapping[str, int]) -> Iterator[str]:
    if owed:
        yield ""
        yield "Adjustments"
    for owner, count in owed.items():
        yield f"  {owner} {'builds' if count > 0 else 'removes'} {_count(abs(count), 'unit')}"


def _scores(view: Mapping[str, Any]) -> Iterator[str]:
    """Where points are not just centres."""
    scores: Mapping[str, int] = view["scores"]
    if any(count != len(view["centers"].get(power, [])) for power, count in scores.items()):
        yield ""
        yield "Scores"
        yield from (f"  {power:<12}{count}" for power, count in scores.items())


def panel_lines(panel: Panel) -> Iterator[str]:
    yield panel.title
    table = [panel.columns, *panel.rows]
    widths = [max(len(row[n]) for row in table if n < len(row)) for n in range(len(panel.columns))]
    for row in table:
        yield "  " + "  ".join(f"{cell:<{widths[n]}}" for n, cell in enumerate(row[: len(widths)])).rstrip()
    if panel.note:
        yield f"  {panel.note}"


def outcome(table: Mapping[str, Any]) -> str:
    more = "; ".join(f"{key} {_plain(value)}" for key, value in table.items() if key not in ("kind", "winners"))
    return f"The game is over: {table['kind']}: {listed(table['winners'])}{f' ({more})' if more else ''}"


def consequence(told: Consequence) -> str:
    return f"{'this means' if told.certain else 'it may be'}: {told.text}{f' [{told.rule}]' if told.rule else ''}"


# --- what happened


def facts(game: Game, viewer: Viewer) -> Iterator[Fact]:
    """What the viewer may know of the log."""
    return seen(game.rules, ((event, state) for _number, event, state in moments(game.rules, game.log)), viewer)


def seen(rules: RuleSet, happened: Iterable[Fact], viewer: Viewer) -> Iterator[Fact]:
    for event, state in happened:
        yield from ((told, state) for told in history(rules, [event], viewer))


def since(rules: RuleSet, state: State, events: Iterable[e.Event]) -> Iterator[Fact]:
    """New facts, each with the state in which it found the game; none of them takes the game back."""
    for event in events:
        yield event, state
        state = rules.evolve(state, event)


def told(rules: RuleSet, happened: Iterable[Fact], phase: str | None = None) -> Iterator[str]:
    """Lines about what happened, of one phase if wanted: from its opening to that of the next."""
    now = ""
    for event, state in happened:
        if isinstance(event, (e.PhaseOpened, e.RolledBack)):
            now = event.phase
        if phase is None or now == phase:
            yield from _Teller(rules, state).lines(event)


SILENT = (e.ClaimsJudged, e.DiceKeyed, e.StepBegan, e.PhaseOpened, e.UnitsMoved, e.UnitPlaced, e.HomeSet, e.StatePlaced)


@dataclass(frozen=True)
class _Teller:
    """Tells of one fact; ``state`` is that in which it found the game."""

    rules: RuleSet
    state: State

    def lines(self, event: e.Event) -> Iterator[str]:
        tell = _TELLERS.get(type(event))
        if tell is not None:
            yield from tell(self, event)
        elif not isinstance(event, SILENT):
            words = self.rules.recounted(event)
            if words != "":
                yield words or f"{_name(event)}: {_fields(event)}"

    def _revealed(self, event: e.OrdersRevealed) -> Iterator[str]:
        """A heading, the orders that no judgement will speak of, what was refused, who was silent."""
        yield ""
        yield title(self.rules, event.phase)
        yield from self._written(event)
        for seat, refused in event.refused.items():
            yield from (f"  {seat}: {order}: refused: {text}" for order, _code, text in refused)
        if event.silent:
            yield f"  No orders from {listed(event.silent)}"

    def _written(self, event: e.OrdersRevealed) -> Iterator[str]:
        board = self.rules.board.on(event.phase)
        kind = event.phase[5:]
        for seat in event.orders | event.secret:
            for text in event.of(seat):
                orders, _errors = self.rules.grammar.read(text, board, kind)
                if any(type(line.order) in self.rules.grammar.of for line in orders):
                    yield f"  {seat}: {text}{' (secret)' if text in event.secret.get(seat, ()) else ''}"

    def _judged(self, event: e.OrdersJudged) -> Iterator[str]:
        t = self.rules.turn(self.state)
        of = {owner: self.rules.listed(t, owner) for owner in dict.fromkeys(row.owner for row in event.judgements)}
        for name in dict.fromkeys((*(power for power in self.rules.board.power if power in of), *of.values())):
            yield name
            yield from (judgement(row) for row in event.judgements if of[row.owner] == name)

    def _routed(self, event: e.UnitsRouted) -> Iterator[str]:
        for beaten in event.routed:
            yield f"Dislodged: {named(beaten.unit)} by {named(beaten.by)}; may retreat to {', '.join(beaten.retreats)}"
        if event.contested:
            yield f"Stand-offs: {', '.join(_province(code, self.rules.board) for code in event.contested)}"

    def _removed(self, event: e.UnitsRemoved) -> Iterator[str]:
        yield f"Off the board ({event.cause.replace('-', ' ')}): {', '.join(_units(event.ids, self.state))}"

    def _passed(self, event: e.UnitsPassed) -> Iterator[str]:
        to = self.rules.listed(self.rules.turn(self.state), event.owner)
        yield f"Now of {to}: {', '.join(_units(event.ids, self.state))}"

    def _taken(self, event: e.CentersTaken) -> Iterator[str]:
        if not self.state.phase:
            return
        for owner in dict.fromkeys(event.centers.values()):
            places = [_province(code, self.rules.board) for code, taker in event.centers.items() if taker == owner]
            yield f"{owner} takes {listed(places)}" if owner else f"Nobody owns {listed(places)} any more"

    def _rolled(self, event: e.DiceRolled) -> Iterator[str]:
        by_hand = " (given by hand)" if event.source in BY_HAND else ""
        yield f"Dice: {event.label}: {event.roll} of {event.sides}{by_hand}"

    def _out(self, event: e.PowersEliminated) -> Iterator[str]:
        yield f"Eliminated: {listed(event.owners)}"

    def _vacated(self, event: e.SeatVacated) -> Iterator[str]:
        yield f"The seat of {event.seat} is empty{f': {event.why}' if event.why else ''}"

    def _sat(self, event: e.SeatTaken) -> Iterator[str]:
        yield f"Somebody new sits for {event.seat}"

    def _edited(self, event: e.BoardEdited) -> Iterator[str]:
        said = [f"{unit} of {unit.owner} placed" for unit in event.placed]
        said += [f"{unit} taken away" for unit in _units(event.removed, self.state)]
        said += [f"{code} to {owner or 'nobody'}" for code, owner in event.centers.items()]
        yield f"The board was changed by hand{_by(event)}: {listed(said)}"

    def _corrected(self, event: e.StateCorrected) -> Iterator[str]:
        said = (f"{key.replace('_', ' ')} {_plain(value)}" for key, value in event.table.items())
        yield f"Corrected by hand{_by(event)}: {'; '.join(said)}"

    def _overridden(self, event: e.RulingOverridden) -> Iterator[str]:
        yield f"Ruled by hand{_by(event)}: {event.order} of {event.phase} counts as: {event.ruling}"

    def _halted(self, event: e.GameHalted) -> Iterator[str]:
        yield f"The game is halted{_by(event)}"

    def _resumed(self, event: e.GameResumed) -> Iterator[str]:
        yield f"The game goes on{_by(event)}"

    def _back(self, event: e.RolledBack) -> Iterator[str]:
        yield ""
        yield f"The game was taken back to {event.phase}{_by(event)}"

    def _ended(self, event: e.GameEnded) -> Iterator[str]:
        yield ""
        yield outcome({"kind": event.outcome.kind, "winners": event.outcome.winners, **event.outcome.more})


_TELLERS: dict[type[e.Event], Callable[[_Teller, Any], Iterator[str]]] = {
    e.OrdersRevealed: _Teller._revealed,
    e.OrdersJudged: _Teller._judged,
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


ByHand = e.BoardEdited | e.StateCorrected | e.RulingOverridden | e.RolledBack | e.GameHalted | e.GameResumed


def _by(event: ByHand) -> str:
    """Who did it, and why."""
    return "".join((f" by {event.by}" if event.by else "", f": {event.why}" if event.why else ""))


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


def judgement(row: e.Judgement) -> str:
    order = row.order if row.ordered else f"{row.order} (no order)"
    return f"  {order:<{ORDER_COLUMN}} {'; '.join((_result(row), *row.words[1:]))}"


def _result(row: e.Judgement) -> str:
    """ "fails: bounced with A PAR (France)", but "dislodged by A RUH (Germany)" """
    word = row.words[0]
    if not row.text:
        return word
    return row.text if row.text.startswith(word) else f"{word}: {row.text}"


def _province(code: str, board: Board) -> str:
    return board.province[code].name if code in board.province else code


def _units(ids: Iterable[int], state: State) -> Iterator[str]:
    for number in ids:
        unit = state.units.get(number) or (state.routed[number].unit if number in state.routed else None)
        yield named(unit) if unit is not None else "a unit"
