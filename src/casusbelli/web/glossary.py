"""The glossary of the pages: words of the hobby and abbreviations, with tooltips for the abbreviations in texts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from jinja2 import pass_context
from jinja2.runtime import Context
from markupsafe import Markup, escape

from casusbelli.web import texts

ABBREVIATIONS = ("aat", "cd", "datc", "di", "dwo", "gm", "mdt", "nmr", "soi", "sur", "vp")
WORDS = (
    *("adjudicate", "adjustments", "army", "beleaguered", "bounce", "build", "coalition", "coast", "concession"),
    *("convoy", "cut", "dislodge", "draw", "faction", "fleet", "grace", "grey", "hold", "home", "imminent", "minor"),
    *("move", "penalty", "power", "press", "province", "ready", "retreat", "sandbox", "seat", "solo", "standoff"),
    *("supplycenter", "support", "trial", "variant", "void", "waive"),
)
MARKED = re.compile(rf"\b({'|'.join(ABBREVIATIONS).upper()})(s?)\b")
FOLDED = str.maketrans("äöüÄÖÜ", "aouAOU")


@cache
def entries(language: str) -> Sequence[tuple[str, str, str]]:
    """Anchor, word and explanation of every entry, in the order of the language."""
    found = [
        (key, texts.text(language, f"glossary.{key}_word"), texts.text(language, f"glossary.{key}"))
        for key in (*ABBREVIATIONS, *WORDS)
    ]
    return sorted(found, key=lambda entry: entry[1].translate(FOLDED).casefold())


@cache
def tooltips(language: str) -> dict[str, str]:
    """Abbreviation -> its explanation."""
    return {key.upper(): texts.text(language, f"glossary.{key}") for key in ABBREVIATIONS}


def marked(text: str, language: str) -> Markup:
    """The text as markup, its abbreviations in ``abbr`` elements that explain them; markup keeps its elements."""
    safe = escape(text)
    if MARKED.search(safe) is None:
        return safe
    known = tooltips(language)
    return Markup("").join(
        Markup('<abbr title="{}">{}</abbr>').format(known[part], part) if part in known else Markup(part)
        for part in MARKED.split(safe)
    )


@pass_context
def glossed(context: Context, text: str) -> Markup:
    """Template filter: a text with its abbreviations explained, in the language of the page."""
    return marked(text, str(context["language"]))
