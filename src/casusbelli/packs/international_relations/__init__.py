"""International Relations (Michael Golbe, rv20): treaties, world opinion, coalitions, the International Conference; its
treaties by themselves.

Allied units are no pack of their own: who is an ally is what treaties say, and a treaty that did not let units in, or
keep them from hurting each other, would say nothing. So both are in ``treaties``.
"""

from __future__ import annotations

from casusbelli.core.catalogs import Texts
from casusbelli.core.said import said
from casusbelli.engine.spec import Pack
from casusbelli.packs.international_relations.attacks import AttacksAndWars
from casusbelli.packs.international_relations.coalitions import Coalitions
from casusbelli.packs.international_relations.conference import Conferences
from casusbelli.packs.international_relations.creation import Creation
from casusbelli.packs.international_relations.facts import ATTACKS, CREATION
from casusbelli.packs.international_relations.opinion import WorldOpinion
from casusbelli.packs.international_relations.relations import Relations
from casusbelli.packs.international_relations.visitors import Guests

TEXTS = Texts("ir", __package__)
_RELATIONS, _GUESTS = Relations(), Guests()

PACK = Pack(
    "international-relations",
    said("ir.pack-international-relations"),
    (_RELATIONS, WorldOpinion(), _GUESTS, Coalitions(), Conferences()),
    {"base.cd_removal": "classic"},
    # world opinion keeps the record of attacks itself, and the Conference has the phase of secret treaties
    frozenset({ATTACKS, CREATION}),
    said("ir.pack-international-relations-about"),
    variant=True,
)
TREATIES = Pack(
    "treaties",
    said("ir.pack-treaties"),
    (_RELATIONS, AttacksAndWars(), _GUESTS, Creation()),
    about=said("ir.pack-treaties-about"),
)
