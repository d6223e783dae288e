"""What is read from the answer of a model."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.engine.phrases import KINDS, Phrase
from casusbelli.llm.replies import (
    LONGEST_MEMORY,
    LONGEST_MESSAGE,
    LONGEST_ORDER,
    MOST_ORDERS,
    MOST_SENT,
    read_reply,
)

RECIPIENTS = ("*", "Germany", "Italy", "Bosnia and Serbia")
CASES = tomllib.loads((Path(__file__).parent / "replies.toml").read_text(encoding="utf-8"))["case"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_an_answer(case: dict[str, Any]) -> None:
    reply = read_reply(case["answer"], RECIPIENTS)
    assert list(reply.orders) == case.get("orders", [])
    assert [[list(message.to), message.text] for message in reply.messages] == case.get("messages", [])
    assert reply.memory == case.get("memory")
    assert [list(pair) for pair in reply.refused] == case.get("refused", [])


def test_what_is_too_long_or_too_much() -> None:
    orders = ["A PAR - BUR"] * (MOST_ORDERS + 5) + ["x" * (LONGEST_ORDER + 1)]
    messages = [f"To Italy: {'word ' * 400}"] * (MOST_SENT + 2)
    answer = "\n".join(["ORDERS", orders[-1], *orders, "MESSAGES", *messages, "MEMORY", "m" * 9_999])
    reply = read_reply(answer, RECIPIENTS)
    assert len(reply.orders) < MOST_ORDERS + 1
    assert [len(message.text) for message in reply.messages] == [LONGEST_MESSAGE] * MOST_SENT
    assert len(reply.memory or "") == LONGEST_MEMORY
    whys = {why for _what, why in reply.refused}
    assert whys == {
        f"an order has at most {LONGEST_ORDER} characters",
        f"only the first {MOST_ORDERS} lines are read",
        f"cut to {LONGEST_MESSAGE} characters",
        f"at most {MOST_SENT} messages in a phase",
    }


LINES = st.one_of(
    st.text(max_size=40), st.sampled_from(["ORDERS", "**Messages:**", "MEMORY", "To Italy: a", "To all:", "- A PAR H"])
)


@given(st.lists(LINES, max_size=30))
def test_any_text_can_be_read(lines: list[str]) -> None:
    reply = read_reply("\n".join(lines), RECIPIENTS)
    assert len(reply.orders) <= MOST_ORDERS
    assert all(order and len(order) <= LONGEST_ORDER and len(order.splitlines()) == 1 for order in reply.orders)
    assert len(reply.messages) <= MOST_SENT
    assert all(set(message.to) <= set(RECIPIENTS) and message.text for message in reply.messages)


def test_quick_phrases_are_read_and_refer_to_messages_by_their_numbers() -> None:
    lines = [
        "MESSAGES",
        'To Italy: {"kind": "peace", "year": 1903}',
        'To Italy: {"kind": "accept", "earlier": "2"}',
        'To Italy: {"kind": "accept", "earlier": "9"}',
        'To Italy: {"kind": "marry"}',
        "To Italy: {not json}",
        'To Italy: {"kind": "plan", "orders": "' + "x" * 5_000 + '"}',
    ]
    reply = read_reply("\n".join(lines), RECIPIENTS, {"1": "abc", "2": "def"})
    assert [message.phrase for message in reply.messages] == [
        Phrase("peace", year=1903),
        Phrase("accept", earlier="def"),
    ]
    assert reply.messages[0].text == "Shall we keep the peace until the end of 1903?"
    assert [why.partition(":")[0] for _what, why in reply.refused] == [
        "there is no message 9",
        f"There is no quick phrase marry. The phrases are {', '.join(KINDS)}.",
        "a quick phrase is one line of JSON",
        "This is not a quick phrase",
    ]
