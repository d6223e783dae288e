-- What lists of games are filtered by, and invitations that go to an e-mail address.

-- Worked out from settings and name (lobby_columns.py). pace: '' in rows that an older version has written, until upkeep
-- has worked them out. press: private, public, none. searched: the name, as names are compared.
ALTER TABLE games ADD COLUMN pace TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN press TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN anonymous INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN searched TEXT NOT NULL DEFAULT '';
CREATE INDEX games_pace ON games (pace);
CREATE INDEX games_lobby ON games (visibility, kind, created, id);
CREATE INDEX seats_free ON seats (game) WHERE account IS NULL AND bot IS NULL;

-- mailed: the address as the inviter is shown it (a...@example.org); mailbox: the SHA-256 of the whole. Both are erased
-- after some time. The address itself is in the outbox only, until the mail has gone out.
ALTER TABLE invitations ADD COLUMN mailed TEXT NOT NULL DEFAULT '';
ALTER TABLE invitations ADD COLUMN mailbox TEXT NOT NULL DEFAULT '';
CREATE INDEX invitations_mailbox ON invitations (mailbox, at);

-- Addresses, by their SHA-256, that want no invitations.
CREATE TABLE refused_mail (
    mailbox TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
