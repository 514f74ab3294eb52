"""The constants of the rate estimate, read from a formula book."""

from dataclasses import dataclass
from functools import lru_cache

from metamaker.formulas.book import Book
from metamaker.formulas.compiled import formulas
from metamaker.games.metaverse.model.words import RateOfFire

BOOKS_KEPT = 64
"""The number of cached books of custom formulas: all open fleets, and the last states of edited ones. Each is a dozen numbers.
"""


@dataclass(frozen=True, slots=True, eq=False)
class Constants:
    """The scope `rate` of a formula book: its entries as numbers. Distances in cm, other units as in the book.

    There is one object per book, compared by identity.
    """

    distances: tuple[float, ...]
    least_rate: float
    least_hit_chance: float
    pod_share: float
    ew_weight: float
    shots: dict[RateOfFire, float]
    immune: float
    quality: float
    indirect_range: float
    salvo: float
    arc_share: float
    penetrating_share: float
    open_arc_armour: float


@lru_cache(maxsize=BOOKS_KEPT)
def constants(book: Book) -> Constants:
    """Return the constants of `book`."""
    known = formulas(book)

    def entry(symbol: str) -> float:
        return known[f"rate.{symbol}"]()

    return Constants(
        distances=tuple(entry(f"distance_{place}") for place in range(1, 5)),
        least_rate=entry("least_rate"),
        least_hit_chance=entry("least_hit_chance"),
        pod_share=entry("pod_share"),
        ew_weight=entry("ew_weight"),
        shots={rate: entry(f"fire_{rate}") for rate in RateOfFire},
        immune=entry("immune"),
        quality=entry("quality"),
        indirect_range=entry("indirect_range"),
        salvo=entry("salvo"),
        arc_share=entry("arc_share"),
        penetrating_share=entry("penetrating_share"),
        open_arc_armour=entry("open_arc_armour"),
    )
