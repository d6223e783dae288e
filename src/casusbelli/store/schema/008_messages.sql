-- Messages are read page by page in the order of their times, and what somebody writes is counted.
-- size: characters of the text.

ALTER TABLE messages ADD COLUMN size INTEGER NOT NULL DEFAULT 0;
UPDATE messages SET size = LENGTH(text);
CREATE INDEX messages_at ON messages (game, at, n);
CREATE INDEX messages_by ON messages (account, game, phase, size);
CREATE INDEX recipients_of ON recipients (account);

-- Public messages that the rules kept from a seat were shown to visitors all the same.
UPDATE messages SET withheld = 'silenced' WHERE public = 1 AND EXISTS (
    SELECT 1 FROM seats s WHERE s.game = messages.game AND s.seat <> messages.sender AND NOT EXISTS (
        SELECT 1 FROM recipients r WHERE r.message = messages.id AND r.seat = s.seat
    )
);

-- Seats whose messages an account does not want to read in a game; 'grey': messages without a name.
CREATE TABLE muted (
    game TEXT NOT NULL REFERENCES games (id),
    account TEXT NOT NULL REFERENCES accounts (id),
    seat TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, account, seat)
);
CREATE INDEX muted_by ON muted (account);
