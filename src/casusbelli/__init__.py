"""Casus Belli, a Diplomacy judge."""

__version__ = "0.1.0"
