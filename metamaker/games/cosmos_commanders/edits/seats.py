"""Names and colours of the players of a map."""

from metamaker.games.cosmos_commanders.model.star_map import MOST_PLAYERS, Seat, StarMap, colours


def named(star_map: StarMap, player: int, name: str) -> StarMap:
    """Return a map with another name of a player, from 0. Raises ValueError for an invalid name."""
    return _with_seat(star_map, player, star_map.seat(player).with_(name=name))


def coloured(star_map: StarMap, player: int, colour: int) -> StarMap:
    """Return a map with another colour for a player, both from 0; the current owner of the colour gets the freed one."""
    chosen = list(colours(star_map))
    other = chosen.index(colour)
    chosen[player], chosen[other] = colour, chosen[player]
    seats = (star_map.seat(each).with_(colour=chosen[each] + 1) for each in range(MOST_PLAYERS))
    return star_map.with_(seats=tuple(seats))


def _with_seat(star_map: StarMap, player: int, seat: Seat) -> StarMap:
    seats = [star_map.seat(each) for each in range(max(len(star_map.seats), player + 1))]
    seats[player] = seat
    return star_map.with_(seats=tuple(seats))
