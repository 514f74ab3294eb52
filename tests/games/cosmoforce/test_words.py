"""The words in other languages: nothing is left in English, nothing is lost, and what is printed with them fits."""

import re

import pytest

from metamaker.core.messages import ENGLISH, languages, words
from metamaker.game_api.prints import PrintOptions
from metamaker.games.cosmoforce import printing
from metamaker.games.cosmoforce.edits.editing import EDITS
from metamaker.games.cosmoforce.edits.palette import palette
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.cosmoforce.model.design import SystemKind
from metamaker.games.cosmoforce.model.edition import (
    Collision,
    Conserve,
    Cooling,
    Depletion,
    Edition,
    HeatDamage,
    Options,
    Toggles,
)
from metamaker.games.cosmoforce.model.fleet import GAME
from metamaker.games.cosmoforce.stats.block import book
from metamaker.rendering.frame import PageFrame
from tests.choices import covering, named
from tests.games.cosmoforce.printed import FRAMES, faults, sheet_pages
from tests.games.cosmoforce.test_samples import SIX, sample
from tests.messages import found, written

OTHERS = tuple(language for language in languages(GAME) if language != ENGLISH)

OF_CATALOGUE = {f"window-system-{kind}-{what}" for kind in SystemKind for what in ("name", "tooltip")}
"""What stands in the catalogue in English."""

ORIGINALS = "pages-reference-originals"
"""The English terms on the reference card of a translation."""

GENDER = {"names-system": {"kind"}}
"""Values that a translation needs for its grammar, and English does not."""


def of_formulas() -> set[str]:
    """Return the texts of the formula book in English."""
    return {
        key
        for scope in book().scopes.values()
        for key in (
            f"formulas-{scope.name}",
            *(f"formulas-{scope.name}-input-{symbol}" for symbol in scope.inputs),
            *(f"formulas-{scope.name}-{symbol}" for symbol in scope.entries),
        )
    }


def test_there_is_french() -> None:
    assert "fr" in OTHERS


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_system_and_formula_is_there_and_nothing_else(language: str) -> None:
    assert set(written(GAME, language)) == {*words(GAME), *OF_CATALOGUE, *of_formulas(), ORIGINALS}


@pytest.mark.parametrize("language", OTHERS)
def test_texts_have_the_places_of_the_english_ones(language: str) -> None:
    english, own = written(GAME, ENGLISH), written(GAME, language)
    wanted = {key: {*found(english[key]).values, *GENDER.get(key, ())} for key in english if key in own}
    wrong = [key for key, values in wanted.items() if values != set(found(own[key]).values)]
    assert wrong == []


def test_french_signs_stand_after_a_space_that_does_not_break() -> None:
    french = written(GAME, "fr")
    wrong = [
        text for key in french for text in found(french[key]).texts if re.search(r"(?<!\u00a0)[:;?!»]|«(?!\u00a0)|['\"]", text)
    ]
    assert wrong == []


def test_french_counts_nothing_as_one() -> None:
    french = words(GAME, "fr")
    assert [french.text("window-fact-designs", count=count) for count in (0, 1, 2)] == ["0 modèle", "1 modèle", "2 modèles"]


def test_every_property_choice_summary_and_text_is_there_in_french() -> None:
    """The keys that are put together as the program runs."""
    document = sample(SIX)
    refs = ["fleet", "designs/tin-sparrow", "designs/tin-sparrow/slots/1", *(each.ref() for each in document.teams)]
    for language in ("en", *OTHERS):
        for ref in (*refs, *(ship.ref() for ship in document.ships)):
            for shown in EDITS.properties(document, ref, language):
                assert shown.label
                assert shown.hint
                assert all(choice.text for choice in shown.choices)
                assert EDITS.changed_name(document, ref, shown.key, language)
            assert EDITS.summary(document, ref, language).sentence
        assert COSMOFORCE.documents.texts(document, "designs/tin-sparrow", language)[0].passages
        assert all(group.title for group in palette(words(GAME, language)))


@pytest.mark.parametrize(("language", "edition", "frame"), covering(OTHERS, Edition, FRAMES[::2]), ids=named)
def test_the_proof_reader_finds_nothing_in_any_language(language: str, edition: Edition, frame: PageFrame) -> None:
    document = sample(SIX).with_(edition=edition)
    for style in printing.formats:
        assert faults(sheet_pages(document, PrintOptions(frame, style, language=language))) == []
    for kind in printing.page_kinds():
        assert faults(printing.pages((document,), (kind,), PrintOptions(frame, language=language)).pages) == []


OTHERWISE = Options(
    hangar_uses_infinite_mass=True,
    dynamic_order=True,
    equal_speed_is_level=True,
    evasion_needs_change=True,
    collision_whole_speed=True,
    missile_detonates_once=True,
    open_build=True,
    hero_crew=True,
)
WORDIEST = {
    Edition.ROSTER: Toggles(
        missile_depletion=Depletion.CIRCLED,
        passive_cooling=Cooling.OPTIONAL,
        heat_damage=HeatDamage.CREW_OR_DAMAGE,
        strafe_run=True,
        repeat_action=False,
        burn_bonus=0,
    ),
    Edition.WEB: Toggles(
        missile_detonation=True, ram=True, time_limit=999, collision=Collision.ADRIFT_OR_FAST, conserve=Conserve.FLAT
    ),
}
"""What is played otherwise so that the most is to be told."""


@pytest.mark.parametrize(("language", "edition", "frame"), covering(languages(GAME), Edition, FRAMES[:2], least=4), ids=named)
def test_house_rules_fit_in_any_language(language: str, edition: Edition, frame: PageFrame) -> None:
    document = sample(SIX).with_(edition=edition, toggles=WORDIEST[edition], options=OTHERWISE)
    for style in printing.formats:
        assert faults(sheet_pages(document, PrintOptions(frame, style, language=language))) == []
    for kind in ("rules", "reference", "threats"):
        assert faults(printing.pages((document,), (kind,), PrintOptions(frame, language=language)).pages) == []
