"""The end of a turn of a game on paper: the necessary questions, and the effects by the rules of battles (2.3)."""

from collections.abc import Iterator, Mapping, Sequence

from metamaker.core.messages import TextValue, Words, words_in
from metamaker.game_api.paper_games import Outcome, TurnQuestion, TurnSoFar
from metamaker.games.metaverse.battle.command import chain as command_chain
from metamaker.games.metaverse.battle.command.morale import check_all, met
from metamaker.games.metaverse.battle.damage.detonation import detonate, reactor_of
from metamaker.games.metaverse.battle.damage.hull import Cause
from metamaker.games.metaverse.battle.damage.reactors import end_of_turn, refresh
from metamaker.games.metaverse.battle.damage.strike import entry
from metamaker.games.metaverse.battle.places import ARC_WORDS, ARCS, CORE, SECTIONS
from metamaker.games.metaverse.battle.repair.crews import foul_air, shed_plates
from metamaker.games.metaverse.battle.repair.hull import grow
from metamaker.games.metaverse.battle.repair.shields import adapt, regenerate
from metamaker.games.metaverse.battle.starfighters.morale import CARRIER, check_squadrons, conditions_met
from metamaker.games.metaverse.battle.state.squadron import Berth
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, NOBODY, Status, Vessel
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.loss_limits import REACTOR
from metamaker.games.metaverse.match.damage_state import ship_state
from metamaker.games.metaverse.match.damaged import fighting, project
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.match.on_paper import MELTS, criticals_left, key, own_table, recall, told, written
from metamaker.games.metaverse.match.wings_on_paper import (
    PaperNames,
    Wing,
    is_likely_to_fly,
    newly_met,
    sink,
    wings,
    with_squadrons,
)
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.play_state import Departure, Losses, PlayState, SectionLosses, ShipState
from metamaker.games.metaverse.rules.roll import HALVED, faces_for
from metamaker.play.dice import FixedDice
from metamaker.play.story import FOLLOWS, StoryLine

MOST_TURNS = 999
"""The last turn that a play state can have."""

STRUCK, SHIELDS_HIT, FLIES, MORALE = "struck", "shields_hit", "flies", "morale"
"""Ends of keys of questions: arcs with plates, shields that adapt, squadrons; the morale die of all."""

_STATUS = {Departure.JUMP: Status.AWAY, Departure.RETREAT: Status.RETREATED, Departure.BROKEN_OFF: Status.BROKEN}


class _Ends:
    """A turn that ends: the ships of a fleet in the state of their sheets, without enemies.

    `asked` are the questions so far, `yes` the keys of questions with the answer yes.
    """

    def __init__(self, fleet: Fleet, state: PlayState, turn: TurnSoFar, language: str) -> None:
        self.turn = turn
        self.state = state
        self.began: PlayState = turn.began
        self.words: Words = words_in(GAME, language)
        self.battle = own_table(fleet)
        self.names = Names(self.battle.table, self.words)
        self.asked: list[TurnQuestion] = []
        self.due_wings: list[tuple[Wing, tuple[str, ...]]] = []
        self.vessels = list(self._ships(fleet))
        self.wings = wings(self.battle, fleet, state)
        self.fought = frozenset(fighting(fleet, self.began))

    def _ships(self, fleet: Fleet) -> Iterator[Vessel]:
        """Yield the ships on the table in their present states."""
        there = set(fighting(fleet, self.state))
        self.battle.telling = False
        for vessel in self.battle.table.vessels:
            state = self.state.ship(vessel.ship.id)
            if vessel.ship.ref() not in there:
                vessel.status = Status.DESTROYED if state.departure is None else _STATUS[state.departure]
            else:
                project(vessel, state)
                if vessel.commander != NOBODY:  # the crew quality of all others has been set since the battle began
                    vessel.crew_quality = max(0, vessel.blueprint.crew_quality - state.crew_quality_lost)
                vessel.conditions = [condition.value for condition in state.conditions]
                recall(vessel, self.turn.noted)
                refresh(self.battle, vessel)
                yield vessel
        self.battle.events, self.battle.telling = [], True

    def is_so(self, vessel: Vessel, path: str, text: str, rules: tuple[str, ...], *, likely: bool) -> bool:
        """Ask a question, and return the known or expected answer."""
        return self._ask(key(vessel, path), vessel.ship.ref(), text, rules, likely=likely)

    def _ask(self, name: str, ref: str, text: str, rules: tuple[str, ...], *, likely: bool) -> bool:
        yes = self.turn.noted.get(name, likely)
        self.asked.append(TurnQuestion(name, ref, text, rules, yes=yes))
        return yes

    # Hits

    def look_back(self) -> None:
        """Ask about weapons fire that the sheets do not show, and note it on the ships."""
        for vessel in self.vessels:
            for number, arc in enumerate(vessel.arcs):
                if arc.plates:
                    text = self.words.text("paper-struck", arc=self.words[f"sheet-place-{ARC_WORDS[number]}"])
                    rules = ("MV-3.1.4-04", "MV-3.1.4-07")
                    arc.struck = self.is_so(
                        vessel, f"arcs/{ARC_WORDS[number]}/{STRUCK}", text, rules, likely=self._lost_hull(vessel, number)
                    )
            if any(arc.adaptation < arc.plan.adaptation and not arc.bare for arc in vessel.arcs):
                text = self.words["paper-shields_hit"]
                vessel.shields_hit = self.is_so(vessel, SHIELDS_HIT, text, ("MV-3.5.9-02",), likely=self._lost_shields(vessel))

    def _lost_hull(self, vessel: Vessel, arc: int) -> bool:
        """Return whether the section that only this arc covers has lost boxes this turn."""
        section = entry(vessel, arc)
        if section == CORE:
            return False
        before, now = (each.ship(vessel.ship.id).losses[SECTIONS[section]].hull_hits for each in (self.began, self.state))
        return sum(now) > sum(before)

    def _lost_shields(self, vessel: Vessel) -> bool:
        before, now = (each.ship(vessel.ship.id).arcs for each in (self.began, self.state))
        return any(now[arc].shield_hits > before[arc].shield_hits for arc in ARCS)

    # The Repair Step, after the work of the crew

    def repair(self) -> None:
        """Resolve hulls that grow, shields, adaptation, plates, air, reactors that melt. Rule MV-2.3.1-14."""
        for part in (grow, regenerate, adapt, shed_plates, foul_air):
            for vessel in self.vessels:
                part(self.battle, vessel)
        for vessel in self.vessels:
            for section in [each.plan.section for each in vessel.of(REACTOR) if self._melts(vessel, each.plan.ref)]:
                self._melt(vessel, section)

    def _melts(self, vessel: Vessel, reactor: str) -> bool:
        return (
            self.turn.noted.get(key(vessel, reactor, MELTS), False)
            and vessel.system(reactor).flags & (DISABLED | DESTROYED) == DISABLED
        )

    def _melt(self, vessel: Vessel, section: int) -> None:
        """Detonate a reactor; the players resolve its criticals. Rule MV-2.3.1-12."""
        reactor = reactor_of(vessel, section)
        if reactor is None or not vessel.fights:
            return
        place = self.words[f"sheet-place-{SECTIONS[section]}"]
        text = self.words.text("paper-melts", section=place)
        if self.is_so(vessel, f"{reactor.plan.ref}/{MELTS}", text, ("MV-2.3.1-12",), likely=True):
            detonate(self.battle, vessel, section, Cause("detonation"))

    def due(self) -> Iterator[StoryLine]:
        """Yield the remaining tasks of the players: criticals of detonations, squadrons without a known loadout."""
        yield from criticals_left(self.battle)
        known = {wing.key for wing in self.wings}
        for vessel in self.vessels:
            before, now = (self._weakened(each, vessel) for each in (self.began, self.state))
            if left := now - before - known:
                yield self._left("paper-squadrons", vessel, "MV-2.3.2-08", count=len(left))

    def _weakened(self, state: PlayState, vessel: Vessel) -> set[str]:
        """Return the keys of the squadrons of a ship that are below strength."""
        return {key(vessel, each.squadron) for each in state.ship(vessel.ship.id).squadrons if each.strength_lost}

    def _left(self, text: str, vessel: Vessel, rule: str, **values: object) -> StoryLine:
        return StoryLine(str(message(text, ship=self.names.ship(vessel.key), **values)), (rule,), FOLLOWS)

    # The Morale Step

    def ask_morale(self) -> None:
        """Ask for the dice of all ships with new morale conditions. Rules MV-2.3.2-01, -02, -10, -11."""
        for vessel in self.battle.table.fighting():
            conditions = met(self.battle.table, vessel)
            new = [each for each in conditions if each.value not in vessel.conditions]
            results = vessel.blueprint.command_faces
            if new and results > 1:
                text = self._die("paper-morale", [each.value for each in new], results, len(vessel.conditions))
                rules = ("MV-2.3.2-01", "MV-2.3.2-11", "MV-2.3.2-12")
                self.asked.append(TurnQuestion(key(vessel, MORALE), vessel.ship.ref(), text, rules, faces_for(results)))

    def _die(self, text: str, new: Sequence[str], results: int, before: int, **values: TextValue) -> str:
        return self.words.text(
            text,
            met=self.names.listed(self.words[f"story-lost-{each}"] for each in new),
            die=results,
            thrown=faces_for(results),
            halved="yes" if results in HALVED else "no",
            count=before + len(new),
            **values,
        )

    def ask_wings(self) -> None:
        """Ask whether squadrons with new morale conditions are on the table, and for their dice.

        Rules MV-2.1.4-25 to -28, MV-2.3.2-08, -09, -16.
        """
        table = self.battle.table
        due = [(wing, new) for wing in self.wings if (new := newly_met(table, wing, self.fought))]
        for wing, new in due:
            if wing.vessel is None or self._flies(wing, new):
                wing.squadron.berth = Berth.FLYING
                results = wing.command_faces
                if results > 1:
                    text = self._die("paper-squadron_morale", new, results, len(wing.squadron.conditions), squadron=wing.called)
                    rules = ("MV-2.3.2-11", "MV-2.3.2-12", "MV-2.3.2-16")
                    self.asked.append(TurnQuestion(f"{wing.key}/{MORALE}", wing.ref, text, rules, faces_for(results)))
        self.due_wings = due

    def _flies(self, wing: Wing, new: tuple[str, ...]) -> bool:
        met = self.names.listed(self.words[f"story-lost-{each}"] for each in new)
        alone = "yes" if CARRIER in new else "no"
        text = self.words.text("paper-flies", squadron=wing.called, met=met, alone=alone)
        rules = ("MV-2.3.2-09", "MV-2.1.4-26", "MV-2.1.4-28") if CARRIER in new else ("MV-2.3.2-02",)
        return self._ask(f"{wing.key}/{FLIES}", wing.ref, text, rules, likely=is_likely_to_fly(wing, new, self.began))

    def morale(self, faces: Mapping[str, int]) -> None:
        """Check the morale of all, update the chain of command, let reactors that fluctuated work again."""
        dice = FixedDice([faces[each.key] for each in self.asked if each.faces])
        self.battle.dice = dice
        flying = conditions_met(self.battle.table)
        check_all(self.battle)
        check_squadrons(self.battle, flying)
        dice.finish()
        sink(self.battle, (wing for wing, _ in self.due_wings))
        command_chain.refresh(self.battle)
        end_of_turn(self.battle)


def hits(fleet: Fleet, state: PlayState, turn: TurnSoFar, ref: str, language: str) -> tuple[TurnQuestion, ...]:
    """Return the questions about weapons fire that hit a ship, with the noted or expected answers so far."""
    ends = _Ends(force(fleet, [ref.partition("/")[2]]), state, turn, language)
    ends.look_back()
    return tuple(ends.asked)


def questions(fleet: Fleet, state: PlayState, turn: TurnSoFar, language: str) -> tuple[TurnQuestion, ...]:
    """Return the questions before a turn can end: hits, reactors that melt, squadrons that fly, morale dice.

    Losses since the turn began give the expected hits. Rules MV-2.3.1-12, MV-2.3.2-02, MV-3.1.4-04, MV-3.5.9-02.
    """
    ends = _Ends(fleet, state, turn, language)
    ends.look_back()
    ends.repair()
    ends.ask_morale()
    ends.ask_wings()
    return tuple(ends.asked)


def next_turn(fleet: Fleet, state: PlayState, turn: TurnSoFar, faces: Mapping[str, int], language: str) -> Outcome:
    """Return the events at the end of a turn, and the play state of the next one.

    Biological hulls grow, shields regenerate and adapt, arcs that were hit lose a plate, parties without life support are lost,
    reactors that melt detonate; ships and squadrons check their morale. Systems of a disabled reactor have no power, and
    limited weapons that fired are ready again. Crew is set to work before. `faces` are those of the dice that `questions` asks
    for. Rules MV-2.3.1-11 to -14, MV-2.3.2-01 to -16, MV-3.2.3-04, MV-3.6.10-02, MV-3.8.0-08.
    """
    ends = _Ends(fleet, state, turn, language)
    ends.look_back()
    ends.repair()
    ends.ask_morale()
    ends.ask_wings()
    due = tuple(ends.due())
    ends.morale(faces)
    after = {vessel.ship.id: _rested(state.ship(vessel.ship.id), vessel) for vessel in ends.vessels}
    turned = with_squadrons(state.with_(turn=min(state.turn + 1, MOST_TURNS)), ends.wings)
    after = {name: ship.with_(squadrons=turned.ship(name).squadrons) for name, ship in after.items()}
    names = PaperNames(ends.battle.table, ends.wings)
    return Outcome((*told(ends.battle, names), *due), written(fleet, turned, after))


def _rested(before: ShipState, vessel: Vessel) -> ShipState:
    """Return a ship after the turn: its state before, with all changes."""
    after = ship_state(vessel, 0)
    losses = {name.value: _in_short(after.losses[name]) for name in SectionName}
    return before.with_(
        losses=Losses(**losses),
        arcs=after.arcs,
        systems=after.systems,
        fired=(),
        departure=after.departure,
        conditions=after.conditions,
        crew_quality_lost=before.crew_quality_lost if vessel.commander == NOBODY else after.crew_quality_lost,
    )


def _in_short(lost: SectionLosses) -> SectionLosses:
    """Return the losses of a section in short form: empty if it has none."""
    return SectionLosses(**{part: amounts for part, amounts in lost if any(amounts)})
