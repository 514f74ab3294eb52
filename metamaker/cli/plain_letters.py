"""What a terminal without our letters gets in their place: plain signs for typographic ones, escapes for all others."""

import codecs

PLAIN = "plain"
"""The name of this way for streams."""

_SIGNS = {
    **dict.fromkeys("−–—‐‑─", "-"),
    **dict.fromkeys("“”„″", '"'),
    **dict.fromkeys("‘’′", "'"),
    **dict.fromkeys("·•", "*"),
    **dict.fromkeys("\u00a0\u2009\u202f", " "),
    "…": "...",
    "×": "x",
    "→": "->",
    "≤": "<=",
    "≥": ">=",
    "½": "1/2",
    "²": "^2",
    "³": "^3",
}


def _plain(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    letters = problem.object[problem.start : problem.end]
    signs = (_SIGNS.get(letter) or letter.encode("ascii", "backslashreplace").decode() for letter in letters)
    return "".join(signs), problem.end


codecs.register_error(PLAIN, _plain)
