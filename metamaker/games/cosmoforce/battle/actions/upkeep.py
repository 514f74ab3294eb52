"""Actions for the ship itself: repairs, healing, shedding heat, changes of speed (CF-REP to CF-SPD)."""

from metamaker.games.cosmoforce.battle.actions.decisions import Relieve
from metamaker.games.cosmoforce.battle.actions.events import Burned, HeatGained, HeatShed
from metamaker.games.cosmoforce.battle.actions.orders import Conserve, Heal, Repair
from metamaker.games.cosmoforce.battle.damage.events import CrewHealed, CrewPosted, SystemRepaired
from metamaker.games.cosmoforce.battle.frame import TieRoll, TieRolled, TieSpeed
from metamaker.games.cosmoforce.battle.state import READY, STANDBY, Battle, Course, Ship
from metamaker.games.cosmoforce.rules.shot import effective, rolled
from metamaker.games.cosmoforce.rules.speed import HUNDRED, Settled, settled


def conserved(battle: Battle, ship: Ship, action: Conserve) -> None:
    """Shed heat. Dice, in editions with dice: one for each Dissipator used. Rules CF-CONS-01, -02, -03."""
    count = ship.sheds if action.dissipators < 0 else action.dissipators
    faces: list[int] = []
    if battle.rules.conserve:
        faces = rolled(battle.dice, count)
        count = len(effective(faces))
    shed(battle, ship, count, tuple(faces), ("CF-CONS-02",) if battle.rules.conserve else ("CF-CONS-01",))


def shed(battle: Battle, ship: Ship, count: int, faces: tuple[int, ...], rules: tuple[str, ...]) -> None:
    """Remove heat, never below 0."""
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
    """Send crew to damaged systems; marks are removed at the start of the ship's next turn. Rules CF-REP-01, -02, -03."""
    for token, slot in action.orders:
        ship.move(token, slot)
        if battle.telling:
            battle.tell(CrewPosted(ship.number, token, slot, ("CF-REP-01", "CF-REP-03")))


def repaired(battle: Battle, ship: Ship) -> Course:
    """Resolve repairs, then relieve the crew chosen by the owner.

    Rules CF-STEP-02, CF-STEP-03, CF-REP-04, CF-CREW-05, CF-CREW-06.
    """
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


def burned(battle: Battle, ship: Ship, change: int) -> None:
    """Burn engines: heat, then speed, never below 0; ties are broken at once, by their dice. Rules CF-BURN-01, CF-SPD-08."""
    ship.heat += ship.plan.size_mod
    ship.speed = max(0, ship.speed + change * HUNDRED)
    if battle.telling:
        battle.tell(Burned(ship.number, change, ship.speed))
        battle.tell(HeatGained(ship.number, ship.plan.size_mod, ship.heat, ("CF-BURN-01",)))
    ties_broken(battle)


def ties_broken(battle: Battle) -> None:
    """Let ships of equal rank roll for hundredths until no two ranks are equal. Rules CF-SPD-01 to -07.

    Dice order: the fastest tie first, its ships in table order, each all of its dice; then again.
    """
    ships = [ship for ship in battle.ships if ship.alive]
    if not _are_tied(battle, ships):
        return
    speeds = [ship.speed for ship in ships]
    masses = [ship.plan.mass for ship in ships]
    after = settled(speeds, masses, [ship.thrust for ship in ships], battle.rules, battle.dice)
    for ship, speed in zip(ships, after.speeds, strict=True):
        ship.speed = speed
    if battle.telling:
        _tell(battle, ships, after)


def _tell(battle: Battle, ships: list[Ship], after: Settled) -> None:
    """Report every roll, and the resulting speeds."""
    rolls = tuple(TieRoll(ships[place].number, faces) for place, faces in after.rolls)
    tied = sorted({place for place, _ in after.rolls})
    rules = ("CF-SPD-04", "CF-SPD-05") if battle.rules.tie_break else ("CF-SPD-03",)
    battle.tell(TieRolled(rolls, tuple(TieSpeed(ships[place].number, ships[place].speed) for place in tied), rules))


def _are_tied(battle: Battle, ships: list[Ship]) -> bool:
    for place, one in enumerate(ships):
        for other in ships[:place]:
            if one.speed == other.speed and not battle.faster(one, other) and not battle.faster(other, one):
                return True
    return False
