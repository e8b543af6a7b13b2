"""npm run bench:answers -- FOLDER [--site http://localhost:3000] [--all]

Asks a running site the 600 questions of questions.json (40 services at 15 places and payers), and compares each answer's
hospitals, rows, amounts, middle and n with what the files of FOLDER say; the site holds these files and no others. A second
program, in another language, that shares no code with the site. Of the repository it takes data alone: ZIP codes and
cities, Medicare's amounts, and the kinds of plans that people labelled by hand. --all prints every difference, not three of
each answer. Exits with 1 where an answer differs.
"""

import argparse, csv, io, json, re, urllib.parse
from pathlib import Path

from answers import answer
from fetch import fetch
from price_files import read_files
from price_lists import find_price_lists
from prices import Middles, judge, prices_at

FIGURES = {
    "plan_kind": "plan_kind",
    "hospital_count": "hospital_count",
    "left_out": "left_out_as_implausible",
    "n": "like_price_count",
    "amounts": "like_amount_count",
    "ranges": "ranges",
    "p25": "p25",
    "median": "median",
    "p75": "p75",
}


def ask(site, service, place):
    """The figures by JSON, all the prices by CSV."""
    setting = "inpatient" if service[0] == "MS-DRG" else "outpatient"
    query = urllib.parse.urlencode({"code_type": service[0], "code": service[1], "setting": setting, **place})
    figures = json.loads(fetch(f"{site}/hospital_search.json?{query}"))
    table = fetch(f"{site}/hospital_search.csv?{query}")
    return figures, list(csv.DictReader(io.StringIO(table)))


class SourceFiles:
    """The names of the price files behind the links of prices, as their pages say them."""

    def __init__(self, site):
        self.site, self.names = site, {}

    def name_of(self, link):
        if link not in self.names:
            page = fetch(self.site + link)
            self.names[link] = re.search(r"[^<>\s\"/]+standardcharges[^<>\s\"/]*", page)[0]
        return self.names[link]


def number(text):
    return float(text) if text else None


def differences(expected, figures, table, sources):
    for name, column in FIGURES.items():
        if expected[name] != figures[column]:
            yield f"{name}: computed {expected[name]}, answered {figures[column]}"
    found = {}
    for row in table:
        amounts = {"cash": number(row["cash_price"]), "gross": number(row["gross_charge"])}
        if "payer" in expected["place"]:
            amounts |= {"lowest_rate": number(row["payer_rate"]), "highest_rate": number(row["max_payer_rate"])}
        place = (sources.name_of(row["source"]), row["source_place"])
        if place in found:
            yield f"answered twice: {place}"
        found[place] = amounts
    wanted = {(row.pop("file"), row.pop("place")): row for row in expected["rows"]}
    for place in wanted.keys() | found.keys():
        if wanted.get(place) != found.get(place):
            yield f"{' '.join(place)}: computed {wanted.get(place)}, answered {found.get(place)}"


def main():
    given = argparse.ArgumentParser(usage=__doc__)
    given.add_argument("folder", type=Path)
    given.add_argument("--site", default="http://localhost:3000")
    given.add_argument("--all", action="store_true")
    given = given.parse_args()
    questions = json.loads((Path(__file__).parent / "questions.json").read_text())
    services = [tuple(service) for service in questions["services"]]
    hospitals = read_files(given.folder)
    price_lists = find_price_lists(hospitals)
    for hospital in hospitals:
        hospital.price_list = price_lists.get(hospital.file)
    sources = SourceFiles(given.site)
    asked = same = price_count = 0
    for service in services:
        prices = [price for hospital in hospitals for price in prices_at(hospital, service)]
        middles = Middles(prices)
        verdicts = [judge(service, price, middles) for price in prices]
        for price, verdict in zip(prices, verdicts):
            price.why_not = verdict
        for place in questions["places"]:
            expected = answer(service, place, prices)
            price_count += len(expected["rows"])
            found = list(differences(expected, *ask(given.site, service, place), sources))
            asked += 1
            same += not found
            if found:
                print(f"✗ {' '.join(service)} {place}: {len(found)} differences")
                print(*(f"    {one}" for one in (found if given.all else found[:3])), sep="\n")
    print(f"{same} of {asked} answers are as the files say; {price_count} prices compared")
    raise SystemExit(same < asked or not asked)


main()
