"""Prompts for salvos: their moves, their strikes, and fire at them."""

from collections.abc import Iterable, Iterator

from metamaker.games.metaverse.battle.fire.launch_dialogue import AHEAD, ONTO, RIGHT, TOWARD, line, line_text
from metamaker.games.metaverse.battle.fire.prospects import percent
from metamaker.games.metaverse.battle.salvos.decisions import DefendShip, GuideSalvos, StrikeTargets
from metamaker.games.metaverse.battle.salvos.orders import (
    CloseFire,
    Course,
    DefenceOrders,
    GuideOrders,
    Strike,
    StrikeOrders,
)
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.wording.labels import ORDERS, number, numbered
from metamaker.games.metaverse.battle.wording.names import Names, labels, salvo_sign, sign_of
from metamaker.games.metaverse.battle.wording.phrases import apart, decimal, place
from metamaker.games.metaverse.battle.wording.prompt import Prompt, Prompts, hint, question
from metamaker.play.dialogue import Question
from metamaker.play.geometry import Point
from metamaker.play.grammar import Clauses, Context


def _limits(at: Context) -> tuple[Point, int, int]:
    own = at.asked.table.salvo(at.order["salvo"])
    return own.place, own.direction, own.range_cm


COURSES = Clauses(
    GuideOrders,
    "line",
    ORDERS.having(line=line(_limits)),
    courses=(Course, "{salvo:salvo} {direction,length,contact:line}"),
)

STRIKES = Clauses(StrikeOrders, "strike", ORDERS, strikes=(Strike, "{salvo:salvo} at {target:target}"))

DEFENCE = Clauses(DefenceOrders, "defence", ORDERS, shots=(CloseFire, "{weapons:system+} at {salvo:salvo} by {array:system}"))


def ask_guide(asked: GuideSalvos, names: Names) -> Question:
    """Return the question about moves of salvos."""
    signs = labels(asked.table)
    salvos = asked.salvos()
    near = [other for other in asked.table.fighting(1 - asked.side) if not other.cloaked]
    examples = [f"{salvo_sign(signs, each.key)} {way}" for each in salvos[:1] for way in _ways(each, near, signs)]
    facts = [under_way(each, asked.table, names) for each in salvos]
    written = hint(asked, names, COURSES, examples, "guide-stays")
    return question(asked, names, "guide", facts, written, most=asked.most, count=len(salvos))


def _ways(own: Salvo, near: list[Vessel], signs: dict[str, str]) -> Iterator[str]:
    yield from (f"{TOWARD} {signs[other.key]}" for other in near[:1])
    yield f"{AHEAD} {own.range_cm}"
    yield f"{RIGHT} 45 {own.range_cm}"
    yield from (f"{ONTO} {signs[other.key]}" for other in near)


def under_way(own: Salvo, table: Table, names: Names) -> str:
    """Describe a salvo: its weapons, place, movement and age."""
    launcher = table.vessels[own.ship]
    return names.text(
        "talk-salvo",
        sign=salvo_sign(labels(table), own.key),
        weapons=names.arms(launcher.key, [each.ref for each in own.weapons]),
        place=place(own.place.x, own.place.y, names.words),
        direction=f"{decimal(own.direction, names.words)}°",
        range=own.range_cm,
        turn=own.age(table.turn),
        turns=own.turns,
    )


def guide_outcome(asked: GuideSalvos, orders: GuideOrders, names: Names) -> str:
    """Describe moves of salvos."""
    signs = labels(asked.table)
    told = []
    for course in orders.courses:
        own = asked.table.salvo(course.salvo)
        if own is not None:
            line = line_text(course.direction, course.length, course.contact, names, signs)
            told.append(names.text("talk-guide-moves", salvo=salvo_sign(signs, own.key), line=line))
    return names.clauses(told) or names.words["talk-guide-stays"]


def ask_strike(asked: StrikeTargets, names: Names) -> Question:
    """Return the question about strikes of salvos."""
    written = hint(asked, names, STRIKES, _strike_examples(asked, labels(asked.table)), "strike-none")
    return question(asked, names, "strike", _strikes(asked, names), written, most=asked.most, count=len(asked.chances))


def _strike_examples(asked: StrikeTargets, signs: dict[str, str]) -> Iterator[str]:
    for key, chances in asked.chances.items():
        yield from (f"{salvo_sign(signs, key)} at {sign_of(signs, chance.target.key)}" for chance in chances[:1])
        return


def _strikes(asked: StrikeTargets, names: Names) -> Iterator[str]:
    signs = labels(asked.table)
    for key, chances in asked.chances.items():
        own = asked.table.salvo(key)
        if own is None:
            continue
        targets = names.listed(
            names.text(
                "talk-strike-target",
                sign=sign_of(signs, chance.target.key),
                name=names.ship(chance.target.key),
                distance=apart(chance.distance, names.words),
            )
            for chance in chances
        )
        yield f"{under_way(own, asked.table, names)}: {targets}"


def strike_outcome(asked: StrikeTargets, orders: StrikeOrders, names: Names) -> str:
    """Describe strikes."""
    signs = labels(asked.table)
    told = [
        names.text("talk-strike-strikes", salvo=salvo_sign(signs, each.salvo), target=sign_of(signs, each.target))
        for each in orders.strikes
    ]
    return names.clauses(told) or names.words["talk-strike-none"]


def ask_defence(asked: DefendShip, names: Names) -> Question:
    """Return the question about fire of a ship at salvos in contact with it."""
    vessel, signs = asked.vessel, labels(asked.table)
    salvos = [each for key in asked.salvos if (each := asked.table.salvo(key)) is not None]
    examples = [
        f"{number(vessel, weapon.plan.ref)} at {salvo_sign(signs, own.key)} by {number(vessel, array.plan.ref)}"
        for own in salvos[:1]
        for weapon in asked.weapons(own)[:1]
        for array in asked.arrays()[:1]
    ]
    written = hint(asked, names, DEFENCE, examples, "defend-nothing")
    return question(asked, names, "defend", _incoming(asked, salvos, names), written)


def _incoming(asked: DefendShip, salvos: Iterable[Salvo], names: Names) -> Iterator[str]:
    vessel = asked.vessel
    for own in salvos:
        yield under_way(own, asked.table, names)
        weapons = numbered(vessel, [weapon.plan.ref for weapon in asked.weapons(own)], names)
        for array in asked.arrays():
            chance = percent(asked.profile(array, own), names)
            guide = numbered(vessel, (array.plan.ref,), names)
            yield names.text("talk-defend-array", array=guide, weapons=weapons, chance=chance)


def defence_outcome(asked: DefendShip, orders: DefenceOrders, names: Names) -> str:
    """Describe fire at salvos."""
    vessel, signs, told = asked.vessel, labels(asked.table), []
    for shot in orders.shots:
        own = asked.table.salvo(shot.salvo)
        if own is not None:
            weapons, array = numbered(vessel, shot.weapons, names), numbered(vessel, (shot.array,), names)
            chance = percent(asked.profile(vessel.system(shot.array), own), names)
            sign = salvo_sign(signs, own.key)
            told.append(names.text("talk-defend-fires", salvo=sign, weapons=weapons, array=array, chance=chance))
    return names.clauses(told) or names.words["talk-defend-nothing"]


PROMPTS: Prompts = {
    GuideSalvos: Prompt(ask_guide, COURSES, guide_outcome),
    StrikeTargets: Prompt(ask_strike, STRIKES, strike_outcome),
    DefendShip: Prompt(ask_defence, DEFENCE, defence_outcome),
}
