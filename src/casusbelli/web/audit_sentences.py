"""Entries of the audit log as sentences."""

from __future__ import annotations

from typing import Any

from casusbelli.service.base.account_shapes import AuditEntry
from casusbelli.web import log_sentences, texts


def audit_sentence(language: str, entry: AuditEntry) -> str:
    """Acts of administrators in a game have the sentences of the game log."""
    by = entry["by"] or texts.text(language, "audit.gone")
    if entry["operator"]:
        by = texts.text(language, "audit.operator", user=entry["operator"])
    data: dict[str, Any] = entry["data"]
    key = f"audit.{entry['act']}"
    if not texts.has(key):
        act = {"by": by, "kind": entry["act"], "phase": data.get("phase", ""), "seat": data.get("seat")}
        return log_sentences.sentence(language, act)
    role = data.get("role")
    told = {
        "by": by,
        "whom": entry["whom"] or texts.text(language, "audit.gone"),
        "role": texts.text(language, f"role.{role}") if role else "",
        "minutes": str(data.get("minutes", "")),
    }
    return texts.text(language, key, **told)
