"""Masters Rules Diplomacy (M. G. Elwell, M. E. Guenter): six rules that can be played alone or together."""

from __future__ import annotations

from casusbelli.core.catalogs import Texts
from casusbelli.core.said import said
from casusbelli.engine.component import AnyComponent
from casusbelli.engine.spec import Minute, Pack
from casusbelli.packs.masters.aid import ForeignAid
from casusbelli.packs.masters.annexation import Annexation
from casusbelli.packs.masters.base import MastersBase
from casusbelli.packs.masters.control import VariableControl
from casusbelli.packs.masters.disarmament import Disarmament
from casusbelli.packs.masters.mechanisms import MECHANISMS
from casusbelli.packs.masters.minors import MinorPowers
from casusbelli.packs.masters.rebellion import OtherSides, Rebellion

TEXTS = Texts("masters", __package__)
GROUND = MastersBase()


def _pack(name: str, *rules: AnyComponent) -> Pack:
    title, about = said(f"masters.pack-{name}"), said(f"masters.pack-{name}-about")
    usual, replaced = {"base.cd_removal": "classic"}, frozenset({"adjustments", "survivor"})
    whole = name == "masters"
    if not whole:
        return Pack(name, title, (GROUND, *rules), usual, replaced, about)
    minute = Minute.of("masters.minute")
    return Pack(name, title, (GROUND, *rules), usual, replaced, about, True, minute, 10, MECHANISMS)


MINOR_POWERS = _pack("minor-powers", MinorPowers())
VARIABLE_CONTROL = _pack("variable-control", VariableControl())
REBELLION = _pack("rebellion", OtherSides(), Rebellion())
ANNEXATION = _pack("annexation", Annexation())
DISARMAMENT = _pack("disarmament", Disarmament())
FOREIGN_AID = _pack("foreign-aid", ForeignAid())
SIX = (MINOR_POWERS, VARIABLE_CONTROL, REBELLION, ANNEXATION, DISARMAMENT, FOREIGN_AID)
MASTERS = _pack("masters", *(rule for pack in SIX for rule in pack.components[1:]))
