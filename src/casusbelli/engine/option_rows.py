"""The options of a game for display: label, value, explanation, and the printed rule if the value differs from it."""

from __future__ import annotations

from msgspec import Struct

from casusbelli.core.rulings import OPTIONS
from casusbelli.core.said import Text
from casusbelli.engine.options import Option
from casusbelli.engine.ruleset import RuleSet

__all__ = ["OptionRow", "listed", "option_rows"]

RULINGS = frozenset(option.key for option in OPTIONS)


class OptionRow(Struct, frozen=True):
    """``printed``: the label of the value in the printed rules, if this game uses another one; else ""."""

    key: str
    value: str
    label: Text
    value_label: Text
    sentence: Text
    advanced: bool
    printed: Text = ""

    @property
    def changed(self) -> bool:
        return self.printed != ""


def listed(rules: RuleSet) -> list[tuple[str, Option]]:
    """All options by full key: the important ones of the rules first, then the others, then the adjudicator's
    rulings."""
    return sorted(rules.known_options.items(), key=lambda item: (item[0] in RULINGS, item[1].advanced))


def option_rows(rules: RuleSet) -> list[OptionRow]:
    return [_row(rules, key, option) for key, option in listed(rules)]


def _row(rules: RuleSet, key: str, option: Option) -> OptionRow:
    value, printed = rules.option(key), rules.printed[key]
    told = option.label(printed) if printed != value else ""
    return OptionRow(key, value, option.title, option.label(value), option.sentence, option.advanced, told)
