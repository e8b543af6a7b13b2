"""Which hospitals publish one list of prices, whose equal amounts count once (docs/decisions/040)."""

from collections import defaultdict
from itertools import combinations

from prices import prices_at

FEWEST_SERVICES, FEWEST_AMOUNTS, LEAST_SHARE = 10, 5, 0.15


def is_laboratory(service):
    """Many hospitals copy Medicare's fees for these, and so agree with strangers."""
    return service[0] == "CPT" and "80000" <= service[1] <= "89999"


def find_price_lists(hospitals):
    """The list of each hospital that shares one, by its file: any name that is the same for all on it."""
    publishing, counts = defaultdict(set), {}
    for hospital in hospitals:
        counts[hospital.file] = 0
        for service in hospital.charges:
            for price in prices_at(hospital, service):
                counts[hospital.file] += 1
                telling = not (price.charge.modifiers or price.charge.unit or is_laboratory(service))
                if telling and price.dollars is not None and price.why_not != "placeholder":
                    publishing[(service, price.dollars)].add(hospital.file)
    agreed = defaultdict(lambda: (set(), set()))
    for (service, dollars), files in publishing.items():
        for pair in combinations(sorted(files), 2):
            services, amounts = agreed[pair]
            services.add(service)
            amounts.add(dollars)
    lists = {}
    for (one, other), (services, amounts) in agreed.items():
        enough = LEAST_SHARE * min(counts[one], counts[other])
        if len(services) >= max(FEWEST_SERVICES, enough) and len(amounts) >= FEWEST_AMOUNTS:
            joined = lists.get(one, {one}) | lists.get(other, {other})
            for file in joined:
                lists[file] = joined
    return {file: min(joined) for file, joined in lists.items()}


def once(amounts):
    """The dollars of (hospital's list or itself, dollars), of one list each once."""
    return [dollars for _, dollars in set(amounts)]
