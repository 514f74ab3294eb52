"""Rounds, from the first tie to the last ship (CF-RND, CF-ELIM)."""

from metamaker.games.cosmoforce.battle.actions.speed import ties_broken
from metamaker.games.cosmoforce.battle.events.turns import AftermathBegan, BattleEnded, RoundBegan
from metamaker.games.cosmoforce.battle.state.battle import DRAW, Battle, Course
from metamaker.games.cosmoforce.battle.state.ship import NOBODY, Ship
from metamaker.games.cosmoforce.battle.turns.heat import suffered
from metamaker.games.cosmoforce.battle.turns.turn import taken
from metamaker.games.cosmoforce.rules.speed import order


def fought(battle: Battle) -> Course:
    """Fight a battle from its first round to its end. Dice: those of the first ties, then turn by turn. Rule CF-SPD-01."""
    ties_broken(battle)
    while battle.sides_left > 1 and battle.round < battle.last_round:
        battle.round += 1
        yield from _turns(battle)
        if battle.rules.round_shape and battle.sides_left > 1:
            yield from _aftermath(battle)
    _ended(battle)


def ranked(battle: Battle) -> list[Ship]:
    """Return the living ships, the fastest first. Rules CF-RND-01, CF-SPD-02."""
    ships = [ship for ship in battle.ships if ship.alive]
    if len(ships) == 2:
        return ships if battle.faster(ships[0], ships[1]) else [ships[1], ships[0]]
    places = order([ship.speed for ship in ships], [ship.plan.mass for ship in ships], battle.rules)
    return [ships[place] for place in places]


def _turns(battle: Battle) -> Course:
    """Give each ship that still lives one turn. Rules CF-RND-01, CF-RND-02, CF-RND-05."""
    waiting = ranked(battle)
    battle.order = [ship.number for ship in waiting]
    if battle.telling:
        battle.tell(RoundBegan(battle.round, tuple(battle.order)))
        if battle.watcher is not None:
            battle.watcher()
    while waiting and battle.sides_left > 1:
        if battle.rules.dynamic_order:
            waiting = [ship for ship in ranked(battle) if ship in waiting]
            if not waiting:
                return
        ship = waiting.pop(0)
        if ship.alive:
            yield from taken(battle, ship)
    battle.active = NOBODY


def _aftermath(battle: Battle) -> Course:
    """Let each ship suffer heat and collisions, the fastest first; losses are simultaneous. Rules CF-RND-04, CF-AFT-04."""
    if battle.telling:
        battle.tell(AftermathBegan())
    for ship in ranked(battle):
        yield from suffered(battle, ship)


def _ended(battle: Battle) -> None:
    """Say who won: the side that is left, nobody if none is. Rules CF-ELIM-04, CF-ELIM-05."""
    left = [side for side, number in enumerate(battle.afloat) if number]
    if len(left) == 1:
        battle.result, reason = left[0], "the last ships are theirs"
    else:
        battle.result, reason = DRAW, "no time is left" if left else "nobody outlives the others"
    winner = "" if battle.result == DRAW else battle.sides[battle.result]
    battle.tell(BattleEnded(winner, reason, ("CF-ELIM-04",) if winner else ("CF-ELIM-05",), battle.fight))
