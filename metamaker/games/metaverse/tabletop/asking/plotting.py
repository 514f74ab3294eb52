"""Asking for plots: what a ship may order, what a plot does to it."""

import re
from collections.abc import Iterator

from metamaker.fighting import Question, Unreadable
from metamaker.games.metaverse.battle.decisions.plotting import WritePlot
from metamaker.games.metaverse.battle.legality.options import Option
from metamaker.games.metaverse.battle.motion.ratings import rating_changes
from metamaker.games.metaverse.battle.plot.forms import FORMS
from metamaker.games.metaverse.battle.plot.orders import Code, Order, Plot
from metamaker.games.metaverse.battle.plot.parser import PlotProblem, parsed
from metamaker.games.metaverse.battle.plot.printer import printed, printed_order
from metamaker.games.metaverse.battle.story.names import Names, labels
from metamaker.games.metaverse.battle.story.phrases import signed
from metamaker.games.metaverse.tabletop.asking.moving import course_text, thrust_text
from metamaker.games.metaverse.tabletop.asking.signs import number, ship

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


def example_of(asked: WritePlot, option: Option) -> str:
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
