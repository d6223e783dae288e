"""Game files: read as written, refused with the line when they are not what they were; dice and phases checked again;
positions turned into games."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from casusbelli.core.events import OrdersRevealed
from casusbelli.core.state import Outcome
from casusbelli.engine import play
from casusbelli.engine.game import Game
from casusbelli.engine.spec import Pack, packs_beside
from casusbelli.engine.view import GM
from casusbelli.records.games import chronicle, newspaper
from casusbelli.records.games.game_file import (
    BadGameFile,
    BrokenGameFile,
    NoSeed,
    first_link,
    link,
    read_annotated,
    read_game,
    read_header,
    write_game,
)
from casusbelli.records.games.positions import BadPosition, exported_state, import_position
from casusbelli.records.games.verify import Verification, as_data, check_dice, rejudge
from casusbelli.variants import board, load_board, write_board
from tests.packs.omens import PACKS, Omens
from tests.records.golden.make import HASHES, HERE, LAGOON, OPENING

SEED = bytes(range(32))
EUROPE = board("standard")
GOLDEN = dict(line.split() for line in HASHES.read_text(encoding="utf-8").splitlines())
PAGE = (Path(__file__).parents[2] / "docs" / "game-files.md").read_text(encoding="utf-8")


class Luck(Omens):
    """Omens that can be set up by hand."""

    def placed(self, own: dict[str, int], table: Mapping[str, Any]) -> dict[str, int]:
        return {**own, **table.get("luck", {})}


@pytest.fixture(autouse=True)
def _more_packs() -> Iterator[None]:
    more = (*PACKS, Pack("luck", "luck", (Luck(),)))
    with packs_beside(*more):
        yield


def opened(rules: str = "standard", **given: Any) -> Game:
    game = Game.new(rules, EUROPE, SEED, **given)
    for seat, orders in OPENING.items():
        game.submit(seat, orders)
    game.process()
    return game


def eventful(rules: str) -> Game:
    """A proposal, an empty seat, a rollback, a new player, one more phase."""
    game = opened(rules, nonces=("some", "words"))
    game.submit("Italy", "Propose draw")
    game.vacate("Turkey", "gone")
    game.process()
    game.rollback("F1901M", with_orders=True, by="me")
    game.take_seat("Turkey")
    game.process()
    return game


def chained(header: str, events: Iterable[Any]) -> str:
    """The file as a forger writes it: the chain made anew."""
    chain, out = first_link(read_header(header)), [header]
    for n, event in enumerate(events, 1):
        body = json.dumps(event, separators=(",", ":")).encode()
        chain = link(chain, body)
        out.append(f'{{"n":{n},"hash":"{chain}","event":{body.decode()}}}')
    return "\n".join(out) + "\n"


def parts(text: str) -> tuple[str, list[Any]]:
    """The header and the events."""
    header, *lines = text.splitlines()
    return header, [json.loads(line)["event"] for line in lines]


def unchanged(_n: int, event: Any) -> Any:
    return event


def relinked(text: str, change: Callable[[int, Any], Any] = unchanged) -> str:
    header, events = parts(text)
    return chained(header, [change(n, event) for n, event in enumerate(events, 1)])


# --- the golden files: how games were written once


def events_of(text: str) -> str:
    """The lines of a file that are events, and neither its header nor annotations."""
    return "".join(line for line in text.splitlines(keepends=True) if '"event":' in line)


def test_every_golden_file_has_its_hash() -> None:
    assert set(GOLDEN) == {file.name for file in HERE.glob("*.jsonl")}


@pytest.mark.parametrize("name", GOLDEN)
def test_games_of_old_are_read_and_written_as_they_were(name: str) -> None:
    text = (HERE / name).read_text(encoding="utf-8")
    found = read_annotated(text, board)
    game = found.game
    said = json.loads(text.partition("\n")[0])
    again = write_game(game, with_seed=said["seed"] is not None, notes=found.notes)
    header: Any = json.loads(again.partition("\n")[0])
    later = {key for key in header["options"] if key not in said["options"]}
    known = game.rules.known_options
    assert all(header["options"][key] == (known[key].before or known[key].default) for key in later)
    for key in later:  # options that came since say how games were played before; nothing else may differ
        del header["options"][key]
    first = json.dumps(header, separators=(",", ":"), ensure_ascii=False)
    assert relinked(f"{first}\n{events_of(again)}") == f"{text.partition(chr(10))[0]}\n{events_of(text)}"
    assert later or again == text
    assert game.state_hash() == GOLDEN[name]


def test_a_coalition_of_old_is_sound_though_none_of_its_size_is_claimed_on_that_board_today() -> None:
    """Two of three powers on 14 centers, from before the thresholds were options."""
    game = read_game((HERE / "coalition.jsonl").read_text(encoding="utf-8"), board)
    assert game.state.outcome == Outcome("two-way", ("France", "Italy"))
    done = Verification(game, check_dice(game), tuple(rejudge(game)))
    assert (done.faults, done.warnings) == ([], [])


def test_phases_in_which_nobody_had_a_choice_are_judged_again_as_they_were() -> None:
    """Today such a phase is passed over, or closed at once, and who has no choice is not silent."""
    game = read_game((HERE / "without-choice.jsonl").read_text(encoding="utf-8"), board)
    silent = {event.phase: event.silent for event in game.log if isinstance(event, OrdersRevealed)}
    assert silent["W1903A"] == ("Austria", "France", "Italy")
    assert not game.fork("W1903A").owed()
    done = Verification(game, check_dice(game), tuple(rejudge(game)))
    assert (done.faults, done.warnings) == ([], [])


@pytest.mark.parametrize("name", ["formal-in-words", "treaties-in-words"])
def test_a_game_of_old_that_holds_english_is_judged_alike_today(name: str) -> None:
    game = read_game((HERE / f"{name}.jsonl").read_text(encoding="utf-8"), board)
    done = Verification(game, check_dice(game), tuple(rejudge(game)))
    assert (done.faults, done.warnings) == ([], [])


def test_the_golden_files_hold_what_there_is() -> None:
    told = "".join((HERE / name).read_text(encoding="utf-8") for name in GOLDEN)
    for event in ("rolled-back/1", "seat-vacated/1", "seat-taken/1", "end-voted/1", "game-ended/1", "units-routed/1"):
        assert f'"event":"{event}"' in told
    assert '"not-understood"' in told
    assert '"routed":[{' in told


# --- read as written


@pytest.mark.parametrize("with_seed", [True, False])
@pytest.mark.parametrize("rules", ["standard", "omens", "fog + omens", "standard(centers=15) + fog"])
def test_there_and_back(rules: str, with_seed: bool) -> None:
    game = eventful(rules)
    text = write_game(game, with_seed)
    again = read_game(text, board)
    assert (again.log, again.state, again.state_hash()) == (game.log, game.state, game.state_hash())
    assert again.view("France") == game.view("France")
    assert again.rules.options == game.rules.options
    assert write_game(again, with_seed) == text
    assert read_game(text.replace("\n", "\r\n"), board).state == game.state
    assert read_game(text.removesuffix("\n"), board).state == game.state


def test_the_seed_is_told_when_the_game_is_over() -> None:
    game = opened()
    assert json.loads(write_game(game).partition("\n")[0])["seed"] is None
    game.submit("Austria", "Propose concession to Turkey")
    for seat in game.rules.names:
        game.submit(seat, "Vote for")
    assert json.loads(write_game(game).partition("\n")[0])["seed"] == SEED.hex()
    assert read_game(write_game(game), board).state.outcome == game.state.outcome


def test_without_its_seed_a_game_goes_on_until_a_die_is_rolled() -> None:
    text = write_game(opened("omens"))
    game = read_game(text, board)
    game.process()
    before = game.log[:]
    with pytest.raises(NoSeed, match="The die for “Austria/1902/omen” cannot be rolled"):
        game.process()
    assert game.log == before
    assert write_game(game, with_seed=True).partition("\n")[0] == text.partition("\n")[0]
    with_seed = read_game(text, board, SEED)
    with_seed.process()
    with_seed.process()
    assert check_dice(with_seed).wrong == ()


# --- refused

SHORT = (HERE / "short.jsonl").read_text(encoding="utf-8")
LINES = SHORT.splitlines()
DEEP = '{"a":' * 100_000


MAP = write_board(load_board(LAGOON))


def header(**changes: object) -> str:
    return "\n".join([json.dumps({**json.loads(LINES[0]), **changes}), *LINES[1:]])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "Line 1: This is not the header of a game file"),
        ("rubbish", "Line 1: This is not the header of a game file"),
        ("[]", "Line 1: This is not the header of a game file"),
        ("{}", "Line 1: The format None cannot be read here. Game files have the format casusbelli.game/1 or casus"),
        (header(format="casusbelli.game/3"), "Line 1: The format 'casusbelli.game/3' cannot be read here"),
        (header(format="casusbelli.game/2"), "Line 1: In board: The text of the map is missing"),
        (header(board=MAP), "Line 1: In board: The format casusbelli.game/1 has no text of a map"),
        (
            header(format="casusbelli.game/2", board=MAP),
            "The header names the map 'standard', but the text here is the map 'lagoon'",
        ),
        (
            header(format="casusbelli.game/2", board="x"),
            "Line 1: In board: This is not a valid map .map.toml: line 1: is no TOML",
        ),
        (header(format="casusbelli.game/2", board=7), "Line 1: In board: A text is expected here, not 7."),
        (
            header(format="casusbelli.game/2", board="name = 'x'\ninherit = 'standard'"),
            'map.toml:2: inherit: names "standard", which is no map; there are no maps to inherit',
        ),
        (header(colour="red"), "Line 1: 'colour' is not a key of the header. Choose one of format, rules"),
        (header(rules="chess"), "Line 1: No rules are called 'chess'"),
        (header(rules="standard("), "Line 1: 'standard\\('"),
        (header(map="mars"), "Line 1: No map is called 'mars'"),
        (header(options={"solo.centers": "many"}), "Line 1: Option solo.centers = 'many': expected map"),
        (header(options={"solo.centres": "3"}), "Line 1: Option 'solo.centres': no rule of this game has it"),
        (header(seed="00" * 32), "Line 1: The seed does not match the commitment"),
        (header(seed="seed"), "Line 1: In seed: 'seed' is not a seed. Write 64 hexadecimal digits."),
        (LINES[0], "Line 1: The game breaks off in the middle of a phase"),
        ("\n".join([*LINES[:5], LINES[6]]), "Line 6: The hash chain is broken here"),
        ("\n".join([*LINES[:5], LINES[4], *LINES[5:]]), "Line 6: The hash chain is broken here"),
        (SHORT.replace("VIE", "TYR", 1), "Line 2: The hash chain is broken here. This line or the header was changed"),
        (header(options={}), "Line 2: The hash chain is broken here. This line or the header was changed"),
        (header(nonces=["loaded"]), "Line 2: The hash chain is broken here"),
        (header(rules="build-anywhere"), "Line 2: The hash chain is broken here"),
        (header(seed=None, commitment="00" * 32), "Line 2: The hash chain is broken here"),
        (DEEP, "Line 1: Tables and lists are nested too deeply"),
        (f"{LINES[0]}\n{DEEP}\n", "Line 2: This is not an entry of a game file"),
        (f'{LINES[0]}\n{{"n":1,"hash":"","event":{DEEP}', "Line 2: The file breaks off in the middle"),
        (SHORT[:-40], "Line 41: The file breaks off in the middle of this line. The rest of the game is lost."),
        ("\n".join([*LINES[:3], "", *LINES[3:]]), "Line 4: This is not an entry of a game file"),
        ("\n".join(LINES[:-2]), "Line 39: The game breaks off in the middle of a phase"),
    ],
)
def test_what_is_no_game(text: str, told: str) -> None:
    with pytest.raises(BadGameFile, match=told):
        read_game(text, board)


@pytest.mark.parametrize("cut", range(1, len(SHORT), 331))
def test_a_file_cut_anywhere_is_refused_with_its_line(cut: int) -> None:
    with pytest.raises(BadGameFile, match=rf"Line {min(SHORT[:cut].count(chr(10)) + 1, 41)}: "):
        read_game(SHORT[:cut], board)


def test_events_of_rules_that_are_not_there() -> None:
    text = relinked(write_game(opened("omens"), with_seed=True).replace('"rules":"omens"', '"rules":"standard"'))
    with pytest.raises(BadGameFile, match="The rules of this game have no event 'omen-read/1'"):
        read_game(text, board)


def test_events_that_say_more_than_they_should() -> None:
    def more(n: int, event: Any) -> Any:
        return {**event, "mood": "grim"} if n == 3 else event

    with pytest.raises(BadGameFile, match="Line 4: The event 'home-set/1' contains more than"):
        read_game(relinked(SHORT, more), board)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ({"event": "units-moved/1", "moves": [[99, "PAR"]]}, "Line 31: This event cannot have happened"),
        (
            {"event": "unit-placed/1", "id": 90, "owner": "Italy", "kind": "A", "at": "NOWHERE", "marks": {}},
            "Line 41: This event cannot have happened",
        ),
        (
            {"event": "rolled-back/1", "events": 500, "phase": "S1901M", "by": "", "why": ""},
            "Line 31: This event cannot",
        ),
    ],
)
def test_a_chain_proves_no_game(event: Any, told: str) -> None:
    text = relinked(SHORT, lambda n, before: event if n == 30 else before)
    with pytest.raises(BrokenGameFile, match=told):
        read_game(text, board)


# --- checked


def verified(game: Game) -> dict[str, Any]:
    return as_data(Verification(game, check_dice(game), tuple(rejudge(game))))


@pytest.mark.parametrize("rules", ["standard", "omens", "fog + omens"])
def test_a_game_is_what_it_says(rules: str) -> None:
    done = verified(eventful(rules))
    assert (done["ok"], done["faults"], done["warnings"]) == (True, [], [])
    assert (done["phases"], done["rollbacks"], done["set_up_by_hand"]) == (3, 1, False)
    assert done["dice"] == {"rolls": 0 if rules == "standard" else 7, "checked": done["dice"]["rolls"], "by_hand": [],
                            "before_fork": 0, "sealed": False}  # fmt: skip
    sealed = verified(read_game(write_game(eventful(rules)), board))
    assert (sealed["ok"], sealed["dice"]["checked"], sealed["dice"]["sealed"]) == (True, 0, True)
    left = [] if rules == "standard" else ["7 dice could not be rolled again: the file does not hold the seed"]
    assert sealed["warnings"] == left
    assert sealed["verdict"].startswith("The hashes are right, but 7 of 7 dice" if left else "The log, its hashes and")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"roll": 100}, "Austria/1901/omen: 100 of 100 does not follow from the seed"),
        ({"roll": 101}, "Austria/1901/omen: no die of 100 sides shows 101"),
        ({"sides": 0}, "Austria/1901/omen: no die of 0 sides"),
        ({"rollbacks": 1}, "Austria/1901/omen: rolled as if after 1 rollbacks; there were 0"),
    ],
)
def test_loaded_dice(change: dict[str, int], told: str) -> None:
    def forged(_n: int, event: Any) -> Any:
        return {**event, **change} if event.get("label") == "Austria/1901/omen" else event

    game = read_game(relinked(write_game(opened("omens"), with_seed=True), forged), board)
    assert any(fault.startswith(told) for fault in verified(game)["faults"])


def test_dice_given_by_hand_are_told() -> None:
    def by_hand(_n: int, event: Any) -> Any:
        return {**event, "roll": 7, "source": "scripted"} if event.get("label") == "Italy/1901/omen" else event

    done = verified(read_game(relinked(write_game(opened("omens"), with_seed=True), by_hand), board))
    assert (done["ok"], done["dice"]["by_hand"], done["dice"]["checked"]) == (True, ["Italy/1901/omen"], 6)
    assert done["warnings"] == ["Italy/1901/omen: this roll was given by hand"]
    assert done["verdict"] == "The hashes are right, but 1 of 7 dice could not be rolled again"


def test_dice_of_the_game_that_one_was_forked_from() -> None:
    def forked(_n: int, event: Any) -> Any:
        return {**event, "source": "before-fork"} if event.get("label") == "Turkey/1901/omen" else event

    game = opened("omens").fork("F1901M")
    assert check_dice(game).forked == 7
    done = verified(game)
    assert (done["ok"], done["dice"]["before_fork"], done["dice"]["checked"]) == (True, 7, 0)
    assert done["warnings"] == ["7 dice could not be rolled again: they fell before the game was forked"]
    wrong = read_game(relinked(write_game(opened("omens"), with_seed=True), forked), board)
    assert verified(wrong)["faults"] == ["Turkey/1901/omen: no roll comes from 'before-fork' here"]


def test_what_would_be_judged_otherwise_is_a_warning() -> None:
    def kinder(_n: int, event: Any) -> Any:
        if event["event"] == "orders-judged/1":
            event["judgements"][0]["words"] = ["succeeds"]
        return event

    done = verified(read_game(relinked(SHORT, kinder), board))
    assert done["ok"]
    assert [told[:19] for told in done["warnings"]] == ["S1901M: line 36 is "]
    assert "today it would be" in done["warnings"][0]
    assert done["verdict"] == "The hashes are right, but 1 of 1 phases would be judged otherwise today"


def test_what_would_be_refused_today_is_a_warning() -> None:
    def strange(_n: int, event: Any) -> Any:
        if event["event"] == "orders-revealed/1":
            event["orders"]["France"] = ["A VIE H", "sing"]
        return event

    warnings = verified(read_game(relinked(SHORT, strange), board))["warnings"]
    assert "S1901M: France: A VIE H would be refused today: A VIE belongs to Austria" in warnings
    assert any("sing is not understood today" in told for told in warnings)


# --- facts that were made up

SECOND = {"event": "unit-placed/1", "id": 0, "owner": "Turkey", "kind": "A", "at": "GAS", "marks": {}}


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ({"event": "game-ended/1", "outcome": {"kind": "solo", "winners": ["Turkey"], "more": {}}},
         "game-ended/1: nothing of the kind happens while F1901M is open"),
        ({"event": "seat-vacated/1", "seat": "Ghost", "why": ""}, "seat-vacated/1: no seat is called 'Ghost'"),
        ({"event": "seat-taken/1", "seat": "Ghost", "tenure": 2}, "seat-taken/1: no seat is called 'Ghost'"),
        ({"event": "seat-taken/1", "seat": "France", "tenure": -7}, "is number 2, not -7"),
        ({"event": "rolled-back/1", "events": 35, "phase": "S1901M", "by": "", "why": ""},
         "rolled-back/1: S1901M was not opened with fact 35"),
        ({"event": "rolled-back/1", "events": 31, "phase": "F1950M", "by": "", "why": ""},
         "rolled-back/1: F1950M was not opened with fact"),
        ({"event": "state-placed/1", "rule": "chess", "table": {}}, "state-placed/1: nothing of the kind"),
        (SECOND, "unit-placed/1: nothing of the kind happens while F1901M is open"),
        ({"event": "centers-taken/1", "centers": {"PAR": "Turkey"}}, "centers-taken/1: nothing of the kind"),
        ({"event": "dice-rolled/1", "label": "x", "sides": 6, "roll": 3, "source": "gm", "rollbacks": 0},
         "x: no roll comes from 'gm' here"),
        ({"event": "end-voted/1", "number": 1, "seat": "Ghost", "yes": True}, "end-voted/1: no seat is called 'Ghost'"),
    ],
)  # fmt: skip
def test_what_cannot_happen_while_a_phase_is_open(event: Any, told: str) -> None:
    first, events = parts(SHORT)
    done = verified(read_game(chained(first, [*events, event]), board))
    assert not done["ok"]
    assert any(told in fault for fault in done["faults"]), done["faults"]
    assert done["verdict"] == "The game is not what it says"


def test_what_can_happen_while_a_phase_is_open() -> None:
    """Who was there leaves, sits down, proposes; two facts of one order; and an end that all agreed on."""
    game = opened()
    game.vacate("Turkey")
    game.vacate("Turkey", "again")
    game.take_seat("Turkey")
    game.rollback("S1901M")
    game.submit("Austria", "Propose concession to Turkey\nPropose draw")
    for seat in game.rules.names[1:]:
        game.submit(seat, "Vote for 1")
    game.take_seat("Italy")
    done = verified(read_game(write_game(game), board))
    assert (done["faults"], done["warnings"], done["phases"]) == ([], [], 1)


def test_an_end_that_was_left_out() -> None:
    first, events = parts((HERE / "drawn.jsonl").read_text(encoding="utf-8"))
    assert events[-1]["event"] == "game-ended/1"
    done = verified(read_game(chained(first, events[:-1]), board))
    assert (done["ok"], len(done["warnings"])) == (True, 1)
    assert 'is the end of the log; today it would be {"event":"game-ended/1"' in done["warnings"][0]
    assert "sound" not in done["verdict"]


MADE_UP = {
    "unit": {"id": 1, "owner": "Austria", "kind": "A", "at": "MOS"},
    "by": {"id": 2, "owner": "Austria", "kind": "A", "at": "VIE"},
    "retreats": ["XXX"],
}


def last(kind: str) -> int:
    """Which fact of short.jsonl is the last of this kind."""
    return max(n for n, event in enumerate(parts(SHORT)[1]) if event["event"] == kind)


@pytest.mark.parametrize(
    ("kind", "change", "told"),
    [
        ("units-moved/1", {"moves": [[0, "NTH"]]}, "units-moved/1: A NTH is no unit that can stand there"),
        ("step-began/1", {"year": 10**30}, "does not follow 1901"),
        ("step-began/1", {"year": -5}, "the year -5 does not follow 1901"),
        ("phase-opened/1", {"phase": "S1902M"}, "phase-opened/1: 'S1902M' is not the phase of 'F-movement' in 1901"),
        ("phase-opened/1", {"phase": "X"}, "phase-opened/1: 'X' is not the phase of"),
        ("orders-revealed/1", {"phase": "F1901M"}, "orders-revealed/1: F1901M was not open"),
        ("orders-revealed/1", {"orders": {"Ghost": ["sing"]}}, "orders-revealed/1: no seat is called 'Ghost'"),
        ("units-routed/1", {"routed": [MADE_UP]}, "A MOS of Austria is not there to be dislodged"),
        ("units-routed/1", {"routed": [MADE_UP]}, "there is no province 'XXX'"),
    ],
)  # fmt: skip
def test_what_no_judgement_makes(kind: str, change: Any, told: str) -> None:
    """What today's rules judge otherwise may be a mended rule; a fleet's sea under an army is none."""
    first, events = parts(SHORT)
    at = last(kind)
    changed = [*events[:at], {**events[at], **change}, *events[at + 1 :]]
    done = verified(read_game(chained(first, changed), board))
    assert any(told in fault for fault in done["faults"]), done["faults"]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ({"event": "centers-taken/1", "centers": {"XXX": "Turkey"}}, "there is no province 'XXX'"),
        ({"event": "centers-taken/1", "centers": {"PAR": "Ruritania"}}, "no power is called 'Ruritania'"),
        (SECOND, "there was a unit 0 already"),
        ({**SECOND, "id": 77, "kind": "Z"}, "Z GAS is no unit that can stand there"),
        ({**SECOND, "id": 77, "kind": "F", "at": "MOS"}, "F MOS is no unit that can stand there"),
        ({**SECOND, "id": 77, "owner": "Ruritania"}, "no power is called 'Ruritania'"),
        ({"event": "units-passed/1", "ids": [0], "owner": "Ruritania"}, "no power is called 'Ruritania'"),
        ({"event": "home-set/1", "owner": "Italy", "centers": ["XXX"]}, "there is no province 'XXX'"),
        ({"event": "powers-eliminated/1", "owners": ["France"]}, "France has something left"),
        ({"event": "state-placed/1", "rule": "draws", "table": {}}, "nothing of the kind happens here"),
        ({"event": "game-ended/1", "outcome": {"kind": "solo", "winners": ["Ghost"], "more": {}}}, "'Ghost'"),
        ({"event": "rolled-back/1", "events": 31, "phase": "S1901M", "by": "", "why": ""}, "no phase was open"),
    ],
)  # fmt: skip
def test_what_no_judgement_brings(event: Any, told: str) -> None:
    """It stands before the last phase was opened."""
    first, events = parts(SHORT)
    done = verified(read_game(chained(first, [*events[:-1], event, events[-1]]), board))
    assert any(told in fault for fault in done["faults"]), done["faults"]


def test_two_units_in_one_place() -> None:
    first, events = parts(SHORT)
    moves = last("units-moved/1")
    back = {"event": "units-moved/1", "moves": [[0, "VIE"]]}
    apart = {"event": "units-moved/1", "moves": [[0, "BUD"]]}
    text = chained(first, [*events[:moves], back, *events[moves + 1 :], apart])
    assert any("stands there" in fault for fault in verified(read_game(text, board))["faults"])


@pytest.mark.parametrize(
    ("at", "event", "told"),
    [
        (29, {**SECOND, "id": 50}, ""),
        (29, {"event": "seat-vacated/1", "seat": "Italy", "why": ""}, ""),
        (29, {**SECOND, "id": 50, "kind": "Q"}, "Q GAS is no unit that can stand there"),
        (29, SECOND, "there was a unit 0 already"),
        (29, {"event": "seat-taken/1", "seat": "Italy", "tenure": 2}, "seat-taken/1: nothing of the kind happens here"),
        (0, {"event": "game-ended/1", "outcome": {"kind": "solo", "winners": ["Turkey"], "more": {}}},
         "game-ended/1: nothing of the kind happens here"),
    ],
)  # fmt: skip
def test_a_beginning_by_hand_has_its_limits(at: int, event: Any, told: str) -> None:
    first, events = parts(SHORT)
    text = chained(first, [*events[:at], event, *events[at:32]])
    done = verified(read_game(text, board))
    assert done["set_up_by_hand"]
    assert any(told in fault for fault in done["faults"]) if told else done["ok"]


# --- positions


def positions() -> Iterator[Game]:
    game = read_game((HERE / "drawn.jsonl").read_text(encoding="utf-8"), board)
    yield from (game.fork(phase) for phase in game.phases())


@pytest.mark.parametrize("game", [*positions()], ids=lambda game: str(game.phase))
def test_a_position_becomes_a_game(game: Game) -> None:
    done = import_position(json.dumps(exported_state(game, GM)), board, SEED).game
    assert done.view() == game.view()
    assert play.fold(done.rules, done.log) == done.state
    again = read_game(write_game(done, with_seed=True), board)
    assert again.view() == game.view()
    for there in (again, game):
        there.process()
    assert again.view() == game.view()
    assert verified(again)["set_up_by_hand"]
    assert verified(again)["warnings"] == []


def test_what_rules_remember_is_set_up_too() -> None:
    game = opened("luck")
    state = {**game.view(), "outcome": {"kind": "draw", "winners": []}}
    done = import_position(json.dumps(state), board, SEED)
    assert done.game.view()["state"]["omens"] == game.view()["state"]["omens"]
    assert done.game.view()["state"]["omens"]["luck"] != Game.new("luck", EUROPE, bytes(32)).view()["state"]["omens"]
    assert read_game(write_game(done.game), board).state == done.game.state
    assert list(map(str, done.notes[:2])) == [
        "The game was over. It continues here.",
        "The file names no options, so the usual ones of luck apply.",
    ]


@pytest.mark.parametrize(
    ("rules", "options", "told"),
    [
        ("standard", {}, {}),
        ("standard(centers=15)", {}, {}),
        ("standard(centers=15)", {"solo.centers": "map", "draws.draw": "list"},
         {"draws.draw": "list", "solo.centers": "map"}),
        ("formal", {"base.cd_removal": "2023"}, {"base.cd_removal": "2023"}),
        ("last-year", {"last-year.year": "1903", "solo.centers": "5"}, {"last-year.year": "1903", "solo.centers": "5"}),
    ],
)  # fmt: skip
def test_house_rules_go_with_a_position(rules: str, options: dict[str, str], told: dict[str, str]) -> None:
    game = Game.new(rules, EUROPE, SEED, options)
    for viewer in (GM, None, "Italy"):
        assert exported_state(game, viewer)["options"] == told
    done = import_position(json.dumps(exported_state(game, GM)), board, SEED)
    assert done.game.rules.options == game.rules.options
    assert list(map(str, done.notes)) == ["Every seat is taken. Whatever an export does not show starts from scratch."]


TURN = "phase W1902A\nAustria units: A BUD\nAustria centers: VIE, BUD, SER\noption base.cd_removal = classic\n"


def test_a_turn_file_becomes_a_game() -> None:
    done = import_position(TURN + "Austria: Build A VIE", board, SEED)
    assert done.game.view()["owed"]["Austria"] == 2
    assert done.game.rules.option("base.cd_removal") == "classic"
    assert list(map(str, done.notes)) == ["The orders in the file are not in the game. Give them again."]
    done.game.submit("Austria", "Build A VIE")
    done.game.process()
    assert (done.game.phase, done.game.view()["units"]["Austria"]) == ("S1903M", ["A BUD", "A VIE"])


def test_powers_that_are_gone_are_out_of_the_game() -> None:
    game = import_position("phase S1905M\nItaly units: A VEN\nItaly centers: VEN, ROM, VIE, BUD, TRI", board, SEED).game
    assert "Austria" in game.state.eliminated
    game.submit("Italy", "Propose concession to Italy")
    assert game.state.outcome is None
    assert set(game.state.eliminated) == {"Austria"}


def state(**changes: object) -> str:
    return json.dumps({**opened().view(), **changes})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "There is nothing to adjudicate.*a game file"),
        (
            '{"format": "casusbelli.verdicts/1"}',
            "The format 'casusbelli.verdicts/1' cannot be read here. Give a game file",
        ),
        (state(colour="red"), "'colour' is not a key of a state. Choose one of format, rules"),
        ('{"format": "casusbelli.state/1"}', "The key rules is missing."),
        (state(rules="chess"), "No rules are called 'chess'"),
        (state(map="mars"), "No map is called 'mars'"),
        (state(phase="F1901X"), "There is no phase 'F1901X' in this game, which has"),
        (state(phase="yesterday"), "In phase: 'yesterday' is not a phase. Write one like S1901M."),
        (state(phase="F1901R"), "In phase: Nobody has anything to do in F1901R. The game would go on in W1901A."),
        (state(phase=1901), "In phase: '1901' is not a phase"),
        (state(units=[]), "In units: A table is expected here, not \\[\\]"),
        (state(options=[]), "In options: A table is expected here"),
        (state(options={"solo.centers": []}), "In options.solo.centers: A text is expected here"),
        (state(options={"solo.centres": "5"}), "Option 'solo.centres': no rule of this game has it"),
        (DEEP, "nested too deeply here"),
        (state(units={"Austria": "A VIE"}), "In units.Austria: A list is expected here, not 'A VIE'"),
        (state(units={"austria": ["A VIE"]}), "In units: 'austria' is the power Austria. Write its name like that."),
        (
            state(units={"Austria": ["A VIE", "F VIE"]}),
            "In units.Austria: 'F VIE' is impossible. A fleet cannot be in Vienna.",
        ),
        (
            state(units={"Austria": ["A VIE"], "Italy": ["A VIE"]}),
            "No game can begin like this. A VIE .Italy. cannot be where A VIE .Austria. is.",
        ),
        (state(centers={"Austria": ["TYR"]}), "In centers.Austria: Tyrolia is not a supply center."),
        (state(centers={"Austria": ["VIE"], "Italy": ["VIE"]}), "In centers.Italy: Vienna is also listed for Austria."),
        (state(dislodged={"Austria": ["A VIE"]}), "In dislodged.Austria: A table is expected here"),
        (
            state(owed={"Austria": 2}),
            "In owed.Austria: This contradicts the rest of the position. By these rules it would be 0.",
        ),
        (state(state={"formal": {}}), "No rule of this game has a state called 'formal'."),
        (state(state={"draws": {"proposals": [{"number": 1}]}}), "The table state.draws does not have the form"),
        ("phase F1902R\nItaly units: A VEN", "In phase: Nobody has anything to do in F1902R"),
        (TURN + "Austria owed: 1", "In owed: In a game, this is the number of centers less"),
        ("friends Italy Turkey\nItaly: A VEN H", "The standard rules have no treaties"),
    ],
)
def test_positions_that_no_game_begins_with(text: str, told: str) -> None:
    with pytest.raises(BadPosition, match=told):
        import_position(text, board, SEED)


# --- for reading


def test_what_happened_in_words() -> None:
    game = read_game((HERE / "drawn.jsonl").read_text(encoding="utf-8"), board)
    text = "\n".join(newspaper.told(game.rules, chronicle.facts(game, None)))
    for line in (
        "Fall 1901, movement",
        "  A VIE - GAL                        Bounced with A WAR (Russia).",
        "  A MUN H                            Dislodged by A BUR (France).",
        "Army Munich (Germany) was dislodged by Army Burgundy (France)."
        " It may retreat to Berlin, Bohemia, Kiel, Ruhr or Silesia.",
        "There were standoffs in these provinces: the Black Sea and Galicia.",
        "Austria took control of Greece and Serbia.",
        "  Germany and Russia sent no orders.",
        "The game is over. It ended in a draw, shared by Austria, England, France, Germany, Italy, Russia and Turkey.",
    ):
        assert line in text.split("\n")
    one = list(newspaper.told(game.rules, chronicle.facts(game, None), "F1901R"))
    assert "  A MUN R BER                        Retreated." in one
    assert "Austria took control of Greece and Serbia." in one
    assert not any("Spring" in line for line in one)


def test_nobody_reads_what_is_hidden_from_him() -> None:
    game = eventful("fog + omens")
    text = "\n".join(newspaper.told(game.rules, chronicle.facts(game, "Italy")))
    assert "  A VEN - TYR" in text
    assert "A PAR" not in text
    assert "Omen read" not in text
    assert "A PAR" not in newspaper.position(game, "Italy")
    assert "Omen read: power Italy" in "\n".join(newspaper.told(game.rules, chronicle.facts(game, GM)))


def test_the_position_in_words() -> None:
    game = opened()
    text = newspaper.position(game, None)
    assert text.startswith("Fall 1901, movement\n\nAustria     A SER, A VIE, F ALB\n            3 centers: BUD")
    assert "Scores" not in text
    retreats = import_position("phase F1902R\nAustria dislodged: A VIE (BOH)\nItaly units: A TYR", board, SEED).game
    assert "\nDislodged\n  A VIE (Austria) may retreat to BOH\n" in newspaper.position(retreats, None)


# --- the page


def test_the_page_shows_a_file_as_it_is() -> None:
    shown = PAGE.split("```json\n")[1].split("```")[0].splitlines()
    for line in shown:
        wanted = json.loads(line)
        found = [json.loads(there) for there in LINES if _fits(wanted, json.loads(there))]
        assert found, line


def _fits(wanted: Any, there: Any) -> bool:
    """The page shortens hashes and the list of options."""
    if isinstance(wanted, dict) and isinstance(there, dict):
        return all(key in there and _fits(value, there[key]) for key, value in wanted.items())
    if isinstance(wanted, str) and wanted.endswith("..."):
        return str(there).startswith(wanted.removesuffix("..."))
    return bool(wanted == there)


def test_the_page_says_what_must_not_be_done() -> None:
    assert "They are never regenerated." in " ".join(PAGE.split())


def test_the_program_on_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    block = PAGE.split("```python\n")[1].split("```")[0]
    exec(compile(block, "game-files.md", "exec"), {})
    assert f"# {capsys.readouterr().out}" in block


def test_the_reader_is_addressed() -> None:
    """A seat reads about itself in the second person; spectators and everybody else read its name."""
    game = read_game((HERE / "drawn.jsonl").read_text(encoding="utf-8"), board)
    happened = list(chronicle.facts(game, None))
    mine = "\n".join(newspaper.told(game.rules, happened, reader="Germany"))
    assert "You and Russia sent no orders." in mine
    assert "Your Army Munich was dislodged by Army Burgundy (France). It may retreat to" in mine
    assert "Austria took control of Greece and Serbia." in mine
    german = "\n".join(newspaper.told(game.rules, happened, language="de", reader="Austria"))
    assert "Sie haben " in german
