"""The texts about a frame of a match: its caption, and the result at the end."""

from metamaker.app.texts import tr
from metamaker.game_api.match_documents import side_names
from metamaker.play.documents import Replay
from metamaker.play.recording import Film, Frame
from metamaker.play.story import LETTERS

MOST_LINES = 2
"""Lines of the caption below the table. More lines would take room from the table, and the story shows everything."""

MOST_ABOUT = 3
"""Lines of the caption below a board, which also explains the element at the pointer."""

SENTENCES = " · "

_SHORT = 160
"""Number of characters that fit below the table on a few lines."""


def caption(frame: Frame, result: str) -> str:
    """Return the caption of a frame in a few lines. That of the last frame is the state of every side, without the `result`."""
    if frame.made >= 0:
        return "\n".join(line.text for line in frame.lines[:MOST_LINES])
    least = min((line.depth for line in frame.lines), default=0)
    sides = [line.text for line in frame.lines if line.depth == least and line.text != result]
    joined = SENTENCES.join(sides)
    return joined if len(sides) > MOST_LINES and len(joined) <= _SHORT else "\n".join(sides[:MOST_LINES])


def reason(film: Film | None) -> str:
    """Return how a game on a board ended, because sides have special names there. Empty before the end."""
    frames = film.frames if film is not None else []
    if not frames or frames[-1].made >= 0:
        return ""
    lines = next((frame.lines for frame in (*frames[-2:-1], frames[-1]) if frame.lines), ())
    return lines[-1].text if lines else ""


def ending(film: Film | None, replay: Replay, *, is_board: bool) -> str:
    """Return the title of a match that is over: the result."""
    if is_board and (result := reason(film)):
        return tr("window-match-end", reason=result)
    won = None if film is None else film.match.result
    if won is not None and won >= 0:
        names = side_names(replay)
        if won < len(names) and names.count(names[won]) == 1 and names[won]:
            return tr("window-match-end-won", name=names[won])
        return tr("window-match-end-side-won", side=LETTERS[won])
    return tr("window-match-end-draw")
