"""Parts of a page that are rendered again only if something changed that they show.

A part is a template. What it reads is found in the template itself and in those that it includes or imports, and it is
given nothing else. So a part is the same while these values, the game and the language are: they are its key.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from sys import getsizeof
from types import SimpleNamespace
from typing import Any, Final

import msgspec
from jinja2 import meta, nodes
from markupsafe import Markup

from casusbelli.service.base.recent_cache import RecentCache
from casusbelli.web.rendering import environment

MOST_BYTES: Final = 24 * 1024 * 1024
BESIDES: Final = 400
"""Bytes that a cached part takes besides its text."""
PARTS: Final = (
    *("head", "proposals", "strip", "bar", "tables", "people", "letters", "press", "unread", "lists", "acts", "orders"),
    *("ended", "news", "desk", "board_tools", "symbols", "tabs", "action_bar", "clone"),
)
"""The parts of the game page, each a template."""
AS_TYPED: Final = frozenset(("game/orders.html", "game/ended.html", "game/desk.html"))
"""Parts with texts whose line ends count, as somebody typed them."""
BLANK_LINES: Final = re.compile(r"\n\s*\n")
NESTED: Final = {"s": 2, "s.info": 3, "who": 2}
"""Names of which a part reads single fields, and how long the names of these are."""


def _as_data(value: object) -> object:
    if isinstance(value, Markup):
        return {"markup": str(value)}
    raise TypeError(f"a part of a page cannot be known by {value!r}")


ENCODER: Final = msgspec.msgpack.Encoder(enc_hook=_as_data)


def template_of(part: str) -> str:
    return f"game/{part}.html"


@cache
def reads(template: str) -> tuple[str, ...]:
    """The names of the values that a template reads, with those that it includes and imports: "keys", "s.info.id"."""
    return tuple(sorted(set(_reads(template, set()))))


def _reads(template: str, seen: set[str]) -> Iterator[str]:
    if template in seen:
        return
    seen.add(template)
    source, _path, _fresh = environment().loader.get_source(environment(), template)  # type: ignore[union-attr]
    tree = environment().parse(source)
    free = meta.find_undeclared_variables(tree)
    yield from free - NESTED.keys()
    inner = {id(node.node) for node in tree.find_all(nodes.Getattr)}
    for node in tree.find_all((nodes.Getattr, nodes.Name)):
        name = _dotted(node)
        if id(node) not in inner and name and name.partition(".")[0] in free & NESTED.keys():
            yield _cut(name)
    for other in meta.find_referenced_templates(tree):
        assert other is not None, f"{template} includes a template that only its values name"
        yield from _reads(other, seen)


def _dotted(node: nodes.Node) -> str:
    if isinstance(node, nodes.Name):
        return node.name
    before = _dotted(node.node) if isinstance(node, nodes.Getattr) else ""
    return f"{before}.{node.attr}" if before and isinstance(node, nodes.Getattr) else ""


def _cut(name: str) -> str:
    parts = name.split(".")
    return ".".join(parts[: NESTED.get(".".join(parts[:2]), NESTED[parts[0]])])


def prepare() -> None:
    """Compile all templates and find what the parts read, which the first pages would otherwise wait for."""
    for template in environment().list_templates(extensions=["html"]):
        environment().get_template(template)
    for part in PARTS:
        reads(template_of(part))


FragmentCache = RecentCache[bytes, Markup]


def fragment_cache() -> FragmentCache:
    """The markup of one process. A text that has a character such as an arrow takes two bytes for each character."""
    return RecentCache(MOST_BYTES, weigh=lambda _key, part: getsizeof(part) + BESIDES)


FRAGMENTS: Final = fragment_cache()


def tag_of(content: bytes) -> str:
    """A short name of a content, for an address."""
    return urlsafe_b64encode(blake2b(content, digest_size=6).digest()).decode()


@dataclass(frozen=True)
class Fragments:
    """The parts of one page. ``place``: the game and the language, on which the functions depend that all pages have:
    ``common``. ``values``: what the page shows. ``sources``: what the functions among the values are made from, by
    their names; "": all others."""

    place: tuple[str, ...]
    common: Mapping[str, Any]
    values: Mapping[str, Any]
    sources: Mapping[str, object]
    known: dict[str, tuple[bytes, Mapping[str, Any]]] = field(default_factory=dict)
    digests: dict[str, bytes] = field(default_factory=dict)
    looked_up: dict[str, Any] = field(default_factory=dict)

    def __call__(self, part: str) -> Markup:
        key, found = self._known(part)
        return FRAGMENTS.find(key, lambda: self._rendered(template_of(part), found))

    def tag(self, part: str) -> str:
        """The same while the part is."""
        key, _found = self._known(part)
        return tag_of(key)

    def _known(self, part: str) -> tuple[bytes, Mapping[str, Any]]:
        """The key of a part, and what it reads."""
        if part not in self.known:
            names = (name for name in reads(template_of(part)) if name.partition(".")[0] in self.values)
            found = {name: self._value(name) for name in names}
            given = [self._source(name) if callable(value) else _ordered(value) for name, value in found.items()]
            self.known[part] = _digest((part, self.place, [*found], given)), found
        return self.known[part]

    def _value(self, name: str) -> Any:
        """What a name such as "s.info.id" stands for; many parts read the same ones."""
        if name not in self.looked_up:
            holder, _dot, last = name.rpartition(".")
            found = self._value(holder) if holder else self.values
            if found is not None:
                found = found[last] if isinstance(found, Mapping) else getattr(found, last)
            self.looked_up[name] = found
        return self.looked_up[name]

    def _source(self, name: str) -> bytes:
        """Stands for what a function is made from."""
        source = name if name in self.sources else ""
        if source not in self.digests:
            self.digests[source] = _digest(self.sources[source])
        return self.digests[source]

    def _rendered(self, template: str, found: Mapping[str, Any]) -> Markup:
        text = environment().get_template(template).render(**self.common, **_nested(found))
        return Markup(text if template in AS_TYPED else BLANK_LINES.sub("\n", text))


def _digest(value: object) -> bytes:
    return blake2b(ENCODER.encode(value), digest_size=16).digest()


def _ordered(value: object) -> object:
    return sorted(value) if isinstance(value, frozenset) else value


def _nested(found: Mapping[str, Any]) -> dict[str, Any]:
    """The values as the template names them: objects with nothing but what it reads."""
    nested: dict[str, Any] = {}
    for name, value in found.items():
        holder, parts = nested, name.split(".")
        for part in parts[:-1]:
            holder = holder.setdefault(part, {})
        holder[parts[-1]] = value
    return {name: SimpleNamespace(**value) if name == "s" else value for name, value in nested.items()}
