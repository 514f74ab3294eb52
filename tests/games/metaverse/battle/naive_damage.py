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
    """Return the result with modifier and all additions."""
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
    """Return the armour that meets a gun after piercing."""
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
    """Return the deflector that meets a gun after piercing; 0 or less means no deflector."""
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


def weaken(squadron: dict[str, Any], gun: dict[str, Any], loss: int, halved: bool, throw: Throw) -> None:
    """Change a squadron as one hit does: its strength, until nothing is left of it.

    All dice are thrown, the second ones of a reactive weapon behind them; then each does its damage by itself. To what it
    shows, doubled for quantum if odd, are added the modifier and, for antimatter, the defence, at most the modifier. Distance
    comes off, and half is left of what is halved, rounded down. The defence, less what pierces armour, comes off. Molecular
    doubles what is left, dimensional doubles it again if odd. Second dice know no defence and no quality.
    """
    die = gun["die"]
    faces = sorted(throw(TWICE.get(die, die)) for _ in range(gun["pulse"])) if die > 1 else [1] * gun["pulse"]
    odd = [die > 1 and face % 2 == 1 for face in faces]
    seconds = [throw(TWICE.get(die, die)) if "reactive" in gun["qualities"] and each else 0 for each in odd]
    defence = at_least_0(squadron["defence"] - squadron["less"])
    for face, is_odd, second in zip(faces, odd, seconds, strict=True):
        damage = meaning(face, die)
        if is_odd and "quantum" in gun["qualities"]:
            damage += meaning(face, die)
        damage += gun["modifier"]
        if "antimatter" in gun["qualities"]:
            damage += min(squadron["defence"], gun["modifier"])
        damage = at_least_0(damage - loss)
        if halved:
            damage //= 2
        damage = at_least_0(damage - at_least_0(defence - gun["armour_piercing"]))
        if "molecular" in gun["qualities"]:
            damage += damage
        if is_odd and "dimensional" in gun["qualities"]:
            damage += damage
        if second:
            more = at_least_0(meaning(second, die) + gun["modifier"] - loss)
            damage += more // 2 if halved else more
        squadron["strength"] = at_least_0(squadron["strength"] - damage)


def shoot_down(salvo: list[dict[str, Any]], gun: dict[str, Any], before: int, loss: int, halved: bool, throw: Throw) -> int:
    """Take the weapons out of a salvo that one hit stops, after `before` damage of the same source; return what is left of it.

    Only quantum and reactive do anything to weapons. Each weapon takes as much as its modifier, one at least; the first ones go
    first, one that takes more than there is is passed over, one that is immune always.
    """
    die = gun["die"]
    faces = [throw(TWICE.get(die, die)) if die > 1 else 1 for _ in range(gun["pulse"])]
    odd = [die > 1 and face % 2 == 1 for face in faces]
    amounts = [
        meaning(face, die) * (2 if each and "quantum" in gun["qualities"] else 1) for face, each in zip(faces, odd, strict=True)
    ]
    if "reactive" in gun["qualities"]:
        amounts += [meaning(throw(TWICE.get(die, die)), die) for each in odd if each]
    left = before
    for amount in amounts:
        damage = at_least_0(amount + gun["modifier"] - loss)
        left += damage // 2 if halved else damage
    for weapon in list(salvo):
        takes = max(1, weapon["modifier"])
        if weapon["vulnerable"] and takes <= left:
            left -= takes
            salvo.remove(weapon)
    return left


def strike_group(strikes: list[dict[str, Any]], throw: Throw) -> None:
    """Let salvos strike: `by` and `at` are a list of weapons each, or `at` is a list of squadrons.

    Those that strike salvos go first, with all that they had, whatever becomes of them meanwhile; each weapon has to stop one
    by itself. Those that are left then strike squadrons, weapon by weapon the first that still has strength. Whoever has struck
    is gone.
    """
    had = [list(each["by"]) for each in strikes]
    for each, weapons in zip(strikes, had, strict=True):
        if each["kind"] == "salvo":
            for weapon in weapons:
                if each["at"]:
                    shoot_down(each["at"], weapon, 0, 0, False, throw)
    left = [list(each["by"]) for each in strikes]
    for each, weapons in zip(strikes, left, strict=True):
        if each["kind"] == "squadrons":
            for weapon in weapons:
                alive = [squadron for squadron in each["at"] if squadron["strength"]]
                if alive:
                    weaken(alive[0], weapon, 0, False, throw)
    for each in strikes:
        each["by"].clear()


class Dogfight:
    """Two missions that fight: each squadron fires in its turn what it is told to.

    Indirect weapons fire before all others, all at once. Then the strongest that have not had their turn, then the next. In a
    turn everybody fires who began it; a target that is gone is shot at in vain. Whoever is harder to hit than his target meets
    a point less of defence; one squadron with ECM makes all of its mission one harder, as they were when the turn began.
    """

    def __init__(self, squadrons: list[dict[str, Any]]) -> None:
        self.squadrons = squadrons
        self.first = True
        self.had: list[str] = []

    def turn(self) -> list[str]:
        """Return the names of those that may fire next; empty if it is over."""
        if self.first:
            self.first = False
            early = [each["name"] for each in self.squadrons if self.able(each, early=True)]
            if early:
                return early
        waiting = [each for each in self.squadrons if each["name"] not in self.had and self.able(each, early=False)]
        strongest = max([each["strength"] for each in waiting], default=0)
        now = [each["name"] for each in waiting if each["strength"] == strongest]
        self.had += now
        return now

    def able(self, one: dict[str, Any], *, early: bool) -> bool:
        """Whether a squadron is there, has somebody to fire at, a weapon for that, and a crew that can fire one more."""
        enemies = [each for each in self.squadrons if each["side"] != one["side"] and each["strength"]]
        guns = [
            place
            for place, gun in enumerate(one["guns"])
            if gun["early"] == early and gun["at_all_else"] and place not in one["fired"] and place not in one["spent"]
        ]
        return bool(one["strength"] and enemies and guns and len(one["fired"]) < one["crew"])

    def fire(self, shots: list[tuple[str, int, str]], throw: Throw) -> None:
        """Fire (who, which weapon, at whom) in this order."""
        known = {each["name"]: each for each in self.squadrons}
        hard = {each["name"]: self.hardness(each) for each in self.squadrons}
        for name, place, _ in shots:
            one = known[name]
            one["fired"].append(place)
            if one["guns"][place]["once"]:
                one["spent"].append(place)
        for name, place, at in shots:
            if known[at]["strength"]:
                known[at]["less"] = 1 if hard[name] > hard[at] else 0
                weaken(known[at], known[name]["guns"][place], 0, False, throw)

    def hardness(self, one: dict[str, Any]) -> int:
        """How hard a squadron is to hit."""
        fellows = [each for each in self.squadrons if each["side"] == one["side"] and each["strength"]]
        return int(one["rating"]) + (1 if any(each["ecm"] for each in fellows) else 0)
