"""Programs for the ``diplomacy`` package run unchanged on our game."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bench import peer
from casusbelli.env import compat
from casusbelli.env.compat import COMPLETED, Game, OtherGame, from_saved_game_format, to_saved_game_format
from casusbelli.records.foreign.saved_games import OPTIONS

# The example of that package's README, word for word but for its comments.
README = """
import random
from diplomacy import Game
from diplomacy.utils.export import to_saved_game_format

game = Game()
while not game.is_game_done:

    possible_orders = game.get_all_possible_orders()

    for power_name, power in game.powers.items():
        power_orders = [random.choice(possible_orders[loc]) for loc in game.get_orderable_locations(power_name)
                        if possible_orders[loc]]
        game.set_orders(power_name, power_orders)

    game.process()

to_saved_game_format(game, output_path='game.json')
"""


@pytest.fixture
def in_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """``import diplomacy`` gets ours."""
    for name in ("diplomacy.utils", "diplomacy.utils.export", "diplomacy"):
        module = ModuleType(name)
        vars(module).update({key: value for key, value in vars(compat).items() if not key.startswith("_")})
        monkeypatch.setitem(sys.modules, name, module)


def test_the_readme_example(in_its_place: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(OPTIONS, "solo.centers", "9")  # chance takes long to win
    random.seed(1)
    scope: dict[str, Any] = {}
    exec(compile(README, "README.md", "exec"), scope)
    game = scope["game"]
    assert game.get_current_phase() == game.phase == COMPLETED
    assert len(game.get_centers(game.outcome[1])) >= 9
    assert game.error == []
    saved = json.loads((tmp_path / "game.json").read_text())
    assert [saved["phases"][n]["name"] for n in (0, -1)] == ["S1901M", COMPLETED]
    again = from_saved_game_format(saved)
    assert again.get_hash() == game.get_hash()
    assert to_saved_game_format(again) == saved


def play(game: Any, phases: int, seed: int) -> None:
    chance = random.Random(seed)
    for _phase in range(phases):
        possible = game.get_all_possible_orders()
        for name in game.powers:
            places = sorted(at for at in game.get_orderable_locations(name) if possible[at])
            given = [chance.choice(sorted(possible[at])) for at in places]  # that package's lists come in any order
            game.set_orders(name, given)
        game.process()


def test_what_that_package_saved_is_played_again() -> None:
    from diplomacy.utils.export import to_saved_game_format as saved_by_it

    for seed in range(4):
        theirs = peer.new_game()
        play(theirs, 12, seed)
        saved = json.loads(json.dumps(saved_by_it(theirs)))
        ours = from_saved_game_format(saved)
        assert ours.get_current_phase() == theirs.get_current_phase()
    saved["phases"][3]["state"]["units"]["FRANCE"] = ["A PAR"]
    with pytest.raises(OtherGame, match="France has A PAR in the record, and"):
        from_saved_game_format(saved)
    saved["phases"][2]["name"] = "S1999M"
    with pytest.raises(OtherGame, match="goes on with Spring 1999"):
        from_saved_game_format(saved)


# An English army in Portugal, dislodged from Spain with the help of the only other neighbor.
CORNERED: tuple[dict[str, list[str]], ...] = (
    {"ENGLAND": ["F LON - ENG", "A LVP - WAL"], "FRANCE": ["A MAR - SPA", "F BRE - MAO"]},
    {"ENGLAND": ["F ENG C A WAL - POR", "A WAL - POR VIA"], "FRANCE": ["F MAO C A WAL - POR"]},
    {},
    {"FRANCE": ["A SPA - POR", "F MAO S A SPA - POR"]},
    {"FRANCE": ["F MAO - IRI"]},
)


def test_a_saved_phase_in_which_nobody_can_retreat_is_none_of_ours() -> None:
    """Programs of that family write such a phase; the package itself passes it over."""
    from diplomacy.utils.export import to_saved_game_format as saved_by_it

    theirs = peer.new_game()
    for orders in CORNERED:
        for name, texts in orders.items():
            theirs.set_orders(name, texts)
        theirs.process()
    saved = json.loads(json.dumps(saved_by_it(theirs)))
    before, after = saved["phases"][3:5]
    assert (before["name"], after["name"]) == ("S1902M", "F1902M")
    state = {**after["state"], "retreats": {"ENGLAND": {"A POR": []}}}
    state["units"] = {**state["units"], "ENGLAND": [*state["units"]["ENGLAND"], "*A POR"]}
    saved["phases"].insert(4, {"name": "S1902R", "state": state, "orders": {"ENGLAND": ["A POR D"]}})
    ours = from_saved_game_format(saved)
    assert "S1902R" not in [phase["name"] for phase in ours.get_phase_history()]
    assert _sorted(ours.get_units()) == _sorted(theirs.get_units())
    assert ours.error == []


def test_a_game_looks_as_it_does_there() -> None:
    ours, theirs = Game(), peer.new_game()
    assert (ours.phase, ours.phase_type) == (theirs.phase, theirs.phase_type)
    assert ours.get_current_phase() == theirs.get_current_phase() == "S1901M"
    state = theirs.get_state()
    for what in ("name", "units", "retreats", "centers", "homes"):
        assert _sorted(ours.get_state()[what]) == _sorted(state[what])
    places = theirs.get_orderable_locations()
    assert _sorted(ours.get_orderable_locations()) == _sorted(places)
    offered, possible = ours.get_all_possible_orders(), theirs.get_all_possible_orders()
    for at in (at for row in places.values() for at in row):
        assert set(offered[at]) >= {text for text in possible[at] if " S " not in text}


def _sorted(value: Any) -> Any:
    return {k: sorted(v) for k, v in value.items()} if isinstance(value, dict) else value


def test_orders_are_set_replaced_and_cleared() -> None:
    game = Game()
    game.set_orders("france", ["A PAR - BUR", "F BRE - MAO"])
    game.set_orders("FRANCE", "A PAR - PIC")
    assert game.get_orders("FRANCE") == ["A PAR - PIC", "F BRE - MAO"]
    game.set_orders("FRANCE", ["A PAR H", "A MAR - SPA"], replace=False)
    assert game.powers["FRANCE"].orders == {"A PAR": "- PIC", "F BRE": "- MAO", "A MAR": "- SPA"}
    game.clear_orders("FRANCE")
    assert game.get_orders()["FRANCE"] == []
    game.set_orders("FRANCE", ["A PAR - LON", "nonsense"])
    assert len(game.error) == 2
    assert "A PAR - LON" in game.error[0]
    with pytest.raises(KeyError, match="no power is called 'SPAIN'"):
        game.get_orders("SPAIN")


def test_results_retreats_and_builds_have_its_words() -> None:
    game = Game()
    steps = (
        {"AUSTRIA": ["A VIE - TYR", "F TRI - VEN"], "ITALY": ["A VEN H"], "GERMANY": ["A MUN S A VIE - TYR"]},
        {"AUSTRIA": ["A TYR - VEN", "F TRI S A TYR - VEN"]},
    )
    told = []
    for orders in steps:
        for name, texts in orders.items():
            game.set_orders(name, texts)
        told.append(game.process()["results"])
    assert (told[0]["F TRI"], told[0]["A VIE"], told[1]["A VEN"]) == (["bounce"], [], ["dislodged"])
    assert game.get_current_phase() == "F1901R"
    assert game.powers["ITALY"].units == ["F NAP", "A ROM", "*A VEN"]
    assert "A VEN D" in game.get_all_possible_orders()["VEN"]
    game.set_orders("ITALY", ["A VEN R TUS"])
    game.process()
    assert game.get_current_phase() == "W1901A"
    assert {"A VIE B", "WAIVE"} <= set(game.get_all_possible_orders()["VIE"])
    game.set_orders("AUSTRIA", ["A VIE B"])
    game.process()
    assert "A VIE" in game.get_units("AUSTRIA")
    assert not game.powers["ITALY"].is_eliminated()
