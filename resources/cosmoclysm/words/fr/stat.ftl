### Les nombres des types.

stat-type = attaque { $attack }, défense { $defence }
