"""Look-up of ships and designs by name."""

from metamaker.core.display_names import called
from metamaker.game_api.designs import ref_called
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship, element


def design_of(fleet: Fleet, ref: str) -> Design:
    """Return the design with this reference, or that of the ship with it. Raises KeyError."""
    chosen = element(fleet, ref)
    return chosen if isinstance(chosen, Design) else fleet.design(chosen.design)


def made_of(fleet: Fleet, ref: str) -> tuple[str, ...]:
    """Return the references of a ship or design and of the design; () for other references."""
    try:
        return tuple(dict.fromkeys((ref, design_of(fleet, ref).ref())))
    except KeyError:
        return ()


def found(fleet: Fleet, name: str) -> str:
    """Return the reference of the ship or design named `name`: by id, or by name in any case, ships before designs.

    Raises NotInDocument for an unknown or ambiguous name.
    """
    groups: tuple[tuple[Ship | Design, ...], ...] = (fleet.ships, fleet.designs)
    return ref_called(groups, name, (called,), message("play-ship-or-design"))
