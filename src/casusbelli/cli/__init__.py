"""The `casus` command: parses, calls the library, prints."""
