-- Boards that players have uploaded. Each has versions, which never change; a game has the text of its own board.

-- name: that of the map file. visibility: private, unlisted, public. hidden: when a moderator hid it. What follows is
-- that of the newest version, for lists; searched: name and title, as names are compared.
CREATE TABLE boards (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    name TEXT NOT NULL,
    visibility TEXT NOT NULL,
    author TEXT NOT NULL,
    licence TEXT NOT NULL,
    source TEXT NOT NULL,
    created BIGINT NOT NULL,
    hidden BIGINT,
    version INTEGER NOT NULL,
    title TEXT NOT NULL,
    players INTEGER NOT NULL,
    provinces INTEGER NOT NULL,
    searched TEXT NOT NULL
);
CREATE UNIQUE INDEX boards_name ON boards (account, name);
CREATE INDEX boards_public ON boards (visibility, created, id);

CREATE TABLE board_versions (
    board TEXT NOT NULL REFERENCES boards (id),
    n INTEGER NOT NULL,
    hash TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (board, n)
);

-- upload: the uploaded board that the game was created on, '' if there is none.
ALTER TABLE game_boards ADD COLUMN upload TEXT NOT NULL DEFAULT '';
