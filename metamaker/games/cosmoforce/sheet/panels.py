"""Panels of a sheet: the systems with what they do, and the turn step by step with its actions (CF-SHEET-04, CF-SHEET-05)."""

from metamaker.core.words import Words
from metamaker.games.cosmoforce.catalogue.catalogue import catalogue
from metamaker.games.cosmoforce.edits.reference import effect, effect_differs, sections, told_lines
from metamaker.games.cosmoforce.edits.terms import system_term
from metamaker.games.cosmoforce.model.words import SystemKind
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.sheet.prose import paragraph
from metamaker.games.cosmoforce.sheet.scale import BODY, CAPTION
from metamaker.games.cosmoforce.sheet.signs import headline, system_tile
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op
from metamaker.sheets.ink import QUIET
from metamaker.sheets.layout import Strip, Strips
from metamaker.sheets.lettering import Align, fit, line, words_line

_SIGN = 5.0
_BESIDE = 1.8


def system_strips(rules: PlayedRules, words: Words, width: float, size: float = BODY, *, marked: bool = False) -> Strips:
    """Return the nine systems under a heading: icon, name, effect; with bars where editions differ if `marked`."""
    rows = tuple(Strip(_system(kind, rules, words, width, size, marked=marked)) for kind in catalogue().system)
    return Strip(headline(words["sheet.panel.systems"], width), keep=True), *rows


def _system(kind: SystemKind, rules: PlayedRules, words: Words, width: float, size: float, *, marked: bool) -> Drawing:
    beside = _SIGN + _BESIDE
    entry = catalogue()[kind]
    bar = marked and effect_differs(kind)
    text = paragraph(effect(kind, rules, words), width - beside, size, marked=bar)
    room = width - beside
    only = line(0.0, 0.0, words[f"sheet.panel.{entry.only}"], CAPTION, role=QUIET) if entry.only else None
    if only is not None and only.width < room / 2:
        room -= only.width + 2.0
    name = fit(system_term(kind, words), room, size * 1.12, BOLD)
    base = size * 0.95
    ops: list[Op] = [Group(0.0, 0.4, system_tile(kind, _SIGN))]
    ops.append(words_line(beside, base, name, weight=BOLD))
    if only is not None and room < width - beside:
        ops.append(line(width, base, only.text, CAPTION, role=QUIET, align=Align.RIGHT))
    ops.append(Group(beside, base + 0.5, text))
    return Drawing(width, max(base + 0.5 + text.height, _SIGN + 0.8) + 0.25, tuple(ops))


def section_strips(
    key: str, rules: PlayedRules, words: Words, width: float, size: float = BODY, *, marked: bool = False
) -> Strips:
    """Return a section of the rules under its heading, numbered where it is; nothing for one without lines in force."""
    lines = told_lines(key, rules, words)
    if not lines:
        return ()
    numbered = sections()[key].numbered
    drawn = (
        Strip(
            paragraph(each.text, width, size, number=str(place) if numbered else "", marked=marked and each.differs),
            ref=f"rules/{each.rule.lower()}",
        )
        for place, each in enumerate(lines, 1)
    )
    return Strip(headline(words[f"reference.{key}.title"], width), keep=True), *drawn
