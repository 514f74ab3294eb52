"""Asking for returns from jumps and the dice of jumps; courses and thrust in words."""

import re

from metamaker.battle.plane import CM
from metamaker.fighting import Question, Unreadable
from metamaker.games.metaverse.battle.decisions.answers import Arrival, JumpChoice
from metamaker.games.metaverse.battle.decisions.plotting import AnnounceArrival, ChooseJumpDice
from metamaker.games.metaverse.battle.motion.course import Cinematic, Course
from metamaker.games.metaverse.battle.motion.means import Means
from metamaker.games.metaverse.battle.story.names import Names, labels
from metamaker.games.metaverse.battle.story.phrases import counted, degrees, faces, place, plain, signed
from metamaker.games.metaverse.battle.story.sentences.movement import POINTS
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.tabletop.asking.signs import clauses, shown, whole

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
