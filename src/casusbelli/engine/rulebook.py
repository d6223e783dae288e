"""The rulebook of exactly one game, made from its components, their orders and the options it is played with."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.said import Cell, Said, Text, phase, power, render, said
from casusbelli.engine.component import AnyComponent, Step
from casusbelli.engine.display import Example
from casusbelli.engine.options import Option
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.year import called

BASE_PREFIX = "base."
DAY = 24


def rules_text(rules: RuleSet, spec: str, language: str = ENGLISH) -> str:
    """Markdown: who plays, how a year goes, each rule in words, the orders it brings, and how the table plays what may
    be played differently."""
    parts = (_head(rules, spec), _year(rules), _rules(rules), _orders(rules), _options(rules))
    return "\n".join(render(line, language) for part in parts for line in part).rstrip() + "\n"


def _head(rules: RuleSet, spec: str) -> Iterator[Cell]:
    yield said("engine.book-title", spec=spec, board=rules.board.title)
    yield ""
    yield said("engine.book-begins", phase=phase(rules.start), seats=[_seat(rules, name) for name in rules.names])
    yield ""


def _seat(rules: RuleSet, name: str) -> Cell:
    powers = next(seat.powers for seat in rules.seats if seat.name == name)
    if powers == (name,):
        return power(name)
    return said("engine.book-seat", seat=power(name), powers=list(map(power, powers)))


def _year(rules: RuleSet) -> Iterator[Cell]:
    yield said("engine.book-year")
    yield ""
    asking = [step for step in rules.plan if step.kind]
    for number, step in enumerate(asking, 1):
        yield _step(number, step)
    yield ""


def _step(number: int, step: Step) -> Cell:
    in_days = step.hours > DAY and step.hours % DAY == 0
    usually = said("engine.days", n=step.hours // DAY) if in_days else said("engine.hours", n=step.hours)
    phase_name = f"{step.season}<year>{step.kind}"
    if not step.silent:
        return said("engine.book-step", number=number, step=called(step), phase=phase_name, usually=usually)
    return said(
        "engine.book-step-silent",
        number=number,
        step=called(step),
        phase=phase_name,
        usually=usually,
        silent=step.silent,
    )


def _rules(rules: RuleSet) -> Iterator[Cell]:
    for component in rules.components:
        told = list(component.explains(rules))
        if told:
            yield said("engine.book-chapter", title=_title(component))
            yield ""
            yield from map(_paragraph, told)
            yield ""


def _title(component: AnyComponent) -> Text:
    return component.title or component.name.replace("-", " ").capitalize()


def _paragraph(told: Text | Example) -> Said:
    if isinstance(told, Example):
        return said("engine.book-example", told=told.told)
    return said("engine.book-item", told=told)


def _orders(rules: RuleSet) -> Iterator[Cell]:
    """Those of rules that have something to say in this game."""
    told = [form for component in rules.components if any(component.explains(rules)) for form in component.forms]
    forms = [form for form in told if rules.taken_in(form)]
    if forms:
        yield said("engine.book-orders")
        yield ""
        for form in forms:
            always = len(rules.taken_in(form)) == len([step for step in rules.plan if step.kind])
            steps = list(map(called, rules.taken_in(form)))
            when = said("engine.any-time") if form.at_once and always else said("core.row", items=steps)
            yield said("engine.book-order", written=form.written, when=when, told=form.sentence)
        yield ""


def _options(rules: RuleSet) -> Iterator[Cell]:
    """The house rules: everything that another table might play differently."""
    yield said("engine.book-house-rules")
    yield ""
    yield said("engine.book-asterisk")
    yield ""
    own = {key: option for key, option in rules.known_options.items() if not key.startswith(BASE_PREFIX)}
    base = {key: option for key, option in rules.known_options.items() if key.startswith(BASE_PREFIX)}
    for key, option in (own | base).items():
        yield _option(key, option, rules.option(key))


def _option(key: str, option: Option, value: str) -> Cell:
    code = "engine.book-option" if value == option.default else "engine.book-option-changed"
    return said(code, key=key, value=value, told=option.sentence, type=option.type.said, usually=option.default)
