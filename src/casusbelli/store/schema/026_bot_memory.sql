-- What a bot remembers, why it ordered what it did, and when it thinks again: one row for each phase in which it
-- thought. Nobody reads any of it while the game goes on.

-- seq: the game's last event by then, so that the latest row is known in spite of rollbacks. turns: how often the bot
-- thought in this phase. heard: the number of the last message it had read. again: when it reads what has come since;
-- NULL if nothing has. memory, reasons: JSON, '' if there are none. There is no reference to games, so that an earlier
-- version can delete them.
CREATE TABLE bot_memory (
    game TEXT NOT NULL,
    seat TEXT NOT NULL,
    phase TEXT NOT NULL,
    rollbacks INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    heard INTEGER NOT NULL,
    again BIGINT,
    memory TEXT NOT NULL,
    reasons TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, seat, phase, rollbacks)
);
CREATE INDEX bot_memory_again ON bot_memory (again);
