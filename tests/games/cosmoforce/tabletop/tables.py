"""Battles at the table for tests: forces of the ready-made documents, sessions that are played to their end."""

import json
from functools import cache

from metamaker.core.paths import sample_fleets
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.tabletop.force import force, hired
from metamaker.games.cosmoforce.tabletop.session import TableSession
from metamaker.play.match import Session, Setting
from metamaker.play.story import StoryLine

THREATS, WEB_THREATS, IDEAS = "eight-threats", "eight-threats-web", "six-ideas"


@cache
def document(name: str = THREATS) -> Fleet:
    """A ready-made document."""
    body = json.loads((sample_fleets("cosmoforce") / f"{name}.json").read_text())["body"]
    return COSMOFORCE.documents.read(body, name)


def duel(
    *captains: str, seed: int = 3, last_turn: int = 0, ships: tuple[str, ...] = ("missile-boat", "parade-float")
) -> TableSession:
    """A battle of a threat against others, each a side of its own."""
    return TableSession([force(document(), (ship,)) for ship in ships], Setting(seed, captains, last_turn), hired)


def survival(*captains: str, seed: int = 5, name: str = IDEAS, ships: tuple[str, ...] = ()) -> TableSession:
    """A survival run of a document, or of some ships of it."""
    return TableSession([force(document(name), ships)], Setting(seed, captains, survival=True), hired)


def told(session: Session) -> list[StoryLine]:
    """The whole story of a battle that nobody must be asked about."""
    lines: list[StoryLine] = []
    while True:
        events = session.play_turn()
        lines += session.told(events)
        if session.result is not None or not events:
            return lines


def answered(session: Session, most: int = 10_000) -> int:
    """Answer as the plain captain would, typed, until the battle is over, and return how many questions there were."""
    for number in range(most):
        questions = session.ask()
        if not questions:
            return number
        for place in range(len(questions)):
            assert session.refusals(place, session.advice(place)) == ()
        session.answer([session.advice(place) for place in range(len(questions))])
    return most
