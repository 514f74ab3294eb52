### Graphs of the window and of pages.

graphs-hits-title = Average hits by target mass
graphs-hits-mass = mass of the target
graphs-hits-told = { $weapon }, mass { $mass }: { $hits } hits with { $dice } dice
graphs-hits-summary = All systems of a weapon fire in one attack, and the lowest dice are kept. Hits if every effective die hits: { $most }.
graphs-hits-fast = { $weapon }, slower target

graphs-account-title = Breakdown
graphs-account-total = Total
graphs-account-more = one more
graphs-account-rest = { $count } others
graphs-account-line = { $text }: { $value }
graphs-account-line_more = { $text }: { $value } (one more adds { $more })
