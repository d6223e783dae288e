"""The form for a new game: three questions, the options of the chosen rules, and a line that says what will be
created."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec.structs import replace

from casusbelli.core.cached_property import cached_property
from casusbelli.service.base.paces import EVENING, PACES, pace_of
from casusbelli.service.base.presets import COMPANIES, PRESS_PRESETS, RANKS
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import combinations, setup_options, templates
from casusbelli.service.games.setup_options import STANDARD, OptionField, SetupFields
from casusbelli.service.people import guests
from casusbelli.service.reads import gallery
from casusbelli.web.pages import new_game_setup
from casusbelli.web.pages.new_game_setup import BOT, CUSTOM, KINDS_OF_PRESS, OPTION, OTHER, READERS, WAS
from casusbelli.web.pages.page import PageRequest
from casusbelli.web.pages.posted_forms import PostedForm
from casusbelli.web.texts import Cell, Said, Term, name_in, said

LENGTHS = (0, 5, 10, 15, 30, 60, 720, 1440, 2880, 4320, 10080)  # minutes
NOTHING = PostedForm([])
USUAL_TICKS = {("early", "yes"), ("press", "private"), ("press", "groups"), ("press", "public")}
RULING = "base."


class OptionGroup(NamedTuple):
    """Options about one chapter of the rules. ``open``: one of them was changed or refused."""

    title: Cell
    open: bool
    options: Sequence[OptionField]


@dataclass(frozen=True)
class NewGameForm:
    """``given``: the names of the chosen packs, installed or not. ``sent``: what has been filled in already."""

    page: PageRequest
    given: Sequence[str]
    map_name: str
    sent: PostedForm | None = None
    fault: ServiceError | None = None

    @cached_property
    def form(self) -> PostedForm:
        return self.sent or NOTHING

    # --- the rules and what they have against each other

    @cached_property
    def titles(self) -> Mapping[str, Cell]:
        return {variant.name: variant.title for variant in setup_options.variants_by_name()}

    @cached_property
    def world(self) -> str:
        """The first of the chosen rules that is a game of its own."""
        known = {world.name for world in combinations.worlds()}
        return next((name for name in self.given if name in known - {STANDARD}), STANDARD)

    @cached_property
    def rules(self) -> list[str]:
        """The chosen rules that are installed, the world first."""
        chosen = new_game_setup.chosen_rules([self.world, *self.given])
        return [name for name in chosen if name in self.titles] or [STANDARD]

    @cached_property
    def boards(self) -> Mapping[str, str]:
        """The boards to choose from, with their titles."""
        return dict(gallery.choices(self.page.service, self.page.who, self.map_name))

    @cached_property
    def board(self) -> str:
        """The chosen board if the player can use it."""
        return self.map_name if self.map_name in self.boards else STANDARD

    @cached_property
    def clashes(self) -> Sequence[combinations.RuleClash]:
        return combinations.clashes(self.page.service, self.rules, self.board, self.page.who.account)

    def notes(self, name: str) -> list[tuple[Said, Cell]]:
        """What the other chosen rules, or the board, have against this one, and why."""
        found = [clash for clash in self.clashes if name in clash.rules]
        return [(self._barred([one for one in clash.rules if one != name], name), clash.why) for clash in found]

    def _barred(self, others: list[str], name: str) -> Said:
        if not others:
            return said("web.making-clash-board", rules=self._term(name), board=self.board_title)
        return said("web.making-clash", others=[self._term(other) for other in others])

    def _term(self, name: str) -> Term | str:
        title = self.titles[name]
        return Term(said=title) if isinstance(title, Said) else str(title)

    @cached_property
    def board_title(self) -> str:
        return name_in(self.page.language, self.boards[self.board])

    @cached_property
    def known(self) -> SetupFields:
        """The options and seats of the chosen rules, as far as these fit together."""
        fit = combinations.fitting(self.rules, self.clashes) or [STANDARD]
        return setup_options.setup_fields(self.page.service, " + ".join(fit), self.board, self.page.who.account)

    @cached_property
    def refusal(self) -> ServiceError | None:
        """The refusal of what was sent, unless the rules that clash say it themselves."""
        return self.fault if new_game_setup.field_of(self.fault) or not self.clashes else None

    @cached_property
    def faulty(self) -> str:
        """The name of the first field that is refused: it gets the focus."""
        return new_game_setup.field_of(self.refusal) or (f"with-{self.clashes[0].rules[-1]}" if self.clashes else "")

    def setup(self) -> Setup:
        """What was sent as a setup, refused if something is wrong with it. Settings that the form does not have come
        from the template that it was filled in from."""
        template = self.form.get("template")
        base = templates.one(self.page.service, self.page.who, template).settings if template else Settings()
        return new_game_setup.setup_of(self.form, base, self.known)

    # --- what the fields hold

    def typed(self, name: str, default: object) -> str:
        """The value of a field: a changed option keeps its value, the others follow the chosen rules."""
        key = name.removeprefix(OPTION)
        if name.startswith(OPTION) and self.form.get(name) == self.form.get(f"{WAS}{key}"):
            return str(default)
        return self.form.get(name, str(default))

    def ticked(self, name: str, value: str) -> bool:
        return (name, value) in USUAL_TICKS if self.sent is None else value in self.form.all(name)

    @cached_property
    def unshown(self) -> list[tuple[str, str]]:
        """What was typed for other rules: it comes back with them."""
        shown = {f"{kind}{field.key}" for field in self.known.options for kind in (OPTION, OTHER, WAS)}
        shown |= {f"{BOT}{seat}" for seat in self.known.seats}
        return [
            (name, value)
            for name, value in dict(self.form.fields).items()
            if name.startswith((OPTION, OTHER, WAS, BOT)) and name not in shown
        ]

    # --- options

    @cached_property
    def groups(self) -> list[OptionGroup]:
        """The options of the rules by chapter, the adjudicator's rulings last."""
        titles = {field.key: self._group(field) for field in self.known.options}
        return [self._options(title, titles) for title in dict.fromkeys(titles.values())]

    def _options(self, title: Cell, titles: Mapping[str, Cell]) -> OptionGroup:
        mine = [field for field in self.known.options if titles[field.key] == title]
        refused = any(self.faulty == f"{OPTION}{field.key}" for field in mine)
        return OptionGroup(title, refused or any(map(self.is_changed, mine)), mine)

    @staticmethod
    def _group(field: OptionField) -> Cell:
        if field.key.startswith(RULING):
            return said("web.making-group-rulings")
        return field.group or said("web.making-group-others")

    def is_changed(self, field: OptionField) -> bool:
        other = self.form.get(f"{OTHER}{field.key}").strip()
        return bool(other) or self.typed(f"{OPTION}{field.key}", field.value) != field.value

    @cached_property
    def has_bots(self) -> bool:
        return any(self.form.get(f"{BOT}{seat}") for seat in self.known.seats)

    @cached_property
    def is_advanced(self) -> bool:
        """Is there anything under *Advanced* that differs from the usual, or is refused?"""
        usual = {"visibility": "", "deal": "chosen", "misses": "2"}
        changed = any(self.typed(name, value) != value for name, value in usual.items())
        ticked = self.form.has("gm") or self.form.has("readers")
        return changed or ticked or self.faulty == "misses" or self.has_bots or any(group.open for group in self.groups)

    # --- names and what will be created

    @cached_property
    def company(self) -> str:
        return self.typed("company", "public")

    @cached_property
    def suggested(self) -> str:
        """A name for the game. An anonymous game is not named after its player."""
        rules = self.page.rules_title(" + ".join(self.rules))
        keys = {"bots": "play.name", "sandbox": "sandbox.name"}
        alone = self.company in keys or new_game_setup.is_anonymous(self.form)
        key = keys.get(self.company, "making.suggested-anonymous" if alone else "making.suggested")
        return self.page.t(key, rules=rules, **({} if alone else {"name": self.page.who.name}))[:80]

    @cached_property
    def name(self) -> str:
        given = self.typed("name", "")
        return self.suggested if self.sent is None or given == self.form.get("suggested") != "" else given

    @cached_property
    def summary(self) -> list[Said]:
        """What will be created, in a few words each."""
        if self.clashes:
            return [said("web.making-sum-clash")]
        try:
            company, clock = new_game_setup.company_of(self.form), new_game_setup.clock_of(self.form, Clock())
        except ServiceError:
            return []
        changed = sum(map(self.is_changed, self.known.options))
        talk = self.typed("talk", "full")
        hidden = company.waits and self.form.get("anonymous") == "yes" and talk != "gunboat"
        return [
            said("web.making-sum-world", rules=[self._term(name) for name in self.rules], board=self.board_title),
            pace_told(clock),
            said(f"web.making-who-{company.name}", n=len(self.known.seats), bots=len(self.known.seats) - 1),
            *([said(f"web.making-heard-{talk}")] if company.waits and talk in (*PRESS_PRESETS, CUSTOM) else []),
            *([said("web.making-sum-anonymous")] if hidden else []),
            *([said("web.making-sum-changed", n=changed)] if changed else []),
        ]

    def context(self) -> dict[str, Any]:
        bots = setup_options.bot_names()
        return {
            "form": self,
            "worlds": combinations.worlds(),
            "variants": setup_options.variants_by_name(),
            "maps": self.boards.items(),
            "paces": [*PACES, CUSTOM],
            "pace_about": pace_about,
            "evening": EVENING,
            "lengths": sorted({*LENGTHS, *self._lengths()}),
            "companies": list(COMPANIES),
            "ranks": {rank: bot for rank, bot in RANKS.items() if bot in bots},
            "guest": self.page.who.account is not None and guests.is_guest(self.page.service, self.page.who),
            "talks": [*PRESS_PRESETS, CUSTOM],
            "kinds_of_press": KINDS_OF_PRESS,
            "readers": READERS,
            "bots": bots,
            "span": span,
            "templates": templates.listing(self.page.service, self.page.who),
            "fault": self.refusal,
            "faulty": self.faulty,
        }

    def _lengths(self) -> Iterator[int]:
        """Lengths that were chosen elsewhere, by a program for instance."""
        fields: Collection[str] = ("length", "length.R", "length.A")
        return (minutes for field in fields if (minutes := self.form.number(field)) is not None)


def span(minutes: int) -> Said:
    """A length of time, in the largest unit that fits."""
    if minutes < 60 or minutes % 60:
        return said("web.making-minutes", n=minutes)
    return said("web.making-hours", n=minutes // 60) if minutes % 1440 else said("web.making-days", n=minutes // 1440)


def pace_about(name: str) -> Said:
    """What a preset means, in a sentence."""
    code = f"web.making-pace-{name}-about"
    if name not in PACES:
        return said(code)
    clock = PACES[name].clock
    return said(code, movement=span(clock.minutes("M")), others=span(clock.minutes("R")), at=clock.at)


def pace_told(clock: Clock) -> Said:
    """The pace of a game in a few words."""
    zone = clock.zone.rpartition("/")[2].replace("_", " ")
    if not clock.minutes("M"):
        return said("web.making-sum-none")
    if clock.at and pace_of(clock) == "evening":
        return said("web.making-sum-evening", at=clock.at, zone=zone)
    if replace(clock, zone="", early=True) == replace(PACES["daily"].clock, zone=""):
        return said("web.making-sum-daily")
    each = span(clock.minutes("M"))
    return said("web.making-sum-at" if clock.at else "web.making-sum-span", span=each, at=clock.at, zone=zone)
