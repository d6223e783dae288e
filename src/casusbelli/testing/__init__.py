"""Checks for third-party rules, boards and bots, the same that this project runs on its own. With pytest:

    from casusbelli.testing import checks

    @pytest.mark.parametrize("check", checks(PACK, scenarios=HERE / "scenarios.toml"), ids=str)
    def test_my_pack(check: Check) -> None:
        check()

The pack need not be installed. What each check looks for, and the functions to look at one thing alone, stand in
``composition``, ``knowledge``, ``offers``, ``overrides``, ``set_up_again``, ``spoken`` and ``copying``.
"""

from casusbelli.engine.spec import packs_beside
from casusbelli.testing.checks import Check, board_checks, bot_checks, check_case, checks
from casusbelli.testing.random_games import RandomGame, new_game, random_game

__all__ = [
    "Check",
    "RandomGame",
    "board_checks",
    "bot_checks",
    "check_case",
    "checks",
    "new_game",
    "packs_beside",
    "random_game",
]
