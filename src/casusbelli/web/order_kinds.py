"""The names of the kinds of orders, for headings and buttons: "Move", "Declare sphere"."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, reduce

from casusbelli.core.catalogs import ENGLISH, loaded, namespaces
from casusbelli.core.said import Said, render
from casusbelli.web import texts

STANDARD = ("move", "retreat", "hold", "support", "convoy", "disband", "build", "waive")
BROUGHT = "directive-"  # a pack's message with this prefix names a kind of order that the pack adds


def order_kinds(language: str) -> Mapping[str, str]:
    """Kind -> its name, for all orders that are loaded."""
    return _kinds(language, loaded())


@cache
def _kinds(language: str, _loaded: int) -> Mapping[str, str]:
    brought = {
        key.removeprefix(BROUGHT): render(Said(f"{name}.{key}"), language)
        for name, catalogs in namespaces().items()
        for key in catalogs.catalog(ENGLISH)
        if key.startswith(BROUGHT)
    }
    return {**brought, **{kind: texts.text(language, f"kind.{kind}") for kind in STANDARD}}


def kind_named(kind: str, language: str) -> str:
    """ "Influence: Move" for "influence/move". Orders of packs without such names are called by their kind."""
    known = order_kinds(language)
    names = (known.get(part) or part.replace("-", " ").capitalize() for part in kind.split("/"))
    return reduce(lambda outer, inner: texts.text(language, "site.pair", name=outer, value=inner), names)
