"""What came from another document, in words: how much is new, and what got another name."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from metamaker.app.cosmoforce.commands.element_words import GROUPS, called, counted
from metamaker.app.texts import filled
from metamaker.core.ids import HasId
from metamaker.core.words import Words
from metamaker.games.cosmoforce.edits.subject import subject
from metamaker.games.cosmoforce.model.fleet import Fleet

MOST_NAMES = 6
"""So many new names are told; of the others, the number."""


def arrival_step(source: Fleet, refs: Sequence[str], told: Words) -> str:
    """Return what an arrival is called among the steps: by the one element that came, else by the document it is from."""
    translate = QCoreApplication.translate
    if len(refs) == 1:
        return filled(translate("Arrival", "Bring in %1"), called(source, refs, told))
    return filled(translate("Arrival", "Bring in what %1 has"), source.name or translate("Arrival", "a document"))


def arrival_text(before: Fleet, after: Fleet, names: Sequence[tuple[str, str]]) -> str:
    """Return “Brought: 2 designs, 1 team. Renamed: Wasp → Wasp 2.”; `names`: what each that came was called and is called."""
    translate = QCoreApplication.translate
    counts = {group: _new(getattr(before, group), getattr(after, group)) for group in GROUPS}
    brought = ", ".join(counted(group, count) for group, count in counts.items() if count)
    nothing = translate("Arrival", "nothing new, as equals were here")
    told = [filled(translate("Arrival", "Brought: %1."), brought or nothing)]
    renamed = [f"{old} → {new}" for old, new in dict.fromkeys(names) if old != new]
    if renamed:
        shown = ", ".join(renamed[:MOST_NAMES])
        if len(renamed) > MOST_NAMES:
            shown = filled(translate("Arrival", "%1, %2 more"), shown, len(renamed) - MOST_NAMES)
        told.append(filled(translate("Arrival", "Renamed: %1."), shown))
    return " ".join(told)


def renamings(source: Fleet, asked: Sequence[str], fleet: Fleet, came: Sequence[str]) -> list[tuple[str, str]]:
    """Return what designs and teams that came are called in their own document and in this one."""
    pairs = ((subject(source, old), subject(fleet, new)) for old, new in zip(asked, came, strict=False))
    return [
        (old.value.name, new.value.name) for old, new in pairs if old is not None and new is not None and old.kind is new.kind
    ]


def _new(before: Sequence[HasId], after: Sequence[HasId]) -> int:
    known = {each.id for each in before}
    return sum(each.id not in known for each in after)
