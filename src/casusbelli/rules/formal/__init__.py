"""Formal Diplomacy (E. Sabatine): declared wars, surrender, spheres of influence, victory points."""

from __future__ import annotations

from casusbelli.rules.formal.points import Points
from casusbelli.rules.formal.screens import Screens
from casusbelli.rules.formal.spheres import SpheresOfInfluence
from casusbelli.rules.formal.war import Wars
from casusbelli.rules.spec import Pack

FORMAL = Pack(
    "formal",
    "Formal Diplomacy: declared wars, surrender, spheres of influence, victory points",
    (Wars(), SpheresOfInfluence(), Points(), Screens()),
    {"base.cd_removal": "classic", "draws.draw": "off", "draws.concession": "no"},
    frozenset({"solo", "survivor"}),
)
