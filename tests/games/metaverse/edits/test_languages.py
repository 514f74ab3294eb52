"""Refusals of edits in the language in force, and the words that edits put into a document."""

from collections.abc import Callable

import pytest

from metamaker.core.edits import changed
from metamaker.core.elements.listing import removed
from metamaker.core.messages import put_in_force
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.edits.classes import add_section, in_folder
from metamaker.games.metaverse.edits.clipboard_fleet import clipboard_fleet
from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.edits.house_formulas import set_formula
from metamaker.games.metaverse.edits.palette import drop_reasons, moved_reasons
from metamaker.games.metaverse.edits.roster import set_commander
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from tests.games.metaverse.edits.flotilla import FLEET

HERON = FLEET.classes[0]

REFUSED: tuple[tuple[Callable[[Fleet], object], str], ...] = (
    (lambda fleet: add_section(fleet, HERON.id, SectionName.CORE), "Heron a déjà une section centrale."),
    (
        lambda fleet: in_folder(fleet, [HERON.id], ("a/b",)),
        "Le nom d’un dossier doit contenir des lettres, sans barre oblique.",
    ),
    (lambda fleet: clipboard_fleet(fleet, HERON.ref()), "Vous ne pouvez copier que des éléments d’un vaisseau."),
    (lambda fleet: STRUCTURE.get(fleet, "weapons/none"), "La flotte n’a pas d’arme «\u00a0none\u00a0»."),
    (lambda fleet: STRUCTURE.get(fleet, "x/y"), "Il n’y a pas de «\u00a0x/y\u00a0» dans cette flotte."),
    (
        lambda fleet: removed(STRUCTURE, fleet, f"{HERON.ref()}/crew_quality"),
        "Qualité d’équipage, Heron\u00a0: impossible à retirer.",
    ),
    (lambda fleet: set_commander(fleet, ["first"], "first"), "First ne peut pas être son propre chef."),
    (
        lambda fleet: set_formula(fleet, "ship.mass_factor_literal", "1"),
        "Les règles fixent «\u00a0ship.mass_factor_literal\u00a0»\u00a0; une formule maison ne peut pas la remplacer.",
    ),
    (
        lambda fleet: EDITS.changed(fleet, HERON.ref(), "hull_type", "wood"),
        "«\u00a0Type de coque\u00a0» ne peut pas valoir 'wood'.",
    ),
    (
        lambda fleet: changed(fleet, bays=()),
        "La flotte n’a pas de type de hangar avec l’identifiant «\u00a0",
    ),
)


@pytest.fixture
def french() -> None:
    put_in_force("fr")


@pytest.mark.parametrize(("edit", "text"), REFUSED)
def test_what_cannot_be_is_said_in_the_language_in_force(french: None, edit: Callable[[Fleet], object], text: str) -> None:
    with pytest.raises(EditProblem) as refused:
        edit(FLEET)
    assert str(refused.value).startswith(text)


def test_why_nothing_of_the_palette_may_go_somewhere(french: None) -> None:
    assert drop_reasons(FLEET, "reactor", f"{HERON.ref()}/core") == ("La section centrale a toujours son réacteur.",)
    assert drop_reasons(FLEET, "bridge", "weapons/gun") == ("Cet élément ne se pose que sur un vaisseau.",)
    assert moved_reasons(FLEET, HERON.ref(), HERON.ref()) == ("Vous ne pouvez déplacer que des éléments d’un vaisseau.",)


def test_values_out_of_bounds_are_named_as_their_fields_are(french: None) -> None:
    with pytest.raises(EditProblem, match=r"^Qualité d’équipage\u00a0: il faut "):
        changed(HERON, crew_quality=1000)


def test_a_new_squadron_type_has_a_weapon_of_the_language_in_force(french: None) -> None:
    made = EDITS.added(FLEET, "starfighters", "Guêpe")
    assert STRUCTURE.get(made.document, made.ref).value.weapons[0].name == "Canon"
