-- Reasons that the service itself gave are kept as data: the code of the message and its values, in JSON. why_said: that
-- of ``why``, or '' if a person wrote it. Rows of old are recognized by the sentences that were stored then.
ALTER TABLE acts ADD COLUMN why_said TEXT NOT NULL DEFAULT '';
ALTER TABLE tenures ADD COLUMN why_said TEXT NOT NULL DEFAULT '';
ALTER TABLE invitations ADD COLUMN why_said TEXT NOT NULL DEFAULT '';
ALTER TABLE channels ADD COLUMN why_said TEXT NOT NULL DEFAULT '';

UPDATE acts SET why_said = CASE why
    WHEN 'resigned' THEN '{"code":"service.why-resigned"}'
    WHEN 'replaced' THEN '{"code":"service.why-replaced"}'
    WHEN 'dismissed by the game master' THEN '{"code":"service.why-dismissed"}'
    WHEN 'has left this place' THEN '{"code":"service.why-account-deleted"}'
    WHEN 'account-deleted' THEN '{"code":"service.why-account-deleted"}'
    WHEN 'abandoned' THEN '{"code":"service.why-abandoned"}'
    WHEN 'no pause lasts longer' THEN '{"code":"service.why-pause-over"}'
    WHEN 'somebody plays again' THEN '{"code":"service.why-plays-again"}'
    WHEN 'voted by the players' THEN '{"code":"service.why-voted"}'
    WHEN 'nobody plays this game any more; it goes on as soon as somebody takes a seat'
        THEN '{"code":"service.why-deserted"}'
    WHEN 'the phase could not be judged; the game-master has been told' THEN '{"code":"service.why-not-adjudicated"}'
    WHEN 'nobody confirmed for this seat in time' THEN '{"code":"service.why-not-confirmed"}'
    WHEN 'it has waited for players for too long' THEN '{"code":"service.why-no-players"}'
    WHEN 'the game has waited for its game master for three days; another one may volunteer'
        THEN '{"code":"service.why-neglected"}'
    WHEN 'only bots were left, and the game belongs to a guest' THEN '{"code":"service.why-bots-of-guest"}'
    WHEN 'only bots were left, and there is no deadline by which somebody could take over'
        THEN '{"code":"service.why-bots-no-deadline"}'
    WHEN 'nobody has played this game for a month' THEN '{"code":"service.why-nobody-for-a-month"}'
    WHEN 'The pause had lasted as long as a pause can.' THEN '{"code":"service.why-pause-over"}'
    WHEN 'A player has taken a seat.' THEN '{"code":"service.why-plays-again"}'
    WHEN 'The players voted for it.' THEN '{"code":"service.why-voted"}'
    WHEN 'Nobody is left playing this game. It will resume when someone takes a seat.'
        THEN '{"code":"service.why-deserted"}'
    WHEN 'The phase could not be adjudicated. The game master has been notified.'
        THEN '{"code":"service.why-not-adjudicated"}'
    WHEN 'The player of this seat did not confirm in time.' THEN '{"code":"service.why-not-confirmed"}'
    WHEN 'The game had waited for players for too long.' THEN '{"code":"service.why-no-players"}'
    WHEN 'The game has waited for its game master for three days. Another one can volunteer.'
        THEN '{"code":"service.why-neglected"}'
    WHEN 'Only bots were left, and the game belongs to a guest.' THEN '{"code":"service.why-bots-of-guest"}'
    WHEN 'Only bots were left, and without a deadline no player could take over.'
        THEN '{"code":"service.why-bots-no-deadline"}'
    ELSE '' END WHERE why <> '';
UPDATE tenures SET why_said = CASE why
    WHEN 'resigned' THEN '{"code":"service.why-resigned"}'
    WHEN 'replaced' THEN '{"code":"service.why-replaced"}'
    WHEN 'dismissed by the game master' THEN '{"code":"service.why-dismissed"}'
    WHEN 'has left this place' THEN '{"code":"service.why-account-deleted"}'
    WHEN 'account-deleted' THEN '{"code":"service.why-account-deleted"}'
    WHEN 'abandoned' THEN '{"code":"service.why-abandoned"}'
    ELSE '' END WHERE why <> '';
UPDATE invitations SET why_said = CASE why
    WHEN 'nobody confirmed for this seat in time' THEN '{"code":"service.why-not-confirmed"}'
    WHEN 'The player of this seat did not confirm in time.' THEN '{"code":"service.why-not-confirmed"}'
    ELSE '' END WHERE why <> '';

UPDATE acts SET why_said = '{"code":"service.why-silent","values":{"n":'
    || CAST(replace(replace(why, 'silent for ', ''), ' phases', '') AS INTEGER) || '}}'
    WHERE why LIKE 'silent for % phases'
    AND trim(replace(replace(why, 'silent for ', ''), ' phases', ''), '0123456789') = ''
    AND length(why) BETWEEN 19 AND 24;
UPDATE acts SET why_said = '{"code":"service.why-downtime","values":{"n":'
    || CAST(replace(replace(why, 'the service was down for ', ''), ' minutes', '') AS INTEGER) || '}}'
    WHERE why LIKE 'the service was down for % minutes'
    AND trim(replace(replace(why, 'the service was down for ', ''), ' minutes', ''), '0123456789') = ''
    AND length(why) BETWEEN 34 AND 39;
UPDATE acts SET why_said = '{"code":"service.why-downtime","values":{"n":'
    || CAST(replace(replace(why, 'The service was down for ', ''), ' minutes.', '') AS INTEGER) || '}}'
    WHERE why LIKE 'The service was down for % minutes.'
    AND trim(replace(replace(why, 'The service was down for ', ''), ' minutes.', ''), '0123456789') = ''
    AND length(why) BETWEEN 35 AND 40;
UPDATE acts SET why_said = '{"code":"service.why-bots-long","values":{"n":'
    || CAST(replace(replace(why, 'only bots play, and games between bots end after ', ''), ' years', '') AS INTEGER) || '}}'
    WHERE why LIKE 'only bots play, and games between bots end after % years'
    AND trim(replace(replace(why, 'only bots play, and games between bots end after ', ''), ' years', ''), '0123456789') = ''
    AND length(why) BETWEEN 56 AND 61;
UPDATE acts SET why_said = '{"code":"service.why-bots-long","values":{"n":'
    || CAST(replace(replace(why, 'Only bots play, and games between bots end after ', ''), ' years.', '') AS INTEGER) || '}}'
    WHERE why LIKE 'Only bots play, and games between bots end after % years.'
    AND trim(replace(replace(why, 'Only bots play, and games between bots end after ', ''), ' years.', ''), '0123456789') = ''
    AND length(why) BETWEEN 57 AND 62;
UPDATE acts SET why_said = '{"code":"service.why-bots-quiet","values":{"n":'
    || CAST(replace(replace(why, 'only bots play, and no supply center has changed hands for ', ''), ' years', '') AS INTEGER) || '}}'
    WHERE why LIKE 'only bots play, and no supply center has changed hands for % years'
    AND trim(replace(replace(why, 'only bots play, and no supply center has changed hands for ', ''), ' years', ''), '0123456789') = ''
    AND length(why) BETWEEN 66 AND 71;
UPDATE acts SET why_said = '{"code":"service.why-bots-quiet","values":{"n":'
    || CAST(replace(replace(why, 'Only bots play, and no supply center has changed hands for ', ''), ' years.', '') AS INTEGER) || '}}'
    WHERE why LIKE 'Only bots play, and no supply center has changed hands for % years.'
    AND trim(replace(replace(why, 'Only bots play, and no supply center has changed hands for ', ''), ' years.', ''), '0123456789') = ''
    AND length(why) BETWEEN 67 AND 72;
UPDATE tenures SET why_said = '{"code":"service.why-silent","values":{"n":'
    || CAST(replace(replace(why, 'silent for ', ''), ' phases', '') AS INTEGER) || '}}'
    WHERE why LIKE 'silent for % phases'
    AND trim(replace(replace(why, 'silent for ', ''), ' phases', ''), '0123456789') = ''
    AND length(why) BETWEEN 19 AND 24;

UPDATE acts SET why_said = '{"code":"service.why-no-orders","values":{"seats":{"list":[{"power":"'
    || replace(replace(why, 'no orders from ', ''), ', ', '"},{"power":"') || '"}]}}}'
    WHERE kind = 'prolonged' AND why LIKE 'no orders from %' AND replace(replace(why, '"', ''), '\', '') = why;
UPDATE acts SET why_said = '{"code":"service.why-no-orders","values":{"seats":{"list":[{"power":"'
    || replace(rtrim(replace(why, 'Orders were missing from ', ''), '.'), ', ', '"},{"power":"') || '"}]}}}'
    WHERE kind = 'prolonged' AND why LIKE 'Orders were missing from %.' AND replace(replace(why, '"', ''), '\', '') = why;
UPDATE acts SET why_said = '{"code":"service.why-bot-failed","values":{"seat":{"power":"' || seat
    || '"},"phase":{"phase":"' || phase || '"}}}' WHERE kind = 'bot-ended' AND replace(replace(seat, '"', ''), '\', '') = seat;
