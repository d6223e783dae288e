"""For research: a game as pure functions (``model``), and PettingZoo environments (``parallel``; needs the extra
``rl``)."""

from casusbelli.env.model import Model, Step

__all__ = ["Model", "Step"]
