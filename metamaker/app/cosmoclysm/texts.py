"""Texts of the pages of Cosmoclysm."""

from metamaker.app.texts import texts_of

tr = texts_of("cosmoclysm")
