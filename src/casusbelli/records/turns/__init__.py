"""Turn files: a position, orders and results, in the formats that people exchange."""

from casusbelli.core.catalogs import Texts

TEXTS = Texts("turn", __package__)
