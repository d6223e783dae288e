"""Games from the first seat to the last phase, played by people and the worker."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from casusbelli import board, read_game
from casusbelli.records.games.exhibition_file import exhibitions
from casusbelli.records.games.game_file import write_game
from casusbelli.service.base.service import VISITOR, Service
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import adjudicating, gm, invitations, lobby, order_entry, seating, starting
from casusbelli.service.games.open_game import OpenGame
from casusbelli.service.ops import bot_turns, demo, downtime, worker
from casusbelli.service.people import guests
from casusbelli.service.reads import game_view, phase_story, tasks
from casusbelli.store import open_store
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, deadline, duel, made, person, phase, settle, seven, write_all


def refused(code: str, call: object, *args: object, **more: object) -> ServiceError:
    with pytest.raises(ServiceError) as found:
        call(*args, **more)  # type: ignore[operator]
    assert found.value.code == code, found.value
    return found.value


# --- joining


@pytest.mark.both_databases
def test_a_full_table_begins(service: Service) -> None:
    game, people = seven(service)
    info = lobby.info(service, people["France"], game)
    assert (info["status"], info["phase"]) == ("running", "S1901M")
    assert {seat["seat"]: seat["player"] for seat in info["seats"]}["Italy"] == "Player of Italy"


def test_seats_are_taken_once(service: Service) -> None:
    ada, bob = person(service, "Ada"), person(service, "Bob")
    game = made(service, ada)
    seating.join(service, ada, game, "France")
    refused("taken", seating.join, service, bob, game, "France")
    refused("already-in", seating.join, service, ada, game, "Italy")
    refused("not-found", seating.join, service, bob, game, "Spain")
    refused("sign-in-first", seating.join, service, VISITOR, game, "Italy")
    seating.leave(service, ada, game)
    assert seating.join(service, bob, game, "France")["seats"] == ["France"]


def test_preferences_are_dealt_as_well_as_can_be(service: Service) -> None:
    people = [person(service, f"P{n}") for n in range(7)]
    game = made(service, people[0], settings=Settings(deal="preferences"))
    for n, who in enumerate(people):
        seating.join(service, who, game, wants=[POWERS[(n + 1) % 7], POWERS[n]], nonce=f"salt {n}")
    info = lobby.info(service, people[0], game)
    assert {s["seat"]: s["player"] for s in info["seats"]} == {POWERS[(n + 1) % 7]: f"P{n}" for n in range(7)}
    assert info["nonces"] == [f"salt {n}" for n in range(7)]


def test_a_private_game_is_not_there(service: Service) -> None:
    ada, bob, cid = person(service, "Ada"), person(service, "Bob"), person(service, "Cid")
    game = made(service, ada, visibility="private", settings=Settings(join="invited"))
    for call in (lobby.info, game_view.view, game_view.phases, seating.join):
        refused("not-found", call, service, cid, game)
    link = invitations.invite(service, ada, game, seat="Italy")["invitation"]
    assert seating.join(service, bob, game, invitation=link)["seats"] == ["Italy"]
    refused("bad-invitation", seating.join, service, cid, game, invitation=link)
    invitations.invite(service, ada, game, "Cid")
    assert seating.join(service, cid, game, "France")["seats"] == ["France"]


def test_impossible_games(service: Service) -> None:
    ada = person(service, "Ada")
    refused("bad-rules", lobby.create, service, ada, Setup(name="x", rules="chess"))
    refused("bad-rules", lobby.create, service, ada, Setup(name="x", map="moon"))
    refused("unknown-bot", lobby.create, service, ada, Setup(name="x", bots={"France": "deepblue"}))
    refused("bad-input", lobby.create, service, ada, Setup(name=" "))
    refused("bad-input", lobby.create, service, ada, Setup(name="x", settings=Settings(clock=Clock(zone="Mars"))))
    assert lobby.listing(service, ada, mine=True)["games"] == []


def test_a_muster(service: Service, clock: Shift) -> None:
    """A full game starts when everyone has confirmed; a player who does not loses the seat."""
    ada, bob, cid = person(service, "Ada"), person(service, "Bob"), person(service, "Cid")
    game = made(service, ada, "world-war-one", settings=Settings(muster=60))
    seating.join(service, ada, game, "Entente")
    refused("no-muster", starting.confirm, service, ada, game)
    seating.join(service, bob, game, "Central")
    assert (
        lobby.info(service, ada, game)["waits"] == "The game is waiting for all players to confirm that they are ready."
    )
    starting.confirm(service, ada, game)
    clock.ahead = HOUR + 1
    settle(service)
    info = lobby.info(service, ada, game)
    assert [(s["player"], s["empty"]) for s in info["seats"]] == [("Ada", False), (None, True)]
    seating.join(service, cid, game, "Central")
    starting.confirm(service, ada, game)
    assert starting.confirm(service, cid, game)["status"] == "running"
    assert lobby.info(service, ada, game)["seats"][0]["ready"] is False


# --- orders


def test_a_receipt_means_that_it_is_kept(service: Service) -> None:
    game, people = seven(service)
    receipt = order_entry.submit(
        service, people["France"], game, None, "S1901M", "A PAR - BUR, A MAR - SPA\nF BRE - MOON"
    )
    assert receipt.orders == ("A PAR - BUR", "A MAR - SPA")
    assert [(line.order, line.code) for line in receipt.refused] == [("F BRE - MOON", "not-understood")]
    again = order_entry.draft(service, people["France"], game)
    assert (again["text"], again["orders"]) == (receipt.text, list(receipt.orders))
    assert order_entry.draft(service, people["Italy"], game)["text"] == ""


def test_a_receipt_is_dated_by_the_instant_that_was_held_against_the_deadline(database: str) -> None:
    """However much time goes by until it is written: whoever was in time has a receipt that says so."""
    ahead, step = [0], [0]

    def slow_clock() -> int:
        ahead[0] += step[0]
        return ahead[0]

    store = open_store(database, slow_clock)
    service = Service(store)
    game, people = seven(service, Settings(clock=Clock(length=60)))
    until = deadline(service, game)
    with service.read() as tx:
        ahead[0], step[0] = until - tx.now() - 1_000, 400
    text = "A PAR - BUR\nPropose draw"
    receipt = order_entry.submit(service, people["France"], game, None, "S1901M", text)
    assert receipt.at < until
    assert receipt.at_once
    with service.read() as tx:
        assert tx.now() > until
        rows = [
            tx.one(f"SELECT MAX(at) AS at FROM {table} WHERE game = ?", game)
            for table in ("drafts", "receipts", "events")
        ]
    assert [row["at"] for row in rows if row] == [receipt.at] * 3
    refused("phase-closed", order_entry.submit, service, people["France"], game, None, "S1901M", "A PAR H")
    store.close()


def test_two_tabs_do_not_overwrite_each_other(service: Service) -> None:
    game, people = seven(service)
    first = order_entry.submit(service, people["France"], game, None, "S1901M", "A PAR - BUR", base=0)
    refused("stale", order_entry.submit, service, people["France"], game, None, "S1901M", "A PAR - PIC", base=0)
    order_entry.submit(service, people["France"], game, None, "S1901M", "A PAR - GAS", base=first.draft)
    assert order_entry.draft(service, people["France"], game)["orders"] == ["A PAR - GAS"]


def test_whose_orders(service: Service) -> None:
    game, people = seven(service)
    refused("not-allowed", order_entry.submit, service, people["France"], game, "Italy", "S1901M", "A VEN H")
    refused("not-allowed", order_entry.submit, service, person(service, "Eve"), game, None, "S1901M", "A VEN H")
    refused("sign-in-first", order_entry.submit, service, VISITOR, game, "Italy", "S1901M", "A VEN H")
    refused("phase-closed", order_entry.submit, service, people["France"], game, None, "F1901M", "A PAR H")
    refused("phase-missing", order_entry.submit, service, people["France"], game, None, None, "A PAR H")
    refused("bad-input", order_entry.submit, service, people["France"], game, None, "S1901M", "A PAR H\n" * 81)
    refused("bad-input", order_entry.submit, service, people["France"], game, None, "S1901M", "x" * 201)


@pytest.mark.both_databases
def test_all_ready_is_judged_at_once(service: Service) -> None:
    game, people = seven(service)
    write_all(service, game, people, {"France": "A PAR - BUR"})
    settle(service)
    assert phase(service, VISITOR, game) == "F1901M"
    story = phase_story.story(service, VISITOR, game, phase="S1901M")
    rows = {row["order"]: row["results"] for row in story["results"]}
    assert rows["A PAR - BUR"] == ["succeeds"]
    assert story["silent"] == [], "a blank page is no silence"
    assert lobby.info(service, VISITOR, game)["seats"][0]["ready"] is False


def test_no_orders_is_an_answer(service: Service) -> None:
    game, people = seven(service)
    for seat, who in people.items():
        order_entry.no_orders(service, who, game, seat, "S1901M")
    settle(service)
    assert phase_story.story(service, VISITOR, game, phase="S1901M")["silent"] == []


# --- time


@pytest.mark.both_databases
def test_late_is_late_and_early_is_not_judged(service: Service, clock: Shift) -> None:
    game, people = seven(service, Settings(clock=Clock(length=60, grace=5)))
    due = deadline(service, game)
    clock.ahead = HOUR
    settle(service)
    assert phase(service, VISITOR, game) == "S1901M", "within the grace nothing is judged"
    order_entry.submit(service, people["France"], game, None, "S1901M", "A PAR - BUR")
    clock.ahead = HOUR + 5 * 60_000
    refused("phase-closed", order_entry.submit, service, people["France"], game, None, "S1901M", "A PAR - PIC")
    settle(service)
    info = lobby.info(service, VISITOR, game)
    assert info["phase"] == "F1901M"
    assert info["deadline"] == due + HOUR, "the rhythm stays"
    story = phase_story.story(service, VISITOR, game, phase="S1901M")
    assert story["orders"] == {"France": ["A PAR - BUR"]}
    assert "France" not in story["silent"]


def test_the_silent_lose_their_seat_and_it_is_open_to_others(service: Service, clock: Shift) -> None:
    game, people = seven(service, Settings(clock=Clock(length=60), misses=2))
    others = {seat: who for seat, who in people.items() if seat != "Turkey"}
    for n in (1, 2):
        write_all(service, game, others)
        clock.ahead = n * HOUR + 1000
        settle(service)
    info = lobby.info(service, VISITOR, game)
    assert [seat["seat"] for seat in info["seats"] if seat["empty"]] == ["Turkey"]
    eve = person(service, "Eve")
    seating.join(service, eve, game, "Turkey")
    assert tasks.owed(service, eve)["owed"][0]["seat"] == "Turkey"
    assert tasks.owed(service, people["Turkey"])["owed"] == []
    refused("not-allowed", order_entry.submit, service, people["Turkey"], game, "Turkey", info["phase"], "A SMY H")


def test_patience(service: Service, clock: Shift) -> None:
    game, people = seven(service, Settings(clock=Clock(length=60, patience=1, extension=30)))
    write_all(service, game, {seat: who for seat, who in people.items() if seat != "Italy"})
    clock.ahead = HOUR + 1
    settle(service)
    assert phase(service, VISITOR, game) == "S1901M"
    clock.ahead = HOUR + 31 * 60_000
    settle(service)
    assert phase(service, VISITOR, game) == "F1901M"


def test_a_breakdown_costs_nobody_a_phase(service: Service, clock: Shift) -> None:
    game, _people = seven(service, Settings(clock=Clock(length=60)))
    worker.beat(service)
    clock.ahead = 13 * HOUR
    assert downtime.may_judge(service)
    settle(service)
    info = lobby.info(service, VISITOR, game)
    assert info["phase"] == "S1901M"
    assert deadline(service, game) - info["now"] > 12 * HOUR


def test_a_game_that_cannot_be_judged_stands_alone(
    service: Service, monkeypatch: pytest.MonkeyPatch, clock: Shift
) -> None:
    bad, _one, _other = duel(service, Clock(length=60))
    good = made(service, person(service, "Gus"), bots=dict.fromkeys(POWERS, "hold"))
    judge = adjudicating.judge

    def poisoned(table: OpenGame, late: bool) -> bool:
        if table.id == bad:
            table.tell("*", "never")
            raise ZeroDivisionError("poison")
        return judge(table, late)

    monkeypatch.setattr(adjudicating, "judge", poisoned)
    for n in range(4):
        clock.ahead = HOUR + n * 200_000
        for _round in range(30):
            worker.step(service)
            bot_turns.play(service)
    assert int(phase(service, VISITOR, good)[1:5]) > 1902
    with service.read() as tx:
        row = tx.one("SELECT * FROM games WHERE id = ?", bad)
        assert row is not None
        assert (row["status"], row["tries"]) == ("needs-gm", 3)
        assert row["fault"] == "ZeroDivisionError: poison"
        assert tx.one("SELECT 1 AS yes FROM news WHERE game = ? AND kind = 'never'", bad) is None


# --- the record


def test_every_variant_is_played_by_bots_and_rebuilds_bit_for_bit(service: Service, tmp_path: Path) -> None:
    ada = person(service, "Ada")
    rules = dict(demo.played())
    made_ = {}
    for title, spec in rules.items():
        seats = [seat.name for seat in lobby.rules_of(service, spec, "standard", {}).seats]
        made_[title] = made(service, ada, spec, bots=dict.fromkeys(seats, "random"))
    for _round in range(4):
        bot_turns.play(service)
    for title, game in made_.items():
        with service.read() as tx:
            row = tx.one("SELECT * FROM games WHERE id = ?", game)
            assert row is not None
            fresh = Service(service.store).game(tx, row)
            kept = service.game(tx, row)
        assert fresh.state == kept.state, title
        assert len(fresh.phases()) > 1, title
        text = write_game(fresh, with_seed=True)
        assert json.loads(text.splitlines()[-1])["hash"] == row["chain"]
        assert read_game(text, board).state == fresh.state


@pytest.mark.both_databases
def test_a_second_judgement_of_a_phase_cannot_be_written(service: Service) -> None:
    game, people = seven(service)
    write_all(service, game, people)
    assert worker.judge_one(service, game) == 1
    assert worker.judge_one(service, game) == 0
    with service.read() as tx:
        rows = tx.all("SELECT phase FROM judged WHERE game = ?", game)
    assert [row["phase"] for row in rows] == ["S1901M"]


def test_no_crowd_uses_up_the_demos(service: Service, clock: Shift, monkeypatch: pytest.MonkeyPatch) -> None:
    """They have no end of their own: those that rest longest make room."""
    monkeypatch.setattr(demo, "played", lambda: [("Standard", "standard")])
    monkeypatch.setattr(demo, "MOST", lobby.OPEN_GAMES_OF_ONE + 2)
    service.limits.on = False
    visitor, _secret = guests.guest(service, "192.0.2.1")
    owner = None
    for _ in range(lobby.OPEN_GAMES_OF_ONE + 5):
        clock.ahead += 1000
        [waiting] = [g["id"] for g in lobby.listing(service, VISITOR, "forming")["games"]] or demo.keep(service)[:1]
        seating.join(service, visitor, waiting)
        owner = owner or waiting
        demo.keep(service)
    assert lobby.info(service, visitor, str(owner))["status"] == "cancelled"
    with service.read() as tx:
        count = "SELECT COUNT(*) AS n FROM games WHERE status = 'running'"
        assert tx.all(count)[0]["n"] <= demo.MOST
        clock.ahead += demo.FORGOTTEN + 1
    demo.keep(service)
    with service.read() as tx:
        assert tx.all(count)[0]["n"] < demo.MOST


def test_demo_games_are_there_again_when_somebody_joins(service: Service) -> None:
    first = demo.keep(service)
    assert len(first) == len(demo.played()) + 1 + len(exhibitions())  # and a running game
    assert demo.keep(service) == []
    ada = person(service, "Ada")
    standard = next(g for g in lobby.listing(service, ada, status="forming")["games"] if g["name"] == "Demo: Standard")
    seating.join(service, ada, standard["id"])
    assert lobby.info(service, ada, standard["id"])["status"] == "running"
    assert len(demo.keep(service)) == 1


@pytest.mark.both_databases
def test_pages_of_the_list(service: Service) -> None:
    ada = person(service, "Ada")
    every = [made(service, ada) for _n in range(7)]
    found, after = [], None
    while True:
        page = lobby.listing(service, VISITOR, after=after, limit=3)
        found += [game["id"] for game in page["games"]]
        after = page["next"]
        if after is None:
            break
    assert sorted(found) == sorted(every)
    refused("bad-cursor", lobby.listing, service, VISITOR, after="x")


def test_a_refused_vote_leaves_the_orders_alone(service: Service) -> None:
    game, people = seven(service)
    first = order_entry.submit(service, people["France"], game, None, "S1901M", "A PAR - BUR")
    receipt = order_entry.submit(service, people["France"], game, None, "S1901M", "Vote for 1")
    assert [line.code for line in receipt.refused] == ["no-such-proposal"]
    assert receipt.draft == first.draft
    assert order_entry.draft(service, people["France"], game)["orders"] == ["A PAR - BUR"]


def test_a_refused_vote_is_not_cast_later(service: Service) -> None:
    """Neither by looking at the draft nor by judging the phase, though somebody has proposed something meanwhile."""
    ada = person(service, "Ada")
    game = made(service, ada, kind="sandbox")
    order_entry.submit(service, ada, game, "France", "S1901M", "A PAR - BUR\nVote for 1")
    order_entry.submit(service, ada, game, "Italy", "S1901M", "Propose draw")
    told = order_entry.draft(service, ada, game, "France")
    assert told["orders"] == ["A PAR - BUR"]
    assert [(line.order, line.code) for line in told["refused"]] == [("Vote for 1", "send-again")]
    assert order_entry.preview(service, ada, game, "France", "Vote for 1")["at_once"] == ["Vote for 1"]
    advice = order_entry.preview(service, ada, game, "France", "A PAR - BUR, A MAR - BUR")["advice"]
    assert [told["said"].code for told in advice] == ["core.coherence-bounce"]
    assert advice[0]["text"].startswith("Army Paris and Army Marseilles are ordered to the same province")
    order_entry.submit(service, ada, game, "Germany", "S1901M", "A MUN S A BER - SIL")
    advice = order_entry.draft(service, ada, game, "Germany")["advice"]
    assert [(told["order"], told["said"].code) for told in advice] == [
        ("A MUN S A BER - SIL", "core.coherence-support-of-nobody")
    ]
    gm.judge_now(service, ada, game, "S1901M")
    assert "A BUR" in game_view.view(service, ada, game)["units"]["France"]
    log = game_view.events(service, ada, game)
    assert [event["seat"] for event in log if event["event"].startswith("end-")] == ["Italy"]
    service.games.shelf.known.clear()
    assert game_view.events(service, ada, game) == log
    proposals = game_view.view(service, ada, game)["state"]["draws"]["proposals"]
    assert [proposal["votes"] for proposal in proposals] == [{"Italy": True}]


def test_a_mark_taken_back_in_time_keeps_the_phase_open(service: Service) -> None:
    """The worker has not come yet: the phase that was due because everybody was ready runs to its deadline again."""
    game, ada, bob = duel(service)
    before = phase(service, ada, game)
    for who in (ada, bob):
        order_entry.ready(service, who, game, None, before, True)
    order_entry.ready(service, bob, game, None, before, False)
    assert worker.judge_due(service) == 0
    assert phase(service, ada, game) == before
    order_entry.ready(service, bob, game, None, before, True)
    assert worker.judge_due(service) == 1
    assert phase(service, ada, game) != before
