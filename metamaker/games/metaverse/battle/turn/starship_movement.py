"""The Starship Movement Step: all plots are shown and carried out at once (2.1.3)."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.electronics.signature import Field, fields
from metamaker.games.metaverse.battle.movement.cloak import cloak, comes_out, sail_hidden, uncloak
from metamaker.games.metaverse.battle.movement.decisions import ChooseJumpDice
from metamaker.games.metaverse.battle.movement.drives import charge, strain, waste
from metamaker.games.metaverse.battle.movement.execution import carried_out, revealed, tell_swaps
from metamaker.games.metaverse.battle.movement.intent import show_purposes
from metamaker.games.metaverse.battle.movement.jumps import (
    Victim,
    aim,
    arrive,
    arriving,
    assault,
    chosen_dice,
    depart,
    jumped,
    leavers,
    retreat,
    roll_jump,
)
from metamaker.games.metaverse.battle.movement.rams import dared, track
from metamaker.games.metaverse.battle.plot.orders import BLANK, Code, Plot
from metamaker.games.metaverse.battle.salvos.rules import passing
from metamaker.games.metaverse.battle.starfighters.flight import follow
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.terrain.decisions import ClearRocks
from metamaker.games.metaverse.battle.terrain.harm import becloud, crash, weather
from metamaker.games.metaverse.battle.terrain.rocks import Meeting, clear, clearing, met, strike
from metamaker.games.metaverse.battle.turn.step import RunningStep, aftermath
from metamaker.games.metaverse.battle.turn.strikes import Strikes, proximity


class StarshipMovementStep(RunningStep):
    """A running step: reveals the plots, asks for jump dice, moves all ships at once, asks for fire at rocks, strikes.

    The strikes are those of proximity weapons. Each kind of action goes through the ships in their order. Dice: command quality
    dice of rams; D10s of tactical jumps; those rolled on top once the crews have chosen; D6s of fields on the way of jumps and
    of returns; D6s for emergency power and thrust; D20s of wasted charges and the criticals that they cause; hidden D8s of
    strategic jumps; those of radiation (`weather`), then of rocks (`rocks.strike`); D20s of all FTL attacks, then their D6s,
    then criticals; those of proximity weapons (`turn.strikes`). Rules MV-2.1.3-03, MV-3.6.14-14.

    `orders` are the plots of this turn by the number of the ship, including cloaked ships. `rammers` are the numbers of the
    ships with captains that dare, `faces` the dice of tactical jumps. `attacks` are the FTL attacks: the number of the attacker
    and the key of the target. `ahead` are encounters with rocks that were not asked about yet, `to_clear` those in the open
    decisions, `meetings` the remaining ones.
    """

    def __init__(self) -> None:
        self.began = False
        self.moved = False
        self.over = False
        self.orders: dict[int, Plot] = {}
        self.rammers: list[int] = []
        self.faces: dict[int, tuple[int, ...]] = {}
        self.asked: list[int] = []
        self.attacks: list[tuple[int, str]] = []
        self.happened = False
        self.ahead: list[Meeting] = []
        self.to_clear: list[Meeting] = []
        self.meetings: list[Meeting] = []
        self.strikes = Strikes(defended=False)

    def run(self, battle: Battle) -> tuple[Decision, ...]:
        """Reveal the plots and ask for jump dice, then move, then ask for strikes of proximity weapons."""
        if not self.began:
            self.began = True
            for vessel in battle.table.vessels:
                vessel.settled = None
            self._reveal(battle)
            decisions = self._jump_dice(battle)
            if decisions:
                return decisions
        if not self.moved:
            self.moved = True
            self._move(battle)
        if not self.over:
            decisions = self._rocks_ahead(battle)
            if decisions:
                return decisions
            self.over = True
            self._end(battle)
            self.strikes.begin(battle, proximity(battle, passing))
        return self.strikes.run(battle)

    def take(self, battle: Battle, answers: Sequence[Answer]) -> None:
        """Take the crews' choices among the dice of their jumps, fire at rocks, or strikes of proximity weapons.

        Rules MV-1.2.3-65, MV-5.0.4-05.
        """
        if self.over:
            self.strikes.take(battle, answers)
            return
        if self.moved:
            self.meetings += [clear(battle, each, answer) for each, answer in zip(self.to_clear, answers, strict=True)]
            self.to_clear = []
            return
        for number, choice in zip(self.asked, answers, strict=True):
            vessel = battle.table.vessels[number]
            self.faces[number] = chosen_dice(battle, vessel, self.faces[number], choice)

    def _reveal(self, battle: Battle) -> None:
        """Show the plots, hide and uncloak ships, roll for rams. Rules MV-2.1.3-01, -03, MV-3.4.8-05."""
        fighting = battle.table.fighting()
        for vessel in fighting:
            self.orders[vessel.number] = _opened(battle, vessel)
            # cut off the electronics of a vanishing ship before any FTL attack meets them
            self.happened = self.happened or vessel.cloaked > 0
        for vessel in fighting:
            if vessel.plot.has(Code.RAM) and not vessel.cloaked and dared(battle, vessel):
                self.rammers.append(vessel.number)

    def _jump_dice(self, battle: Battle) -> tuple[Decision, ...]:
        decisions: list[Decision] = []
        for vessel in leavers(battle, Code.TACTICAL_JUMP):
            faces = self.faces[vessel.number] = roll_jump(battle, vessel)
            if vessel.crew_quality:
                secrets = battle.secrets[vessel.side]
                self.asked.append(vessel.number)
                decisions.append(ChooseJumpDice(battle.table, vessel.side, secrets, vessel.key, faces, vessel.crew_quality))
        return tuple(decisions)

    def _move(self, battle: Battle) -> None:
        """Carry out everything in the order of MV-2.1.3-03."""
        fighting = battle.table.fighting()
        hindering = fields(battle.table) if self.faces or arriving(battle) else []
        self._sail(battle, fighting, hindering)
        self._arrive(battle, hindering)
        if battle.table.terrain:
            crash(battle)
            fighting = [vessel for vessel in fighting if vessel.fights]
        for number in self.rammers:
            if battle.table.vessels[number].fights:
                track(battle, battle.table.vessels[number])
        for vessel in fighting:
            if not vessel.cloaked:
                tell_swaps(battle, vessel)
        if battle.telling:
            show_purposes(battle)
        self._strain_and_charge(battle, fighting)
        self._leave(battle)
        if battle.table.terrain:
            self.ahead = met(battle)

    def _rocks_ahead(self, battle: Battle) -> tuple[Decision, ...]:
        """Ask each ship that can fire at rocks ahead; a ship that meets several is asked about the first of them."""
        asked: list[Decision] = []
        later: list[Meeting] = []
        for meeting in self.ahead:
            vessel = meeting.vessel
            if any(each.vessel is vessel for each in self.to_clear):
                later.append(meeting)
            elif vessel.fights and (meeting.arcs or all(clearing(battle.table, vessel))):
                self.to_clear.append(meeting)
                asked.append(ClearRocks(battle.table, battle.secrets[vessel.side], meeting))
            else:
                self.meetings.append(meeting)
        self.ahead = later
        return tuple(asked)

    def _end(self, battle: Battle) -> None:
        """Deal the damage of terrain, resolve criticals, then FTL attacks; squadrons follow their ships."""
        if battle.table.terrain:
            becloud(battle)
            self.happened = weather(battle) or self.happened
            for meeting in sorted(self.meetings, key=lambda each: each.vessel.number):
                self.happened = strike(battle, meeting) or self.happened
        if self.happened:
            aftermath(battle)
        self._attack(battle)
        if battle.table.squadrons:
            follow(battle)

    def _sail(self, battle: Battle, fighting: Sequence[Vessel], hindering: Sequence[Field]) -> None:
        """Move all ships; for cloaked ships only their models, unless they have just vanished. Rule MV-3.4.8-04."""
        for vessel in fighting:
            if vessel.cloaked:
                if not self.orders[vessel.number].has(Code.CLOAK):
                    sail_hidden(battle, vessel)
            elif vessel.number in self.faces:
                move = jumped(battle, vessel, self.faces[vessel.number], hindering)
                carried_out(battle, vessel, rams=vessel.number in self.rammers, move=move)
                self._note_attack(vessel.number, _attacked(vessel.plot))
            else:
                carried_out(battle, vessel, rams=vessel.number in self.rammers)

    def _arrive(self, battle: Battle, hindering: Sequence[Field]) -> None:
        for vessel, gone in arriving(battle):
            self.happened = True
            arrive(battle, vessel, gone, hindering)
            self._note_attack(vessel.number, gone.target)

    def _note_attack(self, number: int, target: str) -> None:
        if target:
            self.attacks.append((number, target))

    def _strain_and_charge(self, battle: Battle, fighting: Sequence[Vessel]) -> None:
        """Roll for strained drives and thrusters, count charges, blow up wasted ones.

        Charges are counted before any drive can be disabled.
        """
        wasted = [charge(battle, vessel, self.orders[vessel.number]) for vessel in fighting]
        for vessel in fighting:
            if strain(battle, vessel, self.orders[vessel.number]):
                self.happened = True
        for vessel, drives in zip(fighting, wasted, strict=True):
            if drives:
                self.happened = True
                waste(battle, vessel, drives)

    def _leave(self, battle: Battle) -> None:
        """Take the ships off the table that retreat and that jump strategically. Rules MV-1.2.3-51, -54."""
        retreating, jumping = leavers(battle, Code.RETREAT), leavers(battle, Code.STRATEGIC_JUMP)
        for vessel in retreating:
            retreat(battle, vessel)
        if jumping:
            depart(battle, jumping)
        self.happened = self.happened or bool(retreating or jumping)

    def _attack(self, battle: Battle) -> None:
        """Resolve all FTL attacks as simultaneous: all sensor rolls, all damage, one batch of criticals. Rule MV-1.2.3-72."""
        vessels = battle.table.vessels
        victims: list[Victim] = []
        for number, target in sorted(self.attacks):
            if vessels[number].fights:
                found = aim(battle, vessels[number], target)
                if found is not None:
                    victims.append(found)
        for victim in victims:
            assault(battle, victim)
        if victims:
            aftermath(battle)


def _opened(battle: Battle, vessel: Vessel) -> Plot:
    """Return the plot of a ship for this turn, shown unless the ship stays or vanishes under cloak. Rule MV-3.4.8-05."""
    secrets, turn = battle.secrets[vessel.side], battle.table.turn
    if vessel.cloaked:
        plot = secrets.plots[vessel.number, turn]
        reason = comes_out(secrets, vessel, turn)
        if not reason:
            return plot
        del secrets.plots[vessel.number, turn]
        uncloak(battle, vessel, reason, turn - 1)
    else:
        plot = secrets.plots.get((vessel.number, turn), BLANK)
        if plot.has(Code.CLOAK):
            cloak(battle, vessel)
            return plot
        secrets.plots.pop((vessel.number, turn), None)
    revealed(battle, vessel, turn, plot)
    return plot


def _attacked(plot: Plot) -> str:
    return next((order.target for order in plot.orders if order.attack), "")
