-- Only a confirmed e-mail is somebody's own. pending: the one that has yet to be confirmed; several accounts may name it.
-- look: of the name; names that look alike have the same. Empty until it has been worked out.

ALTER TABLE accounts ADD COLUMN pending TEXT;
ALTER TABLE accounts ADD COLUMN look TEXT NOT NULL DEFAULT '';
UPDATE accounts SET pending = email, email = NULL WHERE email IS NOT NULL AND (confirmed IS NULL OR confirmed <> email);
CREATE INDEX accounts_look ON accounts (look);

-- Requests for a link to choose a new password: known names and unknown ones alike, so that both take as long.
CREATE TABLE reset_requests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    at BIGINT NOT NULL
);

-- Browsers in which somebody has signed in. hash: SHA-256 of the cookie.
CREATE TABLE browsers (
    hash TEXT NOT NULL,
    account TEXT NOT NULL REFERENCES accounts (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (hash, account)
);
CREATE INDEX browsers_of ON browsers (account);
