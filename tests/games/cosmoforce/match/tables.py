"""Battles at the table for tests: forces of the ready-made documents, matches that are played to their end."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from metamaker.core.paths import sample_fleets
from metamaker.game_api.matches import begun
from metamaker.games.cosmoforce.battle.ai.plain import Plain
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.cosmoforce.match.force import force
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.play.dialogue import Dialogue
from metamaker.play.match import Match
from metamaker.play.story import StoryLine
from metamaker.play.table import Setting

THREATS, WEB_THREATS, IDEAS = "eight-threats", "eight-threats-web", "six-ideas"


@cache
def document(name: str = THREATS) -> Fleet:
    """Return a ready-made document."""
    body = json.loads((sample_fleets("cosmoforce") / f"{name}.json").read_text())["body"]
    return COSMOFORCE.documents.read(body, name)


def duel(*captains: str, seed: int = 3, last_turn: int = 0, ships: tuple[str, ...] = ("missile-boat", "parade-float")) -> Match:
    """Return a battle of a threat against others, each a side of its own."""
    return begun(COSMOFORCE, [force(document(), (ship,)) for ship in ships], Setting(seed, captains, last_turn))


def survival(*captains: str, seed: int = 5, name: str = IDEAS, ships: tuple[str, ...] = ()) -> Match:
    """Return a survival run of a document, or of some ships of it."""
    return begun(COSMOFORCE, [force(document(name), ships)], Setting(seed, captains, survival=True))


def told(match: Match) -> list[StoryLine]:
    """Return the whole story of a battle without questions to people."""
    lines: list[StoryLine] = []
    while True:
        events = match.play_turn()
        lines += match.views.story(events)
        if match.result is not None or not events:
            return lines


def answered(match: Match, most: int = 10_000) -> int:
    """Answer as the plain captain would, typed, until the battle is over, and return how many questions there were."""
    dialogue = Dialogue(match)
    for number in range(most):
        questions = dialogue.ask()
        if not questions:
            return number
        decisions: Sequence[Any] = dialogue.decisions
        texts = [dialogue.draft(place, Plain().answer(decision)).text for place, decision in enumerate(decisions)]
        drafts = [dialogue.read(place, text) for place, text in enumerate(texts)]
        assert [draft.refusals for draft in drafts] == [()] * len(questions)
        dialogue.answer(drafts)
    return most
