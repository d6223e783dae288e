-- What a draft was accepted as, so that adjudicating it does not parse it again.

-- accepted: the accepted orders as data (engine/draft_codec.py), '' if there are none. accepted_at: the hash of the log
-- that they were accepted after, and the version of the code and rules that wrote them. If either is another one, the
-- text in stands is parsed instead.
ALTER TABLE drafts ADD COLUMN accepted TEXT NOT NULL DEFAULT '';
ALTER TABLE drafts ADD COLUMN accepted_at TEXT NOT NULL DEFAULT '';
