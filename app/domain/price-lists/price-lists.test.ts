import { beforeAll, describe, expect, test } from "vitest";
import { removeImport } from "#app/domain/imports/remove-import.server.ts";
import { dollars } from "#app/domain/money/dollars.ts";
import { findPriceSpread } from "#app/domain/prices/search/price-spread.server.ts";
import { readServicePricing } from "#app/domain/statistics/pricing/service-pricing.server.ts";
import { findServiceStanding } from "#app/domain/statistics/standing/service-standing.server.ts";
import { importPriceTexts } from "../../../tests/fixtures/mrf/import-price-texts.ts";
import { listRows } from "../../../tests/fixtures/mrf/list-rows.ts";
import { sharedPriceListTexts } from "../../../tests/fixtures/mrf/shared-price-list.ts";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";

const KNEE_MRI = { codeType: "CPT", code: "73721" } as const;
const LIKE = { setting: "outpatient", billingClass: "facility", modifiers: "", drugUnit: "" } as const;

const database = databaseForTests();
let importIds: number[];
beforeAll(async () => {
  importIds = await importPriceTexts(database.db, sharedPriceListTexts);
});

/** 1000 of three hospitals of the list and of the one that stands alone, 1500, 2000 and 3000: each hospital has a vote. */
const COUNTED = {
  count: 7,
  amountCount: 5,
  quartiles: { p25Dollars: "1000", medianDollars: "1000", p75Dollars: "2000" },
  heaps: null,
};
const DRAWN = {
  pointsDollars: ["1000", "1000", "1500", "2000", "3000"],
  sharedAmounts: [{ dollars: "1000", hospitalCount: 4 }],
};

describe("hospitals of one price list that publish one amount have each a vote, and one amount", () => {
  test.each(["cash", "negotiated"] as const)("where a price stands, by %s", async (kind) => {
    const amounts = [dollars("1500")];
    const standing = await findServiceStanding(
      database.db,
      { ...KNEE_MRI, ...LIKE },
      { state: "CA", kind, amounts },
    );
    // Ranks are of hospitals.
    const ranks = [{ lowerCount: 4, equalCount: 1, higherCount: 2 }];
    expect(standing.state).toEqual({ ...COUNTED, ...DRAWN, implausibleCount: 0, ranks });
    expect(standing.nation).toEqual(standing.state);
  });

  test.each([{}, { payer: "Aetna" }])("in the answer of a search %o", async (asked) => {
    const spread = await findPriceSpread(database.db, {
      services: [KNEE_MRI],
      setting: "outpatient",
      modifiers: "",
      sort: "lowestPrice",
      ...asked,
    });
    expect(spread).toMatchObject({ ...COUNTED, ...DRAWN });
  });

  test("among the prices of states, and in their picture", async () => {
    const pricing = await readServicePricing(database.db, { ...KNEE_MRI, ...LIKE });
    expect(pricing.states[0]!.cash).toEqual(COUNTED);
    const { state } = pricing.spreadOf("cash", "CA");
    expect(state).toMatchObject(COUNTED);
    expect(state!.bins.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  });
});

test("A hospital whose file goes leaves the list, and the others still have one amount.", async () => {
  await removeImport(database.db, importIds[0]!);
  expect(
    await listRows(database.db, "select count(*), count(distinct price_list_id) from price_list_members"),
  ).toEqual(["3 ; 1"]);
  const spread = await findPriceSpread(database.db, {
    services: [KNEE_MRI],
    setting: "outpatient",
    modifiers: "",
    sort: "lowestPrice",
  });
  expect(spread).toMatchObject({
    count: 6,
    amountCount: 5,
    sharedAmounts: [{ dollars: "1000", hospitalCount: 3 }],
  });
});
