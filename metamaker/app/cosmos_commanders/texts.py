"""Texts of the pages of Cosmos Commanders."""

from metamaker.app.texts import texts_of

tr = texts_of("cosmos_commanders")
