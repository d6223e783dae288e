"""A small board to learn on: France, Italy and Spain about the Western Mediterranean in 1494 (``map.toml``)."""
