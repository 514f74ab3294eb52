"""The fights of a match: one, or one after the other (CF-MODE); and the damage of a side for its sheets."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from typing_extensions import override

from metamaker.core.messages import Words
from metamaker.games.cosmoforce.battle.ai.self_play import MOST_FIGHTS
from metamaker.games.cosmoforce.battle.decision import Answer, Decision
from metamaker.games.cosmoforce.battle.narration.narrator import Story
from metamaker.games.cosmoforce.battle.narration.summaries import standing
from metamaker.games.cosmoforce.battle.start import Entrant, Side, begun
from metamaker.games.cosmoforce.battle.state import HURT, KILLED, SLOTS_OF, UNDECIDED, Battle, Plan, Ship
from metamaker.games.cosmoforce.battle.survival import GROUP, THREATS, Campaign, chart
from metamaker.games.cosmoforce.battle.turn.engine import apply, pending, taken_events
from metamaker.games.cosmoforce.battle.wording.names import Names
from metamaker.games.cosmoforce.match.force import common_rules, side_names
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.pages.threats import threat_chart
from metamaker.games.cosmoforce.play_state import PlayState, ShipState
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.play.dice import CountedDice, SeededDice
from metamaker.play.snapshot import Piece, Strength
from metamaker.play.story import Event, Standing, StoryLine
from metamaker.play.table import Setting
from metamaker.rendering.drawing import Page


def pencilled(force: Fleet, ships: Sequence[Ship], turn: int) -> PlayState:
    """Return the state of the ships of a force, in the order of its team, after a number of rounds."""
    states = tuple(_state(entry.id, ship) for entry, ship in zip(force.ships, ships, strict=True))
    return PlayState(fleet=force.name, round=min(turn, 999), ships=states)


def _state(ship_id: str, ship: Ship) -> ShipState:
    return ShipState(
        id=ship_id,
        marks=tuple(ship.marks),
        depleted=tuple(slot + 1 for slot in SLOTS_OF[ship.spent]),
        heat=min(ship.heat, 999),
        hurt=ship.crew.count(HURT),
        killed=ship.crew.count(KILLED),
        speed=ship.speed,
    )


class Bout:
    """One fight. `forces` are those of its sides, `battle` is the current one, `rounds` are those of earlier fights.

    `listener` is called with this bout and each event, when it happens.
    """

    def __init__(
        self, forces: Sequence[Fleet], setting: Setting, listener: "Callable[[Bout, Event], None] | None" = None
    ) -> None:
        self.seeded = SeededDice(setting.seed)
        self.dice = CountedDice(self.seeded)
        self.rules = common_rules(forces)
        self.rounds = 0
        self.began: Standing | None = None
        """The standing at the start of this round."""
        self.ended: Standing | None = None
        """The standing at the end of the previous fight."""
        self.states: tuple[PlayState, ...] = ()
        """The damage of the forces then."""
        self.forces = tuple(forces)
        self.listener = listener
        self._last_round = setting.last_turn
        self.battle = self._first(forces)
        self.story = Story(self.battle)
        self._come(self.battle)

    def _first(self, forces: Sequence[Fleet]) -> Battle:
        names = side_names(forces)
        sides = [Side(name, _entries(force, self.rules)) for name, force in zip(names, forces, strict=True)]
        return begun(sides, self.dice, self.rules)

    def _come(self, battle: Battle) -> None:
        """Begin a fight."""
        if self._last_round:
            battle.last_round = self._last_round
        battle.watcher = self._watch
        if self.listener is not None:
            self.heard_by(self.listener)
            for event in battle.events:
                self.listener(self, event)
        pending(battle)

    def heard_by(self, listener: "Callable[[Bout, Event], None]") -> None:
        """Call a listener with each event from now on, in later fights too."""
        self.listener = listener
        self.battle.listener = partial(listener, self)

    def _watch(self) -> None:
        """Keep the standing: the round continues to its first decision at once."""
        self.began = standing(self.battle, Names(self.battle))
        self.states = self.pencilled()

    def pencilled(self) -> tuple[PlayState, ...]:
        """Return the damage of the forces now."""
        return tuple(pencilled(force, self.ships(side), self.turn) for side, force in enumerate(self.forces))

    @property
    def turn(self) -> int:
        """The rounds begun so far, those of earlier fights too."""
        return self.rounds + self.battle.round

    @property
    def result(self) -> int | None:
        """The side that won, −1 for a draw, None while it lasts."""
        return None if self.battle.result == UNDECIDED else self.battle.result

    def pieces(self, names: Names) -> Iterator[Piece]:
        """Yield the ships of this fight; ships of forces refer to their sheets."""
        elements = {
            ship.number: entry.ref()
            for side, force in enumerate(self.forces)
            for ship, entry in zip(self.ships(side), force.ships, strict=True)
            if ship.alive or ship in self.battle.ships
        }
        for ship in self.battle.ships:
            element = elements.get(ship.number, "") if ship.side < len(self.forces) else ""
            yield Piece(names.signs[ship.number], names.signs[ship.number], ship.name, ship.side, element, not ship.alive)

    def pending(self) -> Sequence[Decision]:
        """Return the open decision."""
        return pending(self.battle)

    def apply(self, answers: Sequence[Answer]) -> list[Event]:
        """Answer it and return the events up to the next one."""
        return apply(self.battle, answers)

    def untold(self) -> list[Event]:
        """Return the events without an answer, and forget them."""
        return taken_events(self.battle)

    def ships(self, side: int) -> list[Ship]:
        """Return the ships of a side in the order of its force, those of earlier fights too."""
        return [ship for ship in self.battle.ships if ship.side == side]

    def scores(self) -> Iterator[StoryLine]:
        """Yield the scores; nothing for a single fight."""
        yield from ()

    def tally(self) -> Iterator[Strength]:
        """Yield the other counts so far; nothing for a single fight."""
        yield from ()

    def chart(self, words: Words) -> Iterator[Page]:  # noqa: ARG002 - a fight has none
        """Yield reference pages for possible threats; nothing for a single fight."""
        yield from ()


class SurvivalRun(Bout):
    """Fight after fight against the threat chart, until no ship of the group is left. Rules CF-MODE-04 to CF-MODE-09."""

    @override
    def _first(self, forces: Sequence[Fleet]) -> Battle:
        (group,) = forces
        (name,) = side_names(forces)
        self._edition = group.edition
        threats = chart(group.edition, self.rules)
        self.threat_boxes = tuple(entry.plan.room for _, entry in sorted(threats.items()))
        """The boxes of the threat of each face."""
        self.campaign = Campaign(_entries(group, self.rules), threats, self.dice, self.rules, name)
        self._early: list[Event] = []
        return self.campaign.next_fight()

    @override
    def _come(self, battle: Battle) -> None:
        super()._come(battle)
        self._early += self._go_on()

    @property
    @override
    def result(self) -> int | None:
        """The winner, the threats, once the run is over."""
        return THREATS if self.campaign.is_over else GROUP if self.campaign.fights >= MOST_FIGHTS else None

    @override
    def pending(self) -> Sequence[Decision]:
        return () if self.result is not None else pending(self.battle)

    @override
    def apply(self, answers: Sequence[Answer]) -> list[Event]:
        return [*super().apply(answers), *self._go_on()]

    @override
    def untold(self) -> list[Event]:
        events, self._early = self._early, []
        return [*events, *taken_events(self.battle)]

    def _go_on(self) -> list[Event]:
        """Continue to the next fight with a decision, and return the events."""
        events: list[Event] = []
        while self.battle.result != UNDECIDED and self.result is None:
            events += taken_events(self.battle)
            self.ended = standing(self.battle, Names(self.battle))
            survived = self.campaign.settle(self.battle)
            if survived is not None:
                events.append(survived)
            if survived is None or self.campaign.fights >= MOST_FIGHTS:
                break
            self.rounds += self.battle.round
            self.battle = self.campaign.next_fight()
            self.story.meet(self.battle)
            Bout._come(self, self.battle)
            events += taken_events(self.battle)
        return events

    @override
    def ships(self, side: int) -> list[Ship]:
        return self.campaign.group if side == GROUP else super().ships(side)

    @override
    def tally(self) -> Iterator[Strength]:
        """Fights survived and points scored so far. Rules CF-MODE-04, CF-MODE-07."""
        yield Strength(message("battle-strength-fights"), (float(self.campaign.fights),))
        yield Strength(message("battle-strength-score"), (float(sum(self.campaign.points)),))

    @override
    def chart(self, words: Words) -> Iterator[Page]:
        """Rule CF-THR-01."""
        yield threat_chart(words, self._edition, self.rules)

    @override
    def scores(self) -> Iterator[StoryLine]:
        """Rule CF-MODE-07."""
        words = self.story.names.words
        yield StoryLine(words.text("story-score-fights", count=self.campaign.fights), ("CF-MODE-04",))
        for score in self.campaign.scores():
            yield StoryLine(words.text("story-score", ship=score.name, points=score.points), ("CF-MODE-07",), 3)


def _entries(force: Fleet, rules: PlayedRules) -> tuple[Entrant, ...]:
    return tuple(Entrant(ship.name or ship.id, Plan(force.design(ship.design), rules)) for ship in force.ships)
