"""Accounts and what belongs to a person: sign-in, API tokens, preferences, notes, blocks, moderation."""
