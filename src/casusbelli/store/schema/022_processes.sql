-- For operators: which processes run, what they count, and which games are held.

-- asked: what an operator wants of the process (restart, drain). told: why that failed. figures: what it counts, as JSON.
CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    role TEXT NOT NULL,
    host TEXT NOT NULL,
    pid INTEGER NOT NULL,
    version TEXT NOT NULL,
    status TEXT NOT NULL,
    started BIGINT NOT NULL,
    beat BIGINT NOT NULL,
    asked TEXT NOT NULL DEFAULT '',
    told TEXT NOT NULL DEFAULT '',
    figures TEXT NOT NULL DEFAULT '{}'
);

-- held: stopped by `casus admin hold`, so that only `casus admin release` lets it go on. paused: what it was before (0
-- played, 1 paused, 2 stopped with all clocks). waits: what it was waiting for.
ALTER TABLE stopped ADD COLUMN held INTEGER NOT NULL DEFAULT 0;
ALTER TABLE stopped ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;
ALTER TABLE stopped ADD COLUMN waits TEXT NOT NULL DEFAULT '';
ALTER TABLE stopped ADD COLUMN why TEXT NOT NULL DEFAULT '';

-- The request that made a phase due (its last player was ready), for the log and for tracing; '' at a deadline.
ALTER TABLE games ADD COLUMN cause TEXT NOT NULL DEFAULT '';
