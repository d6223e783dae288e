"""File formats of games, turns and scenarios: our own and common ones of the hobby."""
