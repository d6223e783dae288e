-- A storm of two hours showed what grows with the number of notifications and motions: each new notification counted all
-- those that its account had ever been sent, and each page looked at the motions of all games.

CREATE INDEX deliveries_first ON deliveries (account, channel, at) WHERE batch = note;
CREATE INDEX deliveries_waiting ON deliveries (account, channel) WHERE batch IS NULL;
CREATE INDEX motions_of ON motions (game);
CREATE INDEX outbox_of ON outbox (account, kind, at);
