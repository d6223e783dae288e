"""The posted form for a new game as a setup, and the field of the form that a refusal is about."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime
from typing import Any, TypeVar
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from casusbelli.service.base.paces import PACES, adapted
from casusbelli.service.base.presets import COMPANIES, PRESS_PRESETS, RANKS, Company
from casusbelli.service.base.service_errors import ServiceError, bad_input
from casusbelli.service.base.settings import DAY, Clock, PressSettings, Settings, Setup
from casusbelli.service.games.setup_options import STANDARD, SetupFields
from casusbelli.web.pages.posted_forms import PostedForm
from casusbelli.web.texts import Said, Term, said

KINDS_OF_PRESS = ("private", "groups", "public", "grey")
READERS = ("inherit", "audit")
OPTION, OTHER, WAS, BOT = "option.", "other.", "was.", "bot."
CUSTOM = "custom"
Choice = TypeVar("Choice")

FIELDS = {
    "service.game-name-length": "name",
    "service.game-name-invisible": "name",
    "service.game-name-address": "name",
    "service.template-name": "name",
    "service.start-in-the-past": "start",
    "service.start-too-far": "start",
    "service.start-without-players": "start",
    "web.refused-bad-date": "start",
    "service.no-seat-called": "seat",
}
"""The field that a refusal is about, by the code of its message."""


def field_of(fault: ServiceError | None) -> str:
    """The name of the field that a refusal is about; "" if it is about none, or about which rules are combined."""
    if fault is None:
        return ""
    values = fault.told.values
    if fault.told.code.startswith("service.setting-"):
        name = str(values.get("name", ""))
        return f"length.{name}" if name in ("R", "A") else name
    if fault.told.code in ("web.refused-bad-choice", "web.refused-no-number"):
        return str(values.get("field", ""))
    why = values.get("why")
    inner = why.said if isinstance(why, Term) else None
    return _option_of(inner) or FIELDS.get(fault.told.code, "")


def _option_of(why: Said | None) -> str:
    return f"{OPTION}{why.values['key']}" if why is not None and "key" in why.values else ""


def chosen_rules(names: Iterable[str]) -> list[str]:
    """The names of the packs, each once; the standard game is part of every other one."""
    return [name for name in dict.fromkeys(names) if name != STANDARD] or [STANDARD]


def company_of(sent: PostedForm) -> Company:
    return _choice(sent, "company", COMPANIES, "public")


def opponent_of(sent: PostedForm) -> str:
    return _choice(sent, "rank", RANKS, "general")


def setup_of(sent: PostedForm, base: Settings, known: SetupFields) -> Setup:
    """The chosen setup. ``base``: has the settings for which the form has no field. Whatever the form does not show for
    these rules or this company does not count."""
    company = company_of(sent)
    clock = clock_of(sent, base.clock)
    press = _press(sent, base.press)
    told = sent.get("visibility")
    settings = replace(
        base,
        clock=clock,
        press=press,
        anonymous=is_anonymous(sent),
        misses=_number(sent, "misses", 2),
        start=start_of(sent, clock.zone) if company.waits and sent.get("pace") == CUSTOM else None,
        join=company.join,
        deal=_deal(sent.get("deal")) if company.waits else "chosen",
        hints=sent.get("hints") == "yes",
    )
    return Setup(
        name=sent.get("name"),
        rules=" + ".join(chosen_rules(sent.all("rules"))),
        map=sent.get("map", STANDARD),
        options=_changed_options(sent, {field.key for field in known.options}),
        kind=company.kind,
        visibility="private" if told == "private" else "public" if told == "public" else company.visibility,
        gm=company.waits and sent.get("gm") == "yes",
        bots=_bots(sent.starting(BOT), known.seats),
        settings=settings,
    )


def clock_of(sent: PostedForm, base: Clock) -> Clock:
    """The clock of the chosen pace, or what the detailed fields say."""
    zone = sent.get("zone").strip() or "UTC"
    if sent.get("pace") != CUSTOM:
        return adapted(_choice(sent, "pace", PACES, "daily").clock, zone, sent.get("evening"))
    length = _number(sent, "length", DAY)
    others = {letter: sent.number(f"length.{letter}") for letter in ("R", "A")}
    given = {letter: minutes for letter, minutes in others.items() if minutes is not None}
    rest = {letter: minutes for letter, minutes in base.lengths.items() if letter not in others}
    return replace(
        base,
        length=length,
        lengths={**rest, **given} if length else {},
        at=sent.get("at"),
        zone=zone,
        grace=_number(sent, "grace", 0),
        early=sent.get("early") == "yes",
    )


def is_anonymous(sent: PostedForm) -> bool:
    preset = PRESS_PRESETS.get(sent.get("talk"))
    return sent.get("anonymous") == "yes" or (preset is not None and preset.anonymous)


def _press(sent: PostedForm, base: PressSettings) -> PressSettings:
    read = {name: name in sent.all("readers") for name in READERS}
    if sent.get("talk") == CUSTOM:
        return replace(base, **{kind: kind in sent.all("press") for kind in KINDS_OF_PRESS}, **read)
    return replace(_choice(sent, "talk", PRESS_PRESETS, "full").press, **read)


def _choice(sent: PostedForm, field: str, choices: Mapping[str, Choice], usual: str) -> Choice:
    """One of the choices of a question; whatever is none is refused at its field."""
    given = sent.get(field, usual)
    if given not in choices:
        raise bad_input(said("web.refused-bad-choice", given=given[:40], field=field, choices=[*choices]))
    return choices[given]


def _number(sent: PostedForm, field: str, usual: int) -> int:
    """A number as it was typed; nothing typed is the usual one."""
    found = sent.number(field, None if sent.get(field).strip() else usual)
    if found is None:
        raise bad_input(said("web.refused-no-number", given=sent.get(field)[:40], field=field))
    return found


def start_of(sent: PostedForm, zone: str) -> int | None:
    """The start date, as a local time of the game's time zone; None if the field is empty."""
    given = sent.get("start").strip()
    try:
        local = datetime.fromisoformat(given) if given else None
        return None if local is None else round(local.replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)
    except (ValueError, LookupError, OverflowError):
        raise bad_input(said("web.refused-bad-date", given=given[:40])) from None


def _changed_options(sent: PostedForm, known: Collection[str]) -> dict[str, str]:
    """The values that differ from the printed ones; a text that was entered beside a choice counts instead of it."""
    typed = {key: text for key, text in sent.starting(OTHER).items() if text.strip()}
    chosen = {**sent.starting(OPTION), **typed}
    return {key: value for key, value in chosen.items() if key in known and value != sent.get(f"{WAS}{key}")}


def _deal(word: str) -> Any:
    return word if word in ("chosen", "preferences", "random") else "chosen"


def _bots(chosen: Mapping[str, str], seats: Collection[str]) -> dict[str, str]:
    return {seat: name for seat, name in chosen.items() if name and seat in seats}
