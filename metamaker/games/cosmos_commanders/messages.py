"""The messages of Cosmos Commanders; their texts are in `resources/cosmos_commanders/words/`."""

from metamaker.core.messages import messages

message = messages("cosmos_commanders")
