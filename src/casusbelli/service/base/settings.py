"""How a game is run, beside the rules that it is played by: its clock, its press, who may join."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec import Struct, structs

from casusbelli.core.errors import printable
from casusbelli.core.said import said
from casusbelli.service.base.addresses import names_address
from casusbelli.service.base.names import visible
from casusbelli.service.base.service_errors import ServiceError, bad_input, complaint

MINUTE = 60_000  # milliseconds
DAY = 24 * 60  # minutes
LONGEST = 60 * DAY
TIME = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")
KIND = re.compile(r"[A-Z]")
EVERY_DAY = (0, 1, 2, 3, 4, 5, 6)


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """``length``: minutes for a phase, 0 for no deadline at all; ``lengths`` by kind of phase (M, R, A ...), where they
    differ. ``at``: deadlines fall on this local time of ``zone`` only. ``weekdays``: Monday is 0. ``grace``: minutes
    after the announced time during which orders still count. ``early``: judged as soon as everybody is ready.
    ``patience``: how often a phase in which somebody has sent nothing is prolonged, each time by ``extension`` minutes.
    """

    length: int = DAY
    lengths: dict[str, int] = {}
    at: str = ""
    zone: str = "UTC"
    weekdays: tuple[int, ...] = EVERY_DAY
    grace: int = 0
    early: bool = True
    patience: int = 0
    extension: int = DAY

    def minutes(self, kind: str) -> int:
        return self.lengths.get(kind, self.length)


class PressSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """``closed``: the kinds of phase in which nobody may write. ``gm``: to and from the game-master, always."""

    private: bool = True
    groups: bool = True
    public: bool = True
    grey: bool = False
    closed: str = ""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """``anonymous``: who sits where is told when the game is over. ``misses``: after so many phases in a row without a
    word from its player a seat is declared empty; 0: never. ``holidays``: deadlines wait for players who are away.
    ``muster``: minutes in which everybody must say that he is there once the table is full; 0: nobody is asked.
    ``join``: who may take a seat. ``deal``: how seats are dealt out among those who want one."""

    clock: Clock = Clock()
    press: PressSettings = PressSettings()
    anonymous: bool = False
    misses: int = 2
    holidays: bool = True
    muster: int = 0
    join: Literal["anybody", "invited"] = "anybody"
    deal: Literal["chosen", "preferences", "random"] = "chosen"


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a new game is to be. ``kind``: a game between people; a sandbox, in which its owner does what he likes; or a
    table, where people sit together and the owner's screen goes round. ``gm``: its owner runs it and does not play.
    ``bots``: seat -> name of the bot that plays it."""

    name: str
    rules: str = "standard"
    map: str = "standard"
    options: dict[str, str] = {}
    kind: Literal["game", "sandbox", "table"] = "game"
    visibility: Literal["public", "private"] = "public"
    gm: bool = False
    bots: dict[str, str] = {}
    settings: Settings = Settings()


def read_setup(data: object) -> Setup:
    try:
        setup = msgspec.convert(data, Setup)
    except msgspec.ValidationError as fault:
        raise bad_input(said("service.no-setup", why=complaint(fault))) from None
    if setup.kind != "game" and not _says_how_long(data):  # nobody is waited for where one person moves all
        clock = structs.replace(setup.settings.clock, length=0, lengths={})
        setup = structs.replace(setup, settings=structs.replace(setup.settings, clock=clock))
    return checked(setup)


def _says_how_long(data: object) -> bool:
    clock = data.get("settings", {}).get("clock", {}) if isinstance(data, dict) else {}
    return bool({"length", "lengths"} & set(clock))


def settings_of(data: object) -> Settings:
    try:
        settings = msgspec.convert(data, Settings)
    except msgspec.ValidationError as fault:
        raise bad_input(said("service.no-settings", why=complaint(fault))) from None
    check_settings(settings)
    return settings


def checked(setup: Setup) -> Setup:
    if not 1 <= len(setup.name.strip()) <= 80:
        raise bad_input(said("service.game-name-length", n=len(setup.name.strip())))
    if not visible(printable(setup.name)) or not re.search(r"\w", printable(setup.name)):
        raise bad_input(said("service.game-name-invisible"))
    if names_address(setup.name):
        raise bad_input(said("service.game-name-address"))
    check_settings(setup.settings)
    return setup


def check_settings(settings: Settings) -> None:
    clock = settings.clock
    lengths = {
        "muster": settings.muster,
        "length": clock.length,
        "grace": clock.grace,
        "extension": clock.extension,
        **clock.lengths,
    }
    for name, minutes in lengths.items():
        if not 0 <= minutes <= LONGEST:
            raise _bad("minutes", name, minutes, most=LONGEST)
    for kind in (*clock.lengths, *settings.press.closed):
        if not KIND.fullmatch(kind):
            raise _bad("kind", "kind of phase", kind)
    if clock.at and not TIME.fullmatch(clock.at):
        raise _bad("time", "at", clock.at)
    if clock.zone not in zones():
        raise _bad("zone", "zone", clock.zone)
    if not clock.weekdays or not set(clock.weekdays) <= set(EVERY_DAY):
        raise _bad("weekdays", "weekdays", clock.weekdays)
    if not 0 <= clock.patience <= 9:
        raise _bad("number", "patience", clock.patience, most=9)
    if not 0 <= settings.misses <= 99:
        raise _bad("number", "misses", settings.misses, most=99)


@cache
def zones() -> frozenset[str]:
    """Looked up once: it reads a folder of the system."""
    return frozenset(available_timezones())


def _bad(expected: str, name: str, value: object, **values: object) -> ServiceError:
    return bad_input(said(f"service.setting-{expected}", name=name, value=repr(value), **values))


def zone_of(clock: Clock) -> ZoneInfo:
    return ZoneInfo(clock.zone)


def read_settings(text: str) -> Settings:
    return msgspec.json.decode(text, type=Settings)


def written(settings: Settings) -> str:
    return msgspec.json.encode(settings).decode()
