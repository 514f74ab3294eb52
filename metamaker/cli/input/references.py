"""References to items of a document, from typed references or names."""

from metamaker.cli.input.arguments import offered
from metamaker.core.elements.search import named
from metamaker.core.errors import FileProblem
from metamaker.core.messages import language_in_force, message
from metamaker.core.property import Property
from metamaker.core.schema_errors import did_you_mean
from metamaker.game_api.documents import NotInDocument
from metamaker.opening import Opened

MOST_NAMED = 6
"""The largest number of references in a sentence."""


def reference(opened: Opened, word: str) -> str:
    """Return the reference for a word: a reference itself, or the name of an item with more of its location after a slash.

    Raises FileProblem if there is no such item.
    """
    if _names(opened, word):
        return word
    name, mark, rest = word.partition("/")
    place = f"{_called(opened, name)}{mark}{rest}"
    if not _names(opened, place):
        raise FileProblem(opened.file, place, message("cli-edit-nothing_there"))
    return place


def _called(opened: Opened, name: str) -> str:
    """Return the reference of the ship, class or design with this name, or of the only definition or part with it.

    A definition takes precedence over parts. Raises FileProblem for an unknown or an ambiguous name.
    """
    try:
        return opened.game.documents.find(opened.document, name)
    except NotInDocument as problem:
        refused = str(problem)
    edits = offered(opened.game.edits, "edits", opened.game, opened.file)
    known = edits.listed(opened.document, language=language_in_force())
    found = named(((each.title, each.ref) for each in known), name)
    highest = min((ref.count("/") for ref in found), default=0)
    first = [ref for ref in found if ref.count("/") == highest]
    if len(first) == 1:
        return first[0]
    if first:
        raise FileProblem(opened.file, "", message("cli-edit-several", found=name, known=", ".join(first[:MOST_NAMED])))
    if meant := did_you_mean(name, dict.fromkeys(each.title for each in known)):
        raise FileProblem(opened.file, "", message("cli-edit-misspelt", found=name, meant=meant))
    example = next((each.ref for each in known), "")
    raise FileProblem(opened.file, "", message("cli-edit-nobody", problem=refused, example=example) if example else refused)


def _names(opened: Opened, place: str) -> bool:
    """Return whether a reference names an item or a property of one.

    The edits ignore any other word after a reference.
    """
    edits, language = offered(opened.game.edits, "edits", opened.game, opened.file), language_in_force()
    title, known = edits.title_of(opened.document, place, language=language), properties_of(opened, place)
    around = place.rpartition("/")[0]
    return bool(title) and (
        title != edits.title_of(opened.document, around, language=language) or known != properties_of(opened, around)
    )


def properties_of(opened: Opened, place: str) -> tuple[Property, ...]:
    """Return the properties of an item, in the current language."""
    edits = offered(opened.game.edits, "edits", opened.game, opened.file)
    return edits.properties(opened.document, place, language=language_in_force())
