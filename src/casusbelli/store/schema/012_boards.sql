-- The map of a game whose board does not come with the program, as the header of its file holds it: the game can be
-- opened where nobody knows that board. board_hash: of that text; empty where the name of the board says all.

CREATE TABLE game_boards (
    game TEXT PRIMARY KEY REFERENCES games (id),
    text TEXT NOT NULL
);
ALTER TABLE games ADD COLUMN board_hash TEXT NOT NULL DEFAULT '';
