-- What somebody who sent an Idempotency-Key might do when the answer was kept: who may do less since is asked again.
-- And when sessions began and were used last (0: before this was written down), so that idle ones end.

ALTER TABLE answers ADD COLUMN rights TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN created BIGINT NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
