"""Dice that nobody can have chosen: committed to before anyone joins, revealed when nothing can follow, verifiable by
everyone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from casusbelli.engine.dice import Dice, commitment
from casusbelli.engine.spec import packs_beside
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Settings, Setup
from casusbelli.service.games import game_edits, game_log, gm, lobby, motions, order_entry, seating
from casusbelli.service.games.seat_assignment import dealt, shuffled
from casusbelli.service.reads import game_view
from casusbelli.store import open_store
from casusbelli.testing.fog import FOG
from tests.service.tables import POWERS, duel, made, person

WANTS: tuple[list[str], ...] = (["France", "Italy"], ["France"], [], ["Turkey", "France"], ["Italy"], [], ["Austria"])


def ended(service: Service, game: str, people: Mapping[str, Who]) -> None:
    """By everybody's agreement."""
    seats = list(people)
    order_entry.submit(
        service, people[seats[0]], game, None, lobby.info(service, VISITOR, game)["phase"], "Propose draw"
    )
    for seat in seats[1:]:
        order_entry.submit(service, people[seat], game, None, lobby.info(service, VISITOR, game)["phase"], "Vote for")
    assert lobby.info(service, VISITOR, game)["status"] == "finished"


@pytest.mark.parametrize("deal", ["preferences", "random"])
def test_anybody_can_deal_again(service: Service, deal: str) -> None:
    people = [person(service, f"P{number}") for number in range(7)]
    game = made(service, people[0], settings=Settings(deal=deal))  # type: ignore[arg-type]
    bound = lobby.info(service, VISITOR, game)["commitment"]
    for number, (who, wants) in enumerate(zip(people, WANTS, strict=True)):
        seating.join(service, who, game, wants=wants, nonce=f"n{number}", commitment=bound)
    seats = {who.name: lobby.info(service, who, game)["mine"][0] for who in people}
    assert game_view.dice(service, people[0], game)["dealt"] is None, "who wanted what is told at the end"
    ended(service, game, {seats[who.name]: who for who in people})
    told = game_view.dice(service, VISITOR, game)
    assert told["seed"] is not None
    assert commitment(bytes.fromhex(told["seed"])) == bound == told["commitment"]
    assert told["nonces"] == [f"n{number}" for number in range(7)]
    record = told["dealt"]
    assert record is not None
    assert {row["player"] for row in record["players"]} == {who.name for who in people}
    assert {str(row["player"]): row["seat"] for row in record["players"]} == seats
    dice = Dice(bytes.fromhex(told["seed"]), tuple(told["nonces"]))
    again = dealt(dice, record["seats"], [row["wants"] for row in record["players"]])
    assert again == [row["seat"] for row in record["players"]]


def test_shuffles_are_fair_and_follow_from_the_seed() -> None:
    orders_: dict[tuple[str, ...], int] = {}
    for number in range(600):
        order = tuple(shuffled(Dice(bytes([1, number % 256, number // 256])), "seats", ("a", "b", "c")))
        orders_[order] = orders_.get(order, 0) + 1
    assert len(orders_) == 6
    assert all(60 < count < 140 for count in orders_.values()), orders_
    assert shuffled(Dice(b"x"), "seats", POWERS) == shuffled(Dice(b"x"), "seats", POWERS)
    assert shuffled(Dice(b"x", ("n",)), "seats", POWERS) != shuffled(Dice(b"x"), "seats", POWERS)


def test_whoever_joins_does_so_for_the_seed_they_were_shown(service: Service) -> None:
    olga = person(service, "Olga")
    game = made(service, olga)
    with pytest.raises(ServiceError) as refused:
        seating.join(service, olga, game, "France", commitment="0" * 64)
    assert refused.value.code == "other-seed"
    assert lobby.info(service, olga, game)["mine"] == []
    seating.join(service, olga, game, "France", commitment=lobby.info(service, olga, game)["commitment"])


@pytest.mark.both_databases
def test_a_seed_is_public_only_when_nothing_can_follow(service: Service) -> None:
    """The coin of this game had not fallen when it was conceded; taken back, everybody would have known it."""
    game, one, other = duel(service)
    order_entry.submit(service, one, game, None, lobby.info(service, one, game)["phase"], "Concede")
    info = lobby.info(service, VISITOR, game)
    assert (info["status"], info["seed"] is not None) == ("finished", True)
    gus = person(service, "Gus")
    with service.write() as tx:
        tx.run("UPDATE games SET gm = ? WHERE id = ?", gus.known(), game)
    for who in (gus, one, other, person(service, "Root", "administrator")):
        with pytest.raises(ServiceError):
            gm.rollback(service, who, game, "F1914M", why="once more")
    assert lobby.info(service, VISITOR, game)["status"] == "finished"


@pytest.mark.parametrize("how", ["cancelled", "agreed"])
def test_a_game_without_an_end_of_its_own_keeps_its_seed(service: Service, how: str) -> None:
    game, one, other = duel(service)
    if how == "cancelled":
        lobby.cancel(service, person(service, "Root", "administrator"), game, "a test")
    else:
        number = motions.move(service, one, game, "cancel", 0, None)["motion"]
        motions.vote(service, other, game, number, True, None)
    info = lobby.info(service, VISITOR, game)
    assert (info["status"], info["seed"]) == ("cancelled", None)


@pytest.fixture
def _fog() -> Iterator[None]:
    with packs_beside(FOG):
        yield


@pytest.mark.usefixtures("_fog")
def test_the_log_of_acts_hides_what_the_rules_hide() -> None:
    service = Service(open_store("sqlite://:memory:"))
    olga = person(service, "Olga")
    bots = dict.fromkeys(POWERS, "hold")
    changes: dict[str, Any] = {"remove": ["A PAR"], "place": {"France": ["F BEL"]}, "centers": {"BEL": "France"}}
    for rules, public in (("standard", True), ("fog", False)):
        game = lobby.create(service, olga, Setup("A game", rules, gm=True, bots=bots))
        game_edits.edit(service, olga, game, changes, "a slip")
        [act] = [act for act in game_log.acts(service, VISITOR, game) if act["kind"] == "edited"]
        assert ("A PAR" in act["changes"], "F BEL" in act["changes"]) == (public, public)
        assert '"BEL": "France"' in act["changes"], "who owns what everybody sees"
    service.store.close()
