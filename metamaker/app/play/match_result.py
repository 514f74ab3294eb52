"""The result of a finished match in words, and the caption of a frame."""

from collections.abc import Sequence

from metamaker.app.texts import tr
from metamaker.core.messages import said
from metamaker.game_api.match_documents import WON, side_names
from metamaker.play.recording import Frame
from metamaker.play.replay import Replay
from metamaker.play.story import LETTERS


def names_of(replay: Replay) -> list[str]:
    """Return the names of the sides, or their letters where names are missing or equal."""
    names = side_names(replay)
    return [name if name and names.count(name) == 1 else LETTERS[side] for side, name in enumerate(names)]


MOST_LINES = 2
"""Lines of the caption below the table. More lines would take room from the table, and the story shows everything."""

_SHORT = 160
"""Number of characters that fit below the table on a few lines."""


def caption_of(frame: Frame, reason: str) -> Sequence[str]:
    """Return the caption of a frame in a few lines. The caption of the last frame is the result of every side."""
    if frame.made >= 0:
        return [line.text for line in frame.lines[:MOST_LINES]]
    least = min((line.depth for line in frame.lines), default=0)
    sides = [line.text for line in frame.lines if line.depth == least and line.text != reason]
    joined = " · ".join(sides)
    return [joined] if len(sides) > MOST_LINES and len(joined) <= _SHORT else sides[:MOST_LINES]


def reason_of(frames: Sequence[Frame]) -> str:
    """Return how a game on a board ended, because sides have special names there; empty before the end."""
    if not frames or frames[-1].made >= 0:
        return ""
    told = next((frame.lines for frame in (*frames[-2:-1], frames[-1]) if frame.lines), ())
    return told[-1].text if told else ""


def ending_of(replay: Replay, reason: str) -> str:
    """Return the title of the end of a match."""
    winner = winner_of(replay)
    if reason:
        return tr("window-match-end", reason=reason)
    if winner is None:
        return tr("window-match-end-draw")
    names = side_names(replay)
    if winner < len(names) and names.count(names[winner]) == 1 and names[winner]:
        return tr("window-match-end-won", name=names[winner])
    return tr("window-match-end-side-won", side=LETTERS[winner])


def winner_of(replay: Replay) -> int | None:
    """Return the side that won; None after a draw."""
    won = replay.options.get(WON)
    return won if isinstance(won, int) and won >= 0 else None


def result_of(replay: Replay, turns: int) -> str:
    """Return the sentence of victory, or that of a draw."""
    winner = winner_of(replay)
    if winner is None:
        return tr("window-match-drawn-after", turns=turns)
    names = side_names(replay)
    if winner < len(names) and names[winner] and names.count(names[winner]) == 1:
        return tr("window-match-wins-in", name=names[winner], turns=turns)
    return tr("window-match-side-wins-in", side=LETTERS[winner], turns=turns)


def left_of(frames: Sequence[Frame], winner: int | None, language: str) -> str:
    """Return the remaining strength of both sides, the winner first; empty for matches that do not count it."""
    first, last = frames[0].moment.strengths, frames[-1].moment.strengths
    if not first or not last or len(first[0].sides) != 2:
        return ""
    one = 1 if winner == 1 else 0
    return tr(
        "window-match-left-against",
        left=round(last[0].sides[one]),
        whole=round(first[0].sides[one]),
        what=said(last[0].label, language),
        other=round(last[0].sides[1 - one]),
        whole_other=round(first[0].sides[1 - one]),
    )
