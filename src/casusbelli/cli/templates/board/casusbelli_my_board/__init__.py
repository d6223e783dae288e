"""My board: two powers about a strait (``map.toml``)."""
