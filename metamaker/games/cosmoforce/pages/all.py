"""Every kind of page of the printed set beside the roster sheets, in the order in which they are printed."""

from types import MappingProxyType

from metamaker.games.cosmoforce.pages.counters import counter_pages
from metamaker.games.cosmoforce.pages.page import Make
from metamaker.games.cosmoforce.pages.record import record_pages
from metamaker.games.cosmoforce.pages.roster import roster_pages
from metamaker.games.cosmoforce.pages.rules import reference_pages, rules_pages
from metamaker.games.cosmoforce.pages.speed_track import track_pages
from metamaker.games.cosmoforce.pages.threats import threat_pages

BEFORE_SHEETS: "MappingProxyType[str, Make]" = MappingProxyType({"roster": roster_pages})
"""The pages that come before the sheets, by key."""

AFTER_SHEETS: "MappingProxyType[str, Make]" = MappingProxyType(
    {
        "rules": rules_pages,
        "reference": reference_pages,
        "threats": threat_pages,
        "speed_track": track_pages,
        "record": record_pages,
        "counters": counter_pages,
    }
)
"""The pages that serve all documents together, by key."""

OF_CARDS = frozenset({"threats"})
"""The pages of playing cards, which stand in the middle of the paper, whatever its margins."""
