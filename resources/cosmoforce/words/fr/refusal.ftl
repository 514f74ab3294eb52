### Pourquoi une réponse enfreint les règles, ou ne peut pas être lue.

refusal-action = choisissez une action de la liste
refusal-late = après la limite de temps, seuls l’éperonnage et la poussée sont permis
refusal-again = { $action ->
        [attack] Attaque
        [burn] Poussée
        [conserve] Refroidissement
        [heal] Soins
        [ram] Éperonnage
        [repair] Réparations
        [strafe] Mitraillage
       *[pass] passer
    } : c’était la première action de ce tour ; choisissez-en une autre
refusal-no-ram = les règles de cette partie excluent l’éperonnage
refusal-no-strafe = les règles de cette partie excluent le mitraillage
refusal-dissipators = dissipateurs en marche : { $count }
refusal-afterburners = postcombustions en marche : { $count }
refusal-habitats = habitats en marche : { $count }
refusal-target = choisissez un vaisseau encore au combat
refusal-itself = un vaisseau ne peut pas se viser lui-même
refusal-slots = choisissez au moins un emplacement, chacun une seule fois
refusal-weapons = choisissez des armes d’un seul type
refusal-working = choisissez seulement des systèmes en marche
refusal-one-attack = un vaisseau ne peut attaquer qu’une fois par tour
refusal-attacked = ce vaisseau a déjà attaqué ce tour avec cette arme ({ $weapon })
refusal-no-engine = aucun moteur de ce vaisseau ne marche
refusal-burn = la vitesse peut changer de { $most } au plus
refusal-hurt = choisissez des membres blessés, chacun une seule fois
refusal-ready = choisissez des membres prêts, chacun une seule fois
refusal-damaged = l’équipage ne peut aller que sur des systèmes endommagés, non détruits
refusal-one-system = choisissez un seul système
refusal-stays = l’équipage d’un emplacement y reste jusqu’à ce que vous le releviez
refusal-relief = choisissez des membres placés sur des emplacements, chacun une seule fois
refusal-number = choisissez un nombre de 0 à { $most }
refusal-systems = choisissez au plus { $most } systèmes
refusal-enemies = choisissez des systèmes de vaisseaux ennemis
refusal-evasion = tapez un nombre entier, ou rien
refusal-points = choisissez de 1 à { $most } emplacements
refusal-box = choisissez un système avec une case libre
refusal-boxes = ces systèmes ont moins de cases libres
refusal-harms = nombre de blessures à répartir : { $count }
refusal-living = choisissez des membres vivants
refusal-surplus = nombre de membres à choisir, chacun une seule fois : { $count }

refusal-read = « { $found } » n’est pas { $what ->
        [slot] le numéro d’un emplacement
        [token] le numéro d’un membre d’équipage
        [weapons] un nombre d’armes
        [change] un changement de vitesse, par exemple +1
        [dissipators] un nombre de dissipateurs
        [afterburners] un nombre de postcombustions
       *[whole] un nombre entier
    }
refusal-read-ship = vaisseau « { $found } » inconnu ; choisissez parmi { $known }
refusal-read-word = écrivez { $known }, et non « { $found } »
refusal-read-attack = écrivez un nombre d’armes et une cible, par exemple missile 2 B1, et non « { $found } »
refusal-read-working = choisissez de 1 à { $most } systèmes en marche, et non { $found }
refusal-read-target = nommez une cible, par exemple { $example }
refusal-read-burn = écrivez un seul changement de vitesse, par exemple burn +1
refusal-read-repair = écrivez le numéro d’un emplacement, par exemple repair 3
refusal-read-nobody = aucun membre n’est prêt ; heal soigne les blessés
refusal-read-busy = il n’y a pas assez de membres prêts en attente ; déplacez un membre placé par son numéro, par exemple { "2:5" }
refusal-read-more = « { $found } » est en trop ; retirez-le
refusal-read-pair = écrivez un vaisseau et un emplacement, par exemple { "B1:3" }, et non « { $found } »

### Pourquoi une modification est impossible.

refusal-only-systems = Seuls les systèmes peuvent être déplacés.
refusal-only-slots = La place d’un système est dans un emplacement de vaisseau.
refusal-no-system = Le jeu n’a pas de système « { $name } ».
refusal-filled = Les { $slots } emplacements sont tous remplis.
refusal-no-slot = Un vaisseau a { $slots } emplacements ; l’emplacement { $slot } n’existe pas.
refusal-no-team = La place d’un vaisseau est dans une équipe.
refusal-no-threat = La liste des menaces n’a pas de vaisseau « { $name } ».
refusal-cannot-be = La propriété « { $property } » ne peut pas valoir { $value }.
