"""Manoeuvres that are written twice, contradict each other or lack their objects (1.2.3, A.1)."""

from collections import Counter
from collections.abc import Iterator

from metamaker.games.metaverse.battle.decisions.decision import Refusal
from metamaker.games.metaverse.battle.legality.question import Check, Question, check
from metamaker.games.metaverse.battle.motion.strain import STRAINS
from metamaker.games.metaverse.battle.plot.orders import DEPARTURES, JUMPS, Code

ONCE = (
    Code.ROLL,
    Code.FLIP,
    Code.CORKSCREW,
    Code.EVASIVE,
    Code.EMERGENCY_POWER,
    Code.EMERGENCY_THRUST,
    Code.RAM,
    Code.CLOAK,
    Code.UNCLOAK,
    *DEPARTURES,
)


def repeated(question: Question) -> Iterator[Refusal]:
    """Each manoeuvre is plotted once. Rule MV-1.2.3-02."""
    counts = Counter(order.code for order in question.plot.orders)
    for code in ONCE:
        if counts[code] > 1:
            yield Refusal("MV-1.2.3-02", f"{code.value} is plotted {counts[code]} times, once is the most")


def strained_parts(question: Question) -> Iterator[Refusal]:
    """Emergency power names working drives, emergency thrust thrusters. Rules MV-A.1-18, MV-1.2.3-25, -27, MV-3.3.3-04."""
    plot, means = question.plot, question.means
    advanced = {drive.ref for drive in means.drives if drive.thruster_points}
    drives, thrusters = {drive.ref for drive in means.drives}, {each.ref for each in means.thrusters} | advanced
    for code, known, what, rule in (
        (Code.EMERGENCY_POWER, drives, "STL drive", "MV-1.2.3-25"),
        (Code.EMERGENCY_THRUST, thrusters, "thruster", "MV-1.2.3-27"),
    ):
        if any(not order.parts for order in plot.all(code)):
            yield Refusal("MV-A.1-18", f"{code.value} has to name at least one {what}")
        for part, times in Counter(plot.parts(code)).items():
            if part not in known:
                yield Refusal(rule, f"{code.value} names {part}, which is no working {what}")
            elif times > 1:
                yield Refusal(rule, f"{code.value} names {part} {times} times, once is the most")
    for part in sorted(advanced & set(plot.parts(Code.EMERGENCY_POWER)) & set(plot.parts(Code.EMERGENCY_THRUST))):
        yield Refusal("MV-3.3.3-04", f"{part} is drive or thruster in a turn, EP and ET cannot both double it")


def ram_target(question: Question) -> Iterator[Refusal]:
    """A ram names one enemy starship. Rules MV-1.2.3-30, MV-A.1-18."""
    for order in question.plot.all(Code.RAM):
        yield from _enemy(order.target, question, "MV-1.2.3-30", "a ram")


def attack_target(question: Question) -> Iterator[Refusal]:
    """An FTL attack names one enemy starship. Rules MV-1.2.3-68, MV-A.1-18."""
    for order in question.plot.orders:
        if order.attack:
            yield from _enemy(order.target, question, "MV-1.2.3-68", "an FTL attack")


def _enemy(target: str, question: Question, rule: str, what: str) -> Iterator[Refusal]:
    if not target:
        yield Refusal(rule, f"{what} has to name an enemy starship")
    elif target not in question.situation.enemies:
        yield Refusal(rule, f"{what} has to name an enemy starship, {target} is none")


def cloaking(question: Question) -> Iterator[Refusal]:
    """Cloaking needs a generator and a ship that is not cloaked, uncloaking one that is. Rules MV-3.4.8-02, MV-A.1-18."""
    plot, cloaked = question.plot, question.situation.cloaked
    if plot.has(Code.CLOAK) and plot.has(Code.UNCLOAK):
        yield Refusal("MV-3.4.8-02", "a ship cannot cloak and uncloak in one turn")
    if plot.has(Code.CLOAK) and cloaked:
        yield Refusal("MV-3.4.8-02", "the ship is cloaked already")
    if plot.has(Code.CLOAK) and not question.means.cloaks:
        yield Refusal("MV-3.4.8-02", "the ship has no working cloak generator")
    if plot.has(Code.UNCLOAK) and not cloaked:
        yield Refusal("MV-3.4.8-02", "the ship is not cloaked")


def hidden_actions(question: Question) -> Iterator[Refusal]:
    """A ship under cloak cannot ram, jump or retreat: it comes out first. Rules MV-3.4.8-03, -08."""
    plot = question.plot
    if not plot.has(Code.CLOAK) and (plot.has(Code.UNCLOAK) or not question.situation.cloaked):
        return
    for code in (Code.RAM, *DEPARTURES):
        if plot.has(code):
            yield Refusal("MV-3.4.8-08", f"{code.value} cannot be carried out under cloak, the ship has to be uncloaked")


CHECKS: tuple[Check, ...] = (
    check(repeated, *ONCE),
    check(strained_parts, *STRAINS),
    check(ram_target, Code.RAM),
    check(attack_target, *JUMPS),
    check(cloaking, Code.CLOAK, Code.UNCLOAK),
    check(hidden_actions, Code.RAM, *DEPARTURES),
)
