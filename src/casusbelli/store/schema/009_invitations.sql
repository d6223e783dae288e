-- A seat, or the office of game master, is offered and taken.

-- kind: play (a seat, any or this one), seat (this one, whoever holds it), office. used: when it was answered, in whatever
-- way; answer: accepted ('' in rows of old), declined, withdrawn. until: when it expires. held: since when the one who is to
-- be replaced had the seat.
ALTER TABLE invitations ADD COLUMN kind TEXT NOT NULL DEFAULT 'play';
ALTER TABLE invitations ADD COLUMN answer TEXT NOT NULL DEFAULT '';
ALTER TABLE invitations ADD COLUMN until BIGINT;
ALTER TABLE invitations ADD COLUMN held BIGINT;
ALTER TABLE invitations ADD COLUMN why TEXT NOT NULL DEFAULT '';
CREATE INDEX invitations_to ON invitations (account);
CREATE INDEX invitations_by ON invitations (by_account, at);
CREATE INDEX invitations_of ON invitations (game);

-- Locked while somebody's invitations are counted: nothing refers to these rows.
CREATE TABLE inviters (
    account TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);

-- Links that went to an address, by its SHA-256: so many a day and no more.
CREATE TABLE links_sent (
    address TEXT NOT NULL,
    account TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX links_sent_to ON links_sent (address, at);

-- ended: resigned, silent, excused (silent, but through no fault of theirs), dismissed, end; '' in rows of old.
ALTER TABLE tenures ADD COLUMN ended TEXT NOT NULL DEFAULT '';

-- waiting: since when the game waits for its game master.
ALTER TABLE games ADD COLUMN waiting BIGINT;
