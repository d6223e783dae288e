"""Acts of game masters, and decisions of the players: always visible to all."""

from __future__ import annotations

import json
from typing import Any

import pytest

from casusbelli.core.said import said
from casusbelli.packs.formal.points import Points
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import (
    adjudicating,
    copies,
    game_edits,
    game_log,
    gm,
    lobby,
    motions,
    order_entry,
    seating,
)
from casusbelli.service.games.open_game import opened
from casusbelli.service.ops.checking import check
from casusbelli.service.people import notes
from casusbelli.service.reads import downloads, game_view, phase_story, trial
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, deadline, give_email, made, person, settle, seven, write_all


def refused(code: str, call: object, *args: object, **more: object) -> None:
    with pytest.raises(ServiceError) as found:
        call(*args, **more)  # type: ignore[operator]
    assert found.value.code == code, found.value


@pytest.fixture
def table(service: Service) -> tuple[str, Who, dict[str, Who]]:
    """A game with a game master who does not play."""
    olga = person(service, "Olga")
    people = {seat: person(service, f"Player of {seat}") for seat in POWERS}
    give_email(service, *people.values())
    game = made(service, olga, gm=True, settings=Settings(clock=Clock(length=60)))
    for seat, who in people.items():
        seating.join(service, who, game, seat)
    assert lobby.info(service, olga, game)["status"] == "forming", "its game-master says when"
    seating.start(service, olga, game)
    return game, olga, people


Played = tuple[str, Who, dict[str, Who]]


def test_only_the_game_master(service: Service, table: Played) -> None:
    game, _olga, people = table
    calls: list[tuple[Any, ...]] = [
        (gm.extend, 60),
        (gm.pause,),
        (gm.resume,),
        (gm.judge_now, "S1901M"),
        (gm.vacate, "France"),
        (gm.replace, "France", "Eve"),
        (gm.enter, "France", "S1901M", "A PAR H"),
        (gm.missing,),
        (game_edits.edit, {}, "because"),
        (trial.preview,),
        (gm.rollback, "S1901M"),
        (gm.throw, 5),
        (game_log.note, "hear"),
    ]
    for call, *arguments in calls:
        refused("not-allowed", call, service, people["France"], game, *arguments)
        refused("sign-in-first", call, service, VISITOR, game, *arguments)
    assert game_log.acts(service, VISITOR, game) == []


def test_the_clock(service: Service, table: Played, clock: Shift) -> None:
    game, olga, people = table
    before = deadline(service, game)
    assert gm.extend(service, olga, game, 30, "holidays")["deadline"] == before + HOUR // 2
    gm.pause(service, olga, game, "a wedding")
    refused("not-running", order_entry.submit, service, people["France"], game, None, "S1901M", "A PAR H")
    clock.ahead = 5 * HOUR
    settle(service)
    assert lobby.info(service, olga, game)["phase"] == "S1901M"
    gm.resume(service, olga, game)
    assert HOUR < deadline(service, game) - lobby.info(service, olga, game)["now"] <= HOUR * 3 // 2
    assert [act["kind"] for act in game_log.acts(service, VISITOR, game)] == ["extended", "paused", "resumed"]
    assert [act["by"] for act in game_log.acts(service, VISITOR, game)] == ["Olga"] * 3


def test_who_comes_back_from_a_pause_is_called_and_reminded(service: Service, table: Played, clock: Shift) -> None:
    """Players are notified of the current deadline; those who are ready are not."""
    game, olga, people = table
    order_entry.ready(service, people["Italy"], game, None, "S1901M", True)

    def told(kind: str) -> dict[str, set[int]]:
        with service.read() as tx:
            rows = tx.all("SELECT seat, data FROM outbox WHERE kind = ?", kind)
        return {seat: {json.loads(row["data"])["deadline"] for row in rows if row["seat"] == seat} for seat in POWERS}

    first = deadline(service, game)
    clock.ahead = HOUR * 2 // 3  # the reminder of this deadline has gone out
    settle(service)
    assert told("reminder")["France"] == {first}
    gm.pause(service, olga, game, "a wedding")
    clock.ahead = 30 * HOUR
    settle(service)
    assert told("reminder")["France"] == {first}, "a game that is paused calls nobody"
    gm.resume(service, olga, game)
    second = deadline(service, game)
    assert told("your-turn")["France"] == {first, second}
    assert told("your-turn")["Italy"] == {first}
    clock.ahead = 30 * HOUR + HOUR // 4
    settle(service)
    assert told("reminder")["France"] == {first, second}
    assert told("reminder")["Italy"] == set()
    gm.extend(service, olga, game, 600, "another wedding")
    clock.ahead = 36 * HOUR
    settle(service)
    assert told("reminder")["France"] == {first, second, deadline(service, game)}


def test_no_pause_is_for_ever(service: Service, table: Played, clock: Shift) -> None:
    game, olga, _people = table
    gm.pause(service, olga, game)
    clock.ahead = adjudicating.LONGEST_PAUSE + HOUR
    settle(service)
    info = lobby.info(service, olga, game)
    assert (info["status"], info["phase"]) == ("running", "S1901M")
    assert deadline(service, game) > info["now"]


def test_orders_by_post_and_a_look_ahead(service: Service, table: Played) -> None:
    game, olga, people = table
    gm.enter(service, olga, game, "France", "S1901M", "A PAR - BUR", "by post")
    order_entry.submit(service, people["Germany"], game, None, "S1901M", "A MUN - BUR")
    assert {row["seat"] for row in gm.missing(service, olga, game) if row["heard"]} == {"France", "Germany"}
    ahead = trial.preview(service, olga, game)
    assert {row["order"]: row["results"] for row in ahead["results"]}["A PAR - BUR"] == ["fails"]
    assert lobby.info(service, olga, game)["phase"] == "S1901M"
    gm.judge_now(service, olga, game, "S1901M", "all have told me that they are done")
    assert lobby.info(service, olga, game)["phase"] == "F1901M"
    refused("phase-closed", gm.judge_now, service, olga, game, "S1901M")


def test_the_board_by_hand_and_back_again(service: Service, table: Played) -> None:
    game, olga, _people = table
    refused("reason-missing", game_edits.edit, service, olga, game, {"remove": ["A PAR"]}, " ")
    refused("bad-input", game_edits.edit, service, olga, game, {"remove": ["A MOON"]}, "x")
    refused("bad-input", game_edits.edit, service, olga, game, {"remove": ["A BUR"]}, "x")
    refused("not-now", game_edits.edit, service, olga, game, {"place": {"France": ["A VEN"]}}, "x")
    refused("not-found", game_edits.edit, service, olga, game, {"centers": {"BEL": "Spain"}}, "x")
    changes = {"remove": ["A PAR"], "place": {"France": ["F BEL"]}, "centers": {"BEL": "France"}}
    view = game_edits.edit(service, olga, game, changes, "a mistake of mine")
    assert "F BEL" in view["units"]["France"]
    assert "A PAR" not in view["units"]["France"]
    assert "BEL" in view["centers"]["France"]
    gm.judge_now(service, olga, game, "S1901M")
    assert "F BEL" in game_view.view(service, VISITOR, game)["units"]["France"]
    gm.rollback(service, olga, game, "S1901M", with_orders=False, why="all wrong")
    assert "A PAR" in game_view.view(service, VISITOR, game)["units"]["France"], "taken back to where it was opened"
    assert lobby.info(service, VISITOR, game)["phase"] == "S1901M"
    gm.judge_now(service, olga, game, "S1901M")
    assert lobby.info(service, VISITOR, game)["phase"] == "F1901M"


@pytest.mark.both_databases
def test_a_rollback_with_orders(service: Service, table: Played) -> None:
    game, olga, people = table
    order_entry.submit(service, people["France"], game, None, "S1901M", "A PAR - BUR")
    gm.judge_now(service, olga, game, "S1901M")
    gm.rollback(service, olga, game, "S1901M", with_orders=True, why="once more")
    assert order_entry.draft(service, people["France"], game)["orders"] == ["A PAR - BUR"]
    refused("not-now", gm.rollback, service, olga, game, "S1950M")


@pytest.mark.both_databases
def test_another_player_and_a_bot(service: Service, table: Played) -> None:
    game, olga, people = table
    order_entry.submit(service, people["France"], game, None, "S1901M", "A PAR - BUR")
    eve = person(service, "Eve")
    offer = gm.replace(service, olga, game, "France", "Eve", why="ill")
    assert offer["offered"]
    assert order_entry.draft(service, people["France"], game)["text"], "nothing has happened yet"
    seating.join(service, eve, game, invitation=offer["invitation"])
    assert order_entry.draft(service, eve, game)["text"] == "", "a new player finds a blank page"
    refused("not-allowed", order_entry.draft, service, people["France"], game)
    gm.replace(service, olga, game, "Italy", bot="hold")
    settle(service)
    seats = {seat["seat"]: seat for seat in lobby.info(service, olga, game)["seats"]}
    assert (seats["Italy"]["bot"], seats["Italy"]["ready"]) == ("hold", True)
    refused("unknown-bot", gm.replace, service, olga, game, "Russia", bot="deepblue")
    refused("bad-input", gm.replace, service, olga, game, "Russia")


CORRECTIONS: list[tuple[str, str, dict[str, Any]]] = [
    ("formal", "formal", {"victory_points": {"France": 12, "Italy": -1}}),
    ("international-relations", "international-relations", {"levels": {"France": 2}}),
    ("international-relations", "international-relations", {"relations": {"France|Italy": "mdt"}}),
    ("masters", "masters", {"allowance": {"Turkey": 5}}),
]


@pytest.mark.parametrize(("rules", "rule", "values"), CORRECTIONS)
def test_what_rules_remember_is_corrected(service: Service, rules: str, rule: str, values: dict[str, Any]) -> None:
    """Points, levels, treaties: for all to read, in the log, and to be taken back like everything else."""
    olga = person(service, "Olga")
    game = lobby.create(service, olga, Setup("A game", rules, gm=True, bots=dict.fromkeys(POWERS, "hold")))
    phase = lobby.info(service, olga, game)["phase"]
    before = game_view.view(service, VISITOR, game)["state"][rule]
    refused("reason-missing", game_edits.correct, service, olga, game, rule, values, " ")
    refused("not-now", game_edits.correct, service, olga, game, rule, {"nothing": 1}, "a slip")
    refused("not-now", game_edits.correct, service, olga, game, "standard", values, "a slip")
    refused("not-now", game_edits.correct, service, olga, game, rule, {next(iter(values)): {"Nowhere": 1}}, "a slip")
    refused("not-now", game_edits.correct, service, olga, game, rule, {next(iter(values)): {"France": [1]}}, "a slip")
    assert game_view.view(service, VISITOR, game)["state"][rule] == before
    game_edits.correct(service, olga, game, rule, values, "the table of Fall was added up wrongly")
    after = game_view.view(service, VISITOR, game)["state"][rule]
    for key, table in values.items():
        assert after[key] == {**before[key], **table}
    [told] = [event for event in game_view.events(service, VISITOR, game) if event["event"] == "state-corrected/1"]
    assert (told["table"], told["by"], told["why"]) == (values, "Olga", "the table of Fall was added up wrongly")
    assert "Olga corrected the state of the game" in "".join(downloads.reports(service, VISITOR, game))
    [act] = game_log.acts(service, VISITOR, game)
    assert (act["kind"], act["by"], act["rule"]) == ("corrected", "Olga", rule)
    assert check(service, game).faults == []
    gm.rollback(service, olga, game, phase, why="that was wrong, too")
    assert game_view.view(service, VISITOR, game)["state"][rule] == before
    assert check(service, game).faults == []


def test_nothing_hidden_is_corrected(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """A correction is told to everybody, and so only what everybody sees can be corrected."""
    olga = person(service, "Olga")
    game = lobby.create(service, olga, Setup("A game", "formal", gm=True, bots=dict.fromkeys(POWERS, "hold")))
    assert game_edits.corrigible(service, olga, game) == {"formal.victory_points": said("formal.record-points")}
    monkeypatch.setattr(Points, "reveals", lambda _self, _t, seat: ("victory_points",) if seat == "France" else ())
    assert game_edits.corrigible(service, olga, game) == {}
    refused("not-now", game_edits.correct, service, olga, game, "formal", {"victory_points": {"France": 1}}, "a slip")


def test_a_ruling_is_overridden(service: Service, table: Played) -> None:
    """With what it changes on the board, in one act that is there whole or not at all."""
    game, olga, people = table
    order_entry.submit(service, people["France"], game, None, "S1901M", "A PAR - BUR")
    order_entry.submit(service, people["Germany"], game, None, "S1901M", "A MUN - BUR")
    gm.judge_now(service, olga, game, "S1901M")
    given = ("A PAR - BUR", "succeeds: Munich had promised")
    moved = {"remove": ["A PAR"], "place": {"France": ["A BUR"]}}
    refused("not-allowed", game_edits.override, service, people["France"], game, "S1901M", *given, moved, "why not")
    refused("reason-missing", game_edits.override, service, olga, game, "S1901M", *given, moved, "")
    refused("not-now", game_edits.override, service, olga, game, "S1901M", "A PAR - PIC", "succeeds", moved, "a letter")
    refused("bad-input", game_edits.override, service, olga, game, "S1901M", *given, {"remove": ["A LON"]}, "a letter")
    assert [event["event"] for event in game_view.events(service, olga, game)].count("ruling-overridden/1") == 0
    game_edits.override(service, olga, game, "S1901M", *given, moved, "the letter of last week")
    assert "A BUR" in game_view.view(service, VISITOR, game)["units"]["France"]
    last, edited = game_view.events(service, VISITOR, game)[-2:]
    assert (last["event"], last["order"], last["phase"]) == ("ruling-overridden/1", "A PAR - BUR", "S1901M")
    assert edited["event"] == "board-edited/1"
    story = "".join(downloads.reports(service, VISITOR, game))
    assert "Olga ruled on Army Paris → Burgundy in Spring 1901: it counts as “succeeds: Munich had promised”." in story
    act = game_log.acts(service, people["Italy"], game)[-1]
    assert (act["kind"], act["by"], act["of"], act["order"]) == ("overridden", "Olga", "S1901M", "A PAR - BUR")
    assert check(service, game).faults == []


def test_dice_of_the_game_masters(service: Service) -> None:
    """If game masters roll the dice themselves, the game waits for each roll."""
    olga = person(service, "Olga")
    rules = "factional(dice_source=manual)"
    seats = [seat.name for seat in lobby.rules_of(service, rules, "standard", {}).seats]
    game = lobby.create(service, olga, Setup(name="Dice", rules=rules, gm=True, bots=dict.fromkeys(seats, "hold")))
    refused("not-now", gm.throw, service, olga, game, 101)
    thrown = 0
    while lobby.info(service, olga, game)["waits"]:
        gm.throw(service, olga, game, 50)
        thrown += 1
    assert thrown == 7
    assert lobby.info(service, olga, game)["phase"] == "S1901M"
    rolls = game_view.dice(service, VISITOR, game)["rolls"]
    assert {roll["source"] for roll in rolls} == {"manual"}
    settle(service)


# --- votes


def test_players_stop_their_clock_themselves(service: Service) -> None:
    game, people = seven(service, Settings(clock=Clock(length=60)))
    asked = motions.move(service, people["France"], game, "pause")
    refused("asked", motions.move, service, people["Italy"], game, "pause")
    for seat in ("Italy", "Russia"):
        assert motions.vote(service, people[seat], game, asked["motion"])["outcome"] is None
    assert motions.vote(service, people["Turkey"], game, asked["motion"])["outcome"] is True
    assert lobby.info(service, VISITOR, game)["status"] == "paused"
    more = motions.move(service, people["France"], game, "resume")["motion"]
    for seat in ("Italy", "Russia", "Turkey"):
        motions.vote(service, people[seat], game, more)
    assert lobby.info(service, VISITOR, game)["status"] == "running"
    lost = motions.move(service, people["France"], game, "cancel")["motion"]
    assert motions.vote(service, people["Italy"], game, lost, yes=False)["outcome"] is False
    assert motions.listing(service, VISITOR, game) == []
    refused("not-allowed", motions.move, service, person(service, "Eve"), game, "pause")
    refused("bad-input", motions.move, service, people["France"], game, "dance")


# --- sandboxes


def test_a_sandbox_is_its_owners(service: Service) -> None:
    ada = person(service, "Ada")
    game = made(service, ada, kind="sandbox")
    for seat in ("France", "Germany"):
        order_entry.submit(
            service, ada, game, seat, "S1901M", {"France": "A PAR - BUR", "Germany": "A MUN - BUR"}[seat]
        )
    gm.judge_now(service, ada, game, "S1901M")
    assert game_view.view(service, ada, game)["phase"] == "F1901M"
    game_edits.edit(service, ada, game, {"place": {"Turkey": ["A PIC"]}}, "")
    refused("not-found", game_view.view, service, person(service, "Eve"), game)


def test_a_copy_knows_what_its_maker_knows(service: Service) -> None:
    """From a running game a player gets the position and not the log, which contains secrets of others."""
    ada, bob = person(service, "Ada"), person(service, "Bob")
    game = made(service, ada, "international-relations", bots=dict.fromkeys(POWERS[2:], "hold"))
    seating.join(service, ada, game, "Austria")
    seating.join(service, bob, game, "England")
    order_entry.submit(service, ada, game, None, "W1900T", "Enter MDT with England")
    write_all(service, game, {"England": bob})
    order_entry.ready(service, ada, game, None, "W1900T", True)
    settle(service)
    assert lobby.info(service, bob, game)["phase"] == "S1901M"
    copy = copies.clone(service, bob, game)
    assert "Enter MDT" not in str(game_view.events(service, bob, copy))
    assert game_view.view(service, bob, copy)["units"] == game_view.view(service, bob, game)["units"]
    refused("bad-file", copies.import_game, service, bob, "rubbish {")


def test_a_finished_game_is_told_whole(service: Service) -> None:
    ada = person(service, "Ada")
    rules = "standard + last-year(year=1901)"
    game = made(service, ada, rules, bots=dict.fromkeys(POWERS, "random"))
    settle(service)
    assert lobby.info(service, VISITOR, game)["status"] == "finished"
    told = "".join(downloads.export(service, VISITOR, game))
    assert '"seed":"' in told.splitlines()[0]
    again = copies.import_game(service, ada, told)
    assert game_view.view(service, ada, again)["phase"]
    fork = copies.clone(service, ada, game, "F1901M")
    assert game_view.view(service, ada, fork)["phase"] == "F1901M"


def test_a_running_game_is_not(service: Service) -> None:
    game, people = seven(service)
    refused("not-over", downloads.export, service, people["France"], game)


# --- one's own


def test_notes_are_nobody_elses(service: Service) -> None:
    game, people = seven(service)
    notes.note(service, people["France"], game, "trust nobody")
    assert notes.notes(service, people["France"], game) == "trust nobody"
    assert notes.notes(service, people["Italy"], game) == ""
    refused("not-over", notes.state, service, people["France"], game, "well played")


def test_holidays(service: Service) -> None:
    ada = person(service, "Ada")
    with service.read() as tx:
        now = tx.now()
    number = notes.away(service, ada, now, now + 3 * HOUR)
    refused("bad-input", notes.away, service, ada, now + HOUR, now)
    game, people = seven(service, Settings(clock=Clock(length=60)))
    notes.away(service, people["France"], now, now + 30 * HOUR)
    write_all(service, game, people)
    settle(service)
    assert deadline(service, game) >= now + 30 * HOUR
    notes.back(service, ada, number)
    assert notes.absences(service, ada) == []


def test_what_if(service: Service, table: Played) -> None:
    """Other orders and other rulings: the result comes with every strength, and nothing of it is saved."""
    game, olga, people = table
    order_entry.submit(service, people["France"], game, None, "S1901M", "A PAR - BUR")
    before = "".join(downloads.export(service, olga, game))
    plain = trial.trial(service, olga, game)
    assert str(plain.lines["A PAR - BUR"][0]) == "A PAR - BUR succeeds"
    other = trial.trial(service, olga, game, {"Germany": "A MUN - BUR", "Italy": "nonsense"})
    assert str(other.lines["A PAR - BUR"][0]).startswith("A PAR - BUR fails: bounced with A MUN (Germany)")
    assert other.view["phase"] == "F1901M"
    assert other.story["refused"]["Italy"]
    assert len(other.canvas.parts().parts["under"]) > len(plain.canvas.parts().parts["under"])
    assert "".join(downloads.export(service, olga, game)) == before
    refused("not-found", trial.trial, service, olga, game, {"Atlantis": ""})
    refused("not-allowed", trial.trial, service, people["France"], game)


def test_what_if_under_other_options(service: Service, table: Played) -> None:
    game, olga, people = table
    order_entry.submit(service, people["Russia"], game, None, "S1901M", "F MOS - UKR")
    plain = {row["order"] for row in trial.trial(service, olga, game).story["results"]}
    other = trial.trial(service, olga, game, options=trial.read_options("base.kind_wrong = illegal\n"))
    assert "A MOS - UKR" in plain - {row["order"] for row in other.story["results"]}
    refused("bad-rules", trial.trial, service, olga, game, options={"base.nothing": "yes"})
    refused("bad-input", trial.read_options, "sideways")


def test_a_sheet_for_a_seat(service: Service, table: Played) -> None:
    """A game master sees what a seat may write and what a text would mean; the seat has written nothing."""
    game, olga, people = table
    choice, sheet, canvas = trial.entry(service, olga, game, "France", "A PAR - BUR\nA PAR - XYZ")
    assert [slot.key for slot in choice.slots] == ["F BRE", "A MAR", "A PAR"]
    assert (sheet.orders, [text for text, _why in sheet.faults]) == (("A PAR - BUR",), ["A PAR - XYZ"])
    assert canvas.draft_part()
    assert order_entry.draft(service, people["France"], game)["text"] == ""
    refused("not-allowed", trial.entry, service, people["France"], game, "France")


def test_a_copy_has_the_orders_its_maker_may_read(service: Service, table: Played) -> None:
    game, olga, people = table
    order_entry.submit(service, people["France"], game, None, "S1901M", "A PAR - BUR")
    order_entry.submit(service, people["Italy"], game, None, "S1901M", "A VEN - TYR")
    mine = copies.clone(service, people["France"], game)
    assert order_entry.draft(service, people["France"], mine, "France")["orders"] == ["A PAR - BUR"]
    assert order_entry.draft(service, people["France"], mine, "Italy")["orders"] == []
    whole = copies.clone(service, olga, game)
    assert order_entry.draft(service, olga, whole, "Italy")["orders"] == ["A VEN - TYR"]


def test_a_trial_tells_nothing_of_the_rolls_to_come(service: Service) -> None:
    """Of a phase without dice it tells everything."""
    olga = person(service, "Olga")
    game = lobby.create(service, olga, Setup(name="Dice", rules="factional", kind="sandbox"))
    otherwise = []
    while (phase := lobby.info(service, olga, game)["phase"])[1:5] < "1904":
        foreseen = trial.trial(service, olga, game).story["told"]
        gm.judge_now(service, olga, game, phase)
        if foreseen != phase_story.story(service, olga, game, phase=phase)["told"]:
            otherwise.append(phase)
    assert otherwise == ["F1903M"]  # elections


def test_the_game_log_is_paged(service: Service) -> None:
    """A thousand notes of a game master's fill no page of anybody's."""
    olga = person(service, "Olga")
    game = lobby.create(service, olga, Setup("Notes", gm=True))
    total = game_log.ACTS_PAGE * 2 + 5
    with service.write() as tx:
        table = opened(service, tx, game)
        for number in range(total):
            table.act("note", olga, str(number + 1))
    found: list[dict[str, Any]] = []
    before: int | None = None
    for expected in (100, 100, 5):
        page = game_log.acts(service, VISITOR, game, before)
        assert len(page) == expected
        before = game_log.acts_before(page)
        found = page + found
    assert before is None
    assert [act["why"] for act in found] == [str(number + 1) for number in range(total)]
    assert [act["n"] for act in game_log.acts(service, VISITOR, game, limit=3)] == [total - 2, total - 1, total]


def test_a_player_is_nudged_once_in_six_hours(service: Service, clock: Shift) -> None:
    olga, ada = person(service, "Olga"), person(service, "Ada")
    bots = {seat: "hold" for seat in POWERS if seat != "France"}
    game = lobby.create(service, olga, Setup("A game", gm=True, bots=bots))
    seating.join(service, ada, game, "France")
    seating.start(service, olga, game)

    def reminders() -> int:
        with service.read() as tx:
            return len(tx.all("SELECT id FROM outbox WHERE kind = 'reminder' AND account = ?", ada.account))

    refused("not-allowed", gm.nudge, service, ada, game, "France")
    refused("nothing-due", gm.nudge, service, olga, game, "Austria")
    gm.nudge(service, olga, game, "France")
    assert reminders() == 1
    refused("nudged-already", gm.nudge, service, olga, game, "France")
    clock.ahead += 6 * HOUR
    gm.nudge(service, olga, game, "France")
    assert reminders() == 2
    assert game_log.acts(service, VISITOR, game) == [], "the others do not learn that nothing has been written"
    order_entry.ready(service, ada, game, "France", "S1901M", True)
    refused("nothing-due", gm.nudge, service, olga, game, "France")
