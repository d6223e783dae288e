"""World War I Diplomacy (J. Boardman): two sides, a calendar of fronts, a revolution and an American army."""

from __future__ import annotations

from casusbelli.rules.spec import Pack
from casusbelli.rules.world_war_one.alliances import Alliances
from casusbelli.rules.world_war_one.america import AmericanArmies
from casusbelli.rules.world_war_one.fronts import Fronts
from casusbelli.rules.world_war_one.talks import PeaceTalks
from casusbelli.rules.world_war_one.victory import WarAims

WORLD_WAR_ONE = Pack(
    "world-war-one",
    "World War I Diplomacy: Entente and Central Powers, for two players",
    (Fronts(), Alliances(), AmericanArmies(), WarAims(), PeaceTalks()),
    {"base.cd_removal": "classic"},
    frozenset({"solo", "survivor", "draws", "closures"}),
)
