-- The quick phrase that a message is, as JSON; null for a message in the writer's own words. Its text is the sentence in
-- English.

ALTER TABLE messages ADD COLUMN phrase TEXT;
