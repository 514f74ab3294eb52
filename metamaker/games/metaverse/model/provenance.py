"""Where parts of a fleet come from: which universe packs it uses, in which version, and what each part was like there."""

from typing import Annotated

from pydantic import Field, StringConstraints

from metamaker.core.frozen import Frozen, Many, Name
from metamaker.core.ids import Id

MAX_PARTS = 3_000
"""What a pack can hold: four lists of 500, as many house formulas, a word for each of 48 terms, the mass factor."""

MAX_UNIVERSES = 100
"""Packs that one fleet uses: a bound for files of strangers."""

UniverseName = Annotated[Name, Field(min_length=1)]
"""A universe is known by its name: it has one."""

Version = Annotated[int, Field(ge=1, le=9999)]
"""The number of an edition, which only grows.

One number: what is newer needs no convention then, and how much is new the program lists better than a 1.2 could.
"""

Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
"""What a part was like, in 64 bits of SHA-256: it tells changes from rest, and keeps nobody from changing anything."""


class Origin(Frozen):
    """A part of a fleet that a pack has: its reference in the pack, its id here where that is another, what it was like there.

    A part may be gone from the fleet: then it was taken out by hand, and stays out.
    """

    part: Annotated[str, StringConstraints(max_length=120)]
    here: Id | None = None
    digest: Digest


class UsedUniverse(Frozen):
    """A universe pack that a fleet uses: what it is called, the version that the fleet has, the parts."""

    name: UniverseName
    version: Version
    author: Name = ""
    licence: Name | None = None
    parts: Annotated[Many[Origin], Field(max_length=MAX_PARTS)] = ()
