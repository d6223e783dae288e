"""A seat without a choice in a phase is not waited for, notified or reminded, and never counts as silent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from casusbelli.engine import asking
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.settings import Clock, Settings
from casusbelli.service.games import game_edits, lobby, order_entry, seating
from casusbelli.service.people import preferences, reliability
from casusbelli.service.reads import game_page, game_view, order_choices, phase_story, tasks
from casusbelli.service.reads.order_counter import counter
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, give_email, made, person, phase, settle, write_all
from tests.service.test_playing import refused

HOMELESS = {
    "remove": ["A VIE", "A BUD", "F TRI"],
    "place": {"Austria": ["A TYR", "A BOH"]},
    "centers": {"VIE": None, "BUD": None, "TRI": None},
}
"""Austria owns nothing: in Winter both armies go, and there is nothing to choose."""
ROOM = {"remove": ["A VEN"]}
"""Italy may build in Venice."""

People = Mapping[str, Who]


def winter(service: Service, *changes: Mapping[str, Any], length: int = 60) -> tuple[str, People]:
    """The standard game up to the end of its first Fall, with changes to the board before that."""
    olga = person(service, "Olga")
    settings = Settings(clock=Clock(length=length), misses=3)
    game = made(service, olga, gm=True, settings=settings)
    people = {seat: person(service, f"Player of {seat}") for seat in POWERS}
    for seat, who in people.items():
        seating.join(service, who, game, seat)
    seating.start(service, olga, game)
    write_all(service, game, people)
    settle(service)
    for change in changes:
        game_edits.edit(service, olga, game, change, "for the test")
    assert phase(service, VISITOR, game) == "F1901M"
    return game, people


def figures(service: Service, who: Who) -> tuple[int, int]:
    told = reliability.profile(service, who.name)
    return told["phases"], told["missed"]


def called(service: Service, kind: str, phase: str) -> set[str]:
    with service.read() as tx:
        rows = tx.all("SELECT seat, data FROM outbox WHERE kind = ?", kind)
    return {row["seat"] for row in rows if phase in row["data"]}


def in_a_row(service: Service, game: str, seat: str) -> int:
    with service.read() as tx:
        row = tx.one("SELECT missed FROM seats WHERE game = ? AND seat = ?", game, seat)
    assert row is not None
    return int(row["missed"])


def test_a_seat_without_a_choice_is_left_in_peace(service: Service, clock: Shift) -> None:
    game, people = winter(service, HOMELESS, ROOM)
    give_email(service, *people.values())
    write_all(service, game, people)
    settle(service)
    assert phase(service, VISITOR, game) == "W1901A"
    asked = {seat["seat"] for seat in lobby.info(service, VISITOR, game)["seats"] if seat["asked"] is not None}
    assert asked == {"Italy"}
    assert tasks.owed(service, people["Austria"])["owed"] == []
    before = {seat: figures(service, people[seat]) for seat in ("Austria", "Italy")}
    clock.ahead = HOUR * 3 // 4
    settle(service)
    assert called(service, "your-turn", "W1901A") == called(service, "reminder", "W1901A") == {"Italy"}
    clock.ahead = HOUR + 1000
    settle(service)
    assert phase(service, VISITOR, game) == "S1902M"
    assert phase_story.story(service, VISITOR, game, phase="W1901A")["silent"] == ["Italy"]
    assert figures(service, people["Austria"]) == before["Austria"]
    assert figures(service, people["Italy"]) == (before["Italy"][0] + 1, before["Italy"][1] + 1)


def test_only_players_with_a_channel_are_told_that_it_is_their_turn(service: Service) -> None:
    """By far the most frequent notification is not even written for those whom it could not reach."""
    game, people = winter(service)
    give_email(service, people["France"])
    preferences.set_channel(service, people["Turkey"], "webhook", "https://example.org/casus")
    write_all(service, game, people)
    settle(service)
    assert called(service, "your-turn", "F1901M") == set()
    assert called(service, "your-turn", phase(service, VISITOR, game)) == {"France", "Turkey"}


def test_a_phase_does_not_wait_for_who_has_no_choice(service: Service) -> None:
    game, people = winter(service, HOMELESS, ROOM)
    write_all(service, game, people)
    settle(service)
    assert phase(service, VISITOR, game) == "W1901A"
    fault = refused("not-asked", order_entry.ready, service, people["Austria"], game, None, "W1901A", True)
    assert str(fault.hint).startswith("Nothing to do this phase. ")
    order_entry.ready(service, people["Italy"], game, None, "W1901A", True)
    settle(service)
    assert phase(service, VISITOR, game) == "S1902M"


@pytest.mark.both_databases
def test_a_phase_in_which_nobody_has_a_choice_is_over_at_once_and_told(service: Service) -> None:
    game, people = winter(service, HOMELESS)
    before = figures(service, people["Italy"])
    write_all(service, game, people)
    settle(service)
    assert phase(service, VISITOR, game) == "S1902M"
    assert [told["phase"] for told in game_view.phases(service, VISITOR, game)][-2:] == ["W1901A", "S1902M"]
    story = phase_story.story(service, VISITOR, game, phase="W1901A")
    assert {row["order"] for row in story["results"]} == {"Disband A TYR", "Disband A BOH"}
    assert story["silent"] == []
    assert called(service, "your-turn", "W1901A") == set()
    shown = game_page.screen(service, people["Italy"], game).story
    assert shown is not None
    assert shown["phase"] == "F1901M", "the phase that the reader has played comes first"
    assert figures(service, people["Italy"]) == (before[0] + 1, 0), "the Fall, and not the Winter"


def test_silence_is_counted_over_the_phases_that_asked(service: Service, clock: Shift) -> None:
    """A Winter that asks somebody for nothing does not make up for the silence before it."""
    game, people = winter(service, HOMELESS, ROOM)
    others = {seat: who for seat, who in people.items() if seat != "Austria"}
    write_all(service, game, others)
    clock.ahead = HOUR + 1000
    settle(service)
    assert (phase(service, VISITOR, game), in_a_row(service, game, "Austria")) == ("W1901A", 1)
    write_all(service, game, others)
    settle(service)
    assert (phase(service, VISITOR, game), in_a_row(service, game, "Austria")) == ("S1902M", 1)


def test_a_game_that_an_earlier_version_left_waiting_goes_on(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Earlier versions asked every seat with something to do, and no deadline ends the phase."""
    game, people = winter(service, HOMELESS, length=0)
    with monkeypatch.context() as patch:
        patch.setattr(asking, "may_choose", lambda *_question: True)
        write_all(service, game, people)
        settle(service)
        assert phase(service, VISITOR, game) == "W1901A"
        assert tasks.owed(service, people["Austria"])["owed"]
    settle(Service(service.store))
    assert phase(service, VISITOR, game) == "S1902M"
    assert phase_story.story(service, VISITOR, game, phase="W1901A")["silent"] == []


def test_the_reason_is_given(service: Service) -> None:
    game, people = winter(service, HOMELESS, ROOM)
    write_all(service, game, people)
    settle(service)
    told = order_choices.choices(service, people["Austria"], game)
    assert told["asked"] is None
    assert told["unasked"] == "Nothing to do this phase. All your units that can be removed have to go."
    assert order_choices.choices(service, people["Italy"], game)["unasked"] is None
    idle, busy = (game_page.screen(service, people[seat], game) for seat in ("Austria", "Italy"))
    assert str(idle.unasked) == told["unasked"]
    assert counter(idle) is None, "there is nothing to count"
    assert not busy.unasked
    assert counter(busy) is not None
    assert not game_page.screen(service, VISITOR, game).unasked
