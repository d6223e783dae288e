"""Files of games and turns: our own, and other people's."""
