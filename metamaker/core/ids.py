"""Ids of elements and references to them: slugs with a counter, and paths of ids."""

import re
import unicodedata
from collections.abc import Collection, Iterable
from typing import Protocol

MAX_ID_LENGTH = 80
"""Names become ids, and the longest of the samples has 36 characters.

References of several ids still fit into a line of a message.
"""

ID_PATTERN = r"^[a-z0-9]+(-[a-z0-9]+)*$"


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


def numbered(name: str, taken: Collection[str]) -> str:
    """Return `name`, followed by the first free number from 2 if it is among `taken`."""
    free, number = name, 2
    while free in taken:
        free, number = f"{name} {number}", number + 1
    return free


def ref(*path: str) -> str:
    """Return the element reference that joins `path`: `classes/cruiser/core/sensor-2`."""
    return "/".join(path)


def element_id(element: str) -> str:
    """Return the id that the reference of a listed element ends with: `heron` of `designs/heron`."""
    return element.partition("/")[2]


def listed_ref(element: str) -> str:
    """Return the reference of the listed element that an element is, or is a part of: `classes/heron` of its sensors."""
    return "/".join(element.partition("#")[0].split("/")[:2])


def refs_of(group: str, ids: Iterable[str]) -> list[str]:
    """Return the references of elements of a group by their ids."""
    return [f"{group}/{each}" for each in ids]


def of_group(refs: Iterable[str], group: str) -> list[str]:
    """Return the ids of those elements that are in a group."""
    return [element_id(each) for each in refs if each.startswith(f"{group}/")]


def copy_ref(element: str, copy: int) -> str:
    """Return the reference of one copy (from 1) of an element with a count: `…/sensor-2#1`."""
    return f"{element}#{copy}"
