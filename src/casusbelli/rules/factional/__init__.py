"""Factional Diplomacy (M. Kennedy): two factions a country, elections, Coups, Revolutions, civil war."""

from __future__ import annotations

from casusbelli.rules.factional.endings import Endings
from casusbelli.rules.factional.politics import Factional
from casusbelli.rules.factional.war import CivilWar
from casusbelli.rules.spec import Pack

FACTIONAL = Pack(
    "factional",
    "Factional Diplomacy: two factions a country, elections, Coups, Revolutions, civil war",
    (Factional(), CivilWar(), Endings()),
    {"base.cd_removal": "classic"},
    replaces=frozenset({"solo", "survivor", "draws"}),
)
