"""Reads: what somebody may see of a game, always through the projection."""
