"""The rules in the players' words, made from the board and the options of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casusbelli.core.board import Board
from casusbelli.rules.component import Rules
from casusbelli.rules.international_relations.facts import OPINION, PREFIX
from casusbelli.rules.international_relations.penalties import EXEMPT
from casusbelli.rules.international_relations.thresholds import (
    PRINTED,
    kinds,
    large,
    late_year,
    points_for,
    said,
)
from casusbelli.rules.international_relations.words import SOLO, THREE_WAY, TWO_WAY


def _says(rules: Rules, key: str, value: str) -> bool:
    return rules.option(f"{PREFIX}.{key}") == value


def _and(names: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


# --- treaties


def treaty_sentences(rules: Rules) -> Iterator[str]:
    yield "Two powers are neutral, at war, or allied: by a Mutual Defense (MDT) or an Aggressive Alliance Treaty (AAT)."
    yield "A treaty is signed if both propose it with their Fall orders; it is in force from the next Spring (C2, C3)."
    if rules.start.endswith("T"):
        yield "Before the first Spring proposals are made in secret; the treaties are in force at once (H)."
    if rules.has(OPINION):
        yield "If a power is attacked, its MDT partners may attack the attacker without penalty: imminent war (C7)."
        yield "AAT partners share each other's wars and the blame for attacks on major powers (C11, C14)."
    else:
        yield "If a power is attacked, its MDT partners are in imminent war with the attacker (C7)."
        yield "AAT partners share each other's wars (C12, C14)."
    yield "If a treaty partner attacks another partner, one of the two treaties ends in war (C20-C22)."
    yield "Notice of the end of a treaty is given in Winter; the treaty ends after the following Spring (D1, D3)."
    yield (
        "In that Spring the power that gave notice may not attack the other, which may attack it; its units in the "
        "other's home territory and centers get no orders and no support (D4-D8)."
    )
    yield from _ends_of_war(rules)


def _ends_of_war(rules: Rules) -> Iterator[str]:
    if _says(rules, "peace", "never"):
        yield "No treaty ends a war (R-21)."
        return
    yield "A treaty between two powers at war ends their war (R-21)."
    if _says(rules, "peace", "treaty_or_peace_order"):
        yield "So does a peace that both propose (R-21)."


# --- allied units


def guest_sentences(rules: Rules) -> Iterator[str]:
    yield "Units of allies do not dislodge each other and do not cut each other's support (F)."
    yield (
        "Moving, supporting or convoying into an ally's controlled territory needs the ally's written permission of "
        "that season (G1)."
    )
    if _says(rules, "ally_entry", "f_only"):
        yield "A place where only a unit of the ally stands needs no permission (R-57)."
    yield "A unit in a center of an ally does not take it, unless the ally transfers the center that Fall (G5, G6)."
    if _says(rules, "squatter_capture", "no"):
        yield "A center of another power is captured in war only (R-55)."
    around = "the ally's" if _says(rules, "interned", "same_ally") else "others'"
    yield (
        f"A unit in an ally's home territory that is surrounded by {around} controlled territory, and that the ally "
        "gave no permission all Fall, may be disbanded in Winter (G4)."
    )


# --- world opinion


def opinion_sentences(rules: Rules) -> Iterator[str]:
    yield "Victory points are supply centers less penalty points that have not worn off (A1-A4)."
    yield "Penalties are for orders as they are written, whatever becomes of them (E0)."
    yield "Attacking a neutral major power costs 2 points for 8 years, and it is war (E1)."
    yield "AAT partners of the attacker share the blame: 2 points for 4 years (C15)."
    yield from _territory_sentences(rules)
    if _says(rules, "mutual_attack", "nobody_pays"):
        yield "Two neutral powers that attack each other in one season pay nothing for it (R-49)."
    yield "Helping a power on its own territory, or a unit that it lets in, is no attack (R-35)."
    yield from _retreat_sentences(rules)
    yield "Moving or supporting into a center that no major power owns costs 1 point for 7 years (E2)."
    if _says(rules, "e2_convoy", "counts"):
        yield "So does convoying into it (R-41)."
    yield from _steered_sentences(rules)
    yield "Signing an AAT costs 1 point for 5 years (E3)."
    yield from _first_shot_sentences(rules)
    yield "Giving notice of an MDT costs 1 point for 3 years (E5)."
    yield (
        "A power with five penalty points at a Fall pays one point and one year more for each penalty from then on, "
        "with twelve two points and two years more (E6)."
    )


def attack_sentences(rules: Rules) -> Iterator[str]:
    """Where war is all that comes of an attack."""
    yield "Attacking a neutral power is war with it (B3)."
    yield "An attack is one as it is written, whatever becomes of the order (E0)."
    yield from _territory_sentences(rules)
    yield "Helping a power on its own territory, or a unit that it lets in, is no attack (R-35)."
    yield from _retreat_sentences(rules)
    yield from _steered_sentences(rules)
    yield _PROVOKED[rules.option(f"{PREFIX}.provoked")]
    yield "An attack costs nothing but the war, and a treaty and its end cost nothing."


_PROVOKED = {
    "aat_only": "An attack in imminent war brings only the AAT partners of the attacked power into it (R-42).",
    "all": "An attack in imminent war brings the partners of the attacked power into it like any other attack (R-42).",
    "none": "An attack in imminent war brings nobody else into it (R-42).",
}


def _territory_sentences(rules: Rules) -> Iterator[str]:
    yield (
        "An attack is an order to move, support or convoy into a power's controlled territory: its home territory, a "
        "center that it owns, or wherever a unit of its stands (E1)."
    )
    yield "Entering home territory or a center where a unit of an enemy stands is no attack on whose it is (E1)."
    if _says(rules, "captured_home", "letter"):
        yield "A home center that another power has captured is not its captor's territory (R-30)."
    if _says(rules, "home_lapses_when_lost", "yes"):
        yield "A home center that its power has lost is its territory no more (R-31)."
    if _says(rules, "evict_free", "yes"):
        yield "Attacking a neutral's unit in one's own home territory is no attack (R-56)."
    if _says(rules, "unmatched", "free"):
        yield "Supports and convoys that match no order are no attack (R-33)."


def _retreat_sentences(rules: Rules) -> Iterator[str]:
    if _says(rules, "retreats", "free"):
        yield "Retreats are no attacks (R-37)."
    elif _says(rules, "retreats", "forbidden"):
        yield "A retreat that would be an attack on a neutral is not open (R-37)."
    else:
        yield "A retreat counts as a move does (R-37)."


def _steered_sentences(rules: Rules) -> Iterator[str]:
    """C-2: only where others order units that are not their own."""
    if not rules.hears("steers"):
        return
    if _says(rules, "steered", "share"):
        yield "Whoever writes the order that a unit in civil disorder follows answers for it as for their own (C-2)."
    else:
        yield "What others order a unit in civil disorder to do is blamed on its power, not on them (C-2)."
        yield "A minor power, or a rebel, is blamed for nothing."


def _first_shot_sentences(rules: Rules) -> Iterator[str]:
    year = _first_year(rules.board)
    yield (
        f"Everybody who earns the first penalty of the game, other than for an AAT, pays for the first shot besides: "
        f"2 points for 10 years in the Spring of {year}, less from season to season, nothing from {year + 6} on (E4)."
    )
    power, place = EXEMPT
    if power in rules.board.power and place in rules.board.province:
        name = rules.board.province[place].name
        yield f"An attack of {power} on {name} in {year} is no first shot (E4)."


def _first_year(board: Board) -> int:
    return int(board.calendar.start[1:5])


# --- claims


def claim_sentences(rules: Rules) -> Iterator[str]:
    alone = points_for(rules, SOLO)
    yield f"A power that has {alone} victory points at the Fall count may claim a solo victory (A5)."
    needy = large(rules)
    if needy:
        need = "needs" if len(needy) == 1 else "need"
        yield f"{_and(needy)} {need} {alone + 1} for it until {late_year(rules.board)} (A6)."
        if _says(rules, "russia_confirm", "always_7"):
            yield f"When the claim is decided {alone} are enough for everybody (R-5)."
    yield from _coalition_sentences(rules)
    until = "in the Winter after the Fall count"
    if _says(rules, "claim_close", "spring_deadline"):
        until = "after the Fall count and before the following Spring deadline"
    yield f"Victory is claimed {until} (A11)."
    yield "A solo claim wins if the points are there at the next Fall count (A15)."
    if len(kinds(rules)) > 1:
        yield "A coalition claim wins if the points are there at the second Fall count after it (A16)."
        yield from _membership_sentences(rules)
    yield _JOINT[rules.option(f"{PREFIX}.joint")]
    yield "A claim ends the claimants' treaties with everybody else at once (A17)."


def _coalition_sentences(rules: Rules) -> Iterator[str]:
    there = kinds(rules)
    for kind, who in ((TWO_WAY, "Two powers"), (THREE_WAY, "Three powers")):
        if kind in there:
            points = points_for(rules, kind)
            yield f"{who} that have {points} together may claim a coalition victory; each posts it (A7-A13)."
    if len(there) == 1:
        yield "There are no coalition victories on this board (C-3)."
        return
    if any(said(rules, kind) != PRINTED for kind in there[1:]):
        yield "All powers that are left cannot claim victory together (C-3)."


def _membership_sentences(rules: Rules) -> Iterator[str]:
    yield "Members of a coalition claim may not claim a solo victory until it has been decided (A20)."
    yield "A member who is still blamed for an attack on another member bars the claim (A19)."
    if _says(rules, "coalition_intra", "frozen"):
        yield "While the claim is live no treaty between members ends; attacks on each other cost nothing (A21, A22)."
    else:
        yield "While the claim is live members may attack each other, treaty or not, at no cost (R-11)."


_JOINT = {
    "joint": "If several claims succeed at one count, all of them win (R-14).",
    "solo_first": "If several claims succeed at one count, a solo goes before a coalition, then more points (R-14).",
    "highest_vp": "If several claims succeed at one count, the one with most points wins (R-14).",
    "play_on": "If several claims succeed at one count, none of them wins (R-14).",
}


# --- the conference


def conference_sentences(rules: Rules, first_call: int) -> Iterator[str]:
    yield (
        f"If every two powers with units in contact have a treaty when a Winter from {first_call} on ends, and "
        "notice was given of none of these, an International Conference is called (I1-I3)."
    )
    proposals = "secret proposals as before the first Spring" if rules.start.endswith("T") else "secret proposals"
    yield f"It is held in the next Winter: all treaties are void, and there are {proposals} (I4, I5)."
    wars = "everybody is neutral" if _says(rules, "conference_fail_wars", "end") else "wars go on"
    yield f"If all powers in contact sign again, no treaty comes into force and {wars} (I7)."
