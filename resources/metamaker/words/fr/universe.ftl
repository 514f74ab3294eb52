### Où en sont les éléments d’un univers par rapport à une flotte.

universe-state-added = nouveau
universe-state-linked = déjà là
universe-state-updated = changé dans l’univers
universe-state-same = le même
universe-state-own = changé ici seulement, reste
universe-state-absent = retiré ici, reste absent
universe-state-both = changé ici et dans l’univers
universe-state-dropped = n’est plus dans l’univers, reste ici
universe-told = { $state } : { $lines }
