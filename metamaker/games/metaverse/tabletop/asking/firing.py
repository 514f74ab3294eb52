"""Asking for fire: who waits, who fires at what, what is intercepted."""

from collections.abc import Iterator

from metamaker.battle.plane import distance
from metamaker.fighting import Question, Unreadable
from metamaker.games.metaverse.battle.decisions.answers import (
    Attack,
    Delay,
    FireOrders,
    Grapple,
    InterceptOrders,
    Mode,
    MusterOrders,
    Screen,
    Teleport,
)
from metamaker.games.metaverse.battle.decisions.fire import DeclareFire, InterceptFire, Muster
from metamaker.games.metaverse.battle.story.names import Names, labels
from metamaker.games.metaverse.battle.story.phrases import cm, counted
from metamaker.games.metaverse.tabletop.asking.electronics import numbered
from metamaker.games.metaverse.tabletop.asking.signs import clauses, cut, number, ship, shown, system, whole

FIRE_HINT = (
    "clauses parted by semicolons: 12 13 at B1 by 3; 14 15 at B1 by 4 volley; 16 at B2 by 5 surgical 7; keep 17;"
    " teleport 18 at B1 by 6; grapple 19 at B1 by 6 toward 1 -1; “lent A2” behind an array that A2 lends"
)


def ask_muster(asked: Muster, names: Names) -> Question:
    """Return the question who waits and who joins."""
    signs = labels(asked.table)
    facts = [f"could fire: {', '.join(f'{signs[key]} {names.ship(key)}' for key in asked.ships)}"] if asked.ships else []
    facts += [f"{signs[key]} could join {signs[chief]}" for key, chief in asked.followers.items()]
    text = f"group of crew quality {asked.crew_quality}"
    return Question(names.sides[asked.side], text, tuple(facts), "wait A1 3; join A2; empty for nobody")


def read_muster(asked: Muster, text: str) -> MusterOrders:
    """Return who waits and who joins. Raises Unreadable."""
    orders = MusterOrders()
    for verb, *words in clauses(text):
        if verb.lower() == "wait" and len(words) == 2:
            orders = orders._replace(delayed=(*orders.delayed, Delay(ship(asked.table, words[0]).key, whole(words[1]))))
        elif verb.lower() == "join" and words:
            orders = orders._replace(joined=(*orders.joined, *(ship(asked.table, word).key for word in words)))
        else:
            raise Unreadable(f"wait A1 3 or join A2 was expected, found “{shown(' '.join((verb, *words)))}”")
    return orders


def ask_fire(asked: DeclareFire, names: Names) -> Question:
    """Return the question what a ship fires at."""
    return Question(names.ship(asked.key), "fire", tuple(_facts(asked, names)), f"{FIRE_HINT}; empty to hold fire")


def _facts(asked: DeclareFire, names: Names) -> Iterator[str]:
    vessel, signs = asked.vessel, labels(asked.table)
    arrays = asked.arrays()
    yield f"arrays: {numbered(vessel, (array.plan.ref for array in arrays), names) or 'none free'}"
    for lender, array in asked.lent():
        yield f"lent: {number(lender, array.plan.ref)} of {signs[lender.key]}"
    for target in asked.targets():
        weapons = asked.weapons(target)
        if not weapons:
            continue
        gap = cm(distance(vessel.course.place, target.course.place))
        yield f"{signs[target.key]} {target.name}, {gap}, its {asked.arc(target).value} arc:"
        for weapon in weapons:
            chances = ", ".join(
                f"{asked.profile(array, [weapon], target).faces}/20 by {number(vessel, array.plan.ref)}" for array in arrays
            )
            bands = counted(asked.bands(weapon, target), "range band")
            yield f"   {number(vessel, weapon.plan.ref)} {names.system(vessel.key, weapon.plan.ref)}: {bands}, hits {chances}"


def read_fire(asked: DeclareFire, text: str) -> FireOrders:
    """Return the fire that is meant; weapons that are not named and could intercept are kept. Raises Unreadable."""
    orders = FireOrders()
    for words in clauses(text):
        orders = _with(asked, orders, words)
    if orders.kept or asked.only:
        return orders
    used = {ref for attack in orders.attacks for ref in attack.weapons}
    default: FireOrders = asked.default()
    return orders._replace(kept=tuple(ref for ref in default.kept if ref not in used))


def _with(asked: DeclareFire, orders: FireOrders, words: list[str]) -> FireOrders:
    verb = words[0].lower()
    if verb == "keep":
        return orders._replace(kept=orders.kept + tuple(system(asked.vessel, word) for word in words[1:]))
    own, rest = cut(words[1:] if verb in {"teleport", "grapple"} else words, "at")
    refs = tuple(system(asked.vessel, word) for word in own)
    at, by = cut(rest, "by")
    if not refs or len(at) != 1 or not by:
        raise Unreadable(f"systems, “at” a ship, “by” an array were expected, found “{shown(' '.join(words))}”")
    target = ship(asked.table, at[0])
    if verb == "teleport":
        return orders._replace(
            teleports=(*orders.teleports, *(Teleport(ref, system(asked.vessel, by[0]), target.key) for ref in refs))
        )
    if verb == "grapple":
        return orders._replace(grapples=(*orders.grapples, _grapple(asked, refs, target.key, by)))
    return orders._replace(attacks=(*orders.attacks, _attack(asked, refs, target.key, by)))


def _attack(asked: DeclareFire, weapons: tuple[str, ...], target: str, by: list[str]) -> Attack:
    """Read `3 volley`, `3 surgical 7`, `3 lent A2`: the array and how it guides."""
    rest = [word.lower() for word in by]
    lender = ship(asked.table, by[rest.index("lent") + 1]) if "lent" in rest[:-1] else asked.vessel
    array = system(lender, by[0])
    mode, named = Mode.SALVO, ""
    if "volley" in rest:
        mode = Mode.VOLLEY
    if "surgical" in rest[:-1]:
        mode, named = Mode.SURGICAL, system(asked.table.by_key[target], by[rest.index("surgical") + 1])
    return Attack(array, target, weapons, mode, named, lender.key if lender is not asked.vessel else "")


def _grapple(asked: DeclareFire, grapplers: tuple[str, ...], target: str, by: list[str]) -> Grapple:
    """Read `6`, `6 toward 1 -1`, `6 toward 1 -1 itself`: the array, a direction east and north, who is moved."""
    rest = [word.lower() for word in by]
    east = north = 0
    if "toward" in rest:
        place = rest.index("toward") + 1
        if len(rest) < place + 2:
            raise Unreadable("two numbers, east and north, were expected behind “toward”")
        east, north = _signed(rest[place]), _signed(rest[place + 1])
    return Grapple(grapplers, system(asked.vessel, by[0]), target, east, north, "itself" in rest)


def _signed(word: str) -> int:
    plain = word.replace("−", "-")
    return -whole(plain[1:]) if plain.startswith("-") else whole(plain)


def ask_intercept(asked: InterceptFire, names: Names) -> Question:
    """Return the question what is fired at fire that has hit."""
    vessel = asked.table.by_key[asked.key]
    facts = [f"coming in: {names.systems(asked.firer, asked.weapons)} of {names.ship(asked.firer)}"]
    facts += [f"array {numbered(vessel, (array,), names)}: hits {asked.profile(array).faces}/20" for array in asked.arrays()]
    facts.append(f"weapons: {numbered(vessel, asked.ready(), names)}")
    return Question(names.ship(asked.key), "intercept?", tuple(facts), "12 13 by 3; empty to let it come")


def read_intercept(asked: InterceptFire, text: str) -> InterceptOrders:
    """Return the interception that is meant. Raises Unreadable."""
    vessel = asked.table.by_key[asked.key]
    screens = []
    for words in clauses(text):
        own, by = cut(words, "by")
        if not own or len(by) != 1:
            raise Unreadable(f"weapons, “by” an array were expected, found “{shown(' '.join(words))}”")
        screens.append(Screen(system(vessel, by[0]), tuple(system(vessel, word) for word in own)))
    return InterceptOrders(tuple(screens))
