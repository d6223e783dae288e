"""The adjudicator ("the judge"): pure functions that know no rule set. Imports nothing but itself."""
