"""A battle under way as command line and window meet it: asked turn by turn, told, drawn, kept as a replay."""

from collections.abc import Callable, Sequence
from typing import Any

from pydantic import JsonValue

from metamaker.battle.dice import SeededDice
from metamaker.battle.plane import Point
from metamaker.battle.replay import Contingent, Replay
from metamaker.core.problem import FileProblem
from metamaker.core.words import words
from metamaker.fighting import PERSON, Event, Question, Setting, Standing, StoryLine
from metamaker.games.metaverse.battle.captains.captain import Captain
from metamaker.games.metaverse.battle.decisions.codec import decoded, encoded
from metamaker.games.metaverse.battle.decisions.decision import Answer, Decision
from metamaker.games.metaverse.battle.engine import apply, pending
from metamaker.games.metaverse.battle.events.movement import HIDDEN
from metamaker.games.metaverse.battle.events.turn import TurnBegan
from metamaker.games.metaverse.battle.start import Setup, begun, entries, shared_mass_factor
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.play_state import play_state
from metamaker.games.metaverse.battle.state.vessel import Status
from metamaker.games.metaverse.battle.story.brief import brief
from metamaker.games.metaverse.battle.story.ending import ending
from metamaker.games.metaverse.battle.story.heard import OPENINGS
from metamaker.games.metaverse.battle.story.names import Names
from metamaker.games.metaverse.battle.story.standing import standing
from metamaker.games.metaverse.battle.story.teller import told
from metamaker.games.metaverse.model.fleet import FORMAT, GAME, Fleet
from metamaker.games.metaverse.play.state import PlayState
from metamaker.games.metaverse.tabletop.asking.asking import answer_of, help_of, outcome_of, question
from metamaker.games.metaverse.tabletop.asking.outlook import closer, outlook
from metamaker.games.metaverse.tabletop.asking.reveal import is_final
from metamaker.games.metaverse.tabletop.asking.spoken import spoken
from metamaker.games.metaverse.tabletop.asking.typed import typed
from metamaker.games.metaverse.tabletop.captains import USUAL
from metamaker.games.metaverse.tabletop.picture.fire import fire_of, ways_of
from metamaker.games.metaverse.tabletop.picture.page import table_page
from metamaker.games.metaverse.tabletop.picture.scene import scene
from metamaker.games.metaverse.tabletop.wrecks import with_squadrons_lost
from metamaker.sheets.drawing import Page

Hire = Callable[[str, int, int], Captain]
"""What makes a captain of a name, the battle's seed and a side."""


class TableSession:
    """See the Session protocol. `choices` are answers that a replay gives, in the order of the decisions."""

    def __init__(
        self, forces: Sequence[Fleet], setting: Setting, hire: Hire, choices: Sequence[JsonValue] = (), file: str = ""
    ) -> None:
        self._forces = tuple(forces)
        self._setting = setting
        self._captains = [
            None if name == PERSON else hire(name, setting.seed, side) for side, name in enumerate(setting.captains)
        ]
        self._persons = [side for side, name in enumerate(setting.captains) if name == PERSON]
        self._hire = hire
        self._adviser: Captain | None = None
        self._open_ended: list[tuple[int, int, int]] = []
        """Before each answer that can be taken back: the choices made, the events not told yet and those of the turn."""
        self._choices = tuple(choices)
        self._file = file
        self._made: list[JsonValue] = []
        self._battle = _begun(forces, setting)
        self._names = Names(self._battle.table)
        self._happened: list[Event] = []
        self._told_turn = 0
        self._headings: list[Event] = []
        """Steps and groups that began at the end of what was told, before people were asked: told with what comes of them."""
        self._this_turn: list[Event] = []
        self._next_turn: list[Event] = []
        self._trails: dict[str, list[Point]] = {vessel.key: [] for vessel in self._battle.table.vessels}

    @property
    def turn(self) -> int:
        """See Session."""
        return self._battle.table.turn

    @property
    def result(self) -> int | None:
        """See Session."""
        pending(self._battle)
        return self._battle.result

    def play_turn(self) -> tuple[Event, ...]:
        """See Session."""
        self._begin_turn()
        while self.turn == self._told_turn and self.result is None and not self._people():
            if not self._can_go_on():
                break
            self._go_on({})
        return self.happened()

    def ask(self) -> tuple[Question, ...]:
        """See Session."""
        while self.result is None and not self._people() and self._can_go_on():
            self._go_on({})
        if self.turn > self._told_turn or self._next_turn:
            self._begin_turn()
        decisions = pending(self._battle)
        return tuple(
            question(decisions[place], self._names)._replace(final=is_final(self._battle, decisions[place]))
            for place in self._people()
        )

    def refusals(self, place: int, text: str) -> tuple[str, ...]:
        """See Session."""
        decision = self._asked(place)
        found = decision.refusals(answer_of(decision, text))
        return tuple(f"{spoken(each.text, decision, self._names)} ({each.rule})" for each in found)

    def _asked(self, place: int) -> Decision:
        return pending(self._battle)[self._people()[place]]

    def outcome(self, place: int, text: str) -> str:
        """See Session."""
        return outcome_of(self._asked(place), text, self._names)

    def help(self, place: int) -> tuple[str, ...]:
        """See Session."""
        return help_of(self._asked(place))

    def advice(self, place: int) -> str:
        """See Session."""
        decision = self._asked(place)
        if self._adviser is None:
            self._adviser = self._hire(USUAL, self._setting.seed, decision.side)
        return typed(decision, self._adviser.answer(decision))

    def take_back(self) -> bool:
        """See Session. The battle is fought again up to there: it is the same, as no die was rolled since."""
        if not self._open_ended:
            return False
        made, told, shown = self._open_ended.pop()
        again, self._made = self._made[:made], []
        self._battle = _begun(self._forces, self._setting)
        while len(self._made) < made:
            decisions, done = pending(self._battle), len(self._made)
            apply(self._battle, [decoded(each, again[done + place]) for place, each in enumerate(decisions)])
            self._made += again[done : done + len(decisions)]
        self._battle.events = []
        self._happened, self._this_turn = self._happened[:told], self._this_turn[:shown]
        return True

    def answer(self, texts: Sequence[str]) -> None:
        """See Session."""
        decisions = pending(self._battle)
        if any(is_final(self._battle, decisions[place]) for place in self._people()):
            self._open_ended = []
        else:
            self._open_ended.append((len(self._made), len(self._happened), len(self._this_turn)))
        self._go_on({at: answer_of(decisions[at], text) for at, text in zip(self._people(), texts, strict=True)})

    def happened(self) -> tuple[Event, ...]:
        """See Session."""
        pending(self._battle)
        self._take(self._battle.events)
        self._battle.events = []
        events, self._happened = self._happened, []
        return tuple(event for event in events if not self._hides(event))

    def _hides(self, event: Event) -> bool:
        """Whether an event is for the eyes of a computer captain alone, while people play. Rule MV-1.2.3-55."""
        if not isinstance(event, HIDDEN) or self._battle.result is not None:
            return False
        return bool(self._persons) and self._battle.table.by_key[event.ship].side not in self._persons

    def _people(self) -> list[int]:
        """Return the places of the open decisions that only a person can answer."""
        if len(self._made) < len(self._choices):
            return []
        return [place for place, each in enumerate(pending(self._battle)) if each.side in self._persons]

    def _can_go_on(self) -> bool:
        """Whether somebody answers: a replay ends where its choices do, unless there are captains or people."""
        return len(self._made) < len(self._choices) or len(self._setting.captains) == len(self._forces)

    def _go_on(self, given: dict[int, Answer]) -> None:
        decisions = pending(self._battle)
        scripted = self._choices[len(self._made) : len(self._made) + len(decisions)]
        if scripted:
            answers = [self._chosen(each, scripted, place) for place, each in enumerate(decisions)]
        else:
            answers = [given[place] if place in given else self._of_captain(each) for place, each in enumerate(decisions)]
        self._take(apply(self._battle, answers))
        self._made += [encoded(each) for each in answers]
        left = len(self._choices) - len(self._made)
        if left > 0 and self.result is not None:
            told = f"expected no choice after the end of the battle, found {left} more"
            raise FileProblem(self._file, f"choices/{len(self._made)}", told)

    def _of_captain(self, decision: Decision) -> Answer:
        captain = self._captains[decision.side]
        return decision.default() if captain is None else captain.answer(decision)

    def _chosen(self, decision: Decision, scripted: Sequence[JsonValue], place: int) -> Answer:
        """Return the answer that the replay gives. Raises FileProblem."""
        where = f"choices/{len(self._made) + place}"
        if place >= len(scripted):
            of = f"{decision.key or 'a side'} ({decision.kind})"
            raise FileProblem(self._file, where, f"expected the answer of {of}, found none")
        try:
            answer = decoded(decision, scripted[place])
        except ValueError as problem:
            raise FileProblem(self._file, where, str(problem)) from None
        refusals = decision.refusals(answer)
        if refusals:
            reason = spoken(refusals[0].text, decision, self._names)
            raise FileProblem(self._file, where, f"expected a legal answer: {reason} ({refusals[0].rule})")
        return answer

    def _take(self, events: Sequence[Event]) -> None:
        """Keep what happened; from the beginning of the next turn on, it belongs to that one."""
        for event in events:
            if self._next_turn or (isinstance(event, TurnBegan) and event.turn > self._told_turn):
                self._next_turn.append(event)
            else:
                self._happened.append(event)
                self._this_turn.append(event)

    def _begin_turn(self) -> None:
        """Go on to the present turn: its way and fire are shown from now on, and where everybody was before."""
        self._told_turn = self.turn
        self._this_turn = list(self._next_turn)
        self._happened += self._next_turn
        self._next_turn = []
        for vessel in self._battle.table.fighting():
            self._trails[vessel.key].append(vessel.course.place)

    def told(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        """See Session."""
        happened = [*self._headings, *events]
        end = len(happened)
        while end and isinstance(happened[end - 1], OPENINGS):
            end -= 1
        self._headings = happened[end:]
        return tuple(told(happened[:end], self._names))

    def outlined(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        """See Session."""
        return tuple(brief(events, self._names))

    def standing(self) -> Standing:
        """See Session."""
        return standing(self._battle.table)

    def ending(self) -> tuple[StoryLine, ...]:
        """See Session."""
        return tuple(ending(self._battle, self._names, self._forces))

    def page(self) -> Page:
        """See Session."""
        ways, fire = ways_of(self._this_turn), fire_of(self._this_turn)
        return table_page(scene(self._battle.table, ways, self._trails, fire, self._told_turn), words(GAME))

    def replay(self) -> Replay:
        """See Session."""
        made = (*self._made, *self._choices[len(self._made) :])
        return Replay(
            fleets=tuple(Contingent(format=FORMAT.number, body=_body(fleet)) for fleet in self._forces),
            seed=self._setting.seed,
            program=_version(),
            options={"captains": list(self._setting.captains), "last_turn": self._setting.last_turn},
            choices=made,
        )

    def play_state(self, side: int) -> PlayState:
        """See Session."""
        state = play_state(self._battle, side).with_(turn=self._told_turn)
        vessels = (vessel for vessel in self._battle.table.vessels if vessel.side == side)
        destroyed = {vessel.ship.id for vessel in vessels if vessel.status is Status.DESTROYED}
        return with_squadrons_lost(state, self._forces[side], destroyed)

    def seen(self, side: int, ship: str = "") -> tuple[StoryLine, ...]:
        """See Session."""
        return tuple(closer(self._battle.table, ship) if ship else outlook(self._battle.table, side))


def _begun(forces: Sequence[Fleet], setting: Setting) -> Battle:
    one, other = forces
    formula = shared_mass_factor(one, other)
    setup = Setup(last_turn=setting.last_turn) if setting.last_turn else Setup()
    sides = entries(one, formula), entries(other, formula)
    names = (one.name, other.name) if one.name != other.name else (f"{one.name} (A)", f"{other.name} (B)")
    return begun(sides, names, SeededDice(setting.seed), setup)


def _body(fleet: Fleet) -> dict[str, Any]:
    return fleet.model_dump(mode="json", exclude_none=True)


def _version() -> str:
    from importlib.metadata import version

    return version("metamaker")
