"""Ways to make a meeting more even: which there are, what they make, how they meet."""

from collections import Counter

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.game_api.documents import NotInDocument
from metamaker.game_api.odds import Change
from metamaker.games.metaverse.battle.ai.self_play import lined_up
from metamaker.games.metaverse.encounters.fitting import misfits
from metamaker.games.metaverse.encounters.rolling import agreed
from metamaker.games.metaverse.forecast import offered
from metamaker.games.metaverse.forecast.applied_changes import Payload, Recipe, SideRecipe, bout, fight, loose_squadrons, made
from metamaker.games.metaverse.match.duels import duel
from metamaker.games.metaverse.match.force import flaws, force
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.stats.fleet import fleet_stats
from tests.games.metaverse.samples import sample_fleet

SAMPLES = sample_fleets("metaverse")
EVEN, CANTONS, LIGHT, KITES = (
    sample_fleet(SAMPLES / f"{name}.json")
    for name in ("the-even-hand", "the-glass-cantons", "quarrel-at-fennel-light", "kite-clans-of-aldersay")
)
MEETING = EVEN, CANTONS
PLAIN = ("plain", "plain")


@pytest.fixture(scope="module")
def found() -> tuple[Change, ...]:
    """Return the changes of a match-up."""
    return offered.changes(MEETING, 1, 0.0)


def kinds(fleets: tuple[Fleet, Fleet], stronger: int) -> set[str]:
    return {each.kind for each in offered.changes(fleets, stronger, 0.0)}


def test_changes_are_of_several_kinds_the_smallest_first(found: tuple[Change, ...]) -> None:
    assert {each.kind for each in found} == {"leave", "more", "crew", "distance"}
    assert [each.size for each in found] == sorted(each.size for each in found)
    assert len({each.recipe for each in found}) == len(found)


def test_a_single_ship_cannot_stay_at_home() -> None:
    alone = force(EVEN, ("league",))
    assert "leave" not in kinds((alone, LIGHT), 0)


def test_every_change_makes_legal_fleets_that_fit_on_their_table(found: tuple[Change, ...]) -> None:
    for change in found[::6]:
        forces, encounter = offered.made(MEETING, change)
        assert [flaw for fleet in forces for flaw in flaws(fleet)] == []
        assert list(misfits(encounter, forces)) == []
        assert len(encounter.positions) == sum(len(fleet.ships) for fleet in forces)


def test_squadrons_stay_at_home_alone_or_all_together() -> None:
    grounded = [each for each in offered.changes((KITES, EVEN), 0, 0.0) if each.kind == "squadron"]
    assert "Kite Clans of Aldersay leaves one Grapnel squadron at home" in {str(each.text) for each in grounded}
    worth = fleet_stats(KITES).combat_value
    for change in grounded:
        (kites, even), encounter = offered.made((KITES, EVEN), change)
        assert even == EVEN
        assert fleet_stats(kites).combat_value == pytest.approx(worth + change.points)
        assert change.points < 0
        assert loose_squadrons(kites) == loose_squadrons(KITES) - Counter(change.recipe.sides[0].grounded)
        assert flaws(kites) == ()
        assert list(misfits(encounter, (kites, even))) == []
    assert not loose_squadrons(offered.made((KITES, EVEN), max(grounded, key=lambda each: each.size))[0][0])


def test_crews_are_larger_changes_than_squadrons_and_distances_several_steps_the_last_resort() -> None:
    found = offered.changes((LIGHT, EVEN), 0, 0.0) + offered.changes((KITES, EVEN), 0, 0.0)
    crews = {sum(abs(side.crew) for side in each.recipe.sides): each.size for each in found if each.kind == "crew"}
    assert len(crews) > 1
    assert min(crews.values()) > max(each.size for each in found if each.kind == "distance")
    assert min(crews.values()) > min(each.size for each in found if each.kind == "squadron")
    assert all(size >= 0.1 * steps * steps for steps, size in crews.items())


def test_points_are_what_the_first_side_gains(found: tuple[Change, ...]) -> None:
    change = next(each for each in found if each.kind == "leave")
    one, other = offered.made(MEETING, change)[0]
    assert one == EVEN
    gained = fleet_stats(CANTONS).combat_value - fleet_stats(other).combat_value
    assert change.points == pytest.approx(gained)


def test_two_changes_go_together_unless_they_undo_each_other(found: tuple[Change, ...]) -> None:
    by_kind = {each.kind: each for each in found}
    joined = offered.both(MEETING, by_kind["leave"], by_kind["distance"])
    assert joined is not None
    assert joined.recipe.sides == by_kind["leave"].recipe.sides
    assert joined.recipe.distance_cm == by_kind["distance"].recipe.distance_cm
    assert offered.both(MEETING, by_kind["leave"], by_kind["leave"]) is None


def test_further_ships_come_under_the_flagship() -> None:
    (fleet, _), _ = made(MEETING, Recipe((SideRecipe(more=("ell", "ell")), SideRecipe())))
    new = fleet.ships[len(EVEN.ships) :]
    assert [ship.ship_class for ship in new] == ["ell", "ell"]
    assert len({ship.id for ship in fleet.ships}) == len(fleet.ships)
    (leader,) = {ship.commander for ship in new}
    assert next(ship for ship in fleet.ships if ship.id == leader).commander is None


def test_who_stays_at_home_leaves_a_fleet_that_is_led() -> None:
    ships = tuple(ship.id for ship in EVEN.ships[:2])
    (fleet, _), _ = made(MEETING, Recipe((SideRecipe(left=ships), SideRecipe())))
    assert [ship.id for ship in fleet.ships] == [ship.id for ship in EVEN.ships[2:]]
    assert sum(ship.commander is None for ship in fleet.ships) >= 1


def test_fleets_are_drawn_up_to_a_limit() -> None:
    for fleet in offered.drawn_up(MEETING, 300.0):
        assert 250 < fleet_stats(fleet).combat_value <= 300
    with pytest.raises(NotInDocument, match="worth"):
        offered.drawn_up(MEETING, 1.0)


@pytest.mark.rule("MV-4.0.4-01")
@pytest.mark.parametrize("distance", [48, 96, 144])
def test_zones_are_as_far_apart_as_was_agreed(distance: int) -> None:
    encounter = agreed(MEETING, distance)
    south = max(each.y_cm for each in encounter.positions if each.side == "a")
    north = min(each.y_cm for each in encounter.positions if each.side == "b")
    assert north - south == pytest.approx(distance, abs=3)


def test_both_sides_keep_their_places_when_dice_change_hands() -> None:
    encounter = agreed((EVEN, LIGHT))
    payload = duel((EVEN, LIGHT), PLAIN, encounter).payload
    straight, _ = lined_up(payload.straight, 1)
    swapped, _ = lined_up(payload.swapped, 1, mirrored=True)

    def where(battle: object) -> dict[str, tuple[int, int]]:
        table = battle.table  # type: ignore[attr-defined]
        return {each.ship.id: (each.course.place.x, each.course.place.y) for each in table.vessels}

    assert where(straight) == where(swapped)


def test_a_bout_is_fought_by_its_recipe() -> None:
    small = force(EVEN, ("ell",)), force(LIGHT, ("wicket",))
    ready = bout(small, Recipe((SideRecipe(), SideRecipe(more=("wicket",)))), PLAIN)
    assert isinstance(ready.payload, Payload)
    outcome = fight(ready.payload, 1, False)
    assert sum(number for fate, number in outcome.fates if fate.contestant == 1) == 2
    assert fight(ready.payload, 1, False) == outcome
