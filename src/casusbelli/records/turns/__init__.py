"""Turn files: a position, orders and verdicts, in the formats people send round."""
