"""Dice that nobody can have chosen: bound before anybody joins, told when nothing can follow, checked by anybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from casusbelli.rules.dice import Dice, commitment
from casusbelli.service import games, gm, looking, motions, orders, seating
from casusbelli.service.dealing import dealt, shuffled
from casusbelli.service.errors import Refused
from casusbelli.service.house import VISITOR, House, Who
from casusbelli.service.settings import Settings, Setup
from casusbelli.store import open_store
from tests.rules import omens
from tests.service.tables import POWERS, duel, made, person

WANTS: tuple[list[str], ...] = (["France", "Italy"], ["France"], [], ["Turkey", "France"], ["Italy"], [], ["Austria"])


def ended(house: House, game: str, people: Mapping[str, Who]) -> None:
    """By everybody's agreement."""
    seats = list(people)
    orders.submit(house, people[seats[0]], game, None, games.info(house, VISITOR, game)["phase"], "Propose draw")
    for seat in seats[1:]:
        orders.submit(house, people[seat], game, None, games.info(house, VISITOR, game)["phase"], "Vote for")
    assert games.info(house, VISITOR, game)["status"] == "finished"


@pytest.mark.parametrize("deal", ["preferences", "random"])
def test_anybody_can_deal_again(house: House, deal: str) -> None:
    people = [person(house, f"P{number}") for number in range(7)]
    game = made(house, people[0], settings=Settings(deal=deal))  # type: ignore[arg-type]
    bound = games.info(house, VISITOR, game)["commitment"]
    for number, (who, wants) in enumerate(zip(people, WANTS, strict=True)):
        seating.join(house, who, game, wants=wants, nonce=f"n{number}", commitment=bound)
    seats = {who.name: games.info(house, who, game)["mine"][0] for who in people}
    assert looking.dice(house, people[0], game)["dealt"] is None, "who wanted what is told at the end"
    ended(house, game, {seats[who.name]: who for who in people})
    told = looking.dice(house, VISITOR, game)
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


def test_whoever_joins_does_so_for_the_seed_they_were_shown(house: House) -> None:
    olga = person(house, "Olga")
    game = made(house, olga)
    with pytest.raises(Refused) as refused:
        seating.join(house, olga, game, "France", commitment="0" * 64)
    assert refused.value.code == "other-seed"
    assert games.info(house, olga, game)["mine"] == []
    seating.join(house, olga, game, "France", commitment=games.info(house, olga, game)["commitment"])


def test_a_seed_is_public_only_when_nothing_can_follow(house: House) -> None:
    """The coin of this game had not fallen when it was conceded; taken back, everybody would have known it."""
    game, one, other = duel(house)
    orders.submit(house, one, game, None, games.info(house, one, game)["phase"], "Concede")
    info = games.info(house, VISITOR, game)
    assert (info["status"], info["seed"] is not None) == ("finished", True)
    gus = person(house, "Gus")
    with house.write() as tx:
        tx.run("UPDATE games SET gm = ? WHERE id = ?", gus.known(), game)
    for who in (gus, one, other, person(house, "Root", "administrator")):
        with pytest.raises(Refused):
            gm.rollback(house, who, game, "F1914M", why="once more")
    assert games.info(house, VISITOR, game)["status"] == "finished"


@pytest.mark.parametrize("how", ["cancelled", "agreed"])
def test_a_game_without_an_end_of_its_own_keeps_its_seed(house: House, how: str) -> None:
    game, one, other = duel(house)
    if how == "cancelled":
        games.cancel(house, person(house, "Root", "administrator"), game, "a test")
    else:
        number = motions.move(house, one, game, "cancel", 0, None)["motion"]
        motions.vote(house, other, game, number, True, None)
    info = games.info(house, VISITOR, game)
    assert (info["status"], info["seed"]) == ("cancelled", None)


def test_the_log_of_acts_hides_what_the_rules_hide(monkeypatch: pytest.MonkeyPatch) -> None:
    from casusbelli.rules import spec

    known = {**spec.packs(), **{pack.name: pack for pack in omens.PACKS}}
    monkeypatch.setattr(spec, "packs", lambda: known)
    house = House(open_store("sqlite://:memory:"))
    olga = person(house, "Olga")
    bots = dict.fromkeys(POWERS, "hold")
    changes: dict[str, Any] = {"remove": ["A PAR"], "place": {"France": ["F BEL"]}, "centers": {"BEL": "France"}}
    for rules, public in (("standard", True), ("fog", False)):
        game = games.create(house, olga, Setup("A game", rules, gm=True, bots=bots))
        gm.edit(house, olga, game, changes, "a slip")
        [act] = [act for act in gm.acts(house, VISITOR, game) if act["kind"] == "edited"]
        assert ("A PAR" in act["changes"], "F BEL" in act["changes"]) == (public, public)
        assert '"BEL": "France"' in act["changes"], "who owns what everybody sees"
    house.store.close()
