"""The story of one fight or of several, under headings for fights, rounds and turns."""

from collections.abc import Iterator, Sequence

from metamaker.games.cosmoforce.battle.damage.events import CrewPosted
from metamaker.games.cosmoforce.battle.frame import BattleBegan
from metamaker.games.cosmoforce.battle.narration.event_messages import TELLINGS
from metamaker.games.cosmoforce.battle.narration.summaries import FRAMES, OWN_LINE, Toll, sufferer, tolls
from metamaker.games.cosmoforce.battle.state import Battle
from metamaker.games.cosmoforce.battle.wording.names import Names
from metamaker.play.story import HAPPENS, Event, StoryLine


def line_of(event: Event, names: Names) -> StoryLine:
    """Return the line of one event. Raises KeyError for an event of another game."""
    telling = TELLINGS[type(event)]
    rules: tuple[str, ...] = getattr(event, "rules", ())
    depth = HAPPENS if isinstance(event, CrewPosted) and "CF-REP-01" in rules else telling.depth
    return StoryLine(telling.sentence(event, names), rules if depth >= HAPPENS else (), depth)


class Story:
    """Writes the report of fights, each with new numbers of ships."""

    def __init__(self, battle: Battle) -> None:
        self.names = Names(battle)
        self._met: list[tuple[tuple[str, ...], Names]] = []
        self.meet(battle)

    def meet(self, battle: Battle) -> None:
        """Learn the names of another fight, to use from its beginning."""
        self._met.append((tuple(ship.name for ship in battle.ships), Names(battle)))

    def lines(self, events: Sequence[Event]) -> Iterator[StoryLine]:
        """Yield a line for each event."""
        for event in events:
            self._look(event)
            yield line_of(event, self.names)

    def outlined(self, events: Sequence[Event]) -> Iterator[StoryLine]:
        """Yield the losses of each ship between two headings, and lost ships."""
        suffered: dict[int, Toll] = {}
        for event in events:
            if isinstance(event, FRAMES):
                yield from tolls(suffered, self.names)
                suffered = {}
            self._look(event)
            if isinstance(event, OWN_LINE):
                yield line_of(event, self.names)
            number = sufferer(event)
            if number >= 0:
                suffered.setdefault(number, Toll()).add(event)
        yield from tolls(suffered, self.names)

    def _look(self, event: Event) -> None:
        """Take the names of the fight that begins: the latest one of these ships."""
        if isinstance(event, BattleBegan):
            ships = tuple(name for _, _, name in event.ships)
            self.names = next((names for met, names in reversed(self._met) if met == ships), self.names)
