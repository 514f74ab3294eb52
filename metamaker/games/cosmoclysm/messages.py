"""The messages of Cosmoclysm; their texts are in `resources/cosmoclysm/words/`."""

from metamaker.core.messages import messages

message = messages("cosmoclysm")
