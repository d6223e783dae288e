"""The standard game's board: Europe in 1901, as the rulebook has it (``map.toml``)."""
