"""Whatever somebody holds in their hands can be copied, pickled and sent to another process, under all rules."""

from __future__ import annotations

import copy
import importlib
import pickle
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from random import Random
from typing import Any

import pytest

import casusbelli
from casusbelli import adjudicate, explain, judge_turn, read_turn
from casusbelli.bots.process import Question, answer
from casusbelli.bots.seat_view import SeatView
from casusbelli.bots.tournament import Plan
from casusbelli.client import Problem
from casusbelli.core.battle import Battle
from casusbelli.core.board import Board
from casusbelli.core.errors import NotUnderstood, OrderError
from casusbelli.core.map_text import board_hash, same_board
from casusbelli.core.mapfile import MapError
from casusbelli.core.notation import parse
from casusbelli.core.said import said
from casusbelli.drawing.chapters import scene_at
from casusbelli.engine.dice import RollAwaited
from casusbelli.engine.game import Game
from casusbelli.engine.phrases import PhraseRefused
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import packs
from casusbelli.engine.view import GM
from casusbelli.env.model import Model
from casusbelli.importers.import_report import NotImported
from casusbelli.mcp_server.toolbox import ToolFault
from casusbelli.records.games.game_file import read_game, write_game
from casusbelli.records.games.verify import Verification, check_dice, rejudge
from casusbelli.records.scenarios.run import run_case
from casusbelli.records.scenarios.scenario_file import MalformedScenario, read_scenarios
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.testing.random_games import judge, random_game
from casusbelli.variants import board, board_names, load_board, read_board
from tests.records.golden.make import LAGOON

TURN = "map lagoon\nDoge: F CAN - WEST\nNew Pirates: A ISLE - CAN\n"
PHASES = 5
WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "deepcopy": copy.deepcopy,
    "copy": copy.copy,
}


@cache
def played(name: str) -> Game:
    """A few phases by random orders; whoever changes it copies it before."""
    return random_game([name], 3, PHASES).game


def ways(value: Any) -> Iterator[Any]:
    for way in WAYS.values():
        yield way(value)


# --- boards


@pytest.mark.parametrize("name", [*board_names(), "lagoon", "great-war", "one day"])
def test_boards(name: str) -> None:
    given = {
        "lagoon": lambda: load_board(LAGOON),
        "great-war": lambda: played("great-war").rules.board,
        "one day": lambda: load_board(LAGOON).on("F0100M"),
    }.get(name, lambda: board(name))()
    assert given.neighbors
    for again in ways(given):
        assert same_board(again, given)
        assert (again.closed, again.refuge) == (given.closed, given.refuge)
        assert same_board(again.origin, given.origin)
        assert board_hash(again.origin) == board_hash(given.origin)
        assert again.neighbors == given.neighbors
    assert copy.deepcopy(given) is given, "a board never changes"
    assert len(pickle.dumps(board("standard"))) < 40_000, "what follows from a board is not sent along"


# --- games and rule sets


@pytest.mark.drawn(8)
@pytest.mark.parametrize("name", packs())
def test_games(name: str) -> None:
    """The copy is the same game, goes on in the same way, and neither knows of the other."""
    game = played(name)
    length, text = len(game.log), write_game(game, with_seed=True)
    for way in ("pickle", "deepcopy"):
        again: Game = WAYS[way](game)
        assert again.state_hash() == game.state_hash()
        assert again.spec == game.spec
        assert write_game(again, with_seed=True) == text
        assert [again.view(seat) for seat in (GM, None, *again.rules.names)] == [
            game.view(seat) for seat in (GM, None, *game.rules.names)
        ]
        assert again.rules_text() == game.rules_text()
        if game.state.outcome is None:
            judge(again)
            assert len(again.log) > length
    assert (len(game.log), write_game(game, with_seed=True)) == (length, text)


@pytest.mark.parametrize("name", packs())
def test_rule_sets(name: str) -> None:
    game = played(name)
    rules = game.rules
    t = rules.turn(game.state)
    for again in ways(rules):
        assert isinstance(again, RuleSet)
        assert again.options == rules.options
        assert [step.name for step in again.plan] == [step.name for step in rules.plan]
        assert [c.name for c in again.components] == [c.name for c in rules.components]
        assert same_board(again.board, rules.board)
        assert same_board(again.board.origin, rules.board.origin)
        assert again.seed == rules.seed
        assert again.scores(again.turn(game.state)) == rules.scores(t)
        assert again.seed.roll("a label") == rules.seed.roll("a label")


@pytest.mark.drawn(8)
@pytest.mark.parametrize("name", packs())
def test_what_a_game_gives_out(name: str) -> None:
    """Drafts, views, panels, turns, facts, pictures, what a bot sees, what verifying finds."""
    game = copy.deepcopy(played(name))
    seat = game.rules.names[0]
    values: dict[str, object] = {
        "state": game.state,
        "spec": game.spec,
        "log": game.log,
        "seats": game.seats,
        "plan": [step.name for step in game.rules.plan],
        "dice": game.rules.seed,
        "options": list(game.options(seat)),
        "decisions": [list(choices) for choices in game.decisions(seat)],
        "view": game.view(seat),
        "panels": game.panels(seat),
        "history": game.history(seat),
        "owed": game.owed(),
        "preview": game.preview(seat, "A PAR - BUR"),
        "header": read_game(write_game(game)).rules.options,
        "verification": tuple(rejudge(game)),
        "dice check": check_dice(game),
    }
    if game.state.outcome is None:
        values["draft"] = game.submit(seat, "A PAR - BUR\nPropose draw\nnonsense")
    for what, value in values.items():
        for way, make in WAYS.items():
            again = make(value)
            assert again == value or repr(again) == repr(value), f"{what}: {way}"  # faults are never equal


@pytest.mark.parametrize("name", packs())
def test_moments(name: str) -> None:
    """A turn takes what was worked out from it along as little as a board does."""
    game = played(name)
    for t in (game.rules.turn(game.state), *(game.rules.seen(game.state, seat) for seat in game.rules.names[:3])):
        assert t.survey is t.survey, "worked out once"
        for again in ways(t):
            assert (again.state, again.orders, again.veiled) == (t.state, t.orders, t.veiled)
            assert again.holdings == t.holdings
    scene = scene_at(game, GM)
    again_drawn = WAYS["pickle"](scene)
    for item in scene.__struct_fields__:
        if item != "board":
            assert getattr(again_drawn, item) == getattr(scene, item), item
    view = SeatView.of(game.rules, game.state, game.rules.names[0], Random(1))
    assert WAYS["pickle"](view).seat == view.seat


def test_a_verification() -> None:
    game = played("standard")
    done = Verification(game, check_dice(game), tuple(rejudge(game)))
    again: Verification = WAYS["pickle"](done)
    assert (again.verdict, again.faults, again.warnings) == (done.verdict, done.faults, done.warnings)


# --- the judge


def lagoon(name: str) -> Board:
    return load_board(LAGOON) if name == "lagoon" else board(name)


def test_verdicts() -> None:
    turn = read_turn(TURN, lagoon)
    judged = judge_turn(turn)
    verdicts = adjudicate(Battle(turn.position, turn.orders))
    for again in ways(turn):
        assert again.orders == turn.orders
    for again in ways(judged):
        assert again.orders == judged.orders
    for again in ways(verdicts):
        assert again.orders == verdicts.orders
        assert again.dislodged == verdicts.dislodged
        assert explain(again, "CAN") == explain(verdicts, "CAN")
    for again in ways(verdicts.orders[0]):
        assert again == verdicts.orders[0]


def test_played_cases() -> None:
    file = Path(__file__).parents[1] / "scenarios" / "western_mediterranean.toml"
    for case in read_scenarios(file.read_text(encoding="utf-8"))[:3]:
        done = run_case(case, board)
        for again in ways(done):
            assert (again.case.id, again.failures) == (done.case.id, [])
            assert again.turns == done.turns


def test_models_and_plans() -> None:
    model = Model.new("factional")
    for again in ways(model):
        assert again.initial() == model.initial()
    for again in ways(Plan(("hold",), map_text="x")):
        assert again == Plan(("hold",), map_text="x")


# --- refusals


def raised(make: Callable[[], object], kind: type[BaseException]) -> BaseException:
    with pytest.raises(kind) as caught:
        make()
    return caught.value


REFUSALS: dict[str, Callable[[], BaseException]] = {
    "an order": lambda: raised(lambda: parse("A PIK - BUR", board("standard")), OrderError),
    "a word": lambda: NotUnderstood("A PIK", (2, 5), "no such province", lambda: ("PIC",), 3),
    "a map": lambda: raised(lambda: read_board('name = "x"\nvictory = 0'), MapError),
    "a die": lambda: RollAwaited("France/1903/coup", 100),
    "an import": lambda: NotImported(said("core.nothing"), 3, "board.map"),
    "a scenario": lambda: raised(lambda: read_scenarios("[[case]]\nid = 3"), MalformedScenario),
    "the service": lambda: ServiceError(409, "not-now", said("core.nothing"), seconds=2.0),
    "a quick phrase": lambda: PhraseRefused(said("core.nothing")),
    "a tool": lambda: ToolFault("unknown-phase", "The game has no phase 'S1999M'.", "Its last phase is S1902M."),
    "the client": lambda: Problem(404, "not-found", "no such game", "look again", 1.0),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_refusals_reach_another_process_as_they_are(name: str) -> None:
    fault = REFUSALS[name]()
    again = WAYS["pickle"](fault)
    assert type(again) is type(fault)
    assert str(again) == str(fault)
    unsent = {"_suggest", "_suggestions"}
    assert {k: v for k, v in vars(again).items() if k not in unsent} == {
        k: v for k, v in vars(fault).items() if k not in unsent
    }
    assert getattr(again, "suggestions", ()) == getattr(fault, "suggestions", ())


def test_no_other_refusal_is_made_in_a_way_of_its_own() -> None:
    """An exception whose ``__init__`` takes other things than it keeps as ``args`` is lost on its way to a pool, which
    then waits for ever."""
    for module in pkgutil.walk_packages(casusbelli.__path__, "casusbelli."):
        if not module.name.endswith(("__main__", ".compiled", ".compiled_dumbbot")):
            importlib.import_module(module.name)
    own = {kind for kind in below(Exception) if kind.__module__.startswith("casusbelli.") and "__init__" in vars(kind)}
    sent = {kind for kind in own if "__reduce__" in vars(kind)}
    assert {kind.__name__ for kind in own - sent} == {"PhraseRefused", "ToolFault", "TurnError"}  # keep what they take
    assert {kind.__name__ for kind in sent} == {
        *("MalformedScenario", "MapError", "NotImported", "OrderError", "Problem", "RollAwaited", "ServiceError")
    }


def below(kind: type[Exception]) -> Iterator[type[Exception]]:
    for one in kind.__subclasses__():
        yield one
        yield from below(one)


# --- another process


def gone_on(game: Game) -> tuple[str, str, str]:
    before = game.state_hash()
    judge(game)
    return before, game.state_hash(), write_game(game, with_seed=True)


def fails(text: str) -> Board:
    return read_board(text)


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with get_context("spawn").Pool(1) as made:
        yield made


@pytest.mark.drawn(8)
@pytest.mark.parametrize("name", packs())
def test_a_game_goes_on_in_another_process_as_it_does_here(name: str, pool: Pool) -> None:
    game = copy.deepcopy(played(name))
    if game.state.outcome is not None:
        return
    there = pool.apply(gone_on, (game,))
    assert there == gone_on(game)


def test_a_game_on_a_board_of_its_own_goes_there_too(pool: Pool) -> None:
    game = random_game(["standard"], 3, 2, on=load_board(LAGOON)).game
    assert pool.apply(gone_on, (copy.deepcopy(game),)) == gone_on(game)


def test_a_refusal_comes_back(pool: Pool) -> None:
    with pytest.raises(MapError, match=r"map\.toml:2: victory: is 0; write a whole number, 1 or more"):
        pool.apply(fails, ('name = "x"\nvictory = 0',))


def test_a_question_to_a_bot_holds_its_board() -> None:
    game = random_game(["standard"], 3, 1, on=load_board(LAGOON)).game
    text = casusbelli.write_board(game.rules.board)
    question = Question("greedy", "Doge", "standard", "lagoon", game.rules.options, bytes(32), b"x", game.state, text)
    assert {item.name for item in fields(Question)} >= {"board", "board_text"}
    assert answer(WAYS["pickle"](question)) == answer(question)
