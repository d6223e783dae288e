"""Message catalogs: a package declares its namespace with one line.

    TEXTS = Texts("formal", __package__)

The catalogs are files in the package, ``texts/en.ftl``, ``texts/de.ftl`` and so on; each file is a language. A pack
that has no package of its own passes them as text: ``Texts("mine", {"en": "no-war = there is no war"})``. They are read
when the first message is rendered.
"""

from __future__ import annotations

from collections.abc import Mapping

from casusbelli.core.cached_property import cached_property
from casusbelli.core.fluent import Catalog, Pattern, read
from casusbelli.core.package_data import text_files

__all__ = ["ENGLISH", "Texts", "base_of", "catalog_of", "languages", "loaded", "namespaces", "pattern_of"]

ENGLISH = "en"
FOLDER = "texts"
SUFFIX = ".ftl"


class Texts:
    """The messages of one namespace."""

    def __init__(self, namespace: str, source: str | Mapping[str, str], folder: str = FOLDER) -> None:
        self.namespace = namespace
        self.source = source
        self.folder = folder
        other = _known.setdefault(namespace, self)
        if (other.source, other.folder) != (source, folder):
            both = f"{other.owner} and {self.owner}"
            raise ValueError(f"two packs call their messages {namespace}: {both}; one of them needs another name")
        _known[namespace] = self

    @property
    def owner(self) -> str:
        return self.source if isinstance(self.source, str) else "one that brings its texts along"

    @cached_property
    def files(self) -> Mapping[str, str]:
        """Language -> the catalog as text."""
        if not isinstance(self.source, str):
            return dict(self.source)
        found = text_files(self.source, self.folder)
        return {name.removesuffix(SUFFIX): text for name, text in sorted(found.items()) if name.endswith(SUFFIX)}

    @cached_property
    def _catalogs(self) -> dict[str, Catalog]:
        return {}

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self.files)

    def file(self, language: str) -> str:
        """The file name for error messages."""
        return f"{self.owner}/{self.folder}/{language}{SUFFIX}"

    def catalog(self, language: str) -> Catalog:
        """The messages in this language; empty if there is no such catalog."""
        if language not in self._catalogs:
            text = self.files.get(language)
            self._catalogs[language] = {} if text is None else read(text, self.file(language))
        return self._catalogs[language]


_known: dict[str, Texts] = {}


def texts_of(namespace: str) -> Texts | None:
    return _known.get(namespace)


def namespaces() -> Mapping[str, Texts]:
    """All namespaces that are loaded."""
    return dict(_known)


def loaded() -> int:
    """How many namespaces are loaded."""
    return len(_known)


def languages() -> tuple[str, ...]:
    """All languages that any namespace has; English first."""
    spoken = {language for texts in _known.values() for language in texts.languages}
    return (ENGLISH, *sorted(spoken - {ENGLISH}))


TEXTS = Texts("core", __package__ or "casusbelli.core")


def pattern_of(code: str, language: str) -> tuple[str, Pattern | None]:
    """A message's sentence in this language, in the one without a region, or in English; and which of them it is."""
    namespace, _dot, key = code.partition(".")
    for tried in dict.fromkeys((language, base_of(language), ENGLISH)):
        pattern = catalog_of(namespace, tried).get(key)
        if pattern is not None:
            return tried, pattern
    return ENGLISH, None


def base_of(language: str) -> str:
    """ "fr-CA" -> "fr" """
    return language.partition("-")[0]


def catalog_of(namespace: str, language: str) -> Catalog:
    texts = texts_of(namespace)
    return texts.catalog(language) if texts is not None else {}
