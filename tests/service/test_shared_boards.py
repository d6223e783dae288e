"""Viewers who see the same share a drawn board."""

from __future__ import annotations

from msgspec.structs import replace

from casusbelli.drawing.canvas import Canvas
from casusbelli.drawing.scene import Ordered
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.settings import Setup
from casusbelli.service.games import lobby, order_entry, seating
from casusbelli.service.reads import game_page
from casusbelli.service.reads.position_view import CanvasContent
from tests.service.conftest import person

SEATS = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")


def begun(service: Service) -> tuple[str, dict[str, Who]]:
    people = {seat: person(service, seat) for seat in SEATS}
    game = lobby.create(service, people["Austria"], Setup("A game"))
    for seat, who in people.items():
        seating.join(service, who, game, seat)
    return game, people


def board(service: Service, who: Who, game: str) -> Canvas:
    found = game_page.screen(service, who, game).canvas
    assert found is not None
    return found


def test_those_who_see_the_same_share_a_board(small_service: Service) -> None:
    game, people = begun(small_service)
    boards = {id(board(small_service, who, game)) for who in (*people.values(), VISITOR)}
    assert len(boards) == 1


def test_a_draft_is_on_its_own_board_only(small_service: Service) -> None:
    game, people = begun(small_service)
    shared = board(small_service, people["England"], game)
    order_entry.submit(small_service, people["France"], game, "France", "S1901M", "A Par - Bur")
    drafted = board(small_service, people["France"], game)
    assert drafted.draft_part() != shared.draft_part()
    assert board(small_service, people["England"], game).svg() == shared.svg()
    assert board(small_service, people["Germany"], game).draft_part() == shared.draft_part()


def test_the_order_of_a_mapping_is_part_of_what_is_drawn(small_service: Service) -> None:
    """Otherwise the bytes of a page could tell what others have looked at."""
    game, people = begun(small_service)
    scene = board(small_service, people["England"], game).scene
    turned = replace(scene, centers=dict(reversed([*scene.centers.items()])))
    assert turned == scene
    assert CanvasContent.of(turned, ()) != CanvasContent.of(scene, ())
    assert CanvasContent.of(replace(scene), ()) == CanvasContent.of(scene, ())


def test_boards_with_the_same_units_are_told_apart_quickly(small_service: Service) -> None:
    """All games begin with the same units. Boards that hash alike are compared one by one."""
    game, people = begun(small_service)
    scene = board(small_service, people["England"], game).scene
    orders = [(Ordered("England", text, None),) for text in ("F LON - NTH", "F LON - ENG", "F LON H")]
    drafted = [CanvasContent.of(scene, written) for written in orders]
    played = [CanvasContent.of(replace(scene, orders=written), ()) for written in orders]
    assert len({*map(hash, drafted)}) == len({*map(hash, played)}) == len(orders)
