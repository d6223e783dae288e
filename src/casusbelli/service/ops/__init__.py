"""What runs by itself or for the operator: the worker, bots, health, upkeep, outages."""
