"""Draws boards: the artwork of a board (``drawing.json`` beside its ``map.toml``) and everything drawn on it."""

from casusbelli.core.catalogs import Texts

TEXTS = Texts("drawing", __package__)
