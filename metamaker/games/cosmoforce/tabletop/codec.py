"""Answers as JSON values for replays, and back."""

from pydantic import JsonValue

from metamaker.games.cosmoforce.battle.actions.orders import ACTIONS
from metamaker.games.cosmoforce.battle.decision import Answer

_BY_NAME = {kind.__name__.lower(): kind for kind in ACTIONS}


def encoded(answer: Answer) -> JsonValue:
    """Return an answer as a JSON value: an action as its word and its fields, the rest as it is, with lists for tuples."""
    word = type(answer).__name__.lower()
    if type(answer) in ACTIONS:
        return [word, *(_plain(field) for field in answer)]
    return _plain(answer)


def _plain(value: Answer) -> JsonValue:
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


def decoded(value: JsonValue) -> Answer:
    """Return the answer that a JSON value tells; what is none of any decision comes back as it is, to be refused by it."""
    if isinstance(value, list) and value and isinstance(value[0], str):
        kind = _BY_NAME.get(value[0])
        fields = [_tuples(each) for each in value[1:]]
        if kind is not None and len(fields) == len(getattr(kind, "_fields", ())):
            return kind(*fields)
    return _tuples(value)


def _tuples(value: JsonValue) -> Answer:
    return tuple(_tuples(each) for each in value) if isinstance(value, list) else value
