import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importPriceTexts } from "../../../tests/fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { openTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { episodeTotal } from "./episode-prices.ts";
import { episodesOf } from "./episodes.ts";
import { type EpisodeWhere, priceEpisode } from "./price-episode.server.ts";

let database: TestDatabase;
let ids: number[];
beforeAll(async () => {
  database = await openTestDatabase();
  const ofRoom = { billingClass: "facility" } as const;
  ids = await importPriceTexts(
    database.db,
    [0, 1, 2].map((n) =>
      priceFileText({
        hospital: nthHospital(n, "TX"),
        charges: [
          charge("45385", { ...ofRoom, gross: "3000", cash: String(1000 + 500 * n) }),
          charge("45380", { ...ofRoom, gross: "2500", cash: "900" }),
          charge("88305", { ...ofRoom, gross: String(300 + n), cash: null }),
          charge("99152", { ...ofRoom, gross: "90", cash: "9.5" }),
          ...(n === 0 ? [charge("45385", { gross: "800", cash: "600", billingClass: "professional" })] : []),
        ],
      }),
    ),
  );
  await database.db.execute(sql`update hospitals set latitude = 29.76, longitude = -95.37`);
});
afterAll(() => database.close());

const [COLONOSCOPY] = episodesOf({ codeType: "CPT", code: "45385" });
const priced = (where: EpisodeWhere) => priceEpisode(database.db, COLONOSCOPY!, where);

test("a hospital's parts have its own prices, like for like, and what it does not publish has none", async () => {
  const parts = await priced({ kind: "hospital", hospitalId: ids[1]! });
  expect(parts.slice(0, 4)).toMatchObject([
    {
      role: "facility",
      price: { dollars: "1500", kind: "cash", hospitalCount: null, setting: "outpatient" },
    },
    { role: "doctor", service: { code: "45385" }, price: null },
    { role: "anesthesia", service: { code: "00811" }, price: null },
    { role: "pathology", price: { dollars: "301", kind: "gross" } },
  ]);
});

test("usual parts are added up, cash prices apart from gross charges, and what is missing is told", async () => {
  expect(episodeTotal(await priced({ kind: "hospital", hospitalId: ids[0]! }))).toMatchObject({
    usualCount: 4,
    cash: { dollars: "1600", partCount: 2 },
    gross: { dollars: "300", partCount: 1 },
    missing: [{ role: "anesthesia" }],
    perUnitCount: 0,
  });
});

test("a place's parts have the middle price of three hospitals or more", async () => {
  const houston = { latitude: 29.7, longitude: -95.4, radiusMiles: 25 };
  const places = [{ kind: "state", state: "TX" }, { kind: "nation" }, { kind: "near", ...houston }] as const;
  for (const where of places) {
    const parts = await priced(where);
    expect(parts.slice(0, 5)).toMatchObject([
      { role: "facility", price: { dollars: "1500", kind: "cash", hospitalCount: 3 } },
      { role: "doctor", price: null }, // one hospital's alone
      { role: "anesthesia", price: null },
      { role: "pathology", price: { dollars: "301", kind: "gross", hospitalCount: 3 } },
      { role: "sedation", isUsual: false, price: { dollars: "9.5" } },
    ]);
  }
  const far = await priced({ kind: "near", latitude: 47, longitude: -122, radiusMiles: 50 });
  expect(far.every(({ price }) => price === null)).toBe(true);
});
