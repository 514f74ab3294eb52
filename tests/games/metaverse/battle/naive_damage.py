"""What a hit does, written a second time from the text of the rules, one box and one point after another.

It shares nothing with the engine: ships and weapons are plain dictionaries, words stand for everything. It is slow and
simple-minded on purpose; both must come to the same boxes, shields and criticals from the same dice.
"""

from collections.abc import Callable
from typing import Any

Throw = Callable[[int], int]
THROUGH = {"fore": "aft", "aft": "fore", "port": "starboard", "starboard": "port"}
TWICE = {2: 4, 3: 6, 5: 10}


def strike(ship: dict[str, Any], gun: dict[str, Any], arc: str, loss: int, halved: bool, throw: Throw) -> None:
    """Change the ship as one hit does; `ship["criticals"]` lists the sections that take one."""
    if ship["lost"]:
        return
    hurt_by_odd: list[str] = []
    for result, odd, judge, extra in thrown(ship, gun, arc, throw):
        if ship["lost"]:
            return
        if not ignored(judge, ship, gun, arc):
            pulse(ship, gun, arc, result, odd, loss, halved, hurt_by_odd)
        if extra is not None and not ship["lost"] and not ignored(extra, ship, gun, arc):
            again(ship, gun, arc, extra, loss, halved)
    if ship["lost"]:
        return
    for section in hurt_by_odd:
        if throw(6) == 6:
            ship["criticals"].append(section if stands(ship, section) else "core")


def thrown(ship: dict[str, Any], gun: dict[str, Any], arc: str, throw: Throw) -> list[tuple[int, bool, int, int | None]]:
    """All dice but those of ions: result, whether it is odd, what a deflector looks at, the result of a second die."""
    die = gun["die"]
    faces = sorted(throw(TWICE.get(die, die)) for _ in range(gun["pulse"])) if die > 1 else [1] * gun["pulse"]
    results = [meaning(face, die) for face in faces]
    odd = [die > 1 and face % 2 == 1 for face in faces]
    judges = results
    if die == 1 and deflection(ship, gun, arc) >= 1:
        judges = [meaning(throw(4), 2) for _ in faces]
    extras: list[int | None] = [None] * len(faces)
    for each in range(len(faces)):
        if "reactive" in gun["qualities"] and odd[each] and not ignored(judges[each], ship, gun, arc):
            extras[each] = meaning(throw(TWICE.get(die, die)), die)
    return list(zip(results, odd, judges, extras, strict=True))


def meaning(face: int, die: int) -> int:
    return (face + 1) // 2 if die in TWICE else face


def pulse(
    ship: dict[str, Any],
    gun: dict[str, Any],
    arc: str,
    result: int,
    odd: bool,
    loss: int,
    halved: bool,
    hurt_by_odd: list[str],
) -> None:
    has = gun["qualities"]
    damage = at_least_0(boosted(ship, gun, arc, result, odd) - loss)
    if halved:
        damage = damage // 2
    if not (odd and "phased" in has):
        damage = shields(ship, gun, arc, damage, 2 if "polarized" in has else 1)
    if damage > 0:
        ship["arcs"][arc]["struck"] = True
    damage = at_least_0(damage - armour(ship, gun, arc))
    if "molecular" in has:
        damage *= 2
    if damage == 0:
        return
    section = first(ship, arc)
    if odd and "ionized" in has:
        hurt_by_odd.append(section)
    into_hull(ship, gun, [section, "core", THROUGH[arc]] if section != "core" else ["core", THROUGH[arc]], damage)
    if odd and "dimensional" in has:
        if section != "core":
            into_hull(ship, gun, ["core", THROUGH[arc]], damage)
        elif stands(ship, THROUGH[arc]):
            into_hull(ship, gun, [THROUGH[arc]], damage)
        else:
            into_hull(ship, gun, ["core"], damage)


def boosted(ship: dict[str, Any], gun: dict[str, Any], arc: str, result: int, odd: bool) -> int:
    """The result with modifier and all that is added to it."""
    has, modifier = gun["qualities"], gun["modifier"]
    damage: int = result * 2 if odd and "quantum" in has else result
    damage += modifier
    if "antimatter" in has:
        damage += min(modifier, 1 if gone(ship, arc) else ship["arcs"][arc]["armour"])
    if odd and "disruptive" in has:
        damage += min(modifier, ship["ems"])
    if odd and "gravitational" in has:
        damage += min(modifier, ship["mass_factor"])
    return damage


def armour(ship: dict[str, Any], gun: dict[str, Any], arc: str) -> int:
    """The armour that meets a gun after piercing."""
    defence = ship["arcs"][arc]
    if gone(ship, arc):
        return at_least_0(1 - gun["ap"])
    if defence["armour_type"] in (gun["type"], "energy_kinetic"):
        return at_least_0(defence["armour"] + defence["plates"] - gun["ap"])
    return 0


def again(ship: dict[str, Any], gun: dict[str, Any], arc: str, result: int, loss: int, halved: bool) -> None:
    damage = at_least_0(result + gun["modifier"] - loss)
    if halved:
        damage = damage // 2
    damage = shields(ship, gun, arc, damage, 1)
    if damage > 0:
        ship["arcs"][arc]["struck"] = True
        section = first(ship, arc)
        into_hull(ship, gun, [section, "core", THROUGH[arc]] if section != "core" else ["core", THROUGH[arc]], damage)


def at_least_0(number: int) -> int:
    return max(number, 0)


def stands(ship: dict[str, Any], section: str) -> bool:
    return section in ship["sections"] and not ship["sections"][section]["destroyed"]


def gone(ship: dict[str, Any], arc: str) -> bool:
    """Whether the section that carried an arc was designed and is destroyed."""
    return arc in ship["sections"] and ship["sections"][arc]["destroyed"]


def first(ship: dict[str, Any], arc: str) -> str:
    return arc if stands(ship, arc) else "core"


def deflection(ship: dict[str, Any], gun: dict[str, Any], arc: str) -> int:
    """The deflector that meets a gun after piercing; 0 or less is none."""
    if gone(ship, arc):
        return 0
    ratings = [rating for kind, rating in ship["arcs"][arc]["deflectors"] if kind in (gun["type"], "energy_kinetic")]
    return int(max(ratings, default=0) - gun["dp"])


def ignored(result: int, ship: dict[str, Any], gun: dict[str, Any], arc: str) -> bool:
    best = max(2, gun["die"])
    return result <= deflection(ship, gun, arc) and result != best


def shields(ship: dict[str, Any], gun: dict[str, Any], arc: str, damage: int, worth: int) -> int:
    """Take shield hits one by one; return what comes past them."""
    defence = ship["arcs"][arc]
    if gone(ship, arc) or not defence["up"] or defence["shield_type"] not in (gun["type"], "energy_kinetic"):
        return damage
    if defence["shields"] == 0:
        return damage
    level = min(defence["adaptation"], defence["adaptive"])
    damage = at_least_0(damage - at_least_0(level - gun["ap"]))
    past = min(gun["sp"], damage - 5) if damage > 5 else 0
    for _ in range(damage - past):
        if defence["shields"] == 0:
            past += 1
        else:
            defence["shields"] = at_least_0(defence["shields"] - worth)
            ship["shield_loss"] = True
    return past


def into_hull(ship: dict[str, Any], gun: dict[str, Any], way: list[str], damage: int) -> None:
    if ship["lost"]:
        return
    if gun["effect"] == "penetrating":
        for section in way:
            for layer in range(9):
                if damage and not ship["lost"] and stands(ship, section) and layer < len(ship["sections"][section]["boxes"]):
                    if ship["sections"][section]["boxes"][layer] == 0:
                        continue
                    damage -= 1
                    cross(ship, section, layer)
                    if stands(ship, section) and layer == len(ship["sections"][section]["boxes"]) - 1:
                        ship["criticals"].append(section)
        return
    for _ in range(damage):
        place = way[0] if stands(ship, way[0]) else "core"
        if not stands(ship, place):
            return
        cross(ship, place, next(layer for layer, boxes in enumerate(ship["sections"][place]["boxes"]) if boxes))


def cross(ship: dict[str, Any], section: str, layer: int) -> None:
    part = ship["sections"][section]
    part["boxes"][layer] -= 1
    part["crossed"] += 1
    if part["boxes"][layer]:
        return
    part["crew"][layer] = part["marines"][layer] = 0
    if layer < len(part["boxes"]) - 1:
        ship["criticals"].append(section)
        return
    part["destroyed"] = True
    for rows in ("boxes", "crew", "marines"):
        part[rows] = [0 for _ in part[rows]]
    for name, arc in ship["arcs"].items():
        if name == section or (section == "core" and name not in ship["sections"]):
            arc["shields"] = arc["plates"] = 0
    ship["criticals"] = [each for each in ship["criticals"] if each != section]
    if section == "core":
        ship["lost"] = True
    else:
        ship["criticals"].append("core")


def squadron(craft: dict[str, Any], gun: dict[str, Any], loss: int, halved: bool, easier: bool, throw: Throw) -> None:
    """Take strength as one hit does: the statements on squadrons, one pulse after another."""
    if craft["strength"] == 0:
        return
    die, has = gun["die"], gun["qualities"]
    faces = sorted(throw(TWICE.get(die, die)) for _ in range(gun["pulse"])) if die > 1 else [1] * gun["pulse"]
    again_on = [face for face in faces if die > 1 and face % 2 == 1] if "reactive" in has else []
    more = [meaning(throw(TWICE.get(die, die)), die) for _ in again_on]
    stops = at_least_0(at_least_0(craft["defence"] - (1 if easier else 0)) - gun["ap"])
    for face in faces:
        odd = die > 1 and face % 2 == 1
        damage = meaning(face, die) * (2 if odd and "quantum" in has else 1) + gun["modifier"]
        if "antimatter" in has:
            damage += min(gun["modifier"], craft["defence"])
        damage = at_least_0(damage - loss)
        damage = at_least_0((damage // 2 if halved else damage) - stops)
        if "molecular" in has:
            damage += damage
        if odd and "dimensional" in has:
            damage += damage
        craft["strength"] = at_least_0(craft["strength"] - damage)
    for result in more:
        damage = at_least_0(result + gun["modifier"] - loss)
        craft["strength"] = at_least_0(craft["strength"] - (damage // 2 if halved else damage))


def salvo(missiles: list[dict[str, Any]], left: int, gun: dict[str, Any], loss: int, halved: bool, throw: Throw) -> int:
    """Shoot weapons of a salvo down in their order; return what the source has left for its next hits."""
    die, has = gun["die"], gun["qualities"]
    faces = [throw(TWICE.get(die, die)) if die > 1 else 1 for _ in range(gun["pulse"])]
    odd = [die > 1 and face % 2 == 1 for face in faces]
    results = [meaning(face, die) * (2 if each and "quantum" in has else 1) for face, each in zip(faces, odd, strict=True)]
    if "reactive" in has:
        results += [meaning(throw(TWICE.get(die, die)), die) for each in odd if each]
    for result in results:
        damage = at_least_0(result + gun["modifier"] - loss)
        left += damage // 2 if halved else damage
    for missile in missiles:
        price = max(missile["modifier"], 1)
        if missile["vulnerable"] and not missile["down"] and left >= price:
            missile["down"] = True
            left -= price
    return left
