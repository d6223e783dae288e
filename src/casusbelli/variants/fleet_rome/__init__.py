"""The standard board with a fleet in Rome (``map.toml``)."""
