"""The form for a new game, filled in from a template or from a former game."""

from __future__ import annotations

from collections.abc import Iterable

from casusbelli.service.base.game_shapes import GameTold
from casusbelli.service.base.settings import Setup
from casusbelli.service.games.setup_options import setup_fields
from casusbelli.web.pages.page import PageRequest
from casusbelli.web.pages.posted_forms import PostedForm

PRESS = ("private", "groups", "public", "grey", "inherit", "audit")
OPTION, OTHER, BOT = "option.", "other.", "bot."


def as_before(page: PageRequest, former: GameTold) -> PostedForm:
    """The form for another game like this one, between the same people."""
    people = dict.fromkeys(seat["player"] for seat in former["seats"] if seat["player"])
    setup = Setup(
        name=former["name"],
        rules=former["rules"],
        map=former["map"],
        options=former["options"],
        visibility=former["visibility"],
        gm=former["is_gm"],
        bots={seat["seat"]: seat["bot"] for seat in former["seats"] if seat["bot"]},
        settings=former["settings"],
    )
    return prefilled(page, setup, invited=[name for name in people if name and name != page.who.name])


def prefilled(page: PageRequest, setup: Setup, invited: Iterable[str] = (), template: str = "") -> PostedForm:
    """The form as it would be filled in for this setup. Options that the rules no longer have are left out."""
    settings, clock = setup.settings, setup.settings.clock
    fields = {field.key: field for field in setup_fields(page.service, setup.rules, setup.map).options}
    options = {key: value for key, value in setup.options.items() if key in fields}
    listed = {key: fields[key].low is not None or value in fields[key].labels for key, value in options.items()}
    ticks = {"gm": setup.gm, "anonymous": settings.anonymous, "early": clock.early}
    return PostedForm(
        [
            ("template", template),
            ("name", setup.name),
            ("kind", setup.kind),
            ("visibility", setup.visibility),
            ("join", settings.join),
            ("deal", settings.deal),
            ("length", str(clock.length)),
            ("at", clock.at),
            ("zone", clock.zone),
            ("grace", str(clock.grace)),
            ("misses", str(settings.misses)),
            *((name, "yes") for name, on in ticks.items() if on),
            *(("press", kind) for kind in PRESS if getattr(settings.press, kind)),
            *(((OPTION if listed[key] else OTHER) + key, value) for key, value in options.items()),
            *((f"{BOT}{seat}", bot) for seat, bot in setup.bots.items()),
            *(("invite", name) for name in invited),
        ]
    )
