"""Why an order of a judged movement phase ended as it did, strength by strength."""

from __future__ import annotations

from collections.abc import Iterable

from casusbelli.core import events as e
from casusbelli.core.errors import printable
from casusbelli.core.explain import explain
from casusbelli.core.phases import Phase
from casusbelli.core.said import Said, said
from casusbelli.core.said import phase as phase_named
from casusbelli.drawing.chapters import Chapter
from casusbelli.engine.game import Game
from casusbelli.records.games.judged_battle import judged_battle
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import conflict, not_found
from casusbelli.service.games.open_game import opened
from casusbelli.service.reads.game_page import as_whom
from casusbelli.service.reads.game_view import chapter


@needs("read")
def reasons(service: Service, who: Who, game_id: str, seat: str | None, phase: str, order: str) -> tuple[Said, ...]:
    """Only for orders that the reader knows, in games where everyone sees the whole battle."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        viewer = as_whom(table, who, seat)
        game = table.game
        told = chapter(game, viewer, phase)
        row = next((row for row in _rows(told) if row.order == order), None)
        if row is None:
            raise not_found("judged order", printable(order))
        if game.rules.hears("hides"):
            raise conflict("hidden", said("service.reasons-hidden"))
        if not Phase.of(told.phase).is_movement:
            raise conflict("no-battle", said("service.no-battle-phase", phase=phase_named(told.phase)))
        return _explained(game, told, row.order)


def _rows(told: Chapter) -> Iterable[e.Judgement]:
    return (row for event, _state in told.facts if isinstance(event, e.OrdersJudged) for row in event.judgements)


def _explained(game: Game, told: Chapter, order: str) -> tuple[Said, ...]:
    found = explained(game, told, order).get(order)
    if found is None:
        raise conflict("no-battle", said("service.no-battle-order", order=printable(order)))
    return found


def explained(game: Game, told: Chapter, only: str | None = None) -> dict[str, tuple[Said, ...]]:
    """The story of each order of the battle, or of one."""
    verdicts = judged_battle(game, told.phase, told.facts)
    if verdicts is None:
        return {}
    places = {str(v.order): v.unit.at for v in reversed(verdicts.orders) if v.unit is not None}
    return {order: explain(verdicts, at).lines for order, at in places.items() if only in (None, order)}
