"""python3 bench/answers/before_after.py FOLDER [--site http://localhost:3000] > docs/judged-by-medicare.md

What judging prices by Medicare's amounts (docs/decisions/037) changed for the 300 services that most hospitals publish: the
nation's cash prices outpatient, of stays inpatient, worked out from the price files of FOLDER. Before, only the middle of like
prices judged. Names are those of the site.
"""

import argparse, json, math, urllib.parse
from collections import Counter
from pathlib import Path

from answers import quartile
from fetch import fetch
from price_files import read_files
from prices import Middles, judge, prices_at, yardstick

MOST_ASKED = 300
MOVED = 1 / 3
WORDS = {
    "near-the-doctors-fee": "near the doctor’s fee",
    "far-below-medicare": "far below Medicare",
    "far-above-medicare": "far above Medicare",
    "far-below-its-like": "far below the middle",
    "far-above-its-like": "far above the middle",
}


class Everything:
    """All services are wanted."""

    def __contains__(self, service):
        return service is not None


def middle(prices):
    """n and the middle of the cash prices, each hospital's lowest."""
    lowest = {}
    for price in prices:
        if price.cash is not None:
            lowest[price.hospital.file] = min(price.cash, lowest.get(price.hospital.file, math.inf))
    return len(lowest), quartile(list(lowest.values()), 0.5)


def row_of(service, prices, name):
    middles = Middles(prices)
    before = [judge(service, price, middles, by_medicare=False) for price in prices]
    after = [judge(service, price, middles) for price in prices]
    shown_before = [price for price, why in zip(prices, before) if why is None]
    shown = [price for price, why in zip(prices, after) if why is None]
    (n_before, was), (n, now) = middle(shown_before), middle(shown)
    measure = yardstick(service, "", "")
    ratio = f"{now / measure[0]:.1f}" if measure and now else ""
    why = ""
    if was and now and abs(now / was - 1) > MOVED:
        gone = Counter(WORDS[new] for old, new in zip(before, after) if old is None and new in WORDS)
        back = sum(old is not None and new is None for old, new in zip(before, after))
        why = "; ".join([f"{count} {words}" for words, count in gone.most_common()] + ([f"{back} came back"] if back else []))
    left_out = [sum(verdict is not None for verdict in verdicts) for verdicts in (before, after)]
    dollars = [f"${amount:,.2f}" if amount else "" for amount in (was, now)]
    cells = [f"{service[0]} {service[1]}", name, f"{n_before:,}", f"{n:,}", *map(str, left_out), *dollars, ratio, why]
    return f"| {' | '.join(cells)} |", bool(why)


def main():
    given = argparse.ArgumentParser(usage=__doc__)
    given.add_argument("folder", type=Path)
    given.add_argument("--site", default="http://localhost:3000")
    given = given.parse_args()
    hospitals = read_files(given.folder, Everything())
    counts = Counter(service for hospital in hospitals for service in hospital.charges)
    rows = []
    for service, _ in sorted(counts.items(), key=lambda one: (-one[1], one[0]))[:MOST_ASKED]:
        setting = "inpatient" if service[0] == "MS-DRG" else "outpatient"
        prices = [
            price for hospital in hospitals for price in prices_at(hospital, service)
            if setting in price.settings and not price.charge.modifiers and not price.charge.unit
        ]
        query = urllib.parse.urlencode({"code_type": service[0], "code": service[1]})
        rows.append(row_of(service, prices, json.loads(fetch(f"{given.site}/hospital_search.json?{query}"))["service_name"]))
    moved = sum(is_moved for _, is_moved in rows)
    print(HEAD.format(count=len(rows), moved=moved))
    print(*(row for row, _ in rows), sep="\n")


HEAD = """# What judging prices by Medicare changed

The {count} services that most hospitals publish, on the national set and the three real files: cash prices in the nation,
outpatient (stays inpatient), each hospital's lowest. *Before*: only the middle of like prices judged. *After*: Medicare's
amount judges where it sets one ([decision 037](decisions/037-medicare-is-the-yardstick.md)). *× Medicare*: the middle divided
by that amount, by the editions that come with the site. *Why* is said where the middle moved by more than a third, which it did
for {moved}. Written by `bench/answers/before_after.py`, which shares no code with the site.

| service | name | n before | n | left out before | left out | middle before | middle | × Medicare | why it moved |
|---|---|---|---|---|---|---|---|---|---|"""

main()
