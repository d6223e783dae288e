-- Times: milliseconds since 1970. JSON is text. What is named in capitals in comments is a value of the column.

CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    email TEXT UNIQUE,
    password TEXT,
    role TEXT NOT NULL DEFAULT 'player',
    prefs TEXT NOT NULL DEFAULT '{}',
    created BIGINT NOT NULL,
    deleted BIGINT,
    suspended BIGINT
);

-- status: forming, running, paused, needs-gm, finished, cancelled
-- due: when the worker looks at it next; deadline: until when orders are taken; scheduled: the grid's instant of it
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    owner TEXT REFERENCES accounts (id),
    gm TEXT REFERENCES accounts (id),
    status TEXT NOT NULL,
    visibility TEXT NOT NULL,
    rules TEXT NOT NULL,
    board TEXT NOT NULL,
    options TEXT NOT NULL,
    settings TEXT NOT NULL,
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    nonces TEXT NOT NULL DEFAULT '[]',
    thrown TEXT NOT NULL DEFAULT '[]',
    seq INTEGER NOT NULL DEFAULT 0,
    chain TEXT NOT NULL,
    phase TEXT NOT NULL DEFAULT '',
    rollbacks INTEGER NOT NULL DEFAULT 0,
    due BIGINT,
    deadline BIGINT,
    scheduled BIGINT,
    frozen BIGINT,
    remind BIGINT,
    waits TEXT NOT NULL DEFAULT '',
    tries INTEGER NOT NULL DEFAULT 0,
    fault TEXT NOT NULL DEFAULT '',
    version INTEGER NOT NULL DEFAULT 0,
    created BIGINT NOT NULL,
    started BIGINT,
    ended BIGINT
);
CREATE INDEX games_due ON games (due);
CREATE INDEX games_remind ON games (remind);
CREATE INDEX games_listed ON games (status, created);

CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    hash TEXT NOT NULL,
    body TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, seq)
);

-- Which judgement closed a phase: the second one of the same phase cannot be written.
CREATE TABLE judged (
    game TEXT NOT NULL REFERENCES games (id),
    phase TEXT NOT NULL,
    rollbacks INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    late BIGINT,
    PRIMARY KEY (game, phase, rollbacks)
);

CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id),
    seat TEXT NOT NULL,
    place INTEGER NOT NULL,
    account TEXT REFERENCES accounts (id),
    bot TEXT,
    bot_done TEXT NOT NULL DEFAULT '',
    ready INTEGER NOT NULL DEFAULT 0,
    missed INTEGER NOT NULL DEFAULT 0,
    tenure INTEGER NOT NULL DEFAULT 1,
    since BIGINT,
    PRIMARY KEY (game, seat)
);
CREATE INDEX seats_of ON seats (account);

CREATE TABLE tenures (
    game TEXT NOT NULL REFERENCES games (id),
    seat TEXT NOT NULL,
    tenure INTEGER NOT NULL,
    account TEXT REFERENCES accounts (id),
    bot TEXT,
    since BIGINT NOT NULL,
    phase TEXT NOT NULL,
    until BIGINT,
    why TEXT NOT NULL DEFAULT '',
    phases INTEGER NOT NULL DEFAULT 0,
    missed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, seat, tenure)
);
CREATE INDEX tenures_of ON tenures (account);

-- What a seat has written for the open phase: text as written, stands as the judge will read it.
CREATE TABLE drafts (
    game TEXT NOT NULL REFERENCES games (id),
    seat TEXT NOT NULL,
    phase TEXT NOT NULL,
    rollbacks INTEGER NOT NULL,
    n INTEGER NOT NULL,
    text TEXT NOT NULL,
    stands TEXT NOT NULL,
    writer TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, seat)
);

CREATE TABLE receipts (
    game TEXT NOT NULL REFERENCES games (id),
    seat TEXT NOT NULL,
    n INTEGER NOT NULL,
    phase TEXT NOT NULL,
    hash TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, seat, n)
);

-- Who wants to play and what, before seats are dealt out.
CREATE TABLE applicants (
    game TEXT NOT NULL REFERENCES games (id),
    account TEXT NOT NULL REFERENCES accounts (id),
    wants TEXT NOT NULL,
    nonce TEXT NOT NULL DEFAULT '',
    at BIGINT NOT NULL,
    PRIMARY KEY (game, account)
);

CREATE TABLE invitations (
    token TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id),
    seat TEXT,
    account TEXT REFERENCES accounts (id),
    by_account TEXT REFERENCES accounts (id),
    at BIGINT NOT NULL,
    used BIGINT
);

-- What people (not the rules) did to a game, for all its players to read.
CREATE TABLE acts (
    game TEXT NOT NULL REFERENCES games (id),
    n INTEGER NOT NULL,
    at BIGINT NOT NULL,
    phase TEXT NOT NULL,
    kind TEXT NOT NULL,
    account TEXT,
    seat TEXT,
    why TEXT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (game, n)
);

-- That there is something new to look at, for whom: '*' for everybody, or a seat, or 'gm'. Numbered for each of them.
CREATE TABLE news (
    game TEXT NOT NULL REFERENCES games (id),
    audience TEXT NOT NULL,
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, audience, n)
);

-- sender: a seat, or 'gm'; grey: without a name. tenure of the sender when it was written.
CREATE TABLE messages (
    id TEXT PRIMARY KEY,
    n INTEGER NOT NULL,
    game TEXT NOT NULL REFERENCES games (id),
    at BIGINT NOT NULL,
    phase TEXT NOT NULL,
    sender TEXT NOT NULL,
    tenure INTEGER NOT NULL,
    account TEXT,
    grey INTEGER NOT NULL,
    public INTEGER NOT NULL,
    thread TEXT NOT NULL,
    text TEXT NOT NULL,
    withheld TEXT NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX messages_of ON messages (game, n);

CREATE TABLE recipients (
    message TEXT NOT NULL REFERENCES messages (id),
    seat TEXT NOT NULL,
    tenure INTEGER NOT NULL,
    account TEXT,
    PRIMARY KEY (message, seat)
);

CREATE TABLE reads (
    game TEXT NOT NULL REFERENCES games (id),
    seat TEXT NOT NULL,
    tenure INTEGER NOT NULL,
    thread TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (game, seat, tenure, thread)
);

CREATE TABLE blocks (
    account TEXT NOT NULL REFERENCES accounts (id),
    blocked TEXT NOT NULL REFERENCES accounts (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (account, blocked)
);

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    account TEXT NOT NULL REFERENCES accounts (id),
    game TEXT REFERENCES games (id),
    message TEXT REFERENCES messages (id),
    text TEXT NOT NULL,
    closed BIGINT,
    closed_by TEXT,
    verdict TEXT NOT NULL DEFAULT ''
);

CREATE TABLE notes (
    game TEXT NOT NULL REFERENCES games (id),
    account TEXT NOT NULL REFERENCES accounts (id),
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, account)
);

CREATE TABLE statements (
    game TEXT NOT NULL REFERENCES games (id),
    seat TEXT NOT NULL,
    account TEXT NOT NULL REFERENCES accounts (id),
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, seat)
);

-- kind: pause, extend, cancel ...; everybody who sits must say yes before the phase is judged
CREATE TABLE motions (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    seat TEXT NOT NULL,
    phase TEXT NOT NULL,
    at BIGINT NOT NULL,
    closed BIGINT,
    outcome TEXT NOT NULL DEFAULT ''
);

CREATE TABLE votes (
    motion TEXT NOT NULL REFERENCES motions (id),
    seat TEXT NOT NULL,
    yes INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (motion, seat)
);

CREATE TABLE absences (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    since BIGINT NOT NULL,
    until BIGINT NOT NULL
);

-- What is to be told to whom outside. key: the same thing is told once.
CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL REFERENCES accounts (id),
    kind TEXT NOT NULL,
    game TEXT,
    seat TEXT,
    data TEXT NOT NULL,
    at BIGINT NOT NULL,
    due BIGINT,
    tries INTEGER NOT NULL DEFAULT 0,
    sent BIGINT,
    fault TEXT NOT NULL DEFAULT ''
);
CREATE INDEX outbox_due ON outbox (due);

-- What the service remembers of itself.
CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
