"""Play states that fit their document."""

from metamaker.core.envelope import Body
from metamaker.core.problem import FileProblem
from metamaker.core.validation import validated
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.play.state import PlayState, ShipState
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.stats.derived import derived


def play_state(body: Body, fleet: Fleet, file: str) -> PlayState:
    """Return the play state of a body. Raises FileProblem if it is none, or not one of `fleet`."""
    state = validated(PlayState, body, file)
    known = {ship.id for ship in fleet.ships}
    for ship in state.ships:
        if ship.id not in known:
            raise FileProblem(file, f"ships/{ship.id}", f"expected a ship of the document, found “{ship.id}”")
        _fits(ship, fleet, file)
    return state


def _fits(ship: ShipState, fleet: Fleet, file: str) -> None:
    of = derived(fleet.design(fleet.ship(ship.id).design), rules_of(fleet))
    for number, (marks, boxes) in enumerate(zip(ship.marks, of.boxes, strict=False), 1):
        if marks > boxes:
            raise FileProblem(file, f"ships/{ship.id}/marks/{number}", f"expected 0 to {boxes} marks, found {marks}")
    if ship.hurt + ship.killed > of.complement:
        raise FileProblem(
            file, f"ships/{ship.id}", f"expected {of.complement} crew at most, found {ship.hurt} hurt and {ship.killed} killed"
        )
