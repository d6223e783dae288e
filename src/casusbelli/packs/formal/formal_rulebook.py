"""The chapters of Formal Diplomacy in the rulebook: which sentences and examples, by the options of the game."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.phases import Phase
from casusbelli.core.said import Text, said
from casusbelli.engine.component import Rules
from casusbelli.engine.display import Example
from casusbelli.packs.formal.facts import POINTS, SPHERES, TABLE

Chapter = Iterator[Text | Example]


def war_chapter(rules: Rules) -> Chapter:
    yield said("formal.turn-rule")
    yield said("formal.declare-rule")
    yield said("formal.begins-rule", how=_option(rules, "dwo"))
    yield said("formal.redundant-rule")
    yield from _entering(rules)
    yield from _ending(rules)
    yield said("formal.silence-rule")
    if _option(rules, "press") != "off":
        yield said("formal.press-rule", how=_option(rules, "press"))


def _entering(rules: Rules) -> Chapter:
    """W5-W7: what takes a war, and what becomes of an order that lacks it."""
    spheres = rules.has(SPHERES)
    yield said("formal.enter-unit-rule", how=_option(rules, "follow"))
    yield said("formal.enter-land-rule")
    yield said("formal.control-rule", how=_option(rules, "control"))
    if _option(rules, "control") != "owned_only":
        yield Example(said("formal.control-example"))
    yield said("formal.liberation-rule", how=_option(rules, "liberation"))
    yield said("formal.free-rule", spheres=spheres)
    yield said("formal.retreat-rule", spheres=spheres)
    yield said("formal.void-rule")
    yield Example(said("formal.void-example", how=_option(rules, "dwo")))
    yield said("formal.help-rule", how=_option(rules, "neutral_convoy"))
    yield Example(said("formal.help-example"))
    yield said("formal.great-powers-rule")
    if rules.hears("orderable_by_others"):
        yield said("formal.steered-rule", how=_option(rules, "steered"))


def _ending(rules: Rules) -> Chapter:
    """S1-S5: surrender."""
    yield said("formal.surrender-rule")
    yield said("formal.surrender-when-rule", how=_option(rules, "sur"))
    yield said("formal.surrender-block-rule", how=_option(rules, "sur_block"))
    yield said("formal.occupation-rule", capture=_option(rules, "peace_capture"))
    yield Example(said("formal.surrender-example", how=_option(rules, "sur")))


def sphere_chapter(rules: Rules) -> Chapter:
    points = rules.has(POINTS)
    yield said("formal.sphere-rule")
    yield said("formal.entry-rule")
    yield said("formal.sphere-declare-rule")
    yield said("formal.sphere-bare-rule")
    yield said("formal.sphere-sea-rule", how=_option(rules, "soi_sea"))
    yield said("formal.sphere-foreign-rule", how=_option(rules, "soi_foreign"))
    yield said("formal.sphere-support-rule")
    yield said("formal.sphere-contest-rule")
    yield Example(said("formal.contest-example"))
    yield said("formal.sphere-cut-rule", how=_option(rules, "soi_cut"))
    yield said("formal.sphere-move-rule", how=_option(rules, "soi_vs_move"))
    yield said("formal.sphere-binds-rule")
    yield said("formal.sphere-end-rule", points=points)
    yield said("formal.sphere-undo-rule", how=_option(rules, "undo"))
    yield said("formal.sphere-stays-rule")
    yield Example(said("formal.entry-example", points=points))


def points_chapter(rules: Rules) -> Chapter:
    yield said("formal.end-rule", n=_option(rules, "turns"), year=_last_year(rules))
    yield said("formal.start-rule")
    yield said("formal.fall-rule")
    yield said("formal.vp-rule", how=_option(rules, "vp"))
    yield Example(said("formal.count-example"))
    yield said("formal.price-rule")
    yield said("formal.surrender-price-rule", how=_option(rules, "sur_cost"))
    yield Example(said("formal.surrender-points-example", how=_option(rules, "sur_cost")))
    if rules.has(SPHERES):
        yield said("formal.sphere-price-rule")
    yield said("formal.tie-rule", how=_option(rules, "tie"))
    yield said("formal.dead-rule", how=_option(rules, "dead"))
    yield said("formal.alone-rule")
    yield said("formal.no-solo-rule")


def _last_year(rules: Rules) -> int:
    """The year whose Fall is the last; 0 where the game begins later than its turns are counted from."""
    calendar = rules.board.calendar
    first = Phase.of(calendar.start).year
    last = first + int(_option(rules, "turns")) // len(calendar.seasons) - 1
    return last if Phase.of(rules.start).year <= first else 0


def _option(rules: Rules, key: str) -> str:
    return rules.option(f"{TABLE}.{key}")
