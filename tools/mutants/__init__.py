"""Mutation testing: ``python -m tools.mutants tests/mutation/PACKAGE.toml``"""
