"""The kinds of elements of a document, and the subject of a reference."""

from enum import StrEnum
from typing import cast

from typing_extensions import override

from metamaker.core.elements import structure
from metamaker.games.cosmos_commanders.model.star_map import StarMap

MAP = "map"
"""The reference of a document itself."""


class Kind(StrEnum):
    """The kinds of element that have properties."""

    MAP = "map"
    SYSTEM = "system"
    LINE = "line"


class Subject(structure.Subject[StarMap]):
    """An element of a document that a reference names."""

    @property
    @override
    def kind(self) -> Kind:
        """Its kind."""
        return cast("Kind", self.described.key)
