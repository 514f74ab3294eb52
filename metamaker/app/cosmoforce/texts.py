"""Texts of the pages of Cosmoforce."""

from metamaker.app.texts import texts_of

tr = texts_of("cosmoforce")
