"""France against Austria: a duel on the standard board (``map.toml``)."""
