"""Additions to a fleet by name: definitions, ships of a class, squadrons of a type, parts of a ship.

The module is the Building of the game.
"""

from collections.abc import Mapping

from metamaker.core.edits import Edited
from metamaker.core.elements.transfer import brought, everything
from metamaker.core.property import EditProblem
from metamaker.game_api.edits import Merged
from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.edits.palette import NEW, dropped, palette
from metamaker.games.metaverse.edits.roster import add_ship, add_squadron, open_command
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.edits.subject import Kind
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.fleet import Fleet

_ALONE = {str(kind): STRUCTURE.by_key[kind].group for kind in (Kind.CLASS, Kind.WEAPON, Kind.STARFIGHTER, Kind.BAY)}
"""Kinds with new items of their own, and their groups."""


def offers(fleet: Fleet, language: str) -> Mapping[str, str]:
    """Return the kinds of definitions, then the entries of the palette."""
    words = STRUCTURE.words(language)
    parts = (entry for group in palette(fleet, words) for entry in group.entries if not entry.key.startswith(NEW))
    return {**{kind: words[f"window-kind-{kind}"] for kind in _ALONE}, **{entry.key: entry.text for entry in parts}}


def put(fleet: Fleet, what: str, onto: str, name: str, language: str) -> Edited[Fleet]:
    """Return the fleet with one more element. Ships go under the named commander, or under the flagship if it has room."""
    words = STRUCTURE.words(language)
    if what in _ALONE:
        return EDITS.added(fleet, _ALONE[what], name or words[f"window-kind-{what}"])
    of = STRUCTURE.find(fleet, what)
    if of is not None and of.ship is not None and of.kind in {Kind.CLASS, Kind.SHIP} and not of.focus:
        return add_ship(fleet, of.ship.id, name, _commander(fleet, onto) if onto else open_command(fleet))
    made = add_squadron(fleet, of.id) if of is not None and of.kind is Kind.STARFIGHTER else dropped(fleet, what, onto, words)
    return Edited(EDITS.changed(made.document, made.ref, "name", name), made.ref) if name else made


def _commander(fleet: Fleet, onto: str) -> str:
    of = STRUCTURE.get(fleet, onto)
    if of.kind is not Kind.SHIP:
        raise EditProblem(message("edit-no-commander", name=STRUCTURE.title(of, STRUCTURE.in_force)))
    return of.id


def merged(fleet: Fleet, other: Fleet) -> Merged[Fleet]:
    """Return a fleet that includes all of another one; equal parts are included once."""
    arrival = brought(STRUCTURE, fleet, other, everything(STRUCTURE, other))
    return Merged(arrival.document, tuple((name.old, name.new) for name in arrival.new_names))
