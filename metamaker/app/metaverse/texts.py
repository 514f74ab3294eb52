"""Texts of the pages of Metaverse."""

from metamaker.app.texts import texts_of

tr = texts_of("metaverse")
