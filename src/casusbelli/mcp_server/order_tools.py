"""Tools that check and submit the orders of one's own seat on a service, through its API."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, TypedDict

from pydantic import Field

from casusbelli.mcp_server.result_rows import RefusedRow
from casusbelli.mcp_server.service_access import GameId, MySeat, OpenPhase, ServiceAccess
from casusbelli.mcp_server.tool_arguments import OrdersGiven
from casusbelli.mcp_server.toolbox import ToolAbout, ToolReply


class DraftRead(TypedDict):
    """``draft``: the number of the saved orders; submit_orders takes it as ``base``."""

    seat: str
    phase: str
    orders: list[str]
    refused: list[RefusedRow]
    advice: list[str]
    draft: int
    ready: bool


class OrdersPreviewed(TypedDict):
    seat: str
    phase: str
    accepted: list[str]
    at_once: list[str]
    refused: list[RefusedRow]
    consequences: list[str]
    advice: list[str]


class OrdersSubmitted(TypedDict):
    """A receipt. ``at_once``: orders that have taken effect already."""

    seat: str
    phase: str
    accepted: list[str]
    at_once: list[str]
    refused: list[RefusedRow]
    draft: int
    receipt: int
    ready: bool


class ReadyMarked(TypedDict):
    seat: str
    phase: str
    ready: bool


class OrderTools:
    TOOLS: ClassVar[Mapping[str, ToolAbout]] = {
        "my_orders": ToolAbout("Read my saved orders", DraftRead, open_world=True),
        "preview_orders": ToolAbout("Preview orders", OrdersPreviewed, open_world=True),
        "submit_orders": ToolAbout("Submit orders", OrdersSubmitted, reads=False, destroys=True, open_world=True),
        "submit_no_orders": ToolAbout(
            "Submit without orders", ReadyMarked, reads=False, destroys=True, open_world=True
        ),
        "mark_ready": ToolAbout("Mark as ready", ReadyMarked, reads=False, destroys=True, open_world=True),
    }

    def __init__(self, access: ServiceAccess) -> None:
        self.access = access

    def my_orders(self, game: GameId, seat: MySeat = None) -> ToolReply:
        """Read the orders that my seat has saved for the open phase, and advice where they do not fit together.
        Example: my_orders(game="k3v9...")"""
        with self.access.client() as client:
            told = client.orders(game, seat)
        read: DraftRead = {
            "seat": told["seat"],
            "phase": told["phase"],
            "orders": told["orders"],
            "refused": _refused(told),
            "advice": [it["text"] for it in told["advice"]],
            "draft": told["draft"],
            "ready": told["ready"],
        }
        head = f"{read['seat']}, {read['phase']}, {'ready' if read['ready'] else 'not ready'}, draft {read['draft']}"
        advice = (f"Advice: {text}" for text in read["advice"])
        lines = [head, *(read["orders"] or ["No orders are saved."]), *_refused_lines(read["refused"]), *advice]
        return ToolReply("\n".join(lines), read)

    def preview_orders(self, game: GameId, orders: OrdersGiven, seat: MySeat = None) -> ToolReply:
        """Check orders without saving them: which are accepted or refused, what they would cause, and advice where
        they do not fit together. Example: preview_orders(game="k3v9...", orders=["A PAR - BUR", "A MAR S A PAR - BUR"])
        """
        with self.access.client() as client:
            told = client.preview(game, orders, seat)
        read: OrdersPreviewed = {
            "seat": told["seat"],
            "phase": told["phase"],
            "accepted": told["orders"],
            "at_once": told["at_once"],
            "refused": _refused(told),
            "consequences": [it["told"] for it in told["consequences"]],
            "advice": [it["text"] for it in told["advice"]],
        }
        advice = (f"Advice: {text}" for text in read["advice"])
        lines = [*_accepted_lines(read["accepted"], read["at_once"]), *_refused_lines(read["refused"])]
        return ToolReply("\n".join([*lines, *read["consequences"], *advice]), read)

    def submit_orders(
        self,
        game: GameId,
        phase: OpenPhase,
        orders: OrdersGiven,
        seat: MySeat = None,
        base: Annotated[
            int | None,
            Field(ge=0, description="The draft number from my_orders: refused if somebody has changed it since."),
        ] = None,
    ) -> ToolReply:
        """Save the orders of my seat for the open phase. They replace the saved ones and count from now on, so send all
        of them. Orders that take effect at once (declarations, votes) do so and cannot be taken back. Refused orders do
        not keep the others from counting. Example: submit_orders(game="k3v9...", phase="S1901M",
        orders=["A PAR - BUR", "A MAR S A PAR - BUR", "F BRE - MAO"])"""
        with self.access.client() as client:
            told = client.submit(game, phase, orders, seat, base)
        receipt: OrdersSubmitted = {
            "seat": told["seat"],
            "phase": told["phase"],
            "accepted": list(told["orders"]),
            "at_once": list(told["at_once"]),
            "refused": _refused(told),
            "draft": told["draft"],
            "receipt": told["n"],
            "ready": told["ready"],
        }
        head = f"Saved for {receipt['seat']} in {receipt['phase']}: receipt {receipt['receipt']}."
        lines = [head, *_accepted_lines(receipt["accepted"], receipt["at_once"]), *_refused_lines(receipt["refused"])]
        return ToolReply("\n".join(lines), receipt)

    def submit_no_orders(self, game: GameId, phase: OpenPhase, seat: MySeat = None) -> ToolReply:
        """Answer the open phase without orders, which counts as an answer and not as a missed deadline. Drops the
        orders that my seat has saved and marks it as ready. Example:
        submit_no_orders(game="k3v9...", phase="W1901A")"""
        with self.access.client() as client:
            return _marked(client.no_orders(game, phase, seat))

    def mark_ready(
        self,
        game: GameId,
        phase: OpenPhase,
        ready: Annotated[bool, Field(description="False takes the mark back.")] = True,
        seat: MySeat = None,
    ) -> ToolReply:
        """Mark my seat as ready. When all seats are, the phase may be adjudicated before its deadline, and then it
        cannot be taken back. Example: mark_ready(game="k3v9...", phase="S1901M")"""
        with self.access.client() as client:
            return _marked(client.ready(game, phase, ready, seat))


def _refused(told: Mapping[str, Any]) -> list[RefusedRow]:
    return [{"by": told["seat"], "order": it["order"], "why": it["text"]} for it in told["refused"]]


def _refused_lines(refused: Sequence[RefusedRow]) -> list[str]:
    return [f"Refused: {it['order']}: {it['why']}" for it in refused]


def _accepted_lines(accepted: Sequence[str], at_once: Sequence[str]) -> list[str]:
    done = [f"At once: {'; '.join(at_once)}"] if at_once else []
    return [f"Accepted: {'; '.join(accepted) or 'none'}", *done]


def _marked(told: Mapping[str, Any]) -> ToolReply:
    marked = ReadyMarked(seat=told["seat"], phase=told["phase"], ready=told["ready"])
    return ToolReply(f"{marked['seat']} is {'ready' if marked['ready'] else 'not ready'} in {marked['phase']}.", marked)
