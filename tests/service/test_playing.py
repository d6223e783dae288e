"""Games from the first seat to the last phase, as people and the worker play them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from casusbelli import board, read_game
from casusbelli.records.gamefile import write_game
from casusbelli.service import (
    bot_turns,
    demo,
    downtime,
    games,
    guests,
    invitations,
    judging,
    looking,
    orders,
    seating,
    worker,
)
from casusbelli.service.errors import Refused
from casusbelli.service.house import VISITOR, House
from casusbelli.service.settings import Clock, Settings, Setup
from casusbelli.service.table import Table
from casusbelli.store import open_store
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, deadline, duel, made, person, phase, settle, seven, write_all


def refused(code: str, call: object, *args: object, **more: object) -> Refused:
    with pytest.raises(Refused) as found:
        call(*args, **more)  # type: ignore[operator]
    assert found.value.code == code, found.value
    return found.value


# --- joining


def test_a_full_table_begins(house: House) -> None:
    game, people = seven(house)
    info = games.info(house, people["France"], game)
    assert (info["status"], info["phase"]) == ("running", "S1901M")
    assert {seat["seat"]: seat["player"] for seat in info["seats"]}["Italy"] == "Player of Italy"


def test_seats_are_taken_once(house: House) -> None:
    ada, bob = person(house, "Ada"), person(house, "Bob")
    game = made(house, ada)
    seating.join(house, ada, game, "France")
    refused("taken", seating.join, house, bob, game, "France")
    refused("already-in", seating.join, house, ada, game, "Italy")
    refused("not-found", seating.join, house, bob, game, "Spain")
    refused("sign-in-first", seating.join, house, VISITOR, game, "Italy")
    seating.leave(house, ada, game)
    assert seating.join(house, bob, game, "France")["seats"] == ["France"]


def test_preferences_are_dealt_as_well_as_can_be(house: House) -> None:
    people = [person(house, f"P{n}") for n in range(7)]
    game = made(house, people[0], settings=Settings(deal="preferences"))
    for n, who in enumerate(people):
        seating.join(house, who, game, wants=[POWERS[(n + 1) % 7], POWERS[n]], nonce=f"salt {n}")
    info = games.info(house, people[0], game)
    assert {s["seat"]: s["player"] for s in info["seats"]} == {POWERS[(n + 1) % 7]: f"P{n}" for n in range(7)}
    assert info["nonces"] == [f"salt {n}" for n in range(7)]


def test_a_private_game_is_not_there(house: House) -> None:
    ada, bob, cid = person(house, "Ada"), person(house, "Bob"), person(house, "Cid")
    game = made(house, ada, visibility="private", settings=Settings(join="invited"))
    for call in (games.info, looking.view, looking.phases, seating.join):
        refused("not-found", call, house, cid, game)
    link = invitations.invite(house, ada, game, seat="Italy")["invitation"]
    assert seating.join(house, bob, game, invitation=link)["seats"] == ["Italy"]
    refused("bad-invitation", seating.join, house, cid, game, invitation=link)
    invitations.invite(house, ada, game, "Cid")
    assert seating.join(house, cid, game, "France")["seats"] == ["France"]


def test_impossible_games(house: House) -> None:
    ada = person(house, "Ada")
    refused("bad-rules", games.create, house, ada, Setup(name="x", rules="chess"))
    refused("bad-rules", games.create, house, ada, Setup(name="x", map="moon"))
    refused("unknown-bot", games.create, house, ada, Setup(name="x", bots={"France": "deepblue"}))
    refused("bad-input", games.create, house, ada, Setup(name=" "))
    refused("bad-input", games.create, house, ada, Setup(name="x", settings=Settings(clock=Clock(zone="Mars"))))
    assert games.listing(house, ada, mine=True)["games"] == []


def test_a_muster(house: House, clock: Shift) -> None:
    """A full table begins when all have said that they are there; who does not loses his seat."""
    ada, bob, cid = person(house, "Ada"), person(house, "Bob"), person(house, "Cid")
    game = made(house, ada, "world-war-one", settings=Settings(muster=60))
    seating.join(house, ada, game, "Entente")
    refused("no-muster", seating.confirm, house, ada, game)
    seating.join(house, bob, game, "Central")
    assert games.info(house, ada, game)["waits"] == "everybody must say that he is there"
    seating.confirm(house, ada, game)
    clock.ahead = HOUR + 1
    settle(house)
    info = games.info(house, ada, game)
    assert [(s["player"], s["empty"]) for s in info["seats"]] == [("Ada", False), (None, True)]
    seating.join(house, cid, game, "Central")
    seating.confirm(house, ada, game)
    assert seating.confirm(house, cid, game)["status"] == "running"
    assert games.info(house, ada, game)["seats"][0]["ready"] is False


# --- orders


def test_a_receipt_means_that_it_is_kept(house: House) -> None:
    game, people = seven(house)
    receipt = orders.submit(house, people["France"], game, None, "S1901M", "A PAR - BUR, A MAR - SPA\nF BRE - MOON")
    assert receipt.orders == ("A PAR - BUR", "A MAR - SPA")
    assert [(line.order, line.code) for line in receipt.refused] == [("F BRE - MOON", "not-understood")]
    again = orders.draft(house, people["France"], game)
    assert (again["text"], again["orders"]) == (receipt.text, list(receipt.orders))
    assert orders.draft(house, people["Italy"], game)["text"] == ""


def test_a_receipt_is_dated_by_the_instant_that_was_held_against_the_deadline(database: str) -> None:
    """However much time goes by until it is written: whoever was in time has a receipt that says so."""
    ahead, step = [0], [0]

    def slow_clock() -> int:
        ahead[0] += step[0]
        return ahead[0]

    store = open_store(database, slow_clock)
    house = House(store)
    game, people = seven(house, Settings(clock=Clock(length=60)))
    until = deadline(house, game)
    with house.read() as tx:
        ahead[0], step[0] = until - tx.now() - 1_000, 400
    text = "A PAR - BUR\nPropose draw"
    receipt = orders.submit(house, people["France"], game, None, "S1901M", text)
    assert receipt.at < until
    assert receipt.at_once
    with house.read() as tx:
        assert tx.now() > until
        rows = [
            tx.one(f"SELECT MAX(at) AS at FROM {table} WHERE game = ?", game)
            for table in ("drafts", "receipts", "events")
        ]
    assert [row["at"] for row in rows if row] == [receipt.at] * 3
    refused("phase-closed", orders.submit, house, people["France"], game, None, "S1901M", "A PAR H")
    store.close()


def test_two_tabs_do_not_overwrite_each_other(house: House) -> None:
    game, people = seven(house)
    first = orders.submit(house, people["France"], game, None, "S1901M", "A PAR - BUR", base=0)
    refused("stale", orders.submit, house, people["France"], game, None, "S1901M", "A PAR - PIC", base=0)
    orders.submit(house, people["France"], game, None, "S1901M", "A PAR - GAS", base=first.draft)
    assert orders.draft(house, people["France"], game)["orders"] == ["A PAR - GAS"]


def test_whose_orders(house: House) -> None:
    game, people = seven(house)
    refused("not-allowed", orders.submit, house, people["France"], game, "Italy", "S1901M", "A VEN H")
    refused("not-allowed", orders.submit, house, person(house, "Eve"), game, None, "S1901M", "A VEN H")
    refused("sign-in-first", orders.submit, house, VISITOR, game, "Italy", "S1901M", "A VEN H")
    refused("phase-closed", orders.submit, house, people["France"], game, None, "F1901M", "A PAR H")
    refused("phase-missing", orders.submit, house, people["France"], game, None, None, "A PAR H")
    refused("bad-input", orders.submit, house, people["France"], game, None, "S1901M", "A PAR H\n" * 81)
    refused("bad-input", orders.submit, house, people["France"], game, None, "S1901M", "x" * 201)


def test_all_ready_is_judged_at_once(house: House) -> None:
    game, people = seven(house)
    write_all(house, game, people, {"France": "A PAR - BUR"})
    settle(house)
    assert phase(house, VISITOR, game) == "F1901M"
    story = looking.story(house, VISITOR, game, phase="S1901M")
    rows = {row["order"]: row["results"] for row in story["results"]}
    assert rows["A PAR - BUR"] == ["succeeds"]
    assert story["silent"] == [], "a blank page is no silence"
    assert games.info(house, VISITOR, game)["seats"][0]["ready"] is False


def test_no_orders_is_an_answer(house: House) -> None:
    game, people = seven(house)
    for seat, who in people.items():
        orders.no_orders(house, who, game, seat, "S1901M")
    settle(house)
    assert looking.story(house, VISITOR, game, phase="S1901M")["silent"] == []


# --- time


def test_late_is_late_and_early_is_not_judged(house: House, clock: Shift) -> None:
    game, people = seven(house, Settings(clock=Clock(length=60, grace=5)))
    due = deadline(house, game)
    clock.ahead = HOUR
    settle(house)
    assert phase(house, VISITOR, game) == "S1901M", "within the grace nothing is judged"
    orders.submit(house, people["France"], game, None, "S1901M", "A PAR - BUR")
    clock.ahead = HOUR + 5 * 60_000
    refused("phase-closed", orders.submit, house, people["France"], game, None, "S1901M", "A PAR - PIC")
    settle(house)
    info = games.info(house, VISITOR, game)
    assert info["phase"] == "F1901M"
    assert info["deadline"] == due + HOUR, "the rhythm stays"
    story = looking.story(house, VISITOR, game, phase="S1901M")
    assert story["orders"] == {"France": ["A PAR - BUR"]}
    assert "France" not in story["silent"]


def test_the_silent_lose_their_seat_and_it_is_open_to_others(house: House, clock: Shift) -> None:
    game, people = seven(house, Settings(clock=Clock(length=60), misses=2))
    others = {seat: who for seat, who in people.items() if seat != "Turkey"}
    for n in (1, 2):
        write_all(house, game, others)
        clock.ahead = n * HOUR + 1000
        settle(house)
    info = games.info(house, VISITOR, game)
    assert [seat["seat"] for seat in info["seats"] if seat["empty"]] == ["Turkey"]
    eve = person(house, "Eve")
    seating.join(house, eve, game, "Turkey")
    assert looking.owed(house, eve)["owed"][0]["seat"] == "Turkey"
    assert looking.owed(house, people["Turkey"])["owed"] == []
    refused("not-allowed", orders.submit, house, people["Turkey"], game, "Turkey", info["phase"], "A SMY H")


def test_patience(house: House, clock: Shift) -> None:
    game, people = seven(house, Settings(clock=Clock(length=60, patience=1, extension=30)))
    write_all(house, game, {seat: who for seat, who in people.items() if seat != "Italy"})
    clock.ahead = HOUR + 1
    settle(house)
    assert phase(house, VISITOR, game) == "S1901M"
    clock.ahead = HOUR + 31 * 60_000
    settle(house)
    assert phase(house, VISITOR, game) == "F1901M"


def test_a_breakdown_costs_nobody_a_phase(house: House, clock: Shift) -> None:
    game, _people = seven(house, Settings(clock=Clock(length=60)))
    worker.beat(house)
    clock.ahead = 13 * HOUR
    assert downtime.may_judge(house)
    settle(house)
    info = games.info(house, VISITOR, game)
    assert info["phase"] == "S1901M"
    assert deadline(house, game) - info["now"] > 12 * HOUR


def test_a_game_that_cannot_be_judged_stands_alone(house: House, monkeypatch: pytest.MonkeyPatch, clock: Shift) -> None:
    bad, _one, _other = duel(house, Clock(length=60))
    good = made(house, person(house, "Gus"), bots=dict.fromkeys(POWERS, "hold"))
    judge = judging.judge

    def poisoned(table: Table, late: bool) -> bool:
        if table.id == bad:
            table.tell("*", "never")
            raise ZeroDivisionError("poison")
        return judge(table, late)

    monkeypatch.setattr(judging, "judge", poisoned)
    for n in range(4):
        clock.ahead = HOUR + n * 200_000
        for _round in range(30):
            worker.step(house)
            bot_turns.play(house)
    assert int(phase(house, VISITOR, good)[1:5]) > 1902
    with house.read() as tx:
        row = tx.one("SELECT * FROM games WHERE id = ?", bad)
        assert row is not None
        assert (row["status"], row["tries"]) == ("needs-gm", 3)
        assert row["fault"] == "ZeroDivisionError: poison"
        assert tx.one("SELECT 1 AS yes FROM news WHERE game = ? AND kind = 'never'", bad) is None


# --- the record


def test_every_variant_is_played_by_bots_and_rebuilds_bit_for_bit(house: House, tmp_path: Path) -> None:
    ada = person(house, "Ada")
    rules = dict(demo.played())
    made_ = {}
    for title, spec in rules.items():
        seats = [seat.name for seat in games.rules_of(house, spec, "standard", {}).seats]
        made_[title] = made(house, ada, spec, bots=dict.fromkeys(seats, "random"))
    for _round in range(4):
        bot_turns.play(house)
    for title, game in made_.items():
        with house.read() as tx:
            row = tx.one("SELECT * FROM games WHERE id = ?", game)
            assert row is not None
            fresh = House(house.store).game(tx, row)
            kept = house.game(tx, row)
        assert fresh.state == kept.state, title
        assert len(fresh.phases()) > 1, title
        text = write_game(fresh, with_seed=True)
        assert json.loads(text.splitlines()[-1])["hash"] == row["chain"]
        assert read_game(text, board).state == fresh.state


def test_a_second_judgement_of_a_phase_cannot_be_written(house: House) -> None:
    game, people = seven(house)
    write_all(house, game, people)
    assert worker.judge_one(house, game) == 1
    assert worker.judge_one(house, game) == 0
    with house.read() as tx:
        rows = tx.all("SELECT phase FROM judged WHERE game = ?", game)
    assert [row["phase"] for row in rows] == ["S1901M"]


def test_no_crowd_uses_up_the_demos(house: House, clock: Shift, monkeypatch: pytest.MonkeyPatch) -> None:
    """They have no end of their own: those that rest longest make room."""
    monkeypatch.setattr(demo, "played", lambda: [("Standard", "standard")])
    monkeypatch.setattr(demo, "MOST", games.OPEN_GAMES_OF_ONE + 2)
    house.limits.on = False
    visitor, _secret = guests.guest(house, "192.0.2.1")
    owner = None
    for _ in range(games.OPEN_GAMES_OF_ONE + 5):
        clock.ahead += 1000
        [waiting] = [g["id"] for g in games.listing(house, VISITOR, "forming")["games"]] or demo.keep(house)[:1]
        seating.join(house, visitor, waiting)
        owner = owner or waiting
        demo.keep(house)
    assert games.info(house, visitor, str(owner))["status"] == "cancelled"
    with house.read() as tx:
        count = "SELECT COUNT(*) AS n FROM games WHERE status = 'running'"
        assert tx.all(count)[0]["n"] <= demo.MOST
        clock.ahead += demo.FORGOTTEN + 1
    demo.keep(house)
    with house.read() as tx:
        assert tx.all(count)[0]["n"] < demo.MOST


def test_an_exhibition_in_which_nothing_happens_is_played_by_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(demo, "played", lambda: [("Standard", "standard")])
    monkeypatch.setattr(demo, "YEARS", 0)
    monkeypatch.setattr(demo, "CASTS", (("hold",), ("greedy", "random")))

    def shown() -> list[str]:
        found = games.listing(house, VISITOR)["games"]
        return [game["id"] for game in found if game["name"].startswith(demo.SHOW)]

    demo.keep(house)
    [silent] = shown()
    settle(house)
    assert games.info(house, VISITOR, silent)["status"] == "finished"
    _demo, *_others = demo.keep(house)
    [lively] = shown()
    assert lively != silent
    settle(house)
    assert games.info(house, VISITOR, lively)["status"] == "finished"
    assert demo.keep(house) == []
    assert shown() == [lively]


def test_demo_games_are_there_again_when_somebody_joins(house: House) -> None:
    first = demo.keep(house)
    assert len(first) == 2 * len(demo.played())
    assert demo.keep(house) == []
    ada = person(house, "Ada")
    standard = next(g for g in games.listing(house, ada, status="forming")["games"] if g["name"] == "Demo: Standard")
    seating.join(house, ada, standard["id"])
    assert games.info(house, ada, standard["id"])["status"] == "running"
    assert len(demo.keep(house)) == 1


def test_pages_of_the_list(house: House) -> None:
    ada = person(house, "Ada")
    every = [made(house, ada) for _n in range(7)]
    found, after = [], None
    while True:
        page = games.listing(house, VISITOR, after=after, limit=3)
        found += [game["id"] for game in page["games"]]
        after = page["next"]
        if after is None:
            break
    assert sorted(found) == sorted(every)
    refused("bad-cursor", games.listing, house, VISITOR, after="x")
