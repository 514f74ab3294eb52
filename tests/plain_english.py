"""Forms of stilted English and French, each with the advice to follow, and the messages in which to look for them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ENGLISH = {
    "say what happened and what to do": r"\bexpected\b.*\bfound\b|\b(?:was|were|is|are) expected\b|^expected ",
    "use the noun": r"^What (?!(?:is|are|was|were|do|does|did|will|would|if|happens?|happened|to)\b)(?!you can do$)(?!.*\?)"
    r"|\b(?:shows|lists|prints) what\b",
    "an old word": r"\b(?:anew|besides?|lest|amid|upon|foretold|whom|whoever|reckon\w*|fares?|mend(?:s|ed|ing)?|cure[sd]?)\b",
    "programs do not talk": r"\b(?:is|are|was|were) (?:not )?told\b|\btells? (?:of|apart)\b",
    "negate the verb": r"(?<![Tt]here )\b(?:is|are) no (?!(?:longer|more|less|fewer|worse|better|doubt)\b)[a-z]",
    "quantity before the noun": r"\b(?:one|two|three|an?) (?!(?:little|lot|few|bit)\b)\w+ more[.;:,]?$"
    r"|\bat (?:most|least)[.;,)]?$",
    "a private word": r"\bverbs?\b|\bpencil\w*|\bproof-read\w*",
    "another spelling": r"[\d}][ \u00a0]%|\bsalvoes\b",
}
FRENCH = {
    "say what happened and what to do": r"attendu\u00a0:|\b(?:était|étaient|est|sont) attendu|on attendait",
    "another word": r"\b(?:assaillants|jet(?:te|er|ez|é)|pes(?:er|ez|ée?)|hors d’usage|bande de portée|équipe de marines)\b",
    "a literary word": r"\b(?:quiconque|maintes|nulle? ne)\b",
    "by default": r"d’habitude|d’ordinaire",
    "programs do not talk": r"\b(?:est|sont) dite?s?\b|\bdit (?:ce|qui|quoi|comment|combien|où)\b",
    "click on": r"[Cc]liquez (?:les?|la|une?)\b|[Cc]liquez l’|[Aa]ppuyez sur \*\*(?![+−])",
    "drag": r"\btirez-(?:les?|la|en|y)\b",
}
PATTERNS = {"en": ENGLISH, "fr": FRENCH}

SIGNS = re.compile(
    "|".join(
        (
            r"\b(?:of|with|from|to|by|in|on|for|and|that|about|only) what (?!(?:is|are|do|does|you)\b)",
            r"\b(?:[Ss]omebody|[Nn]obody)\b|(?:^|[.:;] )[Ww]ho (?!.*\?)",
            r"\b(?:told|tells?|telling|said|says?)\b",
            r"\bcalled so\b|\bis none\b|\b[Nn]one of it\b|^(?:Nothing|None|No one) ",
            r"\b(?:kin|foresees?|thrown|throws|storey|anyhow|therein|thereof|whereas|hence)\b|by a slip",
            r"\b(?:stands?|stood|lies) (?:in|at|on|by|for|here|there|where|under|above|below|as)\b|\bcomes? along\b",
            r"(?:^|[.;:] )(?:Of|To that|On that|By itself) ",
            r"\b(?:that|which) (?:is|are|was|were|has been) \w+(?:ed|en|wn)\b",
            r"\b(?:at most|at least|so many|so much)[.;,)]|\bis the (?:most|least)\b|\bso many (?!that|as)\w",
            r"\bthe book\b|\bdraws? lots\b|\bby (?:chance|dice|files)\b|\bshall\b",
            r"\b(?:alone|else|as well|anyway)(?:[.;:,)]|$)",
            r":[^:]*;|;[^;]*;",
        )
    )
)
"""Weaker signs of stilted English; some lines that have one are good English all the same."""

_ID = re.compile(r"^[-a-zA-Z_0-9]+ = ?|^\*?\[\w+\] ?")
_LITERAL = re.compile(r"\{ \"(.*?)\" \}")
_VALUE = re.compile(r"\{ \$\w+ \}")


class Line(NamedTuple):
    """A line of a message, with its file."""

    place: str
    text: str


def messages(root: Path, language: str) -> Iterator[Line]:
    """Yield the lines of all messages in a language, without their ids and the names of their values."""
    for file in sorted(root.glob(f"resources/*/words/{language}/*.ftl")):
        for line in map(str.strip, file.read_text(encoding="utf-8").splitlines()):
            if line and not line.startswith("#"):
                text = _LITERAL.sub(r"\1", _ID.sub("", _ID.sub("", line)))
                yield Line(file.relative_to(root).as_posix(), _VALUE.sub("{ … }", text))


def advice(text: str, language: str = "en") -> list[str]:
    """Return the advice for each pattern that a text has."""
    return [each for each, pattern in PATTERNS[language].items() if re.search(pattern, text)]
