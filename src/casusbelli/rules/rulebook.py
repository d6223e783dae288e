"""The rulebook of exactly one game, made from its components, their orders and the options it is played with."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.rules.component import AnyComponent, Step
from casusbelli.rules.options import Option
from casusbelli.rules.ruleset import RuleSet
from casusbelli.rules.year import called

BASE_PREFIX = "base."
DAY = 24


def rules_text(rules: RuleSet, spec: str) -> str:
    """Markdown: who plays, how a year goes, each rule in words, the orders it brings, and how the table plays what may
    be played differently."""
    parts = (_head(rules, spec), _year(rules), _rules(rules), _orders(rules), _options(rules))
    return "\n".join(line for part in parts for line in part).rstrip() + "\n"


def _head(rules: RuleSet, spec: str) -> Iterator[str]:
    board = rules.board
    yield f"# {spec} on {board.title}"
    yield ""
    yield f"The game begins in {rules.start}. Seats: {', '.join(_seat(rules, name) for name in rules.names)}."
    yield ""


def _seat(rules: RuleSet, name: str) -> str:
    powers = next(seat.powers for seat in rules.seats if seat.name == name)
    return name if powers == (name,) else f"{name} (plays {', '.join(powers)})"


def _year(rules: RuleSet) -> Iterator[str]:
    yield "## The year"
    yield ""
    asking = [step for step in rules.plan if step.kind]
    for number, step in enumerate(asking, 1):
        yield f"{number}. {_step(step)}"
    yield ""


def _step(step: Step) -> str:
    days = f"{step.hours // DAY} days" if step.hours > DAY and step.hours % DAY == 0 else f"{step.hours} hours"
    return f"**{called(step)}** ({step.season}<year>{step.kind}; usually {days}). {step.silent}".rstrip()


def _rules(rules: RuleSet) -> Iterator[str]:
    for component in rules.components:
        told = list(component.explains(rules))
        if told:
            yield f"## {_title(component)}"
            yield ""
            yield from (f"- {sentence}" for sentence in told)
            yield ""


def _title(component: AnyComponent) -> str:
    return component.name.replace("-", " ").capitalize()


def _orders(rules: RuleSet) -> Iterator[str]:
    """Those of rules that have something to say in this game."""
    told = [form for component in rules.components if any(component.explains(rules)) for form in component.forms]
    forms = [form for form in told if rules.taken_in(form)]
    if forms:
        yield "## Orders beside those to units"
        yield ""
        for form in forms:
            always = len(rules.taken_in(form)) == len([step for step in rules.plan if step.kind])
            when = "at any time" if form.at_once and always else ", ".join(map(called, rules.taken_in(form)))
            yield f"- `{form.written}` ({when}): {form.sentence}"
        yield ""


def _options(rules: RuleSet) -> Iterator[str]:
    """The house rules: everything that another table might play differently."""
    yield "## House rules"
    yield ""
    yield "What differs from the usual is marked with an asterisk."
    yield ""
    own = {key: option for key, option in rules.known_options.items() if not key.startswith(BASE_PREFIX)}
    base = {key: option for key, option in rules.known_options.items() if key.startswith(BASE_PREFIX)}
    for key, option in (own | base).items():
        yield _option(key, option, rules.option(key))


def _option(key: str, option: Option, value: str) -> str:
    mark = "" if value == option.default else " *"
    return f"- `{key} = {value}`{mark}: {option.sentence} ({option.type}; usually {option.default})"
