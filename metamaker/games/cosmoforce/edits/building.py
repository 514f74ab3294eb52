"""Additions to a document by name: designs, teams, ships of a design, systems in slots.

The module implements `Building` for the game.
"""

from collections.abc import Mapping

from metamaker.core.edits import Edited
from metamaker.core.elements.transfer import brought, everything
from metamaker.core.property import EditProblem
from metamaker.game_api.edits import Merged
from metamaker.games.cosmoforce.edits.editing import EDITS
from metamaker.games.cosmoforce.edits.palette import dropped, palette
from metamaker.games.cosmoforce.edits.structure import STRUCTURE, Kind
from metamaker.games.cosmoforce.edits.teams import add_ship, team_of
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.fleet import Fleet

_ALONE = {str(kind): STRUCTURE.by_key[kind].group for kind in (Kind.DESIGN, Kind.TEAM)}
"""Kinds of separate new elements, with their groups."""


def offers(fleet: Fleet, language: str) -> Mapping[str, str]:  # noqa: ARG001  the same for all documents
    """Return designs and teams, then all systems."""
    words = STRUCTURE.words(language)
    systems = {entry.key: entry.text for group in palette(words) for entry in group.entries}
    return {**{kind: words[f"window-kind-{kind}"] for kind in _ALONE}, **systems}


def put(fleet: Fleet, what: str, onto: str, name: str, language: str) -> Edited[Fleet]:
    """Return the document with one more: ships go into the named team, or the first."""
    words = STRUCTURE.words(language)
    if what in _ALONE:
        return EDITS.added(fleet, _ALONE[what], name or words[f"window-kind-{what}"])
    of = STRUCTURE.find(fleet, what)
    if of is not None and of.kind in {Kind.DESIGN, Kind.SHIP} and not of.focus:
        team = team_of(fleet, onto) if onto else next(iter(fleet.teams), None)
        if team is None:
            raise EditProblem(message("refusal-no-team"))
        return add_ship(fleet, team.id, of.design.id, name)
    made = dropped(fleet, what, onto, words)
    return Edited(EDITS.changed(made.document, made.ref, "name", name), made.ref) if name else made


def merged(fleet: Fleet, other: Fleet) -> Merged[Fleet]:
    """Return a document that includes all of another one; equal parts are included once."""
    arrival = brought(STRUCTURE, fleet, other, everything(STRUCTURE, other))
    return Merged(arrival.document, tuple((name.old, name.new) for name in arrival.new_names))
