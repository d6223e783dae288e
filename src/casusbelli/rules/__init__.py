"""Rule sets: components over the judge. Start with ``component.py``."""
