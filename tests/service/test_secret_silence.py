"""If a phase has secret orders, it is also secret who sent nothing, until the game is over."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.said import power, said
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.settings import Clock, Settings
from casusbelli.service.base.waiting import ORDERS, Waiting
from casusbelli.service.games import adjudicating, game_log, lobby, seating
from casusbelli.service.games.open_game import opened
from casusbelli.service.people import reliability
from casusbelli.service.reads import downloads, feed, game_view, phase_story
from casusbelli.web.api.request import ENCODER
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, made, person, settle, write_all

RULES = "masters"
SLOW = Settings(clock=Clock(length=60, patience=1, extension=30), misses=1)


def seats_of(service: Service, game: str) -> list[str]:
    return [seat["seat"] for seat in lobby.info(service, VISITOR, game)["seats"]]


def filled(service: Service, settings: Settings) -> tuple[str, dict[str, Who], Who]:
    master = person(service, "Olga")
    game = made(service, master, RULES, gm=True, settings=settings)
    people = {seat: person(service, f"Player of {seat}") for seat in seats_of(service, game)}
    for seat, who in people.items():
        seating.join(service, who, game, seat)
    seating.start(service, master, game)
    return game, people, master


def as_sent(answer: object) -> str:
    return ENCODER.encode(answer).decode()


def told(service: Service, who: Who, game: str) -> Iterator[str]:
    """Everything that a person who looks everywhere can learn."""
    yield as_sent(game_log.acts(service, who, game))
    yield as_sent(game_view.events(service, who, game))
    yield as_sent(feed.since(service, who, game, "0")[0])
    yield "".join(downloads.reports(service, who, game))
    for phase in game_view.phases(service, who, game):
        yield as_sent(phase_story.story(service, who, game, phase=phase["phase"]))


def test_nobody_is_told_who_sent_nothing(service: Service, clock: Shift) -> None:
    game, people, master = filled(service, SLOW)
    silent, *others = people
    write_all(service, game, {seat: people[seat] for seat in others})
    clock.ahead = HOUR + 1000
    settle(service)
    assert lobby.info(service, VISITOR, game)["phase"] == "S1901M", "the phase is prolonged"
    clock.ahead = 2 * HOUR
    settle(service)
    info = lobby.info(service, VISITOR, game)
    assert [seat["seat"] for seat in info["seats"] if seat["empty"]] == [silent]
    for who in (VISITOR, people[others[0]], person(service, "Mona", "moderator")):
        seen = "\n".join(told(service, who, game))
        assert "no orders" not in seen.lower(), who
        assert "sent nothing" not in seen, who
        assert '"silent":[]' in seen, who
    assert [act["why"] for act in game_log.acts(service, master, game)] == [
        f"Orders were missing from {silent}.",
        "The player sent nothing for one phase.",
    ]
    assert reliability.profile(service, people[silent].name)["missed"] == 0
    lobby.cancel(service, master, game, "enough")
    assert [act["why"] for act in game_log.acts(service, VISITOR, game)][:2] == [
        f"Orders were missing from {silent}.",
        "The player sent nothing for one phase.",
    ]
    assert reliability.profile(service, people[silent].name)["missed"] == 1


def test_seats_left_and_seats_emptied_look_alike(service: Service, clock: Shift) -> None:
    """If only silent players had no reason, the lack of one would reveal them."""
    game, people, _master = filled(service, Settings(clock=Clock(length=60), misses=1))
    silent, leaver, *others = people
    seating.leave(service, people[leaver], game, leaver, "my boat is leaking")
    write_all(service, game, {seat: people[seat] for seat in others})
    clock.ahead = HOUR + 1000
    settle(service)
    left = [act for act in game_log.acts(service, VISITOR, game) if act["kind"] == "left"]
    assert {(act["seat"], act["why"]) for act in left} == {(silent, ""), (leaver, "")}
    told = [event for event in game_view.events(service, VISITOR, game) if event["event"] == "seat-vacated/1"]
    assert {event.get("why", "") for event in told} == {""}


def test_what_a_game_waits_for_names_nobody(service: Service, clock: Shift) -> None:
    """Rules that wait for orders name the seats to the game master alone."""
    game, people, master = filled(service, SLOW)
    with service.write() as tx:
        table = opened(service, tx, game, lock=True)
        adjudicating._wait(table, Waiting(ORDERS), said("engine.orders-awaited", seats=[power(POWERS[0])]))
    (news,) = [one for one in feed.since(service, people[POWERS[1]], game, "0")[0] if one["kind"] == "waits"]
    assert POWERS[0] not in as_sent(news)
    assert any(POWERS[0] in one.get("why", "") for one in feed.since(service, master, game, "0.0")[0])


def test_open_games_name_the_silent(service: Service, clock: Shift) -> None:
    """If everyone can see who wrote, the reason is given."""
    master = person(service, "Olga")
    game = made(service, master, gm=True, settings=SLOW)
    people = {seat: person(service, f"Player of {seat}") for seat in POWERS}
    for seat, who in people.items():
        seating.join(service, who, game, seat)
    seating.start(service, master, game)
    write_all(service, game, {seat: who for seat, who in people.items() if seat != "Italy"})
    clock.ahead = HOUR + 1000
    settle(service)
    assert game_log.acts(service, VISITOR, game)[-1]["why"] == "Orders were missing from Italy."
