"""Sentences of Cosmos Commanders as messages: what they say stands in `resources/cosmos_commanders/words/`."""

from metamaker.core.words import messages

message = messages("cosmos_commanders")
