"""Europe in 1898: each power of the standard board begins with one center and one unit (``map.toml``)."""
