### Pourquoi un élément d’un document ne peut être modifié, copié, déplacé ou retiré.

edit-here = ici
edit-unknown = Il n’y a pas de « { $name } » ici.
edit-nothing-called = Il n’y a pas de « { $ref } » { $here }.
edit-nothing-to-copy = Il n’y a pas d’élément « { $ref } » à copier.
edit-not-copied = { $name } : impossible à copier séparément.
edit-no-place = { $name } : pas dans une liste.
edit-not-removed = { $name } : impossible à retirer.
edit-gone = L’élément à modifier n’existe plus.
edit-step-most = { $property } : { $value } est le maximum.
edit-step-least = { $property } : { $value } est le minimum.
edit-no-property = { $name } : propriété « { $property } » inconnue.
edit-none-alone = « { $group } » : à ajouter dans un autre élément.
edit-none-such = « { $property } » ne peut pas valoir { $value }.
edit-id-stays = Un identifiant ne peut pas changer.
edit-no-neighbour = Il n’y a pas de « { $ref } » à côté duquel le mettre.

edit-refused-field = { $field } – { $reason }.
edit-no-such-field = { $field } : il faut un enregistrement sans champ « { $inner } ».
edit-must-be =
    { $given ->
        [text] { $field } : il faut { $allowed }, et non « { $found } ».
        [number] { $field } : il faut { $allowed }, et non { $found }.
       *[other] { $field } : il faut { $allowed }.
    }
edit-field =
    { $property ->
        [ablative_plates] Plaques ablatives
        [accepts] Types acceptés
        [aft] Section ou arc arrière
        [afterburner_thrust] Poussée d’une postcombustion
        [aoe_cm] Zone d’effet
        [arcs] Arcs
        [armour_piercing] Perforation du blindage
        [armour_rating] Blindage
        [armour_type] Type de blindage
        [attack_limit] Attaques
        [author] Auteur
        [bay] Hangar
        [bays] Hangars
        [budget] Budget de masse
        [burn_bonus] Bonus de l’action Poussée
        [carry] Capacité
        [classes] Classes
        [collision] Collisions
        [collision_whole_speed] Collisions à la vitesse entière
        [combat_value] Limite de valeur de combat
        [command_quality] Commandement
        [commander] Chef
        [components] Composants
        [conserve] Conserve Energy
        [core] Section centrale
        [count] Nombre
        [crew] Équipage nommé
        [crew_hurt_by_system_damage] Les dégâts blessent
        [crew_parties] Équipes de bord
        [crew_quality] Qualité d’équipage
        [damage_control_quality] Contrôle des avaries
        [damage_die] Dé de dégâts
        [damage_effect] Effet
        [damage_modifier] Modificateur de dégâts
        [damage_type] Type de dégâts
        [defence] Défense
        [deflection_piercing] Perforation des déflecteurs
        [design] Modèle
        [designs] Modèles
        [dynamic_order] Ordre changé aussitôt
        [edition] Édition
        [emblem] Emblème
        [empty_slot_bonus] Points des emplacements vides
        [entry] Nom de la formule
        [equal_speed_is_level] Vitesse égale, à égalité
        [evasion_needs_change] Esquive seulement par un changement
        [expression] Formule
        [facing] Orientation
        [fore] Section ou arc avant
        [formulas] Formules maison
        [habitat_loss_kills] La perte d’un Habitat tue
        [hangar_mode] Hangars
        [hangar_uses_infinite_mass] Cibles faciles sans triples dégâts
        [heat_damage] Effets de la chaleur
        [hero_crew] Héros
        [hull_hits] Points de coque
        [hull_layers] Couches de coque
        [hull_type] Type de coque
        [id] Identifiant
        [indirect] Indirecte
        [indirect_turns] Limite de tours
        [infinite_mass] Cibles faciles
        [kind] Nature
        [launch] Catapultage
        [level] Échelon
        [limits] Limites
        [loadout] Dotation
        [loadouts] Dotations
        [marine_parties] Équipes de fusiliers
        [marines_aboard] Fusiliers à bord
        [mass_factor] Facteur de masse
        [missile_depletion] Missiles épuisés
        [missile_detonates_once] Une seule explosion par Missile
        [missile_detonation] Les Missiles explosent
        [mounts] Affûts
        [movement_method] Mouvement
        [name] Nom
        [notes] Notes
        [open_build] Construction au grand jour
        [options] Options
        [passive_cooling] Refroidissement
        [paths] Tracés de l’emblème
        [png] Image de l’emblème
        [port] Section ou arc bâbord
        [public] Publication
        [pulse] Impulsions
        [qualities] Qualités
        [ram] Éperonnages
        [range_cm] Portée
        [rate_of_fire] Cadence de tir
        [rating] Indice
        [reactor] Réacteur propre
        [repair_scope] Réparations
        [repeat_action] Actions répétées
        [round_shape] Forme de la manche
        [sections] Sections
        [sectors] Secteurs
        [shield_hits] Points de bouclier
        [shield_piercing] Perforation des boucliers
        [shield_type] Type de bouclier
        [ship_class] Classe
        [ships] Vaisseaux
        [slots] Emplacements
        [speed_cm] Vitesse
        [squadrons] Escadrilles
        [starboard] Section ou arc tribord
        [starfighter] Type d’escadrille
        [starfighters] Types d’escadrille
        [strafe_run] Strafe Runs
        [strength] Force
        [strict_baby_striker] Baby Striker strict
        [tags] Étiquettes
        [target_method] Tir
        [target_rating] Indice de cible
        [targets] Cibles
        [teams] Équipes
        [tech_level] Niveau technologique
        [tie_break] Vitesse égale
        [tier] Limite de palier
        [time_limit] Limite de temps
        [toggles] Options de règles
        [tonnes_per_hit] Tonnes par point de coque
        [variant] Variante
        [vulnerable] Vulnérable
        [weapon] Arme
        [weapons] Armes
        [web_elimination] Sans système intact
       *[other] « { $name } »
    }
