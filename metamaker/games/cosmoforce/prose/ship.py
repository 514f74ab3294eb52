"""A ship or design in words."""

from metamaker.core.naming import called
from metamaker.core.words import Words
from metamaker.game import Passage, StatText
from metamaker.games.cosmoforce.edits.reference import effect
from metamaker.games.cosmoforce.edits.terms import class_term, system_term
from metamaker.games.cosmoforce.finding import design_of, element
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.report import HEADLINE, design_block
from metamaker.games.cosmoforce.rules.editions import rules_of


def stat_text(fleet: Fleet, ref: str, told: Words) -> StatText:
    """Return a ship or design that is in the document in words."""
    chosen, design = element(fleet, ref), design_of(fleet, ref)
    block = design_block(design, rules_of(fleet))
    figures = tuple((told[f"window.summary.number.{symbol}.title"], str(block[symbol].value)) for symbol in HEADLINE)
    subtitle = class_term(design.ship_class, told)
    if called(chosen) != called(design):
        subtitle = f"{called(design)}, {subtitle}"
    passages = (_systems(fleet, design, told), *_notes(design, told))
    return StatText(ref, called(chosen), subtitle, figures, passages)


def _systems(fleet: Fleet, design: Design, told: Words) -> Passage:
    counts = {kind: design.systems.count(kind) for kind in design.systems}
    does = {kind: effect(kind, rules_of(fleet), told, design.ship_class) for kind in counts}
    lines = tuple(
        told.text(
            "window.text.system", system=system_term(kind, told), count=f" ×{count}" if count > 1 else "", does=does[kind]
        )
        for kind, count in counts.items()
    )
    return Passage(told["window.text.systems"], lines)


def _notes(design: Design, told: Words) -> tuple[Passage, ...]:
    crew = (Passage(told["window.text.crew"], design.crew),) if design.crew else ()
    lines = tuple(line for line in design.notes.splitlines() if line.strip())
    return (*crew, Passage(told["window.text.notes"], lines)) if lines else crew
