"""Masters Rules Diplomacy (M. G. Elwell, M. E. Guenter): six rules that go together or alone."""

from __future__ import annotations

from casusbelli.rules.component import AnyComponent
from casusbelli.rules.masters.aid import ForeignAid
from casusbelli.rules.masters.annexation import Annexation
from casusbelli.rules.masters.control import VariableControl
from casusbelli.rules.masters.disarmament import Disarmament
from casusbelli.rules.masters.ground import Ground
from casusbelli.rules.masters.minors import MinorPowers
from casusbelli.rules.masters.rebellion import OtherSides, Rebellion
from casusbelli.rules.spec import Pack

GROUND = Ground()


def _pack(name: str, title: str, *rules: AnyComponent) -> Pack:
    return Pack(name, title, (GROUND, *rules), {"base.cd_removal": "classic"}, frozenset({"adjustments", "survivor"}))


MINOR_POWERS = _pack("minor-powers", "an army of its own in every neutral centre", MinorPowers())
VARIABLE_CONTROL = _pack("variable-control", "players order powers in civil disorder", VariableControl())
REBELLION = _pack("rebellion", "rebels in the centres of other powers", OtherSides(), Rebellion())
ANNEXATION = _pack("annexation", "centres become home centres", Annexation())
DISARMAMENT = _pack("disarmament", "players may disband their units", Disarmament())
FOREIGN_AID = _pack("foreign-aid", "units for others instead of one's own", ForeignAid())
SIX = (MINOR_POWERS, VARIABLE_CONTROL, REBELLION, ANNEXATION, DISARMAMENT, FOREIGN_AID)
MASTERS = _pack("masters", "Masters Rules: all six", *(rule for pack in SIX for rule in pack.components[1:]))
