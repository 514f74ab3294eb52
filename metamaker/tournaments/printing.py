"""Printouts of tournaments: the invitation with the limits, a check sheet for each player, pairings, standings."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

from metamaker.core.messages import COMMON, ENGLISH, words_in
from metamaker.game_api.game import Game, required
from metamaker.game_api.prints import Pack, PrintOptions
from metamaker.rendering.drawing import Drawing, Page
from metamaker.rendering.imposition import add_bound
from metamaker.rendering.ink import Ink
from metamaker.tournaments.model import Event
from metamaker.tournaments.pages.check_sheet import check_sheets
from metamaker.tournaments.pages.invitation import card, invitation
from metamaker.tournaments.pages.lists import pairings, standing_lists
from metamaker.tournaments.pages.setting import Make, Setting

_KINDS: "MappingProxyType[str, Make]" = MappingProxyType(
    {"invitation": invitation, "checks": check_sheets, "pairings": pairings, "standings": standing_lists}
)
"""The pages by key, in the order of print."""


class EventPrints:
    """See the Prints protocol. `of` is the game of the tournament."""

    def __init__(self, of: Game) -> None:
        self._of = of

    @property
    def inks(self) -> Mapping[str, Ink]:
        """The ways to print that the game has."""
        return required(self._of.prints).inks

    def page_kinds(self, language: str = ENGLISH) -> Mapping[str, str]:
        """Return the kinds of pages with titles, in the order of print."""
        words = words_in(COMMON, language)
        return {key: words[f"event-page_{key}"] for key in _KINDS}

    def on_request(self, documents: int = 1) -> frozenset[str]:  # noqa: ARG002 - all are usual
        """Return nothing: all pages are usual."""
        return frozenset()

    def pages(self, events: Sequence[Event], kinds: Collection[str], options: PrintOptions) -> Pack:
        """Return the pages of these kinds for one event or several."""
        made: list[Page] = []
        printed: list[str] = []
        for key in (key for key in _KINDS if key in kinds):
            for event in events:
                more = _KINDS[key](Setting(self._of, event, options.frame, options.language))
                add_bound(made, more, options.frame)
                printed += [key] if more and key not in printed else []
        return Pack(tuple(made), tuple(printed), options.frame.mirrored)

    def card(self, event: Event, language: str = ENGLISH, is_shared: bool = True) -> Page:  # noqa: ARG002 - it shows no more
        """Return name, time, place and limits as one picture."""
        return card(self._of, event, language)

    def miniatures(self, event: Event, most: int) -> tuple[Drawing, ...]:  # noqa: ARG002 - it has none
        """Return nothing: a tournament has no ships of its own."""
        return ()

    def miniature(self, event: Event, ref: str, side: int = 0) -> Drawing | None:  # noqa: ARG002 - it has none
        """Return None: a tournament has no ships of its own."""
        return None
