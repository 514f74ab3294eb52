"""What crew does: repairs and healing; and heat that is shed by an action (CF-REP, CF-HEAL, CF-CONS)."""

from metamaker.games.cosmoforce.battle.decisions.answers import Conserve, Heal, Repair
from metamaker.games.cosmoforce.battle.decisions.turns import Relieve
from metamaker.games.cosmoforce.battle.events.actions import HeatShed
from metamaker.games.cosmoforce.battle.events.damage import CrewHealed, CrewPosted, SystemRepaired
from metamaker.games.cosmoforce.battle.state.battle import Battle, Course
from metamaker.games.cosmoforce.battle.state.ship import READY, STANDBY, Ship
from metamaker.games.cosmoforce.rules.shot import effective, rolled


def conserved(battle: Battle, ship: Ship, action: Conserve) -> None:
    """Shed heat. Dice, where the edition rolls them: one for each Dissipator used. Rules CF-CONS-01, -02, -03."""
    count = ship.sheds if action.dissipators < 0 else action.dissipators
    faces: list[int] = []
    if battle.rules.conserve:
        faces = rolled(battle.dice, count)
        count = len(effective(faces))
    shed(battle, ship, count, tuple(faces), ("CF-CONS-02",) if battle.rules.conserve else ("CF-CONS-01",))


def shed(battle: Battle, ship: Ship, count: int, faces: tuple[int, ...], rules: tuple[str, ...]) -> None:
    """Take heat off, never below 0."""
    count = min(count, ship.heat)
    ship.heat -= count
    if battle.telling:
        battle.tell(HeatShed(ship.number, count, ship.heat, faces, rules))


def healed(battle: Battle, ship: Ship, action: Heal) -> None:
    """Make hurt crew ready. Rule CF-HEAL-01."""
    for token in action.tokens:
        ship.crew[token] = READY
        ship.life += 1
        if battle.telling:
            battle.tell(CrewHealed(ship.number, token))


def posted(battle: Battle, ship: Ship, action: Repair) -> None:
    """Send crew to damaged systems; marks come off at the start of the ship's next turn. Rules CF-REP-01, -02, -03."""
    for token, slot in action.orders:
        ship.move(token, slot)
        if battle.telling:
            battle.tell(CrewPosted(ship.number, token, slot, ("CF-REP-01", "CF-REP-03")))


def repaired(battle: Battle, ship: Ship) -> Course:
    """Resolve repairs, then relieve whom the owner likes. Rules CF-STEP-02, CF-STEP-03, CF-REP-04, CF-CREW-05, CF-CREW-06."""
    if not ship.manned:
        return
    heroes = battle.rules.hero_crew
    for token, slot in enumerate(ship.posts):
        if slot != STANDBY and ship.marks[slot] and not ship.lost >> slot & 1 and ship.can_repair(token, heroes):
            _mended(battle, ship, slot, token)
    relieved = yield Relieve(battle, ship)
    for token in relieved:
        ship.move(token, STANDBY)
        if battle.telling:
            battle.tell(CrewPosted(ship.number, token, STANDBY, ("CF-STEP-02", "CF-REP-07")))


def _mended(battle: Battle, ship: Ship, slot: int, token: int) -> None:
    ship.marks[slot] -= 1
    ship.room += 1
    if not ship.marks[slot]:
        ship.whole |= 1 << slot
        ship.refit()
    if battle.telling:
        battle.tell(SystemRepaired(ship.number, slot, token, ship.marks[slot]))
