### Batailles : camps, résultats, joueur au terminal, batailles enregistrées.

## Le moteur de bataille
play-engine = { $build ->
    [compiled] moteur de bataille compilé
   *[plain] moteur de bataille en Python pur
    }

## Camps
play-a_replay = une bataille enregistrée
play-two_fleets = { $found ->
    [0] donnez deux flottes
   *[other] il faut deux flottes pour une bataille ; vous en avez donné { $found }
    }
play-one_file = donnez un seul fichier ; vous en avez donné { $found }
play-sides = donnez de { $least } à { $most } camps, ou un fichier qui en contient plusieurs ; vous en avez donné { $found }
play-two_sides = il faut deux camps ; vous en avez donné { $found }
play-one_survivor = une partie de survie demande une seule flotte ; vous en avez donné { $found }
play-no_survival = { $game } n’a pas de parties de survie
play-names_wanted = écrivez des noms de vaisseaux ou de classes après #, et non « #{ $found } »
play-flawed = { $problem }{ $more ->
    [0] { "" }
    [one] , et { $more } autre erreur
   *[other] , et { $more } autres erreurs
    } ; utilisez --anyway pour combattre malgré les erreurs
play-flaws = { $problem }{ $more ->
    [0] { "" }
    [one] , et { $more } autre erreur
   *[other] , et { $more } autres erreurs
    }
play-captains = capitaine « { $found } » inconnu{ $meant }
play-captains_number = donnez un capitaine pour tous, ou un pour chacun des { $sides } camps ; vous en avez donné { $found }
play-one_captain = donnez un seul capitaine pour tous les vaisseaux, et non « { $found } »
play-one_ship = --slot demande un seul vaisseau, FICHIER#VAISSEAU ; vous en avez donné { $found }
play-same_rules = ce fichier n’a pas la même édition ou les mêmes règles maison que { $file } ; tous les camps doivent suivre les mêmes
play-no_ship = il n’y a aucun vaisseau
play-side_wanted = camp « { $found } » inconnu ; choisissez { $known }
play-fleets_or_replay = --replay est incompatible avec des flottes
play-as_of_together = --replay, --as-of et -o ne s’utilisent qu’ensemble
play-among_alone = --among est incompatible avec --slot et --against
play-among_two = --among demande au moins deux vaisseaux différents ; vous en avez donné { $found }
play-no_opponents = le vaisseau n’a pas d’autre adversaire que lui-même
play-board_one = donnez un seul fichier ; vous en avez donné { $found }
play-board_no_sides = ce jeu n’a pas de camps à choisir ; retirez « { $found } »

## Batailles enregistrées
play-encounter = Engagement
play-an_encounter = un engagement qui existe
play-wish = { $problem }
play-head_start_wanted = écrivez le camp et ses points, comme b14, ou b14@6 pour l’égalité à partir du tour 6, et non « { $found } »
play-table_wanted = écrivez la longueur et la largeur de la table en cm, comme 180x120, et non « { $found } »
play-no_encounter_there = ce nom est celui d’un fichier qui n’est pas un engagement ; choisissez un autre nom
play-encounter_wanted = ce n’est pas la mise en place d’un engagement de ce jeu
play-no_encounters = { $game } n’a pas d’engagements
play-fleet_only = c’est une flotte, et non une bataille enregistrée ; il faut deux flottes pour une bataille
play-other_version = la version { $written } a enregistré cette bataille ; la version { $ours } en livre peut-être une autre
play-no_replay_there = ce nom est celui d’un fichier qui n’est pas une bataille enregistrée ; choisissez un autre nom
play-game_wanted = ce fichier est d’un autre jeu
play-replay_captains = « captains » doit être vide ou nommer { $seats } capitaines parmi { $known }, et non { $found }
play-replay_rulings = « rulings » doit être un nombre entier de 1 à { $most }, et non { $found } ; une version plus récente de MetaMaker a peut-être écrit ce fichier
play-replay_option = cette option de partie n’existe pas{ $meant }
play-replay_damage = « damage » doit contenir un état de jeu ou null pour chacun des { $sides } camps
play-replay_survival = « survival » doit être vrai ou faux, et non { $found }
play-replay_last_turn = « last_turn » doit être un nombre entier de 0 à { $most }, et non { $found }
play-replay_keys = les clés des deux joueurs sont endommagées ; redemandez le fichier
play-variation_of_replay = --variation ne s’emploie qu’avec une partie enregistrée
play-variation-at = « at » doit être un nombre entier de 0 à { $most }, le nombre de choix de la partie, et non { $found }
play-variation-twice = deux variantes ont le nom « { $name } »
play-variation-long = les variantes doivent avoir ensemble { $most } choix au maximum
play-variation-none = la partie n’a pas de variante « { $name } »{ $meant }
play-replay_dice = « dice » doit être une liste de paires : le nombre de choix, et la graine des dés à partir de là
play-script = { $problem }. Ce fichier vient de la version { $written } ; la version { $ours } joue peut-être autrement
play-script-surplus = le fichier a encore { $count ->
    [one] { $count } choix
   *[other] { $count } choix
    } après la fin de la bataille
play-script-missing = il manque la réponse { $of ->
    [side] d’un camp
   *[other] de { $of }
    } ({ $kind })
play-script-illegal = cette réponse n’est pas permise : { $reason } ({ $rule })
play-answer = { $place } : { $problem }
play-answer-list = une réponse doit être une liste qui commence par l’un de { $known }

## Résultats
play-losses = Pertes
play-losses_so_far = Pertes jusqu’ici ; la bataille enregistrée s’arrête là
play-end = La fin
play-end_so_far = La situation jusqu’ici ; la bataille enregistrée s’arrête là
play-won = victoire du camp { $side }
play-drawn = partie nulle
play-none_fought = aucune bataille livrée
play-stopped = arrêt après { $fought } batailles sur { $asked }
play-interval = { $found } ({ $low } à { $high })
play-win_rate = taux de victoire, intervalle à { $confidence } %
play-side = camp
play-captain = capitaine
play-wins = victoires
play-draws = nulles
play-of_battles = des batailles

## Duels
play-duel-title = A { $one } contre B { $other }
play-duel-itself = { $name } contre sa réplique
play-duel-same = les deux camps ont les mêmes vaisseaux et le même capitaine : seules les places A et B peuvent faire une différence
play-duel-draws = nulles
play-duel-half = chacune vaut une demi-victoire
play-duel-length = { $count ->
    [one] { $count } bataille
   *[other] { $count } batailles
    }, { $turns } ± { $error } tours
play-duel-pairs = les batailles vont par paires, avec les mêmes dés et les camps échangés ; pour les erreurs, une paire est une seule observation
play-duel-ships = vaisseaux
play-duel-a_battle = par bataille
play-duel-times = fois
play-duel-fates = sort des vaisseaux
play-duel-other_ways = { $count ->
    [one] d’une autre façon ; --all la montre
   *[other] de { $count } autres façons ; --all les montre
    }

## Pronostics, évaluations, équilibrage
play-forecast-points = les pronostics ne portent pas sur la victoire aux points ; utilisez weigh
play-forecast-title = A { $one } contre B { $other }, { $battles ->
    [0] sans bataille
    [one] avec { $battles } bataille
   *[other] avec { $battles } batailles
    }
play-outlook = { $word ->
    [certain] presque certain : { $name }
    [very_likely] très probable : { $name }
    [likely] probable : { $name }
    [edge] léger avantage : { $name }
    [even] équilibré
   *[open] trop serré pour prédire
    }
play-ratio = { $one } : { $other }
play-between = { $low } à { $high } %
play-forecast-rate = { $outlook } ({ $ratio } ; A gagne { $between } des batailles, 19 fois sur 20)
play-forecast-reason = raison
play-forecast-moves = déplace les chances de
play-forecast-moved = { $points } pour { $letter }
play-forecast-counter = ▲  { $counter }
play-forecast-basis = { $basis } ; les raisons déplacent les chances de points de pourcentage du taux de victoire
play-weigh-so_far = { $rate }, { $fought } batailles sur { $asked }
play-weigh-rate = { $name } gagne { $rate } des batailles
play-weigh-battles = { $count ->
    [one] { $count } bataille
   *[other] { $count } batailles
    } : { $wins } gagnées, { $losses } perdues, { $draws } nulles ; capitaines : { $one }, { $other }
play-decided = { $decision ->
    [even] décidé après { $count } batailles : aucun camp n’est nettement meilleur
    [open] indécis après { $count ->
        [one] { $count } bataille
       *[other] { $count } batailles
        } ; davantage de batailles (-n) peuvent trancher
   *[better] décidé après { $count } batailles : { $name } est meilleur
    }
play-decide_itself = --decide ne s’utilise qu’avec des camps dont les vaisseaux ou les capitaines diffèrent
play-decide_two = --decide ne s’utilise qu’avec deux camps
play-weigh-forecast = pronostic : { $outlook }, { $ratio }
play-fair-so_far = { $tried ->
    [one] { $tried } changement
   *[other] { $tried } changements
    }, { $fought } batailles, { $fair } équilibrés jusqu’ici
play-fair-base = sans changement, { $name } gagne { $rate } de { $count } batailles
play-fair-change = changement
play-fair-points = points
play-fair-rate = { $name } gagne
play-fair-battles = batailles
play-fair-sure = équilibrée
play-fair-is = { $fair ->
    [yes] oui
   *[no] peut-être
    }
play-fair-tried = { $tried ->
    [one] { $tried } changement essayé
   *[other] { $tried } changements essayés
    } en { $fought } batailles ; points : l’avance du premier camp après le changement
play-fair-reliable = dans une étude de { $offers } { $kind ->
        [head_start] avances
       *[change] changements de ce genre
    }, de nouvelles batailles ont donné un taux de victoire de 45 à 55 % pour { $narrow }, et de 42 à 58 % pour { $wide }
play-fair-none = aucun des { $tried } changements ne s’est révélé équilibré en { $fought } batailles ; essayez avec plus de secondes
play-fair-given_up = aucun des { $tried } changements ne peut équilibrer la rencontre : { $fought } batailles les ont tous écartés, et plus de secondes n’y changeraient rien. Ajoutez des vaisseaux à { $weaker }, ou laissez-en de { $stronger } au port.
play-fair-no_more = Aucun autre changement ne peut équilibrer la rencontre, et plus de secondes n’y changeraient rien. Ajoutez des vaisseaux à { $weaker }, ou laissez-en de { $stronger } au port.
play-fair-pick =
    { $most ->
        [one] une seule proposition a été trouvée ; retirez --pick { $found }
       *[other] --pick doit être un nombre entier de 1 à { $most }, et non { $found }
    }
play-fair-name = { $one } et { $other }, équilibrés
play-fair-told = { $change } : { $name } gagne { $rate } de { $count } batailles

## Évaluation de vaisseaux
play-balance-twin = { $name } est le même vaisseau que { $other } et partage son résultat
play-balance-fought = { $count ->
    [one] { $count } bataille
   *[other] { $count } batailles
    } ; capitaine : { $captain }
play-balance-fought_each = { $count ->
    [one] { $count } bataille
   *[other] { $count } batailles
    }, { $each } pour chaque paire de vaisseaux ; capitaine : { $captain }
play-balance-draws = une partie nulle vaut une demi-victoire, un vaisseau contre lui-même aussi ; tous les adversaires comptent autant
play-balance-slot = Emplacement { $slot } de { $ship } contre { $field ->
    [one] { $field } adversaire
   *[other] { $field } adversaires
    } de référence
play-balance-among = { $count ->
    [one] { $count } vaisseau
   *[other] { $count } vaisseaux
    } les uns contre les autres
play-balance-field = { $count ->
    [one] { $count } vaisseau
   *[other] { $count } vaisseaux
    } contre { $field ->
    [one] { $field } adversaire
   *[other] { $field } adversaires
    } de référence
play-melee-title = Taux de victoire de { $sides } camps sur un plateau
play-melee-one = un joueur
play-melee-others = les { $count } autres joueurs ensemble
play-melee-seat = camp { $letter }
play-melee-captain = capitaine { $number }
play-melee-even = part égale
play-melee-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, { $drawn } sans vainqueur
play-melee-turns = les capitaines changent de place de partie en partie

play-seats = Taux de victoire selon l’ordre des tours : { $players } joueurs sur { $name }
play-seats-turn = place
play-seats-share = taux de victoire, intervalle à { $confidence } %
play-seats-even = une part égale serait de { $even } ; toutes les places peuvent l’avoir
play-seats-uneven = une part égale serait de { $even } ; inégalité certaine : { $seats }
play-seats-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
    }, { $drawn ->
    [0] aucune nulle
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
    } ; capitaine : { $captain } ; les dés désignent le premier joueur
play-no_slots = ce jeu n’a pas d’emplacements à comparer
play-no_seats = --seats demande un plateau ou une carte ; ce jeu se joue entre flottes entières
play-seats_one = --seats demande un seul plateau ou une seule carte ; vous en avez donné { $found }
play-seats_alone = --seats est incompatible avec --slot, --against, --among et --all
play-players_of_seats = --players ne s’utilise qu’avec --seats
play-balance-place = rang
play-balance-ship = vaisseau
play-balance-kind = nature
play-balance-rate = taux de victoire, intervalle à { $confidence } %
play-balance-could_be = rangs possibles
play-balance-given = { $sign } : vos vaisseaux ; les autres sont les adversaires de référence
play-balance-not_met = pas encore de bataille
play-balance-against_each = { $ship } contre chaque adversaire
play-balance-against = contre
play-balance-matrix = Taux de victoire en pour cent, ligne contre colonne
play-balance-held = en place
play-balance-choice = choix
play-balance-gain = gain en points de pourcentage
play-balance-together = les { $count } intervalles des différences sont valables simultanément à { $confidence } %
play-balance-best = le meilleur, sans aucun doute : { $name }
play-balance-best_found = le meilleur jusqu’ici : { $name } ; peut-être aussi bons : { $rivals }
play-balance-gained = { $gain } ({ $low } à { $high }){ $sure ->
    [yes] { "" }
   *[no] , incertain
    }

## Joueur au terminal
play-help-short = Tapez une réponse ou une commande : help, view, view A1, table, undo, captain, same, save FICHIER, quit. Entrée accepte la proposition.
play-help-view = view : vos vaisseaux et l’ennemi ; view A1 : détails d’un vaisseau, d’un hexagone ou d’un système ; table : vue d’ensemble
play-help-undo = undo : la question précédente, tant que rien n’est révélé
play-help-captain = captain : le capitaine le plus fort, « { $captain } », répond à cette question ; captain ship, turn ou rest : il répond aussi pour ce vaisseau, ce tour ou le reste de la bataille ; captain off : vous répondez de nouveau
play-help-same = same : répéter votre dernière réponse à cette question ; ask all : répondre à toutes les questions ; ask less : seulement à celles qui laissent un choix ; save FICHIER : enregistrer la bataille ; quit : quitter
play-seat-of = { $of } : { $text }
play-seat-advice = { $of }, selon le capitaine « { $captain } » : { $text }
play-seat-yes = oui
play-seat-no = non
play-seat-left = vous quittez la bataille
play-seat-keep = Enregistrer la bataille ? Tapez un nom de fichier, ou Entrée pour l’abandonner
play-seat-not_kept = la bataille n’a pas été enregistrée ; --save FICHIER l’enregistre toujours
play-seat-file_wanted = ajoutez un nom de fichier, comme : save bataille.json
play-seat-taken_back = annulé, aucun dé n’ayant été lancé depuis
play-seat-nothing_to_undo = il n’y a rien à annuler
play-seat-confirm = donner ces ordres ? oui, ou undo
play-seat-confirm_wanted = tapez oui, undo ou une commande de « help »
play-seat-captain_off = vous répondez de nouveau à toutes les questions
play-seat-ask_all = toutes les questions sont posées
play-seat-ask_less = les questions à une seule réponse raisonnable sont passées
play-seat-not_before = vous n’avez pas encore répondu à une question de ce genre
play-seat-not_understood = pas compris : { $problem }
play-seat-not_allowed = pas permis : { $problem }

## Plateaux
play-board-you = vous
play-board-not_now = { $answer } : pas au choix maintenant
play-board-or = { $first } ou { $last }
play-board-wanted = choisissez { $known }, et non « { $found } »
play-board-help = { $known } ; Entrée : { $usual }
play-board-piece = pièce « { $found } » inconnue ; choisissez parmi { $known }
play-board-chance = joue au hasard

## Simulation
play-many-failed = bataille { $battle }{ $of ->
    [none] { "" }
   *[other] { " " }de { $of }
    } (graine { $seed }) impossible à livrer : { $reason }
play-many-all_lost = tous les processus se sont arrêtés ; les { $fought } premières batailles sont livrées
play-many-ended = les processus se sont terminés avec le programme
play-many-lost = les processus se sont arrêtés : { $reason }
play-many-worker_lost = le processus des batailles { $first } à { $last }{ $of ->
    [none] { "" }
   *[other] { " " }de { $of }
    }{ $more ->
    [yes] { " " }et d’autres
   *[no] { "" }
    } s’est arrêté : { $reason }
play-many-cut_off = interrompu
play-cluster-extra = une grappe a besoin de la bibliothèque distributed, qui n’est pas installée : pip install distributed
play-cluster-address = « { $found } » n’est pas l’adresse d’un ordonnanceur dask, comme { "tcp://host:8786" }
play-cluster-no_answer = aucune grappe dask ne répond à { $address } : { $reason }
play-cluster-no_certificate = les réglages de dask n’indiquent aucun certificat pour TLS ; réglez distributed.comm.tls
play-cluster-no_workers = la grappe dask à { $address } n’a pas de processus

## Les parties comme documents
play-match = Partie
play-match-new = Nouvelle partie
play-match-set_up = une nouvelle partie demande des camps : préparez-la avec deux flottes ou un plateau
play-match-nothing_called = il n’y a pas de « { $name } » dans une partie
play-match-over = partie terminée
play-match-turn = partie, tour { $turn }

play-record = Partie sur papier
play-record-title = { $fleet } à la table
play-record-state = ce n’est pas un état de jeu ; il faut le contenu entier d’un fichier d’état de jeu, avec « game », « format », « kind » et « body »
play-record-fleet = une partie sur papier commence par une flotte : ouvrez-en une et tenez ses fiches

## Parties par fichiers
play-captains_lost = les capitaines de cette partie se sont arrêtés deux fois à la même décision
play-sent-other = ce fichier appartient à une autre partie
play-sent-changed = ce fichier ne continue pas votre partie : il change des choix déjà faits
play-sent-unsealed = les ordres de ce fichier ne sont pas ceux qui étaient scellés
play-sent-nothing = ce fichier ne continue pas votre partie
play-sent-version = ce fichier vient de MetaMaker { $theirs }, mais votre partie se joue avec { $ours }. Les deux joueurs doivent installer la même version, puis réécrire le fichier
play-sent-terms = ce fichier change les conditions de votre partie : { $option ->
    [captains] les joueurs des camps
    [last_turn] le dernier tour
    [damage] les dégâts d’avant la partie
    [encounter] l’engagement
    [survival] la partie de survie
   *[other] une option inconnue
}
play-sent-seal = le sceau de ce fichier ne correspond pas aux ordres de l’autre camp
play-sent-yours = ce fichier contient des ordres pour votre camp que vous n’avez pas donnés
play-sent-incomplete = la réponse de ce fichier ne répond pas à toutes les questions posées à l’autre camp
play-sent-outdated = la réponse de ce fichier porte sur d’autres ordres que ceux que vous avez scellés ; réécrivez le fichier pour l’autre camp
play-sent-keys = les clés de ce fichier ne sont pas celles de votre partie ; l’autre joueur doit réécrire le fichier

play-fill_nothing = aucune classe sans erreur ne tient dans une limite de { $limit }
play-fill_taken = les vaisseaux de la flotte prennent { $taken } de la limite de { $limit }, et aucun autre n’y tient
play-fill_no_roster = la flotte n’a pas de vaisseaux, donc aucune classe ne peut être choisie aussi souvent que dans la flotte ; choisissez une autre méthode
