"""Matches as documents, which can be opened, saved and recovered like those of their game, and their short descriptions."""

from collections.abc import Mapping
from functools import cache

from typing_extensions import override

from metamaker.core.messages import ENGLISH, Words, message, said
from metamaker.game_api.documents import CompanionDocuments, NotInDocument, StatText
from metamaker.game_api.game import Game
from metamaker.play import sealed_orders
from metamaker.play.documents import REPLAY, Choice, Contingent, Replay

REACHED, WON = "reached", "won"
"""Options of a replay with the progress of the match in the app: its turn; the winner, once it is over."""

WRITTEN = "written"
"""An option of a replay with drafts of orders: the number of choices before them, and the typed texts."""

NOTES = frozenset({REACHED, WON, WRITTEN}) | sealed_orders.NOTES
"""Options without influence on the match: notes of the app, and of a match with a remote player."""


class MatchGame(Game[Replay]):
    """The matches of a game as a game of its own: its documents are replays. `of` is the game of the matches."""

    def __init__(self, of: Game) -> None:
        super().__init__(of.key, of.name, REPLAY, MatchDocuments(of))
        self.of = of


@cache
def match_game(game: Game) -> MatchGame:
    """Return the matches of a game, always as the same object."""
    return MatchGame(game)


class MatchDocuments(CompanionDocuments[Replay]):
    """See Documents. There is no empty match, because a match needs sides."""

    def __init__(self, of: Game) -> None:
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
    """Return the names of the sides of a match from their files.

    Sides from one fleet are named after their ships, if these are few.
    """
    names = tuple(str(each.body.get("name") or "") for each in document.fleets)
    ships = tuple(_ships(each) for each in document.fleets)
    return ships if len(set(names)) < len(names) and all(ships) else names


_FEW = 2
"""The largest number of ships that give their side its name."""


def _ships(contingent: Contingent) -> str:
    """Return the names of the ships of a side in its file; empty if there are many, or none has a name."""
    ships = contingent.body.get("ships")
    listed = ships if isinstance(ships, list) and len(ships) <= _FEW else []
    return " + ".join(str(ship.get("name") or "") for ship in listed if isinstance(ship, dict))


def state_text(document: Replay, words: Words) -> str:
    """Return the recorded progress of a match in a few words of its game."""
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
"""The message for the progress of a match in a game that counts rounds."""


def with_orders(document: Replay, at: int, texts: Mapping[int, str]) -> Replay:
    """Return a match with drafts of orders after `at` choices, by the places of their questions."""
    rest = {key: value for key, value in document.options.items() if key != WRITTEN}
    kept: dict[str, Choice] = {str(place): text for place, text in texts.items()}
    written: Choice = {"at": at, "texts": kept}
    return document.with_(options={**rest, WRITTEN: written} if texts else rest)


def orders_in(document: Replay, at: int) -> dict[int, str]:
    """Return the drafts of orders after `at` choices; invalid ones in a file are skipped."""
    found = document.options.get(WRITTEN)
    if not isinstance(found, dict) or found.get("at") != at or not isinstance(texts := found.get("texts"), dict):
        return {}
    return {int(place): text for place, text in texts.items() if place.isdecimal() and len(place) < 5 and isinstance(text, str)}
