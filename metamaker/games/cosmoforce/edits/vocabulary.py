"""The display names in a language: systems, classes, and the elements of a document."""

from metamaker.core.display_names import called
from metamaker.core.messages import Words
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.games.cosmoforce.edits.reference import effect
from metamaker.games.cosmoforce.edits.subject import Kind, Subject
from metamaker.games.cosmoforce.model.words import ShipClass, SystemKind
from metamaker.games.cosmoforce.rules.editions import PlayedRules


def system_term(kind: SystemKind, words: Words) -> str:
    """Return the name of a system: “Dissipator”."""
    return words.get(f"window-system-{kind}-name", catalogue()[kind].name)


def system_role(kind: SystemKind, words: Words) -> str:
    """Return the purpose of a system, in a sentence that is true under all rules."""
    return words.get(f"window-system-{kind}-tooltip", catalogue()[kind].tooltip)


def system_hint(kind: SystemKind, words: Words, rules: PlayedRules | None = None, ship_class: ShipClass | None = None) -> str:
    """Return the purpose of a system and, if the rules are known, its effect under them."""
    role = system_role(kind, words)
    return role if rules is None else f"{role} {effect(kind, rules, words, ship_class)}"


def class_term(ship_class: ShipClass, words: Words) -> str:
    """Return the name of a class: “Capital Ship”."""
    return words[f"window-choice-ship_class-{ship_class}-text"]


def element_term(of: Subject, words: Words) -> str:
    """Return the name of an element within a sentence: “slot 3 of Heron”."""
    if of.kind is Kind.SLOT:
        return words.text("window-element-slot", number=of.slot, ship=called(of.design))
    return words["window-element-fleet"] if of.kind is Kind.FLEET else called(of.value)
