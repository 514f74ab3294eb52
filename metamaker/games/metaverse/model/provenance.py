"""Origins of the parts of a fleet: the universe packs, their versions, and a hash of each part."""

from typing import Annotated

from pydantic import Field, StringConstraints

from metamaker.core.frozen import Frozen, Many, Name
from metamaker.core.ids import Id

MAX_PARTS = 3_000
"""The most parts of a pack: four lists of 500, 500 custom formulas, a word for each of 48 terms, and the mass factor."""

MAX_UNIVERSES = 100
"""The most packs that one fleet can use: a limit for untrusted files."""

UniverseName = Annotated[Name, Field(min_length=1)]
"""The name of a universe identifies it and cannot be empty."""

Version = Annotated[int, Field(ge=1, le=9999)]
"""The number of an edition; later editions have higher numbers.

A single number, so that the higher number is always newer; MetaMaker lists the changes between two editions.
"""

Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
"""A hash of a part, 64 bits of SHA-256: it detects changes, but does not protect against forgery."""


class Origin(Frozen):
    """A part of a fleet that comes from a pack. `part` is its reference in the pack.

    `here` is its id in the fleet, if it has a different one there. `digest` is a hash of the part in the pack.

    If the fleet no longer contains the part, a player removed it, and updates do not add it again.
    """

    part: Annotated[str, StringConstraints(max_length=120)]
    here: Id | None = None
    digest: Digest


class UsedUniverse(Frozen):
    """A universe pack that a fleet uses: its name, the version, and the parts from it."""

    name: UniverseName
    version: Version
    author: Name = ""
    licence: Name | None = None
    parts: Annotated[Many[Origin], Field(max_length=MAX_PARTS)] = ()
