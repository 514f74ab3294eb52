"""Ids of elements and references to them: slugs with a counter, and paths of ids."""

import re
import unicodedata
from collections.abc import Collection
from typing import Annotated, Protocol

from pydantic import StringConstraints

MAX_ID_LENGTH = 80
ID_PATTERN = r"^[a-z0-9]+(-[a-z0-9]+)*$"

Id = Annotated[str, StringConstraints(pattern=ID_PATTERN, max_length=MAX_ID_LENGTH)]
"""Lower-case letters, digits and single hyphens, 1 to 80 characters; kept when the element is renamed."""


class HasId(Protocol):
    """An element of a document that has an id."""

    @property
    def id(self) -> str:
        """The id, unique among its fellows."""


def slug(name: str) -> str:
    """Return an id made from `name`: its letters without accents and its digits, joined by hyphens; `x` if none is left."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = re.findall(r"[a-z0-9]+", plain.replace("'", ""))
    return "-".join(words)[: MAX_ID_LENGTH - 6].strip("-") or "x"


def new_id(name: str, taken: Collection[str]) -> str:
    """Return the slug of `name`, with the first free counter from 2 if it is among `taken`."""
    base = slug(name)
    candidate, counter = base, 2
    while candidate in taken:
        candidate, counter = f"{base}-{counter}", counter + 1
    return candidate


def ref(*path: str) -> str:
    """Return the element reference that joins `path`: `classes/cruiser/core/sensor-2`."""
    return "/".join(path)


def copy_ref(element: str, copy: int) -> str:
    """Return the reference of one copy (from 1) of an element that stands for several: `…/sensor-2#1`."""
    return f"{element}#{copy}"
