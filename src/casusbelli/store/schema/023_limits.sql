-- Rate limits and live streams, counted over all processes. Whom a row is about is stored only as a SHA-256.

-- until: when everything that was spent has been refilled. Rows of the past mean nothing.
CREATE TABLE spent (
    hash TEXT PRIMARY KEY,
    until BIGINT NOT NULL
);
CREATE INDEX spent_until ON spent (until);

-- Live streams that one process has open for one listener. until: when the process counts as gone.
CREATE TABLE streaming (
    hash TEXT NOT NULL,
    process TEXT NOT NULL,
    n INTEGER NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (hash, process)
);
