"""Questions to bots about a game on the service, with seeds derived from the seed of the game.

The seeds are for a bot's random choices and its trial dice. Nobody can predict them before the seed is revealed; they
reveal nothing about the dice of the game or of other phases, since each has a label of its own under HMAC.
"""

from __future__ import annotations

import json
from typing import Final

from casusbelli.bots.process import Question
from casusbelli.bots.seat_view import NO_TALK
from casusbelli.bots.talking import SeatTalk
from casusbelli.engine.game import Game
from casusbelli.records.games.game_file import board_text
from casusbelli.store import Row

BLIND: Final = "what a bot tries out"


def question(row: Row, game: Game, seat: str, name: str, talk: SeatTalk = NO_TALK, character: str = "") -> Question:
    """The question to the bot in a seat."""
    return _question(row, game, seat, name, f"bot/{game.phase}/{game.state.rollbacks}/{seat}", talk, character)


def advice_question(row: Row, game: Game, seat: str, name: str) -> Question:
    """The question what this bot would do for the player of a seat. The bot has other random numbers than one that
    plays, so that its advice does not tell what a bot would do."""
    label = f"hint/{game.phase}/{game.state.rollbacks}/{seat}/{name}"
    return _question(row, game, seat, name, label, NO_TALK, "", advises=True)


def _question(
    row: Row, game: Game, seat: str, name: str, label: str, talk: SeatTalk, character: str, advises: bool = False
) -> Question:
    seed = game.rules.seed
    return Question(
        bot=name,
        seat=seat,
        rules=row["rules"],
        board=row["board"],
        board_text=board_text(game.rules.board),
        options=json.loads(row["options"]),
        seed=seed.derived(BLIND).seed,
        chance=seed.derived(label).seed,
        state=game.state,
        talk=talk,
        character=character,
        advises=advises,
    )
