"""Formal Diplomacy (E. Sabatine): declared wars, surrender, spheres of influence, victory points; its parts by
themselves."""

from __future__ import annotations

from casusbelli.rules.formal.points import Points
from casusbelli.rules.formal.screens import Screens
from casusbelli.rules.formal.spheres import SpheresOfInfluence
from casusbelli.rules.formal.war import Wars
from casusbelli.rules.spec import Pack

_WARS, _SPHERES, _SCREENS = Wars(), SpheresOfInfluence(), Screens()

FORMAL = Pack(
    "formal",
    "Formal Diplomacy: declared wars, surrender, spheres of influence, victory points",
    (_WARS, _SPHERES, Points(), _SCREENS),
    {"base.cd_removal": "classic", "draws.draw": "off", "draws.concession": "no"},
    frozenset({"solo", "survivor"}),
)
FORMAL_WAR = Pack(
    "formal-war",
    "declared wars and surrender, as in Formal Diplomacy, without its points",
    (_WARS, _SCREENS),
)
FORMAL_SPHERES = Pack(
    "formal-spheres",
    "spheres of influence with the declared wars that they need, as in Formal Diplomacy, without its points",
    (_WARS, _SPHERES, _SCREENS),
)
