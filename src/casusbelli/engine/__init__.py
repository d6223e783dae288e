"""The rule engine: components that combine into rule sets on top of the adjudicator. Start with ``component.py``."""

from casusbelli.core.catalogs import Texts

TEXTS = Texts("engine", __package__)
