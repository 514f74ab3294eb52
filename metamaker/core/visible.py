"""Text from strangers, made safe to show: names, and what is in them, may try to command the terminal."""

import unicodedata

_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}


def visible(text: str, keep: str = "") -> str:
    """Return `text` with control characters, direction marks and the like spelt out as JSON does, but for those in `keep`."""
    if text.isprintable():
        return text
    return "".join(
        letter if letter in keep or letter.isprintable() or not _hidden(letter) else _spelt(letter) for letter in text
    )


def _hidden(letter: str) -> bool:
    return unicodedata.category(letter) in _HIDDEN


def _spelt(letter: str) -> str:
    code = ord(letter)
    if code < 0x10000:
        return f"\\u{code:04x}"
    code -= 0x10000
    return f"\\u{0xD800 + (code >> 10):04x}\\u{0xDC00 + (code & 0x3FF):04x}"
