"""Where hospitals are: at their ZIP code, or at their city where the ZIP code is none of their state."""

import math, re
from pathlib import Path

from price_files import zip_of

REPOSITORY = Path(__file__).parents[2]
GAZETTEER = REPOSITORY / "app/domain/places/gazetteer"
ZIPS = {}
for line in (GAZETTEER / "zip-codes.tsv").read_text().splitlines():
    code, town, state, _, latitude, longitude = line.split("\t")
    ZIPS[code] = (float(latitude), float(longitude), state)
CITIES = {}
for line in (GAZETTEER / "cities.tsv").read_text().splitlines():
    town, state, latitude, longitude, _ = line.split("\t")
    CITIES.setdefault((town.lower(), state), (float(latitude), float(longitude)))
STATES = {"California": "CA", "Florida": "FL", "Texas": "TX", "Wisconsin": "WI", "Illinois": "IL", "Massachusetts": "MA"}
EARTH_RADIUS_MILES = 3958.8


def point_of(hospital):
    place = ZIPS.get(zip_of(hospital.address))
    if place and place[2] == hospital.state:
        return place[:2]
    words = re.split(r",|\s{2,}", re.sub(r",?\s*[A-Z]{2}\s+\d{5}.*$", "", hospital.address))
    return CITIES.get((words[-1].strip().lower(), hospital.state))


def miles(a, b):
    (lat1, lon1), (lat2, lon2) = ([math.radians(angle) for angle in point] for point in (a, b))
    half = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return 2 * EARTH_RADIUS_MILES * math.asin(math.sqrt(half))
