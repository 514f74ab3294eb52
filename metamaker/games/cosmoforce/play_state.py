"""Play states: the damage of all ships of a document at one point of a fight."""

from typing import Annotated, Self

from pydantic import Field, model_validator

from metamaker.core.envelope import Format
from metamaker.core.errors import FileProblem
from metamaker.core.frozen import Frozen, Id, Many, Name
from metamaker.core.ids import ref
from metamaker.core.schema_errors import JsonObject
from metamaker.core.validation import validated, wrong_at
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.design import SLOTS
from metamaker.games.cosmoforce.model.fleet import MAX_SHIPS, Fleet
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.stats.derived import derived

PLAY = Format("play")
"""The kind and the released formats of play states."""

MOST_MARKS = 4
"""The largest number of marks on a slot: the boxes of the Armor of a Capital Ship."""

Marks = Annotated[Many[Annotated[int, Field(ge=0, le=MOST_MARKS)]], Field(max_length=SLOTS)]
"""The marks of each slot, in order; missing slots have no marks."""

Number = Annotated[int, Field(ge=0, le=999)]


class ShipState(Frozen):
    """A ship of the document. `depleted` lists numbers of slots, from 1; `speed` is in hundredths, None if unchanged.

    `hurt` and `killed` count crew; `heat` is None if unchanged.
    """

    id: Id
    marks: Marks = ()
    depleted: Annotated[Many[Annotated[int, Field(ge=1, le=SLOTS)]], Field(max_length=SLOTS)] = ()
    heat: Number | None = None
    hurt: Number = 0
    killed: Number = 0
    speed: Annotated[int, Field(ge=0, le=99_999)] | None = None

    def marks_of(self, slot: int) -> int:
        """Return the marks of a slot, counted from 1."""
        return self.marks[slot - 1] if slot <= len(self.marks) else 0


class PlayState(Frozen):
    """A fight after `round` rounds. Unlisted ships are unchanged. `fleet` is the name of the fleet, for information."""

    fleet: Name = ""
    round: Number = 0
    ships: Annotated[Many[ShipState], Field(max_length=MAX_SHIPS)] = ()

    @model_validator(mode="after")
    def _listed_once(self) -> Self:
        seen: set[str] = set()
        for ship in self.ships:
            if ship.id in seen:
                raise wrong_at(ref("ships", ship.id), message("broken-ship", found=ship.id))
            seen.add(ship.id)
        return self

    def ship(self, ship_id: str) -> ShipState | None:
        """Return the state of a ship, None if it is not listed."""
        return next((ship for ship in self.ships if ship.id == ship_id), None)


def play_state(body: JsonObject, fleet: Fleet, file: str) -> PlayState:
    """Return the play state of a body. Raises FileProblem if it is not a play state of `fleet`."""
    state = validated(PlayState, body, file)
    known = {ship.id for ship in fleet.ships}
    for ship in state.ships:
        if ship.id not in known:
            raise FileProblem(file, f"ships/{ship.id}", message("broken-unknown-ship", found=ship.id))
        _fits(ship, fleet, file)
    return state


def _fits(ship: ShipState, fleet: Fleet, file: str) -> None:
    of = derived(fleet.design(fleet.ship(ship.id).design), rules_of(fleet))
    for number, (marks, boxes) in enumerate(zip(ship.marks, of.boxes, strict=False), 1):
        if marks > boxes:
            raise FileProblem(file, f"ships/{ship.id}/marks/{number}", message("broken-marks", most=boxes, found=marks))
    if ship.hurt + ship.killed > of.complement:
        raise FileProblem(
            file, f"ships/{ship.id}", message("broken-crew", most=of.complement, hurt=ship.hurt, killed=ship.killed)
        )
