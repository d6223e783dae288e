-- A plan attached to a message: JSON, a list of orders; empty without one. And announcements of the game master have a
-- conversation of their own.

ALTER TABLE messages ADD COLUMN plan TEXT NOT NULL DEFAULT '';
CREATE INDEX messages_thread ON messages (game, thread, n);
UPDATE messages SET thread = 'gm|*' WHERE public = 1 AND sender = 'gm';
INSERT INTO reads (game, seat, tenure, thread, until)
    SELECT r.game, r.seat, r.tenure, 'gm|*', r.until FROM reads r WHERE r.thread = '*';
