"""Codes of live sheets: the ticks of all sheets or of one ship as a text for other devices, tables and the program.

`MS1-` is followed by base 32: the digest of the printout, a check sum (CRC-32) of the rest, the turn, a bit for each box, a bit
for each ship that has fired, and notes about ships.
"""

import binascii
import re
from base64 import b32decode, b32encode
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from metamaker.core.errors import ContentProblem
from metamaker.core.json_text import MAX_BYTES
from metamaker.core.messages import message
from metamaker.game_api.game import Game, required
from metamaker.printing.live.rows import DIGEST_BYTES, LiveSheet, box_names, digest_of, live_sheets

VERSION = 1
"""The version of new codes."""

MAX_CHARACTERS = MAX_BYTES
"""The length limit of texts with codes: that of JSON files, because saved games of virtual tabletops contain codes."""

MOST_TURNS = 999

_CODE = re.compile(r"MS(\d{1,9})-([A-Z2-7]+)", re.IGNORECASE | re.ASCII)
_BEGINNING = 16
"""Letters with the whole digest."""

_SUM, _TURN = 4, 2


class StateProblem(ContentProblem):
    """A code that cannot be read. The message is one sentence with the reason."""


class LiveState(NamedTuple):
    """The content of a code: the turn, the fields of ticked boxes, and the fields of free ones."""

    turn: int
    ticked: frozenset[str]
    free: frozenset[str]

    @property
    def values(self) -> Mapping[str, str]:
        """The values of all fields of boxes, as filled-in sheets have them."""
        return {**dict.fromkeys(self.free, ""), **dict.fromkeys(self.ticked, "X")}


def has_state_code(text: str) -> bool:
    """Return whether a text seems to contain a code of a state. Only the first 16 million characters are searched."""
    return _CODE.search(text[:MAX_CHARACTERS]) is not None


def state_code(game: Game[Any], sheets: Sequence[LiveSheet], turn: int = 0) -> str:
    """Return the code of the ticks on sheets, as a page of these sheets writes it before anything is changed."""
    names = box_names(sheets)
    bits = [tick for sheet in sheets for row in sheet.rows for tick in row.ticks] + [False] * len(sheets)
    rest = min(turn, MOST_TURNS).to_bytes(_TURN, "big") + _packed(bits)
    data = digest_of(game, names) + binascii.crc32(rest).to_bytes(_SUM, "big") + rest
    return f"MS{VERSION}-{b32encode(data).decode().rstrip('=')}"


def state_in(game: Game[Any], document: Any, text: str) -> LiveState:
    """Return the state of a document in a text with codes: of all its sheets, or of single ones.

    Of several codes for the same sheets, the first counts. Raises StateProblem, also if all codes are for other sheets.
    """
    sheets = live_sheets(game, document)
    found: dict[bytes, str] = {}
    for letters in _codes(text):
        found.setdefault(_decoded(letters[:_BEGINNING])[:DIGEST_BYTES], letters)
    states = _states(game, sheets, found) or [
        state for sheet in sheets if sheet.rows for state in _states(game, (sheet,), found)
    ]
    if not states:
        raise StateProblem(message("live-code-other" if found else "live-code-none", name=game.documents.title(document)))
    return LiveState(
        max(state.turn for state in states),
        frozenset[str]().union(*(state.ticked for state in states)),
        frozenset[str]().union(*(state.free for state in states)),
    )


def _states(game: Game[Any], sheets: Sequence[LiveSheet], found: Mapping[bytes, str]) -> list[LiveState]:
    """Return the state of exactly these sheets in the code for them, by its digest; none without such a code."""
    names = box_names(sheets)
    letters = found.get(digest_of(game, names))
    if letters is None:
        return []
    data = _decoded(letters)
    rest = data[DIGEST_BYTES + _SUM :]
    size = _TURN + (len(names) + len(sheets) + 7) // 8
    if len(rest) < size or binascii.crc32(rest).to_bytes(_SUM, "big") != data[DIGEST_BYTES : DIGEST_BYTES + _SUM]:
        raise StateProblem(message("live-code-damaged"))
    ticked = frozenset(name for place, name in enumerate(names) if rest[_TURN + place // 8] & 128 >> place % 8)
    return [LiveState(min(MOST_TURNS, int.from_bytes(rest[:_TURN], "big")), ticked, frozenset(names) - ticked)]


def _codes(text: str) -> Iterator[str]:
    """Yield the letters of all codes in a text. Raises StateProblem for a code of a newer version."""
    for found in _CODE.finditer(text[:MAX_CHARACTERS]):
        if int(found[1]) != VERSION:
            raise StateProblem(message("live-code-newer", most=VERSION, found=int(found[1])))
        yield found[2].upper()


def _decoded(letters: str) -> bytes:
    """Return the data of the letters of a code."""
    if len(letters) % 8 in {1, 3, 6}:  # no number of whole bytes ends like this
        letters = letters[:-1]
    return b32decode(letters + "=" * (-len(letters) % 8))


def _packed(bits: Sequence[bool]) -> bytes:
    """Return bits as bytes, the first bit in front."""
    padded = [*bits, *[False] * (-len(bits) % 8)]
    return bytes(sum(128 >> place for place in range(8) if padded[start + place]) for start in range(0, len(padded), 8))


def with_turn(game: Game[Any], state: Any, turn: int) -> Any:
    """Return the JSON value of a play state in a later turn; an earlier one stays, because plots may be ahead."""
    body, word = state["body"], required(game.sheets).turn_word
    return {**state, "body": {**body, word: max(turn, body.get(word, 0))}}
