"""Problems in other languages: their sentences are messages, and what is put into them are names, numbers and keywords."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from metamaker.core.issue import Issue
from metamaker.core.messages import ENGLISH, Listing, Message, languages, said, words
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.checks.names import kind_called, qualities_called
from metamaker.games.metaverse.checks.placement import placement
from metamaker.games.metaverse.model.arc import Facing, SectionName
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import WeaponQuality
from tests.games.metaverse.builders import BARE
from tests.games.metaverse.checks.case import with_outer
from tests.games.metaverse.checks.test_checks import CASES

OTHERS = tuple(language for language in languages(GAME) if language != ENGLISH)
NOTATION = re.compile(r"-?[0-9.]+|[a-z_]+|[a-z]+\.[a-z_]+|x\\ny|")
"""Numbers, the words that a message chooses by, names of formulas."""
OF_FORMULAS = "house-formula"
"""What a formula itself says is not said here."""


def found() -> Iterator[tuple[Fleet, Issue]]:
    yield from ((case.fleet, issue) for case in CASES for issue in check_fleet(case.fleet) if issue.code != OF_FORMULAS)


def leaves(value: Any) -> Iterator[str]:
    """Yield the values of a message, including those in its messages and lists."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Message):
        yield from (leaf for _, inner in value.values for leaf in leaves(inner))
    elif isinstance(value, Listing):
        yield from (leaf for inner in value.values for leaf in leaves(inner))


def names(fleet: Fleet) -> set[str]:
    listed: tuple[Any, ...] = (*fleet.weapons, *fleet.starfighters, *fleet.bays, *fleet.classes, *fleet.ships)
    weapons = (weapon.name for kind in fleet.starfighters for weapon in kind.weapons)
    return {name for each in listed for name in (each.id, each.name)} | set(weapons)


def test_problems_are_messages_about_names_and_numbers() -> None:
    told = [(issue.message, leaf) for fleet, issue in found() for leaf in leaves(issue.message) if leaf not in names(fleet)]
    assert [issue for _, issue in found() if not isinstance(issue.message, Message)] == []
    assert [each for each in told if not NOTATION.fullmatch(each[1])] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_problem_has_a_sentence_of_its_own(language: str) -> None:
    texts = {(said(issue.message, ENGLISH), said(issue.message, language)) for _, issue in found()}
    assert [english for english, own in texts if english == own] == []
    assert [own for _, own in texts if re.search(r"\b(the|of|and|has|is|it|must|needs?)\b", own)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_reasons_why_a_part_may_not_stand_somewhere_are_said(language: str) -> None:
    whole = with_outer(BARE, *(name for name in SectionName if name is not SectionName.CORE))
    texts = {
        (said(reason.message, ENGLISH), said(reason.message, language))
        for ship in (BARE, whole)
        for kind in ComponentKind
        for section in SectionName
        for facing in (None, *Facing)
        for reason in placement(kind, section, ship, facing)
    }
    assert len(texts) > 150
    assert [english for english, own in texts if english == own] == []
    assert [own for _, own in texts if re.search(r"\b(the|faces|fore|aft|starboard)\b", own)] == []


@pytest.mark.parametrize("language", languages(GAME))
def test_names_in_sentences_are_those_of_the_catalogue(language: str) -> None:
    own, book = words(GAME, language), catalogue()
    for kind in ComponentKind:
        name = own.get(f"sheet-name-component-{kind}", book[kind].name)
        assert own.say(kind_called(kind)).casefold() == " ".join(reversed(name.split(", "))).casefold()
    for quality in WeaponQuality:
        entry = book.weapon_quality[quality]
        name = own.get(f"sheet-name-weapon_quality-{quality}", entry.name)
        assert own.listed(qualities_called([quality]).values) == f"{entry.code} {name}"


def test_french_names_the_ship_its_place_and_what_is_wrong() -> None:
    told = {issue.code: said(issue.message, "fr") for _, issue in reversed([*found()])}
    assert (
        told["no-bridge"] == "Heron n’a pas de passerelle\u00a0; il en faut une à tout vaisseau, dans n’importe quelle section"
    )
    assert told["too-many-units"].startswith("A commande 4 unités\u00a0; son plus grand centre d’information de combat")
    assert told["forbidden-sector"].startswith("Heron, section avant\u00a0: Cannon bat ")
    assert told["unused-cic"].startswith("Leader\u00a0: le centre d’information de combat ne sert à rien")
