"""The rulebook and the refusals tell truly in which phases an order of the rules is given, and in words."""

from __future__ import annotations

import pytest

from casusbelli.core.orders import Directive
from casusbelli.engine import drafts
from casusbelli.engine.game import Game
from casusbelli.engine.spec import packs
from casusbelli.testing.random_games import clash, moments, random_game
from casusbelli.variants import board

WRONG = "wrong-phase"
NAMES = [name for name in packs() if not clash([name])]


@pytest.mark.drawn(5)
@pytest.mark.parametrize("name", NAMES)
def test_an_order_is_listed_where_it_is_taken_and_only_there(name: str) -> None:
    """What is on offer is listed; what is refused for its phase is not."""
    played = list(moments(random_game([name], 4, 12)))
    seen = {type(order): order for game in played for order in directives(game)}
    for game in played:
        if game.state.outcome is None:
            step = drafts.open_step(game.rules, game.state)
            listed = {form.directive for form in game.rules.forms if step in game.rules.taken_in(form)}
            offered = {type(order) for order in directives(game)}
            assert offered <= listed
            for kind, order in seen.items():
                codes = {refused(game, seat, order) for seat in game.rules.names}
                assert WRONG not in codes or kind not in listed, (str(order), step.name)


def directives(game: Game) -> list[Directive]:
    return [o for seat in game.rules.names for o in game.options(seat) if isinstance(o, Directive)]


def refused(game: Game, seat: str, order: Directive) -> str:
    why = game.rules.refusal(game.rules.seen(game.state, seat), drafts.open_step(game.rules, game.state), seat, order)
    return why.code if why is not None else ""


def test_refusals_call_phases_by_their_names() -> None:
    game = Game.new("formal + masters", board("standard"), bytes(32))
    ((_order, why),) = game.submit("Austria", "Aid Italy").refused
    assert why.text == "You can give Aid Italy only in Winter adjustments."


def test_peace_is_listed_only_where_it_is_made() -> None:
    for peace, there in (("treaty", False), ("treaty_or_peace_order", True)):
        text = Game.new(f"international-relations(peace={peace})", board("standard"), bytes(32)).rules_text()
        assert ("| `Peace with <power>` | Fall movement, Winter conference |" in text) is there
