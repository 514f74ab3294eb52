"""Menu entries that set up a fight with parts of an open document."""

from functools import partial

from PySide6.QtWidgets import QMenu

from metamaker.app.context import Context
from metamaker.app.texts import tr
from metamaker.game_api.companion_games import MatchGame, RecordGame
from metamaker.game_api.game import title_of
from metamaker.game_api.record_documents import new_record


def fill_with_fights(context: Context, menu: QMenu) -> None:
    """Offer fights for the selected ship or class and for the whole document."""
    game = context.game
    if isinstance(game, RecordGame):
        if game.of.play is not None and game.of.play.paper is not None:
            text = tr("window-setup-fight-damage-against")
            menu.addAction(text, partial(context.set_up, ""))
            menu.addSeparator()
        return
    if isinstance(game, MatchGame):
        _offer_again(context, game, menu)
        return
    if game.play is None:
        return
    subject = context.selection.subject
    value = context.document.value
    if game.designs is not None and game.designs.dependencies(value, subject):
        text = tr("window-setup-fight-against-title", title=title_of(game, value, subject, context.language))
        menu.addAction(text.replace("&", "&&"), partial(context.set_up, subject))
    if game.play.bounds[1] == 1:
        menu.addAction(tr("window-setup-play"), partial(context.show_page, "play"))
    else:
        menu.addAction(tr("window-setup-fight-against"), partial(context.set_up, ""))
    if game.sheets is not None and game.designs is not None and game.designs.subjects(value, False):
        record = tr("window-setup-record-game-paper")
        menu.addAction(record, lambda: context.show_record(new_record(game, context.document.value)))
    menu.addSeparator()


def _offer_again(context: Context, game: MatchGame, menu: QMenu) -> None:
    """Offer to play the match again at once or changed, with other dice, and with exchanged sides if there are several."""
    menu.addAction(tr("window-setup-again-other-dice"), context.once_more)
    if game.of.designs is None:
        menu.addSeparator()
        return
    menu.addAction(tr("window-common-play-again"), partial(context.play_again, False))
    if len(context.document.value.fleets) > 1:
        exchanged = tr("window-setup-play-again-sides")
        menu.addAction(exchanged, partial(context.play_again, True))
    menu.addSeparator()
