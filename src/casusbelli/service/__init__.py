"""USE CASES: the only code that reads, decides and appends. It hosts any rule set without knowing it."""
