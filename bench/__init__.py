"""How fast the judge is, side by side with the ``diplomacy`` package: ``python -m bench``."""
