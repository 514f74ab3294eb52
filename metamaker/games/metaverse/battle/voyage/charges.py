"""Charges of FTL drives that end before the turn does (1.2.3)."""

from metamaker.games.metaverse.battle.events.movement import ChargeLost
from metamaker.games.metaverse.battle.state.battle import Battle

_RULES = ("MV-1.2.3-48", "MV-3.2.3-04")


def lapsed(battle: Battle) -> None:
    """Forget the charges of drives that have lost power or are broken; called after damage. Rules MV-1.2.3-46, -48."""
    for vessel in battle.table.vessels:
        if not vessel.charges or not vessel.fights:
            continue
        kept = tuple([charge for charge in vessel.charges if vessel.system(charge.ref).works])
        if len(kept) < len(vessel.charges):
            for charge in vessel.charges:
                if charge not in kept:
                    battle.tell(ChargeLost(vessel.key, charge.ref, _RULES))
            vessel.charges = kept
