import { sql } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { dollars } from "#app/domain/money/dollars.ts";
import { importPriceTexts } from "../../../tests/fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { episodeTotal } from "./episode-total.ts";
import { episodesOf } from "./episodes.ts";
import { type EpisodeWhere, priceEpisode } from "./price-episode.server.ts";

const database = databaseForTests();
let ids: number[];
beforeAll(async () => {
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

const totalAt = async (n: number) => episodeTotal(await priced({ kind: "hospital", hospitalId: ids[n]! }));

test("without a main part there is no total, but a sum of the priced parts and what is missing", async () => {
  expect(await totalAt(0)).toMatchObject({
    total: null,
    partial: { dollars: "1600", kind: "cash", parts: [{ role: "facility" }, { role: "doctor" }] },
    unpriced: [{ role: "anesthesia", leftOut: null }],
    listedOnly: [{ role: "pathology" }],
    optional: { usual: [], sometimes: [{ role: "sedation" }, { role: "drug" }] },
  });
});

test("where every main part has a price they make a total; a doctor’s fee in the room’s place is no price", async () => {
  const other = await openTestDatabase();
  onTestFinished(() => other.close());
  const parts = [
    charge("45385", { gross: "800", cash: "600", billingClass: "professional" }),
    charge("00811", { gross: "500", cash: "300.5" }),
    charge("88305", { gross: "400", cash: "200" }),
  ];
  const texts = ["1000", "190"].map((cash, n) =>
    priceFileText({
      hospital: nthHospital(n, "OK"),
      charges: [charge("45385", { gross: "3000", cash, billingClass: "facility" }), ...parts],
    }),
  );
  const [whole, withFee] = await importPriceTexts(other.db, texts);
  const totalOf = async (hospitalId: number) =>
    episodeTotal(await priceEpisode(other.db, COLONOSCOPY!, { kind: "hospital", hospitalId }));
  expect(await totalOf(whole!)).toMatchObject({
    total: { dollars: "2100.5", kind: "cash", fewestHospitals: null },
    partial: null,
    unpriced: [],
  });
  expect(await totalOf(withFee!)).toMatchObject({
    total: null,
    partial: { dollars: "1100.5" },
    unpriced: [{ role: "facility", leftOut: "part-of-service" }],
  });
});

test("doctors without a price are reckoned by what Medicare pays them, 1 to 2.5 times, and what nobody prices is named", async () => {
  const other = await openTestDatabase();
  onTestFinished(() => other.close());
  const [hospitalId] = await importPriceTexts(other.db, [
    priceFileText({
      hospital: nthHospital(0, "OK"),
      charges: [charge("45385", { gross: "3000", cash: "1000", billingClass: "facility" })],
    }),
  ]);
  await other.db.execute(sql`delete from national_amounts`);
  await other.db.execute(sql`
    insert into national_amounts (code_type, code, part, doctor)
    values ('CPT', '45385', '', 200), ('CPT', '88305', '26', 40.02)`);
  const where = { kind: "hospital", hospitalId: hospitalId! } as const;
  expect(episodeTotal(await priceEpisode(other.db, COLONOSCOPY!, where)).allIn).toMatchObject({
    lowDollars: "1240.02",
    highDollars: "1600.05",
    published: { dollars: "1000", kind: "cash" },
    byMedicare: [{ role: "doctor" }, { role: "pathology" }],
    without: [{ role: "anesthesia" }],
  });
});

test("what is priced by the piece blocks a total, however well everything else is priced", () => {
  const price = { service: COLONOSCOPY!.parts[0]!.options[0]!, setting: "outpatient", kind: "cash" } as const;
  const unpriced = { heaps: null, leftOut: null, medicareDollars: null };
  const main = { need: "main", service: price.service, ...unpriced } as const;
  const parts = [
    {
      ...main,
      role: "facility",
      isPerUnit: false,
      price: { ...price, dollars: dollars("900"), hospitalCount: 9 },
    },
    {
      ...main,
      role: "implant",
      isPerUnit: true,
      price: { ...price, dollars: dollars("70"), hospitalCount: 3 },
    },
  ] as const;
  expect(episodeTotal(parts)).toMatchObject({
    total: null,
    partial: { dollars: "900", fewestHospitals: 9 },
    perPiece: [{ role: "implant" }],
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
      { role: "sedation", need: "sometimes", price: { dollars: "9.5" } },
    ]);
  }
  const far = await priced({ kind: "near", latitude: 47, longitude: -122, radiusMiles: 50 });
  expect(far.every(({ price }) => price === null)).toBe(true);
});
