"""My rule: every power that owns a supply center may keep more units than it owns centers."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.catalogs import Texts
from casusbelli.core.said import Text, said
from casusbelli.engine.component import Component, Rules, Turn
from casusbelli.engine.options import number
from casusbelli.engine.spec import Pack

TEXTS = Texts("my-rule", __package__)


class MyRule(Component[None]):
    """``Component[None]``: it remembers nothing."""

    name = "my-rule"  # stored in every game; never reused
    options = (number("units", 1, 1, 3, said("my-rule.units"), advanced=False),)

    def explains(self, rules: Rules) -> Iterator[Text]:
        """The rule in the players' words, for the rulebook."""
        yield said("my-rule.rule", units=_units(rules))

    def extra_builds(self, t: Turn, owner: str) -> int:
        """Units that this owner may build besides those that its centers support."""
        return _units(t.rules) if t.state.owned(owner) else 0


def _units(rules: Rules) -> int:
    return int(rules.option("my-rule.units"))


PACK = Pack("my-rule", "My rule", (MyRule(),), about="Powers may keep more units than they own supply centers.")
