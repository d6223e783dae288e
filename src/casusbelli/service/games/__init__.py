"""What players and game masters do with a game: lobby, seats, orders, messages, motions, adjudication."""
