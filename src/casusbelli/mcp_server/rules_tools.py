"""Tools about rules and boards: what there is, rulebooks, options, provinces; and the same as resources."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, TypedDict

from pydantic import Field

from casusbelli.core.board import Board, Province
from casusbelli.core.said import render
from casusbelli.engine.rulebook import rules_text
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import packs, read_spec
from casusbelli.mcp_server.position_input import attempt, rules_named
from casusbelli.mcp_server.tool_arguments import BoardName, HouseRules, Line, Offset, RulesSpec
from casusbelli.mcp_server.toolbox import PAGE_OF_TEXT, ToolAbout, ToolFault, ToolReply
from casusbelli.records.turns.values import TurnError, place_of
from casusbelli.variants import board, loadable, write_board

MOST_PROVINCES = 40


class NamedRules(TypedDict):
    name: str
    title: str
    about: str
    variant: bool


class NamedBoard(TypedDict):
    name: str
    title: str
    powers: list[str]


class VariantsListed(TypedDict):
    """``variant``: a game by itself, not a change to another."""

    rules: list[NamedRules]
    boards: list[NamedBoard]


class SeatPowers(TypedDict):
    seat: str
    powers: list[str]


class ExtraOrder(TypedDict):
    """An order that the rules add. ``at_once``: it takes effect without waiting for the deadline."""

    written: str
    meaning: str
    at_once: bool
    secret: bool


class OptionChosen(TypedDict):
    key: str
    value: str
    values: str
    meaning: str


class RulesDescribed(TypedDict):
    rules: str
    map: str
    first_phase: str
    seats: list[SeatPowers]
    orders: list[ExtraOrder]
    options: list[OptionChosen]


class TextPage(TypedDict):
    """A page of a long text. ``next``: the offset of the next page, if there is one."""

    text: str
    offset: int
    total: int
    next: int | None


class PowerDescribed(TypedDict):
    name: str
    home_centers: list[str]
    units: list[str]


class ProvinceDescribed(TypedDict):
    """``army`` and ``fleet``: where such a unit can move from here; of a split coast, by location."""

    code: str
    name: str
    terrain: str
    center: bool
    army: dict[str, list[str]]
    fleet: dict[str, list[str]]


class BoardDescribed(TypedDict):
    """``names``: province code -> name."""

    map: str
    title: str
    first_phase: str
    victory_centers: int
    powers: list[PowerDescribed]
    centers: list[str]
    names: dict[str, str]
    provinces: list[ProvinceDescribed]


class RulesTools:
    TOOLS: ClassVar[Mapping[str, ToolAbout]] = {
        "list_variants": ToolAbout("List rules and boards", VariantsListed),
        "describe_rules": ToolAbout("Describe a rule set", RulesDescribed),
        "read_rulebook": ToolAbout("Read a rulebook", TextPage),
        "describe_board": ToolAbout("Describe a board", BoardDescribed),
    }

    def __init__(self, language: str) -> None:
        self.language = language

    def list_variants(self) -> ToolReply:
        """List the rule sets and boards that are installed here. Their names are what other tools take as `rules` and
        `map`. Example: list_variants()"""
        rules: list[NamedRules] = [
            {
                "name": name,
                "title": render(pack.title, self.language),
                "about": render(pack.about, self.language),
                "variant": pack.variant,
            }
            for name, pack in packs().items()
        ]
        boards: list[NamedBoard] = [
            {"name": name, "title": found.title, "powers": [power.name for power in found.powers]}
            for name, found in loadable()[0].items()
        ]
        lines = [
            "Rules",
            *(f"  {it['name']}: {it['title']}. {it['about']}" for it in rules),
            "Boards",
            *(f"  {it['name']}: {it['title']}, {len(it['powers'])} powers" for it in boards),
        ]
        return ToolReply("\n".join(lines), VariantsListed(rules=rules, boards=boards))

    def describe_rules(
        self,
        rules: RulesSpec,
        map: BoardName = "standard",
        options: HouseRules = {},  # noqa: B006
        advanced: Annotated[bool, Field(description="Also list options for disputed points.")] = False,
    ) -> ToolReply:
        """Describe a rule set in short: seats, the orders it adds to the usual ones and how to write them, and its
        options with their values. read_rulebook has the full rules. Example: describe_rules(rules="formal")"""
        made = rules_named(rules, map, options, self.language)
        told = self._described(str(read_spec(rules)), made, advanced)
        lines = [
            f"{told['rules']} on {told['map']}, from {told['first_phase']}",
            f"Seats: {', '.join(seat['seat'] for seat in told['seats'])}",
            "Orders besides those to units:",
            *(f"  {it['written']}: {it['meaning']}{' (at once)' if it['at_once'] else ''}" for it in told["orders"]),
            "Options:",
            *(f"  {it['key']} = {it['value']} ({it['values']}): {it['meaning']}" for it in told["options"]),
        ]
        return ToolReply("\n".join(lines), told)

    def _described(self, spec: str, made: RuleSet, advanced: bool) -> RulesDescribed:
        return {
            "rules": spec,
            "map": made.board.name,
            "first_phase": made.start,
            "seats": [{"seat": seat.name, "powers": list(seat.powers)} for seat in made.seats],
            "orders": [
                {
                    "written": form.written,
                    "meaning": render(form.sentence, self.language),
                    "at_once": form.at_once,
                    "secret": bool(form.secret),
                }
                for form in made.forms
            ],
            "options": [
                {
                    "key": key,
                    "value": str(made.option(key)),
                    "values": str(option.type),
                    "meaning": render(option.sentence, self.language),
                }
                for key, option in made.known_options.items()
                if advanced or not option.advanced
            ],
        }

    def read_rulebook(
        self,
        rules: RulesSpec,
        map: BoardName = "standard",
        options: HouseRules = {},  # noqa: B006
        offset: Offset = 0,
    ) -> ToolReply:
        """Read the rulebook for exactly these rules, board and options, page by page. Example:
        read_rulebook(rules="international-relations", offset=12000)"""
        made = rules_named(rules, map, options, self.language)
        return text_page(rules_text(made, str(read_spec(rules)), self.language), offset)

    def describe_board(
        self,
        map: BoardName,
        provinces: Annotated[
            list[Line],
            Field(max_length=MOST_PROVINCES, description='Also tell where units can move from here: ["BUR", "Spain"].'),
        ] = [],  # noqa: B006
    ) -> ToolReply:
        """Describe a board: powers with home centers and starting units, supply centers, the codes of all provinces;
        and, for the provinces that you name, where armies and fleets can move from them. Example:
        describe_board(map="standard", provinces=["BUR", "SPA"])"""
        found = attempt("unknown-board", "list_variants names the boards.", self.language, lambda: board(map))
        told = self._board(found, provinces)
        lines = [
            f"{told['title']} ({told['map']}), from {told['first_phase']}, "
            f"victory with {told['victory_centers']} supply centers",
            *(f"{it['name']}: {', '.join(it['units'])}; home {', '.join(it['home_centers'])}" for it in told["powers"]),
            f"Supply centers: {', '.join(told['centers'])}",
            f"Provinces: {', '.join(f'{code} {name}' for code, name in told['names'].items())}",
            *(line for it in told["provinces"] for line in _moves(it)),
        ]
        return ToolReply("\n".join(lines), told)

    def _board(self, found: Board, provinces: list[str]) -> BoardDescribed:
        try:
            codes = [found.province_of[place_of(text, found, "provinces")] for text in provinces]
        except TurnError as fault:
            raise ToolFault("unknown-province", render(fault.args[0], self.language), "Use a code or a name.") from None
        return {
            "map": found.name,
            "title": found.title,
            "first_phase": found.calendar.start,
            "victory_centers": found.victory,
            "powers": [
                {"name": it.name, "home_centers": list(it.home), "units": list(map(str, it.units))}
                for it in found.powers
            ],
            "centers": list(found.centers),
            "names": {it.code: it.name for it in found.provinces},
            "provinces": [_province(found, found.province[code]) for code in dict.fromkeys(codes)],
        }


def _province(on: Board, it: Province) -> ProvinceDescribed:
    def moves(kind: str) -> dict[str, list[str]]:
        return {at: list(to) for at in it.locations if (to := on.reach[kind].get(at, ()))}

    return {
        "code": it.code,
        "name": it.name,
        "terrain": it.terrain,
        "center": it.center,
        "army": moves("A"),
        "fleet": moves("F"),
    }


def _moves(it: ProvinceDescribed) -> list[str]:
    head = f"{it['code']} {it['name']}, {it['terrain']}{', supply center' if it['center'] else ''}"
    reached = (("A", it["army"]), ("F", it["fleet"]))
    return [head, *(f"  {kind} {at} - {', '.join(to)}" for kind, table in reached for at, to in table.items())]


def text_page(text: str, offset: int) -> ToolReply:
    end = offset + PAGE_OF_TEXT
    following = end if end < len(text) else None
    page = text[offset:end]
    more = "" if following is None else f"\n[{len(text) - end} more characters: call again with offset={following}]"
    return ToolReply(page + more, TextPage(text=page, offset=offset, total=len(text), next=following))


# --- resources


def rulebook_resource(name: str, language: str) -> str:
    return rules_text(rules_named(name, "standard", {}, language), name, language)


def board_resource(name: str) -> str:
    return write_board(board(name))
