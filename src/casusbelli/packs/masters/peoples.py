"""What the people of a Minor Power are called, where it is not to be read off the map (MR1.1)."""

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
"""Minor Power -> other spellings of its name. Of a power that is not among them one writes the name itself."""
