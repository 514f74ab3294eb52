### Les pages du jeu imprimé, et l’image d’un document.

pages-title-counters = Pions
pages-title-every_counter = Pions des six couleurs
pages-title-board = Plateau
pages-title-tiles = Tuiles
pages-title-position = Position
pages-title-puzzle = Problème
pages-title-reference = Aide-mémoire
pages-title-setup = Mise en place
pages-title-record = Feuille de partie
pages-title-notes = Notes

pages-foot-kind = Cosmoclysm  ·  { $kind }
pages-foot-made = MetaMaker
pages-foot-page = page { $page } sur { $pages }

pages-board-about = { $name }  ·  { $hexes } hexagones
pages-board-size = Les hexagones ont { $width } mm de large. Les petits triangles marquent les coins, où se posent les premiers vaisseaux. Les traits épais séparent les lettres : les deux extrémités d’une paire de trous de ver ont des lettres différentes.
pages-tiles-about = Découpez les tuiles. Posez-les de sorte que chacune touche le côté d’une autre. Les trous sont permis.
pages-position-first = { $player } commence.
pages-position-pair = Trous de ver { $pair }
pages-puzzle-title = Problème : { $name }
pages-puzzle-about = Cosmoclysm
pages-puzzle-task = Trouvez le meilleur coup et la meilleure suite.
pages-puzzle-solution = Solution

pages-counters-about = Imprimez recto verso, en retournant sur le bord long, et découpez le long des contours. Pliez la fusée de tour pour qu’elle tienne debout.
pages-counters-front = Rectos : type, dés d’attaque et de défense, mouvement, emblème de la couleur
pages-counters-back = Versos : mouvement, type, emblème

pages-reference-about = Les dés de combat sont des d20, et le plus haut compte ; le défenseur gagne en cas d’égalité. Il faut un d4 et neuf d20.
pages-reference-move-cruiser = toute distance sur une rangée
pages-reference-move-destroyer = toute distance en diagonale
pages-reference-move-exterminator = un hexagone
pages-reference-move-fighter = jusqu’au d4, en tournant à volonté
pages-reference-move-jumper = à deux hexagones, par-dessus tout
pages-reference-move-taker = jusqu’au d4 ; capture
pages-reference-odds = Chances de l’attaquant
pages-reference-odds-corner = attaque / défense
pages-reference-odds-note = Chances exactes, arrondies au pour cent. Sinon, le défenseur gagne : il survit, et doit sortir.
pages-reference-percent = { $percent } %

pages-reference-turn = Un tour
pages-reference-turn-1 = Déplacez un de vos vaisseaux sur un autre hexagone, selon son type. Seul un Sauteur passe par-dessus d’autres vaisseaux ou des trous.
pages-reference-turn-2 = Chasseur, Preneur : annoncez le vaisseau, puis lancez le d4. Il peut faire moins d’hexagones. Pour un seul, pas de jet.
pages-reference-turn-3 = Sur un ennemi : combat. Sur un vaisseau à vous : celui-ci est détruit, et le mouvement s’arrête.
pages-reference-turn-4 = Jouez l’enchaînement jusqu’au bout, quels que soient les vaisseaux.
pages-reference-turn-5 = Passez la fusée de tour à votre voisin de droite.
pages-reference-turn-6 = Attaquer n’est jamais obligatoire. Un joueur sans vaisseau est éliminé, un joueur sans coup passe.
pages-reference-fight = Un combat
pages-reference-fight-1 = L’attaquant lance A dés, le défenseur D dés ; chacun garde le plus haut.
pages-reference-fight-2 = Attaquant plus haut : le défenseur est retiré, l’attaquant reste. Le tour est fini.
pages-reference-fight-3 = Sinon (même à égalité), le défenseur gagne : rien n’est détruit, l’attaquant reste, le défenseur doit sortir.
pages-reference-fight-4 = Un combat finit le mouvement : pas de trou de ver ensuite.
pages-reference-out = Sortir
pages-reference-out-1 = Le défenseur qui gagne va sur un hexagone voisin, quel que soit son type.
pages-reference-out-2 = Il peut passer des trous de ver avant ou après ce pas. Si l’un mène à un hexagone vide, il peut omettre le pas.
pages-reference-out-3 = Sur un ennemi : nouveau combat. Le vaisseau attaque avec ses dés A, contre n’importe quel joueur.
pages-reference-out-4 = Sur un vaisseau de son camp : celui-ci est détruit. S’il n’y a pas d’autre hexagone, son joueur doit en choisir un.
pages-reference-out-5 = L’enchaînement finit quand un attaquant gagne, ou quand un vaisseau sort sans combat.
pages-reference-takers = Preneurs
pages-reference-takers-1 = Un Preneur qui gagne une attaque capture : posez là un vaisseau de ce type à votre couleur.
pages-reference-takers-2 = Le vaisseau capturé sort aussitôt, et peut attaquer. Le Preneur reste. Une défense gagnée ne capture rien.
pages-reference-wormholes = Trous de ver
pages-reference-wormholes-1 = Chaque paire relie ses deux hexagones. Passer ne coûte rien, et n’est jamais obligatoire.
pages-reference-wormholes-2 = Passez avant, pendant ou après vos pas : chaque paire une fois par mouvement, les deux si vous voulez.
pages-reference-wormholes-3 = Rangées et diagonales continuent depuis la sortie dans toute direction permise au vaisseau ; au d4, avec les hexagones qui restent.
pages-reference-wormholes-4 = On n’entre que là où l’on peut s’arrêter sans combat.
pages-reference-wormholes-5 = Sortir sur un vaisseau, c’est aller sur lui.
pages-reference-end = La fin
pages-reference-end-1 = Le dernier joueur qui a des vaisseaux gagne aussitôt, même au milieu d’un enchaînement.
pages-reference-end-2 = Il n’y a ni points ni partie nulle.

pages-setup-about = De la table vide au premier tour.
pages-setup-players = Joueurs
pages-setup-ships = Vaisseaux de chacun
pages-setup-lead-1 = Le plateau.
pages-setup-step-1 = Posez 37 hexagones, chacun à côté d’un autre. Trous et îles sont permis.
pages-setup-lead-2 = Les couleurs.
pages-setup-step-2 = Chacun prend les pions d’une couleur.
pages-setup-lead-3 = Premier joueur.
pages-setup-step-3 = Chacun lance un d20. Le plus bas commence ; à égalité, on relance. On joue vers la droite, dans le sens inverse des aiguilles d’une montre.
pages-setup-lead-4 = Les vaisseaux.
pages-setup-step-4 = Tour à tour, un vaisseau à la fois. Le premier vaisseau du premier joueur va sur un bord, ceux des autres sur un coin (petit triangle) ou, s’il n’en reste pas, sur un bord. Chaque vaisseau suivant va à côté d’un des vôtres. { $most ->
        [1] Un vaisseau de chaque type au plus.
       *[other] Au plus { $most } vaisseaux d’un type.
    }
pages-setup-lead-5 = Les trous de ver.
pages-setup-step-5 = Tour à tour, chacun pose un des quatre sur un hexagone, occupé ou non, jusqu’au dernier. Les deux extrémités d’une paire ont des lettres différentes.
pages-setup-lead-6 = Jouez.
pages-setup-step-6 = Le joueur qui a posé le premier joue le premier tour, et prend la fusée de tour.
pages-setup-grid = Votre plateau : entourez 37 hexagones, et donnez-leur des lettres

pages-record-about = Nommez les hexagones : A2–A5 est un mouvement, A2=E3 passe un trou de ver, d4 : 3 est un jet, × un combat.
pages-record-lost = Vaisseaux perdus
pages-record-wormholes = Trous de ver   1 :  ______  –  ______      2 :  ______  –  ______
pages-record-turn = Tour
pages-record-player = Joueur
pages-record-move = Vaisseau, départ, chemin
pages-record-dice = Dés : attaque / défense
pages-record-result = Résultat, sorties

pages-picture-by = par { $author }
pages-picture-opens = S’ouvre dans MetaMaker
pages-picture-hexes = { $hexes } hexagones
