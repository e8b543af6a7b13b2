import { expect, test } from "vitest";
import { dollarsOfUnits } from "./exact-numbers.ts";
import { readInNetwork } from "./read-in-network.ts";

type Wanted = Parameters<typeof readInNetwork>[1];
const everything: Wanted = { code: () => true, npis: null };

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

/** Each rate as 'type code modifiers amount: NPIs of tax number', with ids of references that the file never defines. */
async function ratesOf(file: string | object, wanted = everything) {
  const text = typeof file === "string" ? file : JSON.stringify(file);
  const read = await readInNetwork(bytesOf(text), wanted, () => {
    throw new Error("A small file does not need the disk.");
  });
  const { providers } = read;
  const rates: string[] = [];
  for (const { codeType, code, list } of read.codes) {
    for (const { terms, units, sets } of read.rates.parts(list)) {
      for (const [index, units_] of units.entries()) {
        const { modifiers } = read.terms[terms[index] as number] ?? { modifiers: [] };
        const who = [...providers.referencesOf(sets[index] as number)].map((reference) => {
          const range = providers.groupsOf(reference);
          if (range === null) return `?${providers.idOf(reference)}`;
          const groups = Array.from({ length: range.to - range.from }, (_, at) => range.from + at);
          return groups
            .map(
              (group) =>
                `${providers.membersOf(group).join("+")} of ${providers.taxIdentities[providers.taxOf(group)]?.number}`,
            )
            .join("; ");
        });
        rates.push([codeType, code, ...modifiers, `${dollarsOfUnits(units_)}:`, who.join(" | ")].join(" "));
      }
    }
  }
  return { rates, counts: read.counts, header: read.header };
}

const price = (amount: unknown, more: object = {}) => ({
  negotiated_type: "negotiated",
  negotiated_rate: amount,
  billing_class: "professional",
  ...more,
});
const service = (code: string, rates: object[], more: object = {}) => ({
  billing_code_type: "CPT",
  billing_code: code,
  negotiation_arrangement: "ffs",
  negotiated_rates: rates,
  ...more,
});
const group = (npi: unknown, tin = "12-3456789") => ({ npi, tin: { type: "ein", value: tin } });
const reference = (id: unknown, ...groups: object[]) => ({ provider_group_id: id, provider_groups: groups });

test("references may be defined before the rates, behind them, or nowhere", async () => {
  const inNetwork = [service("70551", [{ provider_references: [1, 2, 9], negotiated_prices: [price(10)] }])];
  const provider_references = [reference(1, group([11])), reference(2, group([22], "00-0000002"))];
  const rates = ["CPT 70551 10: 11 of 123456789 | 22 of 000000002 | ?9"];
  expect(await ratesOf({ provider_references, in_network: inNetwork })).toMatchObject({ rates });
  const behind = await ratesOf({ in_network: inNetwork, provider_references });
  expect(behind.rates.map((rate) => rate.split(": ")[1]?.split(" | ").sort())).toEqual([
    ["11 of 123456789", "22 of 000000002", "?9"].sort(),
  ]);
});

test("ids are equal as decimals, beyond the digits of a double, and never as integers", async () => {
  const file = `{"in_network":[{"billing_code":"70551","billing_code_type":"CPT","negotiation_arrangement":"ffs","negotiated_rates":[
    {"negotiated_prices":[${JSON.stringify(price(1))}],"provider_references":[690.6447]},
    {"negotiated_prices":[${JSON.stringify(price(2))}],"provider_references":["690.64471"]},
    {"negotiated_prices":[${JSON.stringify(price(3))}],"provider_references":[40.00000000000000000002]}]}],
    "provider_references":[
    {"provider_group_id":690.64470,"provider_groups":[{"npi":[1],"tin":{"type":"ein","value":"1"}}]},
    {"provider_group_id":690.64471,"provider_groups":[{"npi":[2],"tin":{"type":"ein","value":"1"}}]},
    {"provider_group_id":40.00000000000000000001,"provider_groups":[{"npi":[3],"tin":{"type":"ein","value":"1"}}]}]}`;
  expect((await ratesOf(file)).rates).toEqual([
    "CPT 70551 1: 1 of 000000001",
    "CPT 70551 2: 2 of 000000001",
    "CPT 70551 3: ?40.00000000000000000002",
  ]);
});

test("a code that comes behind its rates decides over them, and prices that nobody asks for are counted", async () => {
  const rates = [{ provider_groups: [group([11])], negotiated_prices: [price(1), price(2)] }];
  const { negotiated_rates, ...rest } = service("70551", rates);
  const { negotiated_rates: otherRates, ...other } = service("99999", rates);
  const file = {
    in_network: [
      { negotiated_rates, ...rest },
      { negotiated_rates: otherRates, ...other },
      service("11111", rates),
    ],
  };
  expect(await ratesOf(file, { ...everything, code: (_type, code) => code === "70551" })).toMatchObject({
    rates: ["CPT 70551 1: 11 of 123456789", "CPT 70551 2: 11 of 123456789"],
    counts: { prices: 6, otherServices: 4, otherStates: 0, unreadable: 0 },
  });
});

test("what payers write unlike is read alike", async () => {
  const file = {
    reporting_entity_name: "A payer",
    last_updated_on: "6/1/2026",
    in_network: [
      service(
        "0470",
        [{ provider_groups: [group(["11"], "3456789")], negotiated_prices: [price("1,204.00")] }],
        {
          billing_code_type: "MS-DRG",
        },
      ),
      service("j1885", [{ provider_groups: [group([11])], negotiated_prices: [price("0.01")] }]),
      service(
        "99213",
        [
          {
            provider_groups: [group(0)],
            negotiated_prices: [price(50, { billing_code_modifier: ["tc", "26"] })],
          },
        ],
        {
          billing_code_type: " hcpcs ",
        },
      ),
      service("99214", [
        { provider_groups: null, provider_references: null, negotiated_prices: [price(null), price(60)] },
      ]),
      service("99215", [{ negotiated_prices: null }, {}]),
    ],
  };
  expect(await ratesOf(JSON.stringify(file).replaceAll('"billing_class"', '"b\\u0069lling_class"'))).toEqual(
    await ratesOf(file),
  );
  expect(await ratesOf(file)).toMatchObject({
    rates: [
      "MS-DRG 470 1204: 11 of 003456789",
      "HCPCS J1885 0.01: 11 of 123456789",
      "CPT 99213 26 TC 50: 0 of 123456789",
      "CPT 99214 60: ",
    ],
    counts: { prices: 5, unreadable: 1 },
    header: { entityName: "A payer", updatedOn: "2026-06-01" },
  });
});

test("where providers of other states are left out, a group keeps its others and a rate of nobody is counted", async () => {
  const provider_references = [reference(1, group([11, 22])), reference(2, group([33]))];
  const in_network = [
    service("70551", [
      { provider_references: [1], negotiated_prices: [price(1)] },
      { provider_references: [2], negotiated_prices: [price(2), price(3)] },
    ]),
  ];
  const wanted: Wanted = { code: () => true, npis: new Set([11]) };
  expect(await ratesOf({ provider_references, in_network }, wanted)).toMatchObject({
    rates: ["CPT 70551 1: 11 of 123456789"],
    counts: { prices: 3, otherStates: 2 },
  });
});
