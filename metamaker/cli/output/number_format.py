"""Numbers for people: format and names in the current language."""

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from metamaker.cli.output.messages import text
from metamaker.core.amounts import Amount, at_most, rounded
from metamaker.core.messages import in_force, language_in_force
from metamaker.core.stat import Number, Stat, StatBlock
from metamaker.game_api.game import Game
from metamaker.play.statistics import CONFIDENCE, Share

if TYPE_CHECKING:
    from rich.console import RenderableType


def figure(value: Number) -> str:
    """Return a number for people: up to one decimal; a dash for None."""
    if value is None:
        return "–"
    if isinstance(value, str):
        return value
    return in_force().number(at_most(value, 1))


def percent(share: Amount) -> str:
    """Return a share of 1 in percent with one decimal."""
    return in_force().percent(share, 1)


def interval(share: Share) -> str:
    """Return a share with its interval of confidence, in percent."""
    low, high = rounded(100 * share.low, 1), rounded(100 * share.high, 1)
    return text("play-interval", found=percent(share.found), low=low, high=high)


def win_rate_title() -> str:
    """Return the title of a column of win rates."""
    return text("play-win_rate", confidence=round(100 * CONFIDENCE))


class Named(NamedTuple):
    """A number of a game with its label and unit as texts."""

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
        return in_force().with_unit(self.value, self.unit)


def named(stat: Stat, game: Game) -> Named:
    """Return a number with its label and unit in the current language; a unit without a translation stays."""
    words = game.documents.words(language_in_force())
    unit = words.get(f"window-unit-{stat.unit.replace(' ', '_')}", stat.unit)
    return Named(str(stat.label), unit if stat.value is not None else "", str(stat.shown) or figure(stat.value))


def block_lines(block: StatBlock, game: Game) -> "RenderableType":
    """Return the applicable numbers of a block, one on each line."""
    from metamaker.cli.output.terminal import QUIET, pairs, words

    stats = (named(stat, game) for stat in block if stat.value is not None)
    return pairs((words(stat.label, QUIET), stat.with_unit) for stat in stats)


def column(stat: Stat, game: Game) -> str:
    """Return the title of a column of such numbers."""
    unit = stat.unit and named(replace(stat, value=0), game).unit
    return Named(str(stat.label), unit, "").column
