"""Combat values confirmed by battles: the Confirming of the game."""

from collections.abc import Mapping, Sequence

from metamaker.game_api.confirming import Measured, ValueBattles
from metamaker.games.metaverse.match.force import flaws, force
from metamaker.games.metaverse.match.value_battles import factor, fitted, margin, percent, value_battles
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet, element
from metamaker.games.metaverse.model.ship import Confirmed, Ship
from metamaker.games.metaverse.stats.confirmed import confirmed, content, has_standard_values
from metamaker.games.metaverse.stats.value import standard_value
from metamaker.play.results import Tally

symbol = "combat_value"


def key(fleet: Fleet, ref: str) -> str:
    """Return the hash of a class, or of that of a ship; empty for one with errors or custom formulas of combat value."""
    of = _design(fleet, ref)
    return content(of) if has_standard_values(of.house) and not flaws(force(fleet, (of.ref(),))) else ""


def _design(fleet: Fleet, ref: str) -> Design:
    shown = element(fleet, ref)
    return design(fleet, fleet.ship_class(shown.ship_class) if isinstance(shown, Ship) else shown)


def battles(fleet: Fleet, ref: str) -> ValueBattles:
    """Return the battles of a class with a key."""
    return value_battles(fleet, _design(fleet, ref).ref())


def measured(fleet: Fleet, ref: str, tallies: Sequence[Tally]) -> Measured:
    """Return the result of these battles."""
    found = factor(standard_value(_design(fleet, ref)), tallies, fitted())
    return Measured(percent(found), margin(found))


def kept(fleet: Fleet, ref: str) -> Measured | None:
    """Return the result in the fleet, if it belongs to the present design."""
    known = confirmed(_design(fleet, ref))
    return None if known is None else Measured(known.percent, known.margin)


def with_results(fleet: Fleet, results: Mapping[str, Measured]) -> Fleet:
    """Return the fleet with these results of classes."""
    new = {of.ship.id: (of, result) for ref, result in results.items() for of in (_design(fleet, ref),)}
    return fleet.with_(
        classes=tuple(
            each.with_(battles=_stamped(*new[each.id])) if each.id in new else each  # others stay the same objects
            for each in fleet.classes
        )
    )


def _stamped(of: Design, result: Measured) -> Confirmed:
    return Confirmed(percent=result.percent, margin=result.margin, content=content(of))


def lacking(fleet: Fleet) -> tuple[str, ...]:
    """Return the classes without a valid result that can get one by battles."""
    return tuple(each.ref() for each in fleet.classes if kept(fleet, each.ref()) is None and key(fleet, each.ref()))
