"""python3 bench/answers/before_after.py FOLDER [--site http://localhost:3000] > docs/judged-by-medicare.md

What judging prices by Medicare's amounts (docs/decisions/037), with one price list counted once (040), changed for the 300 services that most hospitals publish: the
nation's cash prices outpatient, of stays inpatient, worked out from the price files of FOLDER. Before, only the middle of like
prices judged. Names are those of the site.
"""

import argparse, json, math, urllib.parse
from collections import Counter
from pathlib import Path

from answers import quartile
from fetch import fetch
from price_files import read_files
from price_lists import find_price_lists, once
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


def middle(prices):
    """n and the middle of the cash prices, each hospital's lowest, of one price list each amount once."""
    lowest = {}
    for price in prices:
        if price.cash is not None:
            name, dollars = price.hospital.file, (price.hospital.counts_as, price.cash)
            lowest[name] = min(dollars, lowest.get(name, dollars))
    return len(lowest), quartile(once(lowest.values()), 0.5)


def judged(service, prices, price_lists, by_medicare):
    """Each price's verdict, with n and the middle of those that stay."""
    for price in prices:
        price.hospital.price_list = price_lists.get(price.hospital.file)
    middles = Middles(prices)
    verdicts = [judge(service, price, middles, by_medicare) for price in prices]
    return verdicts, *middle([price for price, why in zip(prices, verdicts) if why is None])


def row_of(service, prices, price_lists, name):
    before, n_before, was = judged(service, prices, {}, by_medicare=False)
    after, n, now = judged(service, prices, price_lists, by_medicare=True)
    measure = yardstick(service, "", "")
    ratio = f"{now / measure[0]:.1f}" if measure and now else ""
    why = ""
    if was and now and abs(now / was - 1) > MOVED:
        gone = Counter(WORDS[new] for old, new in zip(before, after) if old is None and new in WORDS)
        back = sum(old is not None and new is None for old, new in zip(before, after))
        why = "; ".join([f"{count} {words}" for words, count in gone.most_common()] + [f"{back} came back"] * (back > 0))
        why = why or "one price list counts once"
    left_out = [sum(verdict is not None for verdict in verdicts) for verdicts in (before, after)]
    dollars = [f"${amount:,.2f}" if amount else "" for amount in (was, now)]
    cells = [f"{service[0]} {service[1]}", name, f"{n_before:,}", f"{n:,}", *map(str, left_out), *dollars, ratio, why]
    return f"| {' | '.join(cells)} |", bool(why)


def main():
    given = argparse.ArgumentParser(usage=__doc__)
    given.add_argument("folder", type=Path)
    given.add_argument("--site", default="http://localhost:3000")
    given = given.parse_args()
    hospitals = read_files(given.folder)
    price_lists = find_price_lists(hospitals)
    counts = Counter(service for hospital in hospitals for service in hospital.charges)
    rows = []
    for service, _ in sorted(counts.items(), key=lambda one: (-one[1], one[0]))[:MOST_ASKED]:
        setting = "inpatient" if service[0] == "MS-DRG" else "outpatient"
        prices = [
            price for hospital in hospitals for price in prices_at(hospital, service)
            if setting in price.settings and not price.charge.modifiers and not price.charge.unit
        ]
        query = urllib.parse.urlencode({"code_type": service[0], "code": service[1]})
        name = json.loads(fetch(f"{given.site}/hospital_search.json?{query}"))["service_name"]
        rows.append(row_of(service, prices, price_lists, name))
    moved = sum(is_moved for _, is_moved in rows)
    print(HEAD.format(count=len(rows), moved=moved))
    print(*(row for row, _ in rows), sep="\n")


HEAD = """# What judging prices by Medicare changed

The {count} services that most hospitals publish, on the national set and the three real files: cash prices in the nation,
outpatient (stays inpatient), each hospital's lowest. *Before*: only the middle of like prices judged. *After*: Medicare's
amount judges where it sets one ([decision 037](decisions/037-medicare-is-the-yardstick.md)), and hospitals of one price list that
publish one amount count once in the middle ([decision 040](decisions/040-one-price-list-counts-once.md)). *× Medicare*: the middle divided
by that amount, by the editions that come with the site. *Why* is said where the middle moved by more than a third, which it did
for {moved}. Written by `bench/answers/before_after.py`, which shares no code with the site.

| service | name | n before | n | left out before | left out | middle before | middle | × Medicare | why it moved |
|---|---|---|---|---|---|---|---|---|---|"""

main()
