### Pourquoi une réponse enfreint les règles, ou ne se comprend pas.

refusal-action = une action de la liste est attendue
refusal-late = après la limite de temps, on ne peut que faire Ram et Burn Engines
refusal-again = { $action } était la première action de ce tour
refusal-no-ram = selon les règles de cette partie, pas d’éperonnage
refusal-no-strafe = selon les règles de cette partie, pas de Strafe Run
refusal-dissipators = Dissipators en marche : { $count }
refusal-afterburners = Afterburners en marche : { $count }
refusal-habitats = Habitats en marche : { $count }
refusal-target = un vaisseau encore au combat est attendu
refusal-itself = un vaisseau ne peut pas se viser lui-même
refusal-slots = un emplacement ou plus est attendu, chacun une fois
refusal-weapons = des armes d’un seul type sont attendues
refusal-working = seuls les systèmes en marche peuvent servir
refusal-one-attack = une seule attaque par tour est permise
refusal-attacked = une attaque avec ce type d’arme ({ $weapon }) a déjà eu lieu ce tour
refusal-no-engine = aucun propulseur ne marche
refusal-burn = le changement peut être de { $most } au plus
refusal-hurt = des membres blessés sont attendus, chacun une fois
refusal-ready = des membres prêts sont attendus, chacun une fois
refusal-damaged = l’équipage ne va que sur les systèmes endommagés, non détruits
refusal-one-system = un seul système est attendu
refusal-stays = l’équipage d’un emplacement y reste jusqu’à ce qu’il soit relevé
refusal-relief = des membres placés sur des emplacements sont attendus, chacun une fois
refusal-number = un nombre de 0 à { $most } est attendu
refusal-systems = au plus { $most } systèmes sont attendus
refusal-enemies = des systèmes de vaisseaux ennemis sont attendus
refusal-evasion = un nombre entier, ou rien, est attendu
refusal-points = de 1 à { $most } emplacements sont attendus
refusal-box = un système avec une case libre est attendu
refusal-boxes = il n’y a pas autant de cases
refusal-harms = blessures à répartir : { $count }
refusal-living = des membres vivants sont attendus
refusal-surplus = membres attendus, chacun une fois : { $count }

refusal-read = { $what ->
        [slot] le numéro d’un emplacement
        [token] le numéro d’un membre d’équipage
        [weapons] un nombre d’armes
        [change] un changement de vitesse
        [dissipators] un nombre de Dissipators
        [afterburners] un nombre d’Afterburners
       *[whole] un nombre entier
    } est attendu, « { $found } » trouvé
refusal-read-ship = un vaisseau est attendu, parmi { $known }, « { $found } » trouvé
refusal-read-word = { $known } est attendu, « { $found } » trouvé
refusal-read-attack = un nombre d’armes et une cible sont attendus, « { $found } » trouvé
refusal-read-working = un nombre de 1 à { $most } est attendu, car il en marche autant ; { $found } trouvé
refusal-read-target = une cible est attendue, par exemple { $example }
refusal-read-burn = un changement de vitesse est attendu, par exemple burn +1
refusal-read-repair = le numéro d’un emplacement est attendu, par exemple repair 3
refusal-read-nobody = des membres prêts sont attendus, et personne ne l’est ; heal rétablit les blessés
refusal-read-busy = d’autres membres prêts en attente sont attendus ; un membre placé se déplace par son numéro, par exemple { "2:5" }
refusal-read-more = rien de plus n’est attendu, « { $found } » trouvé
refusal-read-pair = un vaisseau et un emplacement sont attendus, par exemple { "B1:3" }, « { $found } » trouvé

### Pourquoi une modification est impossible.

refusal-only-systems = Seuls les systèmes se déplacent.
refusal-only-slots = Les systèmes vont dans les emplacements d’un vaisseau.
refusal-no-system = Il n’y a pas de système « { $name } ».
refusal-filled = Les { $slots } emplacements sont tous remplis.
refusal-no-slot = Il n’y a pas d’emplacement { $slot } ; un vaisseau en a { $slots }.
refusal-no-team = Un vaisseau a sa place dans une équipe.
refusal-no-threat = Il n’y a pas de menace « { $name } ».
refusal-cannot-be = La propriété « { $property } » ne peut pas valoir { $value }.
