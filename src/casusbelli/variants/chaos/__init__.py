"""Chaos: every supply center of Europe is a power (``map.toml``)."""
