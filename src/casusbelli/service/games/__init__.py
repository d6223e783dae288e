"""Use cases of players and game masters in a game: lobby, seats, orders, messages, motions, adjudication."""
