"""Rule sets: components over the judge. Start with ``component.py``."""

from casusbelli.core.catalogs import Texts

TEXTS = Texts("engine", __package__)
