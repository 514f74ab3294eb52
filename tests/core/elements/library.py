"""A made-up document of two kinds of element and one link: shelves of books, and readers who have borrowed some.

All that edits need to know of it stands in the lines below the model.
"""

from collections.abc import Iterator
from enum import StrEnum

from hypothesis import strategies as st

from metamaker.core.edits import validated_new
from metamaker.core.elements.editing import Editing, Edits
from metamaker.core.elements.kind import ElementKind, Link, Lost
from metamaker.core.elements.structure import Structure, Subject
from metamaker.core.frozen import Frozen, Id, Many, Name
from metamaker.core.messages import Words
from metamaker.core.property import Choice, Form, Property
from tests.messages import words_of


class Book(Frozen):
    """A book."""

    id: Id
    name: Name
    pages: int = 100


class Reader(Frozen):
    """Who has borrowed books."""

    id: Id
    name: Name
    books: Many[Id] = ()


class Library(Frozen):
    """The document."""

    name: Name = ""
    books: Many[Book] = ()
    readers: Many[Reader] = ()


class Kind(StrEnum):
    """What a library has."""

    LIBRARY = "library"
    BOOK = "book"
    READER = "reader"


def book_properties(of: Subject[Library], words: Words) -> Iterator[Property]:
    form = Form(words, Kind.BOOK)
    yield form.text("name", of.value.name)
    yield form.whole("pages", of.value.pages, range(1, 1000))


def reader_properties(of: Subject[Library], words: Words) -> Iterator[Property]:
    form = Form(words, Kind.READER)
    yield form.text("name", of.value.name)
    yield form.choices("books", of.value.books, (Choice(book.id, book.name) for book in of.document.books))


STRUCTURE = Structure[Library, Subject[Library]](
    words=lambda language: WORDS[language],
    subject=Subject,
    document=ElementKind(key=Kind.LIBRARY),
    own={"library": "{}"},
    kinds=(
        ElementKind(key=Kind.BOOK, field="books", is_shared=True, travels=True),
        ElementKind(key=Kind.READER, field="readers", links=(Link("books/*", Kind.BOOK, Lost.ENTRY),), travels=True),
    ),
    bare=lambda library: Library(name=library.name),
)

EDITS = Edits[Library](
    structure=STRUCTURE,
    kinds={
        Kind.LIBRARY: Editing(properties=lambda of, words: [Form(words, Kind.LIBRARY).text("name", of.value.name)]),
        Kind.BOOK: Editing(
            properties=book_properties, steps={"": "pages"}, new=lambda _, **identity: validated_new(Book, **identity)
        ),
        Kind.READER: Editing(properties=reader_properties, new=lambda _, **identity: validated_new(Reader, **identity)),
    },
)


def _texts(language: str) -> str:
    mark = "" if language == "en" else f" ({language})"
    keys = {Kind.LIBRARY: ("name",), Kind.BOOK: ("name", "pages"), Kind.READER: ("name", "books")}
    texts = {"window-changed": "{ $property } of { $element }", "window-fact-now": "Now { $value }"}
    for kind, names in keys.items():
        texts |= {f"window-property-{kind}-{name}-label": f"{name.title()}{mark}" for name in names}
        texts |= {f"window-property-{kind}-{name}-hint": '{ "" }' for name in names}
        texts |= {f"window-kind-{kind}": f"{kind.title()}{mark}", f"window-summary-{kind}-sentence": '{ "" }'}
    return "\n".join(f"{key} = {text}" for key, text in texts.items())


WORDS: dict[str, Words] = {language: words_of(language, window=_texts(language)) for language in ("en", "fr")}

EMMA, IVANHOE = Book(id="emma", name="Emma", pages=474), Book(id="ivanhoe", name="Ivanhoe", pages=536)
ADA, BEN = Reader(id="ada", name="Ada", books=("emma", "ivanhoe")), Reader(id="ben", name="Ben", books=("emma",))
LIBRARY = Library(name="Public library", books=(EMMA, IVANHOE), readers=(ADA, BEN))

_names = st.sampled_from(("Emma", "Ivanhoe", "Ada", "")) | st.text("ab ", max_size=3)


@st.composite
def libraries(draw: st.DrawFn) -> Library:
    """Any library."""
    word = st.text("ab", min_size=1, max_size=2)
    ids = draw(st.lists(word, unique=True, max_size=6))
    half = draw(st.integers(0, len(ids)))
    books = tuple(Book(id=each, name=draw(_names), pages=draw(st.integers(1, 3))) for each in ids[:half])
    borrowed = st.lists(st.sampled_from(ids[:half]), unique=True, max_size=3).map(tuple) if half else st.just(())
    readers = tuple(Reader(id=each, name=draw(_names), books=draw(borrowed)) for each in ids[half:])
    return Library(name=draw(_names), books=books, readers=readers)
