"""Numbers for people: how they are written, and what they are called, in the language in force."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from metamaker.cli.texts import text
from metamaker.core.naming import minus
from metamaker.core.stat import Number, Stat, StatBlock
from metamaker.core.words import ENGLISH, language_in_force
from metamaker.game.game import Game
from metamaker.play.statistics import CONFIDENCE, Share

if TYPE_CHECKING:
    from rich.console import RenderableType


def digits(number: str) -> str:
    """Return a number that Python has written with a minus sign, and with the points and commas of the language."""
    signs = {".": text("cli-decimal"), ",": text("cli-group")}
    return "".join(signs.get(letter, letter) for letter in minus(number))


def figure(value: Number) -> str:
    """Return a number for people: one decimal at most, a dash for what does not apply."""
    if value is None:
        return "–"
    if isinstance(value, str):
        return value
    return digits(f"{value:,.1f}" if isinstance(value, float) else f"{value:,}")


def percent(share: float) -> str:
    """Return a share of 1 in percent with one decimal."""
    return f"{digits(f'{100 * share:.1f}')} %"


def interval(share: Share) -> str:
    """Return a share with its interval of confidence, in percent."""
    low, high = digits(f"{100 * share.low:.1f}"), digits(f"{100 * share.high:.1f}")
    return text("play-interval", found=percent(share.found), low=low, high=high)


def win_rate_title() -> str:
    """Return the title of a column of win rates."""
    return text("play-win_rate", confidence=f"{CONFIDENCE * 100:.0f}")


def named(stat: Stat, game: Game[Any]) -> Stat:
    """Return a stat with its label and unit in the language in force; as it is where the game has no words for them."""
    if language_in_force() == ENGLISH:
        return stat
    words = game.documents.words(language_in_force())
    label, unit = words.get(f"window-stat-{stat.symbol}", stat.label), words.get(f"window-unit-{stat.unit}", stat.unit)
    return replace(stat, label=label, unit=unit)


def told(block: StatBlock, game: Game[Any]) -> "RenderableType":
    """Return the numbers of a block that apply, one a line."""
    from metamaker.cli.terminal import QUIET, pairs, words

    stats = (named(stat, game) for stat in block if stat.value is not None)
    return pairs((words(stat.label, QUIET), with_unit(stat)) for stat in stats)


def with_unit(stat: Stat) -> str:
    """Return the value of a stat with its unit."""
    unit = f" {stat.unit}" if stat.unit and stat.value is not None else ""
    return f"{figure(stat.value)}{unit}"


def column(stat: Stat, game: Game[Any]) -> str:
    """Return the title of the column of a stat."""
    shown = named(stat, game)
    return text("cli-label", label=shown.label, unit=shown.unit) if shown.unit else shown.label
