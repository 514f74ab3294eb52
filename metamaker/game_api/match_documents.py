"""Matches as documents that can be opened, saved and recovered like those of their game; what each says of itself."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from typing_extensions import override

from metamaker.core.messages import ENGLISH, Words, message, said
from metamaker.game_api.documents import CompanionDocuments, NotInDocument, StatText
from metamaker.game_api.game import Game
from metamaker.play import sealed_orders
from metamaker.play.replay import REPLAY, Choice, Contingent, Replay

REACHED, WON = "reached", "won"
"""Options of a replay in which the window notes how far a match has come: its turn; who won, once it is over."""

WRITTEN = "written"
"""An option of a replay with orders that are written and not given yet: after how many choices, and as they are typed."""

NOTES = frozenset({REACHED, WON, WRITTEN}) | sealed_orders.NOTES
"""Options that say nothing of how the match is played: notes of the window, and of people at two places."""


class MatchGame(Game[Replay]):
    """The matches of a game as a game of its own: its documents are replays. `of` is the game that is played."""

    def __init__(self, of: Game[Any]) -> None:
        super().__init__(of.key, of.name, REPLAY, MatchDocuments(of))
        self.of = of


@cache
def match_game(game: Game[Any]) -> MatchGame:
    """Return the matches of a game, always as the same object."""
    return MatchGame(game)


class MatchDocuments(CompanionDocuments[Replay]):
    """See Documents. A match is set up, which takes sides."""

    def __init__(self, of: Game[Any]) -> None:
        super().__init__(of.key, of.documents, Replay, "play-match", "play-match-new", unmade="play-match-set_up")
        self._of = of

    @override
    def title(self, document: Replay) -> str:
        names = side_names(document)
        if self._of.designs is None:  # all sides are on one board
            names = tuple(dict.fromkeys(names))
        return " – ".join(name for name in names if name) or str(message("play-match"))

    @override
    def find(self, document: Replay, name: str) -> str:
        raise NotInDocument(message("play-match-nothing_called", name=name))

    @override
    def texts(self, document: Replay, ref: str, language: str = ENGLISH) -> tuple[StatText, ...]:
        """Return how far the match has come."""
        return (StatText("", self.title(document), state_text(document, self.words(language)), (), ()),)


def side_names(document: Replay) -> tuple[str, ...]:
    """Return what the sides of a match are called in their files; those out of one fleet by their ships, if they are few."""
    names = tuple(str(each.body.get("name") or "") for each in document.fleets)
    ships = tuple(_ships(each) for each in document.fleets)
    return ships if len(set(names)) < len(names) and all(ships) else names


_FEW = 2
"""So many ships give their side its name."""


def _ships(contingent: Contingent) -> str:
    """Return the names of the ships of a side as its file has them; nothing if there are many, or none has a name."""
    ships = contingent.body.get("ships")
    listed = ships if isinstance(ships, list) and len(ships) <= _FEW else []
    return " + ".join(str(ship.get("name") or "") for ship in listed if isinstance(ship, dict))


def state_text(document: Replay, words: Words) -> str:
    """Return how far a match has come in a few words of its game, as far as that was noted."""
    if WON in document.options:
        return said(message("play-match-over"), words.language)
    reached = document.options.get(REACHED)
    if isinstance(reached, int) and not isinstance(reached, bool):
        return (
            words.text(_REACHED, turn=reached)
            if _REACHED in words
            else said(message("play-match-turn", turn=reached), words.language)
        )
    return said(message("play-match"), words.language)


_REACHED = "window-turn-reached"
"""Progress of a match in a game that counts rounds."""


def with_orders(document: Replay, at: int, texts: Mapping[int, str]) -> Replay:
    """Return a match with orders that are written and not given yet, after `at` choices, by the places of their questions."""
    rest = {key: value for key, value in document.options.items() if key != WRITTEN}
    kept: dict[str, Choice] = {str(place): text for place, text in texts.items()}
    written: Choice = {"at": at, "texts": kept}
    return document.with_(options={**rest, WRITTEN: written} if texts else rest)


def orders_in(document: Replay, at: int) -> dict[int, str]:
    """Return the orders that were written and not given after `at` choices; what is no such thing in a file is passed over."""
    found = document.options.get(WRITTEN)
    if not isinstance(found, dict) or found.get("at") != at or not isinstance(texts := found.get("texts"), dict):
        return {}
    return {int(place): text for place, text in texts.items() if place.isdecimal() and len(place) < 5 and isinstance(text, str)}
