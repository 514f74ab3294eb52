"""Sentences of Cosmoclysm as messages: what they say stands in `resources/cosmoclysm/words/`."""

from metamaker.core.words import messages

message = messages("cosmoclysm")
