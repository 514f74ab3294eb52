"""Texts of actions as people read them."""


def unmarked(text: str) -> str:
    """Return the text of an action without the marks of its keys; a doubled ampersand is one."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")
