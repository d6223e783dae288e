"""Proposals that await an answer, and single orders that answer or declare something."""

from __future__ import annotations

from casusbelli.service.base.service import Service
from casusbelli.service.games import motions, order_entry, seating
from casusbelli.service.reads import cards, order_choices
from tests.service.tables import duel, made, person, phase


def test_what_waits_is_told_until_it_is_answered(small_service: Service) -> None:
    service = small_service
    game, ada, bob = duel(service)
    now = phase(service, ada, game)
    order_entry.give(service, ada, game, None, now, "Propose draw")
    motions.move(service, ada, game, "pause")
    waiting = cards.waiting(service, bob)
    assert [(card.seat, card.proposal.key) for card in waiting.cards] == [("Central", "draw-1")]
    assert [card.motion["kind"] for card in waiting.motions] == ["pause"]
    assert cards.waiting(service, ada) == cards.OpenCards((), ())
    (told,) = order_choices.choices(service, bob, game)["proposals"]
    assert [(reply["order"], reply["label"]) for reply in told["replies"]] == [
        ("Vote for 1", "Accept"),
        ("Vote against 1", "Decline"),
    ]
    order_entry.give(service, bob, game, None, now, "Vote against 1")
    assert cards.waiting(service, bob).cards == ()


def test_one_order_is_added_and_taken_back(small_service: Service) -> None:
    """The others stay as they are."""
    service = small_service
    game, ada, _bob = duel(service)
    now = phase(service, ada, game)
    order_entry.submit(service, ada, game, None, now, "F LON - NTH")
    order_entry.give(service, ada, game, None, now, "F EDI - NWG")
    order_entry.give(service, ada, game, None, now, "F EDI - NWG")
    assert order_entry.draft(service, ada, game)["orders"] == ["F LON - NTH", "F EDI - NWG"]
    order_entry.give(service, ada, game, None, now, "F EDI - NWG", withdrawn=True)
    assert order_entry.draft(service, ada, game)["orders"] == ["F LON - NTH"]


def test_an_order_says_what_it_is_about(small_service: Service) -> None:
    service = small_service
    ada, bob = person(service, "Ada"), person(service, "Bob")
    game = made(
        service, ada, "formal", bots=dict.fromkeys(("England", "France", "Germany", "Russia", "Turkey"), "hold")
    )
    seating.join(service, ada, game, "Austria")
    seating.join(service, bob, game, "Italy")
    told = {one["text"]: one["about"] for one in order_choices.choices(service, ada, game)["directives"]}
    assert told["DWO Italy"].powers == ("Italy",)
