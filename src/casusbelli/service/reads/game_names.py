"""Names of a game's powers, provinces, units and orders."""

from __future__ import annotations

from casusbelli.core.board_names import BoardNames, NamesOn, names_on
from casusbelli.service.base.service import Service
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.games.open_game import opened

__all__ = ["BoardNames", "NamesOn", "game_names", "names_on"]


def game_names(service: Service, game_id: str) -> NamesOn | None:
    """None if there is no such game, or its board cannot be read."""
    try:
        with service.read() as tx:
            return names_on(opened(service, tx, game_id).board)
    except ServiceError:
        return None
