"""International Relations (Michael Golbe, rv20): treaties, world opinion, coalitions, the International Conference."""

from __future__ import annotations

from casusbelli.rules.international_relations.coalitions import Coalitions
from casusbelli.rules.international_relations.conference import Conferences
from casusbelli.rules.international_relations.guests import Guests
from casusbelli.rules.international_relations.opinion import WorldOpinion
from casusbelli.rules.international_relations.relations import Relations
from casusbelli.rules.spec import Pack

PACK = Pack(
    "international-relations",
    "International Relations: treaties, world opinion, coalitions, a conference",
    (Relations(), Guests(), WorldOpinion(), Coalitions(), Conferences()),
    {"base.cd_removal": "classic"},
)
