### L’aide des commandes et de leurs options. Une commande a son propre texte là où une option a pour elle un autre sens.

## La page d’aide
help-usage = Usage : { $rest }
help-section = { $name ->
    [Arguments] Arguments
    [Commands] Commandes
   *[Options] Options
    } :
help-extra-default = par défaut : { $value }
help-extra-variable = variable : { $value }
help-extra-required = obligatoire
help-extra-bounds = { $bounds ->
    [both] de { $least } à { $most }
    [least] au moins { $least }
   *[most] au plus { $most }
    }
help-extra-both = { $first } ; { $rest }

## Mots à remplacer
help-place-attacker = TIREUR
help-place-target = CIBLE
help-place-orders = ORDRES
help-place-arc = ARC
help-place-word = MOT
help-place-address = ADRESSE
help-place-site = SITE
help-place-args = ARGUMENTS
help-place-class = CLASSE
help-place-code = CODE
help-place-command = COMMANDE
help-place-dir = DOSSIER
help-place-file = FICHIER
help-place-folder = DOSSIER
help-place-filled = REMPLI
help-place-format = FORMAT
help-place-game = JEU
help-place-guide = GUIDE
help-place-in = ENTRÉE
help-place-ink = ENCRE
help-place-kind = GENRE
help-place-kinds = SORTES
help-place-key = CLÉ
help-place-onto = OÙ
help-place-ref = REF
help-place-value = VALEUR
help-place-what = QUOI
help-place-lang = LANGUE
help-place-name = NOM
help-place-options = OPTIONS
help-place-out = SORTIE
help-place-pack = UNIVERS
help-place-parts = ÉLÉMENTS
help-place-ranges = PAGES
help-place-shell = TERMINAL
help-place-ship = VAISSEAU
help-place-stat = NOMBRE
help-place-turn = TOUR
help-place-verb = COMMANDE
help-place-words = MOTS

## Commandes
help-verb-metamaker = Concevoir des vaisseaux pour jeux de figurines : chaque nombre expliqué, des fiches à imprimer, des flottes en un fichier.
help-verb-new = Créer une flotte de deux petits vaisseaux réglementaires.
help-verb-add = Ajouter un vaisseau, une classe, une arme ou un élément.
help-verb-rename = Renommer un vaisseau, une classe ou un autre élément.
help-verb-set = Changer une propriété ; sans CLÉ, les lister.
help-verb-merge = Réunir plusieurs flottes en une seule.
help-verb-fill = Compléter une flotte jusqu’à une limite.
help-verb-confirm =
    Confirmer les valeurs de combat par des batailles.

    Le code de sortie est 1 si le fichier avait d’autres facteurs pour les mêmes modèles.
help-verb-log = Voir ou remplir les journaux des vaisseaux.
help-verb-universe = Faire un univers (éléments à partager) à partir d’une flotte.
help-verb-use = Importer un univers (éléments partagés) dans une flotte.
help-verb-update = Mettre à jour les éléments d’une flotte tirés d’un univers.
help-verb-check =
    Lister tous les problèmes des modèles et de la flotte.

    Le code de sortie est 1 s’il y a une erreur.
help-verb-state = Lire les dégâts de fiches remplies à l’écran.
help-verb-stats = Montrer les nombres de chaque vaisseau et de la flotte.
help-verb-explain = Montrer le calcul d’un nombre d’un vaisseau.
help-verb-sheets =
    Imprimer les fiches des vaisseaux, ou les contrôler.

    Avec --proof, le code de sortie est 1 s’il y a une erreur.
help-verb-pages = Imprimer le reste du jeu : ordre de bataille, tables…
help-verb-pack = Imprimer en un PDF tout ce qu’il faut à une partie.
help-verb-picture = Dessiner la flotte en une image que MetaMaker peut rouvrir.
help-verb-tokens = Dessiner des pions pour tables virtuelles.
help-verb-table = Dresser une table pour Tabletop Simulator ou VASSAL.
help-verb-live = Faire des fiches à cocher sur un téléphone.
help-verb-gallery = Faire une galerie web de dossiers de flottes.
help-verb-text = Montrer les vaisseaux en texte, pour messageries et forums.
help-verb-code = Montrer une flotte ou un vaisseau en code de partage.
help-verb-open = Enregistrer en JSON la flotte d’un code de partage.
help-verb-convert = Enregistrer en JSON la flotte d’un PDF ou d’un vieux fichier.
help-verb-fleet = Montrer ordre de bataille, totaux, commandement, figurines.
help-verb-rules = Chercher dans les règles.
help-verb-diff =
    Montrer les différences entre deux flottes ou deux modèles.

    Trois à cinq modèles sont montrés côte à côte, avec tous leurs nombres.
help-verb-schema = Afficher le JSON Schema des fichiers ou d’une réponse.
help-verb-samples = Lister les exemples de tous les jeux, ou en copier.
help-verb-battle = Livrer une bataille et la raconter tour par tour.
help-verb-duel =
    Livrer beaucoup de batailles et compter qui gagne.

    Les camps échangent leurs places.
help-verb-encounter = Tirer aux dés la mise en place : positions, terrain, vitesses.
help-verb-odds =
    Montrer le dé pour toucher, et l’effet probable.

    Plusieurs cibles ou distances sont comparées.
help-verb-forecast = Pronostiquer le résultat d’une rencontre, avec ses raisons.
help-verb-review =
    Analyser la chance, les tournants et les dégâts d’une partie.

    Avec --orders, trouver les ordres qui ont coûté des chances : des batailles comparent d’autres ordres du meilleur capitaine.
    Avec --record, noter la partie dans un carnet ; sans partie, montrer ce carnet.
help-verb-weigh = Estimer le taux de victoire de deux flottes par des batailles.
help-verb-fair =
    Équilibrer une rencontre par de petits changements.

    Le code de sortie est 1 si aucun ne l’équilibre.
help-verb-balance =
    Évaluer des vaisseaux contre d’autres, ou un emplacement.

    Avec --seats, montrer le taux de victoire de chaque place dans l’ordre des tours d’un plateau ou d’une carte.
help-verb-play = Commander un camp ou plusieurs dans le terminal.
help-verb-self-test =
    Vérifier que MetaMaker fonctionne sur cet ordinateur.

    Le code de sortie est 1 si une étape échoue.
help-verb-window = Ouvrir l’application.
help-verb-help = Montrer ce que fait une commande, et ses options.
help-verb-guide = Lire un guide, ou lister les guides.
help-verb-completion = Montrer ou installer la complétion du terminal.

## Options et arguments
help-option-against = Flotte ou FICHIER#VAISSEAU à la place des adversaires de référence ; répétable.
help-option-among = Évaluer ces vaisseaux entre eux seulement.
help-option-anyway = Accepter les modèles qui ont des erreurs.
help-option-as_json = Répondre en JSON.
help-option-as_of = Avec --replay : imprimer les fiches avec les dégâts d’après ce tour.
help-option-binding = Marge supplémentaire du côté de la reliure.
help-option-blank = Imprimer des fiches vides, à remplir à la main.
help-option-brief = Montrer seulement les dégâts et les pertes de chaque vaisseau.
help-option-decide = Arrêt dès que le meilleur camp est connu, ou qu’aucun n’est nettement meilleur ; -n est la limite.
help-option-captains = Le capitaine (joueur simulé) de chaque camp, p. ex. plain,careful ; un seul pour les deux.
help-option-classes = Montrer chaque classe une fois, au lieu de chaque vaisseau.
help-option-cluster = Livrer les batailles sur une grappe Dask de plusieurs ordinateurs.
help-option-dots = Résolution des fichiers PNG, en points par pouce.
help-option-embed = Données jointes, pour que MetaMaker puisse rouvrir le document : la flotte, les seuls vaisseaux imprimés, ou rien.
help-option-file = La flotte à lire (JSON, PDF, PNG ou code de partage ; - pour l’entrée standard).
help-option-files = Les flottes à lire (JSON, PDF, PNG ou codes de partage ; - pour l’entrée standard).
help-option-fillable = Ajouter des champs à cocher et à remplir à l’écran.
help-option-filled = Le PDF rempli.
help-option-fleets = Deux flottes, ou le fichier d’un engagement ; FICHIER#VAISSEAU,VAISSEAU : quelques vaisseaux.
help-option-font = Police TrueType pour les caractères absents de la police fournie ; répétable.
help-option-force = Remplacer tout fichier de ce nom.
help-option-game = Le jeu : metaverse (par défaut), cosmoforce, cosmoclysm ou cosmos_commanders.
help-option-head_start = Victoire aux points, avec une avance pour un camp, comme b14 ; avec b14@6, il gagne à égalité à partir du tour 6.
help-option-help = Montrer cette aide.
help-option-dry_run = Montrer ce qui serait fait, sans rien écrire.
help-option-fix = Appliquer les corrections que propose l’application.
help-option-key = La propriété, de la liste de `metamaker set FICHIER REF`.
help-option-onto = Où l’ajouter : une référence, un vaisseau, une classe ou une équipe.
help-option-ref = Une référence comme NOM/core, ou le nom d’un vaisseau, d’une classe, d’une arme ou d’un élément.
help-option-value = La nouvelle valeur ; - pour aucune.
help-option-what = Un type d’élément, comme class ou weapon ; un élément, comme bridge ; ou le nom d’une classe, pour en ajouter un vaisseau.
help-option-ink = Style d’impression, en général colour, grey ou line (économie d’encre).
help-option-install = Installer la complétion au lieu de l’afficher.
help-option-files_kind = Un PDF, ou un fichier par page (svg ou png) ; par défaut selon l’extension de SORTIE.
help-option-landscape = Orientation de la page.
help-option-language = La langue des réponses et des pages : { $languages }.
help-option-last_turn = S’arrêter après le tour N (0 : limite par défaut).
help-option-length = Nombre maximal de caractères par partie.
help-option-margins = Marges : un seul nombre, ou gauche,haut,droite,bas.
help-option-markdown = Écrire en Markdown, ou en texte simple.
help-option-short = Lister seulement les classes (nombre et valeur), les escadrilles, les totaux et la limite.
help-option-mirrored = Inverser les marges des pages paires (recto verso).
help-option-name = Le nom du document.  [par défaut : selon le jeu, comme Nouvelle flotte]
help-option-names = Les exemples à copier ; sans nom, les lister tous.
help-option-more = D’autres modèles, pour un tableau de tous les nombres.
help-odds-attacker = Le vaisseau qui tire : FICHIER#VAISSEAU ou FICHIER#CLASSE.
help-odds-targets = Une ou plusieurs cibles à comparer : FICHIER#VAISSEAU ou FICHIER#CLASSE.
help-odds-distance = La distance en cm (30 par défaut) ; répétable, pour comparer des distances.
help-odds-arc = L’arc touché de la cible : fore (avant), port (bâbord), starboard (tribord) ou aft (arrière).
help-odds-facing = L’arc du tireur vers la cible ; par défaut celui qui tire le plus.
help-odds-weapon = Une arme qui tire, par nom ou identifiant ; par défaut toutes celles qui portent. Répétable.
help-odds-volley = Un seul jet pour toutes les armes (tir en bordée).
help-odds-manoeuvre = Les ordres de mouvement du tireur, p. ex. « EM2 RL », ou drift (dérive).
help-odds-target_manoeuvre = Les ordres de mouvement de la cible.
help-odds-speed = La vitesse du tireur après son mouvement ; par défaut 20 cm, ou la vitesse initiale (Cosmoforce).
help-odds-target_speed = La vitesse de la cible après son mouvement.
help-odds-heat = La chaleur du tireur (Cosmoforce).
help-odds-ew = La guerre électronique : silent (arrêtée), elint, stealth (furtivité), compromised (furtivité perdue) ou pods. Répétable.
help-odds-terrain = Ce qui entoure les deux vaisseaux : clear (rien), nebula (nébuleuse) ou ionised (gaz ionisé).
help-odds-trials = Le nombre de jets pour l’effet de toute l’attaque ; 0 pour aucun.
help-review-replay = Partie ou partie enregistrée à analyser.
help-review-as_csv = Écrire une ligne par tir, en valeurs séparées par des virgules.
help-review-battles = Nombre de batailles à partir de chaque tour, pour des chances exactes ; avec --orders, aussi pour chaque ordre.
help-review-orders = Comparer des ordres des tours les plus coûteux.
help-review-output = Fichier à écrire : .pdf, .png, .svg ou .csv ; - pour la sortie standard.
help-review-record = Carnet de parties dans un fichier JSON : y note la partie ; sans MATCH, montre ses joueurs et vaisseaux.
help-fill-files = La flotte avec les classes ; d’autres fichiers ajoutent les leurs.
help-fill-output = Le fichier JSON à écrire ; - pour la sortie standard.
help-fill-seconds = La durée maximale pour la flotte la plus forte.
help-fill-event = Le tournoi dont la flotte devrait respecter les limites.
help-fill-to = La limite : valeur de combat, ou masse pour Cosmoforce.
help-confirm-classes = Les classes (identifiant ou nom) ; toutes si aucune n’est nommée.
help-log-files = Flottes ; une seule avec --from.
help-log-battles = Inscrire une bataille (partie, partie notée ou état de jeu) ; répétable.
help-log-campaign = Nom de la campagne, pour les nouvelles entrées ou pour n’afficher qu’elle.
help-log-date = Date de la bataille ; à défaut, aujourd’hui.
help-log-title = Titre de la bataille.
help-log-opponent = Adversaire, si le fichier n’en nomme pas.
help-log-result = Résultat, si le fichier n’en a pas.
help-log-standings = Afficher le classement des flottes et des vaisseaux.
help-confirm-output = Le fichier à écrire au lieu de FICHIER ; - pour la sortie standard.
help-option-way = Le choix des classes : random (au hasard), like (comme dans la flotte) ou strongest (la plus forte, par pronostics).
help-option-tier = Le plus haut niveau de classe ; 0 pour tous.
help-option-own = Le nombre de vaisseaux d’une classe que vous avez ; répétable.
help-option-keep = Garder les vaisseaux de la flotte et en ajouter.
help-option-new = L’autre flotte ou modèle.
help-option-old = Un fichier de flotte ; FICHIER#CLASSE désigne un de ses modèles.
help-option-one = Une flotte, ou FICHIER#VAISSEAU,VAISSEAU pour quelques vaisseaux ; le nom d’une classe vaut un de ses vaisseaux.
help-option-only = N’imprimer que ces sortes de pages, p. ex. roster,command.
help-option-other = Une flotte, ou FICHIER#VAISSEAU,VAISSEAU pour quelques vaisseaux ; le nom d’une classe vaut un de ses vaisseaux.
help-option-output = Le fichier à écrire, un dossier pour un fichier par flotte, ou - pour la sortie standard.
help-option-pages = N’imprimer que ces pages, p. ex. 1-3,7.
help-option-paper = Format du papier.
help-option-pictures = Dessiner la table après chaque tour.
help-option-profile = Le dossier des réglages et des fichiers de secours.
help-option-proof = Contrôler les pages avant impression, au lieu de les imprimer.
help-option-quiet = N’afficher que les erreurs.
help-option-replay = Livrer de nouveau une bataille enregistrée.
help-option-rules = Montrer les numéros des règles après chaque ligne.
help-option-seed = La graine : la même graine donne toujours les mêmes dés.
help-option-shell = Le terminal : bash, zsh, fish ou powershell ; par défaut le vôtre.
help-option-show = Ouvrir le résultat dans son programme par défaut.
help-option-ship = Ne montrer que ce vaisseau ou cette classe (identifiant ou nom).
help-option-side = Le camp que vous commandez ; répétable.
help-option-size = Taille des fiches, en général full (page), half (demi-page) ou card.
help-option-slot = Comparer les choix pour l’emplacement N d’un seul vaisseau (0 : aucun).
help-option-source = Une flotte de toute version (JSON, PDF, PNG ou code de partage).
help-option-stat = Un nombre de `stats`, comme combat_value ou core.reactor_rating.
help-option-state = Reporter les dégâts de cet état de jeu ou de ce PDF rempli.
help-option-strict = Traiter les avertissements comme des erreurs.
help-option-survival = Combattre sans cesse avec une seule flotte, pour un score (si le jeu le permet).
help-option-target = Le fichier JSON à écrire ; - pour la sortie standard.
help-option-template = Le modèle de document, comme frigate ; players-4#17 est la carte aléatoire de la graine 17.
help-option-to = Le dossier des copies.
help-option-version = Montrer la version.
help-option-watch = Réimprimer à chaque changement d’un FICHIER, jusqu’à Ctrl+C.
help-option-words = Les mots à chercher (tous doivent s’y trouver), numéros ou chapitres.
help-option-variation = Variante de la partie, par son nom.
help-option-workers = Nombre de processus (0 : un par cœur).
help-option-besides = Imprimer aussi ces sortes de pages, p. ex. terrain.
help-option-without = Omettre ces sortes de pages, p. ex. counters,templates.

## Textes d’une seule commande
help-balance-captain = Le capitaine (joueur simulé) de tous les vaisseaux.
help-balance-everything = Montrer le taux de victoire de chaque vaisseau contre chaque adversaire.
help-balance-files = Des vaisseaux : tous ceux d’un FICHIER, ou FICHIER#VAISSEAU,VAISSEAU.
help-balance-players = Nombre de joueurs, avec --seats (0 : celui du fichier).
help-balance-seats = Montrer le taux de victoire de chaque place dans l’ordre des tours.
help-balance-number = Nombre de batailles par paire.
help-add-name = Le nom du nouvel élément.
help-rename-name = Le nouveau nom.
help-merge-files = La flotte qui reçoit les autres, puis celles-ci.
help-option-pack = L’univers : un fichier ou un code de partage.
help-option-take = Version à prendre si un élément diffère : mine (la vôtre), theirs (celle de l’univers si les deux ont changé) ou all (toujours celle de l’univers).
help-universe-output = L’univers à écrire ou à mettre à jour ; - pour la sortie standard.
help-universe-name = Le nom de l’univers.
help-universe-version = La version, un nombre entier ; par défaut celle de SORTIE plus un.
help-universe-only = N’inclure que ces éléments et ce qu’il leur faut : classes, weapons/lance, formulas, words (mots maison).
help-use-output = Le fichier à écrire au lieu de FICHIER ; - pour la sortie standard.
help-update-output = Le fichier à écrire au lieu de FICHIER ; - pour la sortie standard.
help-check-output = Le fichier de la flotte corrigée, au lieu de FICHIER.
help-add-output = Le fichier à écrire au lieu de FICHIER ; - pour la sortie standard.
help-rename-output = Le fichier à écrire au lieu de FICHIER ; - pour la sortie standard.
help-set-output = Le fichier à écrire au lieu de FICHIER ; - pour la sortie standard.
help-merge-output = Le fichier à écrire au lieu du premier FICHIER ; - pour la sortie standard.
help-gallery-address = L’adresse de la galerie en ligne ; les aperçus de liens et le flux en ont besoin.
help-gallery-anew = Tout refaire, et pas seulement ce qui a changé.
help-gallery-live = Ajouter les fiches pour téléphones, à installer et à utiliser hors ligne.
help-gallery-meetings = Pronostiquer toutes les rencontres d’au plus N flottes par jeu (0 : aucune).
help-gallery-battles = Batailles de chaque rencontre, combinées avec son pronostic (0 : pronostics seuls).
help-gallery-output = Le dossier de la galerie : vide, nouveau, ou fait par cette commande.
help-gallery-places = Dossiers avec des fichiers JSON à toute profondeur, ou des fichiers.
help-gallery-title = Le nom de la galerie.
help-battle-as_json = Donner les événements, chacun en une ligne de JSON.
help-battle-kind = Format des images.
help-battle-output = Le PDF de ces fiches ; - pour la sortie standard.
help-battle-save = Enregistrer la bataille.
help-encounter-fleets = Deux flottes, ou le fichier d’un engagement ; FICHIER#VAISSEAU,VAISSEAU : quelques vaisseaux.
help-encounter-kind = L’engagement : meeting, flank, divided, rear ou surrounded.
help-encounter-terrain = Le dé de la table du terrain (par défaut : d20).
help-encounter-table = Longueur et largeur de la table (par défaut : 180x120).
help-encounter-name = Le nom de l’engagement.
help-encounter-output = Le fichier à écrire : .json à partager et à jouer ; .pdf, .svg ou .png pour installer la table.
help-encounter-files_kind = Format des pages ; par défaut selon l’extension de SORTIE.
help-duel-everything = Montrer tous les sorts des vaisseaux, et pas seulement les plus fréquents.
help-duel-number = Nombre de batailles.
help-forecast-battles = Livrer ce nombre de batailles, et combiner leurs résultats avec le pronostic ; 20 prennent environ une seconde.
help-weigh-number = Nombre de batailles.
help-fair-limit = Recomposer d’abord les deux camps avec leurs modèles, jusqu’à cette valeur de combat (0 : garder les vaisseaux).
help-fair-number = Nombre de propositions.
help-fair-output = Le fichier d’une proposition : un engagement (JSON) à partager et à jouer ; - pour la sortie standard.
help-option-pick = Numéro de la proposition à enregistrer, à partir de 1.
help-option-seconds = Durée maximale, en secondes.
help-option-limit = Valeur de combat maximale.
help-help-verb = Une commande ; sans elle, toutes.
help-guide-name = Un guide, par son nom dans la liste ; sans lui, la liste.
help-explain-ship = Un vaisseau ou une classe, par identifiant ou par nom.
help-new-file = Le fichier à écrire ; il ne doit pas exister.
help-open-codes = Un code de partage ou ses parties, ou des fichiers texte qui en ont ; - pour l’entrée standard.
help-open-output = Le fichier JSON à écrire ; - pour la sortie standard.
help-pack-files = Une flotte, ou des flottes adverses.
help-pages-files = Une flotte, ou des flottes adverses.
help-picture-output = Le fichier PNG à écrire ; - pour la sortie standard.
help-tokens-files = Les flottes adverses, un plateau ou un engagement ; FICHIER#VAISSEAU,VAISSEAU choisit des vaisseaux.
help-table-files = Les flottes adverses, un plateau ou un engagement ; FICHIER#VAISSEAU,VAISSEAU choisit des vaisseaux.
help-tokens-output = Le dossier pour les images.
help-table-output = Le dossier pour les fichiers ; avec --module, aussi un fichier en .vmod.
help-table-state = Les dégâts de la première flotte (état de jeu, PDF rempli ou texte avec des codes), puis de la suivante.
help-option-encounter = L’engagement, pour le terrain, les zones et les places de départ ; sans fichier, avec ses propres flottes.
help-option-base = La forme des socles des vaisseaux : round (rond) ou square (carré).
help-option-per_cm = Pixels par cm de la table ; VASSAL en a 20.
help-option-program = Le programme : tts (Tabletop Simulator) ou vassal.
help-option-images = La place des images pour Tabletop Simulator : local (ce dossier), ou l’adresse où vous les hébergez.
help-option-tabletops = Ajouter les pions de chaque document pour Tabletop Simulator ; demande --address.
help-option-module = Écrire aussi le module du jeu pour VASSAL, que toutes les extensions demandent.
help-live-files = Flotte, ou flottes d’un même jeu.
help-live-output = Page web (HTML) à écrire ; - pour la sortie standard.
help-state-output = Le fichier JSON des dégâts (un état de jeu) ; - pour la sortie standard.
help-state-fleet = La flotte, si le PDF ne la contient pas.
help-play-captain = Le capitaine (joueur simulé) de l’autre camp.
help-play-files = Deux flottes, un engagement, ou une bataille enregistrée à poursuivre.
help-play-save = Enregistrer la bataille à la fin, ou en quittant.
help-rules-game = Ne chercher que dans ce jeu.
help-samples-force = Remplacer les fichiers de ce nom ; les anciens restent en .bak.
help-samples-game = Ne lister que ce jeu.
help-schema-of = Une commande ; sans elle, le format de fichier.
help-schema-kind = La sorte de document : fleet, event (tournoi) ou universe (univers).
help-sheets-classes = Imprimer une fiche par classe, au lieu d’une par vaisseau.
help-sheets-codes = Ajouter des codes QR avec le modèle (codes de partage pour appareils photo).
help-sheets-everyone = Imprimer aussi les vaisseaux qui restent à quai.
help-sheets-logs = Imprimer le journal d’un vaisseau après sa feuille.
help-sheets-files = Les flottes à imprimer ; aucune avec --blank.
help-sheets-ship = N’imprimer que ce vaisseau ; répétable.
help-window-files = Les flottes à ouvrir (JSON, PDF, PNG ou codes de partage).

## Tournois
help-place-action = ACTION
help-place-event = TOURNOI
help-verb-event = Tenir un tournoi : joueurs, rondes, classement.
help-event-action = L’action : new, add, withdraw, pair, unpair, result ou standings.
help-event-file = Le fichier du tournoi ; `metamaker check`, `set` et `pages` l’acceptent aussi.
help-event-words = Pour add : des flottes. Pour withdraw : des joueurs. Pour result : un joueur et win, draw, loss, both-lose, not-played ou clear.
help-event-name = Le nom du tournoi ; avec add, celui du joueur.
help-event-seed = La graine du tirage au sort qui départage : la même graine donne les mêmes appariements.
help-event-number = La ronde du résultat ; par défaut la dernière.
help-event-output = Le fichier à écrire au lieu de FICHIER ; - pour la sortie standard.
help-event-without_fleets = Retirer les flottes mais garder leurs empreintes, pour pouvoir publier le fichier.
help-check-event = Ne lister que ce qui dépasse les limites d’un tournoi.
