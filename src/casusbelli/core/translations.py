"""Names of powers and provinces in other languages, by English name.

The catalogs are beside the boards (``variants/standard/texts/de.ftl``): those of the program and of installed packages
are read at the first look-up, those of a folder when its board is loaded. A look-up needs no board, so that "Vienna" is
"Wien" everywhere, including custom boards. If two boards translate a name differently, the first one counts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from casusbelli.core.board import Board
from casusbelli.core.catalogs import ENGLISH, loaded, namespaces
from casusbelli.core.fluent import Catalog, read
from casusbelli.core.package_data import translated_names

__all__ = ["article_in", "board_translations", "has_name", "learn", "name_in"]

NO_KEY = re.compile(r"[^A-Za-z0-9_-]+")
TITLE = "title"
ARTICLE = "-article"  # ``Turkey-article = die``; in what is found, after the translated name
WATERS = re.compile(r"(?!The ).*\b(Sea|Ocean|Channel|Bight|Gulf|Bay|Straits?|Skagerrak|Mediterranean)\b")


_learned: dict[str, dict[str, str]] = {}  # from boards in folders: language -> English name -> name


def name_in(language: str, english: str) -> str:
    """The name in this language, or the English name if there is no translation. In English only rules give names
    besides: "Central Powers" for a seat that files call "Central"."""
    if not english:
        return english
    if language == ENGLISH:
        return _english(english, loaded())
    code = language.partition("-")[0]
    known = _known(code, english)
    return known if known is not None else _in_office(code, english)


def has_name(language: str, english: str) -> bool:
    """Is there a translation, be it the same word?"""
    code = language.partition("-")[0]
    return code == ENGLISH or _known(code, english) is not None or _in_office(code, english) != english


def _known(code: str, english: str) -> str | None:
    return _names(code).get(english) or _learned.get(code, {}).get(english)


def article_in(language: str, name: str) -> str:
    """The article that sentences in this language put before a translated name; "" for none. "die-plural" and
    "the-plural" are for names of several, such as "Central Powers". In English, seas have one: "the North Sea"."""
    code, key = language.partition("-")[0], name + ARTICLE
    if code == ENGLISH and WATERS.match(name):
        return "the"
    known = "" if code == ENGLISH else _names(code).get(key) or _learned.get(code, {}).get(key, "")
    return known or _of_roles(code, loaded()).get(name, "")


@lru_cache(maxsize=4096)
def _english(name: str, _installed: int) -> str:
    return _role(ENGLISH, name)


@lru_cache(maxsize=64)
def _of_roles(language: str, _installed: int) -> dict[str, str]:
    """Name of a seat that rules bring -> its article: the message ``role-entente-article``."""
    catalogs = [texts.catalog(language) for texts in namespaces().values()]
    roles = [(c, key) for c in catalogs for key in c if key.startswith("role-") and key + ARTICLE in c]
    return {_plain(catalog, key): _plain(catalog, key + ARTICLE) for catalog, key in roles}


def _in_office(language: str, english: str) -> str:
    """Translate a seat that is part of a country, "France (A)", or an office, "France (Government)"; or a name that
    rules bring."""
    country, bracket, role = english.removesuffix(")").rpartition(" (")
    if not bracket or not english.endswith(")"):
        return _role(language, english)
    return f"{name_in(language, country)} ({_role(language, role)})"


def _role(language: str, role: str) -> str:
    """Translate an office: the message ``role-government`` of the rules that have the office "Government"."""
    key = f"role-{key_of(role).lower()}"
    told = (texts.catalog(language).get(key) for texts in namespaces().values())
    return next(("".join(map(str, pattern)) for pattern in told if pattern), role)


@cache
def _names(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for names in translated_names(language):
        found = {**names, **found}
    return found


def learn(language: str, names: Mapping[str, str]) -> None:
    """Add the names of one more board."""
    known = _learned.setdefault(language, {})
    known.update({english: name for english, name in names.items() if english not in known})


def board_translations(board: Board, text: str, file: str) -> dict[str, str]:
    """English name -> name, from the catalog beside a board: ``Turkey = Türkei``, ``VIE = Wien``, ``title = ...``."""
    catalog = read(text, file)
    keys = {TITLE: board.title} | {key_of(power.name): power.name for power in board.powers}
    keys |= {province.code: province.name for province in board.provinces} | dict(board.impassable)
    found = {english: name for key, english in keys.items() if (name := _plain(catalog, key))}
    articles = {_plain(catalog, key) + ARTICLE: _plain(catalog, key + ARTICLE) for key in keys}
    return found | {key: article for key, article in articles.items() if article}


def key_of(name: str) -> str:
    """A power's name as a catalog key: "Papal States" as ``Papal-States``."""
    return NO_KEY.sub("-", name)


def _plain(catalog: Catalog, key: str) -> str:
    return "".join(part for part in catalog.get(key, ()) if isinstance(part, str))
