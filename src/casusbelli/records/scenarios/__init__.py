"""Scenario files: positions, phases and what must come out of them."""
