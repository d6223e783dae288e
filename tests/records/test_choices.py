"""The orders that a seat may write, as a page needs them: each once, at the place where a tap would begin."""

from __future__ import annotations

from collections import Counter

import pytest

from casusbelli.core.orders import Waive
from casusbelli.engine.game import Game
from casusbelli.engine.spec import packs
from casusbelli.records.games.choices import ChoiceLine, Choices, choices
from casusbelli.variants.table import new_game


def all_lines(found: Choices) -> list[ChoiceLine]:
    of_units = [line for slot in found.slots for line in slot.lines]
    return of_units + [line for form in found.forms for line in form.lines]


@pytest.mark.parametrize("rules", sorted(packs()))
def test_everything_on_offer_is_there_once(rules: str) -> None:
    game = new_game(rules, seed=bytes(32))
    for _phase in range(4):
        for seat in (seat.name for seat in game.seats[:4]):
            lines = Counter(line.text for line in all_lines(choices(game, seat)))
            offered = Counter(str(order) for order in game.options(seat))
            assert lines.keys() == offered.keys()
            assert not {text for text, n in lines.items() if n > 1 and text != str(Waive())}
        if game.state.outcome is None and not game.halted:
            game.process()


@pytest.mark.parametrize("rules", sorted(packs()))
def test_lines_begin_and_go_on_at_places_of_the_board(rules: str) -> None:
    game = new_game(rules, seed=bytes(32))
    for seat in game.seats[:3]:
        for line in all_lines(choices(game, seat.name)):
            assert {line.at, *line.steps} - {""} <= game.rules.board.province_of.keys()


def lines_of(game: Game, seat: str, key: str) -> dict[str, ChoiceLine]:
    slot = next(slot for slot in choices(game, seat).slots if slot.key == key)
    return {line.text: line for line in slot.lines}


def test_taps_of_a_unit() -> None:
    lines = lines_of(new_game(seed=bytes(32)), "Austria", "A VIE")
    assert lines["A VIE H"] == ChoiceLine("A VIE H", "hold", "VIE", ())
    assert lines["A VIE - GAL"] == ChoiceLine("A VIE - GAL", "move", "VIE", ("GAL",))
    assert lines["A VIE S A BUD"] == ChoiceLine("A VIE S A BUD", "support", "VIE", ("BUD", "BUD"))
    assert lines["A VIE S A BUD - GAL"] == ChoiceLine("A VIE S A BUD - GAL", "support", "VIE", ("BUD", "GAL"))


def test_what_rules_let_a_unit_do_stands_beside_its_other_orders() -> None:
    lines = lines_of(new_game("formal", seed=bytes(32)), "Austria", "A VIE")
    assert lines["A VIE SOI TYR"] == ChoiceLine("A VIE SOI TYR", "declare-sphere", "VIE", ("TYR",))


def test_units_of_others_are_lent() -> None:
    game = new_game("masters", seed=bytes(32))
    lent = {slot.key: slot for slot in choices(game, "Austria").slots if slot.free}
    assert (lent["A BUL"].owner, lent["A BUL"].copies) == ("Bulgaria", True)
    assert all(line.kind.startswith("influence/") for slot in lent.values() for line in slot.lines)


def test_builds_are_one_slot_of_several() -> None:
    game = new_game(seed=bytes(32))
    game.submit("Germany", "F KIE - DEN, A MUN - RUH")
    game.process()
    game.submit("Germany", "A RUH - HOL")
    game.process()
    (slot,) = choices(game, "Germany").slots
    assert (slot.key, slot.count, slot.free) == ("build waive", 2, False)
    assert ChoiceLine("Build F KIE", "build", "KIE", ()) in slot.lines


def test_a_form_tells_what_it_is_for() -> None:
    found = choices(new_game("formal", seed=bytes(32)), "Austria")
    form = next(form for form in found.forms if form.kind == "declare-war")
    assert (form.title, form.at_once) == ("Declare war", False)
    assert str(form.sentence).endswith(".")
    votes = next(form for form in choices(new_game(seed=bytes(32)), "Italy").forms if form.kind == "propose-draw")
    assert votes.at_once


def test_several_permissions_stand_beside_each_other() -> None:
    """Of influence a unit follows one line, however often that is written."""
    game = new_game("international-relations", seed=bytes(32))
    game.submit("Austria", "Enter AAT with Italy")
    game.submit("Italy", "Enter AAT with Austria")
    game.process()
    permits = next(slot for slot in choices(game, "Austria").slots if slot.key == "A VEN")
    assert (permits.owner, permits.free, permits.several, permits.copies) == ("Italy", True, True, False)
    both = [line.text for line in permits.lines[:2]]
    assert [str(order) for order in game.submit("Austria", "\n".join(both)).orders] == both
    lent = [slot for slot in choices(new_game("masters", seed=bytes(32)), "Austria").slots if slot.free]
    assert not any(slot.several for slot in lent)


def test_an_order_of_a_rule_for_an_own_unit_is_instead_of_its_other_orders() -> None:
    game = new_game("formal", seed=bytes(32))
    slot = next(slot for slot in choices(game, "Austria").slots if slot.key == "A VIE")
    assert not slot.several
    assert len(game.submit("Austria", "A VIE SOI TYR\nA VIE - GAL").orders) < 2


def test_what_may_be_written_several_times_says_so() -> None:
    game = new_game("foreign-aid", seed=bytes(32))
    game.submit("Germany", "F KIE - DEN")
    game.process()
    game.process()
    aid = next(form for form in choices(game, "Germany").forms if form.kind == "aid")
    assert aid.copies
