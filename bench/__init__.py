"""Benchmarks of the adjudicator, compared with the ``diplomacy`` package: ``python -m bench``."""
