-- The office that the sender of a letter held when he wrote it, where the rules of the game have offices.

ALTER TABLE messages ADD COLUMN office TEXT NOT NULL DEFAULT '';
