"""The result of a finished match in words."""

from collections.abc import Sequence

from metamaker.app.texts import tr
from metamaker.core.messages import said
from metamaker.game_api.match_documents import side_names
from metamaker.play.documents import Replay
from metamaker.play.recording import Film, Frame
from metamaker.play.snapshot import score_in
from metamaker.play.story import LETTERS


def names_of(replay: Replay) -> list[str]:
    """Return the names of the sides, at least of two, or their letters where names are missing or equal."""
    names = side_names(replay)
    known = [name if name and names.count(name) == 1 else LETTERS[side] for side, name in enumerate(names)]
    return [*known, *LETTERS[len(known) : 2]]  # the threats of a run for survival have no fleet with a name


def winner_of(film: Film) -> int | None:
    """Return the side that won; None after a draw.

    The document has the result only after captains have finished, a little later than the film.
    """
    won = film.match.result
    return None if won is None or won < 0 else won


def result_of(replay: Replay, winner: int | None, turns: int, *, rounds: bool) -> str:
    """Return the sentence of victory, or that of a draw; `rounds`: whether the game calls its turns rounds."""
    if winner is None:
        return tr("window-match-drawn-after", turns=turns, rounds=rounds)
    names = side_names(replay)
    if winner < len(names) and names[winner] and names.count(names[winner]) == 1:
        return tr("window-match-wins-in", name=names[winner], turns=turns, rounds=rounds)
    return tr("window-match-side-wins-in", side=LETTERS[winner], turns=turns, rounds=rounds)


def score_of(frames: Sequence[Frame], winner: int | None) -> str:
    """Return the points of both sides, the winner's first; empty if points do not decide."""
    score = score_in(frames[-1].moment)
    if score is None:
        return ""
    one = 1 if winner == 1 else 0
    (won, lost), (given, given_other) = ((each[one], each[1 - one]) for each in (score.points, score.head_start))
    return tr("window-match-points-against", won=won, given=given, lost=lost, given_other=given_other)


def left_of(frames: Sequence[Frame], winner: int | None, language: str) -> str:
    """Return the remaining strength of both sides, the winner first.

    Empty for matches that do not count it, and where it can grow: then nothing is left of a whole.
    """
    first, last = frames[0].moment.strengths, frames[-1].moment.strengths
    if not first or not last or len(first[0].sides) != 2:
        return ""
    if any(left > whole or not whole for left, whole in zip(last[0].sides, first[0].sides, strict=True)):
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
