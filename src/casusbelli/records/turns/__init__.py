"""Turn files: a position, orders and results, in the formats that people exchange."""
