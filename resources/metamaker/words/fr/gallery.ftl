### Galeries : ce que disent leurs pages, et ce qui ne va pas dans les dossiers dont elles sont faites.

gallery-title = Galerie de vaisseaux
gallery-skip = Aller au contenu
gallery-pages = Pages
gallery-search = Chercher
gallery-all = Toutes les flottes
gallery-compare = Comparer
gallery-compare_this = Comparer avec un autre
gallery-compare-one = Premier
gallery-compare-other = Second
gallery-compare-table = Tous les nombres côte à côte ; ce qui est meilleur est marqué.
gallery-meetings = Rencontres
gallery-meetings-told = Ce que des flottes feront sans doute l’une contre l’autre, sans bataille : la part des rencontres que gagne la flotte de la ligne.
gallery-meetings-caption = Part de victoires de la flotte de chaque ligne contre celle de chaque colonne
gallery-meetings-none = Il n’y a pas ici deux flottes dont on puisse le dire.
gallery-feed = Flux
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
gallery-problems-none = Aucun problème n’a été trouvé.
gallery-severity = { $severity ->
    [error] Erreur
    [warning] Avertissement
   *[note] Remarque
    }
gallery-take = Emporter
gallery-open = Ouvrir dans MetaMaker
gallery-download = { $what ->
    [json] Fichier (JSON)
    [a4] Impression, A4 (PDF)
    [letter] Impression, Letter (PDF)
   *[png] Image qui se rouvre (PNG)
    }
gallery-code = Code de partage
gallery-code-told = MetaMaker ouvre ce code comme le même modèle ; il se colle dans toute conversation.
gallery-copy = Copier
gallery-words = En toutes lettres
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
gallery-forces = Qui rencontre qui
gallery-forces-other = La flotte de cette galerie est une autre version que celle qui combat ici.
gallery-forces-file = La flotte telle qu’elle combat ici (JSON)
gallery-gist = Mise en place
gallery-odds = Pronostic
gallery-odds-rate = { $fleet } gagnera probablement { $percent } % des batailles.
gallery-command = Vaisseaux et chaîne de commandement
gallery-problem_count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
    }
gallery-problem_page = Problèmes des fichiers
gallery-refused = Fichiers qui ne peuvent être montrés
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
gallery-no_script = Chercher et comparer demandent des scripts, qui ne sont pas exécutés ici ; tout le reste s’en passe.
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

## Ce que dit le script d’une galerie ; « # » tient la place de ce qu’il y met.
gallery-script-found = { $count } trouvés
gallery-script-none = Rien n’a été trouvé.
gallery-script-more = Montrer plus
gallery-script-compare = comparer
gallery-script-chosen = À comparer : { $count }
gallery-script-problems = Problèmes : { $count }
gallery-script-forecast = La première flotte gagnera sans doute { $count } des rencontres.
gallery-script-better = meilleur

## Problèmes
gallery-too_many = attendu : { $most } fichiers au plus ; trouvé : davantage
gallery-no_place = attendu : un dossier ou un fichier ; trouvé : ni l’un ni l’autre
gallery-no_folder = attendu : un dossier pour la galerie ; trouvé : un fichier
gallery-other_folder = attendu : un dossier vide ou une galerie ; trouvé : d’autres fichiers et pas de { $manifest }
gallery-address = attendu : une adresse entière, http ou https compris ; trouvé : « { $found } »

## Ce que dit la commande
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
gallery-bad_address = attendu : l’adresse HTTPS d’une galerie, sans nom ni mot de passe
gallery-no_index = attendu : l’index d’une galerie ; trouvé : autre chose
gallery-entry_length = attendu : une entrée de { $count } parties ; trouvé : un autre nombre
gallery-no_design = attendu : le modèle que nomme l’index ; trouvé : un fichier sans lui
gallery-other_content = attendu : { $found }, comme le dit l’index ; trouvé : un autre document
gallery-unreachable = impossible de le recevoir : { $reason }
gallery-slow = impossible de le recevoir : cela prend trop longtemps
gallery-silent = l’hôte ne répond pas
gallery-untrusted = le certificat de l’hôte n’est pas fiable : { $reason }
gallery-bad_answer = la réponse de l’hôte est endommagée ou incomplète, ou son en-tête est trop long
gallery-redirects = impossible de le recevoir : l’hôte mène d’une adresse à l’autre plus de { $most } fois
gallery-leads_elsewhere = impossible de le recevoir : l’hôte mène à { $place }, hors de cette galerie
