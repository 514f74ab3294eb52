### Les mots de la fenêtre.

window-fix-hexagon = Poser l’hexagone de 37 hexagones
window-fix-closer = Rapprocher { $hex } des autres
window-fix-no_letters = Retirer toutes les lettres
window-fix-two_players = Jouer à deux
window-fix-two_of_each = Limiter à deux vaisseaux de chaque type
window-fix-no_position = Retirer la position

window-turn-title = Manche { $number }
window-turn-reached = partie, manche { $turn }

window-captain-chance-label = au hasard
window-captain-chance-hint = joue un coup permis au hasard
window-captain-plain-label = méthodique
window-captain-plain-hint = joue le coup qui rapporte le plus sur-le-champ, selon les chances exactes
window-captain-strong-label = fort
window-captain-strong-hint = prévoit les enchaînements de combats et les réponses, selon les chances exactes
window-decision-place = placement
window-decision-wormhole = trou de ver
window-decision-move = coup
window-decision-fly = vol
window-decision-out = sortie
window-decision-capture = capture
window-decision-dice = dés
window-orders-program = MetaMaker lance
window-orders-typed = De vrais dés
window-orders-face = face
window-orders-attack = dés de l’attaquant
window-orders-defence = dés du défenseur

window-claim-draw = Réclamer la nulle
window-option-draw_claims = Les joueurs peuvent réclamer la nulle

window-board-hexes = Hexagones
window-board-hexes-of = { $hexes } sur { $wanted }
window-board-edges = Bords
window-board-edges-of = { $edges }, dont { $corners } coins
window-board-islands = Îles, trous
window-board-islands-of = { $islands }, { $gaps }
window-board-fair = Départs
window-board-fair-of = { $spread ->
        [0] égaux pour { $players } joueurs
       *[other] pour { $players } joueurs, écart de { $spread } %
    }
window-board-roll = (d4 : { $roll })
window-board-reach-of = { $whole },{ $rest } hexagones, de { $least } à { $most }

window-weighing-field = Les six types de vaisseaux
