"""Which mistakes would the tests not notice? ``python -m tools.mutants tests/mutation/PACKAGE.toml``"""
