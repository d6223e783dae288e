"""A large board: six powers about the Indian Ocean in 1600, from Egypt to Japan (``map.toml``)."""
