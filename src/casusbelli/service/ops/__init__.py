"""Background work and operations: the worker, bots, health checks, upkeep, outages."""
