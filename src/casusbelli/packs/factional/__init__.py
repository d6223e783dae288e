"""Factional Diplomacy (by M. Kennedy): two factions in each country, elections, coups, revolutions, civil war."""

from __future__ import annotations

from casusbelli.core.catalogs import Texts
from casusbelli.core.said import said
from casusbelli.engine.spec import Minute, Pack
from casusbelli.packs.factional.civil_war import CivilWar
from casusbelli.packs.factional.endings import CountryBallots
from casusbelli.packs.factional.mechanisms import MECHANISMS
from casusbelli.packs.factional.politics import Factional

TEXTS = Texts("factional", __package__)
FACTIONAL = Pack(
    "factional",
    said("factional.pack-factional"),
    (Factional(), CivilWar(), CountryBallots()),
    {"base.cd_removal": "classic"},
    replaces=frozenset({"solo", "survivor", "draws"}),
    about=said("factional.pack-factional-about"),
    variant=True,
    minute=Minute.of("factional.minute"),
    years=12,
    mechanisms=MECHANISMS,
)
