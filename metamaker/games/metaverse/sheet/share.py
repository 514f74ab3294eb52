"""The share code of one class, as a sheet prints it for cameras."""

from metamaker.core.envelope import compact, wrap
from metamaker.core.memo import memo
from metamaker.core.share_code import CodeProblem, code
from metamaker.games.metaverse.model.alone import alone
from metamaker.games.metaverse.model.fleet import FORMAT, GAME, Fleet
from metamaker.games.metaverse.model.ship import ShipClass


def class_code(fleet: Fleet, ship: ShipClass) -> str:
    """Return the code that opens as a fleet of this class and all that it uses, without authors and emblems; empty for none.

    What adorns a design would make its code twice as large.
    """
    known = _codes(fleet)
    if ship.id not in known:
        known[ship.id] = _code(fleet, ship)
    return known[ship.id]


@memo
def _codes(_: Fleet) -> dict[str, str]:
    """The codes of a fleet that are known so far, by class: ships of one class have the same."""
    return {}


def _code(fleet: Fleet, ship: ShipClass) -> str:
    cut = alone(fleet, (ship.ref(),))
    plain = cut.with_(author="", emblem=None, classes=tuple(each.with_(author="", emblem=None) for each in cut.classes))
    try:
        return code(compact(wrap(GAME, FORMAT, plain.model_dump(mode="json", exclude_defaults=True))))
    except CodeProblem:
        return ""
