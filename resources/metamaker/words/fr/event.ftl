### Tournois : ce qu’on en dit dans les fichiers, les problèmes, les formulaires et sur les pages.

event-kind = Tournoi
event-new = Nouveau tournoi
event-element_limits = Limites
event-element_players = Joueur
event-element_rounds = Ronde
event-round = Ronde { $number }
event-players = Joueurs
event-rounds = Rondes
event-standings = Classement
event-meeting = Engagement
event-terrain = terrain : { $terrain }
event-standing = { $place }. { $player } : { $points }
event-property_name = Nom
event-hint_name = Le nom dans les listes et sur les feuilles.
event-property_organiser = Organisateur
event-hint_organiser = La personne ou le club qui tient le tournoi.
event-property_start = Début
event-hint_start = Le jour et l’heure, en toutes lettres.
event-property_place = Lieu
event-hint_place = Le lieu, en toutes lettres.
event-property_notes = Remarques
event-hint_notes = Autres informations pour les joueurs.
event-property_win = Points d’une victoire
event-hint_win = Points de match ; une exemption compte comme une victoire.
event-property_draw = Points d’une partie nulle
event-hint_draw = Points de match pour chacun des deux joueurs.
event-property_loss = Points d’une défaite
event-hint_loss = Points de match pour avoir joué.
event-property_kind = Engagement
event-hint_kind = L’engagement de toutes les parties ; vide : selon les dés.
event-property_terrain = Terrain
event-hint_terrain = Le terrain des tables.
event-property_length_cm = Longueur de la table
event-hint_length_cm = La longueur de chaque table.
event-property_width_cm = Largeur de la table
event-hint_width_cm = La largeur de chaque table.
event-property_withdrawn = Retiré
event-hint_withdrawn = N’est plus apparié ; ses résultats restent.
event-no_player = joueur « { $name } » inconnu{ $meant }
event-several_players = « { $name } » est ambigu, car { $count } joueurs portent ce nom ; choisissez parmi { $known }
event-nothing_there = il n’y a pas de « { $found } » dans un tournoi, ses limites ou ses joueurs
event-no_round = il n’y a pas encore d’appariements
event-no_game = { $player } n’a pas de partie à la ronde { $round }
event-round_not_over = la ronde { $round } n’est pas finie : une partie n’a pas encore de résultat
event-few_players = une ronde demande au moins deux joueurs
event-most_rounds = un tournoi a au plus { $most } rondes
event-broken-player_twice = deux joueurs ont le même identifiant
event-broken-player_unknown = un appariement nomme un joueur absent du tournoi
event-broken-paired_twice = un joueur est apparié deux fois dans la même ronde
event-broken-bye_result = une exemption ne peut pas avoir de résultat
event-broken-word = « { $found } » n’existe pas ; choisissez parmi { $known }
event-of_player = { $player } : { $problem }
event-no_fleet = { $player } n’a pas remis de flotte
event-fleet_elsewhere = la flotte de { $player } n’est pas dans ce fichier ; elle ne peut pas être vérifiée ici
event-other_fleet = la flotte de { $player } n’est pas celle qui a été remise
event-unreadable = la flotte de { $player } est illisible : { $problem }
event-same_name = { $count } joueurs s’appellent { $player }
event-unfinished =
    { $count ->
        [one] { $count } partie de la ronde { $round } n’a pas de résultat
       *[other] { $count } parties de la ronde { $round } n’ont pas de résultat
    }
event-again = { $one } et { $other } s’affrontent de nouveau à la ronde { $round }
event-page_checks = Feuilles de contrôle
event-page_pairings = Appariements
event-page_standings = Classement
event-page_invitation = Invitation
event-page_of = page { $number } sur { $count }
event-made = fait avec MetaMaker
event-column_place = Rang
event-column_player = Joueur
event-column_fleet = Flotte
event-column_points = Points
event-column_wins = V
event-column_draws = N
event-column_losses = D
event-column_byes = Ex.
event-column_buchholz = Buchholz
event-column_strength = Adversité
event-column_table = Table
event-other_results = Autres résultats de { $one } – { $other }
event-column_result = Résultat
event-column_limit = Limite
event-column_found = Valeur
event-column_ship = Vaisseau
event-column_class = Classe
event-bye = exempt
event-drawn = nulle
event-both_lose = double défaite
event-not_played = non jouée
event-wins = gagne
event-open = à jouer
event-legend = Buchholz : points de match de tous les adversaires. Adversité : la part de leurs points possibles qu’ils ont gagnée.
event-scoring = { $win } points pour une victoire ou une exemption, { $draw } pour une partie nulle, { $loss } pour une défaite.
event-keeps = La flotte respecte toutes les limites
event-breaks =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
event-mark = Empreinte de la flotte : { $mark }
event-unlimited = Il n’y a pas de limites.
event-checked_by = Vérifié par
event-signed = Joueur
event-withdrawn = retiré
event-problems = Problèmes
event-ships = Vaisseaux
event-no_ships = Il n’y a pas de vaisseau.
event-after_round =
    { $count ->
        [0] Avant la première ronde
       *[other] Après la ronde { $count }
    }
event-wanted = ce n’est pas un tournoi ; `metamaker event new` en crée un
event-add_whom = nommez des flottes à ajouter, ou un joueur avec --name
event-one_name = --name ne s’utilise qu’avec une seule flotte
event-other_game = ce n’est pas une flotte de { $game }, qu’il faut pour ce tournoi
event-withdraw_whom = nommez le joueur qui abandonne
event-result_wanted = donnez un joueur et win, draw, loss, both-lose, not-played ou clear, comme : Ada win
event-outcome_win = le joueur a gagné
event-outcome_draw = partie nulle
event-outcome_loss = le joueur a perdu
event-outcome_both-lose = les deux joueurs ont perdu
event-outcome_not-played = la partie n’a pas été jouée et ne compte pas
event-outcome_clear = la partie reste à jouer
event-won = { $player } gagne
event-fix = --fix et --event sont incompatibles : seul le joueur peut changer une flotte qui dépasse une limite
