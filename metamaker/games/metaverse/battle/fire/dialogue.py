"""Prompts for fire: delays and joint fire before a group fires, then the fire of each ship with its chances."""

from collections.abc import Iterator, Sequence

from metamaker.games.metaverse.battle.boarding.dialogue import LOADS, typed_loads
from metamaker.games.metaverse.battle.boarding.orders import Boarding, Load
from metamaker.games.metaverse.battle.fire.arms import BEAMS
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire, Muster
from metamaker.games.metaverse.battle.fire.launch_dialogue import line, line_text
from metamaker.games.metaverse.battle.fire.orders import (
    Attack,
    Delay,
    FireOrders,
    Grapple,
    Launch,
    Mode,
    MusterOrders,
    Teleport,
)
from metamaker.games.metaverse.battle.fire.prospects import aims, launches, percent, rated_arrays
from metamaker.games.metaverse.battle.places import SECTION_WORDS
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.squadron import Mission
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.battle.wording.fields import parties
from metamaker.games.metaverse.battle.wording.labels import (
    ORDERS,
    anything,
    clauses,
    label,
    number,
    numbered,
    numbers,
    own,
    ship,
    system,
    whole,
)
from metamaker.games.metaverse.battle.wording.names import Names, called, labels, sign_of, squadron_signs
from metamaker.games.metaverse.battle.wording.prompt import Prompt, Prompts, hint, question
from metamaker.play.dialogue import Question
from metamaker.play.geometry import Point
from metamaker.play.grammar import ByHand, Clauses, Context, Kind, Mismatch, constant

NONE, ALL = "none", "all"

MUSTER = Clauses(
    MusterOrders, "muster", ORDERS, delayed=(Delay, "wait {ship:ship} {crew_quality:number}"), joined="join {joined:ship+}"
)


def _aimed(table: Table, word: str) -> tuple[str, str]:
    """Return the key of a target; for a squadron on a mission the mission and the squadron. Raises Unreadable."""
    signs = squadron_signs(table)
    named = next((key for key, sign in signs.items() if word.casefold() in {key, sign.casefold()}), "")
    squadron = table.squadron(named)
    mission = None if squadron is None else table.mission_of(squadron)
    return (anything(table, word).key, "") if mission is None else (mission.key, named)


def _only_target(at: Context) -> tuple[str, str]:
    """Return the only ship that weapons bear on. Raises Mismatch if there are more or none."""
    targets = [target.key for target in at.asked.targets() if at.asked.weapons(target)]
    if len(targets) != 1:
        raise Mismatch
    return targets[0], ""


def _only_array(at: Context) -> str:
    """Return the only free array. Raises Mismatch if there are more or none."""
    arrays: list[str] = [array.plan.ref for array in at.asked.arrays()]
    if len(arrays) != 1:
        raise Mismatch
    return arrays[0]


def _weapons(at: Context, words: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return weapons and the target squadron of each; `all` means every unused weapon that bears."""
    is_all = words[0].lower() == ALL
    refs = (*(_bearing(at) if is_all else ()), *(system(own(at), word) for word in words[is_all:]))
    return refs, (at.order["named"],) * len(refs) if at.order["named"] else ()


def _bearing(at: Context) -> tuple[str, ...]:
    used = {ref for field in ("attacks", "launches") for order in at.earlier[field] for ref in order.weapons}
    aimed = anything(at.asked.table, at.order["target"])
    if isinstance(aimed, Mission):
        bearing = at.asked.weapons_on(aimed)
    else:
        bearing = at.asked.weapons(aimed) if isinstance(aimed, Vessel) else at.asked.weapons_at(aimed)
    return tuple(weapon.plan.ref for weapon in bearing if weapon.plan.ref not in used)


def _guiding(at: Context) -> Vessel:
    """Return the ship that guides the fire with its array."""
    lender = at.order.get("lender")
    return at.asked.table.by_key[lender] if lender else own(at)


def _launch_limits(at: Context) -> tuple[Point, None, int]:
    vessel = own(at)
    plans = [vessel.system(ref).plan.weapon for ref in at.order["weapons"]]
    return vessel.course.place, None, min([plan.range_cm for plan in plans if plan is not None], default=0)


def _signed(word: str) -> int:
    plain = word.replace("−", "-")
    return -whole(plain[1:]) if plain.startswith("-") else whole(plain)


def _lender(at: Context, word: str) -> str:
    lender = ship(at.asked.table, word)
    return "" if lender is own(at) else lender.key


def _kept(at: Context, words: Sequence[str]) -> tuple[str, ...]:
    return () if [word.lower() for word in words] == [NONE] else tuple(system(own(at), word) for word in words)


_FIRE = ORDERS.having(
    aim=Kind(
        lambda at, word: _aimed(at.asked.table, word),
        lambda at, aim: called(at.asked.table, (*at.order["squadrons"], aim[0])[0]),
        "target",
        absent=_only_target,
    ),
    aimed=Kind(lambda at, word: _aimed(at.asked.table, word)[0], label, "target"),
    weapons=Kind(_weapons, lambda at, weapons: numbers(own(at), weapons[0]), "system", phrase=True, late=True),
    guide=Kind(
        lambda at, word: system(_guiding(at), word),
        lambda at, ref: str(number(_guiding(at), ref)),
        "system",
        late=True,
        absent=_only_array,
    ),
    volley=constant(Mode.VOLLEY),
    surgical=constant(Mode.SURGICAL),
    lender=Kind(_lender, label, "ship"),
    way=Kind(lambda _, word: _signed(word), lambda _, value: str(value), "number"),
    line=line(_launch_limits),
    loads=LOADS,
    kept=Kind(_kept, lambda at, refs: numbers(own(at), refs) or NONE, "weapons", phrase=True),
)

_ORDERS = Clauses(
    FireOrders,
    "fire",
    _FIRE,
    attacks=(
        Attack,
        "{weapons,squadrons:weapons} [at {target,named:aim}] [by {array:guide}]"
        " [volley {mode=volley}|surgical {mode=surgical} {system:target_system}] [lent {lender:lender}]",
    ),
    teleports=(Teleport, "teleport {teleporter:system&} at {target:aimed} by {array:system}"),
    boardings=(Boarding, "board {teleporter:system} at {target:aimed} by {array:system} with {loads:loads}"),
    grapples=(
        Grapple,
        "grapple {grapplers:system+} at {target:aimed} by {array:system}"
        " [toward {east:way} {north:way}] [itself {pulls_itself=true}]",
    ),
    launches=(Launch, "launch {weapons:system+} {direction,length,contact:line} by {array:system}"),
    kept="keep {kept:kept}",
)


def _read_fire(asked: DeclareFire, text: str) -> FireOrders:
    """Return the typed fire orders; interceptors without orders are kept. Raises Unreadable."""
    orders: FireOrders = _ORDERS.read(asked, text)
    if asked.only or any(words[0].lower() == "keep" for words in clauses(text)):
        return orders
    used = {ref for group in (orders.attacks, orders.launches) for order in group for ref in order.weapons}
    return orders._replace(kept=tuple(ref for ref in asked.default().kept if ref not in used))


FIRE = ByHand(_read_fire, _ORDERS.write)


def ask_muster(asked: Muster, names: Names) -> Question:
    """Return the question about delays and joint fire; it is idle if no ship could join, even if some could wait."""
    signs, idle = labels(asked.table), not asked.followers
    examples = [f"wait {signs[key]} {asked.crew_quality - 1}" for key in asked.ships[:1]]
    examples += [f"join {signs[key]}" for key in list(asked.followers)[:1]]
    return question(
        asked,
        names,
        "muster",
        () if idle else _who_may(asked, names),
        hint(asked, names, MUSTER, examples, "muster-nobody"),
        idle=idle,
        weighty=False,
        quality=asked.crew_quality,
    )


def _who_may(asked: Muster, names: Names) -> Iterator[str]:
    signs = labels(asked.table)
    if asked.ships:
        ships = ", ".join(f"{signs[key]} {names.ship(key)}" for key in asked.ships)
        yield names.text("talk-muster-wait", ships=ships)
    for key, chief in asked.followers.items():
        yield names.text("talk-muster-join", ship=signs[key], name=names.ship(key), commander=signs[chief])


def ask_fire(asked: DeclareFire, names: Names) -> Question:
    """Return the question about the fire of a ship; it is idle if no weapon bears on a target."""
    vessel, sign = asked.vessel, labels(asked.table)[asked.key]
    told = (*aims(asked, names), *launches(asked, names))
    beams = [beam for beam in vessel.working(*BEAMS) if beam.fired < asked.table.turn]
    idle = not told and not (beams and any(other.fights and other.side != asked.side for other in asked.table.vessels))
    facts: list[str] = [names.text("talk-fire-nothing-bears", ship=sign)] if idle else [*_guides(asked, names), *told]
    if beams and not idle:
        refs = numbered(vessel, (beam.plan.ref for beam in beams), names)
        facts.append(names.text("talk-fire-beams", systems=refs))
    return question(asked, names, "fire", facts, hint(asked, names, FIRE, _examples(asked), "fire-holds"), idle=idle)


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
            yield ALL if len(aimed) == len(arrays) == 1 else f"{ALL} {at}"
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
                yield from [f"board {beaming} with {load}" for load in _sample(vessel)] if verb == "teleport" else ()
    for ref in asked.default().kept[:1]:
        yield f"keep {number(vessel, ref)}"


def _sample(vessel: Vessel) -> list[str]:
    """Return one party that can be sent aboard another ship, as typed; empty if there is none."""
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
    """Describe delays and joint fire."""
    signs = labels(asked.table)
    told = [names.text("talk-muster-waits", ship=signs[each.ship], quality=each.crew_quality) for each in orders.delayed]
    for key in orders.joined:
        chief = signs[asked.followers[key]]
        told.append(names.text("talk-muster-joins", ship=signs[key], name=names.ship(key), commander=chief))
    return names.clauses(told) or names.words["talk-muster-nobody"]


def fire_outcome(asked: DeclareFire, orders: FireOrders, names: Names) -> str:
    """Describe legal fire orders."""
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


PROMPTS: Prompts = {
    Muster: Prompt(ask_muster, MUSTER, muster_outcome),
    DeclareFire: Prompt(ask_fire, FIRE, fire_outcome),
}
