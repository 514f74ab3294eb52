"""Prompts for squadrons: deployment, launch, combination, recovery, growth, missions."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.boarding.dialogue import LOADS
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
from metamaker.games.metaverse.battle.wording.labels import ORDERS, label, mission, number, numbered_system, own, ship, squadron
from metamaker.games.metaverse.battle.wording.names import Names, labels, mission_sign, squadron_signs
from metamaker.games.metaverse.battle.wording.phrases import place
from metamaker.games.metaverse.battle.wording.prompt import Prompt, Prompts, hint, question
from metamaker.play.dialogue import Question
from metamaker.play.geometry import bearing, distance
from metamaker.play.grammar import Clauses, Context, Kind, Mismatch


def squadron_text(table: Table, it: Squadron, names: Names) -> str:
    """Describe a squadron: its label, strength, speed and passengers."""
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
    """Describe a mission: its label, task, squadrons, place and contact."""
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


def _beside(at: Context) -> str:
    """Return the default place of a mission: next to its commanding ship. Raises Mismatch."""
    if not at.order["ship"]:
        raise Mismatch
    led: str = at.order["ship"]
    return led


DEPLOYMENTS = Clauses(
    DeployOrders,
    "deploy",
    ORDERS.having(
        led=ORDERS.kinds["ship"]._replace(absent=lambda _: ""),
        beside=ORDERS.kinds["ship"]._replace(late=True, absent=_beside),
    ),
    deployments=(Deployment, "{task:task} {squadrons:squadron+} [under {ship:led}] [at {at:beside}]"),
)


def ask_deploy(asked: DeploySquadrons, names: Names) -> Question:
    """Return the question about squadrons that begin on the table."""
    table, signs = asked.table, squadron_signs(asked.table)
    some = asked.squadrons()
    ships = [labels(table)[each.key] for each in table.fighting(asked.side)]
    examples = [f"{task} {signs[each.key]} under {at}" for each in some[:1] for task in Task for at in ships[:1]]
    examples += [f"{Task.STRIKE} {' '.join(signs[each.key] for each in some)} at {at}" for at in ships[:1]]
    facts = [squadron_text(table, each, names) for each in some]
    return question(asked, names, "deploy", facts, hint(asked, names, DEPLOYMENTS, examples, "deploy-usual"))


def deploy_outcome(asked: DeploySquadrons, orders: DeployOrders, names: Names) -> str:
    """Describe deployments."""
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


def _bay_squadrons(at: Context, words: list[str]) -> list[str]:
    if words == ["all"]:
        return [each.key for each in at.asked.squadrons()]
    return [squadron(at.asked.table, word, own(at)).key for word in words]


def _way(at: Context, words: list[str]) -> tuple[int, int, str]:
    """Return the free move of a squadron: `toward B2 20`, or `onto A1m1`, a mission of its ship. Raises Unreadable."""
    table, start = at.asked.table, own(at).course.place
    if words[0].lower() == ONTO and len(words) == 2:
        its = mission(table, words[1])
        return bearing(start, its.place), distance(start, its.place), its.key
    return read_line(table, words, start, None, table.squadron(at.order["squadron"]).plan.speed_cm)


SORTIES = Clauses(
    LaunchOrders,
    "sortie",
    ORDERS.having(
        squadrons=Kind(_bay_squadrons, label, "squadron", phrase=True),
        way=Kind(_way, lambda at, way: typed_line(at.asked.table, *way), "line", phrase=True, begins=(TOWARD, ONTO)),
        loads=LOADS,
    ),
    sorties=(Sortie, "{squadron:squadrons&} [{direction,length,contact:way}] [with {loads:loads}]"),
)


def ask_sorties(asked: LaunchSquadrons, names: Names) -> Question:
    """Return the question about launches of a ship."""
    table, vessel = asked.table, asked.vessel
    some = asked.squadrons()
    near = [labels(table)[other.key] for other in table.fighting(1 - asked.side) if not other.cloaked]
    ways = ["", *[f" {TOWARD} {other}" for other in near]]
    examples = [f"f{each.key.rpartition('-')[2]}{way}" for each in some[:1] for way in ways]
    facts = [_in_bay(asked, vessel, each, names) for each in some]
    return question(asked, names, "launch", facts, hint(asked, names, SORTIES, examples[:3], "launch-nothing"))


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
    """Describe launches."""
    signs, ships, told = squadron_signs(asked.table), labels(asked.table), []
    for each in orders.sorties:
        contact = mission_sign(ships, each.contact) if each.contact else ""
        line = line_text(each.direction, each.length, each.contact, names, {each.contact: contact})
        marines, crew = sum(load.marines for load in each.loads), sum(load.crew for load in each.loads)
        told.append(names.text("talk-launch-goes", squadron=signs[each.squadron], line=line, marines=marines, crew=crew))
    return names.clauses(told) or names.words["talk-launch-nothing"]


COMBINATIONS = Clauses(RearmOrders, "end", ORDERS, combinations=(Combination, "{squadrons:own_squadron+}"))


def ask_rearm(asked: RearmSquadrons, names: Names) -> Question:
    """Return the question about combinations of damaged squadrons."""
    groups = asked.groups()
    examples = [" ".join(f"f{each.key.rpartition('-')[2]}" for each in group) for group in groups]
    facts = [squadron_text(asked.table, each, names) for group in groups for each in group]
    return question(asked, names, "rearm", facts, hint(asked, names, COMBINATIONS, examples[:2], "rearm-nothing"))


def rearm_outcome(asked: RearmSquadrons, orders: RearmOrders, names: Names) -> str:
    """Describe combinations."""
    signs = squadron_signs(asked.table)
    told = [
        names.text("talk-rearm-combines", squadrons=names.listed(signs[key] for key in each.squadrons))
        for each in orders.combinations
    ]
    return names.clauses(told) or names.words["talk-rearm-nothing"]


RECOVERIES = Clauses(
    RecoverOrders,
    "recovery",
    ORDERS,
    recoveries=(Recovery, "{squadron:own_squadron&} into {bay:system} [absorbed {absorbed=true}]"),
)


def ask_recover(asked: RecoverSquadrons, names: Names) -> Question:
    """Return the question about recoveries."""
    vessel, signs = asked.vessel, squadron_signs(asked.table)
    some = asked.squadrons()
    examples = [
        f"{signs[each.key]} into {number(vessel, bay.plan.ref)}" for each in some[:1] for bay in bays.working_bays(vessel)
    ]
    facts = (*[squadron_text(asked.table, each, names) for each in some], *_bays(asked, names))
    return question(asked, names, "recover", facts, hint(asked, names, RECOVERIES, examples, "recover-nothing"))


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
    """Describe recoveries."""
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


GROWTHS = Clauses(
    GrowOrders,
    "growth",
    ORDERS.having(id=Kind(lambda _, word: word, lambda _, word: word)),
    growths=(Growth, "{starfighter:id} in {bay:system}"),
)


def ask_growths(asked: GrowSquadrons, names: Names) -> Question:
    """Return the question about squadrons that a hull grows."""
    some = asked.growths()
    examples = [f"{each.starfighter} in {number(asked.vessel, each.bay)}" for each in some[:2]]
    facts = [_growth(asked, each, names) for each in some]
    return question(asked, names, "grow", facts, hint(asked, names, GROWTHS, examples, "grow-nothing"))


def _growth(asked: GrowSquadrons, it: Growth, names: Names) -> str:
    return names.text(
        "talk-grow-grows",
        id=it.starfighter,
        type=asked.vessel.blueprint.squadrons[it.starfighter].name,
        bay=numbered_system(asked.vessel, it.bay, names),
        boxes=asked.cost(it),
    )


def growths_outcome(asked: GrowSquadrons, orders: GrowOrders, names: Names) -> str:
    """Describe growths."""
    return names.clauses(_growth(asked, each, names) for each in orders.growths) or names.words["talk-grow-nothing"]


def _commander(at: Context, word: str = "") -> str:
    """Return the ship that commands a mission: by default that of the mission, or of its first squadron.

    Raises Mismatch if there is neither.
    """
    table, known, some = at.asked.table, at.order.get("mission"), at.order["squadrons"]
    if not known and not some:
        raise Mismatch
    if word:
        return ship(table, word).key
    place = table.mission(known).ship if known else table.squadron(some[0]).carrier
    return "" if place == NOBODY else table.vessels[place].key


MISSIONS = Clauses(
    MissionOrders,
    "formation",
    ORDERS.having(commander=Kind(_commander, label, "ship", late=True, absent=_commander)),
    transfers=(Transfer, "{mission:mission} to {ship:ship}"),
    formations=(Formation, "{task:task} {squadrons:squadron*} [under {ship:commander}] [as {mission:mission}]"),
)


def ask_missions(asked: FormMissions, names: Names) -> Question:
    """Return the question about missions of squadrons."""
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
    written = hint(asked, names, MISSIONS, examples, "missions-usual")
    return question(asked, names, "missions", (*flying, *new, *limits), written, count=len(new))


def missions_outcome(asked: FormMissions, orders: MissionOrders, names: Names) -> str:
    """Describe changes of missions."""
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
    """Yield the labels of the squadrons of a mission after a change."""
    known = table.mission(order.mission)
    if known is not None:
        yield from (signs[each.key] for each in known.squadrons if each.key not in order.squadrons)
    yield from (signs[key] for key in order.squadrons)


PROMPTS: Prompts = {
    DeploySquadrons: Prompt(ask_deploy, DEPLOYMENTS, deploy_outcome),
    LaunchSquadrons: Prompt(ask_sorties, SORTIES, sorties_outcome),
    RearmSquadrons: Prompt(ask_rearm, COMBINATIONS, rearm_outcome),
    RecoverSquadrons: Prompt(ask_recover, RECOVERIES, recover_outcome),
    GrowSquadrons: Prompt(ask_growths, GROWTHS, growths_outcome),
    FormMissions: Prompt(ask_missions, MISSIONS, missions_outcome),
}
