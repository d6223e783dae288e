"""The game log as sentences: who did what, with old and new values."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from markupsafe import Markup, escape

from casusbelli.core.said import render
from casusbelli.core.wording import listed
from casusbelli.service.reads.game_names import BoardNames
from casusbelli.web import texts
from casusbelli.web.rendering import iso

Words = Callable[..., str]
"""A text of the reader's catalog."""


def shown(language: str, acts: Iterable[Mapping[str, Any]], names: BoardNames | None = None) -> list[dict[str, Any]]:
    """Acts with their sentences, as markup: times are ``time`` elements that the browser localizes."""
    return [{**act, "said": sentence(language, act, names), "why": _why(language, act)} for act in acts]


def _why(language: str, act: Mapping[str, Any]) -> str:
    """The reason as a person wrote it, or the service's own in the reader's language."""
    return render(act["why_said"], language) if act.get("why_said") else str(act["why"])


def _time(term: texts.Term, language: str) -> str | None:
    if term.moment is None:
        return None
    return Markup('<time datetime="{}" data-time="local">{}</time>').format(iso(term.moment), render(term, language))


def sentence(language: str, act: Mapping[str, Any], names: BoardNames | None = None) -> Markup:
    """An act as a sentence, without its reason."""
    t = partial(texts.text, language)
    by = act["by"] or t("deed.nobody")
    values = {"by": by, "phase": act["phase"], "seat": act["seat"] or "", **_more(t, act, names, language)}
    key = f"deed.{_form(act)}"
    if texts.has(key):
        return texts.markup(language, key, _time, **values)
    return escape(" ".join(filter(None, (by, act["kind"].replace("-", " "), act["seat"]))))


def _form(act: Mapping[str, Any]) -> str:
    """Which sentence: old acts tell less than new ones."""
    kind = str(act["kind"])
    if kind == "extended" and act.get("before") is None:
        return "extended-to"
    if kind == "replaced" and act.get("bot") is None:
        return "replaced-somehow"
    if kind == "overridden" and "order" not in act:
        return "overridden-unseen"
    if kind == "rolled-back" and act.get("with_orders"):
        return "rolled-back-with-orders"
    if kind == "settings" and not act.get("changed"):
        return "settings-somehow"
    return kind


def _more(t: Words, act: Mapping[str, Any], names: BoardNames | None, language: str) -> dict[str, object]:
    told: dict[str, object] = {key: str(act.get(key) or "") for key in ("bot", "order", "ruling", "minutes", "rule")}
    told |= {key: texts.phase(str(act.get(key) or "")) for key in ("of", "to")}
    told |= {key: texts.moment(act[key]) if act.get(key) else "" for key in ("before", "deadline")}
    if names is not None:
        told["order"] = names.order(str(told["order"]))
    told["was"] = str(act.get("was") or t("deed.nobody_there"))
    told["changes"] = "; ".join(_edited(t, _table(act.get("changes")), names))
    told["values"] = "; ".join(f"{key.replace('_', ' ')}: {_value(v)}" for key, v in _table(act.get("values")).items())
    changed = act.get("changed") or {}
    told["changed"] = "; ".join(
        f"{_setting(t, key)}: {_set(key, a, language)} → {_set(key, b, language)}" for key, (a, b) in changed.items()
    )
    return told


def _table(text: object) -> Mapping[str, Any]:
    found = json.loads(text) if isinstance(text, str) else text
    return found if isinstance(found, Mapping) else {}


def _edited(t: Words, changes: Mapping[str, Any], names: BoardNames | None) -> Iterator[str]:
    unit = names.unit if names is not None else str
    place = names.place if names is not None else str
    if changes.get("remove"):
        yield t("deed.removed", units=listed([unit(one) for one in changes["remove"]]))
    for owner, units in (changes.get("place") or {}).items():
        yield t("deed.placed", owner=owner, units=listed([unit(one) for one in units]))
    for code, owner in (changes.get("centers") or {}).items():
        yield t("deed.center", code=place(code), owner=owner or t("deed.nobody_there"))


def _setting(t: Words, key: str) -> str:
    return t(f"setting.{key.replace('.', '_')}")


def _set(key: str, value: object, language: str) -> str:
    """The value of a setting: dates in words."""
    if key == "start" and isinstance(value, int):
        return render(texts.moment(value), language)
    return _value(value)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_value(inner)}" for key, inner in value.items()) or "–"
    if isinstance(value, (list, tuple)):
        return ", ".join(map(_value, value)) or "–"
    return str(value) if value not in ("", None) else "–"
