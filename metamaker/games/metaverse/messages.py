"""Sentences of Metaverse as messages: what they say stands in `resources/metaverse/words/`."""

from metamaker.core.words import messages

message = messages("metaverse")
