"""A battle in JSON: each event as a line, and a last line with what it came to."""

import json
import sys
from collections.abc import Sequence
from typing import Any

from metamaker.cli.contenders import LeftOut
from metamaker.core.visible import visible
from metamaker.play.log import lines
from metamaker.play.match import Session
from metamaker.play.story import Event


def tell_json(events: Sequence[Event]) -> None:
    """Write events, each as a line of JSON; what a terminal would obey, or this encoding lacks, is escaped."""
    for line in lines(events):
        print(_plain(line))


def _plain(line: str) -> str:
    plain = (sys.stdout.encoding or "ascii").lower().replace("-", "") != "utf8"
    return visible(json.dumps(json.loads(line), separators=(",", ":")) if plain else line)


def tell_summary(session: Session, missing: Sequence[LeftOut]) -> None:
    """Write the last line: the result, how everybody stands, what was lost, and what of both sides does not fight yet."""
    print(_plain(json.dumps(_summary(session, missing), ensure_ascii=False, separators=(",", ":"))))


def _summary(session: Session, missing: Sequence[LeftOut]) -> dict[str, Any]:
    table = session.standing()
    titles = [" ".join(title.split()) or "sign" for title in table.columns]
    return {
        "event": "Summary",
        "turn": session.turn,
        "result": session.result,
        "standing": [dict(zip(titles, row, strict=True)) for row in table.rows],
        "losses": [line.text for line in session.ending()],
        "left_out": [dict(each) for each in missing],
        "rules": [],
    }
