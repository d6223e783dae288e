"""Authorization of API tokens: each use case declares the scope that a token needs, checked before anything else.

A browser session may do everything that its account may do. A token may do what its scopes name, wherever it is used:
the check is part of the use case, not of the HTTP layer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, Final, ParamSpec, TypeVar

from casusbelli.core.said import said
from casusbelli.service.base.service import Service, Who, in_person
from casusbelli.service.base.service_errors import not_allowed

SCOPES: Final = ("read", "play", "press", "manage")
ANY, PERSON = "any", "person"  # any token will do; no token will, only a signed-in session

P = ParamSpec("P")
T = TypeVar("T")
UseCase = Callable[Concatenate[Service, Who, P], T]

NEEDED: dict[str, str] = {}
"""Use case, by module and name -> the scope that a token needs."""


def check_scope(who: Who, scope: str) -> None:
    """Raise if ``who`` uses a token that lacks the scope."""
    if who.scopes is None or scope == ANY:
        return
    if scope == PERSON:
        in_person(who)
    if scope not in who.scopes:
        raise not_allowed(said("service.no-scope", scope=scope))


def needs(scope: str) -> Callable[[UseCase[P, T]], UseCase[P, T]]:
    """Decorator that declares the scope of a use case that takes a ``Who``."""
    assert scope in (*SCOPES, ANY, PERSON)

    def stated(act: UseCase[P, T]) -> UseCase[P, T]:
        @wraps(act)
        def checked(service: Service, who: Who, /, *args: P.args, **more: P.kwargs) -> T:
            check_scope(who, scope)
            return act(service, who, *args, **more)

        NEEDED[f"{act.__module__}.{act.__name__}"] = scope
        return checked

    return stated
