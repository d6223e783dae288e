"""In an anonymous game nobody finds out who plays, by whatever they try."""

from __future__ import annotations

from typing import Literal, get_args

import pytest

from casusbelli.service import games, gm, invitations, leaving, offices, seating
from casusbelli.service.errors import Refused
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
    assert "Ada" not in str(games.info(house, bob, game)), "nobody cancels a game to find out"


def test_what_was_promised_is_kept(house: House) -> None:
    owner, ada = person(house, "Olga"), person(house, "Ada")
    for run, seat in ((True, "France"), (False, "France"), (False, None)):
        game = made(house, owner, gm=run, settings=Settings(anonymous=True, deal="random"))
        games.change_settings(house, owner, game, Settings(deal="random"))
        games.change_settings(house, owner, game, Settings(anonymous=True, deal="random"))
        seating.join(house, ada, game, seat)
        with pytest.raises(Refused, match="promise"):
            games.change_settings(house, owner, game, Settings(deal="random"))
        seating.leave(house, ada, game)


def test_the_office_of_game_master_is_offered_to_anybody_alike(house: House) -> None:
    """ "You cannot, they play" would say who plays."""
    owner, ada, _bob = person(house, "Olga"), person(house, "Ada"), person(house, "Bob")
    game = made(house, owner, settings=HIDDEN)
    seating.join(house, ada, game, "France")
    assert (
        offices.hand_over(house, owner, game, "Ada")["offered"]
        == offices.hand_over(house, owner, game, "Bob")["offered"]
    )
    [mine] = invitations.mine(house, ada)
    with pytest.raises(Refused, match="does not play"):
        offices.accept(house, ada, mine["invitation"])


def test_a_game_that_was_cancelled_stays_so(house: House) -> None:
    """Its names have been told."""
    master = person(house, "Olga")
    game = made(house, master, gm=True, settings=HIDDEN)
    for seat in POWERS:
        seating.join(house, person(house, f"Player of {seat}"), game, seat)
    seating.start(house, master, game)
    games.cancel(house, master, game)
    assert games.info(house, VISITOR, game)["seats"][0]["player"] == "Player of Austria"
    with pytest.raises(Refused, match="over"):
        gm.rollback(house, master, game, "S1901M")


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
