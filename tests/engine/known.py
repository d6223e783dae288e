"""The packs that tests of all packs are about: those that are installed, the example, and rules that nobody plays."""

from __future__ import annotations

from casusbelli.engine import spec
from casusbelli.engine.spec import Pack
from casusbelli.testing.fog import FOG
from casusbelli.variants import board
from examples.plebiscite import casusbelli_plebiscite
from tests.packs.omens import OMENS

EUROPE = board("standard")
MORE: tuple[Pack, ...] = (FOG, OMENS, casusbelli_plebiscite.PACK)
KNOWN: dict[str, Pack] = {**spec.packs(), **{pack.name: pack for pack in MORE}}
