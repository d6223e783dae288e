"""The form for a new game, filled in from a template or from a former game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from casusbelli.service.base.game_shapes import GameTold
from casusbelli.service.base.paces import preset_of
from casusbelli.service.base.presets import COMPANIES, RANKS, press_preset_of
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games.setup_options import SetupFields, setup_fields
from casusbelli.web.pages.new_game_setup import BOT, CUSTOM, KINDS_OF_PRESS, OPTION, OTHER, READERS
from casusbelli.web.pages.page import PageRequest
from casusbelli.web.pages.posted_forms import Fields, PostedForm


def as_before(page: PageRequest, former: GameTold, board: str) -> PostedForm:
    """The form for another game like this one, between the same people. ``board``: how a new game names its board."""
    people = dict.fromkeys(seat["player"] for seat in former["seats"] if seat["player"])
    setup = Setup(
        name=former["name"],
        rules=former["rules"],
        kind=former["kind"],
        map=board,
        options=former["options"],
        visibility=former["visibility"],
        gm=former["is_gm"],
        bots={seat["seat"]: seat["bot"] for seat in former["seats"] if seat["bot"]},
        settings=former["settings"],
    )
    return prefilled(page, setup, invited=[name for name in people if name and name != page.who.name])


def prefilled(page: PageRequest, setup: Setup, invited: Iterable[str] = (), template: str = "") -> PostedForm:
    """The form as it would be filled in for this setup. Options that the rules no longer have are left out."""
    known = setup_fields(page.service, setup.rules, setup.map, page.who.account)
    return PostedForm(
        [
            ("template", template),
            ("name", setup.name),
            *_company(setup, known),
            *_clock(setup.settings.clock),
            *_press(setup.settings),
            ("deal", setup.settings.deal),
            *([("hints", "yes")] if setup.settings.hints else []),
            ("misses", str(setup.settings.misses)),
            *([("gm", "yes")] if setup.gm else []),
            *_options(setup, known),
            *(("invite", name) for name in invited),
        ]
    )


def _company(setup: Setup, known: SetupFields) -> Fields:
    """Whom the game is played with. Bots of one kind in all seats but one are opponents of the player in that seat."""
    ranks = {bot: rank for rank, bot in RANKS.items()}
    free, found = set(known.seats) - set(setup.bots), set(setup.bots.values())
    if setup.kind != "game":
        return [("company", setup.kind)]
    if setup.visibility == "private" and not setup.gm and len(free) == len(found) == 1 and found <= set(ranks):
        return [("company", "bots"), ("rank", ranks[found.pop()]), ("seat", free.pop())]
    company = COMPANIES["invited" if setup.settings.join == "invited" else "public"]
    watch = "" if setup.visibility == company.visibility else setup.visibility
    return [("company", company.name), ("visibility", watch), *((f"{BOT}{s}", bot) for s, bot in setup.bots.items())]


def _clock(clock: Clock) -> Fields:
    pace = preset_of(clock)
    fields = [("pace", pace or CUSTOM), ("zone", clock.zone), ("grace", str(clock.grace))]
    fields += [("evening", clock.at)] if pace and clock.at else [("at", clock.at)]
    fields += [(f"length.{letter}", str(clock.lengths[letter])) for letter in ("R", "A") if letter in clock.lengths]
    return [*fields, ("length", str(clock.length)), *([("early", "yes")] if clock.early else [])]


def _press(settings: Settings) -> Fields:
    preset = press_preset_of(settings.press, settings.anonymous)
    fields = [("talk", preset or CUSTOM), *([("anonymous", "yes")] if settings.anonymous else [])]
    fields += [("press", kind) for kind in KINDS_OF_PRESS if getattr(settings.press, kind)]
    return [*fields, *(("readers", name) for name in READERS if getattr(settings.press, name))]


def _options(setup: Setup, known: SetupFields) -> Iterator[tuple[str, str]]:
    fields = {field.key: field for field in known.options}
    for key, value in setup.options.items():
        if key in fields:
            listed = fields[key].low is not None or value in fields[key].labels
            yield (OPTION if listed else OTHER) + key, value
