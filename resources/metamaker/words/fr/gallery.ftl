### Galeries : ce que disent leurs pages, et ce qui ne va pas dans les dossiers dont elles sont faites.

gallery-title = Galerie de vaisseaux
gallery-skip = Aller au contenu
gallery-pages = Pages
gallery-search = Chercher
gallery-all = Toutes les flottes
gallery-compare = Comparer
gallery-compare_this = Comparer avec un autre
gallery-compare-design = Modèle { $number }
gallery-compare-table = Tous les nombres côte à côte ; le meilleur est marqué.
gallery-meetings = Rencontres
gallery-meetings-told = { $count ->
    [0] Pronostics pour chaque paire de flottes, sans bataille.
   *[other] Pronostics pour chaque paire de flottes, améliorés par { $count } batailles simulées par paire.
    } Le premier nombre est le pourcentage de batailles que gagne la flotte de la ligne.
gallery-meetings-caption = Pronostic pour la flotte de chaque ligne contre celle de chaque colonne
gallery-meetings-none = Il faut au moins deux flottes d’un jeu à pronostics.
gallery-feed = Flux
gallery-live = Fiches à cocher sur un téléphone
gallery-made_with = Fait avec MetaMaker { $version }.
gallery-picture_of = Image de { $name }
gallery-author = Auteur
gallery-licence = Licence
gallery-licence-none = aucune indiquée
gallery-tags = Étiquettes
gallery-seen = Dans cette galerie depuis
gallery-id = Identifiant
gallery-notes = Notes
gallery-numbers = Nombres
gallery-problems = Problèmes
gallery-problems-none = Aucun problème.
gallery-severity = { $severity ->
    [error] Erreur
    [warning] Avertissement
   *[note] Remarque
    }
gallery-take = Télécharger
gallery-open = Ouvrir dans MetaMaker
gallery-download = { $what ->
    [tabletop] Table pour Tabletop Simulator
    [json] Fichier (JSON)
    [a4] Fiches, A4 (PDF)
    [letter] Fiches, Letter (PDF)
   *[png] Image que MetaMaker peut ouvrir (PNG)
    }
gallery-code = Code de partage
gallery-code-told = Collez ce code dans toute conversation ; MetaMaker l’ouvre comme le même modèle.
gallery-copy = Copier
gallery-words = En texte
gallery-why = Pourquoi { $label } vaut { $value }
gallery-why-table = La même chose en tableau
gallery-why-line = Ligne
gallery-why-value = Ajoute
gallery-why-more = Un de plus ajoute
gallery-why-formulas = Formules
gallery-users = Vaisseaux de cette classe
gallery-users-none = Aucun vaisseau de la flotte n’est de cette classe.
gallery-versions = Autres modèles de ce nom
gallery-versions-same = le même modèle
gallery-designs = Modèles
gallery-fleets = Flottes
gallery-ships = { $count ->
    [one] { $count } vaisseau
   *[other] { $count } vaisseaux
    }
gallery-encounter = Engagement
gallery-encounters = Engagements
gallery-encounters-of = Engagements de cette flotte
gallery-forces = Rencontre
gallery-forces-other = La flotte de cette galerie est une autre version que celle de cet engagement.
gallery-forces-file = La flotte de cet engagement (JSON)
gallery-gist = Mise en place
gallery-odds = Pronostic
gallery-odds-rate = { $fleet } gagne { $between } des batailles, 19 fois sur 20.
gallery-odds-basis = { $count ->
    [0] Pronostic, sans bataille.
   *[other] D’après le pronostic et { $count } batailles simulées.
    }
gallery-odds-reasons = Raisons
gallery-odds-moves = Déplace les chances de
gallery-odds-moved = { $points } pour { $fleet }
gallery-command = Vaisseaux et chaîne de commandement
gallery-problem_count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
    }
gallery-problem_page = Problèmes des fichiers
gallery-refused = Fichiers inutilisables
gallery-flawed = Flottes avec des problèmes
gallery-counts = { $fleets ->
    [one] { $fleets } flotte
   *[other] { $fleets } flottes
    }, { $designs ->
    [one] { $designs } modèle
   *[other] { $designs } modèles
    }{ $encounters ->
    [0] {""}
    [one] , { $encounters } engagement
   *[other] , { $encounters } engagements
    }.
gallery-empty = Il n’y a encore rien ici.
gallery-no_script = La recherche et la comparaison demandent des scripts, désactivés ici. Le reste fonctionne sans.
gallery-words_wanted = Nom, auteur, étiquette ou tout autre mot
gallery-kind = Montrer
gallery-game = Jeu
gallery-tag = Étiquette
gallery-role = Rôle
gallery-range-another = Un autre nombre
gallery-quality = Qualité
gallery-any = tout
gallery-every-kind = Tout
gallery-range = Nombre de … à
gallery-range-number = Nombre
gallery-range-least = de
gallery-range-most = à
gallery-sort = Trier par
gallery-sort-name = nom
gallery-sort-new = nouveauté
gallery-sound = sans problèmes

## Script d’une galerie, qui remplace « # »
gallery-script-found = { $count } trouvés
gallery-script-none = Aucun résultat.
gallery-script-more = Montrer plus
gallery-script-compare = comparer
gallery-script-chosen = À comparer : { $count }
gallery-script-problems = Problèmes : { $count }
gallery-script-better = meilleur

## Problèmes
gallery-too_many = les dossiers contiennent plus de { $most } fichiers, la limite
gallery-no_place = ce dossier ou ce fichier n’existe pas
gallery-no_folder = la galerie a besoin d’un dossier, et ceci est un fichier
gallery-other_folder = ce dossier contient d’autres fichiers et pas de { $manifest } ; choisissez un dossier vide, ou celui d’une galerie
gallery-address = l’adresse doit être entière, http ou https compris, et non « { $found } »

## Messages de la commande
gallery-bar = flottes
gallery-wrote = { $fleets ->
    [one] { $fleets } flotte
   *[other] { $fleets } flottes
    }, { $designs ->
    [one] { $designs } modèle
   *[other] { $designs } modèles
    }{ $encounters ->
    [0] {""}
    [one] , { $encounters } engagement
   *[other] , { $encounters } engagements
    } dans { $folder } : { $changed } refaites, { $removed } retirées. Ouvrez { $page } dans un navigateur.
gallery-bad_address = l’adresse d’une galerie est en HTTPS, sans nom d’utilisateur ni mot de passe
gallery-no_index = ce n’est pas l’index d’une galerie
gallery-entry_length = une entrée de l’index est abîmée : elle n’a pas { $count } parties
gallery-no_design = le modèle indiqué par l’index manque dans ce fichier
gallery-other_content = l’index annonce { $found }, mais c’est un autre document
gallery-unreachable = téléchargement impossible : { $reason }
gallery-slow = téléchargement impossible : cela prend trop longtemps
gallery-silent = le serveur ne répond pas ; réessayez plus tard
gallery-untrusted = le certificat du serveur n’est pas fiable : { $reason }
gallery-bad_answer = la réponse du serveur est endommagée ou incomplète, ou son en-tête est trop long
gallery-redirects = téléchargement impossible : le serveur redirige plus de { $most } fois
gallery-leads_elsewhere = téléchargement impossible : le serveur redirige vers { $place }, hors de cette galerie
gallery-tabletops_address = les images des pions demandent l’adresse de la galerie : ajoutez --address
