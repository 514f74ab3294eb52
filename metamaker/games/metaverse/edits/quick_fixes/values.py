"""Quick fixes that change the value of a property: to the nearest allowed one, or to a missing one."""

from collections.abc import Collection, Iterator

from metamaker.core.issue import errors_in
from metamaker.core.property import Property
from metamaker.game_api.checks import Fix, QuickFix
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.checks.starfighters import IDLE_QUALITIES
from metamaker.games.metaverse.checks.weapons import ON_ODD_FACES, RANGES, UP_TO_MODIFIER
from metamaker.games.metaverse.edits.editing import Case
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import FighterTarget, RateOfFire, Target, WeaponQuality
from metamaker.games.metaverse.stats.confirmed import confirmed

OUT_OF_BOUNDS = {
    "ablative-plates": "ablative_plates",
    "aoe": "aoe_cm",
    "armour-piercing": "armour_piercing",
    "armour-rating": "armour_rating",
    "bay-carry": "carry",
    "bay-launch": "launch",
    "crew-quality": "crew_quality",
    "deflection-piercing": "deflection_piercing",
    "hull-layers": "hull_layers",
    "pulse": "pulse",
    "range": "range_cm",
    "rating": "rating",
    "shield-piercing": "shield_piercing",
    "squadron-crew-quality": "crew_quality",
    "squadron-defence": "defence",
    "squadron-speed": "speed_cm",
    "squadron-strength": "strength",
    "squadron-target-rating": "target_rating",
    "squadron-weapon-pulse": "pulse",
    "tech-level": "tech_level",
    "tier-limit": "tier_limit",
    "turn-limit": "indirect_turns",
}
"""Return the property that a problem reports as out of range."""


def _nearest(key: str) -> QuickFix:
    def quick_fix(case: Case) -> Iterator[Fix]:
        shown = case.property(key)
        if shown is not None and isinstance(shown.value, int):
            yield _set(case, shown, within_bounds(shown, shown.value))

    return quick_fix


def within_bounds(shown: Property, value: int) -> int:
    """Return the allowed value of a property that is nearest to `value`.

    With larger steps, a value above the minimum stays above it.
    """
    steps = round((value - shown.least) / shown.step)
    nearest = shown.least + steps * shown.step
    lowest = shown.least + shown.step if shown.step > 1 and value > shown.least else shown.least
    return max(lowest, min(shown.most, nearest))


def _set(case: Case, shown: Property, value: int) -> Fix:
    return case.fix("set", case.changed(shown.key, value), property=_lower_first(shown.label), value=value, unit=shown.unit)


def _lower_first(label: str) -> str:
    return label[:1].lower() + label[1:] if label[1:2].islower() else label


def _a_hit_for_each_layer(case: Case) -> Iterator[Fix]:
    shown = case.property("hull_hits")
    if shown is not None:
        yield _set(case, shown, max(1, case.of.value.hull_layers))


def _some_range(case: Case) -> Iterator[Fix]:
    shown = case.property("range_cm")
    if shown is not None:
        yield _set(case, shown, RANGES[1])


def _no_facing(case: Case) -> Iterator[Fix]:
    yield case.fix("remove_facing", case.changed("facing", None))


def _no_rating(case: Case) -> Iterator[Fix]:
    yield case.fix("remove_rating", case.changed("rating", None))


def _without(qualities: Collection[WeaponQuality]) -> QuickFix:
    def quick_fix(case: Case) -> Iterator[Fix]:
        shown = case.property("qualities")
        gone = [quality for quality in case.of.value.qualities if quality in qualities]
        if shown is not None and gone:
            names = {choice.value: choice.text for choice in shown.choices}
            kept = tuple(quality.value for quality in case.of.value.qualities if quality not in qualities)
            listed = ", ".join(names[quality.value] for quality in gone)
            yield case.fix("remove_quality", case.changed("qualities", kept), qualities=listed)

    return quick_fix


def _some_target(case: Case) -> Iterator[Fix]:
    """Offer starships as the target, or starfighters for a weapon without range, which cannot reach ships."""
    target = Target.STARSHIPS if case.of.value.range_cm else Target.STARFIGHTERS
    yield _aimed(case, target.value)


def _some_fighter_target(case: Case) -> Iterator[Fix]:
    yield _aimed(case, FighterTarget.STARSHIPS.value)


def _aimed(case: Case, target: str) -> Fix:
    shown = case.property("targets")
    names = {choice.value: choice.text for choice in shown.choices} if shown else {}
    return case.fix("aim", case.changed("targets", (target,)), target=_lower_first(names[target]))


def _another_rate(case: Case) -> Iterator[Fix]:
    yield case.fix("unlimited", case.changed("rate_of_fire", RateOfFire.UNLIMITED.value))
    yield case.fix("one_shot", case.changed("rate_of_fire", RateOfFire.ONE_SHOT.value))


def _no_marines(case: Case) -> Iterator[Fix]:
    yield case.fix("no_marines", case.changed("marines_aboard", False))


def _by_battles(case: Case) -> Iterator[Fix]:
    """Confirm the value of this class, or those of all classes without a result. Designs with errors cannot fight."""
    fleet, this = case.fleet, case.of.ship
    refs = [each.ref() for each in fleet.classes if confirmed(design(fleet, each)) is None and _can_fight(fleet, each)]
    if this is not None and this.ref() in refs:
        yield Fix(case.words["window-fix-confirm"], fleet, (this.ref(),))
        if len(refs) > 1:
            yield Fix(case.words.text("window-fix-confirm_all", count=len(refs)), fleet, tuple(refs))


def _can_fight(fleet: Fleet, ship: ShipClass) -> bool:
    uses = design(fleet, ship).made_of
    return not any(f"{issue.where}/".startswith(f"{ref}/") for issue in errors_in(check_fleet(fleet)) for ref in uses)


QUICK_FIXES: dict[str, QuickFix] = {
    **{code: _nearest(key) for code, key in OUT_OF_BOUNDS.items()},
    "empty-layer": _a_hit_for_each_layer,
    "indirect-range-0": _some_range,
    "range-0-targets": _some_range,
    "needless-facing": _no_facing,
    "needless-rating": _no_rating,
    "direct-proximity": _without({WeaponQuality.PROXIMITY}),
    "indirect-spinal": _without({WeaponQuality.SPINAL}),
    "immune-unstable": _without({WeaponQuality.UNSTABLE}),
    "idle-squadron-quality": _without(IDLE_QUALITIES),
    "quality-without-modifier": _without(UP_TO_MODIFIER),
    "quality-never-odd": _without(ON_ODD_FACES),
    "no-target": _some_target,
    "no-squadron-target": _some_fighter_target,
    "limited-squadron-weapon": _another_rate,
    "marines-without-breaching": _no_marines,
    "value-unconfirmed": _by_battles,
    "value-outdated": _by_battles,
}
