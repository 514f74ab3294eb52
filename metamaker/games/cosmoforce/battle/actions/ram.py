"""Ram: ship against ship (CF-RAM)."""

from metamaker.games.cosmoforce.battle.actions.speed import burned
from metamaker.games.cosmoforce.battle.damage.marks import damaged
from metamaker.games.cosmoforce.battle.decisions.answers import Ram
from metamaker.games.cosmoforce.battle.decisions.legality import may_burn
from metamaker.games.cosmoforce.battle.decisions.reactions import EvadeRam
from metamaker.games.cosmoforce.battle.events.actions import RamDeclared, Rammed
from metamaker.games.cosmoforce.battle.state.battle import Battle, Course
from metamaker.games.cosmoforce.battle.state.ship import Ship
from metamaker.games.cosmoforce.rules.shot import effective, rolled
from metamaker.games.cosmoforce.rules.speed import whole

STAYED = ("CF-RAM-01", "CF-RAM-03")
EVADED = ("CF-RAM-01", "CF-RAM-02")


def rammed(battle: Battle, ship: Ship, action: Ram) -> Course:
    """Ram a ship, which may burn to evade. Rules CF-RAM-01 to -07.

    Dice: those of a tie that the evasion makes, then whole speed + 1 on contact. The target marks its boxes first, then the
    rammer; both take all of their damage.
    """
    target = battle.ships[action.target]
    change = (yield EvadeRam(battle, target, ship)) if may_burn(battle, target) else None
    if change is not None:
        burned(battle, target, change)
    connects = change is None or battle.faster(ship, target)
    if battle.telling:
        rules = STAYED if change is None else EVADED
        battle.tell(RamDeclared(ship.number, target.number, change is not None, connects, rules))
    if not connects:
        return
    faces = rolled(battle.dice, whole(ship.speed) + 1)
    counting = effective(faces)
    points, own = len(counting), len(counting) - counting.count(1)
    if battle.telling:
        battle.tell(Rammed(ship.number, target.number, ship.speed, tuple(faces), points, own))
    yield from damaged(battle, target, points, "ram", ship.number)
    yield from damaged(battle, ship, own, "ram", target.number)
