"""Asking for fire: who waits, who fires at what, what is intercepted; typed orders read, and told back with the chances."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.fire.arms import BEAMS
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire, InterceptFire, Muster
from metamaker.games.metaverse.battle.fire.orders import (
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
from metamaker.games.metaverse.battle.fire.prospects import aims, percent
from metamaker.games.metaverse.battle.state.vessel import System
from metamaker.games.metaverse.battle.telling.names import Names, labels
from metamaker.games.metaverse.battle.telling.signs import (
    clauses,
    cut,
    hint,
    number,
    numbered,
    numbers,
    ship,
    shown,
    system,
    whole,
)
from metamaker.play.dialogue import Question, Unreadable

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


MUSTER_HELP = (
    "wait A1 2: a ship fires with a later group, of a lower crew quality",
    "join A2: a ship of the squadron fires with its commander",
)
FIRE_HELP = (
    "12 13 at B1 by 3: weapons 12 and 13 fire at B1, guided by array 3, each with a D20 of its own (a salvo)",
    "all at B1 by 3: all weapons that bear on B1 and are not named yet",
    "12 13 at B1 by 3 volley: together, with one D20: all hit or all miss",
    "12 at B1 by 3 surgical 7: one shot at system 7 of B1, in the section that faces you",
    "12 at B1 by 3 lent A2: guided by an array that A2 lends",
    "an array guides fire at one target a turn",
    "keep 17: held back for fire that comes in; what is not named and can intercept is kept anyhow; keep none: nothing is",
    "teleport 18 at B1 by 6;  grapple 19 at B1 by 6 toward 1 -1 (east and north; itself: at equal mass this ship moves)",
)
INTERCEPT_HELP = ("12 13 by 3: weapons 12 and 13, guided by array 3, fire at what comes in",)


def ask_muster(asked: Muster, names: Names) -> Question:
    """Return the question who waits and who joins; that ships could wait is no reason to ask."""
    signs = labels(asked.table)
    facts = [f"could wait: {', '.join(f'{signs[key]} {names.ship(key)}' for key in asked.ships)}"] if asked.ships else []
    facts += [f"{signs[key]} {names.ship(key)} could join {signs[chief]}" for key, chief in asked.followers.items()]
    text, idle = f"group of crew quality {asked.crew_quality}", not asked.followers
    examples = [f"wait {signs[key]} {asked.crew_quality - 1}" for key in asked.ships[:1]]
    examples += [f"join {signs[key]}" for key in list(asked.followers)[:1]]
    written = hint(asked, read_muster, examples, "nobody waits or joins")
    return Question(
        names.sides[asked.side], text, () if idle else tuple(facts), written, "group", asked.kind, idle, weighty=False
    )


def ask_fire(asked: DeclareFire, names: Names) -> Question:
    """Return the question what a ship fires at; it is idle if nothing bears on anybody."""
    vessel, sign = asked.vessel, labels(asked.table)[asked.key]
    told = tuple(aims(asked, names))
    beams = [beam for beam in vessel.working(*BEAMS) if beam.fired < asked.table.turn]
    idle = not told and not (beams and any(other.fights and other.side != asked.side for other in asked.table.vessels))
    facts: tuple[str, ...] = (f"{sign}: no weapon bears on anybody in reach",)
    if not idle:
        facts = (*_guides(asked, names), *told, *([f"beams: {_refs(asked, beams, names)}"] if beams else []))
    written = hint(asked, read_fire, _examples(asked), "holds fire")
    return Question(names.ship(asked.key), "fire", facts, written, f"{sign} fire", asked.kind, idle)


def _refs(asked: DeclareFire, systems: list[System], names: Names) -> str:
    return numbered(asked.vessel, (each.plan.ref for each in systems), names)


def _guides(asked: DeclareFire, names: Names) -> Iterator[str]:
    arrays, vessel = asked.arrays(), asked.vessel
    rated = ", ".join(f"{numbered(vessel, (array.plan.ref,), names)} rating {array.plan.rating}" for array in arrays)
    yield f"arrays, each for one target: {rated or 'none free'}"
    for lender, array in asked.lent():
        yield f"lent: {number(lender, array.plan.ref)} of {labels(asked.table)[lender.key]}"


def _examples(asked: DeclareFire) -> Iterator[str]:
    """Yield an example of each form, with the first weapons that bear on the first target and the best array."""
    vessel, signs = asked.vessel, labels(asked.table)
    arrays = sorted(asked.arrays(), key=lambda array: -array.plan.rating)
    aimed = [(target, weapons) for target in asked.targets() if (weapons := asked.weapons(target))]
    if arrays:
        by = number(vessel, arrays[0].plan.ref)
        for target, weapons in aimed[:1]:
            at = f"at {signs[target.key]} by {by}"
            one, *_ = first = [str(number(vessel, weapon.plan.ref)) for weapon in weapons[:2]]
            yield f"all {at}"
            yield f"{' '.join(first)} {at}"
            yield from [f"{' '.join(first)} {at} volley"] * (len(first) > 1)
            named = asked.surgical(target)
            yield from (f"{one} {at} surgical {number(target, system.plan.ref)}" for system in named[:1])
        for beam in vessel.working(*BEAMS)[:1]:
            verb = "grapple" if beam.plan.kind.endswith("grappler") else "teleport"
            for target in asked.targets()[:1]:
                yield f"{verb} {number(vessel, beam.plan.ref)} at {signs[target.key]} by {by}"
    for ref in asked.default().kept[:1]:
        yield f"keep {number(vessel, ref)}"


def ask_intercept(asked: InterceptFire, names: Names) -> Question:
    """Return the question what is fired at fire that has hit."""
    vessel, signs = asked.table.by_key[asked.key], labels(asked.table)
    facts = [f"coming in: {names.arms(asked.firer, asked.weapons)} of {signs[asked.firer]} {names.ship(asked.firer)}"]
    facts += [f"array {numbered(vessel, (array,), names)}: hits {percent(asked.profile(array))}" for array in asked.arrays()]
    facts += [f"{numbered(vessel, (ref,), names)}{names.profile(vessel.key, ref)}" for ref in asked.ready()]
    idle = not any(asked.profile(array).faces for array in asked.arrays())
    examples = [
        f"{number(vessel, ref)} by {number(vessel, array)}" for ref in asked.ready()[:1] for array in asked.arrays()[:1]
    ]
    written = hint(asked, read_intercept, examples, "lets it come")
    facts = [] if idle else facts
    return Question(
        names.ship(asked.key), "intercept?", tuple(facts), written, f"{signs[asked.key]} intercept", asked.kind, idle
    )


def muster_outcome(asked: Muster, orders: MusterOrders, names: Names) -> str:
    """Return who waits and who joins in words."""
    signs = labels(asked.table)
    told = [f"{signs[each.ship]} waits for crew quality {each.crew_quality}" for each in orders.delayed]
    told += [f"{signs[key]} {names.ship(key)} fires with {signs[asked.followers[key]]}" for key in orders.joined]
    return "; ".join(told) or "nobody waits or joins"


def fire_outcome(asked: DeclareFire, orders: FireOrders, names: Names) -> str:
    """Return legal fire orders in words."""
    vessel, signs = asked.vessel, labels(asked.table)
    told = list(_attacks(asked, orders, names))
    told += [f"teleports to {signs[each.target]} by {numbered(vessel, (each.teleporter,), names)}" for each in orders.teleports]
    told += [f"grapples {signs[each.target]} with {numbered(vessel, each.grapplers, names)}" for each in orders.grapples]
    told = told or ["holds fire"]
    if orders.kept:
        told.append(f"keeps {numbered(vessel, orders.kept, names)} to intercept")
    return "; ".join(told)


def _attacks(asked: DeclareFire, orders: FireOrders, names: Names) -> Iterator[str]:
    signs = labels(asked.table)
    for attack, aimed in zip(orders.attacks, asked.read(orders).attacks, strict=True):
        how = {Mode.SALVO: "", Mode.VOLLEY: ", a volley", Mode.SURGICAL: ", surgical"}[Mode(attack.mode)]
        at = f"{signs[attack.target]} {names.ship(attack.target)}"
        system = f", at {names.system(attack.target, attack.system)}" if attack.system else ""
        shots = _shots(asked, attack, aimed.array, list(aimed.weapons), names)
        yield f"fires at {at}{how}{system} by {numbered(aimed.guide, (attack.array,), names)}: {shots}"


def _shots(asked: DeclareFire, attack: Attack, array: System, weapons: list[System], names: Names) -> str:
    target = asked.table.by_key[attack.target]
    if attack.mode == Mode.VOLLEY:
        chance = percent(asked.profile(array, weapons, target))
        return f"{numbered(asked.vessel, attack.weapons, names)} (together {chance})"
    chances: dict[str, list[str]] = {}
    for weapon in weapons:
        chances.setdefault(percent(asked.profile(array, [weapon], target)), []).append(weapon.plan.ref)
    return ", ".join(
        f"{numbered(asked.vessel, refs, names)} ({chance}{' each' * (len(refs) > 1)})" for chance, refs in chances.items()
    )


def intercept_outcome(asked: InterceptFire, orders: InterceptOrders, names: Names) -> str:
    """Return interceptors in words."""
    vessel = asked.table.by_key[asked.key]
    told = [
        f"fires {numbered(vessel, each.weapons, names)} by {numbered(vessel, (each.array,), names)}"
        f" ({percent(asked.profile(each.array))})"
        for each in orders.screens
    ]
    return "; ".join(told) or "lets it come"


def typed_muster(_asked: Muster, orders: MusterOrders) -> str:
    """Return who waits and who joins as a person would type it."""
    waits = [f"wait {each.ship} {each.crew_quality}" for each in orders.delayed]
    return "; ".join([*waits, *(f"join {key}" for key in orders.joined)])


def typed_fire(asked: DeclareFire, orders: FireOrders) -> str:
    """Return fire as a person would type it."""
    vessel = asked.vessel
    told = [_typed_attack(asked, attack) for attack in orders.attacks]
    told += [
        f"teleport {number(vessel, each.teleporter)} at {each.target} by {number(vessel, each.array)}"
        for each in orders.teleports
    ]
    for grapple in orders.grapples:
        toward = f" toward {grapple.east} {grapple.north}" if grapple.east or grapple.north else ""
        itself = " itself" if grapple.pulls_itself else ""
        refs = numbers(vessel, grapple.grapplers)
        told.append(f"grapple {refs} at {grapple.target} by {number(vessel, grapple.array)}{toward}{itself}")
    return "; ".join([*told, f"keep {numbers(vessel, orders.kept) or 'none'}"])


def _typed_attack(asked: DeclareFire, attack: Attack) -> str:
    by_key, vessel = asked.table.by_key, asked.vessel
    how = {Mode.SALVO: "", Mode.VOLLEY: " volley", Mode.SURGICAL: " surgical"}[Mode(attack.mode)]
    system = f" {number(by_key[attack.target], attack.system)}" if attack.system else ""
    lent = f" lent {attack.lender}" if attack.lender else ""
    array = number(by_key.get(attack.lender, vessel), attack.array)
    return f"{numbers(vessel, attack.weapons)} at {attack.target} by {array}{how}{system}{lent}"


def typed_intercept(asked: InterceptFire, orders: InterceptOrders) -> str:
    """Return interception as a person would type it."""
    vessel = asked.threat.target
    return "; ".join(f"{numbers(vessel, each.weapons)} by {number(vessel, each.array)}" for each in orders.screens)
