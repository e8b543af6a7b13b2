"""The same rates by a two-pass reader with ijson: counts and adds up what is asked for.

  python3 two-pass-ijson.py <in-network.json.gz> <npidata.csv> <states, comma> <codes, comma>
"""
import csv
import gzip
import sys
from decimal import Decimal

import ijson

path, providers, states, codes = sys.argv[1:5]
states, codes = set(states.split(",")), set(codes.split(","))
kept = {
    int(row["NPI"])
    for row in csv.DictReader(open(providers))
    if row["Provider Business Practice Location Address State Name"] in states
}
wanted = set()
with gzip.open(path) as file:
    for reference in ijson.items(file, "provider_references.item"):
        if any(npi in kept for group in reference["provider_groups"] for npi in group["npi"]):
            wanted.add(reference["provider_group_id"])
count, total = 0, Decimal(0)
with gzip.open(path) as file:
    for service in ijson.items(file, "in_network.item"):
        if service["billing_code"] not in codes:
            continue
        for rate in service["negotiated_rates"]:
            if any(reference in wanted for reference in rate["provider_references"]):
                for price in rate["negotiated_prices"]:
                    count += 1
                    total += price["negotiated_rate"]
print(count, total)
