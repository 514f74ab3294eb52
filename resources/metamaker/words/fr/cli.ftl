### Messages de la ligne de commande.

cli-no-language = langue « { $found } » inconnue ; choisissez parmi { $known }

## Sortie
cli-sentence = metamaker : { $problem }
cli-no-output = impossible d’écrire sur la sortie standard : { $reason }

## Arguments et options

cli-chosen-one = « { $found } » n’existe pas{ $meant }
cli-missing-argument = argument manquant : { $of }
cli-without = { $what } est incompatible avec { $others }

## Fichiers et jeux
cli-once = donnez « - » une seule fois
cli-settings-large = le fichier est trop grand
cli-settings-broken = lecture des réglages impossible : { $reason }
cli-settings-unknown = il n’y a pas de réglage « { $found } »{ $meant }
cli-settings-value = un réglage doit être un texte, un nombre, true ou false
cli-completion-which = terminal inconnu ; précisez-le : { $known }
cli-offered = c’est un fichier de { $game } ; cette commande s’utilise avec { $games }
cli-same_game = c’est un fichier de { $found }, mais { $file } est un fichier de { $game } ; utilisez les fichiers d’un seul jeu
cli-json_name = choisissez un nom qui finit par .json ; `metamaker sheets` imprime en PDF
cli-png_name = choisissez un nom qui finit par .png
cli-short_whole = --short liste toute la flotte ; --short et { $other } sont incompatibles
cli-print_name = choisissez un nom qui finit par { $known }
cli-new_file = ce fichier existe déjà ; choisissez un autre nom
cli-foreign = ce fichier existe et n’a pas été créé par MetaMaker. Utilisez --output pour choisir un autre nom, ou --force pour le remplacer
cli-empty_folder = le dossier ne contient aucune flotte
cli-watch = réimpression à chaque changement d’un fichier ; Ctrl+C y met fin
cli-watch-files = --watch a besoin de fichiers sur un disque
cli-new_template = type de document « { $found } » inconnu{ $meant }
cli-not_listed = { $list ->
    [samples] exemple
    [guide] guide
   *[help] commande
    } « { $name } » { $list ->
    [help] inconnue
   *[other] inconnu
    }{ $meant ->
    [none] { "" } ;
   *[other] { $meant }
    } `metamaker { $list }` en donne la liste
cli-one_page = il y a { $count } pages ; choisissez-en une avec --pages, ou écrivez un PDF
cli-wrote = { $file } : écrit
cli-wrote-what = { $file } : écrit ({ $what })
cli-wrote-document = { $file } : écrit ({ $title }, { $game }, format { $format })
cli-wrote-new = { $file } : écrit ({ $title }, { $game })
cli-wrote-completion = { $file } : écrit (complétion pour { $shell }, active dans les nouveaux terminaux)
cli-wrote-encounter = { $files } : engagement écrit
cli-wrote-review = { $file } : écrit (l’analyse)
cli-wrote-replay = { $file } : bataille enregistrée
cli-wrote-pictures = { $folder } : { $count ->
    [one] { $count } image écrite
   *[other] { $count } images écrites
    }
cli-wrote-damaged = { $file } : { $count ->
    [one] { $count } fiche écrite
   *[other] { $count } fiches écrites
    }, état après le tour { $turn }

## Exemples
cli-samples-none = aucun exemple
cli-samples-sample = exemple
cli-samples-fleet = flotte
cli-samples-encounter = engagement
cli-samples-sides = camps
cli-samples-gist = mise en place
cli-samples-universe = univers
cli-samples-version = version
cli-samples-number = { $symbol ->
    [combat_value] valeur
    [tier] palier
   *[ships] vaisseaux
    }
cli-samples-copy = metamaker samples NOM en copie un dans ce dossier

## Problèmes et nombres
cli-where = endroit
cli-problem = problème
cli-rule = règle
cli-severity = { $severity ->
    [error] erreur
    [warning] avertissement
   *[note] remarque
    }
cli-count = { $severity ->
    [error] { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
        }
    [warning] { $count ->
        [one] { $count } avertissement
       *[other] { $count } avertissements
        }
   *[note] { $count ->
        [one] { $count } remarque
       *[other] { $count } remarques
        }
    }
cli-no_problems = aucun problème

## Modifications
cli-fix-alone = --output et --dry-run ne s’utilisent qu’avec --fix
cli-fix-one = --output ne s’utilise qu’avec un seul fichier
cli-fix-done = { $where } : { $done }
cli-fix-count = { $count ->
    [0] rien n’a été corrigé
    [one] { $count } problème corrigé
   *[other] { $count } problèmes corrigés
    }
cli-edit-added = ajouté : { $title } ({ $where })
cli-edit-set = { $what } de { $where } : { $after } au lieu de { $before }
cli-fill-done = { $ships ->
    [one] { $ships } vaisseau
   *[other] { $ships } vaisseaux
    }, { $value } de la limite
cli-confirm-done = { $title } : batailles { $factor }
cli-confirm-other = { $title } : batailles { $factor } au lieu de { $found } dans le fichier
cli-confirm-unable = les batailles ne peuvent pas confirmer { $title } : il y a des erreurs, ou la flotte a ses propres formules de valeur
cli-confirm-stopped = arrêté ; les autres classes ne sont pas confirmées
cli-fill-own = écrivez une classe et un nombre, comme croiseur=2, à la place de { $found }
cli-log-one_fleet = --from demande une seule flotte
cli-log-date = la date doit être un jour comme 2026-11-29, et non « { $found } »
cli-log-empty = aucune bataille dans les journaux
cli-odds-title = Le tir de { $attacker } sur { $targets }
cli-odds-case = { $target }, { $distance } cm
cli-odds-figure = Valeur
cli-odds-rules = Règles
cli-odds-ship = nommez un vaisseau après un #, comme dans FICHIER#VAISSEAU, au lieu de { $found }
cli-odds-unused = ce jeu ne l’utilise pas
cli-edit-merged = ajouté : { $title }
cli-edit-renamed = { $before } s’appelle maintenant { $after }
cli-edit-nothing = rien à changer
cli-edit-problem = { $severity ->
    [error] nouvelle erreur
    [warning] nouvel avertissement
   *[note] nouvelle remarque
    } : { $where } : { $problem }
cli-edit-no_file = ce fichier ne peut pas être modifié sur place ; utilisez --output pour écrire le résultat dans un autre
cli-edit-no_such = il n’y a pas de « { $found } » à ajouter{ $meant }
cli-missing-sample = { $problem } ; pour copier ici l’exemple de ce nom, tapez `metamaker samples { $sample }`
cli-missing-meant = { $problem }{ $meant }
cli-edit-nothing_there = cet élément n’existe pas
cli-edit-misspelt = « { $found } » n’existe pas{ $meant }
cli-edit-several = « { $found } » est ambigu ; utilisez l’un de { $known }
cli-edit-nobody = { $problem } ; pour le reste, utilisez une référence, comme { $example }
cli-edit-no_key = propriété « { $found } » inconnue{ $meant }
cli-edit-key = clé
cli-edit-label = propriété
cli-edit-value = valeur
cli-edit-choices = valeurs
cli-value-whole = la valeur doit être un nombre entier, et non « { $found } »
cli-value-number = la valeur doit être un nombre, et non « { $found } »
cli-value-flag = la valeur doit être yes ou no, et non « { $found } »

cli-ship = vaisseau
cli-class = classe
cli-command = commandement
cli-beside = hors vaisseaux
cli-at_home = à quai : { $names } ({ $label } avec eux { $value })
cli-miniatures = figurines
cli-miniatures-of = de
cli-miniatures-kind = { $kind ->
    [ship] vaisseau
    [squadron] escadrille
    [marker] marqueur
   *[other] { $kind }
    }
cli-label = { $label } ({ $unit })

## Explications
cli-explain-of = { $of } : { $label } { $value }
cli-explain-from = origine
cli-explain-part = part
cli-explain-one_more = un exemplaire de plus ajoute
cli-explain-what_if = et si
cli-explain-changes = changement
cli-explain-formula = formule { $name } :
cli-explain-house = formule maison { $name } :
cli-explain-failed = formule standard, car la formule maison a échoué : { $reason }

## Différences
cli-diff-none = aucune différence
cli-diff-fleet = flotte
cli-diff-number = nombre
cli-diff-before = avant
cli-diff-after = après
cli-diff-moved = venu de { $place }
cli-diff-entries = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
    }
cli-diff-yes = oui
cli-diff-no = non
cli-diff-nothing = rien
cli-diff-most = au plus { $most } modèles tiennent côte à côte, pas { $found }
cli-diff-one_design = un tableau compare des modèles seuls ; nommez-en un par FICHIER#CLASSE

## Règles
cli-rules-none = aucune règle ne contient « { $words } »{ $meant }

## Autocontrôle
cli-self_test-step = { $step ->
    [open] ouvre un exemple
    [check] le vérifie
    [explain] explique un nombre
    [print] imprime ses fiches
    [fight] livre une bataille
    [share] livre des batailles en parallèle
   *[window] ouvre la fenêtre
    } ({ $seconds } s) : { $told }
cli-self_test-checked = { $count ->
    [0] aucun problème
    [one] aucune erreur, une remarque
   *[other] aucune erreur, { $count } remarques
    }
cli-self_test-explained = { $label } de { $of } : { $value }
cli-self_test-printed = { $pages ->
    [one] une page
   *[other] { $pages } pages
    }, { $size } ko ; le PDF s’ouvre comme la même flotte
cli-self_test-other = la flotte du PDF n’est pas celle qui a été imprimée
cli-self_test-fought = terminée après { $turns } tours, { $events } événements
cli-self_test-no_end = pas terminée après { $turns } tours
cli-self_test-shared = { $count } batailles
cli-self_test-lost = { $fought } batailles livrées sur { $asked }
cli-self_test-window = dessinée hors écran, en { $colours } couleurs
cli-self_test-empty_window = la fenêtre est vide
cli-self_test-no_window = omise, car la fenêtre n’est pas installée
cli-self_test-end = { $failed ->
    [0] Les { $count } étapes ont réussi
    [one] Une étape sur { $count } a échoué
   *[other] { $failed } étapes sur { $count } ont échoué
    }, en { $seconds } s.

## Application, barres de progression
cli-window-install = la fenêtre a besoin de PySide6-Essentials, qui n’est pas installé : { $command }
cli-window-display = la fenêtre a besoin d’un écran, mais ni DISPLAY ni WAYLAND_DISPLAY n’est défini
cli-window-library = la fenêtre ne peut pas s’ouvrir, car une bibliothèque manque : { $reason }
cli-bar-battles = batailles
cli-bar-sheets = fiches

cli-usage-see = { $asks ->
    [yes] { $problem } Voir { $command } --help
   *[no] { $problem }. Voir { $command } --help
    }
cli-usage-missing =
    { $kind ->
        [option] il manque l’option { $name }
        [argument] il manque l’argument { $name }
       *[other] il manque le paramètre { $name }
    }
cli-usage-no_option =
    { $guessed ->
        [yes] option inconnue : { $name } ; essayez { $meant }
       *[no] option inconnue : { $name }
    }
cli-usage-no_verb =
    { $guessed ->
        [yes] commande « { $name } » inconnue ; essayez { $meant }
       *[no] commande « { $name } » inconnue
    }
cli-usage-no_value = l’option { $name } demande une valeur
cli-usage-needless_value = l’option { $name } ne prend pas de valeur
cli-usage-too_many = arguments en trop : { $found }
cli-usage-invalid = { $name } : { $reason }
cli-usage-invalid_word = { $reason }
cli-usage-too_large = le maximum est { $most }
cli-usage-too_small = le minimum est { $least }
cli-usage-no_whole_number = la valeur doit être un nombre entier
cli-usage-no_number = la valeur doit être un nombre
cli-usage-no_truth = la valeur doit être true ou false
cli-fault = erreur interne : { $what }. Merci de la signaler ; METAMAKER_DEBUG=1 affiche la trace

## Univers
cli-universe-versions = { $before ->
    [0] { $name } { $after }
   *[other] { $name } : de { $before } à { $after }
    }
cli-universe-quiet = { $count ->
    [one] { $count } élément est identique à celui de l’univers
   *[other] { $count } éléments sont identiques à ceux de l’univers
    }
cli-universe-value = valeur de combat
cli-universe-unused = la flotte n’utilise pas encore « { $name } » ; importez l’univers avec `metamaker use`
cli-universe-undecided = { $count ->
    [one] { $count } élément a changé ici et dans l’univers. Rien n’a été écrit ; ajoutez --take mine ou --take theirs
   *[other] { $count } éléments ont changé ici et dans l’univers. Rien n’a été écrit ; ajoutez --take mine ou --take theirs
    }
