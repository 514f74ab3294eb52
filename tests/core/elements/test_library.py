"""Everything that can be done with elements, in a document that is described in a few lines."""

import pytest

from metamaker.core.elements.listing import placed, removed, with_fields
from metamaker.core.elements.references import element_name, use_counts, used_by
from metamaker.core.elements.transfer import NewId, NewName, brought, cut, everything, newcomers
from metamaker.core.property import EditProblem
from tests.core.elements.library import ADA, BEN, EDITS, EMMA, IVANHOE, LIBRARY, STRUCTURE, WORDS, Book, Library


def ids(library: Library) -> list[str]:
    return [*(book.id for book in library.books), *(reader.id for reader in library.readers)]


@pytest.mark.parametrize(
    ("ref", "value", "own", "focus"),
    [
        ("library", LIBRARY, "library", ""),
        ("library/name", LIBRARY, "library", "name"),
        ("books/emma", EMMA, "books/emma", ""),
        ("books/emma#2", EMMA, "books/emma", ""),
        ("readers/ben/books", BEN, "readers/ben", "books"),
    ],
)
def test_references_lead_to_elements(ref: str, value: object, own: str, focus: str) -> None:
    of = STRUCTURE.find(LIBRARY, ref)
    assert of is not None
    assert (of.value is value, of.ref, of.focus) == (True, own, focus)
    assert STRUCTURE.get(LIBRARY, own).value is value


@pytest.mark.parametrize("ref", ["", "/", "books", "books/ada", "shelves/emma", "emma"])
def test_what_names_nothing_is_nothing(ref: str) -> None:
    assert (STRUCTURE.find(LIBRARY, ref), STRUCTURE.resolved(LIBRARY, ref), element_name(STRUCTURE, LIBRARY, ref)) == (
        None,
        "",
        "",
    )
    assert (EDITS.properties(LIBRARY, ref), EDITS.inline_property(LIBRARY, ref), EDITS.summary(LIBRARY, ref).title) == (
        (),
        None,
        "",
    )
    assert (EDITS.stepped(LIBRARY, ref, 1), EDITS.can_step(LIBRARY, ref), used_by(STRUCTURE, LIBRARY, ref)) == (
        LIBRARY,
        False,
        (),
    )
    with pytest.raises(EditProblem, match=r"^There is no .* here\.$"):
        STRUCTURE.get(LIBRARY, ref)
    with pytest.raises(EditProblem, match=r"^There is no .* here\.$"):
        removed(STRUCTURE, LIBRARY, ref)


def test_properties_are_shown_changed_and_stepped() -> None:
    assert [shown.key for shown in EDITS.properties(LIBRARY, "books/emma")] == ["name", "pages"]
    assert [shown.label for shown in EDITS.properties(LIBRARY, "books/emma/pages", "fr")] == ["Pages (fr)"]
    longer = EDITS.changed(LIBRARY, "books/emma", "pages", 500)
    assert (longer.books[0].pages, longer.books[1] is IVANHOE, longer.readers is LIBRARY.readers) == (500, True, True)
    assert EDITS.changed(LIBRARY, "books/emma", "pages", 474) is LIBRARY
    assert EDITS.changed_name(LIBRARY, "books/emma", "pages", "fr") == "Pages (fr) of Emma"
    assert EDITS.stepped(LIBRARY, "books/emma", 2).books[0].pages == 476
    assert EDITS.stepped(LIBRARY, "books/emma", 9999).books[0].pages == 999
    assert EDITS.can_step(LIBRARY, "books/emma")
    assert not EDITS.can_step(LIBRARY, "readers/ada")
    shown = EDITS.inline_property(LIBRARY, "readers/ada")
    assert shown is not None
    assert (shown.key, shown.value) == ("name", "Ada")
    for key, value in (("pages", "many"), ("shelf", 1), ("id", "x")):
        with pytest.raises(EditProblem):
            EDITS.changed(LIBRARY, "books/emma", key, value)


def test_elements_are_told_of() -> None:
    assert EDITS.summary(LIBRARY, "books/emma", "fr").kind == "Book (fr)"
    assert EDITS.summary(LIBRARY, "books/emma/pages").facts == ("Now 474",)
    assert EDITS.title_of(LIBRARY, "library") == "Public library"
    assert element_name(STRUCTURE, Library(), "library", WORDS["fr"]) == "Library (fr)"


def test_new_ones_have_names_and_ids_of_their_own() -> None:
    edited = EDITS.added(LIBRARY, "books", "Emma")
    assert (edited.ref, edited.document.books[-1]) == ("books/emma-2", Book(id="emma-2", name="Emma 2"))
    assert EDITS.added(LIBRARY, "books", "Ada").ref == "books/ada-2"
    twin = EDITS.duplicated(LIBRARY, "books/emma")
    assert (twin.ref, [book.name for book in twin.document.books]) == ("books/emma-2", ["Emma", "Emma 2", "Ivanhoe"])
    assert removed(STRUCTURE, twin.document, twin.ref) == LIBRARY
    assert with_fields(STRUCTURE, LIBRARY, "books/emma", name="Persuasion").books[0].name == "Persuasion"
    assert with_fields(STRUCTURE, LIBRARY, "library", name="Club").name == "Club"


def test_elements_change_places() -> None:
    assert ids(placed(STRUCTURE, LIBRARY, "books/ivanhoe", "emma")) == ["ivanhoe", "emma", "ada", "ben"]
    assert placed(STRUCTURE, LIBRARY, "readers/ben", None) is LIBRARY
    with pytest.raises(EditProblem, match="not in a list"):
        placed(STRUCTURE, LIBRARY, "library", None)


def test_who_uses_what_is_known() -> None:
    assert [tuple(use) for use in used_by(STRUCTURE, LIBRARY, "books/emma")] == [("readers/ada", "Ada"), ("readers/ben", "Ben")]
    assert used_by(STRUCTURE, LIBRARY, "readers/ada") == used_by(STRUCTURE, LIBRARY, "library") == ()
    assert use_counts(STRUCTURE, LIBRARY, "books") == {"emma": 2, "ivanhoe": 1}


def test_who_used_what_goes_lets_go_of_it() -> None:
    left = removed(STRUCTURE, LIBRARY, "books/emma", "readers/ben")
    assert (left.books, left.readers) == ((IVANHOE,), (ADA.with_(books=("ivanhoe",)),))
    with pytest.raises(EditProblem, match=r"^Public library cannot be removed\.$"):
        removed(STRUCTURE, LIBRARY, "library")


def test_elements_travel_with_what_they_need() -> None:
    assert cut(STRUCTURE, LIBRARY, ["readers/ben"]) == Library(name="Public library", books=(EMMA,), readers=(BEN,))
    abridged = Library(books=(EMMA.with_(pages=90),))
    arrival = brought(STRUCTURE, abridged, LIBRARY, ["readers/ada"])
    assert arrival.refs == ("readers/ada",)
    assert arrival.new_ids == (NewId("books", "emma", "emma-2", "Emma"),)
    assert arrival.new_names == (NewName("books", "emma", "Emma", "Emma 2"),)
    assert arrival.document.readers[0].books == ("emma-2", "ivanhoe")
    assert newcomers(STRUCTURE, abridged, arrival.document) == {"books": 2, "readers": 1}
    again = brought(STRUCTURE, arrival.document, LIBRARY, everything(STRUCTURE, LIBRARY))
    assert (again.shared, newcomers(STRUCTURE, arrival.document, again.document)) == ({"books": 1}, {"books": 1, "readers": 2})
    for ref in ("library", "books/none"):
        with pytest.raises(EditProblem, match=r"cannot be copied|to copy"):
            cut(STRUCTURE, LIBRARY, [ref])
