"""The judge over HTTP, for whoever has a position and orders; nothing is kept. And what can be played here."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from casusbelli.bots import bots
from casusbelli.records.judged import VerdictsTold, as_data, judge_turn
from casusbelli.records.turn import TurnError, read_turn
from casusbelli.rules.spec import packs
from casusbelli.service.errors import bad_input
from casusbelli.service.shapes import Offers
from casusbelli.variants import board_names
from casusbelli.web.api.bodies import Body, Text
from casusbelli.web.call import Answer, Router, ToAnybody

router = Router(tags=["judge"])


class Turn(Body):
    turn: Annotated[Text, Field(max_length=60_000)] = Field(
        description="a turn file: plain text, TOML or JSON",
        examples=["phase S1901M\nAustria: A VIE - TRI\n"],
    )


@router.get("/offers")
def offers(call: ToAnybody) -> Answer[Offers]:
    """What can be played here: rules (combined by `+`), maps, bots."""
    return call.read({"rules": sorted(packs()), "maps": list(board_names()), "bots": sorted(bots())})


@router.post("/judge")
def judge(body: Turn, call: ToAnybody) -> Answer[VerdictsTold]:
    """A position and orders in, verdicts with their reasons out (`casusbelli.verdicts/1`)."""
    call.house.limits.spend("judge", call.who.account or call.network, 120, 60)
    try:
        judged = judge_turn(read_turn(body.turn, call.house.find_board))
    except TurnError as fault:
        raise bad_input(str(fault), "docs/turn-files.md describes such files", "bad-turn") from None
    return call.read(as_data(judged))
