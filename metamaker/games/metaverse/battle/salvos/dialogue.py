"""Asking about salvos: where they go, what they strike, what is fired at them; typed orders read, and told back."""

from collections.abc import Iterable, Iterator

from metamaker.games.metaverse.battle.fire.launch_dialogue import AHEAD, ONTO, RIGHT, TOWARD, line_text, read_line, typed_line
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
from metamaker.games.metaverse.battle.telling.names import Names, called, labels, salvo_sign, sign_of
from metamaker.games.metaverse.battle.telling.phrases import apart, decimal, place
from metamaker.games.metaverse.battle.telling.prompt import Prompt, Prompts
from metamaker.games.metaverse.battle.telling.signs import (
    clauses,
    cut,
    empty,
    hint,
    number,
    numbered,
    numbers,
    salvo,
    shown,
    system,
    target,
)
from metamaker.games.metaverse.messages import message
from metamaker.play.dialogue import Question, Unreadable


def read_guide(asked: GuideSalvos, text: str) -> GuideOrders:
    """Return the moves that are meant: `A1s2 toward B2; A1s1 ahead 20`. Raises Unreadable."""
    courses = []
    for words in clauses(text):
        own = salvo(asked.table, words[0])
        courses.append(Course(own.key, *read_line(asked.table, words[1:], own.place, own.direction, own.range_cm)))
    return GuideOrders(tuple(courses))


def read_strike(asked: StrikeTargets, text: str) -> StrikeOrders:
    """Return the strikes that are meant: `A1s2 at B2`. Raises Unreadable."""
    strikes = []
    for words in clauses(text):
        own, at = cut(words, "at")
        if len(own) != 1 or len(at) != 1:
            raise Unreadable(message("refusal-read-strike", found=shown(" ".join(words))))
        strikes.append(Strike(salvo(asked.table, own[0]).key, target(asked.table, at[0]).key))
    return StrikeOrders(tuple(strikes))


def read_defence(asked: DefendShip, text: str) -> DefenceOrders:
    """Return the fire that is meant: `12 13 at B2s1 by 3`. Raises Unreadable."""
    shots = []
    for words in clauses(text):
        own, rest = cut(words, "at")
        at, by = cut(rest, "by")
        if not own or len(at) != 1 or len(by) != 1:
            raise Unreadable(message("refusal-read-defence", found=shown(" ".join(words))))
        weapons = tuple([system(asked.vessel, word) for word in own])
        shots.append(CloseFire(system(asked.vessel, by[0]), salvo(asked.table, at[0]).key, weapons))
    return DefenceOrders(tuple(shots))


def ask_guide(asked: GuideSalvos, names: Names) -> Question:
    """Return the question where salvos go."""
    signs = labels(asked.table)
    salvos = asked.salvos()
    near = [other for other in asked.table.fighting(1 - asked.side) if not other.cloaked]
    examples = [f"{salvo_sign(signs, each.key)} {way}" for each in salvos[:1] for way in _ways(each, near, signs)]
    return Question(
        names.sides[asked.side],
        names.text("talk-guide-question", most=asked.most, count=len(salvos)),
        tuple([under_way(each, asked.table, names) for each in salvos]),
        hint(asked, read_guide, examples, empty(names, "talk-guide-stays")),
        names.words["talk-guide-prompt"],
        asked.kind,
    )


def _ways(own: Salvo, near: list[Vessel], signs: dict[str, str]) -> Iterator[str]:
    yield from (f"{TOWARD} {signs[other.key]}" for other in near[:1])
    yield f"{AHEAD} {own.range_cm}"
    yield f"{RIGHT} 45 {own.range_cm}"
    yield from (f"{ONTO} {signs[other.key]}" for other in near)


def under_way(own: Salvo, table: Table, names: Names) -> str:
    """Return a salvo with its weapons, its place, how far it moves and how long it lasts."""
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
    """Return moves in words."""
    signs = labels(asked.table)
    told = []
    for course in orders.courses:
        own = asked.table.salvo(course.salvo)
        if own is not None:
            line = line_text(course.direction, course.length, course.contact, names, signs)
            told.append(names.text("talk-guide-moves", salvo=salvo_sign(signs, own.key), line=line))
    return names.clauses(told) or names.words["talk-guide-stays"]


def typed_guide(asked: GuideSalvos, orders: GuideOrders) -> str:
    """Return moves as a person would type them."""
    table = asked.table
    return "; ".join(
        f"{called(table, each.salvo)} {typed_line(table, each.direction, each.length, each.contact)}" for each in orders.courses
    )


def ask_strike(asked: StrikeTargets, names: Names) -> Question:
    """Return the question what salvos strike."""
    signs = labels(asked.table)
    return Question(
        names.sides[asked.side],
        names.text("talk-strike-question", most=asked.most, count=len(asked.chances)),
        tuple(_strikes(asked, names)),
        hint(asked, read_strike, _strike_examples(asked, signs), empty(names, "talk-strike-none")),
        names.words["talk-strike-prompt"],
        asked.kind,
    )


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
    """Return strikes in words."""
    signs = labels(asked.table)
    told = [
        names.text("talk-strike-strikes", salvo=salvo_sign(signs, each.salvo), target=sign_of(signs, each.target))
        for each in orders.strikes
    ]
    return names.clauses(told) or names.words["talk-strike-none"]


def typed_strike(asked: StrikeTargets, orders: StrikeOrders) -> str:
    """Return strikes as a person would type them."""
    return "; ".join(f"{called(asked.table, each.salvo)} at {called(asked.table, each.target)}" for each in orders.strikes)


def ask_defence(asked: DefendShip, names: Names) -> Question:
    """Return the question what a ship fires at the salvos that have come onto it."""
    vessel, signs = asked.vessel, labels(asked.table)
    salvos = [each for key in asked.salvos if (each := asked.table.salvo(key)) is not None]
    examples = [
        f"{number(vessel, weapon.plan.ref)} at {salvo_sign(signs, own.key)} by {number(vessel, array.plan.ref)}"
        for own in salvos[:1]
        for weapon in asked.weapons(own)[:1]
        for array in asked.arrays()[:1]
    ]
    return Question(
        names.ship(asked.key),
        names.words["talk-defend-question"],
        tuple(_incoming(asked, salvos, names)),
        hint(asked, read_defence, examples, empty(names, "talk-defend-nothing")),
        names.text("talk-defend-prompt", ship=signs[asked.key]),
        asked.kind,
    )


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
    """Return fire at salvos in words."""
    vessel, signs, told = asked.vessel, labels(asked.table), []
    for shot in orders.shots:
        own = asked.table.salvo(shot.salvo)
        if own is not None:
            weapons, array = numbered(vessel, shot.weapons, names), numbered(vessel, (shot.array,), names)
            chance = percent(asked.profile(vessel.system(shot.array), own), names)
            sign = salvo_sign(signs, own.key)
            told.append(names.text("talk-defend-fires", salvo=sign, weapons=weapons, array=array, chance=chance))
    return names.clauses(told) or names.words["talk-defend-nothing"]


def typed_defence(asked: DefendShip, orders: DefenceOrders) -> str:
    """Return fire at salvos as a person would type it."""
    vessel, table = asked.vessel, asked.table
    return "; ".join(
        f"{numbers(vessel, each.weapons)} at {called(table, each.salvo)} by {number(vessel, each.array)}"
        for each in orders.shots
    )


PROMPTS: Prompts = {
    GuideSalvos: Prompt(ask_guide, read_guide, guide_outcome, typed_guide),
    StrikeTargets: Prompt(ask_strike, read_strike, strike_outcome, typed_strike),
    DefendShip: Prompt(ask_defence, read_defence, defence_outcome, typed_defence),
}
