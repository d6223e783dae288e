"""The rule "build anywhere": a power builds in any vacant supply center that it owns."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.said import Text, said
from casusbelli.engine.component import Component, Rules, Turn
from casusbelli.engine.display import Example
from casusbelli.engine.options import choice
from casusbelli.engine.spec import Pack


class BuildAnywhere(Component[None]):
    name = "build-anywhere"
    title = said("packs.build-anywhere-title")
    options = (choice("needs_home", "no yes", said("packs.build-anywhere-needs-home"), False),)

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        yield said("packs.build-anywhere-rule")
        if _needs_home(rules):
            yield said("packs.build-anywhere-home-rule")
        yield Example(said("packs.build-anywhere-example"))

    def may_build_in(self, t: Turn, owner: str, place: str) -> bool | None:
        owned = t.state.owned(owner)
        at_home = not _needs_home(t.rules) or bool(set(owned) & set(t.state.home.get(owner, ())))
        return True if place in owned and at_home else None


def _needs_home(rules: Rules) -> bool:
    return rules.option("build-anywhere.needs_home") == "yes"


PACK = Pack(
    "build-anywhere",
    said("packs.pack-build-anywhere"),
    (BuildAnywhere(),),
    about=said("packs.pack-build-anywhere-about"),
)
