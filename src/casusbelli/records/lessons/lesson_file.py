"""Lesson files: ``lessons/NAME.toml`` in the package that owns the catalogs (docs/extend/write-a-lesson.md).

A file is read and checked here; ``lesson_player.py`` plays it. Positions and expectations are those of scenario files,
and every sentence is a message of the package's own catalogs.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from casusbelli.core.cached_property import cached_property
from casusbelli.core.catalogs import ENGLISH, Texts, loaded, namespaces
from casusbelli.core.package_data import text_files
from casusbelli.core.said import Said, said
from casusbelli.engine.spec import packs
from casusbelli.records.scenarios.scenario_file import Case, MalformedScenario, TurnCase, cases_of

__all__ = ["Lesson", "LessonHint", "LessonStep", "MalformedLesson", "lessons", "read_lesson"]

FOLDER = "lessons"
SUFFIX = ".toml"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LESSON_KEYS = {"rules", "map", "options", "dice", "seat", "rank", "step"}
POSITION_KEYS = {"units", "centers", "state"}
STEP_KEYS = {"id", "phase", "orders", "reached", "sample", "hint", *POSITION_KEYS}
HINT_KEYS = {"id", "when", "wrong"}
LAST = 100  # the rank of a lesson that names none


class MalformedLesson(ValueError):
    """The file is not a valid lesson; its argument is a message that names the file and the place."""


@dataclass(frozen=True)
class LessonHint:
    """A hint for a learner who has not reached the aim. ``when``: expectations of a scenario that must be met for it;
    None: after any orders. ``wrong``: orders that get this hint."""

    id: str
    when: Mapping[str, Any] | None
    wrong: tuple[str, ...]


@dataclass(frozen=True)
class LessonStep:
    """``begins``: the step has a position of its own; otherwise it goes on from the sample orders of the step before.
    ``turn``: the phase, the orders of the others, and what has to be reached."""

    id: str
    begins: bool
    case: Case
    turn: TurnCase
    sample: tuple[str, ...]
    hints: tuple[LessonHint, ...]


@dataclass(frozen=True)
class Lesson:
    """``texts``: the catalogs of the package in which the file lies."""

    name: str
    texts: Texts
    rules: str
    map: str
    seat: str
    rank: int
    steps: tuple[LessonStep, ...]

    def words(self, *parts: str) -> Said:
        """A message about the lesson (``title``) or one of its steps (``move``, ``aim``)."""
        return Said(f"{self.texts.namespace}.{'-'.join(('lesson', self.name, *parts))}")

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """Every message that the lesson needs."""
        told: list[tuple[str, ...]] = [("title",), ("about",)]
        for step in self.steps:
            told += [(step.id, part) for part in ("title", "aim", "done")]
            told += [(step.id, "hint", hint.id) for hint in step.hints]
        return tuple(self.words(*parts).code for parts in told)


def lessons() -> Mapping[str, Lesson]:
    """Every lesson of this program and of the installed packs, in the order in which they are offered."""
    packs()  # brings the catalogs of all packs along
    return _lessons(loaded())


@cache
def _lessons(_catalogs: int) -> Mapping[str, Lesson]:
    """``_catalogs``: how many there are; the files are read again when there are more."""
    found: dict[str, Lesson] = {}
    read = [lesson for texts in namespaces().values() for lesson in _of_package(texts)]
    for lesson in sorted(read, key=lambda lesson: (lesson.rank, lesson.name)):
        if found.setdefault(lesson.name, lesson) is not lesson:
            raise MalformedLesson(said("lesson.two-of-a-name", lesson=lesson.name))
    return found


def _of_package(texts: Texts) -> Iterator[Lesson]:
    if isinstance(texts.source, str):
        for file, text in sorted(text_files(texts.source, FOLDER).items()):
            if file.endswith(SUFFIX):
                yield read_lesson(file.removesuffix(SUFFIX), text, texts)


def read_lesson(name: str, text: str, texts: Texts) -> Lesson:
    """``name``: of the file, without its ending."""
    if not NAME.fullmatch(name):
        raise MalformedLesson(said("lesson.bad-name", lesson=name))
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        raise MalformedLesson(said("lesson.bad-toml", lesson=name, why=str(fault))) from None
    lesson = _lesson(name, table, texts)
    there = texts.catalog(ENGLISH)
    for code in lesson.codes:
        if code.partition(".")[2] not in there:
            raise MalformedLesson(said("lesson.no-words", lesson=name, code=code, file=texts.file(ENGLISH)))
    return lesson


def _lesson(name: str, table: Mapping[str, Any], texts: Texts) -> Lesson:
    place = f"{FOLDER}/{name}{SUFFIX}"
    _known(table, LESSON_KEYS, place)
    rows = table.get("step")
    if not isinstance(rows, list) or not rows:
        raise MalformedLesson(said("lesson.no-step", place=place))
    shared = {key: table[key] for key in ("rules", "map", "options", "dice") if key in table}
    steps = [_step(row, f"{place}, step {n}", shared, n == 1) for n, row in enumerate(rows, 1)]
    for n, step in enumerate(steps):
        if step.id in [other.id for other in steps[:n]]:
            raise MalformedLesson(said("lesson.step-twice", place=place, step=step.id))
    rank = table.get("rank", LAST)
    if not isinstance(rank, int) or isinstance(rank, bool):
        raise MalformedLesson(said("lesson.no-number", place=place, key="rank"))
    first = steps[0].case
    return Lesson(name, texts, first.rules, first.map, _text(table, "seat", place), rank, tuple(steps))


def _step(row: Any, place: str, shared: Mapping[str, Any], first: bool) -> LessonStep:
    _known(row, STEP_KEYS, place)
    name = _name(row, place)
    place = f"{place} ({name})"
    begins = first or bool(POSITION_KEYS & row.keys())
    hints = row.get("hint")
    if not isinstance(hints, list) or not hints:
        raise MalformedLesson(said("lesson.no-hint", place=place))
    told = [_hint(hint, f"{place}, hint {n}") for n, hint in enumerate(hints, 1)]
    if [hint.when is None for hint in told] != [*[False] * (len(told) - 1), True]:
        raise MalformedLesson(said("lesson.last-hint", place=place))
    if len({hint.id for hint in told}) < len(told):
        raise MalformedLesson(said("lesson.hint-twice", place=place))
    if not any(hint.wrong for hint in told):
        raise MalformedLesson(said("lesson.no-wrong", place=place))
    if not isinstance(row.get("reached"), Mapping) or not row["reached"]:
        raise MalformedLesson(said("lesson.no-reached", place=place))
    case = _case(row, name, place, shared, begins, told)
    return LessonStep(name, begins, case, case.turns[0], _lines(row, "sample", place), tuple(told))


def _case(
    row: Mapping[str, Any], name: str, place: str, shared: Mapping[str, Any], begins: bool, hints: list[LessonHint]
) -> Case:
    """The step as a case of a scenario file, whose reader checks it; hints stand as further turns."""
    phase = row.get("phase")
    position = {key: row[key] for key in POSITION_KEYS if key in row}
    turn = {"phase": phase, "orders": row.get("orders", {}), "expect": row["reached"]}
    more = [{"phase": phase, "expect": hint.when} for hint in hints if hint.when is not None]
    case = {**shared, **position, "id": name, "turn": [turn, *more], **({"start": phase} if begins else {})}
    try:
        return cases_of({"case": [case]})[0]
    except MalformedScenario as fault:
        raise MalformedLesson(said("lesson.bad-step", place=place, why=str(fault))) from None


def _hint(row: Any, place: str) -> LessonHint:
    _known(row, HINT_KEYS, place)
    when = row.get("when")
    if when is not None and not isinstance(when, Mapping):
        raise MalformedLesson(said("lesson.no-table", place=place, key="when"))
    return LessonHint(_name(row, place), when, _lines(row, "wrong", place) if "wrong" in row else ())


def _known(row: Any, keys: set[str], place: str) -> None:
    if not isinstance(row, Mapping):
        raise MalformedLesson(said("lesson.no-row", place=place))
    for key in row:
        if key not in keys:
            raise MalformedLesson(said("lesson.no-such-key", place=place, key=key, known=sorted(keys)))


def _name(row: Mapping[str, Any], place: str) -> str:
    name = _text(row, "id", place)
    if not NAME.fullmatch(name):
        raise MalformedLesson(said("lesson.bad-id", place=place, given=name))
    return name


def _text(row: Mapping[str, Any], key: str, place: str) -> str:
    value = row.get(key)
    if not isinstance(value, str) or not value:
        raise MalformedLesson(said("lesson.no-text", place=place, key=key))
    return value


def _lines(row: Mapping[str, Any], key: str, place: str) -> tuple[str, ...]:
    value = row.get(key)
    if not isinstance(value, list) or not value or not all(isinstance(line, str) for line in value):
        raise MalformedLesson(said("lesson.no-orders", place=place, key=key))
    return tuple(value)
