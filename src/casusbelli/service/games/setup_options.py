"""Choices for setting up a game: rules and their options, boards, bots; and descriptions of the variants."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from casusbelli.bots import bots, levels
from casusbelli.core.board import Board
from casusbelli.core.said import Cell, Text, render
from casusbelli.drawing.chapters import scene_at
from casusbelli.drawing.picture import Style, picture
from casusbelli.drawing.rule_pictures import NAMES, rule_picture
from casusbelli.drawing.scene import Scene
from casusbelli.engine.dice import SEED_BYTES
from casusbelli.engine.merges import RulesClash
from casusbelli.engine.option_rows import OptionRow, listed, option_rows
from casusbelli.engine.options import MatchingText, Number, OneOf, Option
from casusbelli.engine.rulebook import rules_text
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import Minute, UnknownRules, packs, read_spec, rule_set
from casusbelli.records.lessons.lesson_file import lessons
from casusbelli.service.base.service import Service
from casusbelli.service.base.service_errors import not_found
from casusbelli.service.games import lobby
from casusbelli.variants import board, loadable
from casusbelli.variants.table import new_game

STANDARD = "standard"
OPENING = {
    "Austria": "A VIE - GAL, A BUD - SER, F TRI - ALB",
    "England": "F EDI - NWG, F LON - NTH, A LVP - YOR",
    "France": "A PAR - BUR, A MAR S A PAR - BUR, F BRE - MAO",
    "Germany": "A MUN - BUR, A BER - KIE, F KIE - DEN",
    "Italy": "A VEN - TYR, A ROM - VEN, F NAP - ION",
    "Russia": "A WAR - GAL, A MOS - UKR, F SEV - BLA, F STP/SC - BOT",
    "Turkey": "A CON - BUL, A SMY - CON, F ANK - BLA",
}


class Variant(Struct, frozen=True):
    name: str
    title: Text
    about: Text


class Introduction(Struct, frozen=True):
    name: str
    title: Text
    about: Text
    minute: Minute
    players: int
    years: int
    lesson: str  # the name of a lesson with these rules, or ""


class OptionField(Struct, frozen=True):
    """A form field for an option. ``value``: that of the printed rules. ``values``: to choose from;
    ``free``: or a text, as ``told`` says; else a number. ``group``: the chapter of the rules that it is about."""

    key: str
    value: str
    label: Text
    sentence: Text
    advanced: bool
    told: Text
    group: Text
    values: tuple[str, ...] = ()
    labels: Mapping[str, Text] = {}
    free: bool = False
    low: int | None = None
    high: int | None = None
    step: int | None = None


class SetupFields(Struct, frozen=True):
    options: Sequence[OptionField]
    seats: Sequence[str]


def setup_fields(service: Service, spec: str, map_name: str, account: str | None = None) -> SetupFields:
    """The options of these rules on this board; incompatible rules are refused."""
    rules = lobby.rules_of(service, spec, map_name, {}, account)
    groups = dict(_groups(rules))
    fields = [_field(key, option, rules.printed[key], groups.get(key, "")) for key, option in listed(rules)]
    return SetupFields(fields, list(rules.names))


def _groups(rules: RuleSet) -> Iterator[tuple[str, Text]]:
    """The title of the rule that each option belongs to; the rulings of the adjudicator belong to none."""
    for component in rules.components:
        for option in component.options:
            yield f"{component.prefix or component.name}.{option.key}", component.title


def _field(key: str, option: Option, value: str, group: Text) -> OptionField:
    """``value``: that of the printed rules."""
    kind = option.type
    other = kind.told if isinstance(kind, MatchingText) else kind.said
    found = OptionField(key, value, option.title, option.sentence, option.advanced, other, group)
    if isinstance(kind, Number):
        return replace(found, low=kind.low, high=kind.high, step=kind.step)
    labels = {value: option.label(value) for value in (*kind.values, value)}
    return replace(found, values=tuple(kind.values), labels=labels, free=not isinstance(kind, OneOf))


def options_in_play(service: Service, spec: str, map_name: str, options: Mapping[str, str]) -> Sequence[OptionRow]:
    """Every option of a game as people read it; none if its map is not installed."""
    return _in_play(service.find_board(map_name), spec, frozenset(options.items())) if map_name in loadable()[0] else ()


def changed_options(service: Service, spec: str, map_name: str, options: Mapping[str, str]) -> Sequence[OptionRow]:
    """The options that differ from the printed rules."""
    return [row for row in options_in_play(service, spec, map_name, options) if row.changed]


@lru_cache(maxsize=256)
def _in_play(on: Board, spec: str, options: frozenset[tuple[str, str]]) -> Sequence[OptionRow]:
    try:
        return option_rows(rule_set(read_spec(spec), on, dict(options)))
    except (UnknownRules, RulesClash):  # a pack that is no longer installed
        return ()


@cache
def variants() -> Sequence[Variant]:
    """All variants, those that change the game most first."""
    return sorted(variants_by_name(), key=lambda variant: -len(packs()[variant.name].components))


def worlds_and_rules() -> tuple[list[Variant], list[Variant]]:
    """The variants that are played by themselves, the usual rules first, and the rules that are added to others."""
    by_name = {variant.name: variant for variant in variants()}
    worlds = [STANDARD, *introduced()]
    return [by_name[name] for name in worlds], [by_name[name] for name in by_name if name not in worlds]


@cache
def introduced() -> Mapping[str, Introduction]:
    """The packs that introduce themselves to newcomers."""
    found = {name: (pack, pack.minute) for name, pack in packs().items() if pack.minute is not None}
    return {
        name: Introduction(
            name,
            pack.title,
            pack.about,
            minute,
            players=len(rule_set(read_spec(name), board(STANDARD)).names),
            years=pack.years,
            lesson=next((lesson.name for lesson in lessons().values() if name in read_spec(lesson.rules).names), ""),
        )
        for name, (pack, minute) in found.items()
    }


@lru_cache(maxsize=256)
def introduction_to(spec: str) -> str:
    """The name of the pack whose introduction fits a game with these rules best; "" if none has one."""
    try:
        return next((name for name in read_spec(spec).names if name in introduced()), "")
    except UnknownRules:
        return ""


def variants_by_name() -> list[Variant]:
    return [Variant(name, pack.title, pack.about) for name, pack in packs().items()]


@lru_cache(maxsize=256)
def rules_titles(spec: str) -> Sequence[Text]:
    """The titles of a game's packs, without their options; the spec if one of them is not installed."""
    try:
        return [packs()[name].title for name in read_spec(spec).names]
    except UnknownRules:
        return [spec]


def packs_of(spec: str) -> list[str]:
    """The names of the packs in a spec, without their options."""
    try:
        return list(read_spec(spec).names)
    except UnknownRules:
        return [spec]


@lru_cache(maxsize=256)
def about_rules(spec: str) -> Sequence[Text]:
    """What each pack of a game changes, in a sentence; none if one of them is not installed."""
    try:
        return [packs()[name].about for name in read_spec(spec).names if packs()[name].about]
    except UnknownRules:
        return ()


def board_titles() -> list[tuple[str, str]]:
    return [(name, board.title) for name, board in loadable()[0].items()]


def bot_names() -> list[str]:
    return list(bots())


def bot_rank(name: str) -> Cell:
    return levels.rank_of(name)


def bot_about(name: str) -> Cell:
    return levels.about(name)


def usual_rulebook(service: Service, name: str, language: str, pictures: str = "") -> tuple[str, str]:
    """Title and text of a pack's rulebook with default options; a game's own rulebook describes that game."""
    if name not in packs():
        raise not_found("rules", name[:40])
    rules = lobby.rules_of(service, name, STANDARD, {})
    return render(packs()[name].title, language), rules_text(rules, name, language, pictures)


def example_picture(name: str) -> str:
    """A drawn example from a rulebook."""
    if name not in NAMES:
        raise not_found("picture", name[:40])
    return rule_picture(name)


@cache
def opening_picture() -> str:
    """The starting position, with some orders of a first turn."""
    return picture(opening_scene(), Style(heading=False, legend=False))


def opening_scene() -> Scene:
    game = new_game(STANDARD, STANDARD, seed=bytes(SEED_BYTES))
    for seat, text in OPENING.items():
        game.submit(seat, text)
    opening = game.phase
    game.process()
    return scene_at(game, None, opening)
