"""Texts of games in a terminal. A package of its own, so that `casus --version` loads no catalogs."""

from casusbelli.core.catalogs import Texts

TEXTS = Texts("cli", __package__)
