"""What every use case stands on: the service itself, authorization, limits, idempotency, settings, result types."""
