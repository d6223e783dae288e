-- How people get in. Of sessions, tokens and links only the SHA-256 is kept: who reads the database cannot use them.

CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    until BIGINT NOT NULL
);
CREATE INDEX sessions_of ON sessions (account);

CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL REFERENCES accounts (id),
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX tokens_of ON tokens (account);

-- Links that let somebody choose a password, once.
CREATE TABLE resets (
    hash TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    until BIGINT NOT NULL
);
CREATE INDEX resets_of ON resets (account);

-- Requests that may come again. Written together with what they did; answer: sealed with the key, which is not here.
CREATE TABLE answers (
    hash TEXT PRIMARY KEY,
    request TEXT NOT NULL,
    answer TEXT NOT NULL DEFAULT '',
    at BIGINT NOT NULL
);
CREATE INDEX answers_old ON answers (at);
