"""International Relations (Michael Golbe, rv20): treaties, world opinion, coalitions, the International Conference; its
treaties by themselves.

Allied units are no pack of their own: who is an ally is what treaties say, and a treaty that did not let units in, or
keep them from hurting each other, would say nothing. So both are in ``treaties``.
"""

from __future__ import annotations

from casusbelli.rules.international_relations.attacks import AttacksAndWars
from casusbelli.rules.international_relations.coalitions import Coalitions
from casusbelli.rules.international_relations.conference import Conferences
from casusbelli.rules.international_relations.creation import Creation
from casusbelli.rules.international_relations.facts import ATTACKS, CREATION
from casusbelli.rules.international_relations.guests import Guests
from casusbelli.rules.international_relations.opinion import WorldOpinion
from casusbelli.rules.international_relations.relations import Relations
from casusbelli.rules.spec import Pack

_RELATIONS, _GUESTS = Relations(), Guests()

PACK = Pack(
    "international-relations",
    "International Relations: treaties, world opinion, coalitions, a conference",
    (_RELATIONS, _GUESTS, WorldOpinion(), Coalitions(), Conferences()),
    {"base.cd_removal": "classic"},
    # world opinion keeps the record of attacks itself, and the Conference has the phase of secret treaties
    frozenset({ATTACKS, CREATION}),
)
TREATIES = Pack(
    "treaties",
    "treaties, the wars that they bring and allied units, as in International Relations, without its points",
    (_RELATIONS, _GUESTS, AttacksAndWars(), Creation()),
)
