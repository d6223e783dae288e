"""The terms of a game in words: pace, deadlines, messages, names, seats, who runs it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from casusbelli.service.base.game_shapes import GameNow
from casusbelli.service.base.settings import DAY, EVERY_DAY, Clock, PressSettings
from casusbelli.web.pages.page import PageRequest

HOUR = 60  # minutes
KINDS = ("M", "R", "A")  # phases of movements, retreats and adjustments


@dataclass(frozen=True)
class GameTerm:
    """A heading, ``web.terms-NAME``, and the sentences below it."""

    name: str
    sentences: Sequence[str]


def game_terms(page: PageRequest, info: GameNow) -> list[GameTerm]:
    settings = info["settings"]
    missed = "terms.misses" if settings.misses else "terms.nomisses"
    return [
        GameTerm("pace", [*_pace(page, info)]),
        GameTerm("messages", [*_messages(page, settings.press)]),
        GameTerm("names", [page.t("terms.anonymous" if settings.anonymous else "terms.named")]),
        GameTerm("missed", [page.t(missed, n=settings.misses), *_waits(page, info)]),
        GameTerm("seats", [page.t(f"terms.deal-{settings.deal}"), page.t(f"terms.join-{settings.join}")]),
        GameTerm("hints", [page.t("terms.withhints" if settings.hints else "terms.nohints")]),
        GameTerm("run", [*_run_by(page, info)]),
    ]


def _pace(page: PageRequest, info: GameNow) -> Iterator[str]:
    clock = info["settings"].clock
    yield page.t(f"lobby.pace-{info['pace']}") + "."
    if lengths := [
        page.t(f"terms.length-{kind.lower()}", span=span(page, clock.minutes(kind))) for kind in _kinds(clock)
    ]:
        yield page.t("terms.lengths", lengths=", ".join(lengths))
    if clock.at:
        yield page.t("terms.at", time=clock.at, zone=clock.zone)
    if set(clock.weekdays) != set(EVERY_DAY):
        yield page.t("terms.weekdays", days=", ".join(page.t(f"terms.day-{day}") for day in sorted(clock.weekdays)))
    if clock.grace:
        yield page.t("terms.grace", span=span(page, clock.grace))
    if clock.early and info["pace"] != "none":
        yield page.t("terms.early")


def _kinds(clock: Clock) -> Sequence[str]:
    """The kinds of phases whose length is worth telling: one if all are alike."""
    if not any(map(clock.minutes, KINDS)):
        return ()
    return KINDS if len({clock.minutes(kind) for kind in KINDS}) > 1 else ("all",)


def span(page: PageRequest, minutes: int) -> str:
    if minutes % DAY == 0 and minutes > DAY:
        return page.t("terms.days", n=minutes // DAY)
    return page.t("terms.hours", n=minutes // HOUR) if minutes % HOUR == 0 else page.t("terms.minutes", n=minutes)


def _messages(page: PageRequest, press: PressSettings) -> Iterator[str]:
    kinds = {"private": press.private, "groups": press.groups, "public": press.public, "grey": press.grey}
    allowed = [page.t(f"terms.press-{kind}") for kind, yes in kinds.items() if yes]
    yield page.t("terms.press", kinds=", ".join(allowed)) if allowed else page.t("terms.nopress")
    if closed := [page.t(f"terms.phase-{kind.lower()}") for kind in KINDS if kind in press.closed]:
        yield page.t("terms.closed", kinds=", ".join(closed))
    if press.audit:
        yield page.t("press.audited")
    if press.inherit:
        yield page.t("press.inherited")


def _waits(page: PageRequest, info: GameNow) -> Iterator[str]:
    settings = info["settings"]
    if settings.clock.patience:
        yield page.t("terms.patience", n=settings.clock.patience, span=span(page, settings.clock.extension))
    if settings.holidays and info["pace"] != "none":
        yield page.t("terms.holidays")


def _run_by(page: PageRequest, info: GameNow) -> Iterator[str]:
    if info["gm"]:
        yield page.t("terms.gm", name=info["gm"])
    elif info["owner"]:
        yield page.t("terms.owner", name=info["owner"])
    yield page.t(f"terms.visible-{info['visibility']}")
