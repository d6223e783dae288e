-- Which games' bots are being asked now, so that of several processes only one asks them. until: when another one may.

CREATE TABLE thinking (
    game TEXT PRIMARY KEY REFERENCES games (id),
    until BIGINT NOT NULL
);
