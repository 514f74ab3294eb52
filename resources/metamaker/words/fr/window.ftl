### Ce que dit l’application elle-même : pages, menus, dialogues, indications.

## Plusieurs pages

window-common-weigh = Évaluer
window-common-all = Tout
window-common-none = Rien
window-common-wins-between-sure = { $name } gagne entre { $low } et { $high } (sûr à { $confidence })
window-common-seed-dice = Graine des dés
window-common-cancelled = Annulé
window-common-cancel = Annuler
window-common-name-text = { $name } : { $text }
window-common-copy = Copier
window-common-yes = oui
window-common-sheet = Fiche
window-common-ships = Vaisseaux
window-common-ships-count =
    { $count ->
        [one] { $count } vaisseau
       *[other] { $count } vaisseaux
    }
window-common-play = Jouer
window-common-begin = Commencer
window-common-dice = Dés
window-common-add = Ajouter { $name }
window-common-duplicate = Dupliquer
window-common-remove = Retirer
window-common-remove-name = Retirer { $name }
window-common-next-panel = Panneau suivant
window-common-panel-before = Panneau précédent
window-common-search-parts = Chercher un élément
window-common-elements = { $count } éléments
window-common-one-more = Un de plus
window-common-one-less = Un de moins
window-common-rule = Règle { $rule }
window-common-cut = Couper
window-common-paste = Coller
window-common-open-rule = Ouvrir la règle { $rule }
window-common-open-rule-key = Ouvrir la règle { $rule } (F1)
window-common-more = { $names } et { $count } de plus
window-common-select-all-parts = Sélectionner tous les éléments
window-common-rename = Renommer
window-common-open = Ouvrir
window-common-event = Tournoi
window-common-print = Imprimer…
window-common-save = Enregistrer
window-common-more-count = et { $count } de plus
window-common-samples = Exemples
window-common-progress = Progression
window-common-close = Fermer
window-common-choose = Choisir…
window-common-designs =
    { $count ->
        [one] { $count } modèle
       *[other] { $count } modèles
    }
window-common-table = Table
window-common-parts = Éléments
window-common-play-again = Rejouer…
window-common-orders = Ordres
window-common-open-documents = Documents ouverts
window-common-error = Erreur
window-common-note = Remarque
window-common-back = Précédent
window-common-whole-page = Page entière
window-common-saved = { $file } enregistré
window-common-share = Partager
window-common-copy-picture = Copier comme image
window-common-start = Accueil
window-common-gallery = Galerie

## Équilibrage

window-balance-weighed = Ce qui est évalué
window-balance-against-usual-field = contre les adversaires &habituels
window-balance-against-each-other = les uns &contre les autres
window-balance-places = Classement
window-balance-beats-whom = Qui bat qui
window-balance-put-slot = Choix d’un système
window-balance-parts-balance = Volets de l’équilibre
window-balance-ship-changed = Vaisseau à modifier
window-balance-ship = Vai&sseau
window-balance-no-ship-weigh = Il n’y a pas encore de vaisseau à évaluer : concevez-en d’abord un.
window-balance-tick-two-more = Cochez-en au moins deux qui diffèrent.
window-balance-tick-least-one = Cochez-en au moins un.
window-balance-weigh = ÉVALUATION
window-balance-battles-heading = COMBATS
window-balance-changed-press-weigh = Modifié : cliquez sur « Évaluer »
window-balance-draw-half-win = Un nul compte pour une demi-victoire ; tous les adversaires comptent autant
window-balance-live = En di&rect
window-balance-weigh-ship-anew = Réévaluer le vaisseau après chaque modification
window-balance-rates-against-each = Taux contre chaque adversaire
window-balance-against = Adversaire
window-balance-what-it-is = Nature
window-balance-against-field = Contre les adversaires
window-balance-rate-interval = Taux, intervalle à { $confidence }
window-balance-win-rate-against = Taux de victoire contre les adversaires : { $rate }
window-balance-battles = { $count } combats
window-balance-no-ship-canvas = Aucun vaisseau n’est affiché.
window-balance-battles-against-each = Combats contre chacun
window-balance-captain-all = Capitaine de tous
window-balance-same-seed-same = Même graine, mêmes dés
window-balance-number = &Nombre
window-balance-captain = Ca&pitaine
window-balance-seed = &Graine
window-balance-battles-fought = Combats livrés
window-balance-show-problem = Montrer le problème
window-balance-starting = Démarrage…
window-balance-battles-each = { $count } combats chacun
window-balance-cannot-weighed = Évaluation impossible : { $reason }.
window-balance-battles-done = { $done } combats sur { $all }
window-balance-to-low = ({ $low } à { $high })
window-balance-won-drawn-lost = { $wins } gagnés, { $draws } nuls, { $losses } perdus sur { $count } combats
window-balance-battles-come-pairs = Les combats vont par paires qui échangent les camps avec les mêmes dés, et les intervalles comptent une paire pour un essai.
window-balance-not-sure = , incertain
window-balance-places-intervals-leave = Les places que les intervalles laissent possibles
window-balance-against-name = { $name } contre { $other } : { $result }
window-balance-place = Rang
window-balance-name = Nom
window-balance-could = Rangs possibles
window-balance-battles-draw-half = { $done } combats sur { $all } ; un nul compte pour une demi-victoire, s’affronter soi-même aussi ; tous les adversaires comptent autant.
window-balance-same-ship-weighed = { $name } est le même vaisseau que { $other } et est évalué comme tel.
window-balance-does-not-meet = { $name } ne s’affronte pas lui-même : cela compte pour une moitié
window-balance-percent-won-row = Pourcentage gagné, ligne contre colonne
window-balance-text = Comme &texte
window-balance-csv = En &CSV
window-balance-press-weigh-see = Cliquez sur « Évaluer » pour voir la force de ce qui est coché.
window-balance-from = de
window-balance-to = à
window-balance-choose-cell-see = Choisissez une case pour voir le résultat de deux vaisseaux.
window-balance-games = { $done } parties sur { $all }
window-balance-each-would-even = { $even } chacune serait équilibré, et toutes peuvent l’avoir.
window-balance-brackets-where-true = Entre parenthèses : où se trouve la vraie part dans { $confidence } des cas
window-balance-play-games = Jouer { $count } parties
window-balance-turn = Place { $place } : { $interval }
window-balance-each-would-even-even = { $even } chacune serait équilibré.
window-balance-each-would-even-beyond = { $even } chacune serait équilibré. Déséquilibre certain : { $uneven }
window-balance-cannot-played-yet = On ne peut pas encore y jouer : voyez les problèmes.
window-balance-plain-captains-play = De simples capitaines y jouent, et l’on compte ce que gagne chaque place dans l’ordre des tours.
window-balance-drawn-games = Nulles : { $drawn } parties sur { $count }
window-balance-choice = Choix
window-balance-more-than-now = Gain, en points
window-balance-may-best = Peut être le meilleur
window-balance-all-these-intervals = Tous ces intervalles valent ensemble à { $confidence }
window-balance-best-found-good = Le meilleur trouvé : { $best }. Peut-être aussi bons : { $others }
window-balance-now = en place
window-balance-empty = vide
window-balance-win-rate-interval = Taux de victoire, intervalle à { $confidence }
window-balance-best-beyond-doubt = Le meilleur : { $best }, sans aucun doute
window-balance-slot-weighed = Emplacement à évaluer
window-balance-should-go = Que mettre dans
window-balance-choices-slot = Choix pour l’emplacement
window-balance-find-out-lets = « Évaluer » oppose le vaisseau, avec chaque choix, à tous les adversaires.
window-balance-put = Installer
window-balance-find-out = Évaluer
window-balance-changed-press-find = Modifié : cliquez sur « Évaluer »
window-balance-no-ship-ask = Il n’y a pas de vaisseau à évaluer.

## Plan de travail

window-canvas-pages = Pages
window-canvas-smaller = Réduire
window-canvas-show-real-size = Montrer en taille réelle
window-canvas-larger = Agrandir
window-canvas-fit-width = Ajuster à la largeur
window-canvas-fit-page = Ajuster à la page

## Conception

window-design-edit = Modifier
window-design-selected = Sélection
window-design-nothing-selected = Rien de sélectionné
window-design-ship-class-canvas = Vaisseau ou classe affichés
window-design-close-explanation = Fermer l’explication
window-design-parts = { $count } éléments
window-design-removed-undo-brings = { $name } retiré ; Annuler le fait revenir
window-design-cannot-changed-way = { $name } ne se modifie pas ainsi
window-design-cannot-removed-here = { $name } ne peut pas être retiré ici
window-design-adds-one = + en ajoute un
window-design-points = { $points } points sur { $all }
window-design-explain = Expliquer
window-design-changed-here-changed = Ce qui est changé ici l’est pour tous.
window-design-cut-part = Couper l’élément
window-design-copy-part = Copier l’élément
window-design-paste-part = Coller l’élément
window-design-duplicate-part = Dupliquer l’élément

## Éléments

window-elements-move = Déplacer { $name }
window-elements-duplicate = Dupliquer { $name }
window-elements-move-up = Monter
window-elements-move-down = Descendre
window-elements-keep-library = Garder dans la bibliothèque
window-elements-shall-done = Que faire de { $file } ?
window-elements-nothing = Ne rien faire
window-elements-brought = ce qui est apporté
window-elements-merge = Fusionner
window-elements-holds-nothing = { $file } ne contient rien pour { $game }.
window-elements-use-document = Utiliser dans ce document
window-elements-document = un document
window-elements-document-already = C’est déjà dans ce document.
window-elements-used-remove-too = { $name } – utilisé par { $users }. L’en retirer aussi ?
window-elements-rename = Renommer { $name } en { $to }
window-elements-remove-file-your = Enlever le fichier de { $title } de votre bibliothèque ?
window-elements-bring = Apporter le contenu de { $name }
window-elements-nothing-new = rien de nouveau
window-elements-nothing-new-equals = rien de nouveau, tout y était déjà à l’identique
window-elements-bring-name = Apporter { $name }
window-elements-brought-counts = Apporté : { $counts }.
window-elements-your-library = { $name } est dans votre bibliothèque : { $file }
window-elements-shared-equals-here = Partagé, car déjà présent à l’identique : { $counts }.
window-elements-more = { $names }, et { $count } de plus
window-elements-renamed = Renommé : { $names }.
window-elements-your-library-name = { $name } sont dans votre bibliothèque
window-elements-bring-another-file = Apporter un autre fichier…

## Tournois

window-events-asked = Ce qui est demandé
window-events-files = Fichiers…
window-events-player-without-fleet = Un joueur sans flotte
window-events-new-player = Nouveau joueur
window-events-add-player = Ajouter un joueur
window-events-fleets-players = Flottes des joueurs
window-events-limits = Limites
window-events-match-points = Points de match
window-events-played = Ce qui se joue
window-events-take-out-name = Retirer { $name }
window-events-call = Renommer { $player } en { $name }
window-events-draw-round = Tirer la ronde { $number }
window-events-result = Résultat de { $one } – { $other }
window-events-comes-back-name = { $name } revient
window-events-take-back-round = Reprendre la ronde { $number }
window-events-add-players = Ajouter des joueurs
window-events-take-out = Retirer
window-events-problems-player-all = Problèmes du joueur, ou de tous
window-events-players-their-places = Joueurs selon leur place
window-events-worth = Vaut
window-events-fleets-keep-limits = { $count } flottes sur { $all } respectent les limites
window-events-comes-back = Revient
window-events-withdraw = Abandon
window-events-drop-fleets-here = Déposez des flottes ici, ou ajoutez-les
window-events-take-back = Reprendre
window-events-take-last-round = Reprendre la dernière ronde, pour la tirer de nouveau
window-events-wins-against = { $winner } gagne contre { $loser }
window-events-round-needs-two = Une ronde demande deux joueurs.
window-events-nobody-paired-yet = Personne n’est encore apparié.
window-events-press-won-draw = Appuyez sur le gagnant, ou sur le nul. Parties à jouer : { $count }
window-events-draw = { $one } et { $other } font nul

## Erreurs internes

window-faults-metamaker-crashed-during = MetaMaker a planté lors de sa dernière exécution. Copiez le rapport, ajoutez ce que vous faisiez avant, et envoyez-le-nous.
window-faults-something-went-wrong = Quelque chose s’est mal passé dans le programme. Votre travail est en sûreté dans les fichiers de récupération. Continuez, ou enregistrez maintenant.
window-faults-report = Rapport
window-faults-copy-report = Copier le rapport
window-faults-open-log-folder = Ouvrir le dossier du journal
window-faults-crash-report = Rapport de plantage
window-faults-fault-program = Une erreur du programme

## Fichiers

window-files-file-changed-another = Le fichier de « { $title } » a été modifié par un autre programme. L’écraser ?
window-files-go-back-file = Revenir au contenu du fichier de « { $title } » ? Cela peut s’annuler.
window-files-documents = Documents
window-files-all-them = Tous
window-files-write-over = L’écraser
window-files-revert = Revenir
window-files-documents-prints-cards = Documents, impressions, cartes et codes de partage
window-files-all-files = Tous les fichiers
window-files-save = Enregistrer sous
window-files-carries-several-documents = « { $file } » contient plusieurs documents. Lequel ?
window-files-differs-file-window = Ce qui diffère : fichier → fenêtre
window-files-nothing-file-window = Rien : fichier et fenêtre ont le même contenu.
window-files-save-changes-documents =
    { $count ->
        [one] Enregistrer les modifications de { $count } document ?
       *[other] Enregistrer les modifications de { $count } documents ?
    }
window-files-save-changes = Enregistrer les modifications de « { $title } » ?
window-files-file-changed-another-program = Le fichier de « { $title } » a été modifié par un autre programme.
window-files-file-not-any = Le fichier de « { $title } » n’existe plus. Enregistrer l’écrira de nouveau.
window-files-clipboard = presse-papiers
window-files-share-code = code de partage
window-files-expected-share-code = Un code de partage, qui commence par MM1-, était attendu ; ce texte n’en est pas un.
window-files-open-another-tab = « { $name } » est ouvert dans un autre onglet. Enregistrez sous un autre nom.
window-files-reload = Recharger
window-files-keep-mine = Garder le mien
window-files-show-differs = Voir les différences
window-files-reload-file = Recharger le fichier
window-files-files-could-not = { $count } fichiers n’ont pas pu être ouverts :

## Recherche

window-find-find-anything = Tout rechercher
window-find-find-ship-class = Chercher vaisseau, classe, élément, arme, règle, commande, fichier…
window-find-found = Ce qui a été trouvé
window-find-nothing-called-so = Rien ne porte ce nom.
window-find-command = commande
window-find-recent-file = fichier récent
window-find-sample = exemple
window-find-open-tab = onglet ouvert
window-find-rule = règle
window-find-chapter-rules = chapitre des règles

## Formulaires

window-form-of = { $label } de { $name }
window-form-rename = Renommer en { $name }
window-form-several-values = plusieurs valeurs
window-form-separated-commas = à séparer par des virgules
window-form-rule = Règle de : { $label }
window-form-chosen = Choisis
window-form-chosen-2 = choisi
window-form-not-chosen = non choisi
window-form-none = aucun
window-form-grey-sectors-cannot = Les secteurs gris ne peuvent pas être choisis :

## Galerie

window-gallery-numbers-side-side = Les nombres côte à côte ; le meilleur est en gras
window-gallery-being-worked-out = Calcul en cours…
window-gallery-beside = { $one } à côté de { $other }
window-gallery-differs = Ce qui diffère, de { $one } à { $other }
window-gallery-both-same = Les deux sont identiques.
window-gallery-gallery = { $name } (galerie)
window-gallery-open-copy = Ouvrir une copie
window-gallery-copy-into = Copier dans
window-gallery-compare = Comparer avec
window-gallery-sheet-printed = La fiche telle qu’elle s’imprime
window-gallery-chosen = Ce qui est choisi
window-gallery-nothing-chosen = Rien n’est choisi
window-gallery-set-up-match = Préparer une partie
window-gallery-of = de { $fleet }
window-gallery-problems =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
window-gallery-no-document-game = Aucun document de ce jeu n’est ouvert
window-gallery-entries-gallery = Contenu de la galerie
window-gallery-search-gallery-name = Chercher dans la galerie : nom, auteur, étiquette ou tout autre mot
window-gallery-shown = Ce qui est montré
window-gallery-game = Jeu
window-gallery-tag = Étiquette
window-gallery-author = Auteur
window-gallery-licence = Licence
window-gallery-number-bounded = Nombre à borner
window-gallery-from = De
window-gallery-to = À
window-gallery-without-problems = Sans problème
window-gallery-order = Ordre
window-gallery-found =
    { $count ->
        [one] { $count } trouvé
       *[other] { $count } trouvés
    }
window-gallery-all-kinds = Tous les genres
window-gallery-all-games = Tous les jeux
window-gallery-all-tags = Toutes les étiquettes
window-gallery-all-authors = Tous les auteurs
window-gallery-all-licences = Toutes les licences
window-gallery-any-number = Tous les nombres
window-gallery-designs = Modèles
window-gallery-fleets-boards-maps = Flottes, plateaux, cartes
window-gallery-encounters = Engagements
window-gallery-name = Par nom
window-gallery-newest-first = Les plus récents d’abord
window-gallery-folder-documents-address = Dossier de documents, ou adresse d’une galerie
window-gallery-folder = Dossier…
window-gallery-publish = Publier…
window-gallery-galleries = Galeries
window-gallery-open-folder-see = Ouvrez un dossier pour voir tous les modèles, flottes, plateaux, cartes et engagements qu’il contient, y chercher et les comparer.
window-gallery-open-address-hosted = Ouvrez l’adresse d’une galerie hébergée : son index est téléchargé, ainsi que les images de ce qui est listé et ce que vous regardez. Tout cela reste disponible hors ligne.
window-gallery-nothing-fetched-before = Rien n’est téléchargé avant que vous le demandiez, rien n’en est exécuté, et rien n’est envoyé sur vous.
window-gallery-publish-writes-gallery = Publier écrit une galerie pour d’autres, à partir d’un dossier ou de ce qui est ouvert : de simples pages pour tout hébergeur.
window-gallery-gallery-cannot-reached = La galerie est injoignable ({ $reason }). Voici comment elle était le { $moment }.
window-gallery-nothing-shown = Il n’y a rien là qui puisse être montré.
window-gallery-open-folder-gallery = Ouvrir un dossier comme galerie
window-gallery-go = Aller à { $name }
window-gallery-files-cannot-used =
    { $count ->
        [one] { $count } fichier ne peut pas servir :
       *[other] { $count } fichiers ne peuvent pas servir :
    }
window-gallery-publish-gallery = Publier une galerie
window-gallery-all-documents-folder = Tous les documents d’un &dossier
window-gallery-open-documents = Documents &ouverts
window-gallery-documents-published = Documents à publier
window-gallery-take-out-gallery = Retirer de la galerie ce qui n’est pas parmi ceux-ci
window-gallery-publish-key = &Publier
window-gallery-open-browser = Ouvrir dans le navigateur
window-gallery-show-here = Montrer ici
window-gallery-became-told-here = Ici s’affichera le résultat.
window-gallery-became = Résultat
window-gallery-gallery-folder = Dossier de la &galerie
window-gallery-folder-documents = Dossier des documents
window-gallery-folder-gallery = Dossier de la galerie
window-gallery-title = &Titre
window-gallery-address-if-will = &Adresse, si elle sera hébergée
window-gallery-address = Adresse
window-gallery-choose = Choisir : { $title }
window-gallery-publishing-gallery = Publication de la galerie
window-gallery-cancelled-made-so = Annulé. Ce qui est déjà fait n’aura pas à être refait.
window-gallery-gallery-documents = { $documents }, { $designs } dans la galerie.
window-gallery-documents =
    { $count ->
        [one] { $count } document
       *[other] { $count } documents
    }
window-gallery-nothing-had-made = Rien n’était à refaire.
window-gallery-left-out = Laissé de côté : { $name } : { $reason }
window-gallery-made-anew = Refaits : { $names }.
window-gallery-taken-out = Retirés : { $names }.

## Noms des pages

window-general-pages-sheets = Fiches
window-general-pages-print = Imprimer
window-general-pages-balance = Équilibre
window-general-pages-text = Texte
window-general-pages-table = À la table
window-general-pages-universe = Univers

## Listes

window-list-name = Nom de { $name }

## Fenêtre, menus et dialogues

window-main-rules = Règles
window-main-put-under-commander = Placer sous le chef au-dessus
window-main-put-under-ship = Placer sous le vaisseau précédent
window-main-new-document-same = Nouveau document du même jeu
window-main-new-match-key = Nouvelle &partie…
window-main-new-event = Nouveau tour&noi
window-main-gallery = &Galerie
window-main-new-tab = Nouvel on&glet
window-main-open = &Ouvrir…
window-main-open-clipboard = Ouvrir depuis le &presse-papiers
window-main-save = &Enregistrer
window-main-save-key = Enregistrer &sous…
window-main-save-all = &Tout enregistrer
window-main-duplicate = &Dupliquer
window-main-revert-file = Re&venir au fichier
window-main-close = &Fermer
window-main-quit = &Quitter
window-main-undo = Annuler
window-main-redo = Rétablir
window-main-find-anything = Tout re&chercher…
window-main-history-key = &Historique
window-main-preferences-key = &Préférences…
window-main-larger-text = Texte plus &grand
window-main-smaller-text = Texte plus &petit
window-main-full-screen = Plei&n écran
window-main-next-tab = Onglet &suivant
window-main-previous-tab = Onglet p&récédent
window-main-move-new-window-key = Déplacer dans une nouvelle &fenêtre
window-main-print = &Imprimer…
window-main-share = &Partager…
window-main-your-first-ship = Votre &premier vaisseau
window-main-guides-key = &Guides
window-main-rules-key = &Règles
window-main-keys-key = Raccourcis &clavier…
window-main-about-metamaker-key = À &propos de MetaMaker
window-main-system-key = Comme le &système
window-main-light-key = &Clair
window-main-dark-key = S&ombre
window-main-find = &Rechercher…
window-main-new-document = &Nouveau document { $game }
window-main-design-page = Sur la page de conception
window-main-lists-ships-designs = Dans les listes de vaisseaux, de modèles et de bibliothèques
window-main-sheet = Sur la fiche
window-main-board-slots = Sur un tableau d’emplacements
window-main-looking-pages = En regardant les pages
window-main-everywhere = Partout
window-main-click = { $key } et un clic
window-main-about-metamaker = À propos de MetaMaker
window-main-design-starships-tabletop = Concevez des vaisseaux spatiaux pour jeux de table : chaque nombre expliqué, des fiches à imprimer, des flottes en un seul fichier.
window-main-keys = Raccourcis clavier
window-main-search = Chercher
window-main-preferences = Préférences
window-main-open-documents-last = &Rouvrir les documents de la dernière fois
window-main-colours = &Couleurs
window-main-text-size = &Taille du texte
window-main-language = &Langue
window-main-paper = &Papier
window-main-own-library-key = &Bibliothèque
window-main-start = Au démarrage
window-main-free-software-under = Logiciel libre sous licence MIT. Qt { $version }.
window-main-show-fold-designs = Montrer ou replier modèles et éléments
window-main-show-fold-problems = Montrer ou replier les problèmes
window-main-show-fold-slots = Montrer ou replier les emplacements, ou la fiche au-dessous
window-main-show-fold-numbers = Montrer ou replier nombres et sélection
window-main-mend-problem-chosen = Corriger le problème choisi dans la liste
window-main-add-another = En ajouter un autre
window-main-cut-copy-paste = Couper, copier, coller
window-main-add-ship-class = Ajouter un vaisseau de la classe
window-main-move-up-down = Monter ou descendre
window-main-next-element = Élément suivant
window-main-first-last-element = Premier et dernier élément
window-main-select-one-more = Sélectionner un de plus, ou le laisser
window-main-select-all-up = Sélectionner tous jusqu’à lui
window-main-select-next-element = Sélectionner aussi l’élément voisin
window-main-edit-place = Modifier sur place
window-main-take-element-away = Retirer l’élément
window-main-select-nothing = Ne rien sélectionner
window-main-leave-sheet = Quitter la fiche
window-main-slot-beside = Emplacement voisin
window-main-slot-number = Emplacement d’un numéro
window-main-choose-system = Choisir un système
window-main-change-places-slot = Échanger avec l’emplacement voisin
window-main-empty-slot = Vider l’emplacement
window-main-larger-smaller = Agrandir, réduire
window-main-true-size = Taille réelle
window-main-whole-width = Toute la largeur
window-main-move-page = Déplacer la page
window-main-up-down-page = Parcourir la page
window-main-pull-page = Tirer la page
window-main-space-mouse = Espace et souris
window-main-rule-focus = Règle de ce qui a le focus
window-main-next-control = Contrôle suivant
window-main-number-grid = Nombre sur sa grille
window-main-system = Comme le système
window-main-light = Clair
window-main-dark = Sombre
window-main-letter = { $key }, une lettre
window-main-folder-own-library = Dossier de la bibliothèque personnelle
window-main-cut = Co&uper
window-main-copy = &Copier
window-main-paste = C&oller
window-main-delete = &Supprimer
window-main-select-all = &Tout sélectionner
window-main-own-library = bibliothèque personnelle
window-main-guide = Guide
window-main-all-guides = Tous les guides
window-main-not-any-more = De ce qui était ouvert la dernière fois, introuvable : { $names }
window-main-new-match = Nouvelle partie
window-main-document = Doc&ument
window-main-edit = É&dition
window-main-view = &Affichage
window-main-help = Aid&e
window-main-new-template = Nouveau d’après un &modèle
window-main-open-recent = Fichiers &récents
window-main-file = &Fichier
window-main-guides = Guides
window-main-history = Historique
window-main-opened = Tel qu’ouvert
window-main-unsaved-work-cannot = Le travail non enregistré ne peut pas être gardé pour récupération : { $reason }. Enregistrez votre travail.
window-main-settings-could-not = Les préférences étaient inutilisables et ont été mises de côté : { $problem }
window-main-metamaker-crashed-during = MetaMaker a planté lors de sa dernière exécution. Vous pouvez récupérer votre travail non enregistré.
window-main-metamaker-crashed-during-last = MetaMaker a planté lors de sa dernière exécution. Il n’y a pas de travail non enregistré à récupérer.
window-main-show = Afficher
window-main-unsaved-work-earlier = Du travail non enregistré d’une session précédente a été retrouvé.
window-main-show-report = Afficher le rapport
window-main-move-new-window = Déplacer dans une nouvelle fenêtre
window-main-edited = • modifié
window-main-page = Page : { $title }
window-main-no-file-yet = Pas encore dans un fichier

## Parties

window-match-speed = Vitesse
window-match-ship = Vaisseau
window-match-end-draw = Fin : partie nulle
window-match-again = Encore une fois
window-match-same-sides-captains = Les mêmes camps et capitaines, tout de suite, avec d’autres dés
window-match-same-sides-captains-terms = Les mêmes camps, capitaines et conditions, avec d’autres dés
window-match-just-happened = Ce qui vient d’arriver
window-match-captains-thinking = Les capitaines réfléchissent
window-match-chart-threats = Tableau des menaces
window-match-shown-beside-table = Ce qui est montré à côté de la table
window-match-match-cannot-go = Cette partie ne peut continuer
window-match-before-first-turn = Avant le premier tour
window-match-story = Récit
window-match-strength = Forces
window-match-end = Fin : { $reason }
window-match-end-side-won = Fin : le camp { $side } a gagné
window-match-chart = Tableau
window-match-end-won = Fin : { $name } a gagné
window-match-record-sheet = Fiche
window-match-happened = Ce qui s’est passé
window-match-why-came-so = Pourquoi c’est arrivé
window-match-these-rules = Selon ces règles :
window-match-how-strong-sides = La force des camps
window-match-nothing-counted-game = Rien n’est compté dans ce jeu.
window-match-whole-table = Toute la table
window-match-show-all-table = Montrer toute la table
window-match-show-ships-large = Montrer les vaisseaux aussi grands que possible
window-match-ruler = Règle
window-match-measure-one-thing = Mesurer d’une chose à l’autre
window-match-follow = Suivre
window-match-keep-selected-ship = Garder au milieu le vaisseau choisi
window-match-reach-selected-ship = Portée du vaisseau choisi
window-match-without-motion = Sans mouvement
window-match-no-ranges = Sans portées
window-match-arcs = Arcs
window-match-time-line = Ligne du temps
window-match-start = début
window-match-lost = Perdu : { $names }
window-match-turn-back = Tour précédent
window-match-step-back = Étape précédente
window-match-event-back = Événement précédent
window-match-one-event = Événement suivant
window-match-one-step = Étape suivante
window-match-one-turn = Tour suivant
window-match-pause = Pause
window-match-speed-speed = { $speed } ×
window-match-turn = Tour { $number }

## Nombres

window-numbers-explanation = Explication
window-numbers-open-rule = Ouvrir la règle
window-numbers-being-worked-out = calcul en cours…
window-numbers-all-steps-calculation = Toutes les étapes du calcul
window-numbers-if = et si
window-numbers-changes = change de
window-numbers-explanation-heading = EXPLICATION
window-numbers-press-number-see = Cliquez sur un nombre pour voir d’où il vient.
window-numbers-of = { $stat }, { $element }
window-numbers-no-ship = Aucun vaisseau
window-numbers-1-more = 1 de plus : { $difference }
window-numbers-one-more-adds = Ce qu’un de plus ajoute à la valeur du vaisseau
window-numbers-found-trying-value = Trouvé par essais : une valeur plus proche de l’actuelle peut aussi suffire.
window-numbers-just-above = Avec { $name } juste au-dessus de { $value }, on obtient { $result }.
window-numbers-just-below = Avec { $name } juste au-dessous de { $value }, on obtient { $result }.
window-numbers-no-makes-nearest = Aucune valeur de « { $name } » de { $low } à { $high } ne donne { $goal } ; la plus proche est { $nearest }, qui donne { $result }.
window-numbers-no-tried-makes = Aucune valeur essayée de « { $name } » de { $low } à { $high } ne donne { $goal } ; la plus proche est { $nearest }, qui donne { $result }.
window-numbers-with-it-is = Avec { $name } { $value }, on obtient { $result }.
window-numbers-value-reach = Valeur à atteindre
window-numbers-input-change = Grandeur à changer
window-numbers-reach = atteindre
window-numbers-by = par

## Prévisions

window-odds-another-file = D’un autre fichier…
window-odds-points = Points
window-odds-points-points = { $points } points pour { $name } : { $reason }
window-odds-wins-battles = { $name } gagne { $rate } de { $count } batailles : { $verdict }
window-odds-against = &Contre
window-odds-forecast = Pronostic
window-odds-even-meeting = une rencontre équilibrée
window-odds-more-battles-needed = il faut plus de batailles pour dire qui a l’avantage
window-odds-choose-fleet-meet = Choisissez une flotte à rencontrer.
window-odds-same-fleet-neither = C’est la même flotte : aucune n’a l’avantage.
window-odds-ahead = { $name } a l’avantage
window-odds-cannot-weighed = { $name } ne peut être pesée : { $reason }.
window-odds-fleet-meet = Flotte à rencontrer
window-odds-seconds = { $done } secondes sur { $all }
window-odds-changes-tried-battles = { $tried } changements essayés en { $battles } batailles ; « points » est ce que { $name } a de plus ensuite.
window-odds-make-fair = Équilibrer
window-odds-small-changes-make = De petits changements qui équilibrent cette rencontre, chacun éprouvé en bataille.
window-odds-ways-make-fair = Façons de l’équilibrer
window-odds-save-encounter-dots = Enregistrer comme engagement…
window-odds-wins = Gagne
window-odds-change = Changement
window-odds-battles = Batailles
window-odds-fair = Équilibrée
window-odds-made-fair = { $one } et { $other }, équilibrés
window-odds-save-encounter = Enregistrer l’engagement
window-odds-encounters-json = Engagements (*.json)
window-odds-wins-name = { $name } gagne
window-odds-saved = Enregistré : { $file }
window-odds-perhaps = peut-être

## Ordres

window-order-why = Pourquoi ?
window-order-add = Ajouter
window-order-give-these-orders = Donner ces ordres
window-order-change-them = Les changer
window-order-these-orders-become = Ces ordres deviennent définitifs
window-order-asked = Ce qui est demandé
window-order-nothing-do = rien à faire
window-order-open = ouvert
window-order-no-orders = aucun ordre
window-order-your-orders-sealed = Vos ordres sont scellés : le fichier en a le sceau, non les ordres.
window-order-write-file-other = Écrire le fichier pour l’autre camp…
window-order-read-file-came = Lire le fichier revenu…
window-order-write-match = Écrire la partie
window-order-matches-json = Parties (*.json)
window-order-read-match = Lire la partie
window-order-side-answer-elsewhere = Le camp { $side } doit répondre, ailleurs.
window-order-send-file-mail = Envoyez le fichier par courriel ou messagerie ; la réponse vient en fichier.
window-order-other-side = Pour l’autre camp : { $file }
window-order-remove-again = Retirer ceci
window-order-something-still-chosen = Il reste quelque chose à choisir.
window-order-all-answers = Toutes les réponses
window-order-click-marked-place = Cliquez un endroit marqué de la table : il y a { $count } autres réponses.
window-order-captain = Capitaine
window-order-order = Cet ordre
window-order-captain-gives-all = Le capitaine donne tous les ordres jusqu’à la fin du tour.
window-order-captain-decides-now = Le capitaine décide désormais : { $kind }
window-order-you-decide-again = Vous décidez de nouveau : { $kind }
window-order-you-had-chosen = Ce que vous aviez choisi a été ajouté ; « Prêt » donne ces ordres.
window-order-written-refused-change = Ce qui est écrit pour { $of } est refusé : changez-le, ou videz la ligne.
window-order-orders-side-sealed = Les ordres du camp { $side } sont scellés.
window-order-i-command-side = Je commande le camp { $side }
window-order-side = Camp { $side } :{ " " }
window-order-all-open = Tous ceux qui sont ouverts
window-order-everything-until-turn = Tout jusqu’à la fin du tour
window-order-always = Toujours : { $kind }
window-order-captain-decides = Le capitaine décide ▾
window-order-captain-2 = Capitaine ▾
window-order-captain-thinking-you = Le capitaine « { $captain } » réfléchit. Vous pouvez continuer.
window-order-advice-captain = Conseil du capitaine « { $captain } » :
window-order-orders-captain-would = Les ordres que donnerait le capitaine « { $captain } »
window-order-nothing-done-passed = Rien à faire, passé : { $names }
window-order-nothing-numbers-speaks = Aucun chiffre ne parle pour ces ordres ni contre eux.
window-order-pass-mouse-side = Passez la souris au camp { $side }.
window-order-ready = Prêt
window-order-advice = Conseil
window-order-speaks-these-orders = Ce qui parle pour ces ordres

## Palette

window-palette-favourites = Favoris
window-palette-parts = ÉLÉMENTS
window-palette-highest-tier = Palier le plus haut
window-palette-show-parts-up = Montrer les éléments jusqu’à ce palier
window-palette-any-tier = Tous paliers
window-palette-enter-adds-selection = Entrée ajoute ; ou glisser sur la fiche
window-palette-no-part-called = Aucun élément ne porte ce nom ; en créer un :
window-palette-no-part-called-so = Aucun élément ne porte ce nom.
window-palette-tier = palier { $tier }
window-palette-tier-tier = Palier ≤ { $tier }

## Impression

window-print-print-heading = IMPRESSION
window-print-print = Que faut-il imprimer
window-print-printed = Ce qui est imprimé
window-print-print-all-them = Tous les imprimer
window-print-print-none-them = N’en imprimer aucun
window-print-paper-heading = PAPIER
window-print-paper = Papier
window-print-how-page-lies = Sens de la page
window-print-page = Page
window-print-left = Gauche
window-print-top = Haut
window-print-right = Droite
window-print-bottom = Bas
window-print-binding = Reliure
window-print-room-binding = Place pour la reliure
window-print-binding-right-even = Reliure à droite sur les pages paires
window-print-these-margins-leave = Ces marges laissent moins de la moitié de la page.
window-print-look = PRÉSENTATION
window-print-size-sheet = Format d’une fiche
window-print-size = Format
window-print-ink = Encre
window-print-share-codes-cameras = Codes de partage à photographier
window-print-filled-screen-pdf = À remplir à l’écran (PDF)
window-print-damage-file = Dégâts d’un fichier…
window-print-choose-file-game = Choisissez le fichier d’une partie en cours ; ses dégâts sont reportés sur les fiches
window-print-new = À neuf
window-print-files = FICHIERS
window-print-pdf-carries-inside = Ce que le PDF emporte
window-print-carries = Emporte
window-print-dpi = { " " }ppp
window-print-dots-per-inch = Points par pouce des images PNG
window-print-png = PNG
window-print-mm = { " " }mm
window-print-upright = Portrait
window-print-landscape = Paysage
window-print-millimetres = { $edge }, en millimètres
window-print-sheets-size-no = Les fiches de cette taille n’ont pas de place pour eux
window-print-margin = Marge : { $edge }
window-print-pages-sheets-paper =
    { $pages ->
        [one] 1 page
       *[other] { $sheets ->
            [one] { $pages } pages · 1 feuille recto verso
           *[other] { $pages } pages · { $sheets } feuilles recto verso
        }
    }
window-print-record-sheets-ships = Fiches des vaisseaux
window-print-pages-table = Pages pour la table
window-print-blank-sheets = Fiches vierges
window-print-whole-document = Tout le document
window-print-printed-ships-alone = Les vaisseaux imprimés seuls
window-print-nothing = Rien
window-print-a4 = A4
window-print-us-letter = Lettre US
window-print-two-page = Deux par page
window-print-cards = Cartes
window-print-colour = Couleur
window-print-grey = Gris
window-print-lines-little-ink = Traits, peu d’encre
window-print-outside-paper = hors du papier
window-print-outside-box = hors de son cadre
window-print-too-small-read = trop petit pour être lu
window-print-overlapping = superposé
window-print-letter-missing-font = une lettre manque dans la police
window-print-too-faint = trop pâle
window-print-made-smaller-fit = réduit pour tenir
window-print-shortened-fit = abrégé pour tenir
window-print-record-sheets = Fiches des { $count }
window-print-findings-proof-reader = Relevé du correcteur
window-print-reading-proofs = Relecture des épreuves…
window-print-pages =
    { $count ->
        [one] page { $numbers }
       *[other] pages { $numbers }
    }
window-print-no-printing-errors = Aucune erreur d’impression
window-print-printing-errors =
    { $count ->
        [one] 1 erreur d’impression
       *[other] { $count } erreurs d’impression
    }
window-print-printing-notes =
    { $count ->
        [one] 1 remarque d’impression
       *[other] { $count } remarques d’impression
    }
window-print-counters-templates-rulers = Pions, gabarits et règles ne seront alors pas à l’échelle. Un papier plus grand garde leur taille réelle.
window-print-print-smaller = Imprimer plus petit
window-print-paper-printer-too = Le papier de l’imprimante est trop petit pour ces pages. Les imprimer à { $percent } % ?
window-print-printer-cannot-used = L’imprimante est inutilisable.
window-print-printer-takes-no = L’imprimante n’accepte plus de page.
window-print-saving-sheets = Enregistrement des fiches
window-print-printed-pages =
    { $count ->
        [one] 1 page imprimée
       *[other] { $count } pages imprimées
    }
window-print-real-size = { $text } à { $percent } % de la taille réelle
window-print-pages-they-printed = Les pages telles qu’imprimées
window-print-copied-text = Copié comme texte
window-print-copied-short-list = Copié comme liste courte
window-print-copied-markdown = Copié en Markdown
window-print-copied-picture = Copié comme image
window-print-save-picture = Enregistrer l’image
window-print-png-pictures-png = Images PNG (*.png)
window-print-drawing-picture = Dessin de l’image
window-print-copy-text = Copier comme texte
window-print-copy-markdown = Copier en Markdown
window-print-copy-share-code = Copier le code de partage
window-print-save-picture-dots = Enregistrer l’image…
window-print-copied-share-code = Code de partage copié : { $count } caractères
window-print-copy-short-list = Copier comme liste courte
window-print-pages-small = Vignettes des pages
window-print-page-number = Page { $number }
window-print-printer = Vers l’imprimante…
window-print-save-pdf-pictures = Enregistrer en PDF ou en images
window-print-nothing-chosen-printed = Rien n’est choisi pour l’impression
window-print-damage-game-play = Dégâts d’une partie en cours
window-print-play-states-filled = États de jeu et fiches remplies (*.json *.pdf)
window-print-pdf = PDF…
window-print-png-pictures = Images PNG…
window-print-svg-drawings = Dessins SVG…
window-print-laying-out-pages = Mise en page pour le papier de l’imprimante

## Problèmes

window-problems-problems = Problèmes
window-problems-warning = Avertissement
window-problems-errors =
    { $count ->
        [one] 1 erreur
       *[other] { $count } erreurs
    }
window-problems-warnings =
    { $count ->
        [one] 1 avertissement
       *[other] { $count } avertissements
    }
window-problems-notes =
    { $count ->
        [one] 1 remarque
       *[other] { $count } remarques
    }
window-problems-no-problems-legal = Aucun problème : conforme aux règles
window-problems-problems-heading = PROBLÈMES
window-problems-number-problems = Nombre de problèmes
window-problems-ship-only = Ce vaisseau seulement
window-problems-no-problems-ship = Aucun problème avec ce vaisseau
window-problems-nothing-check-yet = Rien à vérifier encore : il n’y a pas de vaisseau
window-problems-go = Aller à

## Parties sur papier

window-record-rolls-so-far = Jets jusqu’ici
window-record-roll-d = Lancer un D{ $faces }
window-record-record-sheet-ticked = Fiche que l’on coche
window-record-ticked = coché
window-record-not-ticked = non coché
window-record-faces-dice = Faces des dés
window-record-critical-hit = Un coup critique sur
window-record-critical = Critique
window-record-section-struck = Section touchée
window-record-blast-reactor = Une explosion de réacteur
window-record-blast = Explosion
window-record-arc-faces-reactor = Arc tourné vers le réacteur
window-record-left-over = restent :{ " " }
window-record-detonation-had-left = Ce qu’il restait de l’explosion quand elle a jailli du vaisseau
window-record-cm-away =  cm
window-record-complete-cm-between = Centimètres entiers entre les deux vaisseaux
window-record-repairs-crew = Réparations par l’équipage
window-record-repair = Réparer
window-record-system-repaired = Système réparé
window-record-crew-works = Équipage qui y travaille
window-record-crew-parties-each = Équipes ; chacune travaille sur un seul système par tour
window-record-faces-such-empty = faces, par exemple { $example }, ou rien
window-record-expected-faces-dice = Faces de dés attendues, en chiffres.
window-record-write-sheet = L’écrire sur la fiche
window-record-note-tried = Noter l’essai
window-record-damage-left-over = Dégâts restants
window-record-distance = Distance
window-record-no-d = Il n’y a pas de { $number } sur un D{ $faces }.
window-record-happened-when-turn = Ce qui s’est passé à la fin du tour
window-record-fight-damage = Combattre avec ces dégâts…
window-record-match-against-captains = Une partie contre des capitaines ou des personnes ; les vaisseaux perdus restent au port
window-record-read-ticks-file = Lire les coches d’un fichier…
window-record-pdf-sheets-filled = Un PDF de fiches remplies, ou des dégâts enregistrés
window-record-save-damage-dots = Enregistrer les dégâts…
window-record-file-damaged-sheets = Un fichier dont on imprime des fiches endommagées
window-record-hit = Ce qui a été touché
window-record-read-ticks = Lire les coches
window-record-save-damage = Enregistrer les dégâts
window-record-damage-json = Dégâts (*.json)
window-record-turn = Tour
window-record-next-turn = Tour suivant
window-record-turn-key = &Tour
window-record-tick-sheet = Coche sur la fiche de { $name }
window-record-read = Lire { $file }
window-record-damage = Les dégâts sont dans { $file }
window-record-roll = lancer
window-record-not-yet = Pas encore
window-record-before-turn-1 = Avant le tour 1
window-record-ticks-sheets-let = Est coché ce que les fiches laissent attendre, ou ce qui a été noté : corrigez ce qui fut autrement.
window-record-end-turn = Fin du tour { $turn }
window-record-type-faces-your = Entrez les faces de vos dés, ou laissez-les lancer.
window-record-turn-turn = Passer au tour { $turn }
window-record-in-this-turn = Ce tour-ci

## Récupération

window-recovery-recovered-work = Travail récupéré

## Règles

window-rules-design = conception
window-rules-derived = déduite
window-rules-sheet = fiche
window-rules-play = jeu
window-rules-fleet = flotte
window-rules-encounter = engagement
window-rules-terrain = terrain
window-rules-rules = Règles de
window-rules-search-rules = Chercher dans les règles
window-rules-rules-found = Règles trouvées
window-rules-chapters-rules = Chapitres des règles
window-rules-text-rules = Texte des règles
window-rules-forward = Suivant
window-rules-copy-rule = Copier cette règle
window-rules-tables = Tables
window-rules-no-rule = Aucune règle ne contient « { $text } »

## Préparation d’une partie

window-setup-other-dice = D’autres dés
window-setup-record-game-paper = Tenir une partie sur papier
window-setup-again-other-dice = Encore une fois, avec d’autres dés
window-setup-play-again-sides = Rejouer en échangeant les camps…
window-setup-fight-damage-against = Combattre avec ces dégâts contre…
window-setup-fight-against-title = Faire combattre « { $title } » contre…
window-setup-play = Jouer dessus…
window-setup-fight-against = Faire combattre ceci contre…
window-setup-fight-although-designs = Combattre malgré les erreurs des modèles
window-setup-last-time = Comme la dernière fois
window-setup-first-duel = Un premier duel
window-setup-another-side = Un autre camp
window-setup-open-match = Ouvrir une partie…
window-setup-choose-meets-each = Choisissez qui se rencontre : il faut quelqu’un dans chaque camp.
window-setup-designs-errors-mend = Des modèles ont des erreurs : réparez-les, ou laissez-les combattre quand même.
window-setup-small-sample-you = Un petit exemple : vous jouez un camp, des capitaines méthodiques les autres
window-setup-new-match = Nouvelle partie
window-setup-setting-up-match = Préparation de la partie
window-setup-match-cannot-begin = Cette partie ne peut commencer : { $reason }
window-setup-threats = les menaces
window-setup-open-document-file = Un document ouvert, un fichier ou un exemple. On peut déposer des fichiers ici.
window-setup-choose-side = Choisir un camp
window-setup-side = Camp { $side }
window-setup-side-side = Qui est le camp { $side }
window-setup-no-ship-comes = Aucun vaisseau ne vient.
window-setup-change = Changer…
window-setup-come = { $count } sur { $all } viennent
window-setup-nobody-yet = Personne encore
window-setup-match-alone-document = Pour cette partie seule : le document reste tel quel
window-setup-damaged-game-paper = endommagé comme dans la partie sur papier
window-setup-recent-files = Fichiers récents
window-setup-another-file = Un autre fichier…
window-setup-samples = Exemples de { $game }
window-setup-person = Une personne
window-setup-person-elsewhere-files = Une personne ailleurs, par fichiers
window-setup-run-survival-fight = Une survie, combat après combat
window-setup-how-they-meet = Comment ils se rencontrent
window-setup-terrain = Terrain
window-setup-how-they-meet-key = &Rencontre
window-setup-terrain-key = &Terrain
window-setup-lined-up-both = En ligne des deux côtés
window-setup-encounter-dice-say = Un engagement que les dés décident
window-setup-plays-side = Qui joue le camp { $side }
window-setup-match = La partie
window-setup-same-number-same = Le même nombre, les mêmes dés
window-setup-captain = Capitaine : { $captain }
window-setup-encounter = Engagement : { $encounter }
window-setup-side-2 = Camp { $side } : { $name }

## Page d’accueil

window-start-new = Nouveau
window-start-recover = Récupérer
window-start-discard = Abandonner
window-start-never-saved = jamais enregistré
window-start-recover-title = Récupérer { $title }
window-start-discard-title = Abandonner { $title }
window-start-not-any-more = { $file } n’existe plus : s’ouvre en copie
window-start-changed-since-opens = { $file } a été modifié depuis : s’ouvre en copie
window-start-changes =
    { $count ->
        [one] { $count } modification de { $file }
       *[other] { $count } modifications de { $file }
    }
window-start-good-begin = Pour commencer
window-start-no-sample-like = Aucun exemple n’est ainsi.
window-start-template = D’après un modèle
window-start-unsaved-work-found = Du travail non enregistré a été retrouvé
window-start-files-dropped-anywhere = Déposez des fichiers n’importe où : documents, impressions, images, codes de partage.
window-start-recent = Récents
window-start-same-folder = Dans le même dossier
window-start-search-your-files = Chercher dans vos fichiers et les exemples
window-start-size-fleet = Taille d’une flotte
window-start-play = Jouer…
window-start-set-up-match = Préparer une partie : regarder des capitaines se battre, ou commander un camp
window-start-look-through-designs = Parcourir les modèles d’un dossier ou d’une galerie hébergée ; publier les vôtres
window-start-your-first-ship = Votre premier vaisseau
window-start-open = Ouvrir…
window-start-open-share-code = Ouvrir un code du presse-papiers
window-start-new-document = Nouveau document { $game }
window-start-new-document-template = Nouveau document { $game } d’après un modèle
window-start-any-size = Toutes les tailles
window-start-up-points = Jusqu’à { $points } points
window-start-points = De { $low } à { $high } points
window-start-points-points = Dès { $points } points

## Univers

window-universes-class = Classe
window-universes-fleet = Flotte
window-universes-make-universe-pack = Faire un univers
window-universes-parts-need-comes = Ce qu’il faut aux éléments vient avec eux. L’auteur, la licence et les notes sont ceux de la flotte.
window-universes-save = Enregistrer…
window-universes-name = &Nom
window-universes-version = &Version
window-universes-parts = É&léments
window-universes-wrote = { $file } est écrit
window-universes-pack-needs-parts = Il faut des éléments à un univers : cochez-en.
window-universes-parts-pack = Éléments de l’univers
window-universes-combat-values = Valeurs de combat
window-universes-version-name = { $name } : de la version { $old } à la { $new }
window-universes-back-version = { $name } : retour de la version { $old } à la { $new }
window-universes-part = Élément
window-universes-becomes = Ce qu’il devient
window-universes-before = Avant
window-universes-after = Après
window-universes-use = Utiliser
window-universes-update = Mettre à jour
window-universes-use-name = Utiliser { $name }
window-universes-update-name = Mettre à jour vers { $name }
window-universes-tick-parts-packs = Cochez les éléments dont la version de l’univers doit remplacer la vôtre. Les autres restent comme ils sont ici.
window-universes-all-parts-here = Tous les éléments sont ici comme dans l’univers.
window-universes-no-combat-value = Aucune valeur de combat ne change.
window-universes-here-pack-parts =
    { $count ->
        [one] { $count } élément est ici comme dans l’univers.
       *[other] { $count } éléments sont ici comme dans l’univers.
    }
window-universes-use-in = Utiliser dans
window-universes-pack-made-out = Un univers se fait à partir d’une flotte, et sa prochaine version aussi.
window-universes-no-fleet-open = Aucune flotte n’est ouverte
window-universes-use-universe-pack-dots = Utiliser un univers…
window-universes-make-universe-pack-dots = Faire un univers…
window-universes-use-universe-pack = Utiliser un univers
window-universes-update-dots = Mettre à jour { $name } { $version }…
window-universes-another-version = Une autre version de { $name }
window-universes-pack = L’univers est pour { $game }.
window-universes-not = C’est « { $found } », et non « { $name } ».

## Champs et boutons

window-widgets-chart = Graphique
window-widgets-since-last-edit = { $change } depuis la dernière modification
window-widgets-clear-search = Effacer la recherche
window-widgets-folded-away-too = replié : il y a trop peu de place
