import { expect, test } from "vitest";
import { importPriceText } from "../../../tests/fixtures/mrf/import-price-text.ts";
import { listRows } from "../../../tests/fixtures/mrf/list-rows.ts";
import { charge, priceFileText, rate, withItems } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { findImportReport } from "./list-imports.server.ts";

const database = databaseForTests();

/** Imports a file that must come in: its report, and how many amounts its rows in the database hold. */
async function imported(text: string, name = "standardcharges.csv") {
  const { importId } = await importPriceText(database.db, text, { fileName: name });
  const report = await findImportReport(database.db, importId);
  const [inDatabase] = await listRows(
    database.db,
    `select
      (select count(gross) + count(cash) + count(minimum) + count(maximum)
       from standard_charges where import_id = ${importId}) +
      (select count(dollar) + count(percentage) + count(algorithm) + count(estimated_amount) + count(median_amount)
         + count(percentile_10) + count(percentile_90)
       from negotiated_charges where import_id = ${importId})`,
  );
  const balance = report!.amountBalance!;
  const leftOutCount = balance.leftOut.reduce((sum, { count }) => sum + count, 0);
  return { report: report!, balance, leftOutCount, inDatabase: Number(inDatabase) };
}

const ratesOf = (importId: number) =>
  listRows(
    database.db,
    `select p.payer_name, p.plan_name, n.dollar, n.percentage, n.source_row
    from negotiated_charges n join payer_plans p using (hospital_id, import_id, plan_no)
    where import_id = ${importId} order by rate_no`,
  );

/** A second reader of CSV, as small as can be: it knows of a column's name only that it is one of amounts. */
function countAmountCells(text: string): number {
  const rows = text.split("\n").map(splitCells);
  const isAmount = rows[2]!.map(
    (name) => /^(standard_charge|estimated|median|\d+th)/.test(name) && !name.endsWith("|methodology"),
  );
  return rows.slice(3).flatMap((row) => row.filter((cell, column) => isAmount[column] && cell.trim() !== ""))
    .length;
}

function splitCells(line: string): string[] {
  const cells = [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell]) => cell!);
  return cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell));
}

const [NAMES, VALUES] = priceFileText({ charges: [] }).split("\n");

/** A CSV price file of these columns; a row names the cells that it fills. */
function csvOf(columns: string[], rows: Record<string, string>[]): string {
  const lines = rows.map((row) =>
    columns.map((name, column) => row[`${column}`] ?? row[name] ?? "").join(","),
  );
  return [NAMES, VALUES, columns.join(","), ...lines].join("\n");
}

const ITEM = ["description", "code|1", "code|1|type", "modifiers", "setting"];
const DRUG = ["drug_unit_of_measurement", "drug_type_of_measurement"];
const OWN = ["standard_charge|gross", "standard_charge|discounted_cash"];
const RANGE = ["standard_charge|min", "standard_charge|max", "additional_generic_notes"];
const payerColumns = (payer: string) => [
  ...["negotiated_dollar", "negotiated_percentage", "negotiated_algorithm", "methodology"].map(
    (part) => `standard_charge|${payer}|${part}`,
  ),
  ...["median_amount", "10th_percentile", "90th_percentile", "count", "additional_payer_notes"].map(
    (part) => `${part}|${payer}`,
  ),
];
const row = (code: string, cells: Record<string, string>) => ({
  description: `Service ${code}`,
  "code|1": code,
  "code|1|type": "CPT",
  setting: "outpatient",
  "standard_charge|gross": "100",
  "standard_charge|min": "40",
  "standard_charge|max": "80",
  ...cells,
});

test("a wide file's columns without a plan are read as their payer's, with a warning for each", async () => {
  const columns = [
    ...ITEM,
    ...DRUG,
    ...OWN,
    ...payerColumns("Acme|PPO"),
    ...payerColumns("Plain Pay"),
    ...RANGE,
  ];
  const text = csvOf(columns, [
    row("71046", {
      "standard_charge|Acme|PPO|negotiated_dollar": "50",
      "standard_charge|Acme|PPO|methodology": "fee schedule",
      "standard_charge|Plain Pay|negotiated_dollar": "60.5",
      "standard_charge|Plain Pay|methodology": "fee schedule",
    }),
    row("71047", {
      "standard_charge|Plain Pay|negotiated_percentage": "70",
      "standard_charge|Plain Pay|methodology": "percent of total billed charges",
      "median_amount|Plain Pay": "70",
      "10th_percentile|Plain Pay": "65",
      "90th_percentile|Plain Pay": "75",
      "count|Plain Pay": "12",
    }),
  ]);
  const { report, balance, inDatabase } = await imported(text);
  expect(await ratesOf(report.importId)).toEqual([
    "Acme ; PPO ; 50 ; - ; 4",
    "Plain Pay ;  ; 60.5 ; - ; 4",
    "Plain Pay ;  ; - ; 70 ; 5",
  ]);
  expect(report.problemCounts).toEqual([{ rule: "column-without-plan", severity: "warning", count: 9 }]);
  expect(report.problems[0]).toMatchObject({
    place: "S3",
    about: { name: "standard_charge|Plain Pay|negotiated_dollar" },
  });
  expect(countAmountCells(text)).toBe(12);
  expect(balance).toEqual({ readCount: 12, storedCount: 12, mergedCount: 0, leftOut: [], unreadColumns: [] });
  expect(inDatabase).toBe(12);
});

test("every amount of a wide file with hostile columns is stored or left out for a reason", async () => {
  const columns = [
    ...ITEM,
    ...DRUG,
    ...OWN,
    ...payerColumns("Acme|PPO"),
    "standard_charge|negotiated_dollar|Swap|HMO",
    "standard_charge|Acme|PPO|negotiated_dolar",
    "standard_charge|Acme|PPO|negotiated_dollar",
    "standard_charge|[payer_name]|[plan_name]|negotiated_dollar",
    "additional_payer_notes|Acme|PPO|HMO",
    "estimated_amount|Acme|PPO",
    "price_from_elsewhere",
    ...RANGE,
  ];
  const again = `${columns.lastIndexOf("standard_charge|Acme|PPO|negotiated_dollar")}`;
  const first = `${columns.indexOf("standard_charge|Acme|PPO|negotiated_dollar")}`;
  const methodology = { "standard_charge|Acme|PPO|methodology": "fee schedule" };
  const text = csvOf(columns, [
    row("1", {
      [first]: "50",
      [again]: "51",
      ...methodology,
      "standard_charge|negotiated_dollar|Swap|HMO": "60",
      "standard_charge|Acme|PPO|negotiated_dolar": "70",
      "standard_charge|[payer_name]|[plan_name]|negotiated_dollar": "80",
      "additional_payer_notes|Acme|PPO|HMO": "see contract",
      price_from_elsewhere: "99",
    }),
    row("2", { [first]: "999999999", [again]: "", ...methodology }), // no price, but what the hospital published
    row("3", { [first]: "-5", [again]: "", ...methodology }), // the payer goes
    row("4", { [first]: "", [again]: "", "standard_charge|gross": "$1000" }), // the row goes
    row("5", { [first]: "50", [again]: "", "code|1": "", "code|1|type": "", ...methodology }), // the row goes
    row("6", { [first]: "50", [again]: "", "standard_charge|gross": "" }), // its only payer lacks the methodology: all goes
    row("7", { [first]: "50", [again]: "", ...methodology, "estimated_amount|Acme|PPO": "about 50" }),
    row("8", {
      [first]: "50",
      [again]: "",
      "code|1": "",
      "code|1|type": "",
      modifiers: "62",
      ...methodology,
    }),
  ]);
  const { balance, leftOutCount, inDatabase } = await imported(text);
  expect(balance.readCount).toBe(countAmountCells(text));
  expect(balance.storedCount).toBe(inDatabase);
  expect(balance.storedCount + balance.mergedCount + leftOutCount).toBe(balance.readCount);
  expect(balance.leftOut).toEqual([
    { reason: "amount-format", count: 4 },
    { reason: "code-pair-missing", count: 4 },
    { reason: "describes-modifier", count: 4 },
    { reason: "charge-needs-methodology", count: 3 },
    { reason: "column-unread", count: 2 },
    { reason: "column-duplicate", count: 1 },
    { reason: "column-placeholder", count: 1 },
    { reason: "value-unread", count: 1 },
  ]);
  expect(balance.unreadColumns.map(({ name, cellCount }) => `${name} ${cellCount}`)).toEqual([
    "standard_charge|negotiated_dollar|Swap|HMO 1",
    "standard_charge|Acme|PPO|negotiated_dolar 1",
    "standard_charge|Acme|PPO|negotiated_dollar 1",
    "standard_charge|[payer_name]|[plan_name]|negotiated_dollar 1",
    "additional_payer_notes|Acme|PPO|HMO 1",
  ]);
});

test("rows of a tall file that say the same of a charge store its own amounts once, the others are merged", async () => {
  const payers = [rate("Aetna", "HMO", "50"), rate("Cigna", "PPO", "60"), rate("Humana", "Gold", "70")];
  const text = priceFileText({
    charges: [
      charge("71046", { cash: "60", payers }),
      charge("71047", { payers: [rate("Aetna", "HMO", "5", { methodology: null })] }), // the row goes
    ],
  });
  const { balance, inDatabase } = await imported(text);
  expect(balance).toEqual({
    readCount: countAmountCells(text),
    storedCount: 4 + 3,
    mergedCount: 4 + 4,
    leftOut: [{ reason: "charge-needs-methodology", count: 4 }],
    unreadColumns: [],
  });
  expect(inDatabase).toBe(7);
});

/** A second reader of JSON: every number, and the texts that are algorithms, wherever they stand. */
function countAmountMembers(json: string): number {
  let count = 0;
  JSON.parse(json, (name, value) => {
    if (typeof value === "number" || (name === "standard_charge_algorithm" && value !== "")) count += 1;
    return value;
  });
  return count;
}

test("every amount of a JSON file with hostile members is stored or left out for a reason", async () => {
  const payer = {
    payer_name: "Acme",
    plan_name: "PPO",
    methodology: "fee schedule",
    standard_charge_dollar: 50,
  };
  const entry = {
    setting: "outpatient",
    gross_charge: 100,
    minimum: 40,
    maximum: 80,
    payers_information: [payer],
  };
  const item = (code: string, charges: unknown, rest: object = {}) => ({
    description: `Service ${code}`,
    code_information: [{ code, type: "CPT" }],
    standard_charges: charges,
    ...rest,
  });
  const items = [
    item("1", [entry]),
    item("2", [{ ...entry, gross_charge: -1 }, entry]), // the first charge goes
    item("3", [{ ...entry, payers_information: [payer, { ...payer, standard_charge_dollar: 0 }] }]), // a payer goes
    item("4", [entry], { description: "" }), // the item goes
    item("5", [{ ...entry, net_charge: 7, payers_information: [{ ...payer, standard_charge_dollars: 8 }] }]),
    item("6", [
      { setting: "outpatient", minimum: 4, maximum: 8, payers_information: [{ ...payer, methodology: "?" }] },
    ]),
    item("7", entry), // no list of charges
    item("8", [{ ...entry, payers_information: { ...payer, standard_charge_algorithm: "as agreed" } }]), // no list of payers
  ];
  const text = withItems(priceFileText({ layout: "json", charges: [charge("1")] }), () =>
    items.map((one) => JSON.stringify(one)).join(","),
  );
  const { balance, leftOutCount, inDatabase, report } = await imported(text, "standardcharges.json");
  expect(balance.readCount).toBe(countAmountMembers(text));
  expect(balance.storedCount).toBe(inDatabase);
  expect(balance.storedCount + balance.mergedCount + leftOutCount).toBe(balance.readCount);
  expect(balance.leftOut).toEqual([
    { reason: "value-type", count: 9 },
    { reason: "amount-format", count: 5 },
    { reason: "value-missing", count: 4 },
    { reason: "value-not-allowed", count: 3 },
    { reason: "member-unread", count: 2 },
  ]);
  const place = "/standard_charge_information/*/standard_charges/*";
  expect(balance.unreadColumns).toEqual([
    { place: `${place}/net_charge`, name: "net_charge", cellCount: 1 },
    {
      place: `${place}/payers_information/standard_charge_dollars`,
      name: "standard_charge_dollars",
      cellCount: 1,
    },
  ]);
  expect(report.problemCounts).toContainEqual({ rule: "member-unread", severity: "warning", count: 2 });
});

test("amounts of a JSON file keep the digits that they were written with", async () => {
  const text = priceFileText({ layout: "json", charges: [charge("71046", { gross: "1", cash: "2" })] })
    .replace('"gross_charge":1', '"gross_charge":12345678901234567.89')
    .replace('"discounted_cash":2', '"discounted_cash":0.10000000000000000001');
  const { report } = await imported(text, "digits.json");
  const stored = `select gross, cash from standard_charges where import_id = ${report.importId}`;
  expect(await listRows(database.db, stored)).toEqual(["12345678901234567.89 ; 0.10000000000000000001"]);
});
