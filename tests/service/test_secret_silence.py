"""Where something is written in secret, who sent nothing is a secret as well, until the game is over."""

from __future__ import annotations

import json
from collections.abc import Iterator

from casusbelli.service import feed, games, gm, judging, looking, reliability, seating
from casusbelli.service.house import VISITOR, House, Who
from casusbelli.service.settings import Clock, Settings
from casusbelli.service.table import opened
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, made, person, settle, write_all

RULES = "masters"
SLOW = Settings(clock=Clock(length=60, patience=1, extension=30), misses=1)


def seats_of(house: House, game: str) -> list[str]:
    return [seat["seat"] for seat in games.info(house, VISITOR, game)["seats"]]


def filled(house: House, settings: Settings) -> tuple[str, dict[str, Who], Who]:
    master = person(house, "Olga")
    game = made(house, master, RULES, gm=True, settings=settings)
    people = {seat: person(house, f"Player of {seat}") for seat in seats_of(house, game)}
    for seat, who in people.items():
        seating.join(house, who, game, seat)
    seating.start(house, master, game)
    return game, people, master


def told(house: House, who: Who, game: str) -> Iterator[str]:
    """All that somebody is told who looks everywhere."""
    yield json.dumps(gm.acts(house, who, game))
    yield json.dumps(looking.events(house, who, game))
    yield json.dumps(feed.since(house, who, game, "0")[0])
    yield "".join(looking.newspaper(house, who, game))
    for phase in looking.phases(house, who, game):
        yield json.dumps(looking.story(house, who, game, phase=phase["phase"]))


def test_nobody_is_told_who_sent_nothing(house: House, clock: Shift) -> None:
    game, people, master = filled(house, SLOW)
    silent, *others = people
    write_all(house, game, {seat: people[seat] for seat in others})
    clock.ahead = HOUR + 1000
    settle(house)
    assert games.info(house, VISITOR, game)["phase"] == "S1901M", "the phase is prolonged"
    clock.ahead = 2 * HOUR
    settle(house)
    info = games.info(house, VISITOR, game)
    assert [seat["seat"] for seat in info["seats"] if seat["empty"]] == [silent]
    for who in (VISITOR, people[others[0]], person(house, "Mona", "moderator")):
        seen = "\n".join(told(house, who, game))
        assert "no orders" not in seen.lower(), who
        assert "silent for" not in seen, who
        assert '"silent": []' in seen, who
    assert [act["why"] for act in gm.acts(house, master, game)] == [
        f"no orders from {silent}",
        "silent for 1 phases",
    ]
    assert reliability.profile(house, people[silent].name)["missed"] == 0
    games.cancel(house, master, game, "enough")
    assert [act["why"] for act in gm.acts(house, VISITOR, game)][:2] == [
        f"no orders from {silent}",
        "silent for 1 phases",
    ]
    assert reliability.profile(house, people[silent].name)["missed"] == 1


def test_seats_left_and_seats_emptied_look_alike(house: House, clock: Shift) -> None:
    """Where only the silent had no reason, having none would tell."""
    game, people, _master = filled(house, Settings(clock=Clock(length=60), misses=1))
    silent, leaver, *others = people
    seating.leave(house, people[leaver], game, leaver, "my boat is leaking")
    write_all(house, game, {seat: people[seat] for seat in others})
    clock.ahead = HOUR + 1000
    settle(house)
    left = [act for act in gm.acts(house, VISITOR, game) if act["kind"] == "left"]
    assert {(act["seat"], act["why"]) for act in left} == {(silent, ""), (leaver, "")}
    said = [event for event in looking.events(house, VISITOR, game) if event["event"] == "seat-vacated/1"]
    assert {event.get("why", "") for event in said} == {""}


def test_what_a_game_waits_for_names_nobody(house: House, clock: Shift) -> None:
    """Rules that wait for orders say whose, to the game master alone."""
    game, people, master = filled(house, SLOW)
    with house.write() as tx:
        table = opened(house, tx, game, lock=True)
        judging._wait(table, "orders", f"orders are missing from {POWERS[0]}")
    (news,) = [one for one in feed.since(house, people[POWERS[1]], game, "0")[0] if one["kind"] == "waits"]
    assert POWERS[0] not in news["why"]
    assert any(POWERS[0] in one.get("why", "") for one in feed.since(house, master, game, "0.0")[0])


def test_open_games_name_the_silent(house: House, clock: Shift) -> None:
    """Where everybody sees who wrote, the reason is given."""
    master = person(house, "Olga")
    game = made(house, master, gm=True, settings=SLOW)
    people = {seat: person(house, f"Player of {seat}") for seat in POWERS}
    for seat, who in people.items():
        seating.join(house, who, game, seat)
    seating.start(house, master, game)
    write_all(house, game, {seat: who for seat, who in people.items() if seat != "Italy"})
    clock.ahead = HOUR + 1000
    settle(house)
    assert gm.acts(house, VISITOR, game)[-1]["why"] == "no orders from Italy"
