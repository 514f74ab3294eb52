"""Which systems fit the printed numbers of a threat: worked out backwards, and by trying all (CF-THR-03)."""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

from metamaker.games.cosmoforce.catalogue import Kind, Threat, catalogue
from metamaker.games.cosmoforce.model.design import SystemKind
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.stats.derived import BASE_SPEED

Systems = tuple[SystemKind, ...]


class Needs(NamedTuple):
    """What printed numbers ask for: filled slots, thrust and Habitats."""

    slots: int
    thrust: int
    habitats: int


def needs(threat: Threat) -> Needs | None:
    """Return what the numbers of a threat ask for; None if no ship has such numbers. Rule CF-THR-03."""
    size_mod = threat.ship_class.size_mod
    slots, odd_mass = divmod(threat.mass, size_mod)
    habitats, odd_crew = divmod(threat.complement - 1, size_mod)
    thrust = threat.speed - BASE_SPEED + size_mod
    return None if odd_mass or odd_crew or min(slots - 1, habitats, thrust) < 0 else Needs(slots, thrust, habitats)


def fits(threat: Threat, systems: Systems, rules: PlayedRules) -> bool:
    """Whether these systems give a threat its printed numbers. Rule CF-THR-03."""
    found = Needs(
        len(systems),
        systems.count(SystemKind.ENGINE) + rules.afterburner_thrust * systems.count(SystemKind.AFTERBURNER),
        systems.count(SystemKind.HABITAT),
    )
    return found == needs(threat) and all(catalogue()[kind].fits(threat.ship_class) for kind in systems)


def all_fits(threat: Threat, rules: PlayedRules) -> Iterator[Systems]:
    """Yield every choice of systems that gives a threat its printed numbers, whatever their order."""
    wanted = needs(threat)
    if wanted is not None:
        mountable = [kind for kind, entry in catalogue().system.items() if entry.fits(threat.ship_class)]
        for systems in combinations_with_replacement(mountable, wanted.slots):
            if fits(threat, systems, rules):
                yield systems


def is_armed(systems: Systems) -> bool:
    """Whether there is a weapon among these systems."""
    return any(catalogue()[kind].kind is Kind.WEAPON for kind in systems)


def is_cool(systems: Systems) -> bool:
    """Whether there are as many Dissipators as heat at the start. Rule CF-DER-07."""
    heat = sum(catalogue()[kind].kind is Kind.PROPULSION for kind in systems)
    return systems.count(SystemKind.DISSIPATOR) >= heat
