"""Reads maps of other programs as boards, and reports what was carried over, guessed and left out.

An importer is a function from a text to a ``ForeignMap`` (foreign_map.py) that adds notes to an ``ImportReport``.
``imported`` (map_conversion.py) makes the ``map.toml`` from it.
"""

from casusbelli.core.catalogs import Texts

TEXTS = Texts("importers", __package__)
