"""Games of other programs: read as far as they follow the rules, every difference told, and hostile files refused."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bench import peer
from casusbelli.bots import bots
from casusbelli.bots.match import Match
from casusbelli.core.events import BoardEdited
from casusbelli.env.compat import from_game, to_saved_game_format
from casusbelli.records.foreign.record_formats import only_game, recorded_games
from casusbelli.records.foreign.recorded_game import BadRecord, RecordedGame, RecordedPhase, RecordedPosition
from casusbelli.records.foreign.replayed_record import Replayed, replayed
from casusbelli.records.foreign.webdiplomacy import COUNTRIES, PLACES
from casusbelli.records.games.annotations import MessageRecorded
from casusbelli.records.games.game_file import read_annotated, write_game
from casusbelli.records.games.verify import Verification, check_dice, rejudge
from casusbelli.variants import board
from casusbelli.variants.table import new_game
from tests.records.foreign_writers import judge_mails, older_web_status, web_status

DATA = Path(__file__).parents[1] / "data" / "records"
CICERO = (DATA / "cicero.json").read_text(encoding="utf-8")
SEED = bytes(32)


def read(text: str, strict: bool = False) -> Replayed:
    return replayed(only_game(text), board, SEED, strict)


def told(done: Replayed) -> list[str]:
    return [str(one.told) for one in done.differences]


def changed(change: Callable[[list[dict[str, Any]]], object]) -> str:
    saved = json.loads(CICERO)
    change(saved["phases"])
    return json.dumps(saved)


def test_a_real_game_with_its_messages() -> None:
    done = read(CICERO, strict=True)
    assert done.game.phases() == ["S1901M", "F1901M", "W1901A", "S1902M", "F1902M"]
    assert told(done) == ["Spring 1902 retreats is not played here: nobody has a choice in it."]
    saved = [one for phase in json.loads(CICERO)["phases"] for one in phase["messages"]]
    assert [note.text for note in done.notes if isinstance(note, MessageRecorded)] == [one["message"] for one in saved]
    first = done.notes[0]
    assert isinstance(first, MessageRecorded)
    assert (first.phase, first.sender, first.to) == ("S1901M", saved[0]["sender"].capitalize(), ("Italy",))
    assert 1_500_000_000_000 < first.at < 1_800_000_000_000, "milliseconds"
    again = read_annotated(write_game(done.game, with_seed=True, notes=done.notes))
    assert again.notes == done.notes


def _other_spring(phases: list[dict[str, Any]]) -> None:
    units = phases[3]["state"]["units"]
    units["FRANCE"] = ["A NAF", *units["FRANCE"][1:]]
    phases[3]["state"]["centers"]["TURKEY"].append("SER")
    for name, held in phases[3]["state"]["centers"].items():
        if name != "TURKEY" and "SER" in held:
            held.remove("SER")


def test_a_difference_is_told_and_carried_by_hand() -> None:
    text = changed(_other_spring)
    done = read(text)
    assert any("Spring 1902: France has A NAF in the record, and" in line for line in told(done))
    assert any("SER is owned by Turkey in the record" in line for line in told(done)), told(done)
    edits = [event for event in done.game.log if isinstance(event, BoardEdited)]
    assert edits[0].why == "as recorded"
    assert done.game.fork("S1902M").phase == "S1902M"
    checked = Verification(done.game, check_dice(done.game), tuple(rejudge(done.game)))
    assert checked.faults == checked.warnings == []
    with pytest.raises(
        BadRecord, match=r"goes on in a way that the rules do not allow\. Spring 1902: France has A NAF"
    ):
        read(text, strict=True)


CHANGES: dict[str, tuple[Callable[[list[dict[str, Any]]], object], str]] = {
    "a repeated phase": (lambda phases: phases.append(phases[-1]), "is in the record twice"),
    "builds left out": (lambda phases: phases[2].update(orders={}), "the orders of Austria are not in the record"),
    "a phase left out": (lambda phases: phases.pop(2), "Winter 1901 is not in the record"),
    "the last one open": (lambda phases: phases.pop(), "Its orders were not adjudicated"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_slips_of_other_programs_are_no_other_course(name: str) -> None:
    change, expected = CHANGES[name]
    done = read(changed(change), strict=True)
    assert any(expected in line for line in told(done)), told(done)
    assert not done.edits


def test_a_game_that_begins_later() -> None:
    saved = json.loads(CICERO)
    del saved["phases"][:3]
    done = read(json.dumps(saved), strict=True)
    assert done.game.phases() == ["S1902M", "F1902M"]
    assert {owner.upper() for owner in done.game.state.centers.values() if owner} == set(
        saved["phases"][0]["state"]["centers"]
    )


def test_a_draw_is_agreed() -> None:
    saved = json.loads(CICERO)
    saved["outcome"] = ["S1902M", "ENGLAND", "TURKEY"]
    outcome = read(json.dumps(saved)).game.state.outcome
    assert outcome is not None
    assert sorted(outcome.winners) == ["England", "Turkey"]


def test_several_games() -> None:
    lines = json.dumps(json.loads(CICERO))
    assert len([*recorded_games(f"{lines}\n\n{lines}\n")]) == len([*recorded_games(f"[{lines},{lines}]")]) == 2
    with pytest.raises(BadRecord, match="several games"):
        only_game(f"{lines}\n{lines}\n")


def _position(**units: tuple[str, ...]) -> RecordedPosition:
    return RecordedPosition(units)


HOSTILE: dict[str, RecordedGame] = {
    "ages later": RecordedGame((RecordedPhase("S1901M", {}), RecordedPhase("S9999M", {}))),
    "too long": RecordedGame((RecordedPhase("S1901M", {}),) * 3_000),
    "no phase": RecordedGame((RecordedPhase("<b>", {}),)),
    "two in a place": RecordedGame((RecordedPhase("S1901M", {}, _position(France=("A PAR",), Italy=("A PAR",))),)),
    "an army at sea": RecordedGame((RecordedPhase("S1901M", {}, _position(France=("A NTH",))),)),
    "nothing": RecordedGame(()),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_what_cannot_be_a_game_is_refused(name: str) -> None:
    with pytest.raises(BadRecord):
        replayed(HOSTILE[name], board, SEED)


@pytest.mark.parametrize("text", ['{"phases"' + "[" * 50_000, '{"phases":[' + "[" * 50_000 + "]" * 50_000 + "]}"])
def test_nested_files_are_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        only_game(text)


def random_games(count: int, phases: int) -> str:
    """Games that the package plays with random orders, as it saves them."""
    from diplomacy.utils.export import to_saved_game_format

    lines = []
    for seed in range(count):
        game, chance = peer.new_game(), random.Random(seed)
        for _phase in range(phases):
            possible = game.get_all_possible_orders()
            for name in game.powers:
                places = sorted(at for at in game.get_orderable_locations(name) if possible[at])
                game.set_orders(name, [chance.choice(sorted(possible[at])) for at in places])
            game.process()
        lines.append(json.dumps(to_saved_game_format(game)))
    return "\n".join(lines)


# --- other formats

DROIDIPPY = """PHASE 1901 Spring Movement
POSITIONS
{}
ORDERS
bud move ser
vie move bud
tri move ven
ven hold
PHASE 1901 Fall Movement
POSITIONS
{}
ORDERS
ser support tri move alb
rom support ven
tri move alb
PHASE 1901 Fall Adjustment
POSITIONS
{}
ORDERS
build Army vie
"""


def _positions(moves: dict[str, str], centers: dict[str, str]) -> str:
    """Lines of the start position after these moves."""
    lines = []
    for power in board("standard").powers:
        for piece in power.units:
            at = moves.get(piece.at, piece.at).lower()
            lines.append(f"{power.name}: {'army' if piece.kind == 'A' else 'fleet'} {at}")
        held = [*power.home, *(code for code, owner in centers.items() if owner == power.name)]
        lines += [f"{power.name}: supply {code.lower()}" for code in held]
    return "\n".join(lines)


def test_droidippys_text() -> None:
    spring = {"BUD": "SER", "VIE": "BUD"}
    fall = {**spring, "TRI": "ALB"}
    text = DROIDIPPY.format(_positions({}, {}), _positions(spring, {}), _positions(fall, {"SER": "Austria"}))
    done = read(text, strict=True)
    assert done.game.phase == "W1901A"
    assert [line[:44] for line in told(done)] == ["Winter 1901 is the last phase of the record,"]
    with pytest.raises(BadRecord, match="Line 48 is not understood: 'bud dance ser'"):
        only_game(text.replace("bud move ser", "bud dance ser"))


MAILS = """From: judge@example.org
Subject: Diplomacy results example S1901M

Movement results for Spring of 1901.  (example.S1901M)

Austria: Army Budapest -> Serbia.
Austria: Army Vienna -> Galicia.  (*bounce*)
Austria: Fleet Trieste -> Albania.
England: Army Liverpool -> Yorkshire.
England: Fleet London -> North Sea.
Russia: Army Warsaw -> Galicia.  (*bounce*)
Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
Russia: Army Moscow, no move received.

The next phase of 'example' will be Movement for Fall of 1901.

Movement results for Fall of 1901.  (example.F1901M)

Austria: Army Serbia SUPPORT Fleet Albania ->
         Greece.
Austria: Fleet Albania -> Greece.
England: Army Yorkshire -> North Sea -> Norway.
England: Fleet North Sea CONVOY Army Yorkshire -> Norway.

Adjustment orders for Winter of 1901.  (example.W1901A)

Austria: Builds an army in Budapest.
Austria: Builds a fleet in Trieste.
England: Build waived.
"""


def test_result_mails_of_a_judge() -> None:
    game = read(MAILS, strict=True).game
    units = game.view()["units"]
    assert game.phase == "S1902M"
    assert sorted(units["Austria"]) == ["A BUD", "A SER", "A VIE", "F GRE", "F TRI"]
    assert sorted(units["England"]) == ["A NWY", "F EDI", "F NTH"]
    assert "F BOT" in units["Russia"]


def _web(saved: dict[str, Any]) -> dict[str, Any]:
    """The excerpt as webDiplomacy tells it, in so far as it has moves, holds, and supports."""

    def place(code: str) -> int:
        return PLACES.index(code) + 1

    def country(name: str) -> int:
        return COUNTRIES.index(name.capitalize()) + 1

    def order(text: str) -> dict[str, Any]:
        words = text.split()
        row: dict[str, Any] = {"unitType": words[0], "terrID": place(words[1]), "type": "Hold"}
        if words[2:3] == ["-"]:
            row |= {"type": "Move", "toTerrID": place(words[3]), "viaConvoy": "Yes" if "VIA" in words else "No"}
        elif words[2:3] == ["B"]:
            kind = {"A": "Army", "F": "Fleet"}[words[0]]
            row = {"type": f"Build {kind}", "toTerrID": str(place(words[1])), "terrID": None}
        elif words[2:3] in (["S"], ["C"]) and "-" in words:
            kind = {"S": "Support move", "C": "Convoy"}[words[2]]
            row |= {"type": kind, "fromTerrID": place(words[4]), "toTerrID": place(words[6])}
        elif words[2:3] == ["S"]:
            row |= {"type": "Support hold", "toTerrID": place(words[4])}
        return row

    phases = []
    for turn, phase in ((0, 0), (1, 1), (1, 2), (2, 3)):
        one = saved["phases"][phase]
        units, centers = one["state"]["units"].items(), one["state"]["centers"].items()
        phases.append(
            {
                "turn": turn,
                "phase": {"M": "Diplomacy", "A": "Builds"}[one["name"][-1]],
                "units": [
                    {"unitType": {"A": "Army", "F": "Fleet"}[u[0]], "terrID": place(u[2:]), "countryID": country(name),
                     "retreating": "No"}
                    for name, held in units for u in held
                ],
                "centers": [{"terrID": place(c), "countryID": country(name)} for name, held in centers for c in held],
                "orders": [{**order(t), "countryID": country(n)} for n, texts in one["orders"].items() for t in texts],
                "messages": [{"message": "Hello", "fromCountryID": 1, "toCountryID": 2, "timeSent": 1_660_957_918}],
            }
        )  # fmt: skip
    return {"gameID": 5, "variantID": 1, "phases": phases}


def test_webdiplomacys_json() -> None:
    table = _web(json.loads(CICERO))
    done = read(json.dumps(table), strict=True)
    assert done.game.phases() == ["S1901M", "F1901M", "W1901A", "S1902M"]
    assert done.notes[0] == MessageRecorded("S1901M", "England", "Hello", ("France",), 1_660_957_918_000)
    table["variantID"] = 2
    with pytest.raises(BadRecord, match="Only its variants 1, 15 and 23 are read"):
        read(json.dumps(table))
    table |= {"variantID": 1}
    table["phases"][0]["units"][0]["terrID"] = 99
    with pytest.raises(BadRecord, match="classic map has no 99"):
        read(json.dumps(table))


def test_mails_from_which_lines_were_cut_out_tell_no_positions() -> None:
    """The sample names some units only. All others hold, and nothing is compared."""
    assert told(read(MAILS, strict=True)) == []


ORDERS = """
:: Judge: EXAM  Game: example  Variant: {variant}

Movement results for Spring of 1901.  (example.001)

Austria: Army Budapest {order}
"""


def test_an_order_that_cannot_be_read_is_told() -> None:
    text = ORDERS.format(variant="Standard", order="-> Serbai.")
    done = read(text)
    assert told(done) == [
        "Spring 1901: an order of Austria is not understood, and was left out: 'Army Budapest -> Serbai'."
    ]
    with pytest.raises(BadRecord, match="an order of Austria is not understood"):
        read(text, strict=True)


def test_mails_name_their_board() -> None:
    order = "-> Serbia.  (*bounce,  dislodged*)"
    assert (
        read(ORDERS.format(variant="Fleet_Rome Gunboat", order=order), strict=True).game.rules.board.name
        == "fleet-rome"
    )
    with pytest.raises(BadRecord, match="no map is called 'machiavelli'"):
        read(ORDERS.format(variant="Machiavelli", order=order))


def test_mails_from_the_middle_of_a_game() -> None:
    phases = _by_bots(1)["phases"]
    begin = [phase["name"] for phase in phases].index("S1903M")
    done = read(judge_mails({"phases": phases[begin:]}, board("standard")))
    assert done.game.phases()[0] == "S1903M"
    there = {name.title(): sorted(units) for name, units in phases[begin]["state"]["units"].items()}
    assert {name: sorted(units) for name, units in done.game.fork("S1903M").view()["units"].items()} == there


def test_a_report_with_short_orders() -> None:
    """As Realpolitik writes it."""
    start = [(power.name, piece) for power in board("standard").powers for piece in power.units]
    orders = {"BUD": " - Serbia", "SEV": " Supports A Warsaw (*Ordered to Move*)", "WAR": " - Galicia (*Bounce*)"}
    names = board("standard").province
    rows = [
        f"{name}: {p.kind} {names[p.at[:3]].name}{'(sc)' * ('/' in p.at)}{orders.get(p.at, ' Hold')}."
        for name, p in start
    ]
    units = "Unit locations:\n\nAustria: A Galicia, A Budapest.\n"
    spring = "\n".join(["Movement results for Spring of 1901.  (Marches)", "", *rows, "", units])
    fall = spring.replace("Spring", "Fall").replace("A Budapest - Serbia", "A Serbia Hold").replace("Bounce", "Fails")
    done = read(f"{spring}\n{fall.replace('A Warsaw - Galicia', 'A Galicia Hold')}", strict=True)
    assert done.game.phases()[:2] == ["S1901M", "F1901M"]
    assert {"A SER", "F TRI", "A VIE"} == set(done.game.view()["units"]["Austria"])


def test_a_long_route_is_read_at_once() -> None:
    order = f"-> {'North Sea -> ' * 30}{'Norway' * 20}."
    assert told(read(ORDERS.format(variant="Standard", order=order))) != []


def test_what_webdiplomacy_says_of_the_end() -> None:
    table = web_status(_by_bots(1), board("standard"))
    last, first = table["phases"][-1], table["phases"][0]
    table["phases"].append({**last, "phase": "Finished", "orders": []})
    first["messages"] = [
        {"message": "I&#039;m in.<br /><strong>Are you?</strong>", "fromCountryID": 0, "phaseMarker": marker}
        for marker in ("Builds", "Finished", None)
    ]
    done = read(json.dumps(table | {"gameOver": "Drawn"}), strict=True)
    assert done.game.state.outcome is not None
    assert done.game.state.outcome.kind == "draw"
    assert done.notes == tuple(MessageRecorded(at, "gm", "I'm in.\nAre you?") for at in ("W1901A", "S1901M", "S1901M"))
    table["phases"][-1]["units"] = [{**unit, "countryID": 1} for unit in last["units"]]
    with pytest.raises(BadRecord, match="goes on in a way that the rules do not allow"):
        read(json.dumps(table), strict=True)


def test_webdiplomacys_duel() -> None:
    """France against Austria, which has countries of its own on the classic map."""
    orders = [{"countryID": 2, "terrID": PLACES.index("VIE") + 1, "unitType": "Army", "type": "Move",
               "toTerrID": PLACES.index("GAL") + 1, "viaConvoy": "No"}]  # fmt: skip
    phases = [{"turn": 0, "phase": "Diplomacy", "orders": orders}, {"turn": 1, "phase": "Diplomacy"}]
    done = read(json.dumps({"gameID": 7, "variantID": 15, "phases": phases}), strict=True)
    assert done.game.rules.board.name == "france-austria"
    assert done.game.view()["units"]["Austria"] == ["A BUD", "A GAL", "F TRI"]


def _by_bots(seed: int) -> dict[str, Any]:
    game = new_game("standard", board("standard"), seed=bytes([seed]) * 32)
    Match(game, dict.fromkeys(game.rules.names, bots()["greedy"]), seed).play(24)
    return to_saved_game_format(from_game(game))


def _by_chance(seed: int) -> dict[str, Any]:
    saved: dict[str, Any] = json.loads(random_games(seed + 1, 24).split("\n")[seed])
    return saved


WRITERS: dict[str, Callable[[dict[str, Any]], str]] = {
    "mails of a judge": lambda saved: judge_mails(saved, board("standard")),
    "webDiplomacy": lambda saved: json.dumps(web_status(saved, board("standard"))),
    "webDiplomacy, older": lambda saved: json.dumps(older_web_status(saved, board("standard"))),
}


@pytest.mark.drawn(4)
@pytest.mark.parametrize("played", [_by_bots, _by_chance])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", WRITERS)
def test_games_as_others_write_them(name: str, seed: int, played: Callable[[int], dict[str, Any]]) -> None:
    """No order is lost: each position of the game is that of the saved one."""
    saved = played(seed)
    done = read(WRITERS[name](saved), strict=name != "webDiplomacy, older")  # which has no winters without builds
    states = {phase["name"]: phase["state"]["units"] for phase in saved["phases"]}
    assert set(done.game.phases()) <= {*states, done.game.phase}
    assert len(done.game.phases()) >= 12
    for phase in (phase for phase in done.game.phases() if phase in states):
        there = {
            name.title(): sorted(unit for unit in units if unit[0] != "*") for name, units in states[phase].items()
        }
        here = done.game.fork(phase).view()["units"]
        assert {name: sorted(units) for name, units in here.items()} == {
            name: held for name, held in there.items() if held
        }


@pytest.mark.full
def test_random_games_of_the_package() -> None:
    done = [replayed(game, board, SEED) for game in recorded_games(random_games(30, 30))]
    assert [(n, told(one)) for n, one in enumerate(done) if one.edits] == []
