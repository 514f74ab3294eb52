"""The classes of decisions of all games, found in their modules."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from metamaker import games


def decision_classes(game: str) -> Iterator[Any]:
    """Every class of decision that a game asks people with."""
    folder = import_module(f"{games.__name__}.{game}")
    for module in pkgutil.walk_packages(folder.__path__, f"{folder.__name__}."):
        for value in vars(import_module(module.name)).values():
            is_own = isinstance(value, type) and value.__module__ == module.name
            if is_own and hasattr(value, "answer_type") and vars(value).get("kind"):
                yield value


def kinds_of(game: str) -> set[str]:
    """Return the kinds of all decisions of a game."""
    return {each.kind for each in decision_classes(game)}
