"""The bot in a seat: its rank and character and, when the game is over, why it ordered what it did."""

from __future__ import annotations

import msgspec

from casusbelli.bots.characters import character_about, character_name, characters
from casusbelli.bots.levels import about, rank_of
from casusbelli.bots.talking import PlanTried, Reasons
from casusbelli.core.said import Cell, Said
from casusbelli.service.base.bot_shapes import BotDiary, BotPlan, BotReasons
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import not_found
from casusbelli.service.games import lobby
from casusbelli.service.games.bot_characters import character_of
from casusbelli.service.games.open_game import OpenGame, opened


@needs("read")
def diary(service: Service, who: Who, game_id: str, seat: str) -> BotDiary:
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.viewer(who)
        bot = table.seats[seat]["bot"] if seat in table.seats else None
        if bot is None or lobby.hides_names(table, who):
            raise not_found("bot", seat)
        name = character_of(table, seat)
        return {
            "bot": bot,
            "rank": _data(rank_of(bot)),
            "about": _data(about(bot)),
            "emblem": characters()[name].emblem if name else "",
            "character": character_name(name) if name else None,
            "character_about": character_about(name) if name else None,
            "over": table.over,
            "phases": _phases(table, seat) if table.over else [],
        }


def _data(told: Cell) -> Said | None:
    return told if isinstance(told, Said) else None


def _phases(table: OpenGame, seat: str) -> list[BotReasons]:
    sql = "SELECT phase, reasons FROM bot_memory WHERE game = ? AND seat = ? AND reasons <> '' ORDER BY seq, at"
    return [_told(row["phase"], row["reasons"]) for row in table.tx.all(sql, table.id, seat)]


def _told(phase: str, text: str) -> BotReasons:
    reasons = msgspec.json.decode(text, type=Reasons)
    plans, promises = list(map(plan_told, reasons.plans)), list(reasons.promises)
    return {"phase": phase, "aims": list(reasons.aim), "plans": plans, "promises": promises}


def plan_told(plan: PlanTried) -> BotPlan:
    return {"orders": list(plan.orders), "value": round(plan.value, 2), "note": plan.told, "how": list(plan.how)}
