"""Pure: seven capitals that all border each other (``map.toml``)."""
