"""Scenario files: positions, phases and their expected results."""
