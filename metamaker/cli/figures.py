"""Numbers for people: how they are written, and what they are called, in the language in force."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from metamaker.cli.texts import text
from metamaker.core.naming import minus
from metamaker.core.stat import Number, Stat, StatBlock
from metamaker.core.words import language_in_force
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
    return text("cli-percent", number=digits(f"{100 * share:.1f}"))


def interval(share: Share) -> str:
    """Return a share with its interval of confidence, in percent."""
    low, high = digits(f"{100 * share.low:.1f}"), digits(f"{100 * share.high:.1f}")
    return text("play-interval", found=percent(share.found), low=low, high=high)


def win_rate_title() -> str:
    """Return the title of a column of win rates."""
    return text("play-win_rate", confidence=f"{CONFIDENCE * 100:.0f}")


class Named(NamedTuple):
    """A number of a game as people read it."""

    label: str
    unit: str
    value: str

    @property
    def column(self) -> str:
        """The title of a column of such numbers."""
        return text("cli-label", label=self.label, unit=self.unit) if self.unit else self.label

    @property
    def with_unit(self) -> str:
        """The number with its unit."""
        return f"{self.value} {self.unit}" if self.unit else self.value


def named(stat: Stat, game: Game[Any]) -> Named:
    """Return a number with its label and unit in the language in force; a unit stays where the game has no word for it."""
    words = game.documents.words(language_in_force())
    unit = words.get(f"window-unit-{stat.unit.replace(' ', '_')}", stat.unit)
    return Named(str(stat.label), unit if stat.value is not None else "", str(stat.shown) or figure(stat.value))


def block_lines(block: StatBlock, game: Game[Any]) -> "RenderableType":
    """Return the numbers of a block that apply, one a line."""
    from metamaker.cli.terminal import QUIET, pairs, words

    stats = (named(stat, game) for stat in block if stat.value is not None)
    return pairs((words(stat.label, QUIET), stat.with_unit) for stat in stats)


def column(stat: Stat, game: Game[Any]) -> str:
    """Return the title of a column of such numbers."""
    unit = stat.unit and named(replace(stat, value=0), game).unit
    return Named(str(stat.label), unit, "").column
