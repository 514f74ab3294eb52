### Graphs of the window and of pages.

graphs-hits-title = Hits expected, by the target's mass
graphs-hits-mass = mass of the target
graphs-hits-told = { $weapon }, mass { $mass }: { $hits } hits of { $dice } dice
graphs-hits-summary = All systems of a weapon in one attack, the lowest dice kept. Hits where every effective die hits: { $most }.
graphs-hits-fast = { $weapon }, slower target

graphs-account-title = What it adds up from
graphs-account-total = Total
graphs-account-more = one more
graphs-account-rest = { $count } others
graphs-account-line = { $text }: { $value }
graphs-account-line_more = { $text }: { $value }; one more adds { $more }
