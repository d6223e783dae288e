"""The chapters of the Masters Rules in the rulebook: which sentences and examples, by the rules and options in play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from casusbelli.core.said import Text, power, said
from casusbelli.engine.component import Rules
from casusbelli.engine.display import Example
from casusbelli.packs.masters.facts import (
    AID,
    ANNEXATION,
    CONTROL,
    MINORS,
    REBELLION,
    TABLE,
    named,
    vacated,
)

Chapter = Iterator[Text | Example]


def base_chapter(rules: Rules) -> Chapter:
    """The rules that apply with any of the six components."""
    yield said("masters.hold-rule")
    yield said("engine.capture-rule")
    yield said("masters.due-rule")
    yield said("masters.build-anywhere-rule" if rules.hears("may_build_in") else "masters.build-rule")
    yield said("masters.loss-rule", how=rules.option("base.cd_removal"))
    yield said("masters.at-once-rule")
    uses = {"rebel": REBELLION, "annexation": ANNEXATION, "aid": AID}
    paid = ("build", *(use for use, name in uses.items() if rules.has(name)))
    yield said("masters.funding-rule", uses=[said(f"masters.use-{use}") for use in paid])
    yield said("masters.civil-disorder-rule")
    yield said("masters.disorder-rule")
    minors = rules.has(MINORS) and _option(rules, "unplayed") == "minors"
    yield from (said("masters.vacant-rule", power=named(name), minors=minors) for name in vacated(rules))
    yield said("masters.out-rule")
    if rules.has("solo") and last_player_wins(rules):
        yield said("masters.last-rule")


def last_player_wins(rules: Rules) -> bool:
    """MA-70. Where no number of centers wins, a game without this rule would never end."""
    return _option(rules, "last_survivor_wins") == "true" or rules.option("solo.centers") == "none"


def minors_chapter(rules: Rules, names: Iterable[str]) -> Chapter:
    yield said("masters.minors-rule", powers=map(power, names))
    yield said("masters.minors-army-rule", how=_option(rules, "minor_army_per"))
    yield said("masters.minors-disorder-rule")
    yield said("masters.minors-steered-rule" if rules.has(CONTROL) else "masters.minors-idle-rule")
    yield said("masters.minors-taken-rule")
    yield Example(said("masters.minors-example"))


def control_chapter(rules: Rules) -> Chapter:
    if not rules.has(MINORS):  # MR0.2
        yield said("masters.little-rule", rebels=rules.has(REBELLION))
    yield said("masters.influence-rule", minors=rules.has(MINORS))
    yield said("masters.near-rule")
    yield said("masters.near-when-rule", limbo=_option(rules, "limbo_counts"))
    if rules.has(MINORS):
        yield Example(said("masters.near-example"))
    yield from _order_cap(rules)
    yield from _followed(rules)
    yield said("masters.vote-rule")
    yield said("masters.retreat-rule")
    yield said("masters.adjustment-vote-rule")
    if rules.has(AID):
        yield said("masters.aided-vote-rule")
    yield said("masters.own-orders-rule")
    yield said("masters.publish-rule", how=_option(rules, "vc_publish"))


def _order_cap(rules: Rules) -> Chapter:
    """MA-12 to MA-15: how many orders a player has."""
    if _option(rules, "order_cap") == "own_first":
        yield said("masters.own-first-rule")
        yield said("masters.own-first-count-rule")
    else:
        yield said("masters.strict-rule")
    yield Example(said("masters.cap-example"))


def _followed(rules: Rules) -> Chapter:
    """MA-1 to MA-5: which of the orders for a unit is followed."""
    how = _option(rules, "vc_resolution")
    yield said("masters.copies-rule", counts=how != "per_player")
    yield said("masters.self-conflict-rule", how=_option(rules, "vc_self_conflict"))
    yield said("masters.followed-rule", how=how)
    yield said("masters.tie-rule", how=_option(rules, "vc_tie"))
    if rules.has(MINORS):
        yield Example(said("masters.followed-example", how=how))
    yield said("masters.nmr-rule", how=_option(rules, "vc_on_nmr"))


def rebellion_chapter(rules: Rules) -> Chapter:
    yield said("masters.rebel-rule")
    yield said("masters.rebel-site-rule")
    yield said("masters.rebel-contest-rule")
    if _option(rules, "rebel_pool_types") == "true":
        yield said("masters.rebel-pool-rule")
    yield said("masters.rebel-copies-rule")
    yield Example(said("masters.rebel-example"))
    yield said("masters.rebel-nation-rule")
    yield said("masters.rebels-steered-rule" if rules.has(CONTROL) else "masters.rebels-idle-rule")
    yield said("masters.rebel-minor-rule", how=_option(rules, "rebel_identity"))
    yield said("masters.rebel-upkeep-rule", aid=rules.has(AID))


def annexation_chapter(rules: Rules) -> Chapter:
    yield said("masters.annex-rule")
    yield said("masters.annex-start-rule", initial=_option(rules, "annex_initial"))
    yield said("masters.annex-unit-rule")
    yield said("masters.annex-build-rule")
    yield said("masters.annex-lapse-rule", persist=_option(rules, "annex_persist"))
    yield Example(said("masters.annex-example"))


def disarmament_chapter(rules: Rules) -> Chapter:
    yield said("masters.disarm-rule")
    yield said("masters.disarm-site-rule")
    yield said("masters.remove-rule", aid=rules.has(AID))
    yield said("masters.disarm-disorder-rule")
    yield Example(said("masters.disarm-example"))


def aid_chapter(rules: Rules) -> Chapter:
    annexes, rebels = rules.has(ANNEXATION), rules.has(REBELLION)
    yield said("masters.aid-rule", rebels=rebels)
    yield said("masters.aid-recipient-rule")
    yield said("masters.aid-use-rule", annexes=annexes)
    if not rules.has(CONTROL):  # MR0.2
        yield said("masters.aid-spares-rule")
    funded = _option(rules, "aid_funds_rebels") == "true"
    yield said("masters.aid-ahead-rule", annexes=annexes, rebels="funded" if rebels and funded else rebels)
    yield said("masters.aid-end-rule", control=rules.has(CONTROL))
    yield Example(said("masters.aid-example", rebels=rebels))


def _option(rules: Rules, key: str) -> str:
    return rules.option(f"{TABLE}.{key}")
