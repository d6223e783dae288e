"""NOTIFICATIONS: delivers the service's outbox by e-mail, webhook and Discord, at least once.

A notification is routed (``outbox.route``: which channels does its account want for it?), leased (``outbox.take``:
under a row lock, for two minutes, together with those of its batch), composed (``compose``: is it still true, and is
the seat still this player's? then in the reader's language), sent (``mail``, ``webhooks``) and settled
(``outbox.settle``). Nothing is locked while something is being sent. If a worker dies in between, the notification is
sent again later, under the same Message-ID and Idempotency-Key.
"""

from casusbelli.core.catalogs import Texts

TEXTS = Texts("notify", __package__)
