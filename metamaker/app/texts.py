"""Texts of the app in the active language, texts without key marks, tooltips that show names literally."""

from collections.abc import Callable
from html import escape

from metamaker.core.messages import in_force, language_in_force, words_in


def tr(key: str, /, **values: object) -> str:
    """Return a text of the app with its values. Raises KeyError for an unknown key and for a missing value."""
    return in_force().text(key, **values)


def labelled(name: str, text: str) -> str:
    """Return a text after a name, with the colon of the language."""
    return tr("window-common-name-text", name=name, text=text)


def texts_of(game: str) -> Callable[..., str]:
    """Return `tr` for the pages of a game, with the texts of that game and those of the app."""

    def tr_of_game(key: str, /, **values: object) -> str:
        own = words_in(game, language_in_force())
        return own.text(key, **values) if key in own else tr(key, **values)

    return tr_of_game


def unmarked(text: str) -> str:
    """Return the text of an action without the marks of its keys; a doubled ampersand becomes one."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def plain_tip(text: str) -> str:
    """Return a tooltip that shows `text` literally: Qt would treat text that looks like HTML as HTML."""
    return f"<p>{escape(text)}</p>" if text else ""
