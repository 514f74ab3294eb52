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
window-board-letters-wedges = Lettres par secteurs
window-board-another-board = Un autre plateau
window-board-take-ship-away = Retirer un vaisseau
window-board-take-all-ships = Retirer tous les vaisseaux
window-board-lay-wormholes = Poser des trous de ver
window-board-take-wormholes-up = Retirer des trous de ver
window-board-moves-first = Qui commence
window-board-no-room = Il n’y a pas la place.
window-board-lay-hex = Poser un hexagone
window-board-take-hexes-up = Retirer des hexagones
window-board-put-ship-down = Poser un vaisseau
window-board-move-ship = Déplacer un vaisseau
window-board-name-board = Nom du plateau
window-board-chance-fair = Au hasard, équitable
window-board-ready-boards = Plateaux tout faits
window-board-seed-board-chance = Graine d’un plateau au hasard
window-board-board-seed-whose = Un plateau tiré de cette graine, où tous les départs se valent
window-board-hexes-reach = Hexagones à portée de
window-board-not-shown = non affichés
window-board-hexagon = L’hexagone
window-board-tools = Outils
window-board-hexes-in-reach = Hexagones à portée
window-board-figures = Chiffres
window-board-each-seat-wins = Ce que gagne chaque place
window-board-free-place = Une place libre
window-board-put-ships-board = Posez d’abord des vaisseaux : les trous de ver vont avec une position.
window-board-name-d4-roll = { $name }, d4 : { $roll }
window-board-hexes-2 = Hexagones
window-board-letters = Lettres
window-board-wormholes = Trous de ver
window-board-alike-so-many = Pareil vu d’autant de côtés
window-board-each-hex-alone = chaque hexagone seul
window-board-2-sides = de 2 côtés
window-board-3-sides = de 3 côtés
window-board-6-sides = de 6 côtés
window-board-click-free-place = Cliquez une place libre pour y poser un hexagone, tirez-en ailleurs. Ctrl et clic en choisit plusieurs.
window-board-click-hexes-give = Cliquez des hexagones pour leur donner la lettre ; ou choisissez-en et tapez-la.
window-board-click-hexes-put = Cliquez un hexagone pour y poser le vaisseau, encore une fois pour le retirer ; tirez-le ailleurs.
window-board-click-two-hexes = Cliquez deux hexagones pour les bouts de la paire. Il faut d’abord des vaisseaux.
window-board-turn-left = Tourner à gauche
window-board-turn-selected = Tourner ce qui est choisi ([)
window-board-turn-right = Tourner à droite
window-board-turn-what-is-selected = Tourner ce qui est choisi (])
window-board-mirror = Retourner
window-board-left-right = La gauche pour la droite (\)
window-board-take-up = Retirer
window-board-take-selected-away = Retirer ce qui est choisi (Suppr)
window-board-select-all-ctrl = Tout choisir (Ctrl+A)
window-board-alike = Pareil
window-board-moves-first-2 = Commence
window-board-take-pair-up = Retirer cette paire
window-board-no-letter = Sans lettre

## Parties

window-match-plays-order-turns = Qui joue, dans l’ordre des tours
window-match-optional-rules = Règles optionnelles
window-match-new-game = Nouvelle partie
window-match-game-begins-ships = La partie commence avec les vaisseaux posés sur le plateau.
window-match-setting-up-game = Mise en place de la partie
window-match-board-cannot-played = On ne peut pas encore jouer sur ce plateau : { $lacking }.
window-match-each-places-ships = Chacun place { $count } vaisseaux tour à tour, puis des trous de ver ; puis on joue.
window-match-chances-win = Chances de gagner
window-match-bar-beside-board = Une barre à côté du plateau : comment le programme voit la partie
window-match-announce-roll-d4 = L’annoncer et lancer le d4
window-match-weigh-all-moves = Peser tous les coups
window-match-each-move-promises = Ce que promet chaque coup, selon les chances exactes de tout son enchaînement
window-match-none-your-ships = Aucun de vos vaisseaux ne peut bouger : vous passez.
window-match-click-ship-yours = Cliquez un de vos vaisseaux, puis où il va.
window-match-click-where-goes = { $name } : cliquez où il va. Un chiffre donne la chance de gagner le combat.
window-match-click-hex-beside = { $name } : cliquez un hexagone voisin, ou lancez le d4 pour aller plus loin.
window-match-lose-your = { $place } : perdre votre { $piece }
window-match-pass = Passer
window-match-all-first-ships = Tous les premiers vaisseaux sur un bord, non sur un coin
window-match-out-wormhole-cruisers = Sortis d’un trou de ver, Croiseurs et Destroyers gardent leur direction
window-match-takers-may-leave = Les Preneurs peuvent laisser ce qu’ils gagnent
window-match-announced-ship-could = Un vaisseau annoncé qui ne pourrait que détruire des vaisseaux de son camp peut rester
window-match-hexes-around-hole = Les hexagones autour d’un trou du plateau ne sont pas des bords
window-match-real-dice-type = Vrais dés : taper ce qu’ils montrent
window-match-ships-type-most = Vaisseaux d’un &type au plus
window-match-optional-rule = Règle optionnelle
window-match-choose-pair-then = Choisissez une paire, puis cliquez un hexagone éclairé. Les deux bouts ont des lettres différentes.
window-match-choose-type-then = Choisissez un type, puis cliquez un des hexagones éclairés.
window-match-attack-defence = attaque { $attack }, défense { $defence }
window-match-roll-real-dice = Lancez de vrais dés et tapez ce qu’ils montrent, ou laissez le programme lancer.
window-match-roll = Lancer
window-match-left = { $name }, reste { $count }
window-match-weighing-moves-game = Pesée des coups de la partie
window-match-look-every-move = Revoir chaque coup
window-match-copy-position = Copier cette position
window-match-share-code-opened = En code de partage : ouvert depuis le presse-papiers, c’est un plateau, à imprimer ou à jouer
window-match-round = Manche
window-match-side = Camp
window-match-move = Coup
window-match-better = Mieux
window-match-cost = Coût
window-match-each-move-cost = Ce que chaque coup a coûté
window-match-every-move-weighed = Chaque coup est pesé…
window-match-position-clipboard-open = La position est dans le presse-papiers : ouvrez-la de là.
window-match-move-number = Coup { $number } sur { $all }
window-match-percent-given-away = Pourcentage perdu en tout : { $shares }
window-match-amid-chain-fights = Au milieu d’un enchaînement il n’y a pas de position à garder.
window-match-when-game-over = La partie finie, chaque coup est pesé ici.
window-match-another-player = Un autre joueur
window-match-colour-player = Couleur d’un joueur
window-match-player-less = Un joueur de moins
window-match-colour-player-player = Couleur du joueur { $player }
window-match-name-player-player = Nom du joueur { $player }
window-match-player-does-not = Le joueur { $player } ne joue pas
window-match-name-player = Nom d’un joueur

## Noms des pages

window-pages-review = Analyse
