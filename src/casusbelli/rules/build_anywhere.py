"""Builds in any vacant supply centre of one's own, not only at home."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from casusbelli.rules.component import Component, Rules, Turn
from casusbelli.rules.options import choice
from casusbelli.rules.spec import Pack


class BuildAnywhere(Component[None]):
    name = "build-anywhere"
    options = (choice("needs_home", "no yes", "Must a power own one of its home centres to build at all?", False),)

    def explains(self, rules: Rules) -> Iterator[str]:
        yield "Units are built in any vacant supply centre of one's own, not only at home."
        if _needs_home(rules):
            yield "Who owns none of his home centres builds nothing."

    def opens(self, t: Turn, owner: str) -> Iterable[str]:
        owned = t.state.owned(owner)
        if _needs_home(t.rules) and not set(owned) & set(t.state.home.get(owner, ())):
            return ()
        return owned


def _needs_home(rules: Rules) -> bool:
    return rules.option("build-anywhere.needs_home") == "yes"


PACK = Pack("build-anywhere", "builds in any vacant centre of one's own", (BuildAnywhere(),))
