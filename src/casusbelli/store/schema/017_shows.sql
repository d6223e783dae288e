-- The games that the site shows to visitors, by name: exhibitions from files, and the game among bots that is running.
-- digest: of the file, or the rules of the running game.

CREATE TABLE shows (
    name TEXT PRIMARY KEY,
    digest TEXT NOT NULL,
    game TEXT REFERENCES games (id)
);
CREATE INDEX shows_game ON shows (game);
