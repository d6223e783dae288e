"""The Jinja environment and its filters: versioned static files, times, names, JSON for scripts."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache

import msgspec
from jinja2 import Environment, PackageLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from casusbelli.build import version
from casusbelli.core.board_names import BoardNames
from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.said import date_and_time, render, sentence
from casusbelli.core.translations import has_name, name_in
from casusbelli.core.wording import capital
from casusbelli.web.bundles import address
from casusbelli.web.glossary import glossed

INDENT = re.compile(r"^ +", re.MULTILINE)
Source = tuple[str, str, Callable[[], bool] | None]


class Unindented(PackageLoader):
    """A template loader that strips indentation. Line ends stay, because Jinja, HTML and the formatter of the
    templates read them as a space; ``trim_blocks`` would remove them."""

    def get_source(self, environment: Environment, template: str) -> Source:
        text, path, is_fresh = super().get_source(environment, template)
        return INDENT.sub("", text), path, is_fresh


@cache
def environment() -> Environment:
    env = Environment(
        loader=Unindented("casusbelli.web"),
        autoescape=True,
        auto_reload=False,
        undefined=StrictUndefined,
    )
    env.globals["static"] = address
    env.globals["version"] = version()
    env.filters["moment"] = moment
    env.filters["iso"] = iso
    env.filters["capital"] = capital
    env.filters["sentence"] = sentence
    env.filters["power_name"] = power_name
    env.filters["lang_of_name"] = lang_of_name
    env.filters["order_name"] = order_name
    env.filters["glossed"] = glossed
    return env


def iso(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@pass_context
def moment(context: Context, at: int | None) -> str:
    """A point in time as the page's language writes it, in UTC; scripts write it in the reader's time zone."""
    return "" if at is None else render(date_and_time(at), str(context.get("language", ENGLISH)))


# --- names in the reader's language; a macro that uses them is imported with its context


@pass_context
def power_name(context: Context, name: str) -> str:
    """The name of a power or a seat in the reader's language."""
    return name_in(str(context.get("language", ENGLISH)), name)


@pass_context
def lang_of_name(context: Context, name: str) -> Markup:
    """The attribute for an element with a name that has no translation into the language of the page."""
    return Markup("") if has_name(str(context.get("language", ENGLISH)), name) else Markup('lang="en"')


@pass_context
def order_name(context: Context, text: str) -> str:
    """An order or a unit, with the names of the page's board: "Army Paris → Burgundy"."""
    names: BoardNames | None = context["names_of_board"]() if "names_of_board" in context else None
    return text if names is None else names.order(text)


def script_data(value: object) -> Markup:
    """JSON that is safe inside a script element."""
    text = msgspec.json.encode(value).decode()
    return Markup(text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029"))
