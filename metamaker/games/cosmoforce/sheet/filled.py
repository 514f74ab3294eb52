"""The play state in the fields of filled-in sheets, for the ships on them."""

import re
from collections import defaultdict
from collections.abc import Mapping

from pydantic import ValidationError

from metamaker.core.ids import ref
from metamaker.core.schema_errors import JsonObject
from metamaker.games.cosmoforce.model.design import SLOTS
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.play_state import ShipState
from metamaker.games.cosmoforce.sheet.leaves import KEPT
from metamaker.games.cosmoforce.stats.derived import HUNDRED

_BOX = re.compile(r"slots/(\d{1,2})#\d")
_WHOLE = re.compile(r"\s*(\d{1,3})\s*")


def filled_body(fleet: Fleet, values: Mapping[str, str]) -> JsonObject:
    """Return the body of the play state in fields; values without a field stay as they were printed."""
    owners = {ref(*name.split("/")[:2]) for name in values}
    ships = (_ship(ship.id, ship.ref(), values) for ship in fleet.ships if ship.ref() in owners)
    return {"fleet": fleet.name, "ships": [state for state in ships if len(state) > 1]}


def _ship(ship_id: str, place: str, values: Mapping[str, str]) -> JsonObject:
    try:
        before = ShipState.model_validate_json(values.get(ref(place, KEPT), ""))
    except ValidationError:
        before = ShipState(id=ship_id)
    marks: defaultdict[int, int] = defaultdict(int)
    shown = False
    for name, value in values.items():
        box = _BOX.fullmatch(name.removeprefix(f"{place}/"))
        if box:
            shown = True
            marks[int(box[1])] += bool(value)
    made: JsonObject = before.model_dump(mode="json", exclude_defaults=True) | {"id": ship_id}
    if shown:
        made["marks"] = [marks[slot] for slot in range(1, SLOTS + 1)]
    heat, speed = (_WHOLE.fullmatch(values.get(ref(place, key), "")) for key in ("heat", "speed-now"))
    if heat:
        made["heat"] = int(heat[1])
    if speed:
        made["speed"] = int(speed[1]) * HUNDRED
    return {key: value for key, value in made.items() if key != "marks" or any(value)}
