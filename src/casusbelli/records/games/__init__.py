"""Game files: a log written, read, verified, told, and made from positions."""

from casusbelli.core.catalogs import Texts

TEXTS = Texts("story", __package__)
