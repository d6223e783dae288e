"""Games of other programs: read from their files, and played again by our rules."""

from casusbelli.core.catalogs import Texts

TEXTS = Texts("record", __package__)
