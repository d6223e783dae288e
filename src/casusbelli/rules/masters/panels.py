"""Tables beside the board, and what orders of the Masters Rules would cause."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from casusbelli.core.orders import Disband, Hold, MovementOrder, Order
from casusbelli.rules.adjusting import due
from casusbelli.rules.component import Consequence, Panel, Turn
from casusbelli.rules.masters.ballots import allowance, obstacle
from casusbelli.rules.masters.facts import (
    AID,
    Aid,
    Disarm,
    Influence,
    Remove,
    allowed,
    books,
    called,
    in_disorder,
    is_rebel,
    on,
    option,
    players,
    powers_of,
    season,
)
from casusbelli.rules.masters.funds import AIDED, BASE, FREE, funded
from casusbelli.rules.masters.sites import annexable, base, guards, name_of, recipient

Rows = Iterable[tuple[str, ...]]


def _panel(title: str, columns: tuple[str, ...], rows: Rows, note: str = "") -> Iterator[Panel]:
    """A table, if there is anything in it."""
    told = tuple(rows)
    if told:
        yield Panel(title, columns, told, note)


def _places(t: Turn, codes: Iterable[str]) -> str:
    return ", ".join(name_of(t, code) for code in codes) or "none"


# --- influence


def influence_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    owners = dict.fromkeys((*books(t).minors, *t.state.owners))
    puppets = [owner for owner in owners if in_disorder(t, owner) and owner in t.state.owners]
    if seat is not None and powers_of(t, seat):
        rows = ((called(t, o), _places(t, t.state.owned(o)), _influence(t, seat, o)) for o in puppets)
        yield from _panel("Where you have influence", ("power", "centres", "you may write"), rows, _allowed(t, seat))
    tallied = ((what, ", ".join(f"{order} {n}" for order, n in row.items())) for what, row in books(t).tallies.items())
    yield from _panel("Orders for others", ("for", "orders and votes"), tallied, "Of the last phase.")
    voted = ((who, ", ".join(orders)) for who, orders in books(t).votes.items())
    yield from _panel("Who wrote for others", ("seat", "orders"), voted, "Of the last phase.")
    counts = ((p, str(allowed(t, p)), str(len(t.state.owned(p)))) for p in t.kept(players))
    yield from _panel("Orders a turn", ("power", "this year", "centres now"), counts)


def _influence(t: Turn, seat: str, owner: str) -> str:
    found = obstacle(t, seat, owner)
    return "yes" if found is None else f"no: {found[0]} is in or next to {name_of(t, found[1])}"


def _allowed(t: Turn, seat: str) -> str:
    return f"You may give {allowance(t, seat)} orders a turn, your own among them."


def order_count(t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
    """The running count and the cut (MA-13)."""
    influences = [order for order in orders if isinstance(order, Influence)]
    if not influences:
        return
    total = allowance(t, seat)
    own = sum(isinstance(order, MovementOrder) and not isinstance(order, Hold) for order in orders)
    used = own + len(influences)
    yield Consequence(f"{used} of {total} orders used", rule="MR2.6")
    beyond = used - max(total, own if option(t, "order_cap") == "own_first" else 0)
    if beyond > 0:
        yield Consequence(f"{beyond} too many: the last of the list fall", rule="MA-13")
    different = {order.order.unit.at: set[Order]() for order in influences}  # type: ignore[union-attr]
    for order in influences:
        different[order.order.unit.at].add(order.order)  # type: ignore[union-attr]
    for at, written in different.items():
        if len(written) > 1 and option(t, "vc_self_conflict") == "void":
            yield Consequence(f"you write different orders for {at}: none of them counts", rule="MA-4")


# --- rebellion and annexation


def rebel_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    mine = powers_of(t, seat) if seat is not None else ()
    if season(t) == "A":
        others = ((place, owner) for place, owner in t.state.centers.items() if owner not in mine)
        free = ((place, owner) for place, owner in others if t.position.find(place) is None)
        rows = ((name_of(t, place), called(t, owner), _guarded(t, place)) for place, owner in free)
        yield from _panel("Where rebels may be raised", ("centre", "owner", "guarded by"), rows)
    standing = (unit for unit in t.position.units if is_rebel(unit.owner))
    yield from _panel("Rebels", ("unit", "stands in"), ((f"Rebel {u}", name_of(t, u.at)) for u in standing))


def _guarded(t: Turn, place: str) -> str:
    return str(guards(t, place) or "nobody")


def annexation_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    mine = powers_of(t, seat) if seat is not None else ()
    if season(t) == "A":
        found = ((place, why) for power in mine for place, why in annexable(t, power).items())
        rows = ((name_of(t, place), "yes" if why is None else f"no: {why}") for place, why in found)
        yield from _panel("What you may annex", ("centre", "now"), rows)
    annexed = ((p, name_of(t, c), str(y)) for p, row in books(t).annexed.items() for c, y in row.items())
    yield from _panel("Annexed centres", ("power", "centre", "builds from"), annexed)


# --- the adjustments


def winter_panels(t: Turn) -> Iterator[Panel]:
    if season(t) == "A":
        rows = ((called(t, o), str(len(t.state.owned(o))), f"{n:+}", _doom(t, o, n)) for o, n in t.kept(due).items())
        yield from _panel("Adjustments", ("power", "centres", "due", "without aid"), rows)
    last = books(t).winter
    if last is None:
        return
    contests = (
        (name_of(t, place), won or "nothing", ", ".join(f"{bid} {n}" for bid, n in bids.items()))
        for place, won, bids in last.contests
    )
    yield from _panel("Contests of the last adjustments", ("centre", "built", "orders"), contests)
    yield from _panel("Aid of the last adjustments", ("from", "to"), last.aid)
    annexed = ((power, name_of(t, place)) for power, place in last.annexed)
    yield from _panel("Annexed in the last adjustments", ("power", "centre"), annexed)
    yield from _panel("Losses of the last adjustments", ("unit", "of", "cause"), last.losses)


def _doom(t: Turn, owner: str, count: int) -> str:
    if count >= 0:
        return ""
    units = sum(unit.owner == owner for unit in t.position.units)
    return "is out" if units <= -count and not t.state.owned(owner) else f"loses {-count}"


def winter_consequences(t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
    """The ledger: what each line is paid for with (M3.4)."""
    for _number, line in funded(t, seat, orders):
        if line.paid == BASE:
            yield Consequence(f"{line.order}: paid for with one of the {base(t, line.power)} units due", rule="M3.4")
        elif line.paid == AIDED:
            yield Consequence(f"{line.order}: only if {line.power} is aided", certain=False, rule="MR6.12")
        elif line.paid != FREE:
            yield Consequence(f"{line.order}: nothing is left to pay for it with", rule="MA-63")
        elif isinstance(line.order, Disarm):
            yield Consequence(f"{line.order.unit} goes, whatever is required", rule="MR5.1")
        elif isinstance(line.order, (Disband, Remove)):
            sure = not on(t, AID)
            yield Consequence(f"{line.order.unit} goes if a loss is still required", certain=sure, rule="MA-58")
    for power in powers_of(t, seat):
        missing = -base(t, power) - sum(isinstance(order, (Disband, Disarm, Remove)) for order in orders)
        if missing > 0:
            text = f"{missing} more of {power} go by the rule for civil disorder, unless it is aided"
            yield Consequence(text, certain=not on(t, AID), rule="MR1.12")


def aid_consequences(t: Turn, orders: Sequence[Order]) -> Iterator[Consequence]:
    for order in dict.fromkeys(orders):
        owner = recipient(t, order) if isinstance(order, Aid) else None
        if owner is not None:
            spared = base(t, owner) < 0
            text = "is spared a loss" if spared else "may build or annex once more"
            yield Consequence(f"{called(t, owner)} {text}", certain=spared, rule="MR6.5, MR6.6")
