"""The Hundred Years' War: England, France and Burgundy (``map.toml``)."""
