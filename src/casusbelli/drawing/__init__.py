"""Boards as pictures: the drawn sheet of a board (``drawing.json`` beside its ``map.toml``) and what is drawn on it."""

from casusbelli.core.catalogs import Texts

TEXTS = Texts("drawing", __package__)
