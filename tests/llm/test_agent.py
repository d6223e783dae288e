"""An agent at one seat: hints for a second try, notes, budgets, transcripts."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path

import pytest

from casusbelli.llm.agent import NO_ORDER, UNUSABLE, Agent
from casusbelli.llm.local_seat import LocalSeat, Mailbox
from casusbelli.llm.providers import ScriptedProvider
from casusbelli.llm.replies import OutgoingMessage
from casusbelli.llm.spending import AgentLimits, Budget, Prices
from casusbelli.llm.transcripts import PlayRecord, Transcript, answers
from casusbelli.variants.table import new_game
from tests.llm.models import FunctionProvider, obedient

GOOD = "ORDERS\nA PAR - BUR\nF BRE - MAO\nA MAR - SPA\nMESSAGES\nTo Italy: Peace?\nMEMORY\nItaly first."
ORDERS = ("A PAR - BUR", "F BRE - MAO", "A MAR - SPA")
UNLIMITED = AgentLimits(Budget())
PEACE = (OutgoingMessage(("Italy",), "Peace?"),)


def france() -> LocalSeat:
    return LocalSeat(new_game("standard", "standard", {}, bytes(32)), "France", Mailbox(("France", "Italy")))


def agent(*said: str | None, limits: AgentLimits = UNLIMITED) -> Agent:
    return Agent(ScriptedProvider(said), limits, pause=0)


def test_what_is_accepted_at_once_takes_one_call() -> None:
    transcript = Transcript()
    decision = agent(GOOD).decide(france(), transcript)
    assert (decision.orders, decision.messages, decision.fault) == (ORDERS, PEACE, "")
    [record] = transcript.calls()
    assert (record.orders, record.written, record.refused, record.messages) == (ORDERS, 3, (), PEACE)
    assert transcript.memory == "Italy first."


def test_hints_lead_to_a_second_try() -> None:
    transcript = Transcript()
    slip = GOOD.replace("A PAR - BUR", "A PAR - BURR").replace("A MAR - SPA", "A MAR - MOS")
    decision = agent(slip, "ORDERS\nA PAR - BUR\nF BRE - MAO\nA MAR - SPA").decide(france(), transcript)
    assert (decision.orders, decision.messages, decision.fault) == (ORDERS, PEACE, "")
    first, second = transcript.calls()
    assert first.orders == ("F BRE - MAO",)
    assert first.refused == (
        ("A MAR - MOS", "Army Marseilles cannot move to Moscow"),
        ("A PAR - BURR", "BURR: no such province; BUR?"),
    )
    assert [message.role for message in second.prompt] == ["system", "user", "assistant", "user"]
    assert second.prompt[2].text == slip
    assert second.prompt[3].text.splitlines() == [
        "These lines were refused:",
        "A MAR - MOS: Army Marseilles cannot move to Moscow",
        "A PAR - BURR: BURR: no such province; BUR?",
        "These orders are accepted:",
        "F BRE - MAO",
        "Write the part ORDERS once more, with all orders. Leave out the other parts.",
    ]


@pytest.mark.parametrize(
    ("said", "orders", "messages"),
    [
        ((GOOD + "\nTo Mordor: x", "ORDERS\nA PAR H"), ORDERS, PEACE),  # the text belongs to the notes
        ((GOOD.replace("To Italy", "To Mordor"), "ORDERS\nA PAR H"), ORDERS, ()),  # a worse second answer
        ((GOOD.replace("To Italy", "To Mordor"), None), ORDERS, ()),
        ((None, GOOD), ORDERS, PEACE),
        (("MESSAGES\nTo Italy: Peace?", GOOD), ORDERS, PEACE),
        (("A PAR - BURR", "A PAR - BUR"), ("A PAR - BUR",), ()),
    ],
)
def test_the_best_answer_counts(
    said: tuple[str | None, ...], orders: tuple[str, ...], messages: tuple[OutgoingMessage, ...]
) -> None:
    decision = agent(*said).decide(france(), Transcript())
    assert (decision.orders, decision.messages, decision.fault) == (orders, messages, "")


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ((None, None), "the script has no answer here"),
        (("I cannot do that.", "No."), UNUSABLE),
        (("MEMORY\nnothing", None), "the script has no answer here"),
    ],
)
def test_without_a_usable_answer_there_is_a_fault(said: tuple[str | None, ...], fault: str) -> None:
    transcript = Transcript()
    decision = agent(*said).decide(france(), transcript)
    assert (decision.orders, decision.fault) == ((), fault)
    assert [record.answer for record in transcript.calls()] == list(said)


def test_no_order_is_pointed_out() -> None:
    transcript = Transcript()
    agent("MEMORY\nnothing", GOOD).decide(france(), transcript)
    assert transcript.calls()[0].refused == (NO_ORDER,)
    assert NO_ORDER[1] in transcript.calls()[1].prompt[-1].text


def test_notes_are_shown_in_the_next_phase() -> None:
    seat, transcript = france(), Transcript()
    agent(GOOD).decide(seat, transcript)
    seat.game.process()
    provider = FunctionProvider(obedient)
    Agent(provider).decide(seat, transcript)
    assert provider.calls[0][0][1].text.endswith("# Your notes\nItaly first.")
    assert transcript.memory == "I was here."


def test_a_spent_budget_ends_it_also_after_a_restart(tmp_path: Path) -> None:
    probe = Transcript()
    agent(GOOD).decide(france(), probe)
    limits = AgentLimits(game=Budget(tokens=probe.spent().tokens * 3 // 2), prices=Prices(1.0, 1.0))
    seat, transcript = france(), Transcript.of(tmp_path, "a/game", "France")
    slip = GOOD.replace("A PAR - BUR", "A PAR - BURR")
    decision = agent(slip, GOOD, limits=limits).decide(seat, transcript)
    assert decision.orders == ORDERS[1:]  # the second call would have exceeded it
    spent = transcript.spent()
    assert spent.tokens == pytest.approx(probe.spent().tokens, abs=5)
    assert spent.money == pytest.approx(spent.tokens / 1_000_000)
    seat.game.process()
    again = Transcript.of(tmp_path, "a/game", "France")
    assert (again.spent(), again.memory) == (spent, "Italy first.")
    decision = agent(GOOD, limits=limits).decide(seat, again)
    assert (decision.orders, decision.fault) == ((), "the token budget of the game is spent")
    assert len(again.calls()) == 1


def test_time_is_spent_and_never_exceeds_the_deadline() -> None:
    provider = FunctionProvider(lambda _chat: "ORDERS\nA PAR - BURR")
    ticks = count()
    slow = Agent(provider, AgentLimits(Budget(seconds=50)), tries=9, pause=0, clock=lambda: next(ticks) * 10.0)
    decision = slow.decide(france(), Transcript(), seconds=35)
    assert decision.fault == "the deadline is too close"
    assert [limits.seconds for _chat, limits in provider.calls] == [25, 15, 5]


def test_a_transcript_is_a_file_for_its_owner_only(tmp_path: Path) -> None:
    transcript = Transcript.of(tmp_path / "new", "a/../game", "Bosnia and Serbia")
    agent(GOOD).decide(france(), transcript)
    transcript.append(PlayRecord("S1901M", 7, ORDERS, PEACE, "", ("1", "2")))
    [path] = (tmp_path / "new").iterdir()
    assert path.name == "a_game-Bosnia_and_Serbia.jsonl"
    assert path.stat().st_mode & 0o777 == 0o600
    kinds = [json.loads(line)["kind"] for line in path.read_text(encoding="utf-8").splitlines()]
    assert kinds == ["call", "play"]
    assert Transcript(path).records == transcript.records
    assert Transcript(path).heard == {"1", "2"}
    assert answers(path) == [GOOD]


def test_a_transcript_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    first = Transcript(path)
    agent(GOOD).decide(france(), first)
    path.write_bytes(path.read_bytes() + b'{"kind": "ca')
    second = Transcript(path)
    assert second.records == first.records
    agent(GOOD).decide(france(), second)
    assert len(Transcript(path).records) == 2
