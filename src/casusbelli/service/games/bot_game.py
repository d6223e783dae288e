"""A game against bots that begins at once: the shortest way from the home page to a first order."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from casusbelli.core.errors import printable
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import no_seat
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import lobby, seating

OPPONENT = "dumbbot"
AT_LEISURE = Settings(clock=Clock(length=0), misses=0)


@needs("manage")
def play_bots(service: Service, who: Who, rules: str, name: str) -> str:
    """Create a private game without deadlines against bots."""
    return against_bots(service, who, Setup(name, rules, visibility="private", settings=AT_LEISURE), OPPONENT)


@needs("manage")
def against_bots(service: Service, who: Who, setup: Setup, opponent: str, seat: str = "") -> str:
    """Create a game in which bots have all seats but one, and take that one: ``seat``, or one drawn by lot. Bots that
    the setup names keep their seats."""
    rules = lobby.rules_of(service, setup.rules, setup.map, setup.options, who.account)
    if seat and seat not in rules.names:
        raise no_seat(printable(seat), rules.names, rules.board)
    mine = seat or secrets.choice([name for name in rules.names if name not in setup.bots] or rules.names)
    bots = {other: setup.bots.get(other, opponent) for other in rules.names if other != mine}
    settings = replace(setup.settings, join="anybody", deal="chosen", start=None, muster=0, hints=True)
    game = lobby.create(service, who, replace(setup, kind="game", gm=False, bots=bots, settings=settings))
    seating.join(service, who, game, mine)
    return game
