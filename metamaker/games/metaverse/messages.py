"""Sentences of Metaverse as messages: what they say stands in `resources/metaverse/words/`."""

from metamaker.core.messages import messages

message = messages("metaverse")
