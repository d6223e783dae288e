-- Whether somebody reads what is sent to his e-mail. confirmed: the address that was; those of before count as such.

ALTER TABLE accounts ADD COLUMN confirmed TEXT;
UPDATE accounts SET confirmed = email;

-- Links that show it, once. email: the address that the link went to.
CREATE TABLE confirmations (
    hash TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    email TEXT NOT NULL,
    until BIGINT NOT NULL
);
CREATE INDEX confirmations_of ON confirmations (account);
