"""Germany against Italy: a duel on the standard board (``map.toml``)."""
