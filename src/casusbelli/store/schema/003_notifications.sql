-- How people are told what stands in the outbox.

-- Where somebody can be told: mail, webhook, discord. address of mail: the one that its failures were counted for.
-- secret: signs what a webhook is sent. failures: in a row; off: since when nothing goes there any more, and why.
CREATE TABLE channels (
    account TEXT NOT NULL REFERENCES accounts (id),
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    secret TEXT NOT NULL DEFAULT '',
    failures INTEGER NOT NULL DEFAULT 0,
    off BIGINT,
    why TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, kind)
);

-- topics: which channels for which topic, where it is not the usual. digest: minutes that letters wait for others.
-- letters: mails have the text of letters. calendar: SHA-256 of the secret of its address.
CREATE TABLE wishes (
    account TEXT PRIMARY KEY REFERENCES accounts (id),
    topics TEXT NOT NULL DEFAULT '{}',
    letters INTEGER NOT NULL DEFAULT 0,
    digest INTEGER NOT NULL DEFAULT 10,
    calendar TEXT UNIQUE
);

-- A note of the outbox on its way through one channel. batch: what goes out together, by its first note; NULL: waits for
-- others. due: when it is tried next, or, while somebody tries it, when another may; NULL: never again.
CREATE TABLE deliveries (
    note TEXT NOT NULL REFERENCES outbox (id),
    channel TEXT NOT NULL,
    account TEXT NOT NULL REFERENCES accounts (id),
    batch TEXT,
    at BIGINT NOT NULL,
    due BIGINT,
    tries INTEGER NOT NULL DEFAULT 0,
    sent BIGINT,
    fault TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (note, channel)
);
CREATE INDEX deliveries_due ON deliveries (due);
CREATE INDEX deliveries_batch ON deliveries (batch);
CREATE INDEX deliveries_of ON deliveries (account);
