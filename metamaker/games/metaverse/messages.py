"""Sentences of Metaverse as messages: what they say stands in `resources/metaverse/words/`."""

from metamaker.core.words import Message, messages
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.words import HullType

_DOMAIN = "metaverse"

message = messages(_DOMAIN)


def component_name(kind: ComponentKind | str) -> Message:
    """Return the name of a component kind: “Sensor array”."""
    return Message(_DOMAIN, f"sheet-name-component-{kind}", english=catalogue()[kind].name)


def hull_name(hull: HullType) -> Message:
    """Return the name of a hull type: “Metallic/ceramic”."""
    return Message(_DOMAIN, f"sheet-name-hull_type-{hull}", english=catalogue().hull_type[hull].name)
