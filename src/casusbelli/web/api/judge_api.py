"""Routes to adjudicate a position without a game, and to list variants, boards and bots. Nothing is stored."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from casusbelli.bots import bots
from casusbelli.core.said import said
from casusbelli.engine.spec import packs
from casusbelli.records.turns.judged_turn import VerdictsTold, as_data, judge_turn
from casusbelli.records.turns.turn_file import TurnError, read_turn
from casusbelli.service.base.game_shapes import Offers, PresetsTold
from casusbelli.service.base.paces import PACES
from casusbelli.service.base.presets import COMPANIES, PRESS_PRESETS, RANKS
from casusbelli.service.base.service_errors import bad_input, complaint
from casusbelli.variants import board_names
from casusbelli.web.api.bodies import Body, Text
from casusbelli.web.api.request import ApiResponse, Router, ToAnybody

router = Router(tags=["judge"])


class TurnBody(Body):
    turn: Annotated[Text, Field(max_length=60_000)] = Field(
        description="a turn file: plain text, TOML or JSON",
        examples=["phase S1901M\nAustria: A VIE - TRI\n"],
    )


@router.get("/offers")
def offers(call: ToAnybody) -> ApiResponse[Offers]:
    """List the rules (combine them with `+`), boards and bots that are installed here."""
    return call.read({"rules": sorted(packs()), "maps": list(board_names()), "bots": sorted(bots())})


@router.get("/presets")
def presets(call: ToAnybody) -> ApiResponse[PresetsTold]:
    """List the presets for new games with their settings: paces, press, companies, and bots by rank."""
    companies, press = [*COMPANIES.values()], [*PRESS_PRESETS.values()]
    return call.read({"paces": [*PACES.values()], "press": press, "companies": companies, "ranks": RANKS})


@router.post("/judge")
def judge(body: TurnBody, call: ToAnybody) -> ApiResponse[VerdictsTold]:
    """Adjudicate a position with orders. The response has verdicts with reasons (`casusbelli.verdicts/1`)."""
    call.service.limits.spend("judge", call.who.account or call.network, 120, 60)
    try:
        judged = judge_turn(read_turn(body.turn, call.service.find_board))
    except TurnError as fault:
        raise bad_input(said("web.refused-bad-turn", why=complaint(fault)), code="bad-turn") from None
    return call.read(as_data(judged))
