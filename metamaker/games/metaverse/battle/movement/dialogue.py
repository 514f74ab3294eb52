"""Prompts for plots, returns from strategic jumps and the dice of tactical ones."""

import re
from collections.abc import Iterator

from metamaker.core.display_names import signed
from metamaker.games.metaverse.battle.kinematics.bearing import rating_changes
from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Course
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.kinematics.payment import STRAIN_FACES
from metamaker.games.metaverse.battle.movement.decisions import AnnounceArrival, ChooseJumpDice, WritePlot
from metamaker.games.metaverse.battle.movement.nearby import direction_text, nearest
from metamaker.games.metaverse.battle.movement.options import OrderRange
from metamaker.games.metaverse.battle.plot.orders import FORMS, Arrival, Code, JumpChoice, Order, Plot
from metamaker.games.metaverse.battle.plot.text import PlotProblem, parsed, printed
from metamaker.games.metaverse.battle.terrain.lie import lie_texts, warnings
from metamaker.games.metaverse.battle.wording.labels import ORDERS, number, ship, whole
from metamaker.games.metaverse.battle.wording.names import Names, labels
from metamaker.games.metaverse.battle.wording.phrases import degrees, faces, momenta, place, plain
from metamaker.games.metaverse.battle.wording.prompt import Prompt, Prompts, question
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc
from metamaker.play.dialogue import Question, Unreadable
from metamaker.play.geometry import CM
from metamaker.play.grammar import ByHand, Context, Kind, Sentence, shown

_NUMBER = re.compile(r"[-−]?[0-9]{1,5}(\.[0-9]{1,3})?")


def course_text(course: Course, names: Names) -> str:
    """Describe place, heading and momentum of a ship."""
    at, heading = place(course.place.x, course.place.y, names.words), degrees(course.heading, names.words)
    if isinstance(course, Cinematic):
        return names.text("talk-course-cinematic", place=at, heading=heading, speed=plain(course.speed))
    moving, spin = momenta(course.momenta, names.words), signed(course.rotation)
    return names.text("talk-course-newtonian", place=at, heading=heading, momenta=moving, spin=spin)


_PUSHES = ("forward", "starboard", "backward", "port")


def thrust_text(means: Means, names: Names) -> str:
    """Describe drives: thrust points by direction, thruster points by side, speed limits."""
    drives = [(way, sum(drive.points for drive in means.drives if turn in drive.pushes)) for turn, way in enumerate(_PUSHES)]
    told = [names.text("talk-thrust-drives", points=points, way=way) for way, points in drives if points]
    for side in (Arc.PORT, Arc.STARBOARD):
        points = sum(each.points for each in means.thrusters if each.side is side)
        told.append(names.text("talk-thrust-thrusters", points=points, side=names.place(side)))
    clauses = [names.text("talk-thrust", points=", ".join(told))]
    if means.max_speed:
        clauses.append(names.text("talk-thrust-speed", least=means.reverse_speed, most=means.max_speed))
    return names.clauses(clauses if means.bridges else [*clauses, names.words["talk-thrust-bridge"]])


def ask_arrival(asked: AnnounceArrival, names: Names) -> Question:
    """Return the question about the return of a ship."""
    facts = (names.text("talk-arrival-table", corner=_corner(asked, -1), opposite=_corner(asked, 1)),)
    return question(asked, names, "arrival", facts, _hint(names, names.words["talk-arrival-hint"], "talk-arrival-stays"))


def _hint(names: Names, how: str, nothing: str) -> str:
    return names.clauses((how, names.text("talk-empty", otherwise=names.words[nothing])))


def _corner(asked: AnnounceArrival, sign: int) -> str:
    length, width = asked.table.size_cm
    return place(sign * length * CM // 2, sign * width * CM // 2)


def read_arrival(_asked: AnnounceArrival, text: str) -> Arrival | None:
    """Return the place and heading of a return, None for no return; decimals have a point or a comma. Raises Unreadable."""
    typed = [word.rstrip(",").replace(",", ".") for word in text.split()]
    if not typed:
        return None
    if len(typed) != 3 or not all(_NUMBER.fullmatch(word) for word in typed):
        raise Unreadable(message("refusal-read-arrival", example="-12 30 22.5", found=shown(text)))
    east, north, heading = (round(float(word.replace("−", "-")) * 1000) for word in typed)
    if heading % 22_500:
        raise Unreadable(message("refusal-read-heading", found=typed[2]))
    return Arrival(east, north, heading // 22_500)


def _die(_at: Context, word: str) -> int:
    if whole(word) == 0:
        raise Unreadable(message("refusal-read-die"))
    return whole(word) - 1


JUMP_DICE = Sentence(
    JumpChoice,
    "dice",
    ORDERS.having(
        die=Kind(_die, lambda _, place: str(place + 1), "number"),
        more=Kind(lambda _, words: sum(map(whole, words)), lambda _, count: str(count or ""), "number", phrase=True),
    ),
    "more {more:more}",
    "discard {discard:die+}",
)


def ask_jump(asked: ChooseJumpDice, names: Names) -> Question:
    """Return the question about the dice of a tactical jump."""
    facts = (names.text("talk-jump-most", most=asked.most),)
    hint = _hint(names, names.text("talk-jump-hint", most=max(1, asked.most)), "talk-jump-stay")
    idle = asked.most < 1
    return question(asked, names, "jump", facts, hint, idle=idle, faces=faces(asked.faces), sum=sum(asked.faces))


def arrival_outcome(asked: AnnounceArrival, answer: Arrival | None, names: Names) -> str:
    """Describe a return."""
    if answer is None:
        return names.words["talk-arrival-stays"]
    at, heading = place(answer.x, answer.y, names.words), degrees(answer.heading, names.words)
    return names.text("talk-arrival-outcome", turn=asked.table.turn + 1, place=at, heading=heading)


def jump_outcome(asked: ChooseJumpDice, choice: JumpChoice, names: Names) -> str:
    """Describe the choice about the dice of a tactical jump."""
    if choice.discard:
        return names.text("talk-jump-discards", faces=faces([asked.faces[each] for each in choice.discard]))
    return names.text("talk-jump-more", count=choice.more) if choice.more else names.words["talk-jump-leaves"]


_RAM = re.compile(r"\b(?:RAM|RM)(?:\s*:\s*|\s+)(?P<ship>[^\s,;]+)", re.IGNORECASE)
_ATTACK = re.compile(r"(?P<attack>[/-]A)(?:\s*:\s*|\s+at\s+)(?P<ship>[^\s,;]+)", re.IGNORECASE)
_GAP = re.compile(r"[,;\s]+")
_PARTS = re.compile(r"\((?P<parts>[^()]*)\)")


STRAINING = {Code.EMERGENCY_POWER: "power", Code.EMERGENCY_THRUST: "thrust"}


def ask_plot(asked: WritePlot, names: Names) -> Question:
    """Return the question for a plot."""
    sign = labels(asked.table)[asked.key]
    orders = ", ".join(_choices(asked, names)) if names.typing else ""
    may = names.text("talk-plot-may", orders=orders) if orders else names.words["talk-plot-may-nothing"]
    facts = (
        f"{sign} {course_text(asked.course, names)}",
        *_enemies(asked, names),
        *_terrain(asked, names),
        thrust_text(asked.means, names),
        *((may,) if names.typing else ()),
    )
    hint = names.clauses((names.words["talk-plot-hint"], names.text("talk-empty", otherwise=_drifting(asked, names))))
    return question(asked, names, "plot", facts, hint, turn=asked.turn)


def _enemies(asked: WritePlot, names: Names) -> Iterator[str]:
    """Yield the nearest enemies before the ship's move: their positions and movements."""
    vessel = asked.table.by_key[asked.key]
    near, more = nearest(vessel, asked.table.fighting(1 - asked.side))
    for enemy in near:
        yield names.text("talk-plot-enemy", enemy=direction_text(vessel, enemy, names), course=course_text(enemy.course, names))
    if more:
        yield names.text("outlook-more", count=more)


def _terrain(asked: WritePlot, names: Names) -> Iterator[str]:
    """Yield terrain around the ship, and the pull that has already changed its course."""
    pull = asked.course.pull if isinstance(asked.course, Cinematic) else 0
    if pull:
        yield names.text("talk-plot-pull", turns=abs(pull), side="starboard" if pull > 0 else "port")
    yield from lie_texts(asked.table, asked.course.place, names)


def _drifting(asked: WritePlot, names: Names) -> str:
    ratings = plot_ratings(asked, Plot(), names)
    return names.text("talk-plot-drifts-rated", ratings=ratings) if ratings else names.words["talk-plot-drifts"]


def _choices(asked: WritePlot, names: Names) -> Iterator[str]:
    """Yield the order codes of the ship, each with the smallest and the largest number after it."""
    for option in asked.options():
        example = example_of(asked, option)
        if FORMS[option.code].amount and option.most > option.least:
            yield names.text("talk-plot-choice", least=example, most=f"{option.code.value}{option.most}")
        else:
            yield example


def example_of(asked: WritePlot, option: OrderRange) -> str:
    """Return a legal plot of one order as a player would type it."""
    form = FORMS[option.code]
    target = option.targets[0] if option.code is Code.RAM and option.targets else ""
    parts = option.parts[:1] if form.parts and option.code in {Code.EMERGENCY_POWER, Code.EMERGENCY_THRUST} else ()
    return typed_plot(asked, Plot((Order(option.code, option.least, parts=parts, target=target),)))


def plot_help(asked: WritePlot, names: Names) -> tuple[str, ...]:
    """Explain all order codes, each with an example; the legal ones of the ship come first."""
    able = {option.code for option in asked.options()}
    meanings = {code: names.words[f"talk-code-{code.name.lower()}"] for code in Code}
    now = [text for code, text in meanings.items() if code in able]
    never = [names.text("talk-code-not-now", meaning=text) for code, text in meanings.items() if code not in able]
    return (*now, *never)


def read_plot(asked: WritePlot, text: str) -> Plot:
    """Return the plot of a typed text; ships have labels, drives and thrusters numbers. Raises Unreadable."""
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
        raise Unreadable(problem.sentence) from None


def plot_outcome(asked: WritePlot, plot: Plot, names: Names) -> str:
    """Describe the course after a legal plot, without jumps, and changes of ratings."""
    move = asked.preview(plot)
    orders = typed_plot(asked, plot) if names.typing else orders_in_words(asked, plot, names)
    course, more = course_text(move.after, names), [plot_ratings(asked, plot, names), *_risks(asked, plot, names)]
    if orders:
        told = names.text("talk-plot-outcome", orders=orders, length=move.length, course=course)
    else:
        told = names.text("talk-plot-outcome-drifts", length=move.length, course=course)
    return names.clauses((told, *filter(None, more), *warnings(asked.table, move, plot, names)))


def plot_result(asked: WritePlot, plot: Plot, names: Names) -> str:
    """Describe the course after a legal plot and changes of ratings, without repeating its orders."""
    move = asked.preview(plot)
    told = names.text("talk-plot-result", length=move.length, course=course_text(move.after, names))
    more = (plot_ratings(asked, plot, names), *_risks(asked, plot, names))
    return names.clauses((told, *filter(None, more), *warnings(asked.table, move, plot, names)))


def orders_in_words(asked: WritePlot, plot: Plot, names: Names) -> str:
    """Return the orders of a plot without codes: `thrust forward 3, turn right 1`."""
    vessel = asked.table.by_key[asked.key]
    return ", ".join(
        names.text(
            f"talk-do-{order.code.name.lower()}",
            amount=order.amount,
            systems=names.systems(vessel.key, order.parts),
            target=f"{labels(asked.table)[order.target]} {names.ship(order.target)}" if order.target else "",
            attacks="yes" if order.attack else "no",
            stage=order.stage,
        )
        for order in plot.orders
    )


def _risks(asked: WritePlot, plot: Plot, names: Names) -> Iterator[str]:
    """Yield the faces of the D6 that disable strained drives and thrusters. Rules MV-1.2.3-26, -28."""
    quality = asked.table.by_key[asked.key].crew_quality
    for code, what in STRAINING.items():
        if plot.has(code) and quality < STRAIN_FACES:
            faces_lost = str(STRAIN_FACES) if quality == STRAIN_FACES - 1 else f"{quality + 1}–{STRAIN_FACES}"
            yield names.text(f"talk-plot-risk-{what}", faces=faces_lost)


def plot_ratings(asked: WritePlot, plot: Plot, names: Names) -> str:
    """Return changes of target and movement rating after a plot; empty if there are none. Rules MV-A.5-01 to -14."""
    changes = rating_changes(plot, asked.preview(plot).after, rams=plot.has(Code.RAM))
    return ", ".join(
        names.text(f"talk-plot-{rating}", change=signed(change), way="up" if change > 0 else "down")
        for rating, change in (("target", changes.target), ("movement", changes.movement))
        if change
    )


def typed_plot(asked: WritePlot, plot: Plot) -> str:
    """Return a plot in order codes, with labels for ships and numbers for drives and thrusters."""
    signs, vessel = labels(asked.table), asked.table.by_key[asked.key]

    def with_signs(order: Order) -> Order:
        parts = tuple(str(number(vessel, part)) if part in vessel.blueprint.by_ref else part for part in order.parts)
        return order._replace(parts=parts, target=signs.get(order.target, order.target))

    return printed(Plot(tuple(map(with_signs, plot.orders))))


def typed_arrival(_asked: AnnounceArrival, arrival: Arrival) -> str:
    """Return the typed text of a return from a jump: cm and degrees."""
    return f"{arrival.x / CM} {arrival.y / CM} {arrival.heading * DEGREES_OF_A_HEADING}"


DEGREES_OF_A_HEADING = 22.5


PROMPTS: Prompts = {
    WritePlot: Prompt(ask_plot, ByHand(read_plot, typed_plot), plot_outcome),
    AnnounceArrival: Prompt(ask_arrival, ByHand(read_arrival, typed_arrival), arrival_outcome),
    ChooseJumpDice: Prompt(ask_jump, JUMP_DICE, jump_outcome),
}
