"""Settings of the last match. They are restored as far as their files exist."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from metamaker.app.play.setting_up.head_start_row import MOST_POINTS, SIDES
from metamaker.app.play.setting_up.side_card import SideCard
from metamaker.app.play.setting_up.terms import Terms
from metamaker.app.settings.settings import Settings
from metamaker.game_api.matches import MOST_TURNS
from metamaker.game_api.play import HeadStart

_KEY = "last_match"


class KeptSide(NamedTuple):
    """A side from a file: the chosen ships, or the number of a side in the file."""

    path: str
    names: tuple[str, ...]
    team: int


def written_sides(cards: Sequence[SideCard]) -> list[dict[str, Any]]:
    """Return the sides as JSON values; nothing unless all of them are from files."""
    sides = [
        {"path": card.source.path, "names": list(card.names), "team": card.team}
        for card in cards
        if card.source is not None and card.source.path
    ]
    return sides if len(sides) == len(cards) else []


def kept_sides(value: Any) -> tuple[KeptSide, ...]:
    """Return the sides in a JSON value from the settings, or nothing for any other value."""
    sides = value.get("sides") if isinstance(value, Mapping) else None
    found = []
    for side in sides if isinstance(sides, list) else ():
        if not isinstance(side, Mapping) or not isinstance(side.get("path"), str):
            return ()
        names, team = side.get("names"), side.get("team")
        listed = names if isinstance(names, list) else []
        found.append(KeptSide(side["path"], tuple(map(str, listed)), team if isinstance(team, int) else -1))
    return tuple(found)


class LastTime:
    """Saves and restores the choices."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def value(self) -> Any:
        """The saved choices."""
        return self._settings.kept(_KEY)

    def keep(self, terms: Terms, sides: list[dict[str, Any]]) -> None:
        """Save the present choices."""
        chosen = {"meeting": terms.meeting.currentData(), "terrain": terms.terrain.currentData()}
        given = terms.victory.given
        chosen["head_start"] = None if given is None else list(given)
        captains = list(terms.captains)
        self._settings.keep(_KEY, {"sides": sides, "captains": captains, "survival": terms.survival.isChecked(), **chosen})

    def put(self, terms: Terms) -> None:
        """Restore the saved choices that are available."""
        choose(terms, self.value if isinstance(self.value, Mapping) else {})


def choose(terms: Terms, value: Mapping[str, Any]) -> None:
    """Select the captains and other choices of a record, where available."""
    if terms.survival.isVisibleTo(terms):
        terms.survival.setChecked(value.get("survival") is True)
    if "head_start" in value:
        terms.victory.show_given(_head_start(value["head_start"]))
    captains = value.get("captains")
    pairs = zip(terms.seats, captains if isinstance(captains, list) else (), strict=False)
    for box, name in (*pairs, (terms.meeting, value.get("meeting")), (terms.terrain, value.get("terrain"))):
        place = box.findData(name)
        if place >= 0:
            box.setCurrentIndex(place)


def _head_start(value: Any) -> HeadStart | None:
    """Return the head start in a JSON value from the settings, None for any other value."""
    if not isinstance(value, list) or len(value) != 3 or not all(isinstance(each, int) for each in value):
        return None
    side, points, turn = value
    is_known = side in range(SIDES) and 0 <= points <= MOST_POINTS and 0 <= turn <= MOST_TURNS
    return HeadStart(side, points, turn) if is_known else None
