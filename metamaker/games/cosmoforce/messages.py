"""Sentences of Cosmoforce as messages: what they say stands in `resources/cosmoforce/words/`."""

from metamaker.core.words import messages

message = messages("cosmoforce")
