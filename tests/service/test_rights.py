"""Every use case states the scope that an API token needs, and refuses tokens without it before anything else."""

from __future__ import annotations

import ast
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import casusbelli.service
import casusbelli.web
from casusbelli.service.base.idempotency import once
from casusbelli.service.base.rights import ANY, NEEDED, PERSON, SCOPES
from casusbelli.service.base.service import Who
from casusbelli.service.base.service_errors import ServiceError

MODULES = [
    import_module(found.name) for found in pkgutil.walk_packages(casusbelli.service.__path__, "casusbelli.service.")
]
BY_NAME = {module.__name__.rpartition(".")[2]: module for module in MODULES}

# What the web calls on behalf of nobody in particular: it is for everybody, or a secret says whose it is.
FOR_EVERYBODY = {
    "accounts": "limit_registrations register sign_in sign_out new_session who_is request_reset reset_is_good"
    " confirm_reset",
    "email_confirmation": "confirm is_good",
    "email_invitations": "check_ticket refuse_mail",
    "downtime": "beat_of_web",
    "feed": "versions",
    "combinations": "clashes",
    "exhibition_pages": "shown of_game",
    "limits": "spend_exactly",
    "lesson_page": "weighed",  # of a position that everybody may play
    "lobby": "rules_of",
    "guests": "guest",
    "health": "health figures",
    "page_version": "version_in_session",
    "next_games": "open_next_games",  # warms the cache before a process is ready
    "recent_pages": "recent_pages",  # the same: each page is made for its reader, with their rights
    "preferences": "ticket_topic unsubscribe",
    "reliability": "profile",
    "setup_options": "setup_fields usual_rulebook changed_options options_in_play",
    "game_names": "game_names",  # how a page that shows a game says its values; what it shows was asked for before
}


def use_cases() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Functions of the service that take a house and somebody who asks."""
    for module in MODULES:
        for name, act in inspect.getmembers(module, inspect.isfunction):
            if act.__module__ == module.__name__ and not name.startswith("_"):
                first = [str(one.annotation) for one in inspect.signature(act).parameters.values()][:2]
                if first == ["Service", "Who"] and act is not once:  # which carries another use case out
                    yield f"{module.__name__}.{name}", act


USE_CASES = dict(use_cases())


def test_every_use_case_states_its_scope() -> None:
    assert len(USE_CASES) > 90
    assert set(NEEDED) == set(USE_CASES), "rights.needs says which scope a use case needs"


@pytest.mark.parametrize("name", sorted(USE_CASES))
def test_a_token_of_another_scope_is_refused_first(name: str) -> None:
    """Without a database, without arguments: nothing is asked before the scope."""
    scope = NEEDED[name]
    if scope == ANY:
        return
    others = frozenset(SCOPES) - {scope}
    act = USE_CASES[name]
    with pytest.raises(ServiceError) as refusal:
        act(None, Who("somebody", "Somebody", "administrator", others))
    assert refusal.value.code == "not-allowed"
    right = None if scope == PERSON else frozenset({scope})
    with pytest.raises((TypeError, AttributeError)):  # arguments are missing: it has been let in
        act(None, Who("somebody", "Somebody", "administrator", right))


def test_powers_of_a_role_need_their_scope() -> None:
    """Whatever looks at the role by itself."""
    for role, moderates, administers in (("player", 0, 0), ("moderator", 1, 0), ("administrator", 1, 1)):
        for scopes in (None, frozenset({"manage"}), frozenset({"read", "play", "press"})):
            who, in_office = Who("a", "A", role, scopes), scopes is None or "manage" in scopes
            assert (who.moderates, who.administers) == (bool(moderates) and in_office, bool(administers) and in_office)


def test_nothing_else_looks_at_the_role() -> None:
    for module in (*MODULES, *_modules("casusbelli.web")):
        text = Path(str(module.__file__)).read_text()
        assert module.__name__ == "casusbelli.service.base.service" or "who.role ==" not in text, module.__name__


def test_the_web_calls_nothing_without_saying_who_asks() -> None:
    """A function that takes a house and nobody who asks is in the list above, with a reason why it needs nobody."""
    known = {f"{module}.{name}" for module, names in FOR_EVERYBODY.items() for name in names.split()}
    called = {call for module in _modules("casusbelli.web") for call in _calls(Path(str(module.__file__)).read_text())}
    without = {name for name in called if _takes_nobody(name)}
    assert not without - known, "give it a Who and rights.needs, or say above why it needs nobody"


def _takes_nobody(name: str) -> bool:
    module, _dot, function = name.rpartition(".")
    act = getattr(BY_NAME.get(module), function, None)
    if not inspect.isfunction(act):
        return False
    parameters = [str(one.annotation) for one in inspect.signature(act).parameters.values()]
    return parameters[:1] == ["Service"] and "Who" not in parameters


def _modules(package: str) -> list[Any]:
    path = import_module(package).__path__
    return [import_module(found.name) for found in pkgutil.walk_packages(path, f"{package}.")]


def _calls(source: str) -> Iterator[str]:
    """Every function of the service that this module names."""
    imported: dict[str, str] = {}
    known = {module.__name__ for module in MODULES}
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("casusbelli.service"):
            inside = str(node.module).removeprefix("casusbelli.service").rpartition(".")[2]
            for alias in node.names:
                a_module = f"{node.module}.{alias.name}" in known
                imported[alias.asname or alias.name] = alias.name if a_module else f"{inside}.{alias.name}"
    names = {module.__name__.rpartition(".")[2] for module in MODULES}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and imported.get(node.value.id) in names
        ):
            yield f"{imported[node.value.id]}.{node.attr}"
        elif isinstance(node, ast.Name) and "." in imported.get(node.id, ""):
            yield imported[node.id]
