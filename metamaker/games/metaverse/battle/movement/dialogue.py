"""Asking for plots, for returns from jumps and for their dice: what a ship may order, what an order does to it, in words."""

import re
from collections.abc import Iterator

from metamaker.core.naming import counted, signed
from metamaker.games.metaverse.battle.kinematics.bearing import rating_changes
from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Course
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.movement.decisions import AnnounceArrival, ChooseJumpDice, WritePlot
from metamaker.games.metaverse.battle.movement.options import OrderRange
from metamaker.games.metaverse.battle.movement.orders import Arrival, JumpChoice
from metamaker.games.metaverse.battle.movement.story import POINTS
from metamaker.games.metaverse.battle.plot.orders import FORMS, Code, Order, Plot
from metamaker.games.metaverse.battle.plot.text import PlotProblem, parsed, printed, printed_order
from metamaker.games.metaverse.battle.telling.names import Names, labels
from metamaker.games.metaverse.battle.telling.phrases import degrees, faces, place, plain
from metamaker.games.metaverse.battle.telling.signs import clauses, number, ship, shown, whole
from metamaker.games.metaverse.model.arc import Arc
from metamaker.play.dialogue import Question, Unreadable
from metamaker.play.plane import CM

ARRIVAL_HELP = ("-12 30 22.5: 12 cm west and 30 cm north of the middle of the table, heading 22.5° east of north",)
JUMP_HELP = ("discard 1 3: the first and the third die do not count", "more 2: two more dice are rolled")

_NUMBER = re.compile(r"[-−]?[0-9]{1,5}(\.[0-9]{1,3})?")


def course_text(course: Course) -> str:
    """Return place, heading and momentum of a ship in words."""
    at = f"at {place(course.place.x, course.place.y)}, heading {degrees(course.heading)}"
    if isinstance(course, Cinematic):
        return f"{at}, speed {plain(course.speed)}"
    momenta = " ".join(f"{point}{amount}" for point, amount in zip(POINTS, course.momenta, strict=True) if amount)
    return f"{at}, momenta {momenta or '0'}, spin {signed(course.rotation)}"


_PUSHES = ("ahead", "to starboard", "astern", "to port")


def thrust_text(means: Means) -> str:
    """Return what a ship has to move with in words: thrust points by direction, thruster points by side, its speed limits."""
    drives = [(word, sum(drive.points for drive in means.drives if way in drive.pushes)) for way, word in enumerate(_PUSHES)]
    told = [f"{points} {word}" for word, points in drives if points]
    for side in (Arc.PORT, Arc.STARBOARD):
        points = sum(each.points for each in means.thrusters if each.side is side)
        told.append(f"{counted(points, 'thruster point')} {side.value}")
    speed = f"; speed from −{means.reverse_speed} to {means.max_speed}" if means.max_speed else ""
    bridge = "" if means.bridges else "; no working bridge"
    return f"thrust: {', '.join(told)}{speed}{bridge}"


def ask_arrival(asked: AnnounceArrival, names: Names) -> Question:
    """Return the question whether a ship comes back."""
    return Question(
        names.ship(asked.key),
        "return from the jump next turn?",
        (f"the table goes from {_corner(asked, -1)} to {_corner(asked, 1)}",),
        "east and north of the middle in cm and a heading in degrees, such as -12 30 22.5; empty: stays away",
        f"{labels(asked.table)[asked.key]} return",
        asked.kind,
    )


def _corner(asked: AnnounceArrival, sign: int) -> str:
    length, width = asked.table.size_cm
    return place(sign * length * CM // 2, sign * width * CM // 2)


def read_arrival(text: str) -> Arrival | None:
    """Return where and how a ship returns, None if it does not. Raises Unreadable."""
    words = text.replace(",", " ").split()
    if not words:
        return None
    if len(words) != 3 or not all(_NUMBER.fullmatch(word) for word in words):
        raise Unreadable(f"three numbers, such as -12 30 22.5, were expected, found “{shown(text)}”")
    east, north, heading = (round(float(word.replace("−", "-")) * 1000) for word in words)
    if heading % 22_500:
        raise Unreadable(f"a heading in steps of 22.5° was expected, found {words[2]}")
    return Arrival(east, north, heading // 22_500)


def ask_jump(asked: ChooseJumpDice, names: Names) -> Question:
    """Return the question what becomes of the dice of a tactical jump."""
    return Question(
        names.ship(asked.key),
        f"the jump fell {faces(asked.faces)}, {sum(asked.faces)} cm",
        (f"up to {asked.most} of them can be discarded, or as many more rolled",),
        f"discard 1 (the first die), or more {max(1, asked.most)}; empty: they stay",
        f"{labels(asked.table)[asked.key]} dice",
        asked.kind,
        idle=asked.most < 1,
    )


def read_jump(text: str) -> JumpChoice:
    """Return what becomes of the dice. Raises Unreadable."""
    found = clauses(text)
    if not found:
        return JumpChoice()
    (verb, *numbers), *others = found
    if others or verb.lower() not in {"discard", "more"} or not numbers:
        raise Unreadable(f"discard 1 3 or more 2 was expected, found “{shown(text)}”")
    amounts = [whole(word) for word in numbers]
    if verb.lower() == "more":
        return JumpChoice(more=sum(amounts))
    if 0 in amounts:
        raise Unreadable("dice are counted from 1, found 0")
    return JumpChoice(discard=tuple(amount - 1 for amount in amounts))


def arrival_outcome(asked: AnnounceArrival, answer: Arrival | None) -> str:
    """Return a return in words."""
    if answer is None:
        return "stays away"
    return f"returns in turn {asked.table.turn + 1} at {place(answer.x, answer.y)}, heading {degrees(answer.heading)}"


def jump_outcome(asked: ChooseJumpDice, choice: JumpChoice) -> str:
    """Return what becomes of the dice in words."""
    if choice.discard:
        return f"discards {faces([asked.faces[each] for each in choice.discard])}"
    return f"rolls {counted(choice.more, 'die', 'dice')} more" if choice.more else "leaves the dice"


MEANINGS: dict[Code, str] = {
    Code.FASTER: "+3: thrust forward by 3, a cinematic ship is 3 cm a turn faster",
    Code.SLOWER: "-3: thrust astern by 3, slower; below 0 it goes in reverse",
    Code.RIGHT: "R2: two turns to the right, 22.5° each; a Newtonian ship spins clockwise",
    Code.LEFT: "L2: two turns to the left; a Newtonian ship spins the other way",
    Code.PORT: "P2: Newtonian thrust to port; +2@1: given after one turn of 45°",
    Code.STARBOARD: "S2: Newtonian thrust to starboard",
    Code.EVASIVE: "EM2: two evasive manoeuvres: harder to hit by the tens of its speed for each, own fire worse",
    Code.ROLL: "RL: roll, port and starboard change places",
    Code.FLIP: "FL: flip, the ship faces the other way",
    Code.CORKSCREW: "CS: corkscrew, the weapons of both sides bear through either",
    Code.EMERGENCY_POWER: "EP(12): emergency power, drive 12 gives more and may break",
    Code.EMERGENCY_THRUST: "ET(14): emergency thrust, thruster 14 gives more and may break",
    Code.RAM: "RM:B1 or ram B1: ram that ship, should the ways meet",
    Code.CHARGE: "FTL2: charge the FTL drive, 2 is the turns charged at the end of this one",
    Code.RETREAT: "FTL-R: leave the battle with a charged FTL drive",
    Code.STRATEGIC_JUMP: "FTL-S: strategic jump off the table; FTL-S/A:B1 comes back as an attack on B1",
    Code.TACTICAL_JUMP: "FTL-T4: tactical jump with 4 dice; FTL-T4/A:B1 as an attack on B1",
    Code.CLOAK: "CL+: go under cloak",
    Code.UNCLOAK: "CL-: come out of it",
}
"""What each order code means, with an example. Rules MV-A.1-01 to -18."""

_RAM = re.compile(r"\b(?:RAM|RM)(?:\s*:\s*|\s+)(?P<ship>[^\s,;]+)", re.IGNORECASE)
_ATTACK = re.compile(r"(?P<attack>[/-]A)(?:\s*:\s*|\s+at\s+)(?P<ship>[^\s,;]+)", re.IGNORECASE)
_GAP = re.compile(r"[,;\s]+")
_PARTS = re.compile(r"\((?P<parts>[^()]*)\)")


def ask_plot(asked: WritePlot, names: Names) -> Question:
    """Return the question for a plot."""
    sign, may = labels(asked.table)[asked.key], ", ".join(_choices(asked))
    return Question(
        names.ship(asked.key),
        f"plot for turn {asked.turn}",
        (f"{sign} {course_text(asked.course)}", thrust_text(asked.means), f"may order: {may or 'nothing'}"),
        _hint(asked),
        f"{sign} plot",
        asked.kind,
    )


def _hint(asked: WritePlot) -> str:
    drift = plot_ratings(asked, Plot())
    lists = "“help” explains the codes"
    return f"{lists}; empty: drifts{f', {drift}' if drift else ''}"


def _choices(asked: WritePlot) -> Iterator[str]:
    """Yield what the ship may order: a code with the least and the most that may stand behind it."""
    for option in asked.options():
        example = example_of(asked, option)
        if FORMS[option.code].amount and option.most > option.least:
            yield f"{example} to {option.code.value}{option.most}"
        else:
            yield example


def example_of(asked: WritePlot, option: OrderRange) -> str:
    """Return an order that is legal alone as a person would type it."""
    form = FORMS[option.code]
    vessel = asked.table.by_key[asked.key]
    target = option.targets[0] if option.code is Code.RAM and option.targets else ""
    parts = option.parts[:1] if form.parts and option.code in {Code.EMERGENCY_POWER, Code.EMERGENCY_THRUST} else ()
    text = printed_order(Order(option.code, option.least, parts=parts, target=target))
    for part in parts:
        text = text.replace(part, str(number(vessel, part)))
    return text.replace(target, labels(asked.table)[target]) if target else text


def plot_help(asked: WritePlot) -> tuple[str, ...]:
    """Return all order codes; those that the ship may give now come first."""
    able = {option.code for option in asked.options()}
    now = [text for code, text in MEANINGS.items() if code in able]
    never = [text for code, text in MEANINGS.items() if code not in able]
    return (
        "orders one behind the other: +2 R1; an empty line: the ship drifts",
        *now,
        *(f"(not now) {text}" for text in never),
    )


def read_plot(asked: WritePlot, text: str) -> Plot:
    """Return the plot that is meant; ships go by their signs, drives and thrusters by their numbers. Raises Unreadable."""
    table, systems = asked.table, asked.table.by_key[asked.key].blueprint.systems

    def part(word: str) -> str:
        known = word.isascii() and word.isdigit() and len(word) <= 4 and 1 <= int(word) <= len(systems)
        return systems[int(word) - 1].ref if known else word

    written = _RAM.sub(lambda found: f"RM:{ship(table, found['ship']).key}", text)
    written = _ATTACK.sub(lambda found: f"{found['attack']}:{ship(table, found['ship']).key}", written)
    written = _PARTS.sub(
        lambda found: "(" + ", ".join(part(word) for word in _GAP.split(found["parts"]) if word) + ")", written
    )
    try:
        return parsed(written)
    except PlotProblem as problem:
        raise Unreadable(str(problem)) from None


def plot_outcome(asked: WritePlot, plot: Plot) -> str:
    """Return where a legal plot takes a ship, of a jump the turn's ordinary movement alone, and what it does to its ratings."""
    move = asked.preview(plot)
    orders = printed(plot)
    ratings = plot_ratings(asked, plot)
    told = f"moves {move.length} cm: {course_text(move.after)}{f'; {ratings}' if ratings else ''}"
    return f"{orders}: {told}" if orders else f"drifts: {told}"


def plot_ratings(asked: WritePlot, plot: Plot) -> str:
    """Return what a plot changes of a ship's target and movement rating; nothing if it does not. Rules MV-A.5-01 to -14."""
    changes = rating_changes(plot, asked.preview(plot).after, rams=plot.has(Code.RAM))
    told = []
    if changes.target:
        told.append(f"target rating {signed(changes.target)} ({'harder' if changes.target > 0 else 'easier'} to hit)")
    if changes.movement:
        told.append(f"movement rating {signed(changes.movement)} (own fire {'worse' if changes.movement > 0 else 'better'})")
    return ", ".join(told)


def typed_plot(_asked: WritePlot, plot: Plot) -> str:
    """Return a plot in order codes."""
    return printed(plot)


def typed_arrival(_asked: AnnounceArrival, arrival: Arrival) -> str:
    """Return a return from a jump as a person would type it: cm and degrees."""
    return f"{arrival.x / CM} {arrival.y / CM} {arrival.heading * DEGREES_OF_A_HEADING}"


DEGREES_OF_A_HEADING = 22.5


def typed_jump(_asked: ChooseJumpDice, choice: JumpChoice) -> str:
    """Return what becomes of jump dice as a person would type it."""
    return f"more {choice.more}" if choice.more else f"discard {' '.join(str(each + 1) for each in choice.discard)}"
