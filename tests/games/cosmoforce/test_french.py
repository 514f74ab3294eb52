"""What is said of documents and fights in French: nothing of it is put together outside the messages, or left in English."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from metamaker.core.messages import put_in_force, words_in
from metamaker.core.paths import resource
from metamaker.core.property import EditProblem
from metamaker.game_api.matches import begun
from metamaker.games import cosmoforce
from metamaker.games.cosmoforce import designs, problems
from metamaker.games.cosmoforce.battle.ai.plain import Plain
from metamaker.games.cosmoforce.battle.wording.names import Names
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.games.cosmoforce.edits.palette import dropped, settled
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.cosmoforce.match.force import sides
from metamaker.games.cosmoforce.match.table import BattleTalks
from metamaker.games.cosmoforce.model.edition import Cooling, Edition, HeatDamage, Toggles
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet
from metamaker.play.dialogue import Dialogue
from metamaker.play.match import Match
from metamaker.play.table import PERSON, Setting
from tests.games.cosmoforce.match.tables import IDEAS, THREATS, WEB_THREATS, document
from tests.messages import outside_brackets, written
from tests.play.legal import single

FILES = ("ask", "broken", "check", "names", "play", "refusal", "stat", "story")

SAME = frozenset({"ask-action-word", "story-TurnBegan", "story-column-sign", "story-tie-roll"})
"""Messages with few letters of their own, or with the same word in both languages."""

WRONG = (
    "sing",
    "burn much",
    "laser z9",
    "missile 9",
    "heal 9",
    "repair 1",
    "repair",
    "burn +9",
    "ram A1",
    "strafe 9",
    "pass 1",
)
"""Typed lines that are no answer, or none that is allowed."""


@pytest.fixture
def french() -> None:
    put_in_force("fr")


def matches() -> Iterator[Match]:
    """Fights of two teams in either edition, with the most that can be asked, and a run for survival."""
    asking = Toggles(passive_cooling=Cooling.OPTIONAL, heat_damage=HeatDamage.CREW_OR_DAMAGE, strafe_run=True, ram=True)
    for edition, toggles in ((Edition.ROSTER, Toggles()), (Edition.WEB, asking), (Edition.ROSTER, asking)):
        fleet = document(IDEAS).with_(edition=edition, toggles=toggles)
        yield begun(COSMOFORCE, list(sides(fleet)), Setting(7, (PERSON, PERSON), 3))
    yield begun(COSMOFORCE, [document(IDEAS)], Setting(5, (PERSON, "plain"), 2, survival=True))


def talk(dialogue: Dialogue, asked: set[type]) -> Iterator[str]:
    """Yield what is said of the open questions: themselves, their help, what answers mean and why some are refused."""
    talks = BattleTalks()
    for place, question in enumerate(dialogue.ask()):
        decision: Any = dialogue.decisions[place]
        yield from (question.text, *question.facts, question.prompt, question.kind)
        yield talks.outcome(decision, Plain().answer(decision))
        if type(decision) in asked:
            continue
        asked.add(type(decision))
        yield from (question.hint, *dialogue.help(place))
        legal = [answer for answer in single(decision) if not decision.refusals(answer)]
        yield from (talks.outcome(decision, answer) for answer in legal)
        for typed in WRONG:
            yield from dialogue.read(place, typed).refusals


def fought(match: Match, asked: set[type]) -> Iterator[str]:
    """Yield all that is said of a fight to its end."""
    dialogue = Dialogue(match)
    while True:
        yield from talk(dialogue, asked)
        events = match.happened()
        yield from (line.text for line in (*match.views.story(events), *match.views.outlined(events)))
        if not dialogue.decisions:
            break
        decisions: Sequence[Any] = dialogue.decisions
        match.apply([Plain().answer(decision) for decision in decisions])
    yield from match.views.standing().columns
    yield from (cell for row in match.views.standing().rows for cell in row)
    yield from (line.text for line in (*match.views.ending(), *match.views.seen(0), *match.views.seen(0, "A1")))


def of_fights() -> list[str]:
    asked: set[type] = set()
    lines = [line for match in matches() for line in fought(match, asked)]
    assert len(asked) >= 7
    return lines


def of_documents() -> Iterator[str]:
    """Yield what is said of documents: problems, what numbers are called and add up from, why something does not go."""
    for name in (THREATS, WEB_THREATS, IDEAS):
        fleet = document(name)
        yield from (issue.text for issue in problems.issues(fleet))
        yield from (str(stat.label) for stat in designs.fleet_block(fleet))
        for numbers in designs.report(fleet, True).ships:
            yield from (str(stat.label) for stat in numbers.stats)
            accounts = [designs.account(fleet, numbers.id, stat.symbol) for stat in numbers.stats]
            yield from (str(share.text) for account in accounts for share in account.shares)
    yield from refused_edits(document(IDEAS))
    yield from map(str, COSMOFORCE.play.captains.values()) if COSMOFORCE.play is not None else ()


def refused_edits(fleet: Fleet) -> Iterator[str]:
    for edit, key, target in ((dropped, "tractor", fleet.designs[0].ref()), (settled, "fleet", fleet.designs[0].ref())):
        try:
            edit(fleet, key, target)
        except EditProblem as problem:
            yield str(problem)


def names() -> list[str]:
    """Return the names of ships, teams and systems, the longest first."""
    every = [document(name) for name in (THREATS, WEB_THREATS, IDEAS)]
    called = {each.name for fleet in every for group in (fleet.designs, fleet.teams, fleet.ships) for each in group}
    return sorted(
        {*called, *(fleet.name for fleet in every), *(entry.name for entry in catalogue().system.values())},
        key=len,
        reverse=True,
    )


def bare(text: str) -> str:
    """Return a text without names of ships and systems, signs, ids of rules and typed words."""
    for name in names():
        text = text.replace(name, "")
    typed = r"\b(laser|missile|railgun|hangar|burn|conserve|heal|pass|ram|repair|strafe)\b"
    return re.sub(rf"CF-[A-Z]+-\d+|\b[A-Z]\d\b|{typed}", "", text)


def test_all_words_of_a_fight_come_from_messages(french: None, marked: None) -> None:
    left = {text for line in of_fights() if re.search(r"[^\W\d_]", text := bare(outside_brackets(line)))}
    assert left == set()


def test_no_line_of_a_fight_is_the_english_one() -> None:
    english = {line for line in of_fights() if re.search(r"[^\W\d_]{3}", bare(line))}
    put_in_force("fr")
    assert {bare(line).strip() for line in english & set(of_fights())} == {"action"}


def test_all_that_is_said_of_documents_comes_from_messages(french: None, marked: None) -> None:
    left = {text for line in of_documents() if re.search(r"[^\W\d_]", text := bare(outside_brackets(line)))}
    assert left == set()


def test_what_is_said_of_documents_is_not_english(french: None) -> None:
    spoken = set(of_documents())
    put_in_force("en")
    assert spoken & set(of_documents()) == set()


def test_no_french_message_is_the_english_one() -> None:
    english, own = written(GAME, "en"), written(GAME, "fr")
    same = {key for key in english if key.partition("-")[0] in FILES and english[key].equals(own[key])}
    assert same == SAME


def test_every_message_is_used() -> None:
    folder = Path(cosmoforce.__path__[0])
    source = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    source += "".join(file.read_text(encoding="utf-8") for file in resource(GAME, "words", "en").glob("*.ftl")).replace(
        " = ", ""
    )

    def is_used(key: str) -> bool:
        begun_with = (key[: found.end()] for found in re.finditer("-", key))
        return f'"{key}"' in source or f"{{ {key} }}" in source or any(f'f"{start}{{' in source for start in begun_with)

    assert [key for key in written(GAME, "en") if key.partition("-")[0] in FILES and not is_used(key)] == []


def test_a_story_may_be_told_in_another_language_than_that_in_force(french: None) -> None:
    match = begun(COSMOFORCE, list(sides(document(IDEAS))), Setting(7, ("plain", "plain"), 1))
    battle = match.table.bout.battle
    assert Names(battle).slot(0, 0).startswith("emplacement 1 (")
    assert Names(battle, words_in(GAME, "en")).slot(0, 0).startswith("slot 1 (")
