"""The judge: pure, and ignorant of every rule set. Imports nothing but itself."""
