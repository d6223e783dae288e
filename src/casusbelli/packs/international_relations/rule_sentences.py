"""The chapters of the rulebook, made from the board and the options of the game."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.board import Board
from casusbelli.core.legality import located
from casusbelli.core.phases import Phase, dated
from casusbelli.core.said import Said, said, season
from casusbelli.engine.component import Rules, Words
from casusbelli.engine.display import Example, Subheading
from casusbelli.packs.international_relations.facts import OPINION, PREFIX
from casusbelli.packs.international_relations.naming import named, names
from casusbelli.packs.international_relations.orders import SOLO
from casusbelli.packs.international_relations.penalties import EXEMPT, LEVELS
from casusbelli.packs.international_relations.queries import closing, opening
from casusbelli.packs.international_relations.thresholds import (
    PRINTED,
    kinds,
    large,
    late_year,
    points_for,
    threshold,
)

Sentences = Iterator[Said | Example | Subheading]
NAMED = {"Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"}  # in the examples


def _option(rules: Rules, key: str) -> str:
    return rules.option(f"{PREFIX}.{key}")


def _says(rules: Rules, key: str, value: str) -> bool:
    return _option(rules, key) == value


def _example(rules: Rules, told: Said) -> Iterator[Example]:
    """Examples speak of the powers and provinces of the rulebook's board; on others there are none."""
    if rules.board.power.keys() >= NAMED and {"BUR", "SER", "RUM"} <= rules.board.province.keys():
        yield Example(told)


# --- treaties


class TreatyRulebook(Words):
    """The chapter about relations and treaties."""

    title = said("ir.chapter-treaties")

    def explains(self, rules: Rules) -> Sentences:
        yield Subheading(said("ir.section-relations"))
        yield said("ir.rule-relations")
        yield said("ir.rule-allies")
        yield said("ir.rule-season")
        yield said("ir.rule-eliminated")
        yield from _signing(rules)
        yield from _mutual_defense(rules)
        yield from _aggressive_alliance(rules)
        yield from _torn(rules)
        yield from _notice(rules)


def _signing(rules: Rules) -> Sentences:
    yield Subheading(said("ir.section-signing"))
    yield said("ir.rule-signing")
    yield said("ir.rule-one-sided")
    if Phase.of(rules.start).kind == "T":
        yield said("ir.rule-secret-signing")
    yield said("ir.rule-upgrade", how=_option(rules, "upgrade"))
    yield said("ir.rule-conundrum")
    yield from _example(rules, said("ir.conundrum-example"))
    never = _says(rules, "peace", "never")
    yield said("ir.rule-no-peace" if never else "ir.rule-peace")
    if _says(rules, "peace", "treaty_or_peace_order"):
        yield said("ir.rule-peace-order")
    yield said("ir.rule-war-born", how="void" if never else _option(rules, "sign_and_attack"))


def _mutual_defense(rules: Rules) -> Sentences:
    blamed = rules.has(OPINION)
    yield Subheading(said("ir.section-defense"))
    yield said("ir.rule-imminent-war" if blamed else "ir.rule-imminent-war-alone")
    yield said("ir.rule-imminent-war-ends", how=_option(rules, "iw_end"))
    yield said("ir.rule-provoked", how=_option(rules, "provoked"))
    yield said("ir.rule-old-wars")
    yield from _example(rules, said("ir.defense-example" if blamed else "ir.defense-example-alone"))


def _aggressive_alliance(rules: Rules) -> Sentences:
    blamed = rules.has(OPINION)
    yield Subheading(said("ir.section-alliance"))
    yield said("ir.rule-shared-blame" if blamed else "ir.rule-shared-wars")
    yield said("ir.rule-attacked-partner")
    yield said("ir.rule-cascade", how=_option(rules, "cascade"))
    yield from _example(rules, said("ir.alliance-example" if blamed else "ir.alliance-example-alone"))


def _torn(rules: Rules) -> Sentences:
    yield Subheading(said("ir.section-torn"))
    yield said("ir.rule-torn")
    yield said("ir.rule-torn-mixed")
    yield said("ir.rule-torn-aggressive" if rules.has(OPINION) else "ir.rule-torn-aggressive-alone")
    yield said("ir.rule-mutual-common-ally", how=_option(rules, "mutual_common_ally"))
    yield from _example(rules, said("ir.torn-example"))


def _notice(rules: Rules) -> Sentences:
    yield Subheading(said("ir.section-notice"))
    yield said("ir.rule-notice")
    yield said("ir.rule-notice-pending", how=_option(rules, "abrogate_pending"))
    yield said("ir.rule-notice-spring" if rules.has(OPINION) else "ir.rule-notice-spring-alone")
    yield said("ir.rule-frozen", how=_option(rules, "frozen_retreat"))
    yield said("ir.rule-notice-both")
    yield from _example(rules, said("ir.notice-example"))


# --- allied units


class GuestRulebook(Words):
    """The chapter about allied units."""

    title = said("ir.chapter-guests")

    def explains(self, rules: Rules) -> Sentences:
        yield Subheading(said("ir.section-friends"))
        yield said("ir.rule-friends")
        yield said("ir.rule-friends-in-pairs")
        yield Subheading(said("ir.section-permission"))
        yield said("ir.rule-permission")
        yield said("ir.rule-permits")
        yield said("ir.rule-permission-inside")
        if _says(rules, "ally_entry", "f_only"):
            yield said("ir.rule-permission-of-units")
        yield from _example(rules, said("ir.permission-example"))
        yield Subheading(said("ir.section-transfer"))
        yield said("ir.rule-guest")
        yield said("ir.rule-transfer")
        yield said("ir.rule-squatters", how=_option(rules, "squatter_capture"))
        yield from _example(rules, said("ir.transfer-example"))
        yield Subheading(said("ir.section-interned"))
        yield said("ir.rule-interned", around=_option(rules, "interned"))


# --- attacks


class AttackRulebook(Words):
    """The chapter about attacks where war is all that comes of them."""

    title = said("ir.chapter-attacks")

    def explains(self, rules: Rules) -> Sentences:
        yield from _attack_sentences(rules)
        yield from _example(rules, said("ir.attack-example-alone"))
        yield said("ir.rule-no-price")


def _attack_sentences(rules: Rules) -> Sentences:
    yield Subheading(said("ir.section-attacks"))
    yield said("ir.rule-attack")
    yield said("ir.rule-territory", captured=_option(rules, "captured_home"))
    yield said("ir.rule-home", how=_option(rules, "home_lapses_when_lost"))
    yield said("ir.rule-enemy-there", imminent=_option(rules, "iw_counts_as_war"))
    yield said("ir.rule-nobody-there")
    yield said("ir.rule-as-written", unmatched=_option(rules, "unmatched"))
    yield said("ir.rule-help")
    yield said("ir.rule-evict", how=_option(rules, "evict_free"))
    yield said("ir.rule-retreats", how=_option(rules, "retreats"))
    yield from _steered_sentences(rules)


def _steered_sentences(rules: Rules) -> Iterator[Said]:
    """C-2: only where others order units that are not their own."""
    if not rules.hears("orderable_by_others"):
        return
    if _says(rules, "steered", "share"):
        yield said("ir.rule-writers-answer")
    else:
        yield said("ir.rule-power-answers")
        yield said("ir.rule-minors-blameless")


# --- world opinion


class OpinionRulebook(Words):
    """The chapter about attacks, their penalties and victory points."""

    title = said("ir.chapter-opinion")

    def explains(self, rules: Rules) -> Sentences:
        yield Subheading(said("ir.section-score"))
        yield said("ir.rule-score")
        yield said("ir.rule-year-end", **_year_end(rules))
        yield from _attack_sentences(rules)
        yield from _example(rules, said("ir.attack-example"))
        yield from _penalty_sentences(rules)
        yield from _first_shot_sentences(rules)
        yield from _duration_sentences(rules)


def _year_end(rules: Rules) -> dict[str, str]:
    before = _says(rules, "wear_off", "before_count")
    early = _says(rules, "e3_date", "ratification")
    return {"wears": "before" if before else "after", "treaties": "early" if early else "late"}


def _penalty_sentences(rules: Rules) -> Sentences:
    yield Subheading(said("ir.section-penalties"))
    yield said("ir.rule-cost-attack")
    yield said("ir.rule-cost-mutual", how=_option(rules, "mutual_attack"))
    yield said("ir.rule-cost-double", how=_option(rules, "aat_double"))
    yield said("ir.rule-cost-share", at_war=_option(rules, "share_if_at_war"))
    yield said("ir.rule-cost-minor", repeat=_option(rules, "e2_repeat"), convoy=_option(rules, "e2_convoy"))
    yield said("ir.rule-cost-alliance", date=_option(rules, "e3_date"))
    yield said("ir.rule-cost-abrogation", date=_option(rules, "e5_date"))
    yield from _example(rules, said("ir.cost-example"))


def _first_shot_sentences(rules: Rules) -> Sentences:
    first = _first_year(rules.board)
    yield Subheading(said("ir.section-first-shot"))
    yield said("ir.rule-first-shot")
    ends = {"s": opening(rules.board), "f": closing(rules.board)}
    seasons = {f"{name}{n}": season(dated(end, first + n)) for n in (0, 1) for name, end in ends.items()}
    years = {f"y{n}": first + n for n in range(2, 7)}
    yield said("ir.rule-first-shot-table", **seasons, **years)
    yield said("ir.rule-first-shot-share", how=_option(rules, "fs_share"), half=_option(rules, "half"))
    power, place = EXEMPT
    if power in rules.board.power and place in rules.board.province:
        exempt = {"power": named(power), "place": located(rules.board, place), "year": first}
        yield said("ir.rule-first-shot-exempt", closes=_option(rules, "tur_bul_closes"), **exempt)


def _duration_sentences(rules: Rules) -> Sentences:
    wears = "before" if _says(rules, "wear_off", "before_count") else "after"
    yield Subheading(said("ir.section-years"))
    yield said("ir.rule-years", by=_option(rules, "years"), wears=wears)
    yield from _example(rules, said("ir.years-example", wears=wears))
    measured, kept = _option(rules, "expansion"), _option(rules, "expansion_sticky")
    low, high = LEVELS
    yield Subheading(said("ir.section-expansion"))
    yield said("ir.rule-expansion", low=low, high=high, measured=measured)
    yield said("ir.rule-expansion-level", kept=kept)
    yield from _example(rules, said("ir.expansion-example"))


def _first_year(board: Board) -> int:
    return Phase.of(board.calendar.start).year


# --- claims


class ClaimRulebook(Words):
    """The chapter about claims to victory."""

    title = said("ir.chapter-claims")

    def explains(self, rules: Rules) -> Sentences:
        alone, together = points_for(rules, SOLO), len(kinds(rules)) > 1
        yield Subheading(said("ir.section-points"))
        yield said("ir.rule-solo", points=alone)
        needy = large(rules)
        if needy:
            first_fall = season(f"F{late_year(rules.board)}")
            yield said("ir.rule-large", powers=names(needy), points=alone + 1, until=first_fall)
        yield from _coalition_sentences(rules)
        yield Subheading(said("ir.section-claiming"))
        yield said("ir.rule-window", until=_option(rules, "claim_close"))
        if together:
            yield said("ir.rule-all-post", how=_option(rules, "partial_claim"))
        yield said("ir.rule-one-claim", withdraw=_option(rules, "withdraw_claim"))
        yield said("ir.rule-claim-ends", new=_option(rules, "claimant_new_treaties"))
        yield Subheading(said("ir.section-deciding"))
        yield said("ir.rule-solo-wins")
        if together:
            yield said("ir.rule-coalition-wins")
        if needy:
            how = _option(rules, "russia_confirm")
            yield said("ir.rule-large-at-last", how=how, points=alone, until=first_fall)
        yield said("ir.rule-joint", how=_option(rules, "joint"))
        yield from _example(rules, said("ir.claim-example", points=alone))
        if together:
            yield from _membership_sentences(rules)


def _coalition_sentences(rules: Rules) -> Iterator[Said]:
    there = kinds(rules)
    for kind in there[1:]:
        yield said("ir.rule-coalition", kind=kind, points=points_for(rules, kind))
    if len(there) == 1:
        yield said("ir.rule-no-coalitions")
        return
    if any(threshold(rules, kind) != PRINTED for kind in there[1:]):
        yield said("ir.rule-not-all")


def _membership_sentences(rules: Rules) -> Sentences:
    yield Subheading(said("ir.section-members"))
    yield said("ir.rule-members-treaties", how=_option(rules, "coalition_needs_treaty"))
    yield said("ir.rule-blamed-member", how=_option(rules, "coalition_block"))
    yield said("ir.rule-members-attack", how=_option(rules, "coalition_intra"))
    yield said("ir.rule-no-solo-beside")
    yield said("ir.rule-dead-partner", how=_option(rules, "dead_partner"))


# --- the conference


def conference_sentences(rules: Rules, first_call: int) -> Sentences:
    yield said("ir.rule-contact", how=_option(rules, "contact"))
    yield said("ir.rule-conference", first=season(f"W{first_call}"))
    yield said("ir.rule-conference-held", recheck=_option(rules, "conference_recheck"))
    yield said("ir.rule-conference-phase")
    yield said("ir.rule-conference-fails", wars=_option(rules, "conference_fail_wars"))
    yield from _example(rules, said("ir.conference-example"))
