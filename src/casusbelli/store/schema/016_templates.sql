-- Setups of games that an account has saved under a name, as JSON, to start other games from.

CREATE TABLE templates (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    name TEXT NOT NULL,
    setup TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX templates_account ON templates (account);
