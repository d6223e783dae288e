"""USE CASES: the only code that reads, decides and appends. It hosts any rule set without knowing it."""

from casusbelli.core.catalogs import Texts

TEXTS = Texts("service", __package__)
