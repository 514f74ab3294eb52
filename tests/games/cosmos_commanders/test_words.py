"""The words in other languages: nothing is left in English, nothing is lost."""

import re

import pytest

from metamaker.core.messages import ENGLISH, languages, put_in_force, words
from metamaker.core.rule_book import matching, statements
from metamaker.games.cosmos_commanders.edits.editing import EDITS
from metamaker.games.cosmos_commanders.game import COSMOS_COMMANDERS
from metamaker.games.cosmos_commanders.model.star_map import GAME
from metamaker.games.cosmos_commanders.model.words import COMMANDERS
from metamaker.games.cosmos_commanders.templates import map_of_template, system_names
from metamaker.play.dialogue import Dialogue
from tests.games.cosmos_commanders.match.test_matches import match_of, to_first_action
from tests.messages import found, written

OTHERS = tuple(language for language in languages(GAME) if language != ENGLISH)
MAP = map_of_template("players-3#4", "", ENGLISH)


def test_there_is_french() -> None:
    assert "fr" in OTHERS


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_there_and_nothing_else_with_the_same_values(language: str) -> None:
    english, own = written(GAME, ENGLISH), written(GAME, language)
    assert set(own) == set(words(GAME))
    assert [key for key in english if found(english[key]).values != found(own[key]).values] == []


def test_french_signs_stand_after_a_space_that_does_not_break() -> None:
    french = written(GAME, "fr")
    wrong = [
        text for key in french for text in found(french[key]).texts if re.search(r"(?<!\u00a0)[:;?!»]|«(?!\u00a0)|['\"]", text)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", [ENGLISH, *OTHERS])
def test_properties_summaries_and_texts_are_there_in_every_language(language: str) -> None:
    for ref in ("map", "systems/s1", "lines/w1"):
        for shown in EDITS.properties(MAP, ref, language):
            assert shown.label
            assert shown.hint
            assert all(choice.text for choice in shown.choices)
            assert EDITS.changed_name(MAP, ref, shown.key, language)
        assert EDITS.summary(MAP, ref, language).sentence
        assert COSMOS_COMMANDERS.documents.texts(MAP, ref, language)[0].title
    assert COSMOS_COMMANDERS.documents.texts(MAP, "sectors/1", language)[0].title
    assert len(COSMOS_COMMANDERS.documents.texts(MAP, "", language)[0].passages) == 2
    assert len(set(system_names(language))) >= 42
    assert all(f"names-commander-{each}" in words(GAME, language) for each in COMMANDERS)


@pytest.mark.rule("CC-CMD-03")
def test_commanders_have_names_of_their_own_and_radioactives_is_one_word() -> None:
    english = words(GAME)
    assert english["names-level-radioactives"] == "Radioactives"
    source = {"Ashtar", "Zuntar", "Ishcibibble", "Hedonia", "Mulchor", "Metalor"}
    names = " ".join(english[f"names-{what}-{each}"] for each in COMMANDERS for what in ("commander", "people"))
    assert not source & set(names.split())


RULES_NAMES = {
    "metal": ("Metalor", "Heads in Jars"),
    "population": ("Ishcibibble", "Adoring Clones"),
    "radioactives": ("Ashtar", "People of Light"),
    "luxuries": ("Hedonia", "Star Hussies"),
    "organics": ("Mulchor", "Sprout Folk of Planet XXX"),
    "military": ("Zuntar", "Robots of Doom"),
}
"""The names of commanders and their peoples in the rules, by the level that is their bonus."""


@pytest.mark.rule("CC-CMD-02", "CC-CMD-05")
@pytest.mark.parametrize("commander", COMMANDERS)
def test_the_rules_show_the_names_of_the_program_next_to_their_own(commander: str) -> None:
    own = (words(GAME)[f"names-commander-{commander}"], words(GAME)[f"names-people-{commander}"])
    for rule, theirs, name in zip(("CC-CMD-02", "CC-CMD-05"), RULES_NAMES[commander], own, strict=True):
        (statement,) = (each for each in statements(GAME) if each.id == rule)
        assert f"{theirs} ({name})" in statement.text
        for wanted in (theirs, name):
            assert statement in matching(statements(GAME), wanted.split())


@pytest.mark.parametrize("captain", ["plain", "chance"])
def test_whole_games_are_told_in_french(captain: str) -> None:
    put_in_force("fr")
    match = match_of(captain, captain)
    told = []
    while match.result is None:
        told += [line.text for line in match.views.story(match.play_turn())]
    told += [line.text for line in match.views.ending()]
    assert not [line for line in told if re.search(r"\b(rolls|takes|scores|opens|wins|turn)\b", line)]
    (question,) = Dialogue(to_first_action(match_of("", captain))).ask()
    assert question.text.startswith("Manche 1")
