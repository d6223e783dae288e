"""Nobody can find out who plays in an anonymous game, whatever they try."""

from __future__ import annotations

from typing import Literal, get_args

import pytest

from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Settings
from casusbelli.service.games import game_log, gm, gm_office, invitations, lobby, seating
from casusbelli.service.people import deletion
from tests.service.conftest import PASSWORD
from tests.service.conftest import person as signed_in
from tests.service.tables import POWERS, made, person

Deal = Literal["chosen", "random", "preferences"]
HIDDEN = Settings(anonymous=True)


@pytest.mark.parametrize("deal", get_args(Deal))
def test_nobody_reads_who_has_applied(small_service: Service, deal: Deal) -> None:
    service = small_service
    owner, ada, bob = (person(service, name) for name in ("Olga", "Ada", "Bob"))
    game = made(service, owner, settings=Settings(anonymous=True, deal=deal))
    seat = {"seat": "France"} if deal == "chosen" else {}
    seating.join(service, ada, game, **seat)
    for who in (VISITOR, bob, owner, person(service, "Mona", "moderator"), person(service, "Root", "administrator")):
        assert "Ada" not in str(lobby.info(service, who, game)), who
        assert lobby.info(service, who, game)["seats_free"] == 6
    mine = lobby.info(service, ada, game)
    assert mine["applicants"] == (["Ada"] if deal != "chosen" else [])
    assert mine["applied"] is (deal != "chosen")
    lobby.cancel(service, owner, game)
    assert "Ada" not in str(lobby.info(service, bob, game)), "nobody cancels a game to find out"


def test_what_was_promised_is_kept(service: Service) -> None:
    owner, ada = person(service, "Olga"), person(service, "Ada")
    for run, seat in ((True, "France"), (False, "France"), (False, None)):
        game = made(service, owner, gm=run, settings=Settings(anonymous=True, deal="random"))
        lobby.change_settings(service, owner, game, Settings(deal="random"))
        lobby.change_settings(service, owner, game, Settings(anonymous=True, deal="random"))
        seating.join(service, ada, game, seat)
        with pytest.raises(ServiceError, match="has to stay anonymous"):
            lobby.change_settings(service, owner, game, Settings(deal="random"))
        seating.leave(service, ada, game)


def test_the_office_of_game_master_is_offered_to_anybody_alike(service: Service) -> None:
    """ "You cannot, they play" would say who plays."""
    owner, ada, _bob = person(service, "Olga"), person(service, "Ada"), person(service, "Bob")
    game = made(service, owner, settings=HIDDEN)
    seating.join(service, ada, game, "France")
    assert (
        gm_office.hand_over(service, owner, game, "Ada")["offered"]
        == gm_office.hand_over(service, owner, game, "Bob")["offered"]
    )
    [mine] = invitations.mine(service, ada)
    with pytest.raises(ServiceError, match="play in the same game"):
        gm_office.accept(service, ada, mine["invitation"])


def test_a_game_that_was_cancelled_stays_so(service: Service) -> None:
    """Its names have been told."""
    master = person(service, "Olga")
    game = made(service, master, gm=True, settings=HIDDEN)
    for seat in POWERS:
        seating.join(service, person(service, f"Player of {seat}"), game, seat)
    seating.start(service, master, game)
    lobby.cancel(service, master, game)
    assert lobby.info(service, VISITOR, game)["seats"][0]["player"] == "Player of Austria"
    with pytest.raises(ServiceError, match="over"):
        gm.rollback(service, master, game, "S1901M")


def test_the_game_master_reads_who_has_applied(small_service: Service) -> None:
    service = small_service
    master, ada = person(service, "Olga"), person(service, "Ada")
    game = made(service, master, gm=True, settings=Settings(anonymous=True, deal="random"))
    seating.join(service, ada, game)
    assert lobby.info(service, master, game)["applicants"] == ["Ada"]


def test_visitors_are_not_told_which_seats_are_bots(small_service: Service) -> None:
    service = small_service
    game = made(service, person(service, "Olga"), settings=HIDDEN, bots={"Italy": "hold"})
    for who in (VISITOR, Who("nobody", "Eve", "player")):
        assert "hold" not in str(lobby.info(service, who, game)["seats"]), who


def test_an_account_that_is_deleted_leaves_its_seat_like_others(service: Service) -> None:
    """ "account-deleted" would say whose seat it was."""
    owner, ada = signed_in(service, "Olga"), signed_in(service, "Ada")
    game = made(service, owner, settings=HIDDEN, bots=dict.fromkeys(POWERS[1:], "hold"))
    seating.join(service, ada, game, POWERS[0])
    deletion.leave(service, ada, PASSWORD)
    (left,) = [act for act in game_log.acts(service, VISITOR, game) if act["kind"] == "left"]
    assert (left["seat"], left["why"]) == (POWERS[0], "The player resigned.")
