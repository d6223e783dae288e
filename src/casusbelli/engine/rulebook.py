"""The rulebook of one game, made from its board, components, orders and options.

It is written for newcomers, and complete enough to run the game by hand. The terminal, the generated pages of
docs/rules and the site all show this text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casusbelli.core.board import Board
from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.said import Cell, Term, Text, phase, power, said
from casusbelli.engine.book_blocks import Block, Heading, Item, Paragraph, markdown
from casusbelli.engine.book_board import board_chapter
from casusbelli.engine.book_play import chapter_title, play_chapter
from casusbelli.engine.book_tables import at_home, options_chapter, orders_chapter, time_said, year_chapter
from casusbelli.engine.component import AnyComponent
from casusbelli.engine.display import Example, Subheading
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import Pack, UnknownRules, find_pack, read_spec
from casusbelli.engine.year import phase_title

__all__ = ["rules_text"]

STANDARD = "standard"
ENDINGS = ("solo", "survivor", "draws", "last-year")  # components explained in the chapter on how the game ends


def rules_text(rules: RuleSet, spec: str, language: str = ENGLISH, pictures: str = "") -> str:
    """The rulebook as Markdown. ``pictures``: the address of a picture with ``{}`` for its name; "" for text alone."""
    return markdown(_blocks(rules, spec, language), language, pictures)


def _blocks(rules: RuleSet, spec: str, language: str) -> Iterator[Block]:
    own = [c for c in rules.components if c.name not in ENDINGS and any(c.explains(rules))]
    yield from _head(rules, _packs(spec), spec)
    yield from board_chapter(rules)
    yield from play_chapter(rules, more=bool(own))
    yield from year_chapter(rules, language)
    yield from _end(rules)
    for component in own:
        yield Heading(said("engine.book-chapter", title=chapter_title(component)))
        yield from _told(rules, component)
    yield from orders_chapter(rules, language)
    yield from options_chapter(rules)
    yield Paragraph(said("engine.book-played-as", spec=spec))


# --- introduction


def _packs(spec: str) -> list[Pack]:
    """The packs that the spec names; the standard game comes before packs that only change one rule."""
    try:
        found = [find_pack(name) for name in read_spec(spec).names]
        whole = any(pack.variant or pack.name == STANDARD for pack in found)
        return found if whole else [find_pack(STANDARD), *found]
    except UnknownRules:  # a rule set built without a spec
        return []


def _head(rules: RuleSet, packs: Sequence[Pack], spec: str) -> Iterator[Block]:
    name: Cell = said("engine.book-names", names=[pack.title for pack in packs]) if packs else spec
    yield Heading(said("engine.book-title", name=name, board=Term(name=rules.board.title)), 1)
    lead: list[Text] = [pack.about for pack in packs if pack.about]
    lead += [_players(rules), *_winning(rules)]
    yield Paragraph(lead[0], lead[1:])
    begins = said("engine.book-about-begins", phase=phase_title(rules.plan, rules.start), start=phase(rules.start))
    hours = sum(step.hours for step in rules.plan if step.kind)
    yield Paragraph(begins, [said("engine.book-about-length", usually=time_said(hours))])


def _players(rules: RuleSet) -> Text:
    seats = int(any(seat.powers != (seat.name,) for seat in rules.seats))
    names = [_seat(seat.name, seat.powers) for seat in rules.seats]
    return said("engine.book-about-players", n=len(names), seats=seats, names=names)


def _seat(name: str, powers: Sequence[str]) -> Cell:
    if len(powers) < 2:
        return power(name)
    return said("engine.book-seat", seat=power(name), powers=list(map(power, powers)))


def _winning(rules: RuleSet) -> Iterator[Text]:
    if rules.has("solo") and rules.option("solo.centers") != "none":
        centers = rules.option("solo.centers")
        yield said("engine.book-about-solo", n=rules.board.victory if centers == "map" else int(centers))
        if rules.has("survivor"):
            yield said("engine.book-about-last")
    others = _other_endings(rules)
    if others:
        yield said("engine.book-about-wins", titles=others)


# --- the end of the game, and the chapters of rules


def _other_endings(rules: RuleSet) -> list[Text]:
    """The titles of chapters in which the variant's own rules describe how the game ends."""
    return [chapter_title(c) for c in rules.answering("winner") if c.name not in ENDINGS and any(c.explains(rules))]


def _end(rules: RuleSet) -> Iterator[Block]:
    there = [component for component in rules.components if component.name in ENDINGS]
    speaking = [component for component in there if any(component.explains(rules))]
    others = _other_endings(rules)
    if speaking or others:
        yield Heading(said("engine.chapter-end"))
    if others:
        yield Paragraph(said("engine.end-chapters", titles=others))
    for component in speaking:
        yield Heading(said("engine.book-section", title=chapter_title(component)), 3)
        yield from _told(rules, component)


def _told(rules: RuleSet, component: AnyComponent) -> Iterator[Block]:
    for told in component.explains(rules):
        if isinstance(told, Subheading):
            yield Heading(said("engine.book-section", title=told.told), 3)
        elif isinstance(told, Example):
            yield told if at_home(rules.board) else _elsewhere(rules.board, told)
        else:
            yield Item(told)


def _elsewhere(board: Board, told: Example) -> Example:
    """On another board than that of most examples: one that names no place of it says where it is."""
    here = any(place.name in str(told.told) for place in board.provinces)
    return told if here else Example(said("engine.book-elsewhere", told=told.told))
