"""The title of a turn of a match: some games call it a round."""

from metamaker.app.texts import tr
from metamaker.core.messages import Words
from metamaker.play.recording import Frame

_OWN = "window-turn-title"


def counts_rounds(words: Words) -> bool:
    """Return whether a game has its own word for turns: rounds."""
    return _OWN in words


def turn_title(words: Words, number: int) -> str:
    """Return the title of a turn by its number, in the words of its game if it has any: “Round 4”."""
    if counts_rounds(words):
        return words.text(_OWN, number=number)
    return tr("window-match-turn", number=number)


def titled(words: Words, frame: Frame) -> str:
    """Return the title of a frame: its turn and its part."""
    turn = turn_title(words, frame.turn) if frame.turn else tr("window-match-before-first-turn")
    return " · ".join(filter(None, (turn, frame.step if frame.made >= 0 else tr("window-match-the-end"))))
