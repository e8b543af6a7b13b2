"""Reads hospitals' price files by the standard library, as 45 CFR 180.50 and CMS's data dictionaries describe them."""

import csv, gzip, json, re
from collections import defaultdict
from dataclasses import dataclass, field

SETTINGS = ("inpatient", "outpatient")


@dataclass
class Charge:
    """One standard charge of a file; amounts in dollars, None = not published."""

    settings: tuple
    modifiers: str
    unit: str
    gross: float | None
    cash: float | None
    place: str
    number: int
    rates: list = field(default_factory=list)  # (payer, plan, dollars or None)


@dataclass
class Hospital:
    name: str
    address: str
    state: str
    file: str
    dated: str
    has_professional: bool
    charges: dict  # (code type, code) -> [Charge]
    price_list: str | None = None  # one name for all hospitals that publish one list of prices

    @property
    def counts_as(self):
        """Equal amounts count once for all that count as the same."""
        return self.price_list or self.file


# ── reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def amount(text):
    try:
        return float(str(text).replace("$", "").replace(",", "")) if text not in (None, "") else None
    except ValueError:
        return None


def service_of(codes):
    """The first procedure code, else the MS-DRG; a code of five digits is CPT whatever it is called."""
    for kind, code in codes:
        code = code.strip().upper()
        if kind in ("CPT", "HCPCS") and re.fullmatch(r"\d{5}|\d{4}[FTUM]|[A-V]\d{4}", code):
            return ("HCPCS" if code[0].isalpha() else "CPT", code)
    for kind, code in codes:
        if kind == "MS-DRG" and re.fullmatch(r"\d{1,3}", code.strip()):
            return ("MS-DRG", code.strip().zfill(3))
    return None


def modifiers_of(text):
    return " ".join(sorted(re.findall(r"[A-Za-z0-9]{2}", text or "")))


def settings_of(text):
    return SETTINGS if text.lower() == "both" else (text.lower(),)


def zip_of(address):
    found = re.findall(r"\b(\d{5})(?:-\d{4})?\b", address)
    return found[-1] if found else None


def state_in(heading, address):
    named = re.search(r"license_number\s*\|\s*([A-Z]{2})", heading)
    return named[1] if named else re.search(r"\b([A-Z]{2})\s+\d{5}", address)[1]


def read_csv(path, text):
    rows = csv.reader(text)
    head, about, columns = next(rows), next(rows), [name.strip().lower() for name in next(rows)]
    about = dict(zip(head, about))
    licence = next(name for name in head if name.startswith("license_number"))
    at = {name: place for place, name in enumerate(columns)}
    codes_at = [
        (at[f"code|{n}|type"], at[f"code|{n}"]) for n in range(1, 9) if f"code|{n}|type" in at
    ]
    rate_columns = {"payer_name", "plan_name", "standard_charge|negotiated_dollar", "standard_charge|methodology"}
    rate_columns |= {"standard_charge|negotiated_percentage", "standard_charge|negotiated_algorithm", "median_amount"}
    rate_columns |= {"10th_percentile", "90th_percentile", "count", "additional_generic_notes", "estimated_amount"}
    own = [place for name, place in at.items() if name not in rate_columns]
    charges, known = defaultdict(list), {}
    for number, row in enumerate(rows, start=4):
        service = service_of([(row[kind].upper(), row[code]) for kind, code in codes_at if row[code]])
        if service is None:
            continue
        key = (service, *(row[place].strip() for place in own))
        charge = known.get(key)
        if charge is None:
            charge = known[key] = Charge(
                settings_of(row[at["setting"]]),
                modifiers_of(row[at["modifiers"]]),
                unit_of(row[at["drug_unit_of_measurement"]], row[at["drug_type_of_measurement"]]),
                amount(row[at["standard_charge|gross"]]),
                amount(row[at["standard_charge|discounted_cash"]]),
                f"row {number}",
                number,
            )
            charges[service].append(charge)
        if row[at["payer_name"]]:
            dollars = amount(row[at["standard_charge|negotiated_dollar"]])
            charge.rates.append((row[at["payer_name"]], row[at["plan_name"]], dollars))
    address = about["hospital_address"]
    name = about["location_name"] if "|" not in about["location_name"] else about["hospital_name"]
    return Hospital(
        name, address, state_in(licence, address), path.name, about["last_updated_on"], False, charges
    )


def unit_of(size, kind):
    return f"{float(size):g} {kind.upper()}" if size not in ("", None) and kind else ""


def read_json(path, text):
    data = json.load(text)
    charges, number, has_professional = defaultdict(list), 0, False
    for item_no, item in enumerate(data["standard_charge_information"]):
        drug = item.get("drug_information") or {}
        service = service_of([(code["type"].upper(), code["code"]) for code in item["code_information"]])
        for charge_no, charge in enumerate(item["standard_charges"]):
            number += 1
            has_professional |= charge.get("billing_class") in ("professional", "both")
            if service is None:
                continue
            charges[service].append(
                Charge(
                    settings_of(charge["setting"]),
                    " ".join(sorted(charge.get("modifier_code") or [])),
                    unit_of(drug.get("unit"), drug.get("type", "")),
                    amount(charge.get("gross_charge")),
                    amount(charge.get("discounted_cash")),
                    f"/standard_charge_information/{item_no}/standard_charges/{charge_no}",
                    number,
                    [
                        (rate["payer_name"], rate["plan_name"], amount(rate.get("standard_charge_dollar")))
                        for rate in charge.get("payers_information") or []
                    ],
                )
            )
    state = data["license_information"]["state"]
    return Hospital(
        data["hospital_name"], data["hospital_address"][0], state, path.name, data["last_updated_on"],
        has_professional, charges,
    )


def read_files(folder):
    """One file of each hospital, the newest: hospitals of one name, whatever its legal form, in one city or ZIP code are one."""
    newest = {}
    for path in sorted(folder.rglob("*standardcharges*")):
        opened = gzip.open(path, "rt", encoding="utf-8-sig", errors="replace") if path.suffix == ".gz" else path.open(encoding="utf-8-sig", errors="replace")
        with opened as text:
            hospital = (read_json if ".json" in path.name else read_csv)(path, text)
        known = (re.sub(r"[^a-z0-9]+|\b(the|inc)\b", " ", hospital.name.lower()).strip(), zip_of(hospital.address))
        if known not in newest or newest[known].dated < hospital.dated:
            newest[known] = hospital
    return list(newest.values())
