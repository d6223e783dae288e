"""World War I Diplomacy (by J. Boardman): two sides, a calendar of fronts, Russia's collapse and American armies."""

from __future__ import annotations

from casusbelli.core.catalogs import Texts
from casusbelli.core.said import said
from casusbelli.engine.spec import Minute, Pack
from casusbelli.packs.world_war_one.alliances import Alliances
from casusbelli.packs.world_war_one.america import AmericanArmies
from casusbelli.packs.world_war_one.fronts import Fronts
from casusbelli.packs.world_war_one.mechanisms import MECHANISMS
from casusbelli.packs.world_war_one.talks import PeaceTalks
from casusbelli.packs.world_war_one.victory import WarAims

TEXTS = Texts("ww1", __package__)
WORLD_WAR_ONE = Pack(
    "world-war-one",
    said("ww1.pack-world-war-one"),
    (Alliances(), Fronts(), AmericanArmies(), WarAims(), PeaceTalks()),
    {"base.cd_removal": "classic"},
    frozenset({"solo", "survivor", "draws", "closures"}),
    said("ww1.pack-world-war-one-about"),
    variant=True,
    minute=Minute.of("ww1.world-war-one-minute"),
    years=5,
    mechanisms=MECHANISMS,
)
