"""What can be changed about the elements of a document, in any language of the window: the Edits of the game."""

from metamaker.core.property import Property, Summary
from metamaker.core.words import words_in
from metamaker.games.cosmoforce.edits import properties as of_properties
from metamaker.games.cosmoforce.edits import steps
from metamaker.games.cosmoforce.edits import summary as summaries
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet

changed = of_properties.changed
stepped = steps.stepped


def properties(fleet: Fleet, ref: str, language: str) -> tuple[Property, ...]:
    """Return what can be changed about an element; nothing for a reference that names nothing."""
    return of_properties.properties(fleet, ref, words_in(GAME, language))


def changed_name(fleet: Fleet, ref: str, key: str, language: str) -> str:
    """Return what a change of a property is called in a list of steps. Raises EditProblem if there is no such property."""
    return of_properties.changed_name(fleet, ref, key, words_in(GAME, language))


def inline_property(fleet: Fleet, ref: str, language: str) -> Property | None:
    """Return the property that is edited in place when an element is opened; None where there is none."""
    return steps.handle(fleet, ref, words_in(GAME, language))


def summary(fleet: Fleet, ref: str, language: str) -> Summary:
    """Return what an element is and does, for a tool tip."""
    return summaries.summary(fleet, ref, words_in(GAME, language))


def title_of(fleet: Fleet, ref: str, language: str) -> str:
    """Return the title of its summary alone, which takes no time; empty for what names nothing."""
    return summaries.title_of(fleet, ref, words_in(GAME, language))
