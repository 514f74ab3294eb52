"""A document, a ship or the differences between two documents, in words."""

from collections import Counter
from collections.abc import Iterator, Sequence

from metamaker.core.difference import Difference, Kind
from metamaker.core.display_names import called, first_lower
from metamaker.core.messages import Words
from metamaker.core.property import Property
from metamaker.game_api.documents import Passage, StatText
from metamaker.games.cosmoforce.edits.editing import EDITS
from metamaker.games.cosmoforce.edits.reference import effect
from metamaker.games.cosmoforce.edits.structure import FLEET, class_term, system_term
from metamaker.games.cosmoforce.lookup import design_of
from metamaker.games.cosmoforce.model.design import Design, SystemKind
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship, element
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.sheet.subject import edition_term
from metamaker.games.cosmoforce.stats.block import HEADLINE, design_block
from metamaker.games.cosmoforce.stats.derived import mass


def document_text(fleet: Fleet, words: Words) -> StatText:
    """Return the name of a document, its edition, and each team with its mass and its ships."""
    edition = f"Cosmoforce, {edition_term(fleet.edition, rules_of(fleet), words)}"
    passages = [
        Passage(
            " · ".join((called(team), *EDITS.summary(fleet, team.ref(), words.language).facts)),
            tuple(_ships(fleet, team.ships, words)),
        )
        for team in fleet.teams
    ]
    flown = {ship.design for ship in fleet.ships}
    others = tuple(_design(design, called(design), 1, words) for design in fleet.designs if design.id not in flown)
    if others:
        passages.append(Passage(words["pages-roster-without"], others))
    title = fleet.name.strip() or words["pages-nameless"]
    return StatText(FLEET, title, edition, tuple(_totals(fleet, words)), tuple(passages))


def _totals(fleet: Fleet, words: Words) -> Iterator[tuple[str, str]]:
    counts = (
        ("ships", len(fleet.ships)),
        ("teams", len(fleet.teams)),
        ("mass", sum(mass(fleet.design(ship.design)) for ship in fleet.ships)),
    )
    yield from ((words[f"pages-picture-{key}"], str(count)) for key, count in counts if count)


def _ships(fleet: Fleet, ships: Sequence[Ship], words: Words) -> Iterator[str]:
    """Yield a line for each design of the ships of a team."""
    for design_id, number in Counter(ship.design for ship in ships).items():
        design = fleet.design(design_id)
        name = next(called(ship) for ship in ships if ship.design == design_id) if number == 1 else called(design)
        yield _design(design, name, number, words)


def _design(design: Design, name: str, number: int, words: Words) -> str:
    named = name if number == 1 else f"{number} × {name}"
    other = (called(design),) if called(design) != name else ()
    weighs = words.text("window-fact-mass", mass=number * mass(design))
    return ", ".join((named, *other, class_term(design.ship_class, words), weighs))


def stat_text(fleet: Fleet, ref: str, words: Words) -> StatText:
    """Return a text about a ship or design of the document."""
    chosen, design = element(fleet, ref), design_of(fleet, ref)
    block = design_block(design, rules_of(fleet))
    figures = tuple((words[f"window-summary-number-{symbol}-title"], str(block[symbol].value)) for symbol in HEADLINE)
    subtitle = class_term(design.ship_class, words)
    if called(chosen) != called(design):
        subtitle = f"{called(design)}, {subtitle}"
    passages = (_systems(fleet, design, words), *_notes(design, words))
    return StatText(ref, called(chosen), subtitle, figures, passages)


def _systems(fleet: Fleet, design: Design, words: Words) -> Passage:
    counts = {kind: design.systems.count(kind) for kind in design.systems}
    does = {kind: effect(kind, rules_of(fleet), words, design.ship_class) for kind in counts}
    lines = tuple(
        words.text(
            "window-text-system", system=system_term(kind, words), count=f" ×{count}" if count > 1 else "", does=does[kind]
        )
        for kind, count in counts.items()
    )
    return Passage(words["window-text-systems"], lines)


def _notes(design: Design, words: Words) -> tuple[Passage, ...]:
    crew = (Passage(words["window-text-crew"], design.crew),) if design.crew else ()
    lines = tuple(line for line in design.notes.splitlines() if line.strip())
    return (*crew, Passage(words["window-text-notes"], lines)) if lines else crew


_LONG = frozenset({"notes", "tags", "crew"})
"""Fields that are only reported as changed."""

_RULES = frozenset({"toggles", "options"})
"""The fields of a document for house rules."""


def difference_texts(old: Fleet, new: Fleet, found: Sequence[Difference], words: Words) -> tuple[str, ...]:
    """Return the differences between two documents as sentences."""
    return tuple(line for one in found for line in _lines(old if one.kind is Kind.REMOVED else new, one, words))


def _lines(fleet: Fleet, one: Difference, words: Words) -> Iterator[str]:
    value = one.before if one.kind is Kind.REMOVED else one.after
    if isinstance(value, dict) and "id" in value:
        element = value.get("name") or value["id"]
        yield words.text(f"window-difference-{one.kind}", element=element)
        return
    around, _, field = one.where.rpartition("/")
    element, shown = _called(fleet, around, words), _property(fleet, around, field, words)
    label = first_lower(shown.label) if shown else field.replace("_", " ")
    if field == "slots":
        yield from _slots(element, one, words)
    elif field in _LONG:
        yield words.text("window-difference-text", element=element, label=label)
    else:
        before, after = (
            words["window-difference-left"] if around == "toggles" and each is None else _value(each, words, shown)
            for each in (one.before, one.after)
        )
        yield words.text("window-difference-changed", element=element, label=label, before=before, after=after)


def _slots(element: str, one: Difference, words: Words) -> Iterator[str]:
    for number, (before, after) in enumerate(zip(one.before, one.after, strict=True), 1):
        if before != after:
            label = words.text("window-difference-slot", number=number)
            names = (_value(before, words), _value(after, words))
            yield words.text("window-difference-changed", element=element, label=label, before=names[0], after=names[1])


def _property(fleet: Fleet, around: str, field: str, words: Words) -> Property | None:
    """Return the property of the app for a field, if there is one."""
    group, _, element_id = "/".join(around.split("/")[-2:]).partition("/")
    place = f"{group}/{element_id}" if element_id else FLEET
    return EDITS.property(fleet, place, field, words.language)


def _called(fleet: Fleet, where: str, words: Words) -> str:
    """Return the name of the innermost element at a location of the document."""
    names = {each.id: called(each) for group in (fleet.designs, fleet.teams, fleet.ships) for each in group}
    steps = [step for step in where.split("/") if step in names]
    return names[steps[-1]] if steps else where if where and where not in _RULES else words["window-kind-fleet"]


def _value(value: object, words: Words, shown: Property | None = None) -> str:
    if value is None:
        return words["window-difference-none"]
    if isinstance(value, bool):
        return words[f"window-difference-{'yes' if value else 'no'}"]
    if value in set(SystemKind):
        return system_term(SystemKind(str(value)), words)
    if shown and shown.least_called and value == shown.least:
        return shown.least_called
    named = {choice.value: choice.text for choice in shown.choices} if shown else {}
    return named.get(str(value)) or str(value).replace("_", " ")
