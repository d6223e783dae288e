"""Foundations of all use cases: the service itself, authorization, rate limits, idempotency, settings, result types."""
