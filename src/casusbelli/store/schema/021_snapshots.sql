-- The state of a game where each phase was opened, computed from its log, so that opening a game folds no more than what
-- has happened since. The log stays the record: rows whose hash or version is another one are ignored and replaced.

-- seq: the last of the events that the state follows from; hash: that of this event. number: the event that opened the
-- phase, an earlier one if the game was rolled back to it. nth: how many openings count by then. version: of the code
-- and the rules. places: the provinces with units. state, shown: the state, and the one that the phase was opened in if
-- it is another (engine/state_codec.py). There is no reference to games, so that an earlier version can delete them.
CREATE TABLE snapshots (
    game TEXT NOT NULL,
    seq INTEGER NOT NULL,
    number INTEGER NOT NULL,
    nth INTEGER NOT NULL,
    phase TEXT NOT NULL,
    hash TEXT NOT NULL,
    version TEXT NOT NULL,
    places TEXT NOT NULL,
    state BYTEA NOT NULL,
    shown BYTEA,
    PRIMARY KEY (game, seq)
);
