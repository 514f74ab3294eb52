"""What pages of the printed set are made from: the fleets of a game, their problems, the paper and the words."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

from metamaker.core.issue import Issue
from metamaker.core.memo import memo
from metamaker.core.words import ENGLISH, Words, words
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.sheets.drawing import Page
from metamaker.sheets.frame import PageFrame

USUAL_FRAME = PageFrame()


@dataclass(frozen=True, eq=False)
class PagesContext:
    """One fleet or two opposing ones, the problems of each in the same order, the frame of a page and the words to print.

    `opponents` are fleets that pages may compare theirs with.
    """

    fleets: tuple[Fleet, ...]
    issues: tuple[tuple[Issue, ...], ...]
    frame: PageFrame
    words: Words
    opponents: tuple[Fleet, ...] = ()

    def of(self, place: int) -> "PagesContext":
        """Return the context of one of the fleets, the others being its opponents."""
        others = (*self.fleets[:place], *self.fleets[place + 1 :], *self.opponents)
        return replace(self, fleets=self.fleets[place : place + 1], issues=self.issues[place : place + 1], opponents=others)

    def each(self) -> "tuple[PagesContext, ...]":
        """Return the contexts of all fleets, one by one."""
        return tuple(self.of(place) for place in range(len(self.fleets)))


@memo
def issues_of(fleet: Fleet) -> tuple[Issue, ...]:
    """Return the problems of a fleet; several pages name them, and they are looked for once."""
    return check_fleet(fleet)


def context(fleets: tuple[Fleet, ...], frame: PageFrame = USUAL_FRAME, language: str = ENGLISH) -> PagesContext:
    """Return the context of some fleets. Raises KeyError for a language without words."""
    return PagesContext(fleets, tuple(map(issues_of, fleets)), frame, words("metaverse", language))


class PageKind(NamedTuple):
    """A kind of page: its key, the key of its title among the words, and what makes its pages, none where there is nothing.

    `shared`: one set of pages serves all fleets of a game. `two_sided`: every second page is the back of the one before it.
    """

    key: str
    title: str
    make: Callable[[PagesContext], tuple[Page, ...]]
    shared: bool = False
    two_sided: bool = False
