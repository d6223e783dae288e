"""Benchmarks of the judge, side by side with the ``diplomacy`` package: ``python -m bench``."""
