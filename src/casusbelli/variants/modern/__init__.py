"""Europe in 1995: ten powers from Britain to Russia, from Spain to Egypt (``map.toml``)."""
