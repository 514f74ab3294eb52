"""Messages of Metaverse; the texts are in `resources/metaverse/words/`."""

from metamaker.core.messages import messages

message = messages("metaverse")
