### Les textes de l’application.

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

window-decision-offer = proposition de nulle
window-match-give-up = Nulle ou abandon
window-match-offer-draw = Proposer la nulle
window-match-resign = Abandonner
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
window-board-reach-of = { $mean } hexagones, de { $least } à { $most }

window-weighing-field = Les six types de vaisseaux

## Plusieurs pages

window-common-board = Plateau
window-common-the-board = Le plateau
window-common-pair = Paire { $pair }

## Plateau

window-board-move-hexes = Déplacer des hexagones
window-board-turn-hexes = Tourner des hexagones
window-board-mirror-hexes = Retourner des hexagones
window-board-letter-hexes = Lettre d’hexagones
window-board-letters-wedges = Lettres par secteur
window-board-another-board = Changer de plateau
window-board-take-ship-away = Retirer un vaisseau
window-board-take-all-ships = Retirer tous les vaisseaux
window-board-lay-wormholes = Poser des trous de ver
window-board-take-wormholes-up = Retirer des trous de ver
window-board-moves-first = Premier joueur
window-board-no-room = Il n’y a pas assez de place.
window-board-lay-hex = Poser un hexagone
window-board-take-hexes-up = Retirer des hexagones
window-board-put-ship-down = Poser un vaisseau
window-board-move-ship = Déplacer un vaisseau
window-board-name-board = Nom du plateau
window-board-chance-fair = Créer un plateau au hasard
window-board-ready-boards = Plateaux fournis
window-board-seed-board-chance = Graine du plateau au hasard
window-board-board-seed-whose = Créer un plateau à partir de cette graine, avec des départs de même valeur pour tous
window-board-hexes-reach = Hexagones à portée de
window-board-not-shown = non affichés
window-board-hexagon = L’hexagone
window-board-tools = Outils
window-board-hexes-in-reach = Hexagones à portée
window-board-figures = Chiffres
window-board-each-seat-wins = Taux de victoire selon l’ordre des tours
window-board-free-place = Case libre
window-board-put-ships-board = Posez d’abord des vaisseaux : les trous de ver font partie d’une position.
window-board-name-d4-roll = { $name }, d4 : { $roll }
window-board-letters = Lettres
window-board-wormholes = Trous de ver
window-board-each-hex-alone = aucune
window-board-2-sides = d’ordre 2
window-board-3-sides = d’ordre 3
window-board-6-sides = d’ordre 6
window-board-click-free-place = Cliquez sur une case libre pour y poser un hexagone ; faites glisser des hexagones pour les déplacer. Ctrl+clic en sélectionne plusieurs.
window-board-click-hexes-give = Cliquez sur un hexagone pour lui donner la lettre, ou sélectionnez des hexagones et tapez la lettre.
window-board-click-hexes-put = Cliquez sur un hexagone pour y poser le vaisseau, ou sur le vaisseau pour le retirer ; faites glisser des vaisseaux pour les déplacer.
window-board-click-two-hexes = Cliquez sur deux hexagones pour les extrémités de la paire. Posez d’abord des vaisseaux.
window-board-turn-left = Tourner à gauche
window-board-turn-selected = Tourner la sélection à gauche ([)
window-board-turn-right = Tourner à droite
window-board-turn-what-is-selected = Tourner la sélection à droite (])
window-board-mirror = Retourner
window-board-left-right = Retourner la sélection de gauche à droite (\)
window-board-take-up = Retirer
window-board-take-selected-away = Retirer la sélection (Suppr)
window-board-select-all-ctrl = Tout sélectionner (Ctrl+A)
window-board-alike = Symétrie
window-board-take-pair-up = Retirer cette paire
window-board-no-letter = Sans lettre

## Parties

window-match-plays-order-turns = Joueurs, dans l’ordre des tours
window-match-optional-rules = Règles optionnelles
window-match-new-game = Nouvelle partie
window-match-game-begins-ships = La partie commence avec les vaisseaux du plateau.
window-match-setting-up-game = Mise en place de la partie
window-match-board-cannot-played = Ce plateau n’est pas encore jouable : { $lacking }.
window-match-each-places-ships = Chaque joueur pose à son tour { $count } vaisseaux, puis des trous de ver. Puis la partie commence.
window-match-chances-win = Chances de victoire
window-match-bar-beside-board = Afficher à côté du plateau une barre avec les chances estimées de chaque camp
window-match-announce-roll-d4 = L’annoncer et lancer le d4
window-match-weigh-all-moves = Évaluer tous les coups
window-match-each-move-promises = Afficher la valeur de chaque coup, selon les chances exactes de tout son enchaînement
window-match-none-your-ships = Aucun de vos vaisseaux ne peut bouger : vous passez.
window-match-click-ship-yours = Cliquez sur un de vos vaisseaux, puis sur sa destination.
window-match-click-where-goes = { $name } : cliquez sur sa destination. Les chiffres sont les chances d’y gagner le combat.
window-match-click-hex-beside = { $name } : cliquez sur un hexagone voisin, ou lancez le d4 pour aller plus loin.
window-match-lose-your = { $place } : perdre votre { $piece }
window-match-pass = Passer
window-match-all-first-ships = Tous les premiers vaisseaux sur un bord, non sur un coin
window-match-out-wormhole-cruisers = Croiseurs et Destroyers gardent leur direction à la sortie d’un trou de ver
window-match-takers-may-leave = Les Preneurs peuvent renoncer à capturer
window-match-announced-ship-could = Un vaisseau annoncé peut rester s’il ne pourrait détruire que des vaisseaux de son camp
window-match-hexes-around-hole = Les hexagones autour d’un trou ne comptent pas comme bords
window-match-real-dice-type = Vrais dés : taper les résultats
window-match-ships-type-most = Maximum de vaisseaux d’un &type
window-match-optional-rule = Règle optionnelle
window-match-choose-pair-then = Choisissez une paire, puis cliquez sur un hexagone éclairé. Les deux extrémités d’une paire ont des lettres différentes.
window-match-choose-type-then = Choisissez un type, puis cliquez sur un hexagone éclairé.
window-match-attack-defence = attaque { $attack }, défense { $defence }
window-match-roll-real-dice = Lancez de vrais dés et tapez les résultats, ou laissez MetaMaker lancer.
window-match-roll = Lancer
window-match-left = { $name }, il en reste { $count }
window-match-weighing-moves-game = Évaluation des coups
window-match-look-every-move = Analyser la partie
window-match-copy-position = Copier cette position
window-match-share-code-opened = Copier la position en code de partage. Ouvert depuis le presse-papiers, c’est un plateau à imprimer ou à jouer.
window-match-round = Manche
window-match-side = Camp
window-match-move = Coup
window-match-better = Meilleur coup
window-match-cost = Coût
window-match-each-move-cost = Coût de chaque coup
window-match-every-move-weighed = Évaluation de chaque coup…
window-match-position-clipboard-open = La position est dans le presse-papiers. Ouvrez-la depuis celui-ci.
window-match-move-number = Coup { $number } sur { $all }
window-match-percent-given-away = Coût total en points de pourcentage : { $shares }
window-match-amid-chain-fights = Impossible de copier une position au milieu d’un enchaînement.
window-match-when-game-over = Après la partie, l’évaluation de tous les coups s’affiche ici.
window-match-another-player = Ajouter un joueur
window-match-colour-player = Couleur d’un joueur
window-match-player-less = Retirer un joueur
window-match-colour-player-player = Couleur du joueur { $player }
window-match-name-player-player = Nom du joueur { $player }
window-match-player-does-not = Retirer le joueur { $player }
window-match-name-player = Nom d’un joueur

## Noms des pages

window-pages-review = Analyse
