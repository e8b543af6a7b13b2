"""What a hospital's price of a service is (docs/decisions/018), and whether it can be one (018 and 037)."""

import math
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from price_files import Charge, Hospital, amount

REPOSITORY = Path(__file__).parents[2]


def real(dollars):
    """Without what stands where a hospital has no price."""
    nines = {999999, 999999.99, 9999999, 9999999.99}
    return None if dollars is None or dollars in nines or dollars >= 99999999 else dollars


@dataclass
class Price:
    hospital: Hospital
    charge: Charge
    settings: list
    gross: float | None
    cash: float | None
    kind: str
    dollars: float | None
    why_not: str | None = None


def prices_at(hospital, service):
    """Of each setting, modifiers and unit the line with the middle price; the same in both settings is one price."""
    cells = defaultdict(list)
    for charge in hospital.charges.get(service, ()):
        for setting in charge.settings:
            cells[(charge.modifiers, charge.unit, setting)].append(charge)
    found = {}
    for (modifiers, unit, setting), lines in cells.items():
        def price(line):
            return real(line.cash) if real(line.cash) is not None else real(line.gross)

        priced = sorted((line for line in lines if price(line) is not None), key=lambda line: (price(line), line.number))
        line = priced[(len(priced) + 1) // 2 - 1] if priced else min(lines, key=lambda line: line.number)
        same = (modifiers, unit, real(line.gross), real(line.cash), tuple(sorted(line.rates, key=str)))
        if same in found:
            found[same].settings.append(setting)
            if line.number < found[same].charge.number:
                found[same].charge = line
            continue
        cash, gross = real(line.cash), real(line.gross)
        dollars = price(line)
        why = None
        if dollars is None:
            why = "placeholder" if (line.cash if line.cash is not None else line.gross) is not None else None
        elif dollars <= 0.01 and unit == "":
            why = "placeholder"
        elif cash is not None and gross is not None and cash > gross:
            why = "cash-above-gross"
        kind = "cash" if cash is not None else "gross"
        found[same] = Price(hospital, line, [setting], gross, cash, kind, dollars, why)
    return list(found.values())


FEES = {}
for line in (REPOSITORY / "app/domain/medicare/national-fees.tsv").read_text().splitlines():
    cells = line.split("\t")
    if line[0] != "#" and cells[0] != "edition":
        FEES[cells[1] if cells[0] == "stay" else cells[0]] = cells
STAY_OF_WEIGHT_ONE = 6848.98 + 540.03  # Federal Register, rule of fiscal year 2027, tables 1A and 1D


def yardstick(service, modifiers, unit):
    """(Medicare's amount for the hospital, the doctor's amount), None where Medicare sets none."""
    kind, code = service
    cells = FEES.get(code)
    if unit or not cells or modifiers not in ("", "LT", "RT"):
        return None
    if kind == "MS-DRG":
        return (round(float(cells[2]) * STAY_OF_WEIGHT_ONE, 2), None)
    status, rate, office, facility, technical, _, laboratory = [
        cell if place == 0 else amount(cell) for place, cell in enumerate((cells[1:] + [""] * 7)[:7])
    ]
    if status == "Q4":
        own = laboratory
    elif status == "A":
        own = laboratory or technical or office
    else:
        own = rate if status in "J1 J2 P Q1 Q2 Q3 R S T U V".split() else None
    return (own, facility) if own else None


def multiples(service):
    kind, code = service
    if kind == "MS-DRG":
        return 0.2, 15
    if kind != "CPT":
        return 0.1, 60
    number = int(code)
    if 10004 <= number < 70000:
        return 0.2, 40
    if number < 80000:
        return 0.1, 60
    if number < 90000:
        return 0.03, 100
    return (0.2, 40) if 99202 <= number <= 99499 else (0.1, 60)


class Middles:
    """The middle of like prices by which one is judged where Medicare sets no amount: the state's where five amounts or
    more count, else the nation's where that many do."""

    def __init__(self, prices):
        amounts = defaultdict(set)
        for price in prices:
            if price.why_not is not None:
                continue
            for kind in ("cash", "gross"):
                dollars = getattr(price, kind)
                for setting in price.settings if dollars is not None else ():
                    for state in (price.hospital.state, None):
                        amounts[self.name(price, kind, setting, state)].add((price.hospital.counts_as, dollars))
        self.middles = {
            name: sorted(dollars for _, dollars in of_name)[math.ceil(len(of_name) / 2) - 1]
            for name, of_name in amounts.items()
            if len(of_name) >= 5
        }

    @staticmethod
    def name(price, kind, setting, state):
        return price.charge.modifiers, price.charge.unit, kind, setting, state

    def of(self, price, setting):
        states = (price.hospital.state, None)
        found = [self.middles.get(self.name(price, price.kind, setting, state)) for state in states]
        return next((middle for middle in found if middle is not None), None)


def judge(service, price, middles, by_medicare=True):
    """Why a price cannot be one; None: it can. Without Medicare's amount the middle of its like tells."""
    if price.why_not or price.dollars is None:
        return price.why_not
    measure = by_medicare and yardstick(service, price.charge.modifiers, price.charge.unit)
    if measure:
        (medicare, doctor), (least, most) = measure, multiples(service)
        if price.dollars > medicare * most * (2 if price.kind == "gross" else 1):
            return "far-above-medicare"
        if price.dollars >= medicare * least:
            return None
        is_doctors = doctor and 0.4 * doctor <= price.dollars <= 2.5 * doctor
        return "near-the-doctors-fee" if is_doctors else "far-below-medicare"
    found = [middle for middle in (middles.of(price, setting) for setting in price.settings) if middle is not None]
    # 0.09 * 20 is a little less than 1.8 to a computer; files have ten-thousandths of a dollar at most.
    if any(round(price.dollars * 20, 4) < middle for middle in found):
        return "far-below-its-like"
    return "far-above-its-like" if any(price.dollars > round(20 * middle, 4) for middle in found) else None
