"""What is wrong with a text that is no JSON or TOML, in place of the parser's own English."""

from __future__ import annotations

import re
from json import JSONDecodeError

from casusbelli.core.said import Said, said

__all__ = ["json_fault", "toml_fault"]

PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")


def json_fault(fault: Exception) -> Said:
    if isinstance(fault, JSONDecodeError):
        return said("turn.bad-json", line=fault.lineno, column=fault.colno)
    return _of_content(fault, "JSON")


def toml_fault(fault: Exception) -> Said:
    found = PLACE.search(str(fault))
    if found:
        return said("turn.bad-toml", line=int(found[1]), column=int(found[2]))
    if str(fault).endswith("(at end of document)"):
        return said("turn.bad-toml-end")
    return _of_content(fault, "TOML")


def _of_content(fault: Exception, form: str) -> Said:
    if isinstance(fault, RecursionError):
        return said("turn.too-deep")
    return said("turn.bad-number", format=form)
