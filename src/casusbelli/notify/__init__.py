"""NOTIFICATIONS: what the service wrote into its outbox goes out by e-mail, webhook and Discord, at least once.

A note is routed (``outbox.route``: through which channels does its account want it?), taken (``outbox.take``: under a
row lock, for two minutes, with those that go along with it), composed (``compose``: is it still true, and is it still
his seat? then in his language), sent (``mail``, ``hooks``) and settled (``outbox.settle``). Nothing is locked while
something is being sent. Whoever dies in between leaves a note that is sent again later, under the same Message-ID and
Idempotency-Key.
"""

from casusbelli.core.catalogs import Texts

TEXTS = Texts("notify", __package__)
