"""Asking for fire: who waits, who fires at what; typed orders read, and told back with the chances."""

from collections.abc import Iterator, Sequence

from metamaker.games.metaverse.battle.boarding.dialogue import read_loads, typed_loads
from metamaker.games.metaverse.battle.boarding.orders import Boarding, Load
from metamaker.games.metaverse.battle.fire.arms import BEAMS
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire, Muster
from metamaker.games.metaverse.battle.fire.launch_dialogue import line_text, read_launch, typed_launch
from metamaker.games.metaverse.battle.fire.orders import (
    Attack,
    Delay,
    FireOrders,
    Grapple,
    Mode,
    MusterOrders,
    Teleport,
)
from metamaker.games.metaverse.battle.fire.prospects import aims, launches, percent, rated_arrays
from metamaker.games.metaverse.battle.places import SECTION_WORDS
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.squadron import Mission
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.battle.telling.fields import parties
from metamaker.games.metaverse.battle.telling.names import Names, called, labels, sign_of, squadron_signs
from metamaker.games.metaverse.battle.telling.prompt import Prompt, Prompts
from metamaker.games.metaverse.battle.telling.signs import (
    anything,
    clauses,
    cut,
    empty,
    hint,
    number,
    numbered,
    numbers,
    ship,
    shown,
    system,
    whole,
)
from metamaker.games.metaverse.messages import message
from metamaker.play.dialogue import Question, Unreadable

NONE, ALL = "none", "all"

BOARD = "board"


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
            raise Unreadable(message("refusal-read-muster", found=found))
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
    return {ref for group in (orders.attacks, orders.launches) for order in group for ref in order.weapons}


def _with(asked: DeclareFire, orders: FireOrders, words: list[str]) -> FireOrders:
    verb = words[0].lower()
    if verb == "keep":
        return _keeping(asked, orders, words[1:])
    if verb == "launch":
        return orders._replace(launches=(*orders.launches, read_launch(asked.vessel, asked.table, words[1:])))
    if verb == BOARD:
        return orders._replace(boardings=(*orders.boardings, _boarding(asked, words[1:])))
    has_verb = verb in {"teleport", "grapple"}
    before, by = cut(words[1:] if has_verb else words, "by")
    own, at = cut(before, "at")
    if not has_verb:
        at, by = at or _only_target(asked), by or _only_array(asked)
    if not own or len(at) != 1 or not by:
        raise Unreadable(message("refusal-read-fire", found=shown(" ".join(words))))
    aimed, aims = _aimed(asked.table, at[0])
    if verb == ALL:
        refs = _all(asked, orders, aimed)
        own = own[1:]
    else:
        refs = ()
    refs += tuple(system(asked.vessel, word) for word in own)
    if verb == "teleport":
        _ended(by[1:])
        array = system(asked.vessel, by[0])
        return orders._replace(teleports=(*orders.teleports, *(Teleport(ref, array, aimed.key) for ref in refs)))
    if verb == "grapple":
        return orders._replace(grapples=(*orders.grapples, _grapple(asked, refs, aimed.key, by)))
    attack = _attack(asked, refs, aimed.key, by)._replace(squadrons=aims * len(refs))
    return orders._replace(attacks=(*orders.attacks, attack))


def _boarding(asked: DeclareFire, words: Sequence[str]) -> Boarding:
    """Return the parties that are sent: `12 at B1 by 3 with 3 marines of core`. Raises Unreadable."""
    before, some = cut(words, "with")
    before, by = cut(before, "by")
    own, at = cut(before, "at")
    if len(own) != 1 or len(at) != 1 or len(by) != 1:
        raise Unreadable(message("refusal-read-board", found=shown(" ".join(words))))
    aimed, _ = _aimed(asked.table, at[0])
    vessel = asked.vessel
    return Boarding(system(vessel, own[0]), system(vessel, by[0]), aimed.key, read_loads(some))


def _aimed(table: Table, word: str) -> tuple[Vessel | Salvo | Mission, tuple[str, ...]]:
    """Return what fire is aimed at; of a squadron its mission and its key. Raises Unreadable."""
    signs = squadron_signs(table)
    named = next((key for key, sign in signs.items() if word.casefold() in {key, sign.casefold()}), "")
    squadron = table.squadron(named)
    mission = None if squadron is None else table.mission_of(squadron)
    if mission is not None:
        return mission, (named,)
    return anything(table, word), ()


def _only_target(asked: DeclareFire) -> list[str]:
    """Return the one ship that the weapons bear on; nothing where there are more or none."""
    targets = [target.key for target in asked.targets() if asked.weapons(target)]
    return targets if len(targets) == 1 else []


def _only_array(asked: DeclareFire) -> list[str]:
    """Return the one array that is free; nothing where there are more or none."""
    arrays = [array.plan.ref for array in asked.arrays()]
    return arrays if len(arrays) == 1 else []


def _keeping(asked: DeclareFire, orders: FireOrders, words: list[str]) -> FireOrders:
    if not words:
        raise Unreadable(message("refusal-read-keep"))
    if [word.lower() for word in words] == [NONE]:
        return orders
    return orders._replace(kept=orders.kept + tuple(system(asked.vessel, word) for word in words))


def _all(asked: DeclareFire, orders: FireOrders, aimed: Vessel | Salvo | Mission) -> tuple[str, ...]:
    """Return all weapons that bear on a ship, a salvo or a mission and are not named yet."""
    used = _used(orders)
    if isinstance(aimed, Mission):
        bearing = asked.weapons_on(aimed)
    else:
        bearing = asked.weapons(aimed) if isinstance(aimed, Vessel) else asked.weapons_at(aimed)
    return tuple(weapon.plan.ref for weapon in bearing if weapon.plan.ref not in used)


def _attack(asked: DeclareFire, weapons: tuple[str, ...], key: str, by: list[str]) -> Attack:
    """Read `3 volley`, `3 surgical 7`, `3 lent A2`: the array and how it guides. Raises Unreadable."""
    rest, mode, named, lender = by[1:], Mode.SALVO, "", asked.vessel
    while rest:
        word = rest.pop(0).lower()
        if word == "volley" and mode is Mode.SALVO:
            mode = Mode.VOLLEY
        elif word == "surgical" and mode is Mode.SALVO:
            mode, named = Mode.SURGICAL, system(ship(asked.table, key), _next(rest, word, "system"))
        elif word == "lent" and lender is asked.vessel:
            lender = ship(asked.table, _next(rest, word, "ship"))
        else:
            _ended([word, *rest])
    return Attack(system(lender, by[0]), key, weapons, mode, named, lender.key if lender is not asked.vessel else "")


def _grapple(asked: DeclareFire, grapplers: tuple[str, ...], key: str, by: list[str]) -> Grapple:
    """Read `6`, `6 toward 1 -1`, `6 toward 1 -1 itself`: the array, a direction east and north, who is moved."""
    rest, east, north, itself = by[1:], 0, 0, False
    while rest:
        word = rest.pop(0).lower()
        if word == "toward":
            east = _signed(_next(rest, word, "east"))
            north = _signed(_next(rest, word, "north"))
        elif word == "itself":
            itself = True
        else:
            _ended([word, *rest])
    return Grapple(grapplers, system(asked.vessel, by[0]), key, east, north, itself)


def _next(rest: list[str], behind: str, what: str) -> str:
    if not rest:
        raise Unreadable(message("refusal-read-behind", what=what, behind=behind))
    return rest.pop(0)


def _ended(rest: list[str]) -> None:
    """Raises Unreadable if there is anything left."""
    if rest:
        raise Unreadable(message("refusal-read-end", found=shown(" ".join(rest))))


def _signed(word: str) -> int:
    plain = word.replace("−", "-")
    return -whole(plain[1:]) if plain.startswith("-") else whole(plain)


def ask_muster(asked: Muster, names: Names) -> Question:
    """Return the question who waits and who joins; that ships could wait is no reason to ask."""
    signs, idle = labels(asked.table), not asked.followers
    examples = [f"wait {signs[key]} {asked.crew_quality - 1}" for key in asked.ships[:1]]
    examples += [f"join {signs[key]}" for key in list(asked.followers)[:1]]
    return Question(
        names.sides[asked.side],
        names.text("talk-muster-question", quality=asked.crew_quality),
        () if idle else tuple(_who_may(asked, names)),
        hint(asked, read_muster, examples, empty(names, "talk-muster-nobody")),
        names.words["talk-muster-prompt"],
        asked.kind,
        idle,
        weighty=False,
    )


def _who_may(asked: Muster, names: Names) -> Iterator[str]:
    signs = labels(asked.table)
    if asked.ships:
        ships = ", ".join(f"{signs[key]} {names.ship(key)}" for key in asked.ships)
        yield names.text("talk-muster-wait", ships=ships)
    for key, chief in asked.followers.items():
        yield names.text("talk-muster-join", ship=signs[key], name=names.ship(key), commander=signs[chief])


def ask_fire(asked: DeclareFire, names: Names) -> Question:
    """Return the question what a ship fires at; it is idle if nothing bears on anybody."""
    vessel, sign = asked.vessel, labels(asked.table)[asked.key]
    told = (*aims(asked, names), *launches(asked, names))
    beams = [beam for beam in vessel.working(*BEAMS) if beam.fired < asked.table.turn]
    idle = not told and not (beams and any(other.fights and other.side != asked.side for other in asked.table.vessels))
    facts: list[str] = [names.text("talk-fire-nothing-bears", ship=sign)] if idle else [*_guides(asked, names), *told]
    if beams and not idle:
        refs = numbered(vessel, (beam.plan.ref for beam in beams), names)
        facts.append(names.text("talk-fire-beams", systems=refs))
    written = hint(asked, read_fire, _examples(asked), empty(names, "talk-fire-holds"))
    prompt = names.text("talk-fire-prompt", ship=sign)
    return Question(names.ship(asked.key), names.words["talk-fire-question"], tuple(facts), written, prompt, asked.kind, idle)


def _guides(asked: DeclareFire, names: Names) -> Iterator[str]:
    rated = rated_arrays(asked.vessel, asked.arrays(), names)
    yield names.text("talk-fire-arrays", arrays=rated) if rated else names.words["talk-fire-no-arrays"]
    for lender, array in asked.lent():
        yield names.text("talk-fire-lent", array=number(lender, array.plan.ref), ship=labels(asked.table)[lender.key])


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
            yield ALL if _only_target(asked) and _only_array(asked) else f"{ALL} {at}"
            yield f"{' '.join(first)} {at}"
            yield from [f"{' '.join(first)} {at} volley"] * (len(first) > 1)
            named = asked.surgical(target)
            yield from (f"{one} {at} surgical {number(target, system.plan.ref)}" for system in named[:1])
        yield from _examples_at_tokens(asked, by)
        for weapon in asked.launchers()[:1]:
            for vessel_near in asked.table.fighting(1 - asked.side):
                yield f"launch {number(vessel, weapon.plan.ref)} toward {signs[vessel_near.key]} by {by}"
        for beam in vessel.working(*BEAMS)[:1]:
            verb = "grapple" if beam.plan.kind.endswith("grappler") else "teleport"
            for target in asked.targets()[:1]:
                beaming = f"{number(vessel, beam.plan.ref)} at {signs[target.key]} by {by}"
                yield f"{verb} {beaming}"
                yield from [f"{BOARD} {beaming} with {load}" for load in _sample(vessel)] if verb == "teleport" else ()
    for ref in asked.default().kept[:1]:
        yield f"keep {number(vessel, ref)}"


def _sample(vessel: Vessel) -> list[str]:
    """Return one party that could be sent aboard another ship, as it is typed; none if there is none."""
    some = [Load(SECTION_WORDS[number], 1, 0) for number, state in enumerate(vessel.sections) if state.marine_parties]
    some += [Load(SECTION_WORDS[number], 0, 1) for number, state in enumerate(vessel.sections) if state.crew_parties]
    return [typed_loads(some[:1])] if some else []


def _examples_at_tokens(asked: DeclareFire, by: int) -> Iterator[str]:
    """Yield fire of the first weapon that bears on each salvo, and on the first squadron of each mission."""
    vessel, signs, flying = asked.vessel, labels(asked.table), squadron_signs(asked.table)
    for salvo in asked.salvos():
        for weapon in asked.weapons_at(salvo)[:1]:
            yield f"{number(vessel, weapon.plan.ref)} at {sign_of(signs, salvo.key)} by {by}"
    for mission in asked.missions():
        for weapon in asked.weapons_on(mission)[:1]:
            yield f"{number(vessel, weapon.plan.ref)} at {flying[mission.squadrons[0].key]} by {by}"


def muster_outcome(asked: Muster, orders: MusterOrders, names: Names) -> str:
    """Return who waits and who joins in words."""
    signs = labels(asked.table)
    told = [names.text("talk-muster-waits", ship=signs[each.ship], quality=each.crew_quality) for each in orders.delayed]
    for key in orders.joined:
        chief = signs[asked.followers[key]]
        told.append(names.text("talk-muster-joins", ship=signs[key], name=names.ship(key), commander=chief))
    return names.clauses(told) or names.words["talk-muster-nobody"]


def fire_outcome(asked: DeclareFire, orders: FireOrders, names: Names) -> str:
    """Return legal fire orders in words."""
    vessel, signs = asked.vessel, labels(asked.table)
    told = [*_attacks(asked, orders, names), *_launched(asked, orders, names)]
    for teleport in orders.teleports:
        system = numbered(vessel, (teleport.teleporter,), names)
        told.append(names.text("talk-fire-teleports", ship=signs[teleport.target], system=system))
    for boarding in orders.boardings:
        system = numbered(vessel, (boarding.teleporter,), names)
        marines, crew = sum(load.marines for load in boarding.loads), sum(load.crew for load in boarding.loads)
        some = parties(names, marines=marines, crew=crew)
        told.append(names.text("talk-fire-boards", ship=signs[boarding.target], system=system, parties=some))
    for grapple in orders.grapples:
        systems = numbered(vessel, grapple.grapplers, names)
        told.append(names.text("talk-fire-grapples", ship=sign_of(signs, grapple.target), systems=systems))
    told = told or [names.words["talk-fire-holds"]]
    if orders.kept:
        told.append(names.text("talk-fire-keeps", systems=numbered(vessel, orders.kept, names)))
    return names.clauses(told)


def _launched(asked: DeclareFire, orders: FireOrders, names: Names) -> Iterator[str]:
    vessel, signs = asked.vessel, labels(asked.table)
    for order in orders.launches:
        line = line_text(order.direction, order.length, order.contact, names, signs)
        array, weapons = numbered(vessel, (order.array,), names), numbered(vessel, order.weapons, names)
        yield names.text("talk-fire-launches", weapons=weapons, line=line, array=array)


def _attacks(asked: DeclareFire, orders: FireOrders, names: Names) -> Iterator[str]:
    signs = labels(asked.table)
    for attack, aimed in zip(orders.attacks, asked.read(orders).attacks, strict=True):
        yield names.text(
            "talk-fire-attacks",
            ship=sign_of(signs, attack.target),
            name=names.ship(attack.target),
            mode=Mode(attack.mode).value,
            system=names.system(attack.target, attack.system),
            array=numbered(aimed.guide, (attack.array,), names),
            shots=_shots(asked, attack, aimed.array, list(aimed.weapons), names),
        )


def _shots(asked: DeclareFire, attack: Attack, array: System, weapons: list[System], names: Names) -> str:
    if attack.mode == Mode.VOLLEY:
        chance = _chance(asked, attack.target, array, weapons, names)
        return names.text("talk-fire-together", weapons=numbered(asked.vessel, attack.weapons, names), chance=chance)
    chances: dict[str, list[str]] = {}
    for weapon in weapons:
        chances.setdefault(_chance(asked, attack.target, array, [weapon], names), []).append(weapon.plan.ref)
    return ", ".join(
        names.text("talk-fire-chance", count=len(refs), weapons=numbered(asked.vessel, refs, names), chance=chance)
        for chance, refs in chances.items()
    )


def _chance(asked: DeclareFire, key: str, array: System, weapons: list[System], names: Names) -> str:
    salvo = asked.table.salvo(key)
    if salvo is not None:
        return percent(asked.profile_at(array, weapons, salvo), names)
    mission = asked.table.mission(key)
    if mission is not None:
        return percent(asked.profile_on(array, weapons, mission, mission.squadrons[:1]), names)
    return percent(asked.profile(array, weapons, asked.table.by_key[key]), names)


def typed_muster(asked: Muster, orders: MusterOrders) -> str:
    """Return who waits and who joins as a person would type it."""
    signs = labels(asked.table)
    waits = [f"wait {signs[each.ship]} {each.crew_quality}" for each in orders.delayed]
    return "; ".join([*waits, *(f"join {signs[key]}" for key in orders.joined)])


def typed_fire(asked: DeclareFire, orders: FireOrders) -> str:
    """Return fire as a person would type it."""
    vessel, table = asked.vessel, asked.table
    told = [_typed_attack(asked, attack) for attack in orders.attacks]
    told += [
        f"teleport {number(vessel, each.teleporter)} at {called(table, each.target)} by {number(vessel, each.array)}"
        for each in orders.teleports
    ]
    told += [
        f"{BOARD} {number(vessel, each.teleporter)} at {called(table, each.target)} by {number(vessel, each.array)}"
        f" with {typed_loads(each.loads)}"
        for each in orders.boardings
    ]
    for grapple in orders.grapples:
        toward = f" toward {grapple.east} {grapple.north}" if grapple.east or grapple.north else ""
        itself = " itself" if grapple.pulls_itself else ""
        refs = numbers(vessel, grapple.grapplers)
        told.append(f"grapple {refs} at {called(table, grapple.target)} by {number(vessel, grapple.array)}{toward}{itself}")
    told += [typed_launch(vessel, table, order) for order in orders.launches]
    return "; ".join([*told, f"keep {numbers(vessel, orders.kept) or 'none'}"])


def _typed_attack(asked: DeclareFire, attack: Attack) -> str:
    by_key, vessel = asked.table.by_key, asked.vessel
    how = {Mode.SALVO: "", Mode.VOLLEY: " volley", Mode.SURGICAL: " surgical"}[Mode(attack.mode)]
    system = f" {number(by_key[attack.target], attack.system)}" if attack.system else ""
    lent = f" lent {called(asked.table, attack.lender)}" if attack.lender else ""
    array = number(by_key.get(attack.lender, vessel), attack.array)
    at = called(asked.table, attack.squadrons[0] if attack.squadrons else attack.target)
    return f"{numbers(vessel, attack.weapons)} at {at} by {array}{how}{system}{lent}"


PROMPTS: Prompts = {
    Muster: Prompt(ask_muster, read_muster, muster_outcome, typed_muster),
    DeclareFire: Prompt(ask_fire, read_fire, fire_outcome, typed_fire),
}
