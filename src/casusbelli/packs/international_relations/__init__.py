"""International Relations (Michael Golbe, rv20): treaties, world opinion, coalitions, the International Conference; its
treaties by themselves.

Allied units are no pack of their own, because treaties decide who is an ally, and treaties without rules for allied
units would mean nothing. So both are in ``treaties``.
"""

from __future__ import annotations

from casusbelli.core.catalogs import Texts
from casusbelli.core.said import said
from casusbelli.engine.spec import Minute, Pack
from casusbelli.packs.international_relations.attacks import AttacksAndWars
from casusbelli.packs.international_relations.coalitions import Coalitions
from casusbelli.packs.international_relations.conference import Conferences
from casusbelli.packs.international_relations.creation import Creation
from casusbelli.packs.international_relations.facts import ATTACKS, CREATION
from casusbelli.packs.international_relations.mechanisms import MECHANISMS
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
    # world opinion records attacks itself, and the conference brings the phase of secret proposals
    frozenset({ATTACKS, CREATION}),
    said("ir.pack-international-relations-about"),
    variant=True,
    minute=Minute.of("ir.minute"),
    years=10,
    mechanisms=MECHANISMS,
)
TREATIES = Pack(
    "treaties",
    said("ir.pack-treaties"),
    (_RELATIONS, AttacksAndWars(), _GUESTS, Creation()),
    about=said("ir.pack-treaties-about"),
)
