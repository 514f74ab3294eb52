"""Pictures of pieces: what is there, true to scale, and under names that are safe."""

import re
import struct
from typing import Any

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.core.sanitize import visible
from metamaker.game_api.tabletop import Base, PieceKind
from metamaker.opening import open_file
from metamaker.tabletops.files import token_files
from metamaker.tabletops.pictures import LARGEST, pixels
from metamaker.tabletops.table import Table, TableOrder
from tests.tabletops.conftest import FEW, SAMPLES, met, order_of, table_of


def quiet(_done: int, _total: int) -> None:
    pass


def size_of(png: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize("game", SAMPLES)
def test_every_picture_is_as_large_as_its_piece(game: str) -> None:
    table = table_of(game)
    made = dict(token_files(table, quiet))
    for some in table.files.sets:
        for each in some.pieces:
            for name in (*each.fronts, *each.backs):
                width, height = size_of(made[name])
                assert abs(width - each.piece.width / 10 * FEW) <= 1.5
                assert abs(height - each.piece.height / 10 * FEW) <= 2.5
                assert f"{each.piece.width:.0f}" in name


def test_a_fleet_has_a_token_for_each_ship_and_a_stack_for_each_type_of_squadron() -> None:
    table = table_of("metaverse")
    fleet = table.order.documents[0]
    (some,) = table.layout.sets
    ships = [piece for piece in some.pieces if piece.kind is PieceKind.SHIP]
    assert [piece.ref for piece in ships] == [ship.ref() for ship in fleet.ships]
    assert all([face.title for face in piece.faces] == ["undamaged", "crippled"] for piece in ships)
    stacks = [piece for piece in some.pieces if piece.kind is PieceKind.SQUADRON]
    assert stacks
    assert all(piece.number >= 1 for piece in stacks)


def test_whole_and_crippled_ships_look_different_and_have_backs() -> None:
    made = dict(token_files(table_of("metaverse"), quiet))
    fronts = [name for name in made if re.fullmatch(r"1-01-.*mm\.png", name)]
    (front,) = fronts
    stem = front.removesuffix(".png")
    assert len({made[f"{stem}{more}.png"] for more in ("", "-back", "-crippled", "-crippled-back")}) == 4


def renamed(value: Any, name: str) -> Any:
    """Return a JSON value in which everything has this name."""
    if isinstance(value, list):
        return [renamed(each, name) for each in value]
    if isinstance(value, dict):
        return {key: name if key == "name" and isinstance(each, str) else renamed(each, name) for key, each in value.items()}
    return value


@pytest.mark.parametrize("game", SAMPLES)
@pytest.mark.parametrize("name", ["x" * 120, "Very long " * 12, "[b]\"'/\\|~;:,<b>&", "\u8239", "\u05d0\u05d1\U0001f680"])
def test_any_name_makes_pieces_codes_and_pages(game: str, name: str) -> None:
    opened = open_file(str(sample_fleets(game) / f"{SAMPLES[game]}.json"))
    named = opened.game.documents.read(renamed(opened.game.documents.body(opened.document), name), "x.json")
    table = Table(TableOrder(opened.game, (named,), per_cm=FEW))
    assert table.overview().ops
    for number, some in enumerate(table.files.sets):
        for each in some.pieces:
            table.text_of(number, each.piece)


def test_bases_are_round_or_square() -> None:
    round_one, square_one = (table_of("metaverse", base=base).layout.sets[0].pieces[0] for base in Base)
    assert (round_one.round, square_one.round) == (True, False)
    assert round_one.width == square_one.width


def test_terrain_comes_with_an_encounter_and_a_board_always() -> None:
    assert not [name for name, _ in token_files(table_of("metaverse"), quiet) if name.startswith("table-")]
    assert [name for name, _ in token_files(Table(met("a-warm-wind")), quiet) if "nebula" in name]
    assert [name for name, _ in token_files(table_of("cosmoclysm"), quiet) if name.startswith("table-01-the-loom")]


def test_large_pieces_are_coarser_than_the_limit_of_textures() -> None:
    mat = table_of("metaverse").layout.ground[0].faces[0].front
    assert pixels(mat, 400) == LARGEST


def test_the_same_table_gives_the_same_bytes() -> None:
    assert list(token_files(table_of("cosmoforce"), quiet)) == list(token_files(table_of("cosmoforce"), quiet))


def test_names_of_files_have_only_safe_letters() -> None:
    order = order_of("metaverse")
    fleet = order.documents[0]
    hostile = "../../\\etc:con<script>&é"
    ships = tuple(ship.with_(name=hostile) for ship in fleet.ships)
    table = Table(order._replace(documents=(fleet.with_(ships=ships, name=hostile),)))
    for name in (*table.files.drawings, table.name):
        assert re.fullmatch(r"[a-z0-9-]+(\.png)?", name)
    assert visible(table.title)
