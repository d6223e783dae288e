"""A game against bots that begins at once: the shortest way from the home page to a first order."""

from __future__ import annotations

import secrets

from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import lobby, seating
from casusbelli.service.games.setup_options import STANDARD

OPPONENT = "dumbbot"
AT_LEISURE = Settings(clock=Clock(length=0), misses=0)


@needs("manage")
def play_bots(service: Service, who: Who, rules: str, name: str) -> str:
    """Create a private game without deadlines in which bots have all seats but one, and take that one, drawn by lot."""
    seats = lobby.rules_of(service, rules, STANDARD, {}).names
    seat = secrets.choice(seats)
    bots = {other: OPPONENT for other in seats if other != seat}
    setup = Setup(name=name, rules=rules, visibility="private", bots=bots, settings=AT_LEISURE)
    game = lobby.create(service, who, setup)
    seating.join(service, who, game, seat)
    return game
