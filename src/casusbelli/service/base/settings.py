"""Settings of a game apart from its rules: clock, press, who may join."""

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
    """Deadlines. ``length``: minutes for a phase, 0 for no deadline at all; ``lengths`` by kind of phase (M, R, A ...),
    where they differ. ``at``: deadlines fall on this local time of ``zone`` only. ``weekdays``: Monday is 0. ``grace``:
    minutes after the announced time during which orders still count. ``early``: adjudicate as soon as everybody is
    ready. ``patience``: how often a phase with missing orders is prolonged, each time by ``extension`` minutes."""

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
    """Press rules. ``closed``: the kinds of phase without press. ``inherit``: a player who takes a seat over reads its
    earlier messages. ``audit``: the game master may read all messages. Both are set when the game is created, for good.
    Messages to and from the game master are always allowed."""

    private: bool = True
    groups: bool = True
    public: bool = True
    grey: bool = False
    closed: str = ""
    inherit: bool = False
    audit: bool = False


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of a game. ``anonymous``: players are revealed when the game is over. ``misses``: a seat is vacated
    after so many missed phases in a row; 0: never. ``holidays``: deadlines wait for players on vacation. ``muster``:
    minutes in which every player must confirm once the table is full; 0: no confirmation. ``start``: the game does not
    start before this time (milliseconds since 1970), and starts then if it is full. ``join``: who may take a seat.
    ``deal``: how seats are assigned to applicants. ``hints``: players may ask bots what they could do; in sandboxes
    and at one screen they always may."""

    clock: Clock = Clock()
    press: PressSettings = PressSettings()
    anonymous: bool = False
    misses: int = 2
    holidays: bool = True
    muster: int = 0
    start: int | None = None
    join: Literal["anybody", "invited"] = "anybody"
    deal: Literal["chosen", "preferences", "random"] = "chosen"
    hints: bool = False


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The setup of a new game. ``kind``: a game between people; a sandbox, which its owner controls; or a table, where
    people share the owner's screen. ``gm``: its owner is game master and does not play. ``bots``: seat -> name of the
    bot that plays it."""

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
    except (msgspec.ValidationError, UnicodeEncodeError) as fault:  # the latter: a key is an unpaired surrogate
        raise bad_input(said("service.no-setup", why=complaint(fault))) from None
    if setup.kind != "game" and not _says_how_long(data):  # no waiting where one person moves all
        clock = structs.replace(setup.settings.clock, length=0, lengths={})
        setup = structs.replace(setup, settings=structs.replace(setup.settings, clock=clock))
    return checked(setup)


def _says_how_long(data: object) -> bool:
    clock = data.get("settings", {}).get("clock", {}) if isinstance(data, dict) else {}
    return bool({"length", "lengths"} & set(clock))


def settings_of(data: object) -> Settings:
    try:
        settings = msgspec.convert(data, Settings)
    except (msgspec.ValidationError, UnicodeEncodeError) as fault:
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
    """Known time zones, cached: listing them reads a system folder."""
    return frozenset(available_timezones())


def _bad(expected: str, name: str, value: object, **values: object) -> ServiceError:
    return bad_input(said(f"service.setting-{expected}", name=name, value=repr(value), **values))


def zone_of(clock: Clock) -> ZoneInfo:
    return ZoneInfo(clock.zone)


def read_settings(text: str) -> Settings:
    return msgspec.json.decode(text, type=Settings)


def written(settings: Settings) -> str:
    return msgspec.json.encode(settings).decode()
