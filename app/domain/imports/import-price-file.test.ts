import { describe, expect, test } from "vitest";
import type { CodeType } from "#app/domain/billing-codes/service-code.ts";
import { importPriceText } from "../../../tests/fixtures/mrf/import-price-text.ts";
import { listRows } from "../../../tests/fixtures/mrf/list-rows.ts";
import { charge, priceFileText, rate } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForEachTest } from "../../../tests/support/database-for-tests.ts";
import { findImportReport } from "./list-imports.server.ts";

const database = databaseForEachTest();

/** Imports a file that must come in; the import's number. */
async function imported(text: string | Buffer, name = "standardcharges.csv"): Promise<number> {
  return (await importPriceText(database.db, text, { fileName: name })).importId;
}

const table = (query: string) => listRows(database.db, query);

const chargesOf = (importId: number) =>
  table(`
    select code_type, code, codes, description, setting, billing_class, modifiers, drug_unit,
      gross, cash, minimum,
      maximum, notes
    from standard_charges where import_id = ${importId} order by charge_no`);

const ratesOf = (importId: number) =>
  table(`
    select c.code, c.modifiers, p.payer_name, p.plan_name, y.name, n.dollar,
      n.percentage, n.algorithm, n.methodology,
      n.median_amount, n.percentile_10,
      n.percentile_90, n.claim_count, n.notes
    from negotiated_charges n
    join standard_charges c using (hospital_id, import_id, charge_no)
    join payer_plans p using (hospital_id, import_id, plan_no)
    join payers y using (payer_id)
    where import_id = ${importId} order by rate_no`);

const pricesOf = (importId: number) =>
  table(`
    select code_type, code, setting, billing_class, modifiers, drug_unit, description, gross,
      cash, price, negotiated_median,
      negotiated_count, line_count
    from prices where import_id = ${importId}
    order by code_type, code, setting, billing_class, modifiers, drug_unit`);

const AETNA_PERCENT = rate("Aetna", "PPO", null, {
  percentage: "62.5",
  methodology: "percent of total billed charges",
  medianAmount: "311.07",
  p10: "200",
  p90: "410.5",
  count: "1 through 10",
});
const XRAY = 'Chest X-ray, "two views"\\';
const CHARGES = [
  charge("71046", {
    description: XRAY,
    gross: "500.00",
    cash: "210.1",
    payers: [rate("Aetna", "HMO", "120.25"), rate("Cigna", "PPO", "99.5"), rate("Humana", "Gold", "130")],
  }),
  charge("71046", { description: XRAY, modifiers: ["26"], gross: "60", payers: [AETNA_PERCENT] }),
  charge("J1234", {
    codes: [
      { code: "00093-7214-01", type: "NDC" },
      { code: "J1234", type: "HCPCS" },
      { code: "636", type: "RC" },
    ],
    description: "A drug",
    setting: "both",
    billingClass: "facility",
    drug: { unit: "1000", type: "ML" },
    gross: "0.0123",
    cash: "123456789012",
    notes: "Kept cold",
  }),
  charge("470", {
    codes: [{ code: "470", type: "MS-DRG" }],
    setting: "inpatient",
    gross: null,
    notes: "As the contract says",
    payers: [
      rate("Cigna", "PPO", null, {
        algorithm: "Medicare + 12\t%",
        methodology: "other",
        count: "0",
        notes: "None seen",
      }),
    ],
  }),
];

describe("a price file", () => {
  test.each([
    "tall",
    "wide",
    "json",
  ] as const)("of the %s layout stores every charge as published", async (layout) => {
    const importId = await imported(priceFileText({ layout, charges: CHARGES }));
    const tallNotes = layout === "tall"; // the layout has one cell for both notes
    expect(await chargesOf(importId)).toEqual([
      `CPT ; 71046 ; CPT 71046 ; ${XRAY} ; outpatient ;  ;  ;  ; 500 ; 210.1 ; 99.5 ; 130 ; -`,
      `CPT ; 71046 ; CPT 71046 ; ${XRAY} ; outpatient ;  ; 26 ;  ; 60 ; - ; - ; - ; -`,
      "HCPCS ; J1234 ; NDC 00093-7214-01 | HCPCS J1234 | RC 636 ; A drug ; both ; facility ;  ; 1000 ML ; " +
        "0.0123 ; 123456789012 ; - ; - ; Kept cold",
      "MS-DRG ; 470 ; MS-DRG 470 ; Service 470 ; inpatient ;  ;  ;  ; - ; - ; - ; - ; " +
        (tallNotes ? "-" : "As the contract says"),
    ]);
    expect(await ratesOf(importId)).toEqual([
      "71046 ;  ; Aetna ; HMO ; Aetna ; 120.25 ; - ; - ; fee schedule ; - ; - ; - ; - ; -",
      "71046 ;  ; Cigna ; PPO ; Cigna ; 99.5 ; - ; - ; fee schedule ; - ; - ; - ; - ; -",
      "71046 ;  ; Humana ; Gold ; Humana ; 130 ; - ; - ; fee schedule ; - ; - ; - ; - ; -",
      "71046 ; 26 ; Aetna ; PPO ; Aetna ; - ; 62.5 ; - ; percent of total billed charges ; " +
        "311.07 ; 200 ; 410.5 ; 1 through 10 ; -",
      "470 ;  ; Cigna ; PPO ; Cigna ; - ; - ; Medicare + 12\t% ; other ; - ; - ; - ; 0 ; " +
        (tallNotes ? "As the contract says None seen" : "None seen"),
    ]);
    expect(await pricesOf(importId)).toEqual([
      `CPT ; 71046 ; outpatient ; facility ;  ;  ; ${XRAY} ; 500 ; 210.1 ; 210.1 ; 120.25 ; 3 ; 1`,
      `CPT ; 71046 ; outpatient ; facility ; 26 ;  ; ${XRAY} ; 60 ; - ; 60 ; - ; 0 ; 1`,
      "HCPCS ; J1234 ; both ; facility ;  ; 1000 ML ; A drug ; 0.0123 ; - ; 0.0123 ; - ; 0 ; 1",
      "MS-DRG ; 470 ; inpatient ; facility ;  ;  ; Service 470 ; - ; - ; - ; - ; 0 ; 1",
    ]);
  });

  test("tells of each charge where it stands in the file", async () => {
    const two = [
      charge("71046", { payers: [rate("Aetna", "PPO", "9"), rate("Cigna", "PPO", "8")] }),
      charge("71047"),
    ];
    const tall = await imported(priceFileText({ charges: two }));
    const json = await imported(
      priceFileText({ layout: "json", charges: [...two, charge("71047", { setting: "inpatient" })] }),
    );
    const places = (importId: number) =>
      table(`select code, source_row, source_item from standard_charges
        where import_id = ${importId} order by charge_no`);
    expect(await places(tall)).toEqual(["71046 ; 4 ; -", "71047 ; 6 ; -"]);
    expect(await places(json)).toEqual(["71046 ; 0 ; 0", "71047 ; 1 ; 0", "71047 ; 1 ; 1"]);
    expect(
      await table(`select source_row from negotiated_charges where import_id = ${tall} order by rate_no`),
    ).toEqual(["4", "5"]);
  });

  test("that is sorted by payer gives each charge once, with all its payers", async () => {
    const codes = ["71046", "71047", "71048"];
    const sorted = ["Aetna", "Cigna", "Humana"].flatMap((payerName, at) =>
      codes.map((code) =>
        charge(code, { min: "10", max: "30", payers: [rate(payerName, "PPO", String(10 * (at + 1)))] }),
      ),
    );
    const importId = await imported(priceFileText({ charges: sorted }));
    expect(await table(`select code, count(*) from standard_charges group by 1 order by 1`)).toEqual(
      codes.map((code) => `${code} ; 1`),
    );
    expect(await pricesOf(importId)).toEqual(
      codes.map(
        (code) =>
          `CPT ; ${code} ; outpatient ; facility ;  ;  ; Service ${code} ; 100 ; - ; 100 ; 20 ; 3 ; 1`,
      ),
    );
  });

  test("with one code under unlike circumstances keeps these apart, and spellings of the same together", async () => {
    const priced = (gross: string, rest: Parameters<typeof charge>[1]) => charge("70553", { gross, ...rest });
    const importId = await imported(
      priceFileText({
        charges: [
          priced("900", {}),
          priced("200", { modifiers: ["26"] }),
          priced("700", { modifiers: ["TC"] }),
          priced("190", { modifiers: ["59", "26"] }),
          priced("191", { modifiers: ["26", "59"] }),
          priced("192", { modifiers: ["26", "59", "26"] }),
          priced("300", { billingClass: "professional" }),
          priced("600", { billingClass: "Facility" }),
          priced("950", { setting: "inpatient" }),
          priced("5", { drug: { unit: "1", type: "ML" } }),
          priced("40", { drug: { unit: "10", type: "ML" } }),
        ],
      }),
    );
    expect(
      await table(`select setting, billing_class, modifiers, drug_unit, gross, line_count from prices
        where import_id = ${importId} order by setting, billing_class, modifiers collate "C", drug_unit`),
    ).toEqual([
      "inpatient ;  ;  ;  ; 950 ; 1",
      "outpatient ;  ;  ;  ; 900 ; 1",
      "outpatient ;  ;  ; 1 ML ; 5 ; 1",
      "outpatient ;  ;  ; 10 ML ; 40 ; 1",
      "outpatient ;  ; 26 ;  ; 200 ; 1",
      "outpatient ;  ; 26 59 ;  ; 191 ; 3",
      "outpatient ;  ; TC ;  ; 700 ; 1",
      "outpatient ; facility ;  ;  ; 600 ; 1",
      "outpatient ; professional ;  ;  ; 300 ; 1",
    ]);
  });

  test("with several lines of one thing shows the one with the middle price; a line without a price never wins", async () => {
    const lines = (code: string, ...cash: (string | null)[]) =>
      cash.map((amount, at) =>
        charge(code, { description: `Line ${at}`, gross: amount && "999999999", cash: amount }),
      );
    const named = { payers: [rate("Aetna", "PPO", "7")] };
    const importId = await imported(
      priceFileText({
        charges: [
          ...lines("71046", "30", "10", "20"),
          ...lines("71047", "40", "10", "30", "20"),
          charge("71048", { description: "Negotiated alone", gross: null, ...named }),
          charge("71048", { description: "Priced", gross: "55", ...named }),
        ],
      }),
    );
    expect(
      await table(
        `select code, description, price, line_count from prices where import_id = ${importId} order by code`,
      ),
    ).toEqual(["71046 ; Line 2 ; 20 ; 3", "71047 ; Line 3 ; 20 ; 4", "71048 ; Priced ; 55 ; 2"]);
  });

  test("with 999999999 and its like for 'no price' keeps what is written, and makes no price of it", async () => {
    const nines = ["999999999", "999999999.99", "99999999", "9999999", "9999999.99", "999999", "999999.99"];
    const importId = await imported(
      priceFileText({
        charges: [
          ...nines.map((gross, at) => charge(`7104${at}`, { gross, payers: [rate("Aetna", "PPO", gross)] })),
          charge("71050", { gross: "999998.99", cash: "999999999" }),
        ],
      }),
    );
    expect(
      await table(`select gross from standard_charges where import_id = ${importId} order by charge_no`),
    ).toEqual([...nines, "999998.99"]);
    expect(await table("select dollar from negotiated_charges order by rate_no")).toEqual(nines);
    expect(
      await table(`select code, gross, cash, price,
        negotiated_count from prices where import_id = ${importId} order by code`),
    ).toEqual([
      ...nines.map((_, at) => `7104${at} ; - ; - ; - ; 0`),
      "71050 ; 999998.99 ; - ; 999998.99 ; 0",
    ]);
  });

  test("under the hospital's own codes alone is kept, but compared with nothing", async () => {
    const own = charge("ROOM-7", { codes: [{ code: "ROOM-7", type: "CDM" }], gross: "800" });
    const importId = await imported(priceFileText({ charges: [own, charge("71046")] }));
    expect(await table("select code_type, code from standard_charges order by 2")).toEqual([
      "CPT ; 71046",
      "CDM ; ROOM-7",
    ]);
    expect(await pricesOf(importId)).toHaveLength(1);
    expect(await table("select code from services")).toEqual(["71046"]);
  });
});

test("a payer that is written in five ways is one payer, each plan under the name the hospital gives it", async () => {
  const names = ["Aetna", "AETNA", "Aetna Health Inc.", "aetna hmo/ppo", "AETNA MCR ADV"];
  const payers = [...names, "Zenith Mutual [1210]"].map((name, at) => rate(name, "All", String(50 + at)));
  const importId = await imported(priceFileText({ charges: [charge("71046", { payers })] }));
  expect(await table("select name from payers order by 1")).toEqual(["Aetna", "Zenith Mutual"]);
  expect(
    await table("select payer_name, name from payer_plans join payers using (payer_id) order by plan_no"),
  ).toEqual([...names.map((name) => `${name} ; Aetna`), "Zenith Mutual [1210] ; Zenith Mutual"]);
  expect(await findImportReport(database.db, importId)).toMatchObject({ payerCount: 2 });
});

test("rows with errors are left out and reported, the others come in", async () => {
  const good = charge("71046", {
    cash: "80",
    payers: [rate("Aetna", "PPO", "70"), rate("Cigna", "PPO", "60")],
  });
  const bad = [
    charge("71047", { gross: "$1,2.3" }),
    charge("71048", { gross: "-5" }),
    charge("71049", { codes: [{ code: "71049", type: "CPT-4" as CodeType }] }),
    charge("71050", { description: "" }),
    charge("71051", { gross: "1e400" }),
    charge("71052", { gross: "999999999" }),
  ];
  const text = priceFileText({ charges: [good, ...bad, charge("71053")] });
  const importId = await imported(text, "12-3456789_quiet-harbor_standardcharges.csv");
  const report = await findImportReport(database.db, importId);
  expect(report).toMatchObject({
    fileName: "12-3456789_quiet-harbor_standardcharges.csv",
    layout: "tall",
    template: "3.0",
    fileDate: "2026-03-01",
    isCurrent: true,
    rowCount: 9,
    rowLeftOutCount: 5,
    chargeCount: 3,
    negotiatedChargeCount: 2,
    priceCount: 3,
    serviceCount: 3,
    cashPriceCount: 1,
    payerCount: 2,
    errorCount: 5,
    warningCount: 1,
    sizeBytes: Buffer.byteLength(text),
  });
  expect(report!.problemCounts).toEqual([
    { rule: "amount-format", severity: "error", count: 3 },
    { rule: "value-not-allowed", severity: "error", count: 1 },
    { rule: "value-missing", severity: "error", count: 1 },
    { rule: "nine-nines", severity: "warning", count: 1 },
  ]);
  expect(report!.problems.map(({ place, rule }) => `${place} ${rule}`)).toEqual([
    "H6 amount-format",
    "H7 amount-format",
    "C8 value-not-allowed",
    "A9 value-missing",
    "H10 amount-format",
    "H11 nine-nines",
  ]);
});

test("of very many problems the first thousand are kept and all are counted", async () => {
  const bad = Array.from({ length: 1500 }, (_, at) =>
    charge("71046", { description: `Bad ${at}`, gross: "x" }),
  );
  const importId = await imported(priceFileText({ charges: [charge("71047"), ...bad] }));
  const report = await findImportReport(database.db, importId);
  expect([report!.problems.length, report!.errorCount, report!.rowLeftOutCount]).toEqual([1000, 1500, 1500]);
});
