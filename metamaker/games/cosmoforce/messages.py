"""The messages of Cosmoforce; their texts are in `resources/cosmoforce/words/`."""

from metamaker.core.messages import messages

message = messages("cosmoforce")
