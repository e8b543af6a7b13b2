"""What the site must answer: which prices, at which hospitals, their middle and how many (docs/decisions/018 and 038)."""

import csv, math, re
from collections import defaultdict
from pathlib import Path

from places import STATES, ZIPS, miles, point_of
from price_lists import once
from prices import real

REPOSITORY = Path(__file__).parents[2]
with (REPOSITORY / "tests/data/plan-kinds.csv").open(encoding="utf-8") as labels:
    PLAN_KINDS = {(row["payer"].lower(), row["plan"].lower()): row["kind"] for row in csv.DictReader(labels)}
KINDS = ["commercial", "medicare-advantage", "medicare", "medicaid", "tricare-va", "workers-compensation", "auto"]
KINDS += ["other", "unknown"]
PAYERS = {
    "Blue Cross": r"\bbcbs\b|blue cross",
    "Aetna": r"\baetna\b",
    "Cigna": r"\bcigna\b",
    "UnitedHealthcare": r"\buhc\b|united ?healthcare",
}


def rates_of(price, payer, kind):
    return [
        (real(dollars), plan)
        for name, plan, dollars in price.charge.rates
        if re.search(PAYERS[payer], name.lower()) and PLAN_KINDS[(name.lower(), plan.lower())] == kind
    ]


def quartile(amounts, share):
    return sorted(amounts)[math.ceil(len(amounts) * share) - 1] if len(amounts) >= 3 else None


def answer(service, place, prices):
    setting = "inpatient" if service[0] == "MS-DRG" else "outpatient"
    state = STATES.get(place.get("location"))
    center = ZIPS[place["location"]][:2] if "radius" in place else None

    def fits(price):
        if setting not in price.settings or price.charge.modifiers:
            return False
        if state and price.hospital.state != state:
            return False
        return center is None or miles(point_of(price.hospital), center) <= place["radius"]

    found = [price for price in prices if fits(price)]
    payer, kind = place.get("payer"), place.get("plan_kind")
    if payer:
        payer, kind, found = with_rates(found, payer, kind)
    plausible = [price for price in found if price.why_not is None]
    rows = []
    for price in plausible:
        row = {"file": price.hospital.file, "place": price.charge.place, "cash": price.cash, "gross": price.gross}
        if "payer" in place:
            dollars = dollars_of(price, payer, kind) if payer else []
            row |= {"lowest_rate": min(dollars, default=None), "highest_rate": max(dollars, default=None)}
        rows.append(row)
    return {
        "service": service,
        "place": place,
        "rows": sorted(rows, key=lambda row: (row["file"], row["place"])),
        "plan_kind": kind if payer else None,
        "hospital_count": len({row["file"] for row in rows}),
        "left_out": sum(price.why_not is not None for price in found),
        **spread(plausible, payer, kind),
    }


def dollars_of(price, payer, kind):
    return [rate for rate, _ in rates_of(price, payer, kind) if rate is not None]


def with_rates(found, payer, chosen):
    """Whose rates answer, and at which hospitals: where any has an amount of the kind that is meant (commercial unless
    chosen), else of the first kind that has one, all hospitals are answered, those without a rate too; else only those
    whose rate is no amount; where there is none at all, cash prices answer."""
    plausible = [price for price in found if price.why_not is None]
    kinds = [chosen] if chosen else KINDS
    for kind in kinds:
        if any(dollars_of(price, payer, kind) for price in plausible):
            return payer, kind, found
    for kind in kinds:
        of_kind = [price for price in found if rates_of(price, payer, kind)]
        if any(price.why_not is None for price in of_kind):
            return payer, kind, of_kind
    return None, None, found


def two_heaps(amounts, published):
    """Cash prices on both sides of a gap of three times or more, five amounts and a quarter of all on each, have no middle but
    two ranges, split at the widest such gap (docs/decisions/040)."""
    amounts = sorted(amounts)
    splits = []
    for count in range(1, len(amounts)):
        under, over = amounts[count - 1], amounts[count]
        smaller = min(count, len(amounts) - count)
        if under < over and over >= 3 * under and smaller >= 5 and 4 * smaller >= len(amounts):
            splits.append((over / under, -over))
    if not splits:
        return None
    split = -max(splits)[1]
    sides = [[d for d in published if d < split], [d for d in published if d >= split]]
    return [{"hospital_count": len(side), "lowest": min(side), "highest": max(side)} for side in sides]


def spread(prices, payer, kind):
    """Of the like prices of one kind and unit, each hospital's lowest: cash where any is published, else gross."""
    heaps = defaultdict(lambda: defaultdict(list))
    for price in prices:
        if payer:
            amounts, of_kind = dollars_of(price, payer, kind), 0
        else:
            amounts = [] if price.dollars is None else [price.dollars]
            of_kind = 0 if price.kind == "cash" else 1
        if amounts:
            heaps[(of_kind, price.charge.unit)][price.hospital.file].append((price.hospital.counts_as, min(amounts)))
    if not heaps:
        return {"n": None, "amounts": None, "ranges": None, "median": None, "p25": None, "p75": None}
    first = min(kind_no for kind_no, _ in heaps)
    _, unit = min(
        (heap for heap in heaps if heap[0] == first), key=lambda heap: (-sum(map(len, heaps[heap].values())), heap[1])
    )
    lowest = [min(of_hospital) for of_hospital in heaps[(first, unit)].values()]
    amounts = once(lowest)
    ranges = None if payer or first else two_heaps(amounts, [dollars for _, dollars in lowest])
    if ranges:
        figures = {"median": None, "p25": None, "p75": None}
        return {"n": len(lowest), "amounts": len(amounts), **figures, "ranges": ranges}
    return {
        "ranges": None,
        "n": len(lowest),
        "amounts": len(amounts),
        "median": quartile(amounts, 0.5),
        "p25": quartile(amounts, 0.25),
        "p75": quartile(amounts, 0.75),
    }
