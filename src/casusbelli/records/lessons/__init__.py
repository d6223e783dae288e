"""Lessons: positions with an aim, which anybody can play against the real rules."""

from casusbelli.core.catalogs import Texts

TEXTS = Texts("lesson", __package__)
