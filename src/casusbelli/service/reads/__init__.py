"""Read use cases: what a viewer may see of a game, always through the projection."""
