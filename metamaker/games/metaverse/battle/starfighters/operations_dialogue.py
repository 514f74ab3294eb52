"""Asking about squadrons deployed, launched, combined, taken in, formed into missions; typed orders read, and told back."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.boarding.dialogue import read_loads, typed_loads
from metamaker.games.metaverse.battle.boarding.orders import Load
from metamaker.games.metaverse.battle.fire.launch_dialogue import ONTO, TOWARD, line_text, read_line, typed_line
from metamaker.games.metaverse.battle.starfighters import bays
from metamaker.games.metaverse.battle.starfighters.decisions import (
    DeploySquadrons,
    FormMissions,
    GrowSquadrons,
    LaunchSquadrons,
    RearmSquadrons,
    RecoverSquadrons,
)
from metamaker.games.metaverse.battle.starfighters.missions import command_limit, needs_roll
from metamaker.games.metaverse.battle.starfighters.orders import (
    Combination,
    Deployment,
    DeployOrders,
    Formation,
    GrowOrders,
    Growth,
    LaunchOrders,
    MissionOrders,
    RearmOrders,
    RecoverOrders,
    Recovery,
    Sortie,
    Transfer,
)
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.squadron import Mission, Squadron, Task
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Vessel
from metamaker.games.metaverse.battle.telling.names import Names, called, labels, mission_sign, squadron_signs
from metamaker.games.metaverse.battle.telling.phrases import place
from metamaker.games.metaverse.battle.telling.prompt import Prompt, Prompts
from metamaker.games.metaverse.battle.telling.signs import (
    clauses,
    cut,
    empty,
    hint,
    mission,
    number,
    numbered_system,
    one_of,
    ship,
    shown,
    squadron,
    system,
)
from metamaker.games.metaverse.messages import message
from metamaker.play.dialogue import Question, Unreadable
from metamaker.play.plane import bearing, distance

UNDER, AT, AS, TO, INTO, IN, ABSORBED, WITH, OF = "under", "at", "as", "to", "into", "in", "absorbed", "with", "of"


def squadron_text(table: Table, it: Squadron, names: Names) -> str:
    """Return a squadron with its sign, strength, speed and passengers."""
    return names.text(
        "talk-squadron",
        sign=squadron_signs(table)[it.key],
        type=it.plan.name,
        strength=it.strength,
        full=it.plan.strength,
        speed=it.plan.speed_cm,
        marines=it.marines,
        crew=it.crew,
    )


def mission_text(table: Table, it: Mission, names: Names) -> str:
    """Return a mission with its sign, task, squadrons, place and what it is in contact with."""
    signs = squadron_signs(table)
    return names.text(
        "talk-mission",
        sign=mission_sign(labels(table), it.key),
        task=names.word("task", it.task.value),
        squadrons=names.listed(f"{signs[each.key]} {each.plan.name} {each.strength}" for each in it.squadrons),
        place=place(it.place.x, it.place.y, names.words),
        speed=it.speed_cm,
        onto="yes" if it.contact else "no",
        contact=names.ship(it.contact),
    )


def read_deploy(asked: DeploySquadrons, text: str) -> DeployOrders:
    """Return what is meant by `strike Af1 Af2 at A1; cap A1f1 under A1`. Raises Unreadable."""
    table, found = asked.table, list[Deployment]()
    for words in clauses(text):
        rest, at = cut(words, AT)
        rest, under = cut(rest, UNDER)
        if len(rest) < 2 or len(at) > 1 or len(under) > 1 or not (at or under):
            raise Unreadable(message("refusal-read-deploy", found=shown(" ".join(words))))
        led = ship(table, under[0]).key if under else ""
        keys = tuple([squadron(table, word).key for word in rest[1:]])
        found.append(Deployment(keys, one_of(Task, rest[0]), led, ship(table, at[0]).key if at else led))
    return DeployOrders(tuple(found))


def ask_deploy(asked: DeploySquadrons, names: Names) -> Question:
    """Return the question what begins on the table."""
    table, signs = asked.table, squadron_signs(asked.table)
    some = asked.squadrons()
    ships = [labels(table)[each.key] for each in table.fighting(asked.side)]
    examples = [f"{task} {signs[each.key]} {UNDER} {at}" for each in some[:1] for task in Task for at in ships[:1]]
    examples += [f"{Task.STRIKE} {' '.join(signs[each.key] for each in some)} {AT} {at}" for at in ships[:1]]
    return Question(
        names.sides[asked.side],
        names.words["talk-deploy-question"],
        tuple([squadron_text(table, each, names) for each in some]),
        hint(asked, read_deploy, examples, empty(names, "talk-deploy-usual")),
        names.words["talk-deploy-prompt"],
        asked.kind,
    )


def deploy_outcome(asked: DeploySquadrons, orders: DeployOrders, names: Names) -> str:
    """Return deployments in words."""
    signs = squadron_signs(asked.table)
    told = [
        names.text(
            "talk-deploy-begins",
            task=names.word("task", each.task.value),
            squadrons=names.listed(signs[key] for key in each.squadrons),
            ship=names.ship(each.at),
            led="yes" if each.ship else "no",
        )
        for each in orders.deployments
    ]
    return names.clauses(told) or names.words["talk-deploy-none"]


def typed_deploy(asked: DeploySquadrons, orders: DeployOrders) -> str:
    """Return deployments as a person would type them."""
    flying, ships = squadron_signs(asked.table), labels(asked.table)
    return "; ".join(
        f"{each.task} {' '.join(flying[key] for key in each.squadrons)}"
        f"{f' {UNDER} {ships[each.ship]}' if each.ship else ''} {AT} {ships[each.at]}"
        for each in orders.deployments
    )


def read_sorties(asked: LaunchSquadrons, text: str) -> LaunchOrders:
    """Return the launches that are meant: `f1 f2 toward B2 20; f3 onto A1m1; f4 with 3 marines of core`. Raises Unreadable."""
    found: list[Sortie] = []
    for words in clauses(text):
        rest, load = cut(words, WITH)
        at = next((number for number, word in enumerate(rest) if word.lower() in {TOWARD, ONTO}), len(rest))
        if not at:
            raise Unreadable(message("refusal-read-sortie", found=shown(" ".join(words))))
        loads = read_loads(load) if load else ()
        named = asked.squadrons() if rest[:at] == ["all"] else [squadron(asked.table, each, asked.vessel) for each in rest[:at]]
        found += [_sortie(asked, each, rest[at:], loads) for each in named]
    return LaunchOrders(tuple(found))


def _sortie(asked: LaunchSquadrons, it: Squadron, way: list[str], loads: tuple[Load, ...]) -> Sortie:
    start = asked.vessel.course.place
    if not way:
        return Sortie(it.key, loads=loads)
    if way[0].lower() == ONTO and len(way) == 2:
        its = mission(asked.table, way[1])
        return Sortie(it.key, bearing(start, its.place), distance(start, its.place), its.key, loads)
    direction, length, _ = read_line(asked.table, way, start, None, it.plan.speed_cm)
    return Sortie(it.key, direction, length, "", loads)


def ask_sorties(asked: LaunchSquadrons, names: Names) -> Question:
    """Return the question which squadrons a ship launches."""
    table, vessel = asked.table, asked.vessel
    some = asked.squadrons()
    near = [labels(table)[other.key] for other in table.fighting(1 - asked.side) if not other.cloaked]
    ways = ["", *[f" {TOWARD} {other}" for other in near]]
    examples = [f"f{each.key.rpartition('-')[2]}{way}" for each in some[:1] for way in ways]
    return Question(
        names.ship(asked.key),
        names.words["talk-launch-question"],
        tuple([_in_bay(asked, vessel, each, names) for each in some]),
        hint(asked, read_sorties, examples[:3], empty(names, "talk-launch-nothing")),
        names.text("talk-launch-prompt", ship=labels(table)[asked.key]),
        asked.kind,
    )


def _in_bay(asked: LaunchSquadrons, vessel: Vessel, it: Squadron, names: Names) -> str:
    bay = vessel.systems[it.bay]
    return names.text(
        "talk-launch-bay",
        squadron=squadron_text(asked.table, it, names),
        bay=numbered_system(vessel, bay.plan.ref, names),
        most=bays.free_traffic(vessel, bay, asked.traffic),
        free="yes" if bays.leaves_outboard(vessel, it) else "no",
    )


def sorties_outcome(asked: LaunchSquadrons, orders: LaunchOrders, names: Names) -> str:
    """Return launches in words."""
    signs, ships, told = squadron_signs(asked.table), labels(asked.table), []
    for each in orders.sorties:
        contact = mission_sign(ships, each.contact) if each.contact else ""
        line = line_text(each.direction, each.length, each.contact, names, {each.contact: contact})
        marines, crew = sum(load.marines for load in each.loads), sum(load.crew for load in each.loads)
        told.append(names.text("talk-launch-goes", squadron=signs[each.squadron], line=line, marines=marines, crew=crew))
    return names.clauses(told) or names.words["talk-launch-nothing"]


def typed_sorties(asked: LaunchSquadrons, orders: LaunchOrders) -> str:
    """Return launches as a person would type them."""
    return "; ".join(_typed_sortie(asked.table, each) for each in orders.sorties)


def _typed_sortie(table: Table, order: Sortie) -> str:
    way = f" {typed_line(table, order.direction, order.length, order.contact)}" if any(order[1:4]) else ""
    loads = typed_loads(order.loads)
    return f"{called(table, order.squadron)}{way}{f' {WITH} {loads}' if loads else ''}"


def read_rearm(asked: RearmSquadrons, text: str) -> RearmOrders:
    """Return the combinations that are meant: `f1 f2; f3 f4 f5`. Raises Unreadable."""
    return RearmOrders(
        tuple(
            [Combination(tuple([squadron(asked.table, word, asked.vessel).key for word in words])) for words in clauses(text)]
        )
    )


def ask_rearm(asked: RearmSquadrons, names: Names) -> Question:
    """Return the question which damaged squadrons are combined."""
    groups = asked.groups()
    examples = [" ".join(f"f{each.key.rpartition('-')[2]}" for each in group) for group in groups]
    return Question(
        names.ship(asked.key),
        names.words["talk-rearm-question"],
        tuple([squadron_text(asked.table, each, names) for group in groups for each in group]),
        hint(asked, read_rearm, examples[:2], empty(names, "talk-rearm-nothing")),
        names.text("talk-rearm-prompt", ship=labels(asked.table)[asked.key]),
        asked.kind,
    )


def rearm_outcome(asked: RearmSquadrons, orders: RearmOrders, names: Names) -> str:
    """Return combinations in words."""
    signs = squadron_signs(asked.table)
    told = [
        names.text("talk-rearm-combines", squadrons=names.listed(signs[key] for key in each.squadrons))
        for each in orders.combinations
    ]
    return names.clauses(told) or names.words["talk-rearm-nothing"]


def typed_rearm(asked: RearmSquadrons, orders: RearmOrders) -> str:
    """Return combinations as a person would type them."""
    signs = squadron_signs(asked.table)
    return "; ".join(" ".join(signs[key] for key in each.squadrons) for each in orders.combinations)


def read_recover(asked: RecoverSquadrons, text: str) -> RecoverOrders:
    """Return the recoveries that are meant: `f1 f2 into 12; f3 into 12 absorbed`. Raises Unreadable."""
    found: list[Recovery] = []
    for words in clauses(text):
        own, into = cut(words, INTO)
        if not own or len(into) not in {1, 2} or (len(into) == 2 and into[1].lower() != ABSORBED):
            raise Unreadable(message("refusal-read-recovery", found=shown(" ".join(words))))
        bay = system(asked.vessel, into[0])
        found += [Recovery(squadron(asked.table, word, asked.vessel).key, bay, len(into) == 2) for word in own]
    return RecoverOrders(tuple(found))


def ask_recover(asked: RecoverSquadrons, names: Names) -> Question:
    """Return the question which squadrons are taken in."""
    vessel, signs = asked.vessel, squadron_signs(asked.table)
    some = asked.squadrons()
    examples = [
        f"{signs[each.key]} {INTO} {number(vessel, bay.plan.ref)}" for each in some[:1] for bay in bays.working_bays(vessel)
    ]
    return Question(
        names.ship(asked.key),
        names.words["talk-recover-question"],
        (*[squadron_text(asked.table, each, names) for each in some], *_bays(asked, names)),
        hint(asked, read_recover, examples, empty(names, "talk-recover-nothing")),
        names.text("talk-recover-prompt", ship=labels(asked.table)[asked.key]),
        asked.kind,
    )


def _bays(asked: RecoverSquadrons, names: Names) -> Iterator[str]:
    vessel = asked.vessel
    for bay in bays.working_bays(vessel):
        plan = bays.bay_plan(vessel, bay.plan.number)
        yield names.text(
            "talk-recover-bay",
            bay=numbered_system(vessel, bay.plan.ref, names),
            most=bays.free_traffic(vessel, bay, asked.traffic),
            room=plan.carry - bays.held(asked.table, vessel, bay.plan.number),
        )


def recover_outcome(asked: RecoverSquadrons, orders: RecoverOrders, names: Names) -> str:
    """Return recoveries in words."""
    signs = squadron_signs(asked.table)
    told = [
        names.text(
            "talk-recover-takes",
            squadron=signs[each.squadron],
            bay=numbered_system(asked.vessel, each.bay, names),
            absorbed="yes" if each.absorbed else "no",
        )
        for each in orders.recoveries
    ]
    return names.clauses(told) or names.words["talk-recover-nothing"]


def typed_recover(asked: RecoverSquadrons, orders: RecoverOrders) -> str:
    """Return recoveries as a person would type them."""
    return "; ".join(
        f"{called(asked.table, each.squadron)} {INTO} {number(asked.vessel, each.bay)}{f' {ABSORBED}' if each.absorbed else ''}"
        for each in orders.recoveries
    )


def read_growths(asked: GrowSquadrons, text: str) -> GrowOrders:
    """Return the growths that are meant: `petal in 12; petal in 12`. Raises Unreadable."""
    found: list[Growth] = []
    for words in clauses(text):
        kind, bay = cut(words, IN)
        if len(kind) != 1 or len(bay) != 1:
            raise Unreadable(message("refusal-read-growth", found=shown(" ".join(words))))
        found.append(Growth(system(asked.vessel, bay[0]), kind[0]))
    return GrowOrders(tuple(found))


def ask_growths(asked: GrowSquadrons, names: Names) -> Question:
    """Return the question which squadrons a hull grows."""
    vessel, some = asked.vessel, asked.growths()
    examples = [f"{each.starfighter} {IN} {number(vessel, each.bay)}" for each in some[:2]]
    return Question(
        names.ship(asked.key),
        names.words["talk-grow-question"],
        tuple([_growth(asked, each, names) for each in some]),
        hint(asked, read_growths, examples, empty(names, "talk-grow-nothing")),
        names.text("talk-grow-prompt", ship=labels(asked.table)[asked.key]),
        asked.kind,
    )


def _growth(asked: GrowSquadrons, it: Growth, names: Names) -> str:
    return names.text(
        "talk-grow-grows",
        id=it.starfighter,
        type=asked.vessel.blueprint.squadrons[it.starfighter].name,
        bay=numbered_system(asked.vessel, it.bay, names),
        boxes=asked.cost(it),
    )


def growths_outcome(asked: GrowSquadrons, orders: GrowOrders, names: Names) -> str:
    """Return growths in words."""
    return names.clauses(_growth(asked, each, names) for each in orders.growths) or names.words["talk-grow-nothing"]


def typed_growths(asked: GrowSquadrons, orders: GrowOrders) -> str:
    """Return growths as a person would type them."""
    return "; ".join(f"{each.starfighter} {IN} {number(asked.vessel, each.bay)}" for each in orders.growths)


def read_missions(asked: FormMissions, text: str) -> MissionOrders:
    """Return the changes that are meant: `strike A1f1 A1f2; cap A1f3 under A1; strike A1f4 as A1m1; A1m2 to A2`.

    A mission that goes on need not name the squadrons that it has. Raises Unreadable.
    """
    table = asked.table
    transfers: list[Transfer] = []
    formations: list[Formation] = []
    for words in clauses(text):
        own, to = cut(words, TO)
        if len(own) == 1 and len(to) == 1:
            transfers.append(Transfer(mission(table, own[0]).key, ship(table, to[0]).key))
            continue
        formations.append(_read_formation(table, words))
    return MissionOrders(tuple(transfers), tuple(formations))


def _read_formation(table: Table, words: list[str]) -> Formation:
    rest, known = cut(words, AS)
    rest, under = cut(rest, UNDER)
    if not rest or len(under) > 1 or len(known) > 1 or (len(rest) < 2 and not known):
        raise Unreadable(message("refusal-read-formation", found=shown(" ".join(words))))
    task = one_of(Task, rest[0])
    some = [squadron(table, word) for word in rest[1:]]
    its = mission(table, known[0]) if known else None
    if under:
        led = ship(table, under[0]).key
    else:
        number_of = some[0].carrier if its is None else its.ship
        led = "" if number_of == NOBODY else table.vessels[number_of].key
    return Formation(task, tuple([each.key for each in some]), led, "" if its is None else its.key)


def ask_missions(asked: FormMissions, names: Names) -> Question:
    """Return the question how squadrons are formed into missions."""
    table, signs = asked.table, squadron_signs(asked.table)
    flying = [mission_text(table, each, names) for each in table.missions_of(asked.side)]
    new = [squadron_text(table, each, names) for each in asked.loose()]
    limits = [
        names.text("talk-missions-command", ship=labels(table)[each.key], most=command_limit(each))
        for each in table.fighting(asked.side)
        if command_limit(each)
    ]
    examples = [f"{task} {signs[each.key]}" for each in asked.loose()[:1] for task in Task]
    examples += [f"{Task.STRIKE} {' '.join(signs[each.key] for each in asked.loose())}"] if len(asked.loose()) > 1 else []
    return Question(
        names.sides[asked.side],
        names.text("talk-missions-question", count=len(new)),
        (*flying, *new, *limits),
        hint(asked, read_missions, examples, empty(names, "talk-missions-usual")),
        names.words["talk-missions-prompt"],
        asked.kind,
    )


def missions_outcome(asked: FormMissions, orders: MissionOrders, names: Names) -> str:
    """Return changes of missions in words."""
    table, signs, ships = asked.table, squadron_signs(asked.table), labels(asked.table)
    told = [
        names.text("talk-missions-hands", mission=mission_sign(ships, each.mission), ship=ships.get(each.ship, each.ship))
        for each in orders.transfers
    ]
    told += [
        names.text(
            "talk-missions-forms",
            task=names.word("task", each.task.value),
            squadrons=names.listed(_members(table, each, signs)),
            ship=ships.get(each.ship, each.ship),
            rolled="yes" if needs_roll(table, each) else "no",
        )
        for each in orders.formations
    ]
    return names.clauses(told) or names.words["talk-missions-none"]


def _members(table: Table, order: Formation, signs: dict[str, str]) -> Iterator[str]:
    """Yield the signs of the squadrons of a mission as it is to be."""
    known = table.mission(order.mission)
    if known is not None:
        yield from (signs[each.key] for each in known.squadrons if each.key not in order.squadrons)
    yield from (signs[key] for key in order.squadrons)


def typed_missions(asked: FormMissions, orders: MissionOrders) -> str:
    """Return changes of missions as a person would type them."""
    signs, ships = squadron_signs(asked.table), labels(asked.table)
    told = [f"{mission_sign(ships, each.mission)} {TO} {ships[each.ship]}" for each in orders.transfers]
    told += [
        " ".join(
            [
                each.task,
                *(signs[key] for key in each.squadrons),
                *([UNDER, ships[each.ship]] if each.ship else []),
                *([AS, mission_sign(ships, each.mission)] if each.mission else []),
            ]
        )
        for each in orders.formations
    ]
    return "; ".join(told)


PROMPTS: Prompts = {
    DeploySquadrons: Prompt(ask_deploy, read_deploy, deploy_outcome, typed_deploy),
    LaunchSquadrons: Prompt(ask_sorties, read_sorties, sorties_outcome, typed_sorties),
    RearmSquadrons: Prompt(ask_rearm, read_rearm, rearm_outcome, typed_rearm),
    RecoverSquadrons: Prompt(ask_recover, read_recover, recover_outcome, typed_recover),
    GrowSquadrons: Prompt(ask_growths, read_growths, growths_outcome, typed_growths),
    FormMissions: Prompt(ask_missions, read_missions, missions_outcome, typed_missions),
}
