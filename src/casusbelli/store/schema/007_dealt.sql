-- How seats were dealt out by the dice of the game: JSON, told when it is over.
ALTER TABLE games ADD COLUMN dealt TEXT NOT NULL DEFAULT '';
