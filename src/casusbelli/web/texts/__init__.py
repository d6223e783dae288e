"""The words of the pages: a catalog for each language (core/catalogs.py). ``game.orders`` stands there as
``game-orders``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache

from markupsafe import Markup, escape
from starlette.requests import HTTPConnection

from casusbelli.core.catalogs import ENGLISH, Texts, base_of
from casusbelli.core.fluent import variables
from casusbelli.core.said import YOU as YOU
from casusbelli.core.said import Cell as Cell  # pages, which import only the service, say theirs with these
from casusbelli.core.said import Said as Said
from casusbelli.core.said import Show, language_told, power, render
from casusbelli.core.said import Term as Term
from casusbelli.core.said import moment as moment
from casusbelli.core.said import phase as phase
from casusbelli.core.said import said as said
from casusbelli.core.said import sentence as sentence
from casusbelli.core.translations import name_in as name_in
from casusbelli.core.wording import capital as capital

TEXTS = Texts("web", "casusbelli.web")
NAMED: Mapping[str, Callable[[str], Term]] = {"seat": power, "owner": power, "phase": phase}
SHORT = 60
"""A text with longer values is not cached."""
Say = Callable[[Cell], str]
"""What the judge and the rules say, in the language of a reader."""


def say(language: str, told: Cell, show: Show | None = None) -> str:
    """``show``: how values are shown, as a rule by the names of a game's board."""
    return render(told, language, show)


def text(language: str, key: str, **values: object) -> str:
    if all(type(value) is int or (type(value) is str and len(value) <= SHORT) for value in values.values()):
        return _short(language, key, *values.items())
    return _text(language, key, values)


@lru_cache(maxsize=8_000)
def _short(language: str, key: str, *values: tuple[str, object]) -> str:
    return _text(language, key, dict(values))


def _text(language: str, key: str, values: Mapping[str, object]) -> str:
    given = {name: _typed(name, value) for name, value in values.items()}
    return render(Said(f"{TEXTS.namespace}.{entry(key)}", given), language)


def markup(language: str, key: str, show: Show, **values: object) -> Markup:
    """The same as markup: ``show`` may show values as elements; everything else is escaped."""
    given = {name: _typed(name, value) for name, value in values.items()}
    return Markup(render(Said(f"{TEXTS.namespace}.{entry(key)}", given), language, show, Markup))


def passage(language: str, told: Cell, show: Show | None = None, whole: bool = False) -> Markup:
    """A message as markup: whatever the catalogs have only in another language says so with ``lang``. ``whole``: as a
    sentence that stands alone."""
    if whole and isinstance(told, Said | str):
        told = said("core.row-why", why=told)
    text = render(told, language, show, Markup, _foreign)
    return _foreign(text, ENGLISH) if isinstance(told, str) and told and language != ENGLISH else escape(text)


def lang_of(language: str, told: Cell) -> Markup:
    """The same for an element that can have no markup in it: its attribute ``lang``, or nothing."""
    inner = told.said if isinstance(told, Term) else told
    spoken = language_told(inner, language) if isinstance(inner, Said | str) and inner else language
    return Markup("") if base_of(spoken) == base_of(language) else Markup('lang="{}"').format(spoken)


def _foreign(text: str, language: str) -> Markup:
    return Markup('<span lang="{}">{}</span>').format(language, text)


def _typed(name: str, value: object) -> int | str | Term:
    """Seats and phases among the values, as typed values that are named in the reader's language."""
    if isinstance(value, int | Term):
        return value
    made = NAMED.get(name)
    return made(str(value)) if made is not None and value else str(value)


def entry(key: str) -> str:
    """The catalog's name for it."""
    return key.replace(".", "-").replace("_", "-")


def has(key: str) -> bool:
    return entry(key) in TEXTS.catalog(ENGLISH)


def unfilled(language: str, key: str) -> str:
    """For a script, which fills in what stands in braces itself."""
    pattern = TEXTS.catalog(ENGLISH)[entry(key)]
    return text(language, key, **{name: f"{{{name}}}" for name in variables(pattern)})


@cache
def languages() -> Mapping[str, str]:
    """The languages of the pages with their names in themselves; English first."""
    codes = sorted(TEXTS.languages, key=lambda code: (code != ENGLISH, code))
    return {code: text(code, "site.language") for code in codes}


def language_of(request: HTTPConnection) -> str:
    """The language in which a request is answered: of the reader's cookie, else of ``Accept-Language``."""
    return chosen(request.cookies.get("language", ""), request.headers.get("Accept-Language", ""))


def chosen(wanted: str, accepted: str) -> str:
    """The reader's choice, else the first language of ours that their browser asks for."""
    if wanted in languages():
        return wanted
    for part in accepted.split(","):
        code = part.partition(";")[0].strip().lower().partition("-")[0]
        if code in languages():
            return code
    return ENGLISH
