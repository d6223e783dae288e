"""In an anonymous game nobody finds out who plays, by whatever they try."""

from __future__ import annotations

from typing import Literal, get_args

import pytest

from casusbelli.service import games, gm, leaving, seating
from casusbelli.service.house import VISITOR, House, Who
from casusbelli.service.settings import Settings
from tests.service.conftest import PASSWORD
from tests.service.conftest import person as signed_in
from tests.service.tables import POWERS, made, person

Deal = Literal["chosen", "random", "preferences"]
HIDDEN = Settings(anonymous=True)


@pytest.mark.parametrize("deal", get_args(Deal))
def test_nobody_reads_who_has_applied(small_house: House, deal: Deal) -> None:
    house = small_house
    owner, ada, bob = (person(house, name) for name in ("Olga", "Ada", "Bob"))
    game = made(house, owner, settings=Settings(anonymous=True, deal=deal))
    seat = {"seat": "France"} if deal == "chosen" else {}
    seating.join(house, ada, game, **seat)
    for who in (VISITOR, bob, owner, person(house, "Mona", "moderator"), person(house, "Root", "administrator")):
        assert "Ada" not in str(games.info(house, who, game)), who
        assert games.info(house, who, game)["seats_free"] == 6
    mine = games.info(house, ada, game)
    assert mine["applicants"] == (["Ada"] if deal != "chosen" else [])
    assert mine["applied"] is (deal != "chosen")
    games.cancel(house, owner, game)
    assert "Ada" not in str(games.info(house, bob, game)["applicants"]), "nobody cancels a game to find out"


def test_the_game_master_reads_who_has_applied(small_house: House) -> None:
    house = small_house
    master, ada = person(house, "Olga"), person(house, "Ada")
    game = made(house, master, gm=True, settings=Settings(anonymous=True, deal="random"))
    seating.join(house, ada, game)
    assert games.info(house, master, game)["applicants"] == ["Ada"]


def test_visitors_are_not_told_which_seats_are_bots(small_house: House) -> None:
    house = small_house
    game = made(house, person(house, "Olga"), settings=HIDDEN, bots={"Italy": "hold"})
    for who in (VISITOR, Who("nobody", "Eve", "player")):
        assert "hold" not in str(games.info(house, who, game)["seats"]), who


def test_an_account_that_is_deleted_leaves_its_seat_like_others(house: House) -> None:
    """ "has left this place" would say whose seat it was."""
    owner, ada = signed_in(house, "Olga"), signed_in(house, "Ada")
    game = made(house, owner, settings=HIDDEN, bots=dict.fromkeys(POWERS[1:], "hold"))
    seating.join(house, ada, game, POWERS[0])
    leaving.leave(house, ada, PASSWORD)
    (left,) = [act for act in gm.acts(house, VISITOR, game) if act["kind"] == "left"]
    assert (left["seat"], left["why"]) == (POWERS[0], "resigned")
