"""The ancient Mediterranean: Carthage, Egypt, Greece, Persia and Rome (``map.toml``)."""
