"""The rules themselves: the standard game, the five variants, and small rules that combine with any of them."""

from casusbelli.core.catalogs import Texts

TEXTS = Texts("packs", __package__)  # of the rules that are one module each
