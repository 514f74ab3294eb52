"""The story in another language: every word of it is in the words of that language, and none of it stays English."""

import re
from collections.abc import Iterator

import pytest

from metamaker.core.messages import put_in_force, words
from metamaker.games.metaverse.battle.damage.events import CriticalUpgraded
from metamaker.games.metaverse.battle.damage.story import critical_name
from metamaker.games.metaverse.battle.narration.narrator import story_lines
from metamaker.games.metaverse.battle.narration.summaries import brief, ending, standing
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Fate, Status
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.match.situation_report import closer, outlook
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.rules.critical_chart import CHART
from metamaker.play.story import Event
from tests.games.metaverse.battle.narration.tables import battle, fleet, fought
from tests.messages import outside_brackets

BATTLES = (("the-glass-cantons", "the-marginalia"), ("grindstone-haulers", "the-slow-orchard"))

NOTATION = re.compile(r"\b(?:cm|[AB]\d+|D\d+|\d*D\d+[+−]?\d*|FTL[-A-Z0-9/]*|EM\d+|[+-]?\d+|[A-Z]{1,2}\d+)\b|[+-]\d+")
"""What reads the same in every language: units, signs of ships, dice, codes of orders."""


@pytest.fixture
def french() -> Iterator[None]:
    """All that is said is said in French."""
    put_in_force("fr")
    yield
    put_in_force("en")


def happened(one: str, other: str) -> tuple[Battle, list[Event]]:
    of = battle(one, other, last_turn=5)
    return of, fought(of)


def lines(of: Battle, events: list[Event], forces: tuple[Fleet, Fleet]) -> Iterator[str]:
    """All that is told of a battle: its story, in few words, how it ended, how all stand, what a commander sees."""
    names = Names(of.table)
    yield from (line.text for line in story_lines(events, names))
    yield from (line.text for line in brief(events, names))
    yield from (line.text for line in ending(of, names, forces))
    shown = standing(of.table, names.words)
    yield from (*shown.columns, *(cell for row in shown.rows for cell in row))


def known(of: Battle, forces: tuple[Fleet, Fleet]) -> re.Pattern[str]:
    """Return the names in a battle: fleets, ships, classes, weapons."""
    names = {each.name for each in forces} | {vessel.name for vessel in of.table.vessels}
    names |= {vessel.blueprint.name for vessel in of.table.vessels}
    names |= {plan.weapon.name for vessel in of.table.vessels for plan in vessel.blueprint.systems if plan.weapon}
    each = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    return re.compile(rf"\b(?:{each})\b", re.IGNORECASE)


@pytest.mark.parametrize(("one", "other"), BATTLES)
def test_every_word_of_the_story_can_be_translated(one: str, other: str, french: None, marked: None) -> None:
    of, events = happened(one, other)
    forces = fleet(one), fleet(other)
    names = known(of, forces)
    left = {NOTATION.sub("", names.sub("", outside_brackets(text))) for text in lines(of, events, forces)}
    assert sorted(each for each in left if re.search(r"[A-Za-zÀ-ÿ]{2}", each)) == []


ENGLISH = re.compile(r"\b(?:the|and|with|hit|miss|left|boxes?|layer|is|are|at|by|of|heading|speed|turn)\b")


@pytest.mark.parametrize(("one", "other"), BATTLES)
def test_no_line_of_the_french_story_is_english(one: str, other: str, french: None) -> None:
    of, events = happened(one, other)
    forces = fleet(one), fleet(other)
    names = known(of, forces)
    assert [text for text in lines(of, events, forces) if ENGLISH.search(names.sub("", text))] == []


def test_the_logs_of_a_battle_are_the_same_in_every_language(french: None) -> None:
    from metamaker.play.serialization import digest

    _, there = happened(*BATTLES[0])
    put_in_force("en")
    _, here = happened(*BATTLES[0])
    assert digest(there) == digest(here)


def test_every_critical_is_called_as_the_chart_has_it() -> None:
    of = battle(*BATTLES[0])
    english, french = (Names(of.table, words(GAME, language)) for language in ("en", "fr"))
    for category, rows in CHART.items():
        for number, row in enumerate(rows, 1):
            event = CriticalUpgraded("", "core", category, number, row.name, ())
            assert critical_name(event, english) == row.name
            assert critical_name(event, french) not in {"", row.name}


@pytest.mark.parametrize(
    ("status", "cause", "text"),
    [
        (Status.DESTROYED, "fire", "Twelve Colours a été détruit au tour 4"),
        (Status.DESTROYED, "ftl drive", "Twelve Colours a été détruit au tour 4 (moteur FTL)"),
        (Status.BROKEN, "morale", "Twelve Colours a pris la fuite au tour 4"),
        (Status.RETREATED, "", "Twelve Colours s’est retiré au tour 4"),
    ],
)
def test_fates_are_told_in_french(status: Status, cause: str, text: str, french: None) -> None:
    of = battle(*BATTLES[0])
    vessel = of.table.by_key["a/twelve-colours"]
    vessel.status, vessel.fate = status, Fate(4, cause)
    lost = [line.text for line in ending(of, Names(of.table), tuple(map(fleet, BATTLES[0])))]
    assert lost[1].startswith(text)


def test_what_a_commander_sees_is_told_in_french(french: None) -> None:
    table = battle(*BATTLES[0]).table
    seen = [line.text for line in (*outlook(table, 0), *closer(table, 0, "A1"))]
    assert any("gisement" in text and "montre son arc avant" in text for text in seen)
    assert any(text.startswith("réseaux de capteurs\u00a0: ") and "indice" in text for text in seen)
    assert any("tranches de" in text and "champ\u00a0: " in text for text in seen)


def test_figures_are_the_same_in_every_language(french: None) -> None:
    table = battle(*BATTLES[0]).table
    shown, english = standing(table), standing(table, words(GAME, "en"))
    assert shown.columns[1] == "vaisseau" != english.columns[1]
    assert shown.figures == english.figures != ()
