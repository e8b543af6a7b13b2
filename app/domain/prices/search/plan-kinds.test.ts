import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importPriceTexts } from "../../../../tests/fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText, rate } from "../../../../tests/fixtures/mrf/write-price-file.ts";
import { openTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";
import { listPlanAmounts } from "../rates/list-plan-amounts.server.ts";
import type { PriceQuery } from "./price-query.ts";
import { searchPricesWithSpread } from "./search-near.server.ts";

const BRAIN = { codeType: "CPT", code: "70551" } as const;

let database: TestDatabase;
let hospitalIds: number[];
beforeAll(async () => {
  database = await openTestDatabase();
  hospitalIds = await importPriceTexts(database.db, [
    priceFileText({
      hospital: nthHospital(0, "IL"),
      charges: [
        charge("70551", {
          gross: "4000",
          cash: "1300",
          payers: [
            rate("BCBS MCAID", "BCBS MCAID", "302.84"),
            rate("BCBS PPO - ALL OTHER PLANS", "BCBS PPO - ALL OTHER PLANS", "1624.63"),
            rate("BCBS HMO", "HMO_Outpatient", "1402"),
            rate("BCBS HMO", "HMO_Inpatient_SCT_DRG14,16,17", "900"),
            rate("BCBS HMO", "HMO_Professional_MD", "88"),
            rate("BCBS MCR ADV", "BCBS MCR ADV", "410"),
            rate("CIGNA CTA", "CIGNA CTA", "700"),
            rate("Humana", "PPO", "9000"),
          ],
        }),
      ],
    }),
    priceFileText({
      hospital: nthHospital(1, "IL"),
      charges: [
        charge("70551", {
          gross: "3000",
          cash: "1100",
          payers: [rate("BCBS", "Managed Medicaid", "280"), rate("UHC", "Community Plan Medicaid", "290")],
        }),
      ],
    }),
  ]);
});
afterAll(() => database.close());

const search = (query: Partial<PriceQuery>) =>
  searchPricesWithSpread(
    database.db,
    { services: [BRAIN], setting: "outpatient", modifiers: "", sort: "lowestPrice", ...query },
    { place: null, radius: "any" },
    { page: 1, pageSize: 10 },
  );
const ratesOf = async (query: Partial<PriceQuery>) =>
  (await search(query)).results.map(({ payerRate }) => payerRate && Number(payerRate.negotiatedDollars));

describe("asking for an insurer", () => {
  test("means its commercial plans: a Medicaid rate answers for none of them", async () => {
    const { results, spread, kinds } = await search({ payer: "Blue Cross" });
    expect(results[0]?.payerRate).toMatchObject({
      ...{ planName: "HMO_Outpatient", planKind: "commercial", planCount: 2 },
      ...{ negotiatedDollars: "1402", highestDollars: "1624.63", isAboveGross: false },
    });
    expect(results[1]?.payerRate).toBeNull();
    expect(spread).toMatchObject({ kind: "negotiated", count: 1 });
    expect(kinds).toEqual([
      {
        kind: "commercial",
        planCount: 2,
        hospitalCount: 1,
        lowestDollars: "1402",
        highestDollars: "1624.63",
      },
      {
        kind: "medicare-advantage",
        planCount: 1,
        hospitalCount: 1,
        lowestDollars: "410",
        highestDollars: "410",
      },
      { kind: "medicaid", planCount: 2, hospitalCount: 2, lowestDollars: "280", highestDollars: "302.84" },
    ]);
  });

  test("means another kind where one is chosen, or its words say so", async () => {
    expect(await ratesOf({ payer: "Blue Cross", planKind: "medicaid" })).toEqual([280, 302.84]);
    expect(await ratesOf({ payer: "BCBS Medicaid" })).toEqual([280, 302.84]);
    expect(await ratesOf({ payer: "BCBS", plan: "mcaid" })).toEqual([302.84, null]);
    expect(await ratesOf({ payer: "BCBS", planKind: "medicare-advantage" })).toEqual([410, null]);
  });

  test("finds what there is where it has no commercial plan, under its kind", async () => {
    const cigna = await search({ payer: "Cigna" });
    expect(cigna.searched).toMatchObject({ payer: "Cigna", planKind: "unknown" });
    expect(cigna.results[0]?.payerRate).toMatchObject({ planKind: "unknown", negotiatedDollars: "700" });
    const united = await search({ payer: "United" });
    expect(united.searched).toMatchObject({ planKind: "medicaid" });
    const wholeState = await search({
      payer: "United",
      setting: undefined,
      services: [BRAIN],
      category: "imaging",
    });
    expect(wholeState.results.every(({ payerRate }) => payerRate?.planKind !== "commercial")).toBe(true);
  });

  test("says of a kind that was chosen and is not there nothing", async () => {
    const { searched, kinds } = await search({ payer: "Cigna", planKind: "medicare" });
    expect(searched.payer).toBeUndefined();
    expect(kinds).toEqual([]);
  });

  test("flags a rate above the gross charge", async () => {
    const { results } = await search({ payer: "Humana" });
    expect(results[0]?.payerRate).toMatchObject({ negotiatedDollars: "9000", isAboveGross: true });
  });
});

test("a rate that its plan's name holds for another setting or class is not among a line's", async () => {
  const asked = { ...BRAIN, hospitalId: hospitalIds[0]!, chargeNos: [1], setting: "outpatient" as const };
  const plans = await listPlanAmounts(database.db, asked);
  expect(plans.map(({ plan, shortName, planKind }) => [plan, shortName, planKind])).toEqual([
    ["BCBS PPO - ALL OTHER PLANS", "BCBS PPO - ALL OTHER PLANS", "commercial"],
    ["HMO_Outpatient", "HMO", "commercial"],
    ["PPO", "PPO", "commercial"],
    ["CIGNA CTA", "CIGNA CTA", "unknown"],
    ["BCBS MCAID", "BCBS MCAID", "medicaid"],
    ["BCBS MCR ADV", "BCBS MCR ADV", "medicare-advantage"],
  ]);
});
