"""Plans that a seat could play instead, told apart in words; and the advice that a bot gives to people."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from casusbelli.bots import SeatView, TalkingBot, bot
from casusbelli.bots.adviser import ADVISERS, Adviser
from casusbelli.bots.alternatives import LEAST, alternatives, differences, plan_key
from casusbelli.bots.diplomat import with_character
from casusbelli.bots.levels import RANKS
from casusbelli.bots.match import Match
from casusbelli.bots.process import Question, answer
from casusbelli.bots.talking import Reasons
from casusbelli.core.orders import Hold, Order
from casusbelli.core.said import render
from casusbelli.engine.game import Game
from casusbelli.engine.spec import packs_beside
from casusbelli.testing.fog import FOG
from casusbelli.testing.knowledge import elsewhere
from casusbelli.testing.random_games import moments, random_game
from casusbelli.variants.table import new_game
from tests.bots.test_talking import SEED, front

PACKS = ("standard", "factional", "formal", "international-relations", "masters", "world-war-one")


def view(game: Game, seat: str = "Austria", chance: int = 1) -> SeatView:
    return SeatView.of(game.rules, game.state, seat, Random(chance))


def reasons_of(game: Game, seat: str, name: str = "dumbbot") -> Reasons:
    found = Adviser(bot(name)).turn(view(game, seat)).reasons
    assert found is not None
    return found


@pytest.mark.parametrize("character", ["paladin", "fox"])
def test_a_bot_tells_at_least_three_other_plans(character: str) -> None:
    told = with_character(bot("greedy"), character)
    assert isinstance(told, TalkingBot)
    for chance in range(5):
        reasons = told.turn(view(front(), chance=chance)).reasons
        assert reasons is not None
        plans = [frozenset(plan.orders) for plan in reasons.plans]
        assert len({*plans}) == len(plans) > LEAST
        assert all(plan.how for plan in reasons.plans)


def test_alternatives_are_other_plans_that_may_be_ordered() -> None:
    scene = view(front())
    chosen = tuple(bot("dumbbot").orders(scene))
    found = alternatives(scene, [chosen], Random(2))
    assert len({plan_key(chosen), *map(plan_key, found)}) == LEAST + 1
    assert all(scene.stands(plan) for plan in found)


def test_what_sets_a_plan_apart() -> None:
    scene = view(front())
    offered = {str(order): order for orders in scene.decisions for order in orders}
    chosen = tuple(offered[text] for text in ("A VIE - TYR", "A BUD - SER", "F TRI - VEN"))
    still = tuple(order for order in offered.values() if isinstance(order, Hold))
    other = tuple(offered[text] for text in ("A VIE - TYR", "A BUD - RUM", "F TRI H"))
    helping = tuple(offered[text] for text in ("A VIE S A BUD - TRI", "A BUD - TRI", "F TRI - VEN"))
    texts = {
        name: [render(one) for one in differences(scene, plan, chosen)]
        for name, plan in {"still": still, "other": other, "helping": helping}.items()
    }
    assert texts["still"] == [
        "All units hold.",
        "This plan does not go for SER and VEN.",
        "This plan does not attack Italy.",
    ]
    assert texts["other"] == [
        "This plan also goes for RUM.",
        "This plan does not go for SER and VEN.",
        "This plan does not attack Italy.",
    ]
    assert texts["helping"] == ["This plan does not go for SER.", "Number of supports: 1 instead of 0."]


def phases(spec: str, count: int, name: str = "greedy") -> Iterator[Game]:
    played = Match(new_game(spec, seed=SEED), {seat: bot(name) for seat in new_game(spec, seed=SEED).rules.names})
    for _phase in range(count):
        yield played.game
        played.play(1)


@pytest.mark.drawn(2)
@pytest.mark.parametrize("spec", PACKS)
def test_advice_can_be_ordered_in_every_phase(spec: str) -> None:
    kinds = set()
    for game in phases(spec, 5):
        seat = next(iter(game.owed()), game.rules.names[0])
        reasons = reasons_of(game, seat)
        assert len(reasons.aim) == 1
        assert render(reasons.aim[0]).endswith(".")
        for plan in reasons.plans:
            assert view(game, seat).stands(_orders(game, seat, plan.orders))
        kinds.add(reasons.aim[0].code)
    assert len(kinds) > 1


def _orders(game: Game, seat: str, texts: tuple[str, ...]) -> list[Order]:
    scene = view(game, seat)
    known = {str(order): order for orders in (*scene.decisions, scene.directives) for order in orders}
    return [known[text] for text in texts]


@pytest.mark.drawn(2)
@pytest.mark.parametrize("name", ["greedy", "dumbbot", "search"])
def test_advice_does_not_depend_on_a_hidden_unit(name: str) -> None:
    tried = 0
    with packs_beside(FOG):
        for moment in moments(random_game((FOG.name, "standard"), 3, 4)):
            for seat in moment.rules.names[:2]:
                for other in elsewhere(moment, seat):
                    moved = Game(moment.spec, moment.rules, moment.log, other)
                    assert reasons_of(moved, seat, name) == reasons_of(moment, seat, name)
                    tried += 1
    assert tried


def test_random_orders_are_no_advice() -> None:
    assert ADVISERS == ("captain", "general", "marshal")
    assert {RANKS[rank] for rank in ADVISERS} == {"greedy", "dumbbot", "search"}


def test_the_question_for_advice_is_answered_with_reasons_and_no_messages() -> None:
    game = new_game(seed=SEED)
    asked = Question("dumbbot", "Austria", "standard", "standard", {}, SEED, SEED, game.state, advises=True)
    said = answer(asked)
    assert (said.fault, said.messages) == ("", ())
    assert '"bots.why-' in said.reasons
    assert answer(asked) == said


@pytest.mark.drawn(2)
@pytest.mark.parametrize("spec", PACKS)
def test_no_advice_is_worth_less_than_its_alternatives(spec: str) -> None:
    for game in phases(spec, 5):
        for seat in [*game.owed()][:2]:
            values = [plan.value for plan in reasons_of(game, seat).plans]
            assert values == sorted(values, reverse=True)


@pytest.mark.drawn(2)
@pytest.mark.parametrize("spec", PACKS)
def test_a_bot_tells_why_it_chose_a_plan_that_is_worth_less(spec: str) -> None:
    told = with_character(bot("dumbbot"), "hussar")
    assert isinstance(told, TalkingBot)
    better = 0
    for game in phases(spec, 6):
        for seat in game.owed():
            reasons = told.turn(view(game, seat)).reasons
            assert reasons is not None or not view(game, seat).decisions
            plans = reasons.plans if reasons is not None else ()
            for plan in plans:
                assert plan.told is not None or plan.value <= plans[0].value
                better += plan.value > plans[0].value
    assert better


def test_a_bot_tells_what_it_built_and_where_it_retreated_to() -> None:
    told = with_character(bot("greedy"), "paladin")
    assert isinstance(told, TalkingBot)
    aims = set()
    for game in phases("standard", 30, "dumbbot"):
        for seat in game.owed() if game.phase[-1] in "RA" else ():
            reasons = told.turn(view(game, seat)).reasons
            if reasons is not None:
                aims |= {one.code for one in reasons.aim}
                assert len(reasons.plans) > 1 or len(view(game, seat).decisions[0]) == 1
    assert {"bots.choice-retreats", "bots.choice-builds"} <= aims
