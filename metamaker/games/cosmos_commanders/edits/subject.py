"""The kinds of elements of a document, and the subject of a reference."""

from enum import StrEnum
from typing import cast

from typing_extensions import override

from metamaker.core.elements import structure
from metamaker.games.cosmos_commanders.model.star_map import StarMap

MAP = "map"
"""The reference of a document itself."""


class Kind(StrEnum):
    """The kinds of elements with properties."""

    MAP = "map"
    SYSTEM = "system"
    LINE = "line"


class Subject(structure.Subject[StarMap]):
    """An element of a document, as named by a reference."""

    @property
    @override
    def kind(self) -> Kind:
        """The kind of the element."""
        return cast("Kind", self.described.key)
