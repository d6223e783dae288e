"""The `casus` command: parses arguments, calls the library, prints."""
