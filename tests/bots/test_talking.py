"""Bots that talk: they are given messages and a memory, make promises, keep or break them, and can say why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

import pytest

from casusbelli.bots import BotMessage, BotTurn, PlanTried, Reasons, SeatMessage, SeatView, bot
from casusbelli.bots.bargaining import Bargain
from casusbelli.bots.characters import cast_characters, character_about, character_name, characters
from casusbelli.bots.diplomat import Diplomat, with_character
from casusbelli.bots.match import Match
from casusbelli.bots.past_orders import past_orders
from casusbelli.bots.pledged_view import PledgedView
from casusbelli.bots.process import Question, answer
from casusbelli.bots.promises import Lands, Promise, agreed, breaks
from casusbelli.bots.referee import asked
from casusbelli.bots.rivals import Rivals
from casusbelli.bots.talking import MOST_MEMORY, MOST_TO_ONE, SeatTalk
from casusbelli.bots.trust import Mind, look_back, mind_of
from casusbelli.core.orders import Order
from casusbelli.engine.game import Game
from casusbelli.engine.phrases import Phrase
from casusbelli.records.games.positions import from_state
from casusbelli.variants import board
from casusbelli.variants.table import new_game

SEED = bytes(32)
PALADIN, FOX = characters()["paladin"], characters()["fox"]
FRONT = {
    "Austria": ["A VIE", "A BUD", "F TRI"],
    "Italy": ["A VEN", "A ROM", "F NAP"],
    "Germany": ["A MUN", "A BER", "F KIE"],
}
CENTERS = {"Austria": ["VIE", "BUD", "TRI"], "Italy": ["VEN", "ROM", "NAP"], "Germany": ["MUN", "BER", "KIE"]}


FALL = {"rules": "standard", "map": "standard", "phase": "F1901M"}


def front() -> Game:
    table = {
        "rules": "standard",
        "map": "standard",
        "phase": "S1901M",
        "units": FRONT,
        "centers": CENTERS,
    }
    return from_state(table, board, SEED).game


def scene(game: Game, seat: str, messages: Sequence[SeatMessage] = (), memory: object = None) -> SeatView:
    partners = tuple(name for name in game.rules.names if name != seat)
    talk = SeatTalk(memory, tuple(messages), partners, past_orders(game.rules, game.log, seat))
    return SeatView.of(game.rules, game.state, seat, Random(1), talk)


def message(number: int, sender: str, to: str, phrase: Phrase | None, phase: str = "S1901M") -> SeatMessage:
    return SeatMessage(str(number), number, phase, sender, (to,), "hello", phrase)


def bargain(game: Game, seat: str = "Austria") -> Bargain:
    view, mind = scene(game, seat), Mind()
    return Bargain(view, mind, PALADIN, Rivals.of(view, mind, PALADIN), (), Random(1))


# --- what a bot is given and may return


@dataclass
class Talker:
    """Answers as the test says; keeps what it was given."""

    says: Callable[[SeatView], BotTurn]
    name: str = "talker"

    def orders(self, scene: SeatView) -> Sequence[Order]:
        raise AssertionError("turn is called instead")

    def turn(self, scene: SeatView) -> BotTurn:
        return self.says(scene)


def counts(scene: SeatView) -> BotTurn:
    """Writes to Italy in its first turn, and remembers how often it was called and what it has read."""
    past = scene.memory or {"turns": 0, "read": []}
    read = [*past["read"], *(one.text for one in scene.messages if one.sender != scene.seat)]
    first = [BotMessage("Italy", Phrase("peace", year=1903))] if scene.seat == "Austria" and not past["turns"] else []
    return BotTurn([orders[0] for orders in scene.decisions], first, {"turns": past["turns"] + 1, "read": read})


def test_messages_and_memory_reach_the_next_turn() -> None:
    game = new_game(seed=SEED)
    played = Match(game, {"Austria": Talker(counts), "Italy": Talker(counts), "France": bot("hold")})
    played.play(2)
    assert played.faults == []
    assert played.memories["Austria"] == {"turns": 2, "read": []}
    told = "Shall we keep the peace until the end of 1903?"
    assert played.memories["Italy"]["read"][0] == told
    assert [(one.sender, one.to, one.text) for one in played.messages] == [("Austria", ("Italy",), told)]


def test_a_message_after_a_turn_brings_another_one() -> None:
    """England's turn comes before that of Italy, which writes to it."""
    said = [BotMessage("England", Phrase("peace", year=1903))]
    writes = Talker(lambda scene: BotTurn(messages=said if not scene.messages else ()))
    played = Match(new_game(seed=SEED), {"England": Talker(counts), "Italy": writes, "Turkey": Talker(counts)})
    played.play(1)
    assert {seat: played.memories[seat]["turns"] for seat in ("England", "Turkey")} == {"England": 2, "Turkey": 1}


TALK_FAULTS = {
    "memory-too-large": (lambda _s: BotTurn(memory="x" * MOST_MEMORY), "its memory has 65538 bytes, more than 65536"),
    "memory-no-data": (lambda _s: BotTurn(memory=object()), "its memory is no data for JSON"),
    "no-reasons": (lambda _s: BotTurn(reasons={"aim": 3}), "its reasons cannot be read"),  # type: ignore[arg-type]
    "too-many-reasons": (lambda _s: BotTurn(reasons=Reasons(plans=_plans())), "its reasons have "),
    "no-phrase": (lambda _s: BotTurn(messages=[BotMessage("Italy", Phrase("poem"))]), "There is no quick phrase poem"),
    "no-message": (lambda _s: BotTurn(messages=["peace!"]), "wrote no messages: AttributeError"),  # type: ignore[list-item]
    "own-fault": (lambda _s: 1 / 0, "talker failed: ZeroDivisionError"),
}


def _plans() -> tuple[PlanTried, ...]:
    return tuple(PlanTried((f"A PAR - {n}" * 10,), 1.0) for n in range(500))


@pytest.mark.parametrize("kind", TALK_FAULTS)
def test_what_is_wrong_is_told_and_nothing_of_it_counts(kind: str) -> None:
    says, fault = TALK_FAULTS[kind]
    found = asked(Talker(says), scene(new_game(seed=SEED), "Austria"), None)  # type: ignore[arg-type]
    assert fault in found.fault
    assert (found.messages, found.memory, found.reasons) == ((), None, "")


def test_its_orders_count_even_if_its_memory_does_not() -> None:
    says = lambda s: BotTurn([orders[0] for orders in s.decisions], memory={1, 2, object()})  # noqa: E731
    found = asked(Talker(says), scene(new_game(seed=SEED), "Austria"), None)
    assert len(found.orders) == 3
    assert found.memory is None


def test_a_bot_does_not_write_without_end() -> None:
    many = [BotMessage("Italy", Phrase("thank"))] * 9 + [BotMessage("Nowhere", Phrase("thank"))]
    found = asked(Talker(lambda _s: BotTurn(messages=many)), scene(new_game(seed=SEED), "Austria"), None)
    assert [one.to for one in found.messages] == ["Italy"] * MOST_TO_ONE
    before = [message(n, "Austria", "Italy", Phrase("thank")) for n in range(MOST_TO_ONE)]
    again = scene(new_game(seed=SEED), "Austria", before)
    assert asked(Talker(lambda _s: BotTurn(messages=many)), again, None).messages == ()


def test_a_bot_refers_only_to_what_it_can_read() -> None:
    said = [BotMessage("Italy", Phrase("accept", earlier="somewhere else"))]
    found = asked(Talker(lambda _s: BotTurn(messages=said)), scene(new_game(seed=SEED), "Austria"), None)
    assert found.messages == ()


def test_a_question_carries_memory_messages_and_character() -> None:
    game = new_game(seed=SEED)
    offer = message(1, "Italy", "Austria", Phrase("peace", year=1902))
    talk = SeatTalk({"trust": {"Italy": 0.5}}, (offer,), ("Italy",), {})
    told = Question("dumbbot", "Austria", "standard", "standard", {}, SEED, SEED, game.state, None, talk, "paladin")
    said = answer(told)
    assert said.fault == ""
    assert ("Italy", "accept", "1") in [(one.to, one.phrase.kind, one.phrase.earlier) for one in said.messages]
    assert said.memory is not None
    silent = answer(Question("dumbbot", "Austria", "standard", "standard", {}, SEED, SEED, game.state))
    assert (silent.messages, silent.memory, silent.reasons) == ((), None, "")


# --- promises

PEACE = Promise("1", "peace", "Austria", "Italy", "S1901M", 1902)
NO_UNITS = Promise("1", "demilitarize", "Austria", "Germany", "S1901M", 1902, "TYR")
BREAKS = {
    "A VIE - TYR": (False, True),
    "F TRI - VEN": (True, False),
    "F TRI S A VEN": (False, False),
    "A VIE S A MUN - TYR": (False, False),
    "F TRI S A TYR - VEN": (True, False),
    "F TRI S A VEN - TYR": (False, False),
    "A BUD - SER": (False, False),
    "F TRI H": (False, False),
}


@pytest.mark.parametrize("text", BREAKS)
def test_which_orders_break_a_promise(text: str) -> None:
    view = scene(front(), "Austria")
    order = view.rules.order_of(text, "S1901M")
    assert order is not None
    lands = Lands.of(view)
    assert (breaks(view, lands, PEACE, order), breaks(view, lands, NO_UNITS, order)) == BREAKS[text]


OFFER = message(1, "Italy", "Austria", Phrase("peace", year=1902))
ASKS = message(1, "Italy", "Austria", Phrase("ask-support", orders=("A VIE S A VEN - TYR",)))
YES, NO = Phrase("accept", earlier="1"), Phrase("refuse", earlier="1")
AGREED: dict[str, tuple[list[SeatMessage], list[tuple[str, str]]]] = {
    "accepted": ([OFFER, message(2, "Austria", "Italy", YES)], [("Italy", "peace"), ("Austria", "peace")]),
    "refused": ([OFFER, message(2, "Austria", "Italy", NO)], []),
    "taken back": ([OFFER, message(2, "Austria", "Italy", YES), message(3, "Austria", "Italy", NO)], []),
    "accepted by nobody it was for": ([OFFER, message(2, "France", "Italy", YES)], []),
    "support": ([ASKS, message(2, "Austria", "Italy", YES)], [("Austria", "ask-support")]),
    "own words": ([message(1, "Italy", "Austria", None), message(2, "Austria", "Italy", YES)], []),
}


@pytest.mark.parametrize("kind", AGREED)
def test_what_has_been_agreed(kind: str) -> None:
    messages, promises = AGREED[kind]
    assert [(one.giver, one.kind) for one in agreed(messages)] == promises


def test_a_promise_changes_the_orders() -> None:
    """What breaks it has no worth, and a promised support is given."""
    game = front()
    offer = message(1, "Italy", "Austria", Phrase("peace", year=1902))
    ask = message(3, "Italy", "Austria", Phrase("ask-support", orders=("A VIE S A VEN - TYR",)))
    yes = [message(n + 1, "Austria", "Italy", Phrase("accept", earlier=str(n))) for n in (1, 3)]
    found = asked(Diplomat(bot("dumbbot"), PALADIN), scene(game, "Austria", [offer, ask, *yes]), None)
    assert found.fault == ""
    assert "A VIE S A VEN - TYR" in map(str, found.orders)
    view = scene(game, "Austria")
    attack = view.rules.order_of("F TRI - VEN", "S1901M")
    assert attack is not None
    assert PledgedView.bound(view, [PEACE], Random(1)).worth(attack) < view.worth(attack) - 5


def test_trust_follows_what_others_do() -> None:
    game = front()
    for seat, lines in {"Italy": "A VEN - TRI", "Germany": "A MUN S A VIE - TYR", "Austria": "A VIE - TYR"}.items():
        game.submit(seat, lines)
    game.process()
    peace = [
        message(1, "Italy", "Austria", Phrase("peace", year=1902)),
        message(2, "Austria", "Italy", Phrase("accept", earlier="1")),
    ]
    view, mind = scene(game, "Austria", peace), Mind()
    [breach] = look_back(view, mind, agreed(peace), PALADIN)
    assert (breach.by, breach.phase) == ("Italy", "S1901M")
    assert mind.trusts("Italy") < -0.5 < 0 < mind.trusts("Germany")
    assert look_back(view, mind, agreed(peace), PALADIN) == []  # once
    written = asked(Diplomat(bot("dumbbot"), PALADIN), scene(game, "Austria", peace), None).messages
    assert ("Italy", "breach") in [(one.to, one.phrase.kind) for one in written]


@pytest.mark.parametrize("memory", [None, 3, {"trust": "much"}, {"trust": {"Italy": 0.5}}])
def test_any_memory_is_read(memory: object) -> None:
    assert mind_of(memory).trusts("Italy") == (0.5 if isinstance(memory, dict) and memory["trust"] != "much" else 0.0)


# --- characters


def test_characters_have_names_in_every_language() -> None:
    assert len(characters()) >= 8
    for name, character in characters().items():
        told = {character_name(name).render(language) for language in ("en", "de", "fr")}
        assert len(told) == 3
        assert len({character_about(name).render(language) for language in ("en", "de", "fr")}) == 3
        traits = (character.loyalty, character.honesty, character.aggression, character.forgiveness)
        assert all(0 <= trait <= 1 for trait in (*traits, character.talkativeness))
        assert len(character.emblem) == 1


def test_seats_have_different_characters() -> None:
    seats = ("Austria", "England", "France")
    cast = [cast_characters(seats, bytes([n])) for n in range(9)]
    assert all(len({*one.values()}) == len(seats) for one in cast)
    assert len({one["Austria"] for one in cast}) > 3
    assert cast[0] == cast_characters(seats, bytes([0]))


def test_bots_that_talk_already_keep_their_own_ways() -> None:
    talker = Talker(counts)
    assert with_character(talker, "fox") is talker
    assert with_character(bot("dumbbot"), "") is bot("dumbbot")


# --- whole games


def talked(rules: str, seed: int, phases: int, name: str = "dumbbot") -> Match:
    game = new_game(rules, seed=SEED)
    cast = cast_characters(game.rules.names, bytes([seed]))
    bots = {seat: with_character(bot(name), cast[seat]) for seat in game.rules.names}
    played = Match(game, bots, seed)
    played.play(phases)
    return played


@pytest.mark.parametrize(
    "rules", ["standard", "formal", "international-relations", "masters", "factional", "world-war-one"]
)
def test_they_talk_under_all_rules(rules: str) -> None:
    played = talked(rules, 1, 2)
    assert played.faults == []
    assert played.messages or rules == "world-war-one"  # two enemies have nothing to agree on
    assert played.reasons


def test_the_same_seed_writes_the_same_messages() -> None:
    first, again, other = (talked("standard", seed, 2) for seed in (1, 1, 2))
    assert first.messages == again.messages != other.messages
    assert first.memories == again.memories
    assert first.game.state_hash() == again.game.state_hash()


def test_promises_are_kept_and_broken_by_character() -> None:
    """Paladins break no promise; foxes lie about some."""
    game = new_game(seed=SEED)
    cast = {seat: "paladin" if n % 2 else "fox" for n, seat in enumerate(game.rules.names)}
    played = Match(game, {seat: with_character(bot("dumbbot"), cast[seat]) for seat in cast}, 3)
    played.play(6)
    lies = Counter(cast[seat] for seat, memory in played.memories.items() if mind_of(memory).lies)
    broken = Counter(cast[breach.by] for memory in played.memories.values() for breach in mind_of(memory).breaches)
    assert lies["paladin"] == broken["paladin"] == 0
    assert lies["fox"] + broken["fox"] > 0


def test_reasons_name_the_plan_and_its_alternatives() -> None:
    played = talked("standard", 1, 3)
    for (phase, seat), reasons in played.reasons.items():
        assert reasons.aim
        chosen = reasons.plans[0]
        if phase != played.game.phase:
            given = past_orders(played.game.rules, played.game.log, seat)[phase][seat]
            assert {*chosen.orders} >= {line for line in given if " " in line and line[0] in "AF"}
        assert all(told.render("de") for told in (*reasons.aim, *reasons.promises))


# --- between the moves, and other people's words


def turn_of(game: Game, seat: str, messages: Sequence[SeatMessage], memory: object = None) -> BotTurn:
    return Diplomat(bot("hold"), characters()["diplomat"]).turn(scene(game, seat, messages, memory))


def test_own_words_are_answered_once_in_a_conversation_and_phase() -> None:
    game = front()
    texts = [message(1, "Italy", "Austria", None), message(2, "Italy", "Austria", None)]
    first = turn_of(game, "Austria", texts)
    answers = [one for one in first.messages if one.phrase.kind == "use-phrases"]
    assert [(one.to, one.phrase.earlier) for one in answers] == [("Italy", "2")]
    again = turn_of(game, "Austria", [*texts, message(3, "Italy", "Austria", None)], first.memory)
    assert [one for one in again.messages if one.phrase.kind == "use-phrases"] == []
    to_all = SeatMessage("4", 4, "S1901M", "Germany", ("Austria", "Italy"), "hello")
    assert [one for one in turn_of(game, "Austria", [to_all]).messages if one.phrase.kind == "use-phrases"] == []


AT_PEACE = [
    message(1, "Austria", "Italy", Phrase("peace", year=1903), "F1901M"),
    message(2, "Italy", "Austria", Phrase("accept", earlier="1"), "F1901M"),
]


@pytest.mark.parametrize(
    ("messages", "orders", "written"),
    [
        (AT_PEACE, {"Italy": ["A VEN - TRI"]}, {("Italy", "breach")}),
        (AT_PEACE, {"Italy": ["A VEN - TUS"]}, set()),
        ([], {"Italy": ["A VEN - TRI"]}, set()),
        ([], {"Germany": ["A MUN S A VIE - BOH"]}, {("Germany", "thank")}),
    ],
    ids=["broken", "kept", "not-promised", "supported"],
)
def test_breaches_are_reproached_and_support_is_thanked_for_in_winter(
    messages: Sequence[SeatMessage], orders: dict[str, list[str]], written: set[tuple[str, str]]
) -> None:
    game = from_state({**FALL, "units": FRONT, "centers": CENTERS}, board, SEED).game
    memory = turn_of(game, "Austria", messages).memory
    for seat, lines in {"Austria": ["A BUD - SER", "A VIE - BOH"], **orders}.items():
        game.submit(seat, "\n".join(lines))
    game.process()
    assert game.phase == "W1901A"
    said = turn_of(game, "Austria", messages, memory)
    assert {(one.to, one.phrase.kind) for one in said.messages} == written
    assert {str(order)[:5] for order in said.orders} <= {"Build", "Waive"}
