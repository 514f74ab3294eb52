"""Sentences of the rules with the names and numbers on the screen in place of keys and references."""

import re

from metamaker.games.metaverse.battle.decisions.decision import Decision
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.story.names import Names, labels
from metamaker.games.metaverse.tabletop.asking.signs import number

_NAMED = re.compile(r"[a-z]+/[a-z0-9][a-z0-9_-]*(?:#[0-9]+)?")


def spoken(text: str, decision: Decision, names: Names) -> str:
    """Return a reason as people read it: `A1 Heron` for `a/heron`, `15 sensor array #1 (core)` for `core/sensor#1`.

    A reference is one of the ship that is asked, otherwise of the first ship that has it.
    """
    table, signs = decision.table, labels(decision.table)
    first = [vessel for vessel in table.vessels if vessel.key == decision.key]

    def name(found: re.Match[str]) -> str:
        word = found.group()
        if word in table.by_key:
            return f"{signs[word]} {table.by_key[word].name}"
        for vessel in (*first, *table.vessels):
            if word in vessel.blueprint.by_ref:
                return numbered_system(vessel, word, names)
        return word

    return _NAMED.sub(name, text)


def numbered_system(vessel: Vessel, reference: str, names: Names) -> str:
    """Return a system with the number by which people call it: `15 sensor array #1 (core)`."""
    return f"{number(vessel, reference)} {names.system(vessel.key, reference)}"
