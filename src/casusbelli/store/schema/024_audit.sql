-- What administrators and moderators did by virtue of their office, and what was done on the command line. Each entry is
-- chained to the one before by its hash; the last one stands in facts, and is locked by who writes the next.
-- body: JSON. network: where the request came from, which the body has only as a hash with this salt, so that it can be
-- erased later.

CREATE TABLE audit (
    n BIGINT PRIMARY KEY,
    hash TEXT NOT NULL,
    body TEXT NOT NULL,
    at BIGINT NOT NULL,
    network TEXT,
    salt TEXT
);
INSERT INTO facts (name, value) VALUES ('audit', '0 ');
