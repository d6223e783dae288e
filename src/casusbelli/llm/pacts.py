"""Treaties in force and how they end, read from the public table of relations that rules show (``RelationsForm``).
Rules without such a table have no treaties to keep or break."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from casusbelli.core.events import Event, OrdersRevealed
from casusbelli.core.orders import Directive
from casusbelli.engine.game import Game
from casusbelli.engine.panel_forms import RelationsForm

BINDING = ("pact", "alliance")
Pair = tuple[str, str]


def pacts(game: Game) -> frozenset[Pair]:
    """The pairs of powers that are bound by a treaty of which neither has given notice."""
    forms = [panel.form for panel in game.panels(None) if isinstance(panel.form, RelationsForm)]
    return frozenset(_pair(it.one, it.other) for form in forms for it in form.pairs if it.bond in BINDING)


def _pair(one: str, other: str) -> Pair:
    return (one, other) if one < other else (other, one)


@dataclass
class PactCount:
    """The treaties of some powers. ``ended``: by an order of these powers about their partner; ``lost``: in any other
    way, by the partner or by the rules."""

    powers: Collection[str]
    made: int = 0
    ended: int = 0
    lost: int = 0
    in_force: frozenset[Pair] = field(default_factory=frozenset)

    def note(self, game: Game, seat: str, events: Collection[Event]) -> None:
        """Count what has changed with these events."""
        now = frozenset(two for two in pacts(game) if len({*two} & {*self.powers}) == 1)
        named = _named(game, seat, events)
        for two in self.in_force - now:
            partner = next(iter({*two} - {*self.powers}))
            self.ended += partner in named
            self.lost += partner not in named
        self.made += len(now - self.in_force)
        self.in_force = now

    def told(self) -> Mapping[str, int]:
        return {"made": self.made, "kept": len(self.in_force), "ended": self.ended, "lost": self.lost}


def _named(game: Game, seat: str, events: Collection[Event]) -> set[str]:
    """The powers that the seat's declarations are about."""
    found: set[str] = set()
    for event in events:
        if isinstance(event, OrdersRevealed):
            orders = (game.rules.order_of(text, event.phase) for text in event.of(seat))
            found.update(*(game.rules.about(order).powers for order in orders if isinstance(order, Directive)))
    return found
