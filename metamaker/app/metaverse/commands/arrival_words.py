"""What came from another fleet, in words: how much is new, what was there already, what got another name."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from metamaker.games.metaverse.edits.arrival import Arrival
from metamaker.games.metaverse.edits.element import element_name

_ORDER = ("ships", "classes", "weapons", "starfighters", "bays", "squadrons")

MOST_NAMES = 6
"""So many new names are told; of the others, the number."""


def arrival_text(arrival: Arrival) -> str:
    """Return “Brought 1 class. 2 weapons were shared. Renamed: Lance → Lance 2”."""
    translate = QCoreApplication.translate
    pieces = [
        translate("Arrival", "Brought: %1.").replace("%1", _list(arrival.new) or translate("Arrival", "nothing new")),
    ]
    if arrival.shared:
        pieces.append(translate("Arrival", "Shared, as equals were here: %1.").replace("%1", _list(arrival.shared)))
    if arrival.renamed:
        pieces.append(translate("Arrival", "Renamed: %1.").replace("%1", _names(arrival)))
    if arrival.house:
        text = translate("Arrival", "The house rules of the two fleets differ, so numbers may too: %1.")
        pieces.append(text.replace("%1", ", ".join(arrival.house[:MOST_NAMES])))
    return " ".join(pieces)


def arrival_step(arrival: Arrival, source: str) -> str:
    """Return what an arrival is called among the steps: by the one ship or class that came, else by the fleet it is from."""
    translate = QCoreApplication.translate
    groups = ([ref for ref in arrival.refs if ref.startswith(group)] for group in ("ships/", "classes/"))
    main = next((refs for refs in groups if refs), [])
    if len(main) == 1:
        return translate("Arrival", "Bring in %1").replace("%1", element_name(arrival.fleet, main[0]))
    return translate("Arrival", "Bring in what %1 has").replace("%1", source or translate("Arrival", "a fleet"))


def _names(arrival: Arrival) -> str:
    told = [f"{name.old} → {name.new}" for name in arrival.renamed[:MOST_NAMES]]
    more = len(arrival.renamed) - len(told)
    if more:
        told.append(QCoreApplication.translate("Arrival", "%1 more").replace("%1", str(more)))
    return ", ".join(told)


def _list(counts: Mapping[str, int]) -> str:
    return ", ".join(counted(group, counts[group]) for group in _ORDER if counts.get(group))


def counted(group: str, number: int) -> str:
    """Return a number of elements of a group: “2 weapons”."""
    one, many = group_words()[group]
    return (one if number == 1 else many).replace("%1", str(number))


def group_words() -> dict[str, tuple[str, str]]:
    """Return what one, and several, elements of each group are called."""
    translate = QCoreApplication.translate
    return {
        "ships": (translate("Groups", "1 ship"), translate("Groups", "%1 ships")),
        "classes": (translate("Groups", "1 class"), translate("Groups", "%1 classes")),
        "weapons": (translate("Groups", "1 weapon"), translate("Groups", "%1 weapons")),
        "starfighters": (translate("Groups", "1 squadron type"), translate("Groups", "%1 squadron types")),
        "bays": (translate("Groups", "1 bay type"), translate("Groups", "%1 bay types")),
        "squadrons": (translate("Groups", "1 entry of squadrons"), translate("Groups", "%1 entries of squadrons")),
    }
