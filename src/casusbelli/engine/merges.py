"""Merge functions: how the answers of several components to one hook become one. Their order never matters.

A question is a method of a facet (engine/facets.py), marked with one of these. Its body is the answer when no rule has
one. ``Answers`` binds each question of its facets, once, to what is called when it is asked:

  any_of   one yes is enough, with its reason       joined   values, or mappings, put together with ``|``
  veto     one refusal is enough, and is told       collect  answers one after another, by the names of the rules
  verdict  no beats yes, yes beats the body         fold     each rule is given what the one before made of it
  total    the sum                                  claim    two rules that answer differently cannot be played together
  objections  what every order of this turn must pass
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any, Final, TypeVar

from casusbelli.core.orders import Order
from casusbelli.core.said import Said, said
from casusbelli.core.verdicts import Refusal

Question = TypeVar("Question", bound=Callable[..., Any])
Answer = tuple[str, Callable[..., Any]]  # the rule's name and its method
Check = Callable[[str, Order], Refusal | None]  # a seat and its order -> why the order is refused


class RulesClash(ValueError):
    """These components cannot share a rule set, or gave answers that contradict each other."""


class Merge:
    """A way to merge answers. ``several`` combines the methods of several rules into one function; ``default`` is the
    body of the hook. ``alone``: use a single method as it is."""

    def __init__(
        self, name: str, several: Callable[[Sequence[Answer], Callable[..., Any]], Callable[..., Any]], alone: bool
    ) -> None:
        self.name, self.several, self.alone = name, several, alone

    def __call__(self, question: Question) -> Question:
        question.__merge__ = self  # type: ignore[attr-defined]
        return question

    def bind(self, answers: Sequence[Answer], default: Callable[..., Any]) -> Callable[..., Any]:
        return answers[0][1] if self.alone and len(answers) == 1 else self.several(answers, default)


def _methods(answers: Sequence[Answer]) -> list[Callable[..., Any]]:
    return [method for _name, method in answers]


def _any(answers: Sequence[Answer], _default: Callable[..., Any]) -> Callable[..., bool | Said]:
    """True if any answer is. A rule may answer with its reason instead of True; of several reasons the same one is
    chosen whatever the order of the rules."""
    asked = _methods(answers)

    def ask(*given: Any) -> bool | Said:
        yes = [answer for method in asked if (answer := method(*given))]
        reasons = [answer for answer in yes if isinstance(answer, Said)]
        return min(reasons, key=lambda why: (why.code, str(why))) if reasons else bool(yes)

    return ask


def told_of(whys: Sequence[Refusal]) -> Refusal:
    """Choose one of several reasons, always the same one, whatever the order of the rules. Sentences are rendered only
    if there is a choice."""
    return whys[0] if len(whys) == 1 else min(whys, key=lambda why: (why.code, why.text))


def _veto(answers: Sequence[Answer], _default: Callable[..., Any]) -> Callable[..., Refusal | None]:
    asked = _methods(answers)

    def ask(*given: Any) -> Refusal | None:
        whys = [why for method in asked if (why := method(*given)) is not None]
        return told_of(whys) if whys else None

    return ask


def _vetoes(answers: Sequence[Answer], _default: Callable[..., Any]) -> Callable[..., Mapping[int, Refusal]]:
    asked = _methods(answers)

    def ask(*given: Any) -> Mapping[int, Refusal]:
        found: dict[int, list[Refusal]] = {}
        for method in asked:
            for number, why in method(*given).items():
                found.setdefault(number, []).append(why)
        return {number: told_of(whys) for number, whys in found.items()}

    return ask


def _objections(answers: Sequence[Answer], _default: Callable[..., Any]) -> Callable[..., Check | None]:
    asked = _methods(answers)

    def ask(*given: Any) -> Check | None:
        checks = [check for method in asked if (check := method(*given)) is not None]
        if len(checks) < 2:
            return checks[0] if checks else None

        def check_all(seat: str, order: Order) -> Refusal | None:
            whys = [why for check in checks if (why := check(seat, order)) is not None]
            return told_of(whys) if whys else None

        return check_all

    return ask


def _verdict(answers: Sequence[Answer], default: Callable[..., Any]) -> Callable[..., bool]:
    asked = _methods(answers)

    def ask(*given: Any) -> bool:
        said = {method(*given) for method in asked} - {None}
        return False not in said if said else bool(default(None, *given))

    return ask


def _total(answers: Sequence[Answer], _default: Callable[..., Any]) -> Callable[..., Any]:
    asked = _methods(answers)

    def ask(*given: Any) -> Any:
        return sum([method(*given) for method in asked])

    return ask


def _joined(answers: Sequence[Answer], default: Callable[..., Any]) -> Callable[..., Any]:
    asked = _methods(answers)

    def ask(*given: Any) -> Any:
        return reduce(or_, [method(*given) for method in asked], default(None, *given))

    return ask


def _collect(answers: Sequence[Answer], _default: Callable[..., Any]) -> Callable[..., list[Any]]:
    asked = _methods(answers)

    def ask(*given: Any) -> list[Any]:
        return [found for method in asked for found in method(*given)]

    return ask


def _fold(answers: Sequence[Answer], _default: Callable[..., Any]) -> Callable[..., Any]:
    asked = _methods(answers)

    def ask(value: Any, *given: Any) -> Any:
        for method in asked:
            value = method(value, *given)
        return value

    return ask


def only(what: str, answers: Iterable[tuple[str, Any]]) -> Any:
    """The only answer that rules gave; None if no rule gave one."""
    given = {name: answer for name, answer in answers if answer is not None}
    if not given:
        return None
    first = next(iter(given.values()))
    if any(answer != first for answer in given.values()):
        told = [said("engine.rule-says", rule=name, answer=str(answer)) for name, answer in sorted(given.items())]
        raise RulesClash(said("engine.rules-disagree", what=what, answers=told))
    return first


any_of: Final = Merge("any", _any, True)
veto: Final = Merge("veto", _veto, True)
vetoes: Final = Merge("veto", _vetoes, True)
objections: Final = Merge("objections", _objections, True)
verdict: Final = Merge("verdict", _verdict, False)
total: Final = Merge("sum", _total, True)
joined: Final = Merge("joined", _joined, False)
collect: Final = Merge("collect", _collect, False)
fold: Final = Merge("fold", _fold, True)


def claim(what: str) -> Merge:
    """Mark a hook that one rule answers. ``what`` names what the rules would disagree on; "{1}" stands for the first
    argument after the turn."""

    def several(answers: Sequence[Answer], default: Callable[..., Any]) -> Callable[..., Any]:
        def ask(*given: Any) -> Any:
            said = [(name, method(*given)) for name, method in answers]
            found = [answer for _name, answer in said if answer is not None]
            if not found:
                return default(None, *given)
            return found[0] if len(found) == 1 else only(what.format(*given), said)

        return ask

    return Merge("claim", several, False)


def _meaning(answers: Sequence[Answer], _default: Callable[..., Any]) -> Callable[..., Any]:
    def ask(t: Any, seat: str, order: Order, nation: str | None) -> Any:
        said = [(name, method(t, seat, order, nation)) for name, method in answers]
        whys = [answer for _name, answer in said if isinstance(answer, Refusal)]
        meant = only(f"meaning of {order}", [(name, one) for name, one in said if not isinstance(one, Refusal)])
        return meant if meant is not None or not whys else told_of(whys)

    return ask


meaning: Final = Merge("claim", _meaning, True)


def questions(*facets: type) -> dict[str, Callable[..., Any]]:
    """All hooks of these facets, by name."""
    return {name: asked for facet in facets for name, asked in vars(facet).items() if hasattr(asked, "__merge__")}
