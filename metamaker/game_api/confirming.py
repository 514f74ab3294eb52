"""Battles that confirm the values of designs."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from metamaker.core.messages import Text, message
from metamaker.game_api.documents import Document
from metamaker.play.results import Tally
from metamaker.play.simulation.runner import Bout


class Measured(NamedTuple):
    """The result of battles of a design: percent more or less than its value, and the margin of the 90% interval."""

    percent: int
    margin: int


def factor_text(percent: int, margin: int) -> Text:
    """Return a result as text: “+6% ± 3”."""
    way = "more" if percent > 0 else "less" if percent < 0 else "same"
    return message("number-factor", way=way, percent=abs(percent), margin=margin)


class ValueBattles(NamedTuple):
    """The battles of a design: series of `number` battles each, and the name of their dice."""

    bouts: tuple[Bout, ...]
    number: int
    protocol: str


class Confirming(Protocol[Document]):
    """Battles that confirm the values of designs. Designs are given by their references, or those of their ships.

    Nothing here raises on a document that was read, for a design in it.
    """

    symbol: str
    """The stat of the confirmed value."""

    def key(self, document: Document, ref: str, /) -> str:
        """Return the hash of everything in a design that matters in its battles; empty for one that cannot fight them."""

    def battles(self, document: Document, ref: str, /) -> ValueBattles:
        """Return the battles of a design with a key. Equal keys have equal results."""

    def measured(self, document: Document, ref: str, /, tallies: Sequence[Tally]) -> Measured:
        """Return the result of these battles."""

    def kept(self, document: Document, ref: str, /) -> Measured | None:
        """Return the result in the document, if it belongs to the present design."""

    def with_results(self, document: Document, results: Mapping[str, Measured], /) -> Document:
        """Return the document with these results of designs."""

    def lacking(self, document: Document, /) -> tuple[str, ...]:
        """Return the designs without a valid result that can get one by battles."""
