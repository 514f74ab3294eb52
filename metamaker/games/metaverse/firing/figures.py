"""The exact figures of an attack: both profiles with their parts, the faces that hit, chances, the mean of each shot."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from metamaker.core.amounts import rounded
from metamaker.core.messages import Text, percentage
from metamaker.game_api.firing import Chapter, Figure
from metamaker.games.metaverse.battle.ai.fire_worth import cover
from metamaker.games.metaverse.battle.ai.weapon_worth import hit_on
from metamaker.games.metaverse.battle.aim import Profile, bands_of, energy_loss, exposed_section, ionised, sight
from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.damage.criticals import applicable
from metamaker.games.metaverse.battle.electronics.signature import effective_ew, own_ew
from metamaker.games.metaverse.battle.kinematics.bearing import is_side
from metamaker.games.metaverse.battle.places import ARCS, SECTION_WORDS, place_named
from metamaker.games.metaverse.battle.state.vessel import System
from metamaker.games.metaverse.firing.scene import Scene
from metamaker.games.metaverse.match.fire_odds import percentage as whole_percent
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.rules.critical_chart import CATEGORIES, CHART, chart_rule
from metamaker.games.metaverse.rules.hit import D20
from metamaker.games.metaverse.stats.damage_distribution import Distribution

DECIMALS: Final = 2
"""Of means."""


def chapters(scene: Scene) -> tuple[Chapter, ...]:
    """Return the figures that all weapons share, those of each group of alike weapons, and the possible criticals."""
    return (
        Chapter("common", message("firing-common"), tuple(_common(scene))),
        *(Chapter(plan.id, plan.name, tuple(_group(scene, plan, some))) for plan, some in scene.groups()),
        Chapter("criticals", message("firing-criticals"), tuple(_criticals(scene))),
    )


def _number(key: str, amount: float, *rules: str) -> Figure:
    return Figure(key, message(f"firing-{key}"), message("firing-number", number=amount), amount, rules)


def _mean(key: str, amount: Fraction, *rules: str) -> Figure:
    return Figure(
        key, message(f"firing-{key}"), message("firing-number", number=rounded(amount, DECIMALS)), float(amount), rules
    )


def _words(key: str, shown: Text, *rules: str) -> Figure:
    return Figure(key, message(f"firing-{key}"), shown, None, rules)


def chance(key: str, name: Text, share: Fraction, *rules: str) -> Figure:
    """Return a figure for a chance, in whole percent: never 0% if it is possible."""
    return Figure(key, name, percentage(Fraction(whole_percent(float(share)), 100)), float(share), rules)


def _common(scene: Scene) -> Iterator[Figure]:
    """Yield the figures of all weapons: the arcs, the sensor array, electronic warfare, ratings and movement."""
    table, firer, target = scene.battle.table, scene.firer, scene.target
    seen = sight(firer, target)
    yield _words("arc", place_named(ARCS[seen.struck].value), "MV-0.1.0-07")
    if target.corkscrews and is_side(ARCS[seen.struck]):
        yield _words("side", message("firing-side-rolled"), "MV-1.2.3-16", "MV-1.2.3-17")
    yield _words("facing", place_named(ARCS[seen.arc].value), "MV-3.6.4-01")
    if seen.counted != seen.distance:
        yield _words("counted", message("firing-counted-twice"), "MV-5.0.5-01")
    yield _number("array", scene.array.plan.rating, "MV-1.3.1-10")
    found, left = own_ew(table, target), effective_ew(table, firer, target)
    yield _number("ew", found, "MV-1.3.1-10", "MV-3.4.2-02")
    if found != left:
        yield _number("elint", left - found, "MV-3.4.3-02")
    yield _number("rating", target.blueprint.target_rating, "MV-1.3.1-12")
    yield _number("target-movement", target.changes.target, "MV-1.3.1-23", "MV-A.5-01")
    yield _number("movement", firer.changes.movement, "MV-1.3.1-12", "MV-A.5-01")


def _group(scene: Scene, plan: WeaponPlan, alike: tuple[System, ...]) -> Iterator[Figure]:
    """Yield the figures of the roll, then those of a hit, of a shot, and of all shots of alike weapons."""
    guiding = scene.weapons if scene.volley else alike[:1]
    roll = scene.asked.profile(scene.array, guiding, scene.target)
    seen = sight(scene.firer, scene.target)
    bands, loss = bands_of(plan, seen.counted), energy_loss(plan, seen.counted)
    yield _number("weapons", len(alike), "MV-1.3.1-09")
    yield _number("bands", bands, "MV-1.3.1-02", "MV-1.3.1-22" if plan.kinetic else "MV-1.3.5-05")
    yield _number("sensor", roll.sensor, *_sensor_rules(scene, guiding))
    yield _number("target", roll.target, "MV-1.3.1-12", *(("MV-1.3.1-22",) if plan.kinetic and bands else ()))
    yield _words("faces", faces(roll), "MV-1.3.1-13", *(("MV-1.3.1-14",) if roll.faces == 1 else ()))
    share = hit_chance(roll, guiding)
    again = share != Fraction(roll.faces, D20)
    yield chance("chance", message("firing-chance"), share, "MV-1.3.1-13", *(("MV-3.6.14-20",) if again else ()))
    if not plan.kinetic:
        yield _number("loss", -loss, "MV-1.3.5-05")
    hit = effect(scene, plan)
    yield _mean("hit-shields", hit.mean_shields, "MV-3.1.5-02")
    yield _mean("hit-boxes", hit.mean_boxes, "MV-1.3.6-02" if plan.raking else "MV-1.3.6-03")
    yield chance("nothing", message("firing-nothing"), hit.nothing)
    yield _mean("shot-shields", share * hit.mean_shields)
    yield _mean("shot-boxes", share * hit.mean_boxes)


def _sensor_rules(scene: Scene, guiding: Sequence[System]) -> tuple[str, ...]:
    plans = [weapon.plan.weapon for weapon in guiding if weapon.plan.weapon is not None]
    rules = ("MV-1.3.1-10", *(("MV-1.3.1-32",) if len({plan.id for plan in plans}) > 1 else ()))
    return (*rules, "MV-5.0.7-01") if ionised(scene.firer, scene.target, plans) else rules


def faces(roll: Profile) -> Text:
    """Return the faces of a D20 that hit: a stretch, a single one, or none."""
    found = [face for face in range(1, D20 + 1) if roll.hits(face)]
    if not found:
        return message("firing-faces-none")
    if len(found) == 1:
        return message("firing-face-only", first=found[0])
    return message("firing-faces-some", first=found[0], last=found[-1])


def hit_chance(roll: Profile, weapons: Sequence[System]) -> Fraction:
    """Return the exact chance of a roll; if all its weapons are temporal, a miss is rolled again. Rule MV-3.6.14-20."""
    missed = 1 - Fraction(roll.faces, D20)
    plans = [weapon.plan.weapon for weapon in weapons]
    again = all(plan is not None and WeaponQuality.TEMPORAL in plan.qualities for plan in plans)
    return 1 - missed * missed if again else 1 - missed


def effect(scene: Scene, plan: WeaponPlan) -> Distribution:
    """Return all possible effects of a hit of a weapon on the undamaged target."""
    seen = sight(scene.firer, scene.target)
    met = cover(scene.target, seen.struck, kinetic=plan.kinetic, deep=not plan.raking)
    return hit_on(plan, met, energy_loss(plan, seen.counted))


def _criticals(scene: Scene) -> Iterator[Figure]:
    """Yield the possible criticals of the exposed section by category: the rows for which it has a system or parties."""
    target = scene.target
    section = exposed_section(target, sight(scene.firer, target).struck)
    yield _words("section", place_named(SECTION_WORDS[section]), "MV-1.3.7-01")
    for category, rows in CHART.items():
        found = [number for number, row in enumerate(rows, 1) if applicable(target, section, category, row)]
        if found:
            rules = tuple(chart_rule(category, number) for number in found)
            name = message(f"charts-criticals-category-{CATEGORIES[category]}")
            shown = message("firing-rows", rows=len(found), of=len(rows))
            yield Figure(f"critical-{category}", name, shown, len(found) / len(rows), rules)
