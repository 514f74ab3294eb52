### Batailles : qui se rencontre, ce qui en résulte, la place à la table, les batailles enregistrées.

## Qui rencontre qui
play-a_replay = une bataille enregistrée
play-two_fleets = attendu : deux flottes ; trouvé : { $found }
play-one_file = attendu : un fichier ; trouvé : { $found }
play-sides = attendu : de { $least } à { $most } camps, ou un fichier qui en a plusieurs ; trouvé : { $found }
play-two_sides = attendu : deux camps ; trouvé : { $found }
play-one_survivor = attendu : une flotte pour un parcours de survie ; trouvé : { $found }
play-no_survival = attendu : un jeu à parcours de survie ; trouvé : { $game }
play-names_wanted = attendu : des noms de vaisseaux ou de classes après # ; trouvé : « #{ $found } »
play-flawed = { $problem }{ $more ->
    [0] { "" }
    [one] , et { $more } autre erreur
   *[other] , et { $more } autres erreurs
    } ; au combat seulement avec --anyway
play-flaws = { $problem }{ $more ->
    [0] { "" }
    [one] , et { $more } autre erreur
   *[other] , et { $more } autres erreurs
    }
play-captains = attendu : des capitaines parmi { $known } ; trouvé : « { $found } »{ $meant }
play-captains_number = attendu : un capitaine, ou un pour chacun des { $sides } camps ; trouvé : { $found }
play-one_captain = attendu : un seul capitaine, pour tous les vaisseaux ; trouvé : « { $found } »
play-one_ship = attendu : un seul vaisseau pour --slot, FICHIER#VAISSEAU ; trouvé : { $found }
play-same_rules = attendu : l’édition et les règles de { $file } ; trouvé : d’autres
play-no_ship = attendu : au moins un vaisseau ; trouvé : aucun
play-side_wanted = attendu : { $known } pour --side ; trouvé : « { $found } »
play-fleets_or_replay = attendu : des flottes ou --replay ; trouvé : les deux
play-as_of_together = attendu : --replay, --as-of et -o ensemble ; trouvé : une partie seulement
play-among_alone = attendu : --among sans --slot ni --against ; trouvé : les deux
play-among_two = attendu : au moins deux vaisseaux différents pour --among ; trouvé : { $found }
play-no_opponents = attendu : des adversaires ; trouvé : seulement le vaisseau lui-même
play-board_one = attendu : un plateau ; trouvé : { $found }
play-board_no_sides = un plateau n’a pas de camps à choisir ; trouvé : « { $found } »

## Batailles enregistrées
play-encounter = Engagement
play-an_encounter = un engagement qui existe
play-wish = { $problem }
play-table_wanted = attendu : longueur et largeur de la table en cm, comme 180x120 ; trouvé : « { $found } »
play-no_encounter_there = attendu : un nouveau nom ou un engagement à remplacer ; trouvé : un fichier d’une autre sorte
play-encounter_wanted = attendu : la préparation d’un engagement, comme ce jeu la connaît
play-no_encounters = { $game } n’a pas d’engagements
play-fleet_only = attendu : une bataille enregistrée ; trouvé : une flotte, mais il en faut deux pour une bataille
play-other_version = bataille enregistrée par la version { $written } ; la version { $ours } en livre peut-être une autre
play-no_replay_there = attendu : un nouveau nom, ou une bataille enregistrée à remplacer ; trouvé : un fichier d’une autre sorte
play-game_wanted = attendu : « { $game } » ; trouvé : « { $found } »
play-replay_captains = attendu : aucun, ou { $seats } parmi { $known } ; trouvé : { $found }
play-replay_rulings = rulings doit être un nombre entier de 1 à { $most }, et non { $found } ; une version plus récente de MetaMaker a peut-être écrit ce fichier
play-replay_option = attendu : l’un de { $known }{ $meant }
play-replay_damage = attendu : un état de jeu ou null pour chacun des { $sides } camps
play-replay_survival = attendu : vrai ou faux ; trouvé : { $found }
play-replay_last_turn = attendu : un nombre entier de 0 à { $most } ; trouvé : { $found }
play-replay_keys = les clés des deux endroits sont endommagées : redemandez le fichier
play-script = { $problem } ; écrit par la version { $written }, la version { $ours } joue autrement
play-script-surplus = attendu : plus aucun choix après la fin de la bataille ; trouvé : { $count } de plus
play-script-missing = attendu : la réponse { $of ->
    [side] d’un camp
   *[other] de { $of }
    } ({ $kind }) ; trouvé : aucune
play-script-illegal = attendu : une réponse permise ; { $reason } ({ $rule })
play-answer = { $place } : { $problem }
play-answer-list = attendu : une liste qui commence par l’un de { $known }

## Ce qui se raconte d’une bataille
play-losses = Pertes
play-losses_so_far = Pertes jusqu’ici ; les choix de la bataille enregistrée finissent là
play-end = La fin
play-end_so_far = La fin jusqu’ici ; les choix de la bataille enregistrée finissent là
play-won = victoire du camp { $side }
play-drawn = aucun vainqueur
play-none_fought = aucune bataille livrée
play-stopped = arrêt après { $fought } batailles sur { $asked }
play-interval = { $found } ({ $low } à { $high })
play-win_rate = taux de victoire, intervalle à { $confidence } %
play-side = camp
play-captain = capitaine
play-wins = victoires
play-draws = nuls
play-of_battles = des batailles

## Duels
play-duel-title = A { $one } contre B { $other }
play-duel-itself = { $name } contre sa réplique
play-duel-same = les deux camps ont les mêmes vaisseaux et le même capitaine : seul peut compter qui commence en A ou en B
play-duel-draws = nuls
play-duel-half = chacun vaut une demi-victoire
play-duel-length = { $count ->
    [one] { $count } bataille
   *[other] { $count } batailles
    }, { $turns } ± { $error } tours
play-duel-pairs = deux batailles ont à chaque fois les mêmes dés, camps échangés ; les erreurs comptent une telle paire pour une seule observation
play-duel-ships = vaisseaux
play-duel-a_battle = par bataille
play-duel-times = fois
play-duel-fates = sort des vaisseaux
play-duel-other_ways = { $count ->
    [one] d’une autre façon, que montre --all
   *[other] de { $count } autres façons, que montre --all
    }

## Pronostics, flottes pesées, rencontres équilibrées
play-forecast-title = A { $one } contre B { $other }, sans bataille
play-forecast-rate = { $name } gagne { $rate }
play-forecast-reason = { $letter } { $points }  { $reason }
play-forecast-counter = ▲  { $counter }
play-forecast-basis = { $basis } ; les chiffres en tête sont des points de taux de victoire
play-weigh-so_far = { $rate }, { $fought } batailles sur { $asked }
play-weigh-rate = { $name } gagne { $rate }
play-weigh-battles = { $count ->
    [one] { $count } bataille
   *[other] { $count } batailles
    } : { $wins } gagnées, { $losses } perdues, { $draws } nulles ; capitaines : { $one }, { $other }
play-weigh-verdict = { $verdict ->
    [first] { $one } a l’avantage
    [second] { $other } a l’avantage
    [even] une rencontre équilibrée
   *[open] il faut plus de batailles pour dire qui a l’avantage
    }
play-weigh-forecast = le pronostic était { $rate }
play-fair-so_far = { $tried } changements, { $fought } batailles, { $fair } équilibrés jusqu’ici
play-fair-base = telle quelle, { $name } gagne { $rate }, { $count } batailles
play-fair-change = changement
play-fair-points = points
play-fair-rate = { $name } gagne
play-fair-battles = batailles
play-fair-sure = équilibrée
play-fair-is = { $fair ->
    [yes] oui
   *[no] peut-être
    }
play-fair-tried = { $tried } changements essayés en { $fought } batailles ; points : ce que le premier camp a de plus ensuite
play-fair-none = aucun de { $tried } changements ne s’est révélé équilibré en { $fought } batailles : plus de secondes en trouveraient peut-être un
play-fair-given_up = aucun de { $tried } changements ne peut être équilibré : { $fought } batailles les ont tous écartés, et plus de secondes n’y changeraient rien. Ajoutez des vaisseaux à { $weaker }, ou laissez-en de { $stronger } à la maison.
play-fair-pick =
    { $most ->
        [one] une seule proposition a été trouvée ; retirez --pick { $found }
       *[other] --pick doit être un nombre entier de 1 à { $most }, et non { $found }
    }
play-fair-name = { $one } et { $other }, équilibrés
play-fair-told = { $change } : { $name } gagne { $rate } de { $count } batailles

## Vaisseaux pesés
play-balance-twin = { $name } est le même vaisseau que { $other }, pesé sous ce nom
play-balance-fought = { $count ->
    [one] { $count } bataille
   *[other] { $count } batailles
    } ; capitaine : { $captain }
play-balance-fought_each = { $count ->
    [one] { $count } bataille
   *[other] { $count } batailles
    }, { $each } pour chaque paire de vaisseaux ; capitaine : { $captain }
play-balance-draws = un nul vaut une demi-victoire, la rencontre avec soi-même aussi ; tous les adversaires comptent autant
play-balance-slot = Emplacement { $slot } de { $ship } contre un plateau de { $field } adversaires
play-balance-among = { $count ->
    [one] { $count } vaisseau
   *[other] { $count } vaisseaux
    } les uns contre les autres
play-balance-field = { $count ->
    [one] { $count } vaisseau
   *[other] { $count } vaisseaux
    } contre un plateau de { $field } adversaires
play-melee-title = { $sides } camps sur un plateau : ce que chacun gagne
play-melee-one = une place
play-melee-others = les { $count } autres places ensemble
play-melee-seat = camp { $letter }
play-melee-captain = capitaine { $number }
play-melee-even = à égalité
play-melee-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, { $drawn } sans vainqueur
play-melee-turns = les capitaines changent de place de partie en partie

play-seats = Ce que gagne chaque place : { $players } joueurs sur { $name }
play-seats-turn = tour
play-seats-share = gagne, intervalle à { $confidence } %
play-seats-even = { $even } chacun serait équilibré, et toutes les places peuvent l’avoir
play-seats-uneven = { $even } chacun serait équilibré ; déséquilibre certain : { $seats }
play-seats-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
    }, { $drawn ->
    [0] aucune nulle
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
    } ; capitaine : { $captain } ; les dés disent qui commence
play-no_seats = personne n’a de place dans ce jeu : des forces entières s’y rencontrent
play-seats_one = un seul plateau ou une seule carte était attendu pour --seats, trouvé { $found }
play-seats_alone = --seats va sans --slot, --against, --among ni --all
play-players_of_seats = --players va avec --seats
play-balance-place = rang
play-balance-ship = vaisseau
play-balance-kind = nature
play-balance-rate = taux, intervalle à { $confidence } %
play-balance-could_be = rangs possibles
play-balance-given = { $sign } : à peser ; les autres sont les adversaires
play-balance-not_met = pas encore de rencontre
play-balance-against_each = { $ship } contre chacun
play-balance-against = contre
play-balance-matrix = Pourcentage gagné, ligne contre colonne
play-balance-held = en place
play-balance-choice = choix
play-balance-gain = gain sur maintenant, en points
play-balance-together = les intervalles des différences sont assez larges pour valoir tous les { $count } ensemble à { $confidence } %
play-balance-best = le meilleur : { $name }, sans aucun doute
play-balance-best_found = le meilleur trouvé : { $name } ; peut-être aussi bons : { $rivals }
play-balance-gained = { $gain } ({ $low } à { $high }){ $sure ->
    [yes] { "" }
   *[no] , pas sûr
    }

## La place à la table
play-help-short = une réponse, ou : help, view, view A1, table, undo, captain, same, save FICHIER, quit ; une ligne vide : ce que dit l’indication
play-help-view = view : ses vaisseaux et l’ennemi ; view A1 : tout sur un vaisseau, un hexagone ou un système ; table : où en sont tous
play-help-undo = undo : la question d’avant, tant que rien n’est révélé
play-help-captain = captain : le capitaine « { $captain } », le plus fort, répond ; captain ship, turn, rest : et à tout pour ce vaisseau, ce tour, la bataille ; captain off : plus à rien
play-help-same = same : votre dernière réponse ici ; ask all : poser toutes les questions, ask less : seulement celles qui laissent un choix ; save FICHIER ; quit
play-seat-of = { $of } : { $text }
play-seat-advice = { $of }, par le capitaine « { $captain } » : { $text }
play-seat-yes = oui
play-seat-no = non
play-seat-left = vous quittez la bataille
play-seat-keep = garder la bataille ? le nom d’un fichier, ou une ligne vide pour ne rien garder
play-seat-not_kept = la bataille n’a pas été gardée ; --save FICHIER la garde toujours
play-seat-file_wanted = attendu : le nom d’un fichier, save bataille.json
play-seat-taken_back = repris, aucun dé n’ayant roulé depuis
play-seat-nothing_to_undo = il n’y a rien à reprendre
play-seat-confirm = donner ces ordres ? oui, ou undo
play-seat-confirm_wanted = pas compris ; attendu : oui, undo ou un mot de « help »
play-seat-captain_off = vous répondez à toutes les questions
play-seat-ask_all = toutes les questions sont posées
play-seat-ask_less = ce qui ne laisse pas de choix raisonnable est passé
play-seat-not_before = aucune réponse de ce genre jusqu’ici
play-seat-not_understood = pas compris : { $problem }
play-seat-not_allowed = pas permis : { $problem }

## Plateaux
play-board-you = vous
play-board-not_now = { $answer } : pas au choix maintenant
play-board-or = { $first } ou { $last }
play-board-wanted = attendu : { $known } ; trouvé : « { $found } »
play-board-help = { $known } ; une ligne vide : { $usual }
play-board-piece = attendu : l’un de { $known } ; trouvé : « { $found } »
play-board-chance = joue au hasard

## Beaucoup de batailles
play-many-failed = bataille { $battle }{ $of ->
    [none] { "" }
   *[other] { " " }de { $of }
    } (graine { $seed }) impossible à livrer : { $reason }
play-many-all_lost = tous les processus sont perdus, les { $fought } premières batailles ont été livrées
play-many-lost = les processus sont perdus : { $reason }
play-many-worker_lost = processus perdu avec les batailles { $first } à { $last }{ $of ->
    [none] { "" }
   *[other] { " " }de { $of }
    }{ $more ->
    [yes] { " " }et d’autres
   *[no] { "" }
    } : { $reason }
play-many-cut_off = coupé en route
play-cluster-extra = une grappe a besoin de la bibliothèque distributed, qui n’est pas installée : pip install distributed
play-cluster-address = attendu : l’adresse d’un ordonnanceur dask, telle que { "tcp://host:8786" } ; trouvé : « { $found } »
play-cluster-no_answer = aucune grappe dask ne répond à { $address } : { $reason }
play-cluster-no_certificate = les réglages de dask n’indiquent aucun certificat pour TLS ; réglez distributed.comm.tls
play-cluster-no_workers = la grappe dask à { $address } n’a pas de processus

## Étalonnage
play-calibrate-stopped = arrêté : les batailles livrées restent dans { $folder }, et la même commande continue
play-calibrate-written = écrits : report.json et report.md dans { $folder }

## Les parties comme documents
play-match = Partie
play-match-new = Nouvelle partie
play-match-set_up = camps attendus, aucun trouvé : une partie se prépare
play-match-nothing_called = rien dans une partie ne s’appelle « { $name } »
play-match-over = partie terminée
play-match-turn = partie, tour { $turn }

play-record = Relevé
play-record-title = { $fleet } à la table
play-record-state = ce n’est pas un état de jeu ; il faut le contenu entier d’un fichier d’état de jeu, avec « game », « format », « kind » et « body »
play-record-fleet = flotte attendue dont les fiches sont tenues, aucune trouvée : un relevé commence par elle

## Les parties qui vont et viennent
play-captains_lost = les capitaines de cette partie ne répondent plus : leur processus s’est arrêté deux fois à la même décision
play-sent-other = c’est le fichier d’une autre partie
play-sent-changed = ce fichier ne continue pas votre partie : des choix déjà faits y sont autres
play-sent-unsealed = les ordres de ce fichier ne sont pas ceux qui étaient scellés
play-sent-nothing = rien dans ce fichier ne continue votre partie
play-sent-version = ce fichier vient de MetaMaker { $theirs } et votre partie se joue avec { $ours } : installez la même version aux deux endroits, puis réécrivez le fichier
play-sent-terms = ce fichier change les conditions de votre partie : { $option ->
    [captains] qui joue les camps
    [last_turn] le dernier tour
    [damage] les dégâts d’avant la partie
    [encounter] la rencontre
    [survival] la course à la survie
   *[other] une option inconnue
}
play-sent-seal = le sceau de ce fichier ne couvre pas les ordres de l’autre camp, tous et aucun autre
play-sent-yours = ce fichier contient des ordres pour votre camp que vous n’avez pas donnés
play-sent-incomplete = la réponse de ce fichier ne répond pas à toutes les questions posées à l’autre camp
play-sent-outdated = la réponse de ce fichier porte sur d’autres ordres que ceux que vous avez scellés : réécrivez le fichier pour l’autre camp
play-sent-keys = les clés de ce fichier ne sont pas celles de votre partie : l’autre camp doit réécrire le fichier
