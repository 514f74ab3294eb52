"""What the card beside a hovered element says: what it is, what it is worth, what can be done."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from metamaker.app.widgets.figure import signed
from metamaker.core.property import Summary
from metamaker.game import Share

_LEAST = 0.05


def element_card(summary: Summary, shares: Sequence[Share], of: float, keys: str = "") -> str:
    """Return HTML; all names in it are escaped.

    `shares`: the lines of the value of the element and what is in it; `keys`: what a key does to it, if any does.
    """
    title = f"<b>{escape(summary.title)}</b>"
    lines = [title, escape(summary.sentence)]
    facts = [escape(fact) for fact in summary.facts[:3]]
    lines.append(" · ".join(facts))
    lines.append(f"<small>{' · '.join(escape(word) for word in (worth(shares, of), keys) if word)}</small>")
    return "<br>".join(line for line in lines if line and line != "<small></small>")


def adds_one() -> str:
    """Return what the key + does to what is counted."""
    return QCoreApplication.translate("ElementCard", "+ adds one")


def worth(shares: Sequence[Share], of: float) -> str:
    """Return what an element is worth, as “9.4 of 60.3 points”; empty if nothing is known, and for the whole itself."""
    points = sum(share.value for share in shares)
    if not shares or points < _LEAST or of - points < _LEAST:
        return ""
    text = QCoreApplication.translate("ElementCard", "%1 of %2 points")
    return text.replace("%1", f"{points:.1f}").replace("%2", f"{of:.1f}")


def one_more(share: Share | None) -> str:
    """Return what one more of an element would add, as “+3.1 for one more”; empty if nothing is known."""
    if share is None or share.one_more is None:
        return ""
    return QCoreApplication.translate("ElementCard", "%1 for one more").replace("%1", signed(share.one_more))
