"""The rulebook's chapter on how to play: what all variants have in common, according to the rulings in use."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.board import HOME
from casusbelli.core.said import Said, Text, said
from casusbelli.engine import step_names
from casusbelli.engine.book_blocks import Block, Heading, Item, Paragraph, Picture
from casusbelli.engine.component import AnyComponent
from casusbelli.engine.display import Example
from casusbelli.engine.ruleset import RuleSet

__all__ = ["PICTURES", "chapter_title", "play_chapter"]

PICTURES = (
    *("move", "bounce", "circle", "support", "support-hold", "joint", "cut"),
    *("convoy", "convoy-broken", "retreat", "capture", "build"),
)
"""The names of the drawn examples: their captions are the messages ``engine.play-NAME-example``."""


def chapter_title(component: AnyComponent) -> Text:
    return component.title or component.name.replace("-", " ").capitalize()


def play_chapter(rules: RuleSet, more: bool) -> Iterator[Block]:
    """The chapter's blocks. ``more``: do other chapters change these rules?"""
    yield Heading(said("engine.chapter-play"))
    yield Paragraph(said("engine.play-secret"))
    yield Paragraph(said("engine.play-talk"))
    if more:
        yield Paragraph(said("engine.play-later"))
    yield Paragraph(said("engine.play-examples"))
    for section in (_orders, _moves, _support, _cut, _dislodged, _convoys, _retreats, _capture, _adjust, _disorder):
        yield from section(rules)


def _section(name: str, *keys: str) -> Iterator[Block]:
    yield Heading(said("engine.book-section", title=Said(f"engine.section-{name}")), 3)
    yield from map(_rule, keys)


def _rule(key: str) -> Item:
    return Item(Said(f"engine.play-{key}"))


def _picture(name: str) -> Picture:
    return Picture(name, Said(f"engine.play-{name}-example"))


def _orders(_rules: RuleSet) -> Iterator[Block]:
    yield from _section("orders", "orders", "strength")


def _moves(_rules: RuleSet) -> Iterator[Block]:
    yield from _section("moves", "move")
    yield _picture("move")
    yield from map(_rule, ("enter", "bounce"))
    yield _picture("bounce")
    yield from map(_rule, ("hold", "head-to-head", "circle"))
    yield _picture("circle")


def _support(_rules: RuleSet) -> Iterator[Block]:
    yield from _section("support", "support", "support-reach", "support-match")
    yield _picture("support")
    yield _picture("support-hold")
    yield _picture("joint")


def _cut(rules: RuleSet) -> Iterator[Block]:
    yield from _section("cut", "cut", "cut-target")
    if rules.rulings.convoyed_cut == "yes":
        yield _rule("cut-convoyed")
    yield from map(_rule, ("cut-own", "cut-dislodged"))
    yield _picture("cut")


def _dislodged(_rules: RuleSet) -> Iterator[Block]:
    yield from _section("dislodged", "dislodge", "self", "beleaguered")


def _convoys(rules: RuleSet) -> Iterator[Block]:
    table = rules.rulings
    yield from _section("convoys", "convoy", "convoy-army")
    yield _picture("convoy")
    yield _rule("convoy-broken")
    yield _rule(f"convoy-{_key(table.convoy_disruption)}")
    yield _picture("convoy-broken")
    yield _rule(f"intent-{_key(table.convoy_intent)}")
    by_land = table.via_fallback == "yes" or table.convoy_intent == "swap"
    yield _rule("fallback" if by_land else "no-fallback")
    yield _rule(f"paradox-{_key(table.convoy_paradox)}")
    yield Example(said("engine.play-paradox-example"))


def _retreats(rules: RuleSet) -> Iterator[Block]:
    yield from _section("retreats", "retreat", "retreat-where")
    if rules.rulings.convoyed_origin == "open":
        yield _rule("retreat-open")
    yield from map(_rule, ("retreat-clash", "retreat-silent"))
    yield _picture("retreat")


def _capture(rules: RuleSet) -> Iterator[Block]:
    """When centers change hands, according to the steps of the year."""
    seasons = [step.season for step in rules.plan if step_names.without_season(step.name) == step_names.CAPTURE]
    moves = [step.season for step in rules.plan if step_names.is_movement(step.name)]
    if not seasons:
        return
    yield from _section("capture")
    if len(seasons) == len(moves):
        yield _rule("capture-every")
    else:
        yield Item(said("engine.play-capture", season=said("engine.season", season=seasons[-1])))
        yield _rule("capture-only")
        yield _picture("capture")
    if rules.has("adjustments"):
        yield _rule("eliminated")


def _adjust(rules: RuleSet) -> Iterator[Block]:
    """The adjustments, unless other rules replace them and explain their own."""
    if not rules.has("adjustments"):
        return
    yield from _section("adjust", "count")
    elsewhere = [chapter_title(component) for component in rules.answering("may_build_in")]
    yield (
        Item(said("engine.play-build-elsewhere", titles=elsewhere))
        if elsewhere
        else _rule(f"build-{rules.board.builds}")
    )
    yield from map(_rule, ("build-kind", "waive"))
    if not elsewhere and rules.board.builds == HOME:
        yield _picture("build")
    yield _rule(f"remove-{rules.rulings.cd_removal}")


def _disorder(rules: RuleSet) -> Iterator[Block]:
    yield from _section("disorder")
    if rules.hears("orderable_by_others"):
        yield Item(said("engine.unplayed-rule-steered"))
        return
    yield Item(said("engine.unplayed-rule"))
    yield Item(said("engine.unplayed-support" if rules.rulings.cd_support == "yes" else "engine.unplayed-no-support"))
    yield Item(said("engine.unplayed-disbanded"))


def _key(value: str) -> str:
    return value.replace("_", "-")
