"""Talking about decisions in another language: every sentence is a message, and nothing of the English ones is left."""

import re
from collections.abc import Iterator

import pytest

from metamaker.core.messages import ENGLISH, put_in_force
from metamaker.game_api.matches import begun
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.model.fleet import GAME
from metamaker.opening import open_file
from metamaker.play.dialogue import Dialogue
from metamaker.play.table import PERSON, Setting
from tests.cli.conftest import EVEN_HAND, SKIRMISH
from tests.messages import found, outside_brackets, written

TYPED = {
    "plot": ("+99 R9 EP(3) RM", "RM:B1 FTL2 FTL-T2", "EP(1) EM", "L2 R2 FL", "huh", "+ (", "RL2", "R"),
    "electronics": ("on 1 1", "pod 2; aim 1 at A1", "serve 1 at B1", "drop fore", "raise aft", "huh", "aim at B1", "off 99"),
    "muster": ("wait A1 9; join B1", "huh", "wait A1 x"),
    "fire": (
        *("1 2 at B1 by 1 volley", "all at B1 by 99", "3 at A2 by 14 surgical 1", "keep 1", "teleport 1 at B1 by 2", "huh"),
        *("grapple 1 at B1 by 1 toward 0 0", "keep", "1 at B1 by 2 lent", "all at B1 by 14"),
    ),
    "intercept": ("1 by 1", "huh"),
    "repair": ("1 1; 1 1; hull fore 0", "heal 2; reload 2; turn 2 fore", "hull core 9", "huh"),
}
"""What is typed at questions of each kind, most of it wrong."""


@pytest.fixture
def french() -> Iterator[None]:
    put_in_force("fr")
    yield
    put_in_force(ENGLISH)


@pytest.fixture
def marked(french: None, marked: None) -> None:
    """French with every message in brackets."""


def talked(seed: int) -> Iterator[str]:
    """Yield all that a person is told in a battle in which he does what the captain advises, after some wrong answers."""
    document = open_file(str(EVEN_HAND)).document
    battle = Dialogue(begun(METAVERSE, (document, open_file(str(SKIRMISH)).document), Setting(seed, (PERSON, "plain"), 5)))
    while questions := battle.ask():
        advice = [battle.advice(place) for place in range(len(questions))]
        for place, question in enumerate(questions):
            yield from (question.text, *question.facts, question.hint, question.prompt, "\n".join(battle.help(place)))
            yield from (draft.outcome for draft in (advice[place], battle.blank(place)))
            yield from (line for text in TYPED.get(question.kind, ()) for line in answered(battle, place, text))
        battle.answer(advice)


def answered(battle: Dialogue, place: int, text: str) -> Iterator[str]:
    draft = battle.read(place, text)
    yield from draft.refusals or (draft.outcome,)


def proper_names() -> set[str]:
    """Return the words of the names in both fleets."""
    documents = [open_file(str(file)).document for file in (EVEN_HAND, SKIRMISH)]
    named = [each.name for of in documents for each in (of, *of.ships, *of.classes, *of.weapons)]
    return {word for name in named for word in re.findall(r"[^\W\d_]+", name)}


NOTATION = {
    word
    for line in (
        "at by all volley surgical lent keep teleport grapple toward itself wait join none",
        "on off pod aim serve drop raise hull heal reload turn fore starboard aft port core",
        "MV A B D",
    )
    for word in line.split()
}
"""What is typed, and letters of signs, dice and rules."""


@pytest.mark.usefixtures("marked")
def test_every_word_but_names_and_what_is_typed_is_a_message() -> None:
    known = proper_names() | NOTATION
    strange = {
        (word, line) for line in talked(3) for word in re.findall(r"[^\W\d_]+", outside_brackets(line)) if word not in known
    }
    assert strange == set()


def english_phrases() -> set[str]:
    """Return the pieces of English messages, of two words at least, that French ones do not have."""
    pieces = {
        language: {
            text.strip()
            for key, pattern in written(GAME, language).items()
            if key.partition("-")[0] in {"talk", "refusal", "story"}
            for text in found(pattern).texts
        }
        for language in (ENGLISH, "fr")
    }
    french = "\n".join(pieces["fr"])
    return {piece for piece in pieces[ENGLISH] if re.search(r"[a-z]{2,} [a-z]{2,}", piece) and piece not in french}


@pytest.mark.usefixtures("french")
def test_nothing_of_the_english_sentences_is_left() -> None:
    phrases, told = english_phrases(), set(talked(4))
    assert len(phrases) > 200
    assert {(phrase, line) for line in told for phrase in phrases if phrase in line} == set()


@pytest.mark.usefixtures("french")
def test_refusals_name_ships_and_systems_in_the_language() -> None:
    document = open_file(str(EVEN_HAND)).document
    forces = force(document, ("fathom",)), force(document, ("ell",))
    battle = Dialogue(begun(METAVERSE, forces, Setting(1, (PERSON, "plain"))))
    battle.ask()
    assert battle.read(0, "EP(1) RM:A1").refusals == (
        "EP ne peut pas utiliser 1 support vital (avant), qui n’est pas un moteur STL en état (MV-1.2.3-25)",
        "un éperonnage doit viser un vaisseau ennemi, et A1 Fathom n’en est pas un (MV-1.2.3-30)",
    )
    (problem,) = battle.read(0, "huh").refusals
    assert "colonne 1\u00a0: il n’y a pas de code d’ordre «\u00a0huh\u00a0»" in problem
