"""The tray of dice below the lanes: the last roll as d8s, effective ones filled, with its purpose."""

from collections.abc import Iterator
from random import Random

from metamaker.core.messages import Words
from metamaker.games.cosmoforce.battle.actions import events as acts
from metamaker.games.cosmoforce.match.tabletop.scene import Rolled, Scene
from metamaker.games.cosmoforce.rules.shot import effective
from metamaker.rendering.drawing import BOLD, Drawing, Op, Path
from metamaker.rendering.ink import BAR, HAIRLINE, INK, ON_BAR, PAPER, QUIET, TINT
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import box
from metamaker.rendering.text_fitting import Align, line, name_line

HEIGHT = 15.0
_DIE, _PITCH = 8.4, 9.4
_TUMBLES = 8
"""The number of changes of the faces while dice roll."""

_TEXT = 62.0
_FACES = 8


def tray(scene: Scene, rolled: Rolled | None, words: Words, width: float, part: float) -> Drawing:
    """Return the tray; with `part` below 1 the dice still roll, and show any faces."""
    ground = Path(box(0.1, 0.1, width - 0.2, HEIGHT - 0.2, 2.0), fill=TINT, stroke=HAIRLINE, width=0.2)
    is_there = rolled is not None and max(rolled.ship, getattr(rolled, "target", 0)) < len(scene.ships)
    roll = _roll(scene, rolled, words, width, part) if rolled is not None and is_there else ()
    return Drawing(width, HEIGHT, (ground, *roll))


def _roll(scene: Scene, rolled: Rolled, words: Words, width: float, part: float) -> Iterator[Op]:
    above, below = _told(scene, rolled, words)
    yield name_line(4.0, 6.4, above, _TEXT - 6.0, 3.8, weight=BOLD)
    yield name_line(4.0, 11.4, below, _TEXT - 6.0, 3.2, role=QUIET)
    result = _result(rolled, words) if part >= 1.0 else ""
    room = width - _TEXT - 8.0 - text_width(_result(rolled, words), 4.4, BOLD)
    pitch = min(_PITCH, room / max(1, len(rolled.faces)))
    kept = _kept(rolled)
    for place, face in enumerate(_faces(rolled, part)):
        is_kept = part >= 1.0 and face in kept
        if is_kept:
            kept.remove(face)
        yield from _die(_TEXT + pitch * (place + 0.5), HEIGHT / 2, min(_DIE, 0.92 * pitch), face, filled=is_kept)
    yield line(width - 5.0, HEIGHT / 2 + 1.6, result, 4.4, weight=BOLD, align=Align.RIGHT)


def _told(scene: Scene, rolled: Rolled, words: Words) -> tuple[str, str]:
    """Return the ship and the purpose of a roll."""
    ship = scene.ships[rolled.ship]
    kind, count, target = type(rolled).__name__.lower(), 0, ""
    if isinstance(rolled, acts.Attacked | acts.Rammed):
        target = scene.ships[rolled.target].sign
    if isinstance(rolled, acts.Attacked):
        kind, count = rolled.weapon, len(rolled.slots)
    return f"{ship.sign} {ship.name}", words.text("battle-dice-for", kind=kind, count=count, target=target)


def _result(rolled: Rolled, words: Words) -> str:
    if isinstance(rolled, acts.Attacked):
        return words.text("battle-dice-damage", count=rolled.damage)
    if isinstance(rolled, acts.Rammed):
        return words.text("battle-dice-ram", count=rolled.target_damage, own=rolled.own_damage)
    if isinstance(rolled, acts.Collided):
        return words.text("battle-dice-damage", count=rolled.damage)
    return words.text("battle-dice-effective", count=rolled.effective)


def _kept(rolled: Rolled) -> list[int]:
    """Return the faces that count."""
    return list(rolled.kept) if isinstance(rolled, acts.Attacked) else effective(list(rolled.faces))


def _faces(rolled: Rolled, part: float) -> tuple[int, ...]:
    if part >= 1.0:
        return rolled.faces
    tumble = Random(f"{int(part * _TUMBLES)} {rolled.faces}")  # noqa: S311 - nothing is decided by it
    return tuple(tumble.randint(1, _FACES) for _ in rolled.faces)


def _die(x: float, y: float, size: float, face: int, *, filled: bool) -> Iterator[Op]:
    """Yield a d8: a kite with its face."""
    half = size / 2
    shape = (("M", x, y - half), ("L", x + 0.9 * half, y), ("L", x, y + half), ("L", x - 0.9 * half, y), ("Z",))
    yield Path(shape, fill=BAR if filled else PAPER, stroke=INK, width=0.4)
    role = ON_BAR if filled else INK
    yield line(x, y + 0.17 * size, str(face), 0.48 * size, weight=BOLD, role=role, align=Align.CENTRE)
