"""Tells the formats of other programs apart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from casusbelli.core.said import said
from casusbelli.records.foreign.droidippy import droidippy_game, is_droidippy
from casusbelli.records.foreign.judge_mails import is_judge_mail, judge_game
from casusbelli.records.foreign.recorded_game import MOST_GAMES, BadRecord, RecordedGame
from casusbelli.records.foreign.saved_games import is_saved_game, saved_games
from casusbelli.records.foreign.webdiplomacy import is_web_game, web_game


def is_record(text: str) -> bool:
    """Does this look like a game of another program, whether or not it can be read?"""
    return any(known(text) for known in (is_web_game, is_saved_game, is_droidippy, is_judge_mail))


def recorded_games(text: str) -> Iterator[RecordedGame]:
    """The games in a file. Raises BadRecord."""
    if is_web_game(text):
        yield web_game(text)
    elif is_saved_game(text):
        yield from islice(saved_games(text), MOST_GAMES)
    elif is_droidippy(text):
        yield droidippy_game(text)
    elif is_judge_mail(text):
        yield judge_game(text)
    else:
        raise BadRecord(said("record.unknown-format"))


def only_game(text: str) -> RecordedGame:
    """The game in a file that must have one. Raises BadRecord."""
    first, *more = [*islice(recorded_games(text), 2)] or [RecordedGame(())]
    if more:
        raise BadRecord(said("record.several-games"))
    return first
