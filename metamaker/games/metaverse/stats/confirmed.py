"""Combat values confirmed by battles: the hash of a design, and the factor that its class has for it (3.1.15)."""

from hashlib import blake2b

from metamaker.core.memo import memo
from metamaker.games.metaverse.model.design import Design, HouseRules
from metamaker.games.metaverse.model.ship import Confirmed
from metamaker.games.metaverse.model.words import ValueKind

PROTOCOL = 1
"""The number of the way to measure: battles, opponents, captains, evaluation. Results of another number are outdated."""

UNSEEN = {"id", "name", "variant", "author", "notes", "tags", "public", "emblem", "battles"}
"""Properties of a class without effect in a battle."""

_UNSEEN_OF_PARTS = {"name", "notes", "tags"}

VALUE_SCOPES = frozenset({"value", "rate", "utility", "squadron", "bay"})
"""The scopes of the formulas of combat value. Factors belong to their standard formulas."""

_FOUGHT_BY = frozenset({"draw", "reactor", "section", "ship"})
"""The scopes of formulas with results that a battle uses."""

_DIGEST_BYTES = 8


@memo
def content(design: Design) -> str:
    """Return the hash of everything of a design that matters in a battle, with the number of the way to measure.

    Default values are left out, so that new properties of later versions keep the hash.
    """
    parts = (*design.weapons.values(), *design.bays.values(), *design.starfighters.values())
    lines = [
        f"{PROTOCOL} {design.house.mass_factor.value}",
        *(
            f"{formula.entry} = {formula.expression}"
            for formula in design.house.formulas
            if _scope(formula.entry) in _FOUGHT_BY
        ),
        design.ship.model_dump_json(exclude=UNSEEN, exclude_defaults=True),
        *(part.model_dump_json(exclude=_UNSEEN_OF_PARTS, exclude_defaults=True) for part in parts),
    ]
    return blake2b("\n".join(lines).encode(), digest_size=_DIGEST_BYTES).hexdigest()


def has_standard_values(house: HouseRules) -> bool:
    """Return whether a fleet has no custom formulas of combat value, so that battles can confirm its values."""
    return all(_scope(formula.entry) not in VALUE_SCOPES for formula in house.formulas)


def _scope(entry: str) -> str:
    return entry.partition(".")[0]


def confirmed(design: Design) -> Confirmed | None:
    """Return the result of the battles of a class; None without one, and for one of another design."""
    known = design.ship.battles
    if known is None or known.content != content(design) or not has_standard_values(design.house):
        return None
    return known


def is_outdated(design: Design) -> bool:
    """Return whether a class has a result of battles that no longer belongs to its design."""
    return design.ship.battles is not None and has_standard_values(design.house) and confirmed(design) is None


def is_measured(design: Design) -> bool:
    """Return whether the combat value of a class is a measured one: its fleet asks for it, and its result is valid."""
    return design.house.value_kind is ValueKind.MEASURED and confirmed(design) is not None


def battle_factor(design: Design) -> float:
    """Return the factor of a measured combat value; 1 for a standard one."""
    known = design.ship.battles
    return 1 + known.percent / 100 if known is not None and is_measured(design) else 1.0
