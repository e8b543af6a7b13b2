import { beforeAll, describe, expect, test } from "vitest";
import { importPriceTexts } from "../../../../tests/fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText, rate } from "../../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import { alikeLines } from "../at-hospital/comparable-lines.ts";
import { listServiceCharges } from "../at-hospital/list-service-charges.server.ts";
import { listPlanAmounts } from "../rates/list-plan-amounts.server.ts";
import type { PriceQuery } from "./price-query.ts";
import { searchPricesWithSpread } from "./search-near.server.ts";

const KNEE = { codeType: "CPT", code: "73721" } as const;
const BRAIN = { codeType: "CPT", code: "70551" } as const;

const FACILITY = { billingClass: "facility" } as const;

const database = databaseForTests();
let hospitalIds: number[];
beforeAll(async () => {
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
    priceFileText({
      hospital: nthHospital(2, "IL"),
      charges: [
        charge("73721", { ...FACILITY, setting: "both", gross: "2000", cash: "1000" }),
        charge("73721", {
          ...{ ...FACILITY, gross: null },
          payers: [
            rate("Humana", "PPO", "610"),
            rate("Aetna", "PPO", "800"),
            rate("Aetna", "Exchange", "500"),
            rate("Oscar", "Exchange", "450"),
          ],
        }),
        charge("73721", {
          ...{ ...FACILITY, setting: "inpatient", gross: null },
          payers: [rate("Humana", "PPO", "2000")],
        }),
        charge("73721", {
          ...{ billingClass: "professional", gross: null },
          payers: [rate("Humana", "PPO", "60")],
        }),
        charge("73721", { ...FACILITY, gross: "5000", payers: [rate("Humana", "PPO", "90")] }),
      ],
    }),
  ]);
});

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
    expect(await ratesOf({ payer: "BCBS", plan: "mcaid" })).toEqual([302.84]);
    expect(await ratesOf({ payer: "BCBS", planKind: "medicare-advantage" })).toEqual([410]);
  });

  test("finds plans of unknown kind where it has no commercial one, never a program's", async () => {
    const cigna = await search({ payer: "Cigna" });
    expect(cigna.searched).toMatchObject({ payer: "Cigna", planKind: "unknown" });
    expect(cigna.results[0]?.payerRate).toMatchObject({ planKind: "unknown", negotiatedDollars: "700" });
    const united = await search({ payer: "United" });
    expect(united.results.map(({ payerRate }) => payerRate)).toEqual([null, null]);
    expect(united.listedPlans).toEqual([
      {
        ...{ payerName: "UHC", planName: "Community Plan Medicaid" },
        ...{ kind: "medicaid", lowestDollars: "290" },
      },
    ]);
  });

  test("finds nothing of a kind that was chosen and is not there, no cash price in its place", async () => {
    const { searched, total, kinds } = await search({ payer: "Cigna", planKind: "medicare" });
    expect([searched.payer, total]).toEqual(["Cigna", 0]);
    expect(kinds).toMatchObject([{ kind: "unknown" }]);
  });

  test("flags a rate above the gross charge", async () => {
    const { results } = await search({ payer: "Humana" });
    expect(results[0]?.payerRate).toMatchObject({ negotiatedDollars: "9000", isAboveGross: true });
  });
});

describe("asking for a product", () => {
  test("means its plans alone, whatever is cheaper", async () => {
    const { results, wantedPlan } = await search({ payer: "Blue Cross PPO" });
    expect(wantedPlan).toMatchObject({ company: "BLUE CROSS", product: "ppo", kind: "commercial" });
    expect(results[0]?.payerRate).toMatchObject({ negotiatedDollars: "1624.63", planCount: 1 });
    expect(await ratesOf({ payer: "Blue Cross", plan: "hmo" })).toEqual([1402, null]);
  });

  test("of which the hospital has none says which plans it has", async () => {
    const { results, listedPlans, searched } = await search({ payer: "Humana EPO" });
    expect(results.every(({ payerRate }) => payerRate === null)).toBe(true);
    expect(searched.payer).toBeUndefined();
    expect(listedPlans).toMatchObject([{ payerName: "Humana", planName: "PPO", lowestDollars: "9000" }]);
  });

  test("of the marketplace finds its plans, which answer for the insurer only where there is no other", async () => {
    const exchange = { services: [KNEE], billingClass: "facility" } as const;
    expect(await ratesOf({ ...exchange, payer: "Aetna" })).toEqual([800]);
    expect(await ratesOf({ ...exchange, payer: "Aetna marketplace plan" })).toEqual([500]);
    expect(await ratesOf({ ...exchange, payer: "Obamacare" })).toEqual([450]);
    expect(await ratesOf({ ...exchange, payer: "Oscar" })).toEqual([450]);
  });
});

test("a program's members get rates of its plans of each payer", async () => {
  expect(await ratesOf({ payer: "Medicaid" })).toEqual([280, 302.84]);
  const { results, total } = await search({ payer: "Medicare" });
  expect([results, total]).toEqual([[], 0]);
});

test("who has no insurance asks for no payer", async () => {
  const { results, searched, wantedPlan } = await search({ payer: "Self-pay" });
  expect(wantedPlan).toMatchObject({ isSelfPay: true });
  expect([searched.payer, results.length]).toEqual([undefined, 2]);
});

test("rates in rows of their own belong to each like price, not those of another class, setting or price", async () => {
  const found = await search({ services: [KNEE], payer: "Humana" });
  expect(found.results.map(({ payerRate }) => payerRate?.negotiatedDollars)).toEqual(["610", "60"]);
  expect(await ratesOf({ services: [KNEE], payer: "Humana", setting: "inpatient" })).toEqual([2000]);
  const charges = await listServiceCharges(database.db, { ...KNEE, hospitalId: hospitalIds[2]! });
  const chosen = charges.charges.find(({ chargeNo }) => chargeNo === 1)!;
  const alike = alikeLines(charges.charges, chosen, "outpatient").map(({ chargeNo }) => chargeNo);
  const plans = await listPlanAmounts(database.db, {
    ...{ ...KNEE, hospitalId: hospitalIds[2]!, chargeNos: alike, setting: "outpatient" },
  });
  const ofHumana = plans.filter(({ payer }) => payer === "Humana");
  expect(ofHumana.map(({ negotiatedDollars }) => negotiatedDollars)).toEqual(["610"]);
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
