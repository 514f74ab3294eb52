"""New designs of a document: plain ones, copies, and ships of the threat chart."""

from metamaker.core.display_names import called
from metamaker.core.edits import Edited, validated_new
from metamaker.core.elements.listing import added, copied, under_own_name
from metamaker.core.messages import Words
from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.catalogue import threat_ship, threats
from metamaker.games.cosmoforce.edits.structure import STRUCTURE
from metamaker.games.cosmoforce.edits.subject import Subject
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.design import SLOTS, Design
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.model.words import ShipClass, SystemKind

PLAIN = (
    SystemKind.ENGINE,
    SystemKind.LASER,
    SystemKind.LASER,
    SystemKind.DISSIPATOR,
    SystemKind.DISSIPATOR,
    SystemKind.HABITAT,
)
"""Six systems that pass all checks in any class."""


def plain_design(_: Fleet, *, ship_class: ShipClass = ShipClass.CRUISER, **identity: str) -> Design:
    """Return a design with six systems under this id and name. Raises EditProblem."""
    slots = (*PLAIN, *[None] * (SLOTS - len(PLAIN)))
    return validated_new(Design, ship_class=ship_class, slots=slots, **identity)


def add_threat(fleet: Fleet, threat_id: str) -> Edited[Fleet]:
    """Return the document with a ship of the threat chart as a design with the arms of its edition. Raises EditProblem.

    A document contains only designs, so a threat loses its printed speed if that does not follow from its systems (CF-THR-05).
    """
    threat = next((each for each in threats() if each.id == threat_id), None)
    if threat is None:
        raise EditProblem(message("refusal-no-threat", name=threat_id))
    design = threat_ship(threat, fleet.edition, fleet.options.strict_baby_striker).design
    return added(STRUCTURE, fleet, "designs", under_own_name(STRUCTURE, fleet, "designs", design, design.name))


def copy_design(of: Subject, words: Words) -> Edited[Fleet]:
    """Return the document with a copy directly after a design: “Heron copy”. Raises EditProblem."""
    return copied(STRUCTURE, of.document, of.ref, words.text("window-new-copy", name=called(of.design)))
