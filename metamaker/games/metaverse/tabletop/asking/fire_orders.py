"""Typed orders of the Starship Combat Step read."""

from metamaker.fighting import Unreadable
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
from metamaker.games.metaverse.tabletop.asking.signs import clauses, cut, ship, shown, system, whole

NONE, ALL = "none", "all"


def read_muster(asked: Muster, text: str) -> MusterOrders:
    """Return who waits and who joins. Raises Unreadable."""
    orders = MusterOrders()
    for verb, *words in clauses(text):
        if verb.lower() == "wait" and len(words) == 2:
            orders = orders._replace(delayed=(*orders.delayed, Delay(ship(asked.table, words[0]).key, whole(words[1]))))
        elif verb.lower() == "join" and words:
            orders = orders._replace(joined=(*orders.joined, *(ship(asked.table, word).key for word in words)))
        else:
            found = shown(" ".join((verb, *words)))
            raise Unreadable(f"“wait”, a ship and a crew quality, or “join” and ships were expected, found “{found}”")
    return orders


def read_fire(asked: DeclareFire, text: str) -> FireOrders:
    """Return the fire that is meant; weapons that are not named and could intercept are kept. Raises Unreadable."""
    orders, chosen = FireOrders(), False
    for words in clauses(text):
        chosen = chosen or words[0].lower() == "keep"
        orders = _with(asked, orders, words)
    if chosen or asked.only:
        return orders
    default: FireOrders = asked.default()
    used = _used(orders)
    return orders._replace(kept=tuple(ref for ref in default.kept if ref not in used))


def _used(orders: FireOrders) -> set[str]:
    return {ref for attack in orders.attacks for ref in attack.weapons}


def _with(asked: DeclareFire, orders: FireOrders, words: list[str]) -> FireOrders:
    verb = words[0].lower()
    if verb == "keep":
        return _keeping(asked, orders, words[1:])
    own, rest = cut(words[1:] if verb in {"teleport", "grapple"} else words, "at")
    at, by = cut(rest, "by")
    if not own or len(at) != 1 or not by:
        raise Unreadable(f"systems, “at” a ship, “by” an array were expected, found “{shown(' '.join(words))}”")
    target = ship(asked.table, at[0])
    if verb == ALL:
        refs = _all(asked, orders, target.key)
        own = own[1:]
    else:
        refs = ()
    refs += tuple(system(asked.vessel, word) for word in own)
    if verb == "teleport":
        _ended(by[1:])
        array = system(asked.vessel, by[0])
        return orders._replace(teleports=(*orders.teleports, *(Teleport(ref, array, target.key) for ref in refs)))
    if verb == "grapple":
        return orders._replace(grapples=(*orders.grapples, _grapple(asked, refs, target.key, by)))
    return orders._replace(attacks=(*orders.attacks, _attack(asked, refs, target.key, by)))


def _keeping(asked: DeclareFire, orders: FireOrders, words: list[str]) -> FireOrders:
    if not words:
        raise Unreadable("the numbers of weapons, or none, were expected behind “keep”")
    if [word.lower() for word in words] == [NONE]:
        return orders
    return orders._replace(kept=orders.kept + tuple(system(asked.vessel, word) for word in words))


def _all(asked: DeclareFire, orders: FireOrders, key: str) -> tuple[str, ...]:
    """Return all weapons that bear on a ship and are not named yet."""
    used = _used(orders)
    bearing = asked.weapons(asked.table.by_key[key])
    return tuple(weapon.plan.ref for weapon in bearing if weapon.plan.ref not in used)


def _attack(asked: DeclareFire, weapons: tuple[str, ...], target: str, by: list[str]) -> Attack:
    """Read `3 volley`, `3 surgical 7`, `3 lent A2`: the array and how it guides. Raises Unreadable."""
    rest, mode, named, lender = by[1:], Mode.SALVO, "", asked.vessel
    while rest:
        word = rest.pop(0).lower()
        if word == "volley" and mode is Mode.SALVO:
            mode = Mode.VOLLEY
        elif word == "surgical" and mode is Mode.SALVO:
            mode, named = Mode.SURGICAL, system(asked.table.by_key[target], _next(rest, word, "a system of the target"))
        elif word == "lent" and lender is asked.vessel:
            lender = ship(asked.table, _next(rest, word, "a ship"))
        else:
            _ended([word, *rest])
    return Attack(system(lender, by[0]), target, weapons, mode, named, lender.key if lender is not asked.vessel else "")


def _grapple(asked: DeclareFire, grapplers: tuple[str, ...], target: str, by: list[str]) -> Grapple:
    """Read `6`, `6 toward 1 -1`, `6 toward 1 -1 itself`: the array, a direction east and north, who is moved."""
    rest, east, north, itself = by[1:], 0, 0, False
    while rest:
        word = rest.pop(0).lower()
        if word == "toward":
            east = _signed(_next(rest, word, "a number, how far east,"))
            north = _signed(_next(rest, word, "a number, how far north,"))
        elif word == "itself":
            itself = True
        else:
            _ended([word, *rest])
    return Grapple(grapplers, system(asked.vessel, by[0]), target, east, north, itself)


def _next(rest: list[str], behind: str, expected: str) -> str:
    if not rest:
        raise Unreadable(f"{expected} was expected behind “{behind}”, found nothing")
    return rest.pop(0)


def _ended(rest: list[str]) -> None:
    """Raises Unreadable if there is anything left."""
    if rest:
        raise Unreadable(f"the end or a “;” was expected, found “{shown(' '.join(rest))}”")


def _signed(word: str) -> int:
    plain = word.replace("−", "-")
    return -whole(plain[1:]) if plain.startswith("-") else whole(plain)


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
