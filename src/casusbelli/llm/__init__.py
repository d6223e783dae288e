"""Language models as players: a prompt from what a seat may know, a tolerant reader for the answer, budgets,
transcripts, and an evaluation against the included bots. Nothing here runs unless a provider is configured."""

from __future__ import annotations

from casusbelli.llm.agent import Agent, SeatAccess, SeatDecision
from casusbelli.llm.briefing import Briefing
from casusbelli.llm.providers import CallLimits, ChatMessage, Completion, Provider, ProviderFailed

__all__ = [
    "Agent",
    "Briefing",
    "CallLimits",
    "ChatMessage",
    "Completion",
    "Provider",
    "ProviderFailed",
    "SeatAccess",
    "SeatDecision",
]
