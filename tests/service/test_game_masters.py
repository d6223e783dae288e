"""What game-masters do, and what players decide among themselves: always for all to read."""

from __future__ import annotations

import json
from typing import Any

import pytest

from casusbelli.rules.formal.points import Points
from casusbelli.service import copies, games, gm, judging, looking, motions, orders, personal, seating, trial
from casusbelli.service.checking import check
from casusbelli.service.errors import Refused
from casusbelli.service.house import VISITOR, House, Who
from casusbelli.service.settings import Clock, Settings, Setup
from casusbelli.service.table import opened
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, deadline, made, person, settle, seven, write_all


def refused(code: str, call: object, *args: object, **more: object) -> None:
    with pytest.raises(Refused) as found:
        call(*args, **more)  # type: ignore[operator]
    assert found.value.code == code, found.value


@pytest.fixture
def table(house: House) -> tuple[str, Who, dict[str, Who]]:
    """A game with a game-master who does not play."""
    olga = person(house, "Olga")
    people = {seat: person(house, f"Player of {seat}") for seat in POWERS}
    game = made(house, olga, gm=True, settings=Settings(clock=Clock(length=60)))
    for seat, who in people.items():
        seating.join(house, who, game, seat)
    assert games.info(house, olga, game)["status"] == "forming", "its game-master says when"
    seating.start(house, olga, game)
    return game, olga, people


Played = tuple[str, Who, dict[str, Who]]


def test_only_the_game_master(house: House, table: Played) -> None:
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
        (gm.edit, {}, "because"),
        (trial.preview,),
        (gm.rollback, "S1901M"),
        (gm.throw, 5),
        (gm.note, "hear"),
    ]
    for call, *arguments in calls:
        refused("not-allowed", call, house, people["France"], game, *arguments)
        refused("sign-in-first", call, house, VISITOR, game, *arguments)
    assert gm.acts(house, VISITOR, game) == []


def test_the_clock(house: House, table: Played, clock: Shift) -> None:
    game, olga, people = table
    before = deadline(house, game)
    assert gm.extend(house, olga, game, 30, "holidays")["deadline"] == before + HOUR // 2
    gm.pause(house, olga, game, "a wedding")
    refused("not-running", orders.submit, house, people["France"], game, None, "S1901M", "A PAR H")
    clock.ahead = 5 * HOUR
    settle(house)
    assert games.info(house, olga, game)["phase"] == "S1901M"
    gm.resume(house, olga, game)
    assert HOUR < deadline(house, game) - games.info(house, olga, game)["now"] <= HOUR * 3 // 2
    assert [act["kind"] for act in gm.acts(house, VISITOR, game)] == ["extended", "paused", "resumed"]
    assert [act["by"] for act in gm.acts(house, VISITOR, game)] == ["Olga"] * 3


def test_who_comes_back_from_a_pause_is_called_and_reminded(house: House, table: Played, clock: Shift) -> None:
    """With the deadline that holds now; who is ready is left in peace."""
    game, olga, people = table
    orders.ready(house, people["Italy"], game, None, "S1901M", True)

    def told(kind: str) -> dict[str, set[int]]:
        with house.read() as tx:
            rows = tx.all("SELECT seat, data FROM outbox WHERE kind = ?", kind)
        return {seat: {json.loads(row["data"])["deadline"] for row in rows if row["seat"] == seat} for seat in POWERS}

    first = deadline(house, game)
    clock.ahead = HOUR * 2 // 3  # the reminder of this deadline has gone out
    settle(house)
    assert told("reminder")["France"] == {first}
    gm.pause(house, olga, game, "a wedding")
    clock.ahead = 30 * HOUR
    settle(house)
    assert told("reminder")["France"] == {first}, "a game that is paused calls nobody"
    gm.resume(house, olga, game)
    second = deadline(house, game)
    assert told("your-turn")["France"] == {first, second}
    assert told("your-turn")["Italy"] == {first}
    clock.ahead = 30 * HOUR + HOUR // 4
    settle(house)
    assert told("reminder")["France"] == {first, second}
    assert told("reminder")["Italy"] == set()
    gm.extend(house, olga, game, 600, "another wedding")
    clock.ahead = 36 * HOUR
    settle(house)
    assert told("reminder")["France"] == {first, second, deadline(house, game)}


def test_no_pause_is_for_ever(house: House, table: Played, clock: Shift) -> None:
    game, olga, _people = table
    gm.pause(house, olga, game)
    clock.ahead = judging.LONGEST_PAUSE + HOUR
    settle(house)
    info = games.info(house, olga, game)
    assert (info["status"], info["phase"]) == ("running", "S1901M")
    assert deadline(house, game) > info["now"]


def test_orders_by_post_and_a_look_ahead(house: House, table: Played) -> None:
    game, olga, people = table
    gm.enter(house, olga, game, "France", "S1901M", "A PAR - BUR", "by post")
    orders.submit(house, people["Germany"], game, None, "S1901M", "A MUN - BUR")
    assert {row["seat"] for row in gm.missing(house, olga, game) if row["heard"]} == {"France", "Germany"}
    ahead = trial.preview(house, olga, game)
    assert {row["order"]: row["results"] for row in ahead["results"]}["A PAR - BUR"] == ["fails"]
    assert games.info(house, olga, game)["phase"] == "S1901M"
    gm.judge_now(house, olga, game, "S1901M", "all have told me that they are done")
    assert games.info(house, olga, game)["phase"] == "F1901M"
    refused("phase-closed", gm.judge_now, house, olga, game, "S1901M")


def test_the_board_by_hand_and_back_again(house: House, table: Played) -> None:
    game, olga, _people = table
    refused("reason-missing", gm.edit, house, olga, game, {"remove": ["A PAR"]}, " ")
    refused("bad-input", gm.edit, house, olga, game, {"remove": ["A MOON"]}, "x")
    refused("bad-input", gm.edit, house, olga, game, {"remove": ["A BUR"]}, "x")
    refused("not-now", gm.edit, house, olga, game, {"place": {"France": ["A VEN"]}}, "x")
    refused("not-found", gm.edit, house, olga, game, {"centers": {"BEL": "Spain"}}, "x")
    changes = {"remove": ["A PAR"], "place": {"France": ["F BEL"]}, "centers": {"BEL": "France"}}
    view = gm.edit(house, olga, game, changes, "a mistake of mine")
    assert "F BEL" in view["units"]["France"]
    assert "A PAR" not in view["units"]["France"]
    assert "BEL" in view["centers"]["France"]
    gm.judge_now(house, olga, game, "S1901M")
    assert "F BEL" in looking.view(house, VISITOR, game)["units"]["France"]
    gm.rollback(house, olga, game, "S1901M", with_orders=False, why="all wrong")
    assert "A PAR" in looking.view(house, VISITOR, game)["units"]["France"], "taken back to where it was opened"
    assert games.info(house, VISITOR, game)["phase"] == "S1901M"
    gm.judge_now(house, olga, game, "S1901M")
    assert games.info(house, VISITOR, game)["phase"] == "F1901M"


def test_a_rollback_with_orders(house: House, table: Played) -> None:
    game, olga, people = table
    orders.submit(house, people["France"], game, None, "S1901M", "A PAR - BUR")
    gm.judge_now(house, olga, game, "S1901M")
    gm.rollback(house, olga, game, "S1901M", with_orders=True, why="once more")
    assert orders.draft(house, people["France"], game)["orders"] == ["A PAR - BUR"]
    refused("not-now", gm.rollback, house, olga, game, "S1950M")


def test_another_player_and_a_bot(house: House, table: Played) -> None:
    game, olga, people = table
    orders.submit(house, people["France"], game, None, "S1901M", "A PAR - BUR")
    eve = person(house, "Eve")
    offer = gm.replace(house, olga, game, "France", "Eve", why="ill")
    assert offer["offered"]
    assert orders.draft(house, people["France"], game)["text"], "nothing has happened yet"
    seating.join(house, eve, game, invitation=offer["invitation"])
    assert orders.draft(house, eve, game)["text"] == "", "a new player finds a blank page"
    refused("not-allowed", orders.draft, house, people["France"], game)
    gm.replace(house, olga, game, "Italy", bot="hold")
    settle(house)
    seats = {seat["seat"]: seat for seat in games.info(house, olga, game)["seats"]}
    assert (seats["Italy"]["bot"], seats["Italy"]["ready"]) == ("hold", True)
    refused("unknown-bot", gm.replace, house, olga, game, "Russia", bot="deepblue")
    refused("bad-input", gm.replace, house, olga, game, "Russia")


CORRECTIONS: list[tuple[str, str, dict[str, Any]]] = [
    ("formal", "formal", {"victory_points": {"France": 12, "Italy": -1}}),
    ("international-relations", "international-relations", {"levels": {"France": 2}}),
    ("international-relations", "international-relations", {"relations": {"France|Italy": "mdt"}}),
    ("masters", "masters", {"allowance": {"Turkey": 5}}),
]


@pytest.mark.parametrize(("rules", "rule", "values"), CORRECTIONS)
def test_what_rules_remember_is_corrected(house: House, rules: str, rule: str, values: dict[str, Any]) -> None:
    """Points, levels, treaties: for all to read, in the log, and to be taken back like everything else."""
    olga = person(house, "Olga")
    game = games.create(house, olga, Setup("A game", rules, gm=True, bots=dict.fromkeys(POWERS, "hold")))
    phase = games.info(house, olga, game)["phase"]
    before = looking.view(house, VISITOR, game)["state"][rule]
    refused("reason-missing", gm.correct, house, olga, game, rule, values, " ")
    refused("not-now", gm.correct, house, olga, game, rule, {"nothing": 1}, "a slip")
    refused("not-now", gm.correct, house, olga, game, "standard", values, "a slip")
    refused("not-now", gm.correct, house, olga, game, rule, {next(iter(values)): {"Nowhere": 1}}, "a slip")
    refused("not-now", gm.correct, house, olga, game, rule, {next(iter(values)): {"France": [1]}}, "a slip")
    assert looking.view(house, VISITOR, game)["state"][rule] == before
    gm.correct(house, olga, game, rule, values, "the table of Fall was added up wrongly")
    after = looking.view(house, VISITOR, game)["state"][rule]
    for key, table in values.items():
        assert after[key] == {**before[key], **table}
    [told] = [event for event in looking.events(house, VISITOR, game) if event["event"] == "state-corrected/1"]
    assert (told["table"], told["by"], told["why"]) == (values, "Olga", "the table of Fall was added up wrongly")
    assert "Corrected by hand by Olga" in "".join(looking.newspaper(house, VISITOR, game))
    [act] = gm.acts(house, VISITOR, game)
    assert (act["kind"], act["by"], act["rule"]) == ("corrected", "Olga", rule)
    assert check(house, game).faults == []
    gm.rollback(house, olga, game, phase, why="that was wrong, too")
    assert looking.view(house, VISITOR, game)["state"][rule] == before
    assert check(house, game).faults == []


def test_nothing_hidden_is_corrected(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A correction is told to everybody, and so only what everybody sees can be corrected."""
    olga = person(house, "Olga")
    game = games.create(house, olga, Setup("A game", "formal", gm=True, bots=dict.fromkeys(POWERS, "hold")))
    assert gm.corrigible(house, olga, game) == {"formal": {"victory_points": dict.fromkeys(POWERS, 0)}}
    monkeypatch.setattr(Points, "reveals", lambda _self, _t, seat: ("victory_points",) if seat == "France" else ())
    assert gm.corrigible(house, olga, game) == {"formal": {}}
    refused("not-now", gm.correct, house, olga, game, "formal", {"victory_points": {"France": 1}}, "a slip")


def test_a_ruling_is_overridden(house: House, table: Played) -> None:
    """With what it changes on the board, in one act that is there whole or not at all."""
    game, olga, people = table
    orders.submit(house, people["France"], game, None, "S1901M", "A PAR - BUR")
    orders.submit(house, people["Germany"], game, None, "S1901M", "A MUN - BUR")
    gm.judge_now(house, olga, game, "S1901M")
    given = ("A PAR - BUR", "succeeds: Munich had promised")
    moved = {"remove": ["A PAR"], "place": {"France": ["A BUR"]}}
    refused("not-allowed", gm.override, house, people["France"], game, "S1901M", *given, moved, "why not")
    refused("reason-missing", gm.override, house, olga, game, "S1901M", *given, moved, "")
    refused("not-now", gm.override, house, olga, game, "S1901M", "A PAR - PIC", "succeeds", moved, "a letter")
    refused("bad-input", gm.override, house, olga, game, "S1901M", *given, {"remove": ["A LON"]}, "a letter")
    assert [event["event"] for event in looking.events(house, olga, game)].count("ruling-overridden/1") == 0
    gm.override(house, olga, game, "S1901M", *given, moved, "the letter of last week")
    assert "A BUR" in looking.view(house, VISITOR, game)["units"]["France"]
    last, edited = looking.events(house, VISITOR, game)[-2:]
    assert (last["event"], last["order"], last["phase"]) == ("ruling-overridden/1", "A PAR - BUR", "S1901M")
    assert edited["event"] == "board-edited/1"
    assert "A PAR - BUR of S1901M counts as: succeeds" in "".join(looking.newspaper(house, VISITOR, game))
    act = gm.acts(house, people["Italy"], game)[-1]
    assert (act["kind"], act["by"], act["of"], act["order"]) == ("overridden", "Olga", "S1901M", "A PAR - BUR")
    assert check(house, game).faults == []


def test_dice_of_the_game_masters(house: House) -> None:
    """Where he throws them himself the game waits for each."""
    olga = person(house, "Olga")
    rules = "factional(dice_source=manual)"
    seats = [seat.name for seat in games.rules_of(house, rules, "standard", {}).seats]
    game = games.create(house, olga, Setup(name="Dice", rules=rules, gm=True, bots=dict.fromkeys(seats, "hold")))
    refused("not-now", gm.throw, house, olga, game, 101)
    thrown = 0
    while games.info(house, olga, game)["waits"]:
        gm.throw(house, olga, game, 50)
        thrown += 1
    assert thrown == 7
    assert games.info(house, olga, game)["phase"] == "S1901M"
    rolls = looking.dice(house, VISITOR, game)["rolls"]
    assert {roll["source"] for roll in rolls} == {"manual"}
    settle(house)


# --- votes


def test_players_stop_their_clock_themselves(house: House) -> None:
    game, people = seven(house, Settings(clock=Clock(length=60)))
    asked = motions.move(house, people["France"], game, "pause")
    refused("asked", motions.move, house, people["Italy"], game, "pause")
    for seat in ("Italy", "Russia"):
        assert motions.vote(house, people[seat], game, asked["motion"])["outcome"] is None
    assert motions.vote(house, people["Turkey"], game, asked["motion"])["outcome"] is True
    assert games.info(house, VISITOR, game)["status"] == "paused"
    more = motions.move(house, people["France"], game, "resume")["motion"]
    for seat in ("Italy", "Russia", "Turkey"):
        motions.vote(house, people[seat], game, more)
    assert games.info(house, VISITOR, game)["status"] == "running"
    lost = motions.move(house, people["France"], game, "cancel")["motion"]
    assert motions.vote(house, people["Italy"], game, lost, yes=False)["outcome"] is False
    assert motions.listing(house, VISITOR, game) == []
    refused("not-allowed", motions.move, house, person(house, "Eve"), game, "pause")
    refused("bad-input", motions.move, house, people["France"], game, "dance")


# --- sandboxes


def test_a_sandbox_is_its_owners(house: House) -> None:
    ada = person(house, "Ada")
    game = made(house, ada, kind="sandbox")
    for seat in ("France", "Germany"):
        orders.submit(house, ada, game, seat, "S1901M", {"France": "A PAR - BUR", "Germany": "A MUN - BUR"}[seat])
    gm.judge_now(house, ada, game, "S1901M")
    assert looking.view(house, ada, game)["phase"] == "F1901M"
    gm.edit(house, ada, game, {"place": {"Turkey": ["A PIC"]}}, "")
    refused("not-found", looking.view, house, person(house, "Eve"), game)


def test_a_copy_knows_what_its_maker_knows(house: House) -> None:
    """In a game that runs he gets the position, not the log: secrets of others are not in it."""
    ada, bob = person(house, "Ada"), person(house, "Bob")
    game = made(house, ada, "international-relations", bots=dict.fromkeys(POWERS[2:], "hold"))
    seating.join(house, ada, game, "Austria")
    seating.join(house, bob, game, "England")
    orders.submit(house, ada, game, None, "W1900T", "Enter MDT with England")
    write_all(house, game, {"England": bob})
    orders.ready(house, ada, game, None, "W1900T", True)
    settle(house)
    assert games.info(house, bob, game)["phase"] == "S1901M"
    copy = copies.clone(house, bob, game)
    assert "Enter MDT" not in str(looking.events(house, bob, copy))
    assert looking.view(house, bob, copy)["units"] == looking.view(house, bob, game)["units"]
    refused("bad-file", copies.import_game, house, bob, "rubbish {")


def test_a_finished_game_is_told_whole(house: House) -> None:
    ada = person(house, "Ada")
    rules = "standard + last-year(year=1901)"
    game = made(house, ada, rules, bots=dict.fromkeys(POWERS, "random"))
    settle(house)
    assert games.info(house, VISITOR, game)["status"] == "finished"
    told = "".join(looking.export(house, VISITOR, game))
    assert '"seed":"' in told.splitlines()[0]
    again = copies.import_game(house, ada, told)
    assert looking.view(house, ada, again)["phase"]
    fork = copies.clone(house, ada, game, "F1901M")
    assert looking.view(house, ada, fork)["phase"] == "F1901M"


def test_a_running_game_is_not(house: House) -> None:
    game, people = seven(house)
    refused("not-over", looking.export, house, people["France"], game)


# --- one's own


def test_notes_are_nobody_elses(house: House) -> None:
    game, people = seven(house)
    personal.note(house, people["France"], game, "trust nobody")
    assert personal.notes(house, people["France"], game) == "trust nobody"
    assert personal.notes(house, people["Italy"], game) == ""
    refused("not-over", personal.state, house, people["France"], game, "well played")


def test_holidays(house: House) -> None:
    ada = person(house, "Ada")
    with house.read() as tx:
        now = tx.now()
    number = personal.away(house, ada, now, now + 3 * HOUR)
    refused("bad-input", personal.away, house, ada, now + HOUR, now)
    game, people = seven(house, Settings(clock=Clock(length=60)))
    personal.away(house, people["France"], now, now + 30 * HOUR)
    write_all(house, game, people)
    settle(house)
    assert deadline(house, game) >= now + 30 * HOUR
    personal.back(house, ada, number)
    assert personal.absences(house, ada) == []


def test_what_if(house: House, table: Played) -> None:
    """Other orders, other rulings: told with every strength, and nothing of it is kept."""
    game, olga, people = table
    orders.submit(house, people["France"], game, None, "S1901M", "A PAR - BUR")
    before = "".join(looking.export(house, olga, game))
    plain = trial.trial(house, olga, game)
    assert plain.lines["A PAR - BUR"][0] == "A PAR - BUR succeeds"
    other = trial.trial(house, olga, game, {"Germany": "A MUN - BUR", "Italy": "nonsense"})
    assert other.lines["A PAR - BUR"][0].startswith("A PAR - BUR fails: bounced with A MUN (Germany)")
    assert other.view["phase"] == "F1901M"
    assert other.story["refused"]["Italy"]
    assert len(other.canvas.parts().parts["under"]) > len(plain.canvas.parts().parts["under"])
    assert "".join(looking.export(house, olga, game)) == before
    refused("not-found", trial.trial, house, olga, game, {"Atlantis": ""})
    refused("not-allowed", trial.trial, house, people["France"], game)


def test_what_if_under_other_options(house: House, table: Played) -> None:
    game, olga, people = table
    orders.submit(house, people["Russia"], game, None, "S1901M", "F MOS - UKR")
    plain = {row["order"] for row in trial.trial(house, olga, game).story["results"]}
    other = trial.trial(house, olga, game, options=trial.read_options("base.kind_wrong = illegal\n"))
    assert "A MOS - UKR" in plain - {row["order"] for row in other.story["results"]}
    refused("bad-rules", trial.trial, house, olga, game, options={"base.nothing": "yes"})
    refused("bad-input", trial.read_options, "sideways")


def test_a_sheet_for_a_seat(house: House, table: Played) -> None:
    """A game-master looks what a seat may write and what a text would mean; the seat has written nothing."""
    game, olga, people = table
    choice, sheet, canvas = trial.entry(house, olga, game, "France", "A PAR - BUR\nA PAR - XYZ")
    assert [slot.key for slot in choice.slots] == ["F BRE", "A MAR", "A PAR"]
    assert (sheet.orders, [text for text, _why in sheet.faults]) == (("A PAR - BUR",), ["A PAR - XYZ"])
    assert canvas.draft_part()
    assert orders.draft(house, people["France"], game)["text"] == ""
    refused("not-allowed", trial.entry, house, people["France"], game, "France")


def test_a_copy_has_the_orders_its_maker_may_read(house: House, table: Played) -> None:
    game, olga, people = table
    orders.submit(house, people["France"], game, None, "S1901M", "A PAR - BUR")
    orders.submit(house, people["Italy"], game, None, "S1901M", "A VEN - TYR")
    mine = copies.clone(house, people["France"], game)
    assert orders.draft(house, people["France"], mine, "France")["orders"] == ["A PAR - BUR"]
    assert orders.draft(house, people["France"], mine, "Italy")["orders"] == []
    whole = copies.clone(house, olga, game)
    assert orders.draft(house, olga, whole, "Italy")["orders"] == ["A VEN - TYR"]


def test_a_trial_tells_nothing_of_the_rolls_to_come(house: House) -> None:
    """Of a phase without dice it tells everything."""
    olga = person(house, "Olga")
    game = games.create(house, olga, Setup(name="Dice", rules="factional", kind="sandbox"))
    otherwise = []
    while (phase := games.info(house, olga, game)["phase"])[1:5] < "1904":
        foreseen = trial.trial(house, olga, game).story["told"]
        gm.judge_now(house, olga, game, phase)
        if foreseen != looking.story(house, olga, game, phase=phase)["told"]:
            otherwise.append(phase)
    assert otherwise == ["F1903M"]  # elections


def test_the_game_log_is_paged(house: House) -> None:
    """A thousand notes of a game master's fill no page of anybody's."""
    olga = person(house, "Olga")
    game = games.create(house, olga, Setup("Notes", gm=True))
    total = gm.ACTS_PAGE * 2 + 5
    with house.write() as tx:
        table = opened(house, tx, game)
        for number in range(total):
            table.act("note", olga, str(number + 1))
    found: list[dict[str, Any]] = []
    before: int | None = None
    for expected in (100, 100, 5):
        page = gm.acts(house, VISITOR, game, before)
        assert len(page) == expected
        before = gm.acts_before(page)
        found = page + found
    assert before is None
    assert [act["why"] for act in found] == [str(number + 1) for number in range(total)]
    assert [act["n"] for act in gm.acts(house, VISITOR, game, limit=3)] == [total - 2, total - 1, total]
