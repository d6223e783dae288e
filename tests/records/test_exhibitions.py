"""The exhibitions: true games, told truly; and the measure of drama by which they were chosen."""

from __future__ import annotations

from collections import Counter

import pytest

from casusbelli.core.catalogs import Texts
from casusbelli.engine.spec import packs
from casusbelli.records.games.drama import LEAD, codes, drama, drama_weights, leader
from casusbelli.records.games.exhibition_file import MalformedExhibition, exhibitions, read_exhibition
from casusbelli.records.games.game_file import read_game
from casusbelli.records.games.verify import Verification, check_dice, rejudge
from casusbelli.variants.table import new_game

LARGEST = 150_000  # bytes of a file
NAMES = sorted(exhibitions())
BOTS = {"dumbbot", "greedy", "random", "search"}


@pytest.mark.parametrize("name", NAMES)
def test_an_exhibition_is_a_finished_game_with_the_phases_that_it_tells(name: str) -> None:
    one = exhibitions()[name]
    game = read_game(one.game_text)  # checks the chain of hashes
    assert game.state.outcome is not None
    assert {one.table.opens, *one.table.captions} <= set(game.phases())
    assert len(one.table.captions) >= 3
    assert one.table.opens in one.table.captions
    assert set(one.table.bots) == set(game.rules.names)
    assert set(one.table.bots.values()) <= BOTS
    assert len(one.packed) < LARGEST


@pytest.mark.full
@pytest.mark.parametrize("name", NAMES)
def test_an_exhibition_is_verified(name: str) -> None:
    """Its dice follow from its seed, and today's rules adjudicate it in the same way."""
    game = read_game(exhibitions()[name].game_text)
    found = Verification(game, check_dice(game), tuple(rejudge(game)))
    assert found.faults == []
    assert found.warnings == []


@pytest.mark.parametrize("name", NAMES)
def test_an_exhibition_has_more_drama_than_most(name: str) -> None:
    """And something in it happens only by its rules."""
    game = read_game(exhibitions()[name].game_text)
    found = drama(game)
    assert found.pace > 3.0
    declared = {code for component in game.rules.components for code in (*component.headlines, *component.drama)}
    assert bool(declared & set(found.counts)) is (game.spec.names != ("standard",))


def test_every_variant_of_ours_has_an_exhibition() -> None:
    shown = {pack for one in exhibitions().values() for pack in read_game(one.game_text).spec.names}
    assert {name for name, pack in packs().items() if pack.minute is not None} < shown
    assert "standard" in shown


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("opens = 3", "Expected `str`"),
        ('opens = "S1901M"\ncaptions = []\n[bots]\n', "no message 'guard.exhibition-lone-title'"),
        ('opens = "S1901M"\ncaptions = []\nmood = 1\n[bots]\n', "unknown field `mood`"),
        ("opens", "exhibitions/lone.toml"),
    ],
)
def test_a_malformed_table_is_refused(text: str, told: str) -> None:
    texts = Texts.__new__(Texts)
    texts.namespace, texts.source, texts.folder = "guard", {"en": "some = Some\n"}, "texts"
    with pytest.raises(MalformedExhibition, match=told):
        read_exhibition("lone", text, b"", texts)
    with pytest.raises(MalformedExhibition, match="lower-case"):
        read_exhibition("Lone", text, b"", texts)


# --- drama


def test_rules_declare_what_is_dramatic() -> None:
    """Headlines without a weight count 1, and a weight of 0 silences one."""
    weights = drama_weights(new_game("formal", "standard", {}, bytes(32)).rules)
    assert weights["story.takes"] < weights["story.takes-from"] < weights[LEAD]
    assert weights["formal.sphere-ended"] == 1.0
    assert weights["formal.booked"] == 0.0
    assert "formal.declares" not in drama_weights(new_game("standard", "standard", {}, bytes(32)).rules)


@pytest.mark.parametrize("name", [name for name, pack in packs().items() if pack.game])
def test_weights_are_of_messages_that_there_are(name: str) -> None:
    rules = new_game(name, "standard", {}, bytes(32)).rules
    weights = drama_weights(rules)
    assert all(weight >= 0 for weight in weights.values())
    assert weights.keys() >= {code for component in rules.components for code in component.headlines}


def test_drama_is_the_sum_of_what_is_told() -> None:
    one = exhibitions()[NAMES[0]]
    game = read_game(one.game_text)
    found, weights = drama(game), drama_weights(game.rules)
    assert found.total == pytest.approx(sum(weights[code] * n**0.5 for code, n in found.counts.items()), abs=0.01)
    assert set(found.phases) == set(game.phases())
    assert found.phases[found.peak] == max(found.phases.values())
    assert drama(game) == found


def test_a_quiet_game_has_no_drama() -> None:
    game = new_game("standard", "standard", {}, bytes(32))
    game.process()
    found = drama(game)
    assert (found.total, found.counts) == (0.0, {})
    assert leader(game.rules, game.state) == "Russia"  # four centers


def test_messages_within_messages_are_counted() -> None:
    """Masters Rules and International Relations tell several things in one line."""
    game = read_game(exhibitions()["treaty-that-held"].game_text)
    counts = Counter(drama(game).counts)
    assert counts["ir.signed"] >= 2
    assert counts["ir.claim-won"] == 1
    assert list(codes(["plain", 3])) == []
