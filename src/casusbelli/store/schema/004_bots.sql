-- The seats that the worker looks through all the time.

CREATE INDEX seats_bots ON seats (game) WHERE bot IS NOT NULL;
