"""Combinations of rules and boards: which games can be set up, and for those that cannot, which of the chosen rules are
the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache, partial
from itertools import combinations

from msgspec import Struct

from casusbelli.core.board import Board
from casusbelli.core.said import Term, Text, said
from casusbelli.engine.merges import RulesClash
from casusbelli.engine.spec import UnknownRules, packs, read_spec, rule_set
from casusbelli.service.base.service import Service
from casusbelli.service.base.service_errors import complaint
from casusbelli.service.games.setup_options import STANDARD
from casusbelli.service.games.uploaded_boards import board_for
from casusbelli.variants import board


class World(Struct, frozen=True):
    """Rules that are a game of their own. ``players``: how many play them on the standard map."""

    name: str
    title: Text
    about: Text
    players: int


class RuleClash(Struct, frozen=True):
    """Rules that cannot be combined; a single one cannot be played on the board."""

    rules: tuple[str, ...]
    why: Text


@cache
def worlds() -> Sequence[World]:
    """The standard game and the variants that are games of their own."""
    found = [pack for name, pack in packs().items() if pack.variant or name == STANDARD]
    return [
        World(pack.name, pack.title, pack.about, len(rule_set(read_spec(pack.name), board(STANDARD)).names))
        for pack in sorted(found, key=lambda pack: pack.variant)
    ]


def clashes(service: Service, rules: Sequence[str], map_name: str, account: str | None = None) -> Sequence[RuleClash]:
    """Why these rules cannot be combined on this board, for each pair of them; empty if they can. ``account``: who
    asks, and has perhaps uploaded the board."""
    return clashes_on(board_for(service, account, map_name), rules)


def clashes_on(on: Board, rules: Sequence[str]) -> Sequence[RuleClash]:
    refusal = on.memo(_refusals)
    alone = [RuleClash((one,), why) for one in rules if (why := refusal((one,)))]
    unfit = {clash.rules[0] for clash in alone}
    pairs = combinations([one for one in rules if one not in unfit], 2)
    found = [*alone, *(RuleClash(pair, why) for pair in pairs if (why := refusal(pair)))]
    return found or [RuleClash(tuple(rules), why) for why in (refusal(tuple(rules)),) if why]


def fitting(rules: Sequence[str], found: Iterable[RuleClash]) -> list[str]:
    """The rules without those that clash with an earlier one."""
    barred = set[str]()
    for clash in found:
        if not barred & set(clash.rules):
            barred.add(clash.rules[-1])
    return [name for name in rules if name not in barred]


def _refusals(on: Board) -> Callable[[tuple[str, ...]], Text]:
    """The refusals on one board, which are forgotten together with it: there can be any number of uploaded boards."""
    return lru_cache(maxsize=1024)(partial(_refusal, on))


def _refusal(on: Board, names: tuple[str, ...]) -> Text:
    try:
        rule_set(read_spec(" + ".join(names)), on)
    except (UnknownRules, RulesClash) as fault:
        return _told(fault)
    return ""


def _told(fault: Exception) -> Text:
    """The reason without the names of the rules, which stand beside it."""
    told = complaint(fault)
    if told.code == "engine.rules-disagree":
        return said("service.rules-begin-apart")
    why = told.values.get("why") if told.code == "engine.clash" else None
    return why.said if isinstance(why, Term) and why.said is not None else told
