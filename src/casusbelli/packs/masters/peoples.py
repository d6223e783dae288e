"""Adjectives and other spellings of the Minor Powers of the standard map (MR1.1)."""

from __future__ import annotations

ADJECTIVES = {
    "Belgium": "Belgian",
    "Bulgaria": "Bulgarian",
    "Denmark": "Danish",
    "Greece": "Greek",
    "Holland": "Dutch",
    "Norway": "Norwegian",
    "Portugal": "Portuguese",
    "Rumania": "Rumanian Romanian Romania Roumania Roumanian",
    "Serbia": "Serbian",
    "Spain": "Spanish",
    "Sweden": "Swedish",
    "Tunis": "Tunisian Tunisia",
}
"""Minor Power -> other spellings of its name. Powers that are missing here are written by their name."""
