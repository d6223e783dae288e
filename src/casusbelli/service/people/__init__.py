"""Accounts and personal data: sign-in, API tokens, preferences, notes, blocks, moderation."""
