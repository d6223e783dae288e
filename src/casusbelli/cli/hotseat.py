"""Hotseat games: players share a keyboard and enter their orders in secret, then the phase is adjudicated.

On a terminal the screen is cleared between seats. With input from a pipe, nothing is cleared and there are no pauses.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

import click

from casusbelli.bots.match import Match
from casusbelli.cli.hint_lines import hint_lines
from casusbelli.cli.languages import complaint, language, told
from casusbelli.core.board_names import named
from casusbelli.core.errors import NotAllowed, OrderError, printable
from casusbelli.core.events import Event
from casusbelli.core.notation import parse
from casusbelli.core.orders import Directive, Order, Piece
from casusbelli.core.phases import MOVEMENT, RETREATS
from casusbelli.core.said import Cell, Text, power, said
from casusbelli.engine import drafts
from casusbelli.engine.dice import RollAwaited
from casusbelli.engine.drafts import Draft
from casusbelli.engine.game import Game
from casusbelli.engine.seat_names import UnknownSeat, seat_called
from casusbelli.records.games import chronicle, newspaper
from casusbelli.records.games.chronicle import Fact

HELP = ("options", "hint", "orders", "undo", "board", "rules", "pass ITALY", "quit", "help, ?")
CLEAR_HISTORY = "\033[3J"  # the scrollback is secret, too
PROMPT = "> "


class QuitHotseat(Exception):
    """A player quit, or the input has ended."""


def say(lines: str | Iterable[str]) -> None:
    for line in [lines] if isinstance(lines, str) else lines:
        click.echo(line)


@dataclass
class HotseatTable:
    """A hotseat game, with a function that saves it."""

    game: Game
    keep: Callable[[], None]
    screen: bool
    read: Callable[[str], str] = input  # no line editing, or the next player could recall what was typed
    judged: list[Fact] = field(default_factory=list)  # results of the last phase
    since: list[Fact] = field(default_factory=list)  # orders that took effect immediately since then
    waiting: list[str] = field(default_factory=list)  # seats whose turn comes before the others
    bots: Match | None = None

    # --- the round

    def begin(self) -> None:
        """Ask for the first rolls, if the game master rolls the dice."""
        self._thrown()

    def play(self) -> None:
        """Play until the game is over or a player quits."""
        if self.screen:
            say(newspaper.position(self.game, None, language()))
        if self.bots is not None and self.bots.bots:
            say(["", told(said("cli.you-play", seats=[*map(power, self.people)]))])
        while self.game.state.outcome is None:
            self._round()
        say(["", self.game_words(chronicle.outcome(self.game.rules, self.game.state.outcome))])

    def _round(self) -> None:
        done: set[str] = set()
        while (seat := self._next(done)) is not None:
            done.add(seat)
            self._hand_over(seat)
            HotseatDraft(self, seat).write()
            self.clear()
        if self.bots is not None and self.game.state.outcome is None:
            self._ask_bots(self.bots, idle=not done)
        if self.game.state.outcome is None:
            self._judge()

    def _next(self, done: set[str]) -> str | None:
        if self.game.state.outcome is not None:
            return None
        if self.waiting:
            return self.waiting.pop(0)
        asked = self.game.owed()
        return next((seat for seat in self.people if seat in asked and seat not in done), None)

    @property
    def people(self) -> list[str]:
        """The seats at the keyboard."""
        return [seat for seat in self.game.rules.names if self.bots is None or seat not in self.bots.bots]

    def _ask_bots(self, match: Match, idle: bool) -> None:
        """``idle``: nobody at the keyboard had anything to do, so that one phase after another would pass by."""
        if idle and match.bots:
            self.line(told(said("cli.bots-play", phase=newspaper.title(self.game.rules, self.game.phase))))
        known = len(match.faults)
        match.write()
        for _phase, seat, fault in match.faults[known:]:
            say(told(said("cli.bot-fault", seat=power(seat), fault=fault)))

    def _hand_over(self, seat: str) -> None:
        if self.screen and len(self.people) > 1:
            say(["", told(said("cli.hand-over", seat=power(seat)))])
            self.line("")
            self.clear()

    def _judge(self) -> None:
        if self.game.halted:  # there is nobody else to wait for
            say(["", told(said("cli.halted", why=self.game.halted))])
            self.game.resume(why="the table plays on")
        before, phase = self.game.state, self.game.phase
        facts = [*chronicle.since(self.game.rules, before, self._judged())]
        self.keep()
        self.judged, self.since = facts, []
        say(self._told(facts, None))
        if self.game.state.outcome is None:
            done, following = (newspaper.title(self.game.rules, one) for one in (phase, self.game.phase))
            say(["", told(said("cli.adjudicated", phase=done, next=following))])

    def _judged(self) -> list[Event]:
        try:
            return self.game.process()
        except RollAwaited:
            return self._thrown()

    def _thrown(self) -> list[Event]:
        """Ask the game master for rolls, and return the events that follow."""
        events: list[Event] = []
        while (owed := self.game.awaited) is not None:
            try:
                events = self.game.throw(int(self.line(f"{owed}{PROMPT}")))
            except RollAwaited:
                continue
            except ValueError:
                say(f"  {told(said('cli.number', most=owed.sides))}")
        return events

    # --- the screen

    def line(self, prompt: str) -> str:
        try:
            text = self.read(prompt)
        except EOFError:
            click.echo()
            raise QuitHotseat from None
        if not self.screen:
            click.echo(printable(text))  # from a pipe it has not been shown yet
        return text

    def clear(self) -> None:
        if self.screen:
            click.clear()
            click.echo(CLEAR_HISTORY if sys.stdout.isatty() else "", nl=False)

    def news(self, seat: str) -> Iterator[str]:
        """Results of the last phase that only this seat may know, and later events."""
        public = list(self._told(self.judged, None))
        yield from (line for line in self._told(self.judged, seat) if line not in public)
        yield from self._told(self.since, seat)

    def _told(self, facts: Iterable[Fact], seat: str | None) -> Iterator[str]:
        return newspaper.told(self.game.rules, chronicle.seen(self.game.rules, facts, seat), language=language())

    def game_words(self, what: Cell) -> str:
        """A message about this game, with the names of its board."""
        return named(what, self.game.rules.board, language())


@dataclass
class HotseatDraft:
    """The draft of one seat in one turn."""

    table: HotseatTable
    seat: str
    earlier: list[tuple[Order, ...]] = field(default_factory=list)  # for undo
    foreseen: set[str] = field(default_factory=set)

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def kept(self) -> tuple[Order, ...]:
        draft = self.game.drafts.get(self.seat)
        return draft.orders if draft is not None else ()

    def write(self) -> None:
        """Read lines until an empty one."""
        say(self._greeting())
        while self.game.state.outcome is None:
            line = self.table.line(f"{told(power(self.seat))}{PROMPT}").strip()
            if not line:
                break
            if not self._command(line):
                self._orders(line)
            if self.seat in self.table.waiting:
                return
        say(self._left_out())
        say(self._advice())

    def _greeting(self) -> Iterator[str]:
        yield newspaper.position(self.game, self.seat, language())
        news = list(self.table.news(self.seat))
        if news:
            yield told(said("cli.news", seat=power(self.seat)))
            yield from news
            yield ""
        yield told(said("cli.your-turn", seat=power(self.seat), owed=self._owed()))

    def _owed(self) -> Text:
        asked = self.game.owed().get(self.seat)
        return said("cli.enter", what=asked) if asked else self.game.why_unasked(self.seat) or said("cli.over")

    def _left_out(self) -> Iterator[str]:
        """Units without an order, in phases with one order for each unit."""
        if self.game.state.outcome is None and self.game.state.now.kind in (MOVEMENT, RETREATS):
            left = [group[0] for group in self.game.decisions(self.seat) if not {*group} & {*self.kept}]
            units = [str(getattr(order, "unit", "")) for order in left]
            if units:
                yield told(said("cli.left-out", units=units))

    def _advice(self) -> Iterator[str]:
        """Where the orders don't fit together."""
        if self.game.state.outcome is None:
            for advice in self.game.coherence(self.seat, self.kept):
                yield f"  {self.table.game_words(said('cli.note', what=advice.told))}"

    # --- commands

    def _command(self, line: str) -> bool:
        """Carry out a command, or return False. Most commands are a single word: "Undo SOI in BEL" is an order."""
        word, _blank, rest = line.partition(" ")
        alone: dict[str, Callable[[], None]] = {
            "?": lambda: say(_help()),
            "help": lambda: say(_help()),
            "board": lambda: say(newspaper.position(self.game, self.seat, language())),
            "rules": lambda: say(self.game.rules_text(language())),
            "orders": lambda: say(
                [*(f"  {order}" for order in self.kept), *self._advice()] or f"  {told(said('cli.none'))}"
            ),
            "undo": self._undo,
            "quit": self._quit,
        }
        if not rest and word.lower() in alone:
            alone[word.lower()]()
            return True
        if word.lower() == "options":
            say(self._options(rest.strip()))
            return True
        if word.lower() == "hint":
            say(f"  {self.table.game_words(one)}" for one in hint_lines(self.game, self.seat, rest.strip()))
            return True
        if word.lower() == "pass":
            self._pass(rest.strip())
            return True
        return False

    def _quit(self) -> None:
        raise QuitHotseat

    def _undo(self) -> None:
        if not self.earlier:
            say(f"  {told(said('cli.nothing-to-undo'))}")
            return
        before = self.kept
        self.game.submit(self.seat, self.earlier.pop())
        say(_listed("removed", (order for order in before if order not in self.kept)))
        say(_listed("restored", (order for order in self.kept if order not in before)))

    def _pass(self, name: str) -> None:
        try:
            seat = seat_called(name, self.game.seats, self.game.rules.board)
        except UnknownSeat as fault:
            say(f"  {complaint(fault)}")
            return
        if seat == self.seat:
            say(f"  {told(said('cli.turn-already', seat=power(seat)))}")
        else:
            self.table.waiting = [seat, self.seat, *self.table.waiting]

    def _options(self, place: str) -> Iterator[str]:
        if not place:
            yield from self._overview()
            return
        try:
            at = self._place(place)
        except OrderError as fault:
            yield f"  {told(fault.said)}"
            return
        found = [order for order in self.game.options(self.seat) if self._where(order) == at]
        yield from (f"  {order}" for order in found)
        if not found:
            yield f"  {told(said('cli.no-orders-for', place=place))}"

    def _overview(self) -> Iterator[str]:
        for group in self.game.decisions(self.seat):
            yield f"  {told(said('cli.orders-of', unit=str(getattr(group[0], 'unit', group[0])), n=len(group)))}"
        yield from (f"  {order}" for order in self.game.options(self.seat) if isinstance(order, Directive))

    def _place(self, text: str) -> str | None:
        board = self.game.rules.board.on(self.game.phase)
        order = parse(f"{text} H", board).order
        piece = getattr(order, "unit", None)
        if not isinstance(piece, Piece):
            raise NotAllowed(text, (0, len(text)), said("cli.expected-unit"))
        return board.province_of.get(piece.at)

    def _where(self, order: Order) -> str | None:
        """The province of the unit that it orders, or None for a directive."""
        if isinstance(order, Directive):
            return None
        piece = getattr(order, "unit", None)
        return self.game.rules.board.province_of.get(piece.at) if isinstance(piece, Piece) else None

    # --- orders

    def _orders(self, line: str) -> None:
        rules, state, before, known = self.game.rules, self.game.state, self.kept, len(self.game.log)
        read, errors = drafts.read(rules, state, line)
        self._foresee(drafts.accept(rules, state, self.seat, read).at_once)
        again = {self._where(line.order) for line in read} - {None}
        kept = [order for order in before if self._where(order) not in again]
        draft = self.game.submit(self.seat, "\n".join([*map(str, kept), line]))
        self._settle(draft, before)
        say(self._answer(draft, before))
        say(line for error in errors for line in _misread(error))
        if draft.at_once:
            self.table.since += chronicle.since(rules, state, self.game.log[known:])
            self.table.keep()
        self._foresee(self.kept)

    def _settle(self, draft: Draft, before: tuple[Order, ...]) -> None:
        """Restore orders that a refused one would have replaced, and drop text that was not understood."""
        given = {self._where(order) for order in draft.orders}
        refused = {self._where(order) for order, _why in draft.refused} - given
        stay = [order for order in before if self._where(order) in refused and order not in draft.orders]
        if (draft.refused or draft.misread) and self.game.state.outcome is None:
            self.game.submit(self.seat, [*draft.orders, *stay])
        if self.kept != before:
            self.earlier.append(before)

    def _answer(self, draft: Draft, before: tuple[Order, ...]) -> Iterator[str]:
        kept = self.kept
        yield from _listed("at-once", draft.at_once)
        yield from _listed("understood", (order for order in kept if order not in before))
        yield from _listed("replaced", (order for order in before if order not in kept))
        for order, why in draft.refused:
            yield f"  {self.table.game_words(said('cli.refused', order=str(order), why=why.said))}"

    def _foresee(self, orders: Iterable[Order]) -> None:
        """Show the consequences of the orders, each of them once."""
        for foretold in self.game.preview(self.seat, [*orders]):
            text = newspaper.consequence(foretold, self.game.rules.board, language())
            if text not in self.foreseen:
                self.foreseen.add(text)
                say(f"  {text}")


def _misread(error: OrderError) -> Iterator[str]:
    yield from (f"  {line}" for line in error.pointed().split("\n"))
    yield f"  {told(said('cli.misread', fault=error.said))}"


def _listed(what: str, orders: Iterable[Order]) -> Iterator[str]:
    yield from (f"  {told(said(f'cli.order-{what}', order=str(order)))}" for order in orders)


def _help() -> Iterator[str]:
    yield told(said("cli.help"))
    for command in HELP:
        yield f"  {command:<15}{told(said('cli.help-command', command=command.partition(' ')[0]))}"
