"""An answer is printed as a player would type it, and read back as the same answer."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from metamaker.registry import GAMES
from tests.play.decision_classes import kinds_of
from tests.play.legal import single
from tests.play.questions import plays, questions

QUESTIONS = 25
"""Questions of each kind of which all options are tried; of the others only the answer of the captain."""

OPTIONS = 60
"""Options tried of one question."""

RARE = {"rearm", "squadron_defence", "offer"}
"""Asked in few battles, or only after a person offered a draw; the tests of squadrons and of giving up print and read them."""


def legal(decision: Any) -> Iterator[Any]:
    """Yield some of the legal answers with one option chosen."""
    answers = list(single(decision))
    yield from (answer for answer in answers[:: max(1, len(answers) // OPTIONS)] if not decision.refusals(answer))


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_answer_is_read_as_it_is_printed(game: str) -> None:
    asked: Counter[str] = Counter()
    for play in plays(game):
        for talks, decision, answer in questions(play):
            asked[decision.kind] += 1
            for each in (answer, *(legal(decision) if asked[decision.kind] <= QUESTIONS else ())):
                text = talks.typed(decision, each)
                assert talks.read(decision, text) == each, (decision.kind, text, each)
    assert kinds_of(game) - set(asked) <= RARE
