-- Games whose clocks `casus admin clocks stop` has stopped: those that their game masters or players paused stay paused
-- when all go on.

CREATE TABLE stopped (
    game TEXT PRIMARY KEY REFERENCES games (id),
    at BIGINT NOT NULL
);
