### Ce que font les verbes de la ligne de commande et leurs options. Un verbe a son propre texte là où une option a pour lui un autre sens.

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

## Mots à la place de ce qui se tape
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

## Verbes
help-verb-metamaker = Concevoir des vaisseaux pour jeux de figurines : chaque nombre expliqué, des fiches à imprimer, des flottes en un fichier.
help-verb-new = Commencer une flotte de deux petits vaisseaux réglementaires.
help-verb-add = Ajouter un vaisseau, une classe, une arme ou un élément.
help-verb-rename = Donner un autre nom à un vaisseau, à une classe…
help-verb-set = Changer une propriété ; sans CLÉ, montrer lesquelles.
help-verb-merge = Réunir plusieurs flottes en une seule.
help-verb-universe = Faire un univers des éléments d’une flotte.
help-verb-use = Apporter un univers dans une flotte.
help-verb-update = Mettre à jour ce qu’une flotte tient d’un univers.
help-verb-check =
    Nommer tous les problèmes des modèles et de la flotte.

    Le code de sortie est 1 s’il y a une erreur.
help-verb-state = Écrire un état de jeu tiré de fiches remplies à l’écran.
help-verb-stats = Montrer les nombres de chaque vaisseau et de la flotte.
help-verb-explain = Montrer pourquoi un nombre est ce qu’il est.
help-verb-sheets =
    Imprimer une fiche par vaisseau, ou relire les fiches.

    Avec --proof le code de sortie est 1 s’il y a une erreur.
help-verb-pages = Imprimer le reste du jeu : ordre de bataille, tables…
help-verb-pack = Imprimer en un PDF tout ce qu’il faut à une partie.
help-verb-picture = Dessiner la flotte en une image à partager, qui se rouvre.
help-verb-gallery = Faire des pages à héberger de dossiers de flottes.
help-verb-text = Montrer les vaisseaux en mots, pour messageries et forums.
help-verb-code = Montrer une flotte ou un vaisseau en code de partage.
help-verb-open = Écrire une flotte en JSON à partir d’un code de partage.
help-verb-convert = Écrire une flotte en JSON, depuis un PDF ou un vieux fichier.
help-verb-fleet = Montrer effectif, totaux, commandement, figurines.
help-verb-rules = Chercher dans les règles.
help-verb-diff = Montrer ce qui diffère entre deux flottes ou deux modèles.
help-verb-schema = Afficher le JSON Schema des fichiers ou d’une réponse.
help-verb-samples = Lister les exemples de tous les jeux, ou en copier.
help-verb-battle = Livrer une bataille et la raconter tour par tour.
help-verb-duel =
    Livrer beaucoup de batailles et compter qui gagne.

    Les camps échangent leurs places.
help-verb-encounter = Préparer la rencontre de deux flottes.
help-verb-forecast = Dire comment finira une rencontre, et pourquoi.
help-verb-weigh = Peser deux flottes : combien de fois l’une bat l’autre.
help-verb-fair =
    Équilibrer une rencontre par de petits changements.

    Le code de sortie est 1 si aucun ne l’équilibre.
help-verb-balance =
    Peser des vaisseaux contre d’autres.

    Dit combien ils sont forts, et ce qu’un emplacement devrait contenir ; avec --seats, ce que gagne chaque place.
help-verb-calibrate = Confronter les points à des milliers de batailles.
help-verb-play = Commander un camp ou plusieurs dans le terminal.
help-verb-self-test =
    Vérifier que tout le programme fonctionne ici.

    Le code de sortie est 1 si quelque chose ne fonctionne pas.
help-verb-window = Concevoir des flottes à la souris et au clavier.
help-verb-help = Montrer ce que fait une commande, et ses options.
help-verb-guide = Lire un guide, ou en montrer la liste.
help-verb-completion = Laisser le terminal compléter commandes et noms.

## Options et arguments
help-option-against = D’autres adversaires que les habituels.
help-option-among = Peser ces vaisseaux entre eux seulement.
help-option-anyway = Les modèles hors règles combattent aussi.
help-option-as_json = Répondre en JSON.
help-option-as_of = Imprimer les fiches avec les dégâts d’après ce tour.
help-option-binding = Plus de blanc du côté de la reliure.
help-option-blank = Des fiches vides, pour des modèles à la main.
help-option-brief = Dire seulement ce que chaque vaisseau a subi, et les pertes.
help-option-captains = Qui commande chaque camp, p. ex. plain,careful ; un seul pour les deux.
help-option-classes = Un par classe, au lieu d’un par vaisseau de la flotte.
help-option-cluster = Livrer les batailles sur une grappe dask.
help-option-dots = Points par pouce des pages PNG.
help-option-embed = Ce que l’impression contient pour se rouvrir.
help-option-file = Une flotte : JSON, PDF, carte PNG, code de partage ; - est l’entrée standard.
help-option-files = Des flottes : JSON, PDF, cartes PNG, codes ; - est l’entrée standard.
help-option-fillable = Avec des champs à cocher et à remplir à l’écran.
help-option-filled = Le fichier PDF avec coches et textes.
help-option-fleets = Deux flottes ; FICHIER#VAISSEAU,VAISSEAU : quelques vaisseaux. Ou un engagement.
help-option-font = Une police TrueType pour les lettres qui manquent à l’habituelle ; peut être répété.
help-option-force = Écrire par-dessus tout fichier de ce nom.
help-option-game = Quel jeu ; le premier si aucun n’est nommé.
help-option-help = Montrer cette aide.
help-option-dry_run = Dire ce qui serait fait ; ne rien écrire.
help-option-fix = Appliquer les remèdes que propose la fenêtre.
help-option-key = Une propriété, comme les liste `metamaker set FICHIER REF`.
help-option-onto = Où : une référence, un vaisseau, une classe ou une équipe.
help-option-ref = Une référence, ou un nom de vaisseau, classe, arme ou pièce ; NOM/core.
help-option-value = Sa nouvelle valeur ; - pour aucune.
help-option-what = class, weapon… ; un élément, comme bridge ; une classe de vaisseau.
help-option-ink = Une façon d’imprimer du jeu : d’habitude colour, grey ou line (peu d’encre).
help-option-install = Le mettre où le terminal le trouve, au lieu de l’afficher.
help-option-kind = Un PDF, ou un fichier par page ; d’ordinaire selon la fin de SORTIE.
help-option-landscape = Papier en paysage.
help-option-language = La langue des réponses et des pages : { $languages }.
help-option-last_turn = S’arrêter après le tour N ; 0 : comme d’habitude.
help-option-length = Caractères d’une partie au plus.
help-option-margins = Marges blanches : une seule, ou gauche,haut,droite,bas.
help-option-markdown = Pour les lieux qui connaissent Markdown, ou pour tous.
help-option-short = Seulement une liste : les classes avec leur nombre et leur valeur, les escadrilles, les totaux, la limite.
help-option-mirrored = Reliure à droite sur les pages paires, pour le recto verso.
help-option-name = Le nom du document.  [par défaut : selon le jeu, comme Nouvelle flotte]
help-option-names = Copier ceux-ci ; sans nom, les lister tous.
help-option-new = L’autre.
help-option-old = Un fichier de flotte ; FICHIER#CLASSE en est un modèle.
help-option-one = Une flotte ; FICHIER#VAISSEAU,VAISSEAU : quelques vaisseaux, une classe en vaut un.
help-option-only = Ces sortes seulement, p. ex. roster,command.
help-option-other = Une flotte ; FICHIER#VAISSEAU,VAISSEAU : quelques vaisseaux, une classe en vaut un.
help-option-output = Le fichier à écrire, un dossier pour un par flotte, ou -.
help-option-pages = Ces pages seulement, p. ex. 1-3,7.
help-option-paper = Format du papier.
help-option-pictures = Dessiner la table après chaque tour.
help-option-profile = Garder réglages et fichiers de secours dans DOSSIER.
help-option-proof = Relire les pages au lieu de les imprimer.
help-option-quiet = Ne rien dire, sauf ce qui a échoué.
help-option-replay = Livrer de nouveau une bataille enregistrée.
help-option-rules = Avec les articles des règles derrière chaque ligne.
help-option-seed = La même graine, les mêmes dés.
help-option-shell = bash, zsh, fish ou powershell ; d’ordinaire le vôtre.
help-option-show = L’ouvrir avec le programme qui montre ces fichiers.
help-option-ship = Ce vaisseau ou cette classe seulement, par identifiant ou par nom.
help-option-side = Le camp que vous commandez ; plusieurs fois pour plusieurs.
help-option-size = Un format du jeu : d’habitude full, half (demi-page) ou card.
help-option-slot = Que devrait contenir l’emplacement N de ce vaisseau ?
help-option-source = Une flotte de toute version : JSON, PDF, carte PNG, code de partage.
help-option-stat = Un nombre comme dans `stats` : combat_value, core.reactor_rating…
help-option-state = Un état de jeu à reporter au crayon.
help-option-strict = Les avertissements comptent comme des erreurs.
help-option-survival = Une flotte combat encore et encore, pour un score, si le jeu le permet.
help-option-target = Le fichier JSON à écrire ; - est la sortie standard.
help-option-template = Par quoi il commence ; fait aux dés où le jeu en a : players-4#17 est la carte de ces dés.
help-option-to = Où les copier.
help-option-version = Montrer la version.
help-option-watch = Imprimer à chaque changement d’un FICHIER ; Ctrl+C finit.
help-option-words = Tous doivent s’y trouver ; numéros et chapitres aussi.
help-option-workers = Processus ; 0 : un par cœur.
help-option-besides = Ces sortes en plus des habituelles, p. ex. terrain.
help-option-without = Toutes sauf ces sortes, p. ex. counters,templates.

## Là où elles ont un autre sens
help-balance-captain = Qui commande tous les vaisseaux.
help-calibrate-captain = Qui commande tous les vaisseaux.
help-calibrate-folder = Où l’étude est gardée ; une étude arrêtée continue.
help-calibrate-small = Une étude de deux minutes, pour voir.
help-balance-everything = Montrer en entier qui bat qui.
help-balance-files = Des vaisseaux : tous ceux d’un FICHIER, ou FICHIER#VAISSEAU,VAISSEAU.
help-balance-players = Pour tant de joueurs, avec --seats ; 0 : autant que le document le dit.
help-balance-seats = Ce que gagne chaque place d’un plateau ou d’une carte, dans l’ordre des tours.
help-balance-number = Combien de batailles par paire.
help-add-name = Comment il s’appelle.
help-rename-name = Son nouveau nom.
help-merge-files = La flotte qui reçoit les autres, et celles-ci.
help-option-pack = L’univers : un fichier ou un code de partage.
help-option-take = Des éléments qui diffèrent ici : mine les garde, theirs prend ceux de l’univers quand les deux ont changé, all partout.
help-universe-output = L’univers à écrire, ou sa prochaine version ; ou -.
help-universe-name = Le nom de l’univers.
help-universe-version = La version, un nombre entier ; d’habitude celle de SORTIE plus un.
help-universe-only = Ces éléments et ce qu’il leur faut : classes, weapons/lance, formulas, words.
help-use-output = L’écrire là plutôt que sur place ; - est la sortie standard.
help-update-output = L’écrire là plutôt que sur place ; - est la sortie standard.
help-check-output = Écrire là la flotte corrigée, au lieu de sur place.
help-add-output = L’écrire là au lieu de sur place ; - est la sortie standard.
help-rename-output = L’écrire là au lieu de sur place ; - est la sortie standard.
help-set-output = L’écrire là au lieu de sur place ; - est la sortie standard.
help-merge-output = L’écrire là au lieu de sur place ; - est la sortie standard.
help-gallery-address = Où elle sera hébergée : les aperçus de liens et le flux en ont besoin.
help-gallery-anew = Tout refaire, et pas seulement ce qui a changé.
help-gallery-meetings = Flottes d’un jeu dont les rencontres sont prévues, chacune avec chacune.
help-gallery-output = Le dossier de la galerie : vide, nouveau, ou fait par cette commande.
help-gallery-places = Dossiers avec des fichiers JSON à toute profondeur, ou des fichiers.
help-gallery-title = Le nom de la galerie.
help-battle-as_json = Donner les événements, chacun en une ligne de JSON.
help-battle-kind = Sorte des images.
help-battle-output = Le PDF de ces fiches, ou -.
help-battle-save = Enregistrer la bataille.
help-encounter-fleets = Deux flottes ; FICHIER#VAISSEAU,VAISSEAU : quelques vaisseaux. Ou un engagement.
help-encounter-kind = Un de ceux que les dés offrent : meeting, flank, divided, rear, surrounded.
help-encounter-terrain = Le dé de la table du terrain ; d20 d’habitude.
help-encounter-table = Longueur et largeur de la table ; 180x120 d’habitude.
help-encounter-name = Le nom de l’engagement.
help-encounter-output = Un fichier : .json à partager et à jouer, .pdf, .svg, .png pour installer la table.
help-encounter-files_kind = Sorte de pages ; d’habitude selon la fin de SORTIE.
help-duel-everything = Montrer aussi les pertes rares.
help-duel-number = Combien de batailles.
help-weigh-number = Combien de batailles.
help-fair-limit = Recomposer les deux camps, de leurs modèles, jusqu’à cette valeur.
help-fair-number = Combien de propositions.
help-fair-output = L’engagement d’une proposition : un JSON à partager et à jouer ; ou -.
help-option-pick = La proposition à écrire, à partir de 1.
help-option-seconds = Combien de temps cela peut durer.
help-option-limit = Valeur de combat maximale.
help-help-verb = Une commande ; sans elle, toutes.
help-guide-name = Un guide, par son nom dans la liste ; sans lui, la liste.
help-explain-ship = Un vaisseau ou une classe, par identifiant ou par nom.
help-new-file = Le fichier à écrire ; il ne doit pas exister.
help-open-codes = Un code de partage ou ses parties, ou des fichiers texte qui en ont ; -.
help-open-output = Le fichier JSON à écrire ; - est la sortie standard.
help-pack-files = Une flotte, ou des flottes adverses.
help-pages-files = Une flotte, ou des flottes adverses.
help-picture-output = Le fichier PNG à écrire ; - est la sortie standard.
help-state-output = Le fichier JSON à écrire ; - est la sortie standard.
help-state-fleet = La flotte, si le fichier PDF ne la contient pas.
help-play-captain = Qui commande l’autre camp.
help-play-files = Deux flottes ou un engagement, ou une bataille enregistrée à poursuivre.
help-play-save = Enregistrer la bataille à la fin, ou en quittant.
help-rules-game = Un seul jeu.
help-samples-force = Écrire par-dessus un fichier de ce nom ; l’ancien reste en .bak.
help-samples-game = Un seul jeu.
help-schema-of = Une commande ; sans elle, le format de fichier.
help-schema-kind = De quels documents : fleet, ou universe pour les univers.
help-sheets-codes = Avec des codes de partage pour appareils photo.
help-sheets-files = Des flottes ; aucune avec --blank.
help-sheets-ship = Ce vaisseau seulement ; peut se répéter.
help-window-files = Des flottes à ouvrir : JSON, PDF, cartes PNG, codes.

## Tournois
help-place-action = ACTION
help-place-event = TOURNOI
help-verb-event = Tenir un tournoi : joueurs, rondes, classement.
help-event-action = new, add, withdraw, pair, unpair, result ou standings.
help-event-file = Le tournoi ; `metamaker check`, `set` et `pages` le prennent aussi.
help-event-words = add : des flottes. withdraw : des joueurs. result : un joueur et win, draw, loss, both-lose, not-played ou clear.
help-event-name = Le nom du tournoi ; avec add, celui du joueur.
help-event-seed = Les lots qui départagent ; la même graine, les mêmes appariements.
help-event-number = La ronde d’un résultat, si ce n’est pas la dernière.
help-event-output = L’écrire là plutôt que sur place ; - est la sortie standard.
help-event-without_fleets = Sans les flottes, dont les marques restent : ce qui peut être montré à tous.
help-check-event = Dire seulement ce qui dépasse les limites d’un tournoi.
