"""Entries after the turn in the quick reference: everything aboard, each with its effect in a sentence or two."""

from collections.abc import Iterator
from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.games.metaverse.catalogue import Entry as Component
from metamaker.games.metaverse.catalogue import Group, Option, catalogue
from metamaker.games.metaverse.pages.context import Present
from metamaker.games.metaverse.sheet.palette import DEFENCE, GROUPS
from metamaker.rendering.drawing import Role
from metamaker.rendering.ink import INK


class Entry(NamedTuple):
    """One entry of the reference: its icon on a tile of a role, or a code, its name, texts and the rule's id."""

    icon: str
    role: Role
    code: str
    name: str
    text: str
    rule: str


class Chapter(NamedTuple):
    """Entries under a common title."""

    title: str
    entries: tuple[Entry, ...]


class Feature(NamedTuple):
    """An entry that is not a component or quality: its term, its icon, and the rule."""

    key: str
    icon: str
    rule: str


FEATURES = (
    Feature("area", "aoe", "MV-3.6.9-02"),
    Feature("limited", "limited", "MV-3.6.10-02"),
    Feature("one_shot", "one_shot", "MV-3.6.10-02"),
    Feature("armour_piercing", "armour_piercing", "MV-3.6.11-02"),
    Feature("shield_piercing", "shield_piercing", "MV-3.6.12-02"),
    Feature("deflection_piercing", "deflection_piercing", "MV-3.6.13-02"),
)
"""Features of weapons other than their qualities; each has its messages."""


def chapters(of: Present, words: Words) -> tuple[Chapter, ...]:
    """Return the entries for everything aboard, and for nothing more."""
    found = (
        ("movement", tuple(_hulls(of, words))),
        *((group.value, tuple(_components(group, of, words))) for group in Group if group is not Group.WEAPON),
        ("weapon", tuple(_features(of, words))),
        ("quality", tuple(_qualities(of, words))),
        ("squadron", tuple(_squadron_qualities(of, words))),
    )
    return tuple(Chapter(words[f"pages-reference-chapter-{key}"], entries) for key, entries in found if entries)


def _features(of: Present, words: Words) -> Iterator[Entry]:
    for key, icon, rule in FEATURES:
        if key in of.features:
            name, text = words[f"pages-reference-feature-{key}-name"], words[f"pages-reference-feature-{key}-text"]
            yield Entry(icon, DEFENCE, "", name, text, rule)


def _components(group: Group, of: Present, words: Words) -> Iterator[Entry]:
    for kind, entry in catalogue().component.items():
        if entry.group is group and kind in of.kinds:
            yield _entry(kind, GROUPS[group], entry, words, f"component-{kind}")


def _hulls(of: Present, words: Words) -> Iterator[Entry]:
    for hull, option in catalogue().hull_type.items():
        if hull.value in of.hulls and f"pages-reference-hull-{hull}" in words:
            yield _entry(hull.value, INK, option, words, f"hull-{hull}")


def _qualities(of: Present, words: Words) -> Iterator[Entry]:
    """In the order of their codes, as in the key of a record sheet."""
    for quality, option in sorted(catalogue().weapon_quality.items(), key=lambda item: item[1].code):
        if quality in of.qualities:
            yield _entry("", INK, option, words, f"quality-{quality}")._replace(code=option.code)


def _squadron_qualities(of: Present, words: Words) -> Iterator[Entry]:
    for quality, option in catalogue().squadron_quality.items():
        if quality in of.squadron_qualities:
            yield _entry(quality.value, DEFENCE, option, words, f"squadron-{quality}")


def _entry(icon: str, role: Role, option: Option | Component, words: Words, key: str) -> Entry:
    """Return an entry with the sentence of the catalogue, and a further sentence if the messages have one."""
    more = words.get(f"pages-reference-{key}", "")
    group, _, name = key.partition("-")
    group = _CATALOGUE.get(group, group)
    first = words.get(f"window-tooltip-{group}-{name}", option.tooltip)
    title = words.get(f"sheet-name-{group}-{name}", option.name)
    return Entry(icon, role, "", title, f"{first} {more}".strip(), option.rule)


_CATALOGUE = {"hull": "hull_type", "quality": "weapon_quality", "squadron": "squadron_quality"}
"""Names in the catalogue for groups of entries that have other names in the messages of the page."""
