"""Game files: write, read, verify and tell a log, or start a game from a position."""

from casusbelli.core.catalogs import Texts

TEXTS = Texts("story", __package__)
