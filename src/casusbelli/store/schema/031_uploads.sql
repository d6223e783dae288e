-- The lobby lists the games on an uploaded board.
CREATE INDEX game_boards_upload ON game_boards (upload, game);
