### Les pages imprimées autres que les fiches de vaisseau, et l’image d’un document.

pages-nameless = Vaisseaux

pages-title-roster = Vaisseaux et équipes
pages-title-sheets = Fiches de vaisseau
pages-title-rules = Verso des règles
pages-title-reference = Aide-mémoire
pages-title-threats = Cartes des menaces
pages-title-speed_track = Piste de vitesse
pages-title-record = Feuilles de suivi
pages-title-hit_tables = Que faut-il pour toucher ?
pages-title-notes = Notes
pages-title-counters = Pions

pages-foot-kind = Cosmoforce  ·  { $kind }

pages-roster-budget = masse { $mass } sur { $allowed }
pages-roster-mass = masse { $mass }
pages-roster-without = Vaisseaux sans équipe
pages-roster-ships = { $class }, masse { $mass }, vitesse { $speed }, équipage { $crew }, chaleur { $heat }, { $boxes } cases

pages-reference-weapons = Armes
pages-reference-marked = Une barre marque les règles qui diffèrent dans l’autre édition.
pages-reference-originals = Noms anglais : taille T (Size Mod, SM), chasseur (Fighter), croiseur (Cruiser), vaisseau de ligne (Capital Ship), blindage (Armor), dissipateur (Dissipator), moteur (Engine), postcombustion (Afterburner), canon électrique (Railgun), attaque (Attack), poussée (Burn Engines), refroidissement (Conserve Energy), soins (Heal Crew), éperonnage (Ram), réparations (Repair Systems), mitraillage (Strafe Run), en attente (Standby), suites (Aftermath).

pages-threats-number = d8 : { $number }
pages-threats-chart = Survie : les menaces
pages-threats-roll = Lancez 1 dé par vaisseau du groupe, plus 1 tous les 3 combats survécus. Chaque dé désigne un vaisseau, même un 7 ou un 8. Chaque 1 ajoute un dé.
pages-threats-carried = Dégâts, pertes et blessés restent pour le combat suivant. Chaleur et vitesse repartent selon la propulsion en marche.
pages-threats-override = combat à la vitesse { $speed }
pages-threats-numbers = masse { $mass }, vitesse { $speed }, équipage { $crew }

pages-track-above = plus
pages-track-hint = Posez le pion de chaque vaisseau sur sa vitesse entière. À vitesse égale, les centièmes décident ; notez-les sur la feuille de suivi.

pages-record-log = Vitesse et ordre, manche par manche
pages-record-round = manche
pages-record-ship = vaisseau
pages-record-score = Score de survie
pages-record-fight = combat
pages-record-threats = menaces
pages-record-empty = emplacements vides
pages-record-points = 10 + 5 × vides
pages-record-once = 10, vides une seule fois
pages-record-total = total

pages-counters-crew = Équipage, prêt et blessé
pages-counters-heat = Chaleur
pages-counters-ships = Pions de vaisseau
pages-counters-fold = Découpez, pliez sur le trait pointillé et collez. Chaque pion montre prêt d’un côté, blessé de l’autre.
pages-counters-ready = prêt
pages-counters-hurt = blessé
pages-counters-token = chaleur

pages-picture-by = par { $author }
pages-picture-opens = S’ouvre dans MetaMaker
pages-picture-more = et { $count } autres
pages-picture-ships = vaisseaux
pages-picture-teams = équipes
pages-picture-mass = masse

pages-hits-about = { $fleet }  ·  { $class }  ·  que faut-il pour toucher ?
pages-hits-mass = armes (dés)  ·  masse visée
pages-hits-no_limit = sans limite
pages-hits-row = { $count } ({ $dice } { $dice ->
        [one] dé
       *[other] dés
    })
pages-hits-faster = { $count }, cible plus rapide ({ $dice })
pages-hits-slower = { $count }, cible moins rapide ({ $dice })
pages-hits-hint-laser = Touches en moyenne, et chance d’au moins une touche. « sans limite » : cible de vitesse inférieure à 1, ou à la dérive. Chaque touche chauffe aussi la cible de 1.
pages-hits-hint-missile = Touches en moyenne, et chance d’au moins une touche. « sans limite » : cible de vitesse inférieure à 1, ou à la dérive. Deux 8 épuisent les missiles.
pages-hits-hint-railgun = Touches en moyenne, et chance d’au moins une touche. « sans limite » : cible de vitesse inférieure à 1, ou à la dérive. Une cible moins rapide vaut trois dés.
pages-hits-hint-hangar = Touches en moyenne, et chance d’au moins une touche. « sans limite » : cible de vitesse inférieure à 1, ou à la dérive. Une touche coche jusqu’à { $damage } { $damage ->
        [one] case
       *[other] cases
    }.
pages-hits-heat = dés de chaleur
pages-hits-heat_title = Chaleur
pages-hits-dice = { $dice }
pages-hits-harm-1 = blesse l’équipage
pages-hits-harm-2 = le blesse deux fois
pages-hits-hint-heat = Un dé par point de chaleur au-delà de { $sheds }, le nombre de dissipateurs. Le vaisseau commence avec { $starts } de chaleur.
