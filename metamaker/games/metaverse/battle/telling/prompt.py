"""Prompts: how players are asked about one kind of decision, and how their answers are read and described."""

from collections.abc import Callable
from typing import Any, NamedTuple

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.telling.names import Names
from metamaker.play.dialogue import Question


class Prompt(NamedTuple):
    """The question of a decision; how a typed answer is read, what an answer means, how it is typed."""

    ask: Callable[[Any, Names], Question]
    read: Callable[[Any, str], Answer]
    outcome: Callable[[Any, Any, Names], str]
    write: Callable[[Any, Any], str]


Prompts = dict[type[Decision], Prompt]
"""The prompts of kinds of decisions."""
