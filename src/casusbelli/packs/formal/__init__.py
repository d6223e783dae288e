"""Formal Diplomacy (E. Sabatine): declared wars, surrender, spheres of influence, victory points; also in parts."""

from __future__ import annotations

from casusbelli.core.catalogs import Texts
from casusbelli.core.said import said
from casusbelli.engine.spec import Minute, Pack
from casusbelli.packs.formal.mechanisms import MECHANISMS
from casusbelli.packs.formal.points import Points
from casusbelli.packs.formal.screens import Screens
from casusbelli.packs.formal.spheres import SpheresOfInfluence
from casusbelli.packs.formal.war import Wars

TEXTS = Texts("formal", __package__)
_WARS, _SPHERES, _SCREENS = Wars(), SpheresOfInfluence(), Screens()

FORMAL = Pack(
    "formal",
    said("formal.pack-formal"),
    (_WARS, _SPHERES, Points(), _SCREENS),
    {"base.cd_removal": "classic", "draws.draw": "off", "draws.concession": "no"},
    frozenset({"solo", "survivor"}),
    said("formal.pack-formal-about"),
    variant=True,
    minute=Minute.of("formal.minute"),
    years=10,
    mechanisms=MECHANISMS,
)
FORMAL_WAR = Pack(
    "formal-war",
    said("formal.pack-formal-war"),
    (_WARS, _SCREENS),
    about=said("formal.pack-formal-war-about"),
)
FORMAL_SPHERES = Pack(
    "formal-spheres",
    said("formal.pack-formal-spheres"),
    (_WARS, _SPHERES, _SCREENS),
    about=said("formal.pack-formal-spheres-about"),
)
