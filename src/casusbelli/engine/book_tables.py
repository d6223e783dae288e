"""The rulebook's tables: the steps of a year, the orders players can write, and the options of the game."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.board import Board
from casusbelli.core.said import Cell, Said, Text, said
from casusbelli.engine.book_blocks import Block, Heading, Paragraph, Table
from casusbelli.engine.component import Step
from casusbelli.engine.forms import Form, readable
from casusbelli.engine.option_rows import RULINGS, OptionRow, option_rows
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.year import called, step_title

__all__ = ["options_chapter", "orders_chapter", "time_said", "year_chapter"]

DAY = 24  # hours
TASKS = {"M": "movement", "R": "retreats", "A": "adjustments"}
EXAMPLES = (
    ("hold", "A PAR H", "movement"),
    ("move", "A PAR - BUR", "movement"),
    ("coast", "F MAO - SPA/SC", "movement"),
    ("via", "A LON - NWY VIA", "movement"),
    ("support-hold", "A PAR S A BUR", "movement"),
    ("support-move", "A PAR S A MAR - BUR", "movement"),
    ("convoy", "F NTH C A LON - NWY", "movement"),
    ("retreat", "A BUR R GAS", "retreats"),
    ("disband", "Disband A BUR", "both"),
    ("build", "Build F STP/NC", "adjustments"),
    ("waive", "Waive", "adjustments"),
)


# --- the year


def year_chapter(rules: RuleSet, language: str) -> Iterator[Block]:
    yield Heading(said("engine.chapter-year"))
    yield Paragraph(said("engine.year-follows"))
    head = [Said(f"engine.year-{column}") for column in ("step", "time", "do", "silent")]
    yield Table(head, [_step(rules, step, language) for step in rules.plan if step.kind])


def _step(rules: RuleSet, step: Step, language: str) -> list[Cell]:
    return [
        called(step),
        time_said(step.hours),
        _task(rules, step, language),
        step.silent or said("engine.year-nothing"),
    ]


def _task(rules: RuleSet, step: Step, language: str) -> Text:
    if step.kind in TASKS:
        return Said(f"engine.year-do-{TASKS[step.kind]}")
    forms = [form for form in rules.forms if not form.at_once and step in rules.taken_in(form)]
    if not forms:
        return said("engine.year-do-nothing")
    written = dict.fromkeys(f"`{readable(form, language)[0]}`" for form in forms)
    return said("engine.year-do-other", orders=list(written))


def time_said(hours: int) -> Said:
    if hours > DAY and hours % DAY == 0:
        return said("engine.days", n=hours // DAY)
    return said("engine.hours", n=hours)


# --- orders


def at_home(board: Board) -> bool:
    """Does the board have the places of our examples?"""
    return {"PAR", "BUR", "GAS", "LON", "NTH", "NWY"} <= board.province.keys()


def orders_chapter(rules: RuleSet, language: str) -> Iterator[Block]:
    yield Heading(said("engine.chapter-orders"))
    yield Heading(said("engine.orders-units"), 3)
    away = () if at_home(rules.board) else (said("engine.orders-elsewhere"),)
    yield Paragraph(said("engine.orders-units-note"), away)
    yield Table(_head("order", "example", "when", "meaning"), [_example(*row) for row in EXAMPLES])
    speaking = [component for component in rules.components if any(component.explains(rules))]
    forms = [form for component in speaking for form in component.forms if rules.taken_in(form)]
    if forms:
        yield Heading(said("engine.orders-rules"), 3)
        yield Paragraph(said("engine.orders-rules-note"))
        yield Table(_head("order", "when", "meaning"), [_form(rules, form, language) for form in forms])


def _head(*columns: str) -> list[Cell]:
    return [Said(f"engine.orders-{column}") for column in columns]


def _example(name: str, written: str, when: str) -> list[Cell]:
    return [
        Said(f"engine.order-{name}"),
        f"`{written}`",
        Said(f"engine.orders-{when}"),
        Said(f"engine.order-{name}-meaning"),
    ]


def _form(rules: RuleSet, form: Form, language: str) -> list[Cell]:
    short, *long = (f"`{written}`" for written in readable(form, language))
    written = said("engine.orders-or", short=short, long=long[0]) if long else short
    return [written, said("core.row", items=_when(rules, form)), form.sentence]


def _when(rules: RuleSet, form: Form) -> list[Text]:
    """When an order of this form can be given; named by the kind of step if it is every step of that kind."""
    asking, taken = [step for step in rules.plan if step.kind], rules.taken_in(form)
    if form.at_once and len(taken) == len(asking):
        return [said("engine.orders-any-time")]
    told: list[Text] = []
    for kind in dict.fromkeys(step.kind for step in taken):
        those = [step for step in taken if step.kind == kind]
        whole = len(those) == len([step for step in asking if step.kind == kind]) > 1
        told += [_kind(those[0])] if whole else map(called, those)
    return told


def _kind(step: Step) -> Text:
    return Said(f"engine.orders-{TASKS[step.kind]}") if step.kind in TASKS else step_title(step)


# --- options


def options_chapter(rules: RuleSet) -> Iterator[Block]:
    rows = option_rows(rules)
    own = [row for row in rows if row.key not in RULINGS]
    yield Heading(said("engine.chapter-options"))
    yield Paragraph(said("engine.options-note"))
    parts = (
        ("important", [row for row in own if not row.advanced]),
        ("advanced", [row for row in own if row.advanced]),
        ("rulings", [row for row in rows if row.key in RULINGS]),
    )
    for name, part in parts:
        if part:
            yield Heading(Said(f"engine.options-{name}"), 3)
            head = [Said(f"engine.options-{column}") for column in ("option", "value", "sentence", "key")]
            yield Table(head, [_option(row) for row in part])


def _option(row: OptionRow) -> list[Cell]:
    value: Cell = row.value_label
    if row.changed:
        value = said("engine.options-changed", value=row.value_label, printed=row.printed)
    return [row.label, value, row.sentence, f"`{row.key}={row.value}`"]
