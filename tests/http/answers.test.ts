import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ListedHospital } from "#app/domain/hospitals/hospital-list/read-hospital-list.ts";
import { importHospitalList } from "#app/domain/imports/import-hospital-list.server.ts";
import { dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });

interface SearchFile {
  answer: {
    kind: string;
    price_kind: string | null;
    typical: { low: number; high: number } | null;
    median: number | null;
    hospitals: number;
    lowest: { hospital_name: string; price: number; distance_miles: number | null } | null;
    medicare: number | null;
    doctor_extra: number | null;
    plan: { payer: string; plan: string; kind: string } | null;
    assumed: string[];
    not_loaded: { hospital_name: string; city: string | null; distance_miles: number | null }[];
  };
  results?: { price: number; price_kind: string; payer_rate: number | null; plan_kind: string | null }[];
  reason?: string;
}

/** The JSON of a search, and its status. */
async function ask(query: Record<string, string>) {
  const reply = await site.fetch(`/hospital_search.json?${new URLSearchParams(query)}`);
  const { answer, ...file } = (await reply.json()) as SearchFile;
  return { status: reply.status, answer, ...file };
}

const KNEE_MRI = "73721";
const NO_PRICE = { price_kind: null, typical: null, median: null, hospitals: 0, lowest: null, plan: null };

test("a search is answered with what hospitals ask, and what Medicare pays the hospital and the doctor", async () => {
  const { status, answer, results = [] } = await ask({ search: KNEE_MRI, location: "Houston, TX" });
  expect(status).toBe(200);
  expect(answer).toMatchObject({ kind: "prices", price_kind: "cash", medicare: 241.72, doctor_extra: 62.79 });
  const ofCash = results.filter(({ price_kind }) => price_kind === "cash");
  const prices = ofCash.map(({ price }) => price).sort((a, b) => a - b);
  expect(answer.hospitals).toBe(prices.length);
  expect(answer.lowest?.price).toBe(prices[0]);
  expect(prices).toEqual(expect.arrayContaining([answer.typical?.low, answer.median, answer.typical?.high]));
  const middle = prices.length / 2;
  expect([prices[Math.ceil(middle) - 1], prices[Math.floor(middle)]]).toContain(answer.median);
  expect(answer.typical!.low).toBeLessThan(answer.median!);
  expect(answer.typical!.high).toBeGreaterThan(answer.median!);
});

test("the page has the same median as its answer", async () => {
  for (const location of ["", "Houston, TX", "Texas"]) {
    const query: Record<string, string> = { search: KNEE_MRI };
    if (location) query.location = location;
    const { median } = (await ask(query)).answer;
    const { text } = await readPage(site, `/hospital_search?${new URLSearchParams(query)}`);
    expect([location, text.includes(formatDollars(dollars(String(median))))]).toEqual([location, true]);
  }
});

test("an emergency visit is a range over its usual levels, on the page as in the answer", async () => {
  const { answer } = await ask({ search: "er visit level 4" });
  expect(answer.median).not.toBeNull();
  const { answer: ofAny } = await ask({ search: "emergency room visit", code: "99284", code_type: "CPT" });
  expect(ofAny).toMatchObject({ kind: "prices", median: null });
  expect(ofAny.typical!.low).toBeLessThan(answer.typical!.low);
  expect(ofAny.typical!.high).toBeGreaterThan(answer.typical!.high);
  const query = new URLSearchParams({ search: "emergency room visit", code: "99284", code_type: "CPT" });
  const { text } = await readPage(site, `/hospital_search?${query}`);
  expect(text).toContain("For levels 3 to 5, most hospitals charge");
  expect(text).not.toContain("median: lower is better");
});

test.each([
  ["Medicaid", "With Medicaid you usually pay little or nothing"],
  ["Medicare", "With Medicare you pay a share of the Medicare rate"],
  ["TRICARE", "With TRICARE or the VA your program sets what you pay"],
])("the page says what a member of %s owes, and leads with no price", async (payer, said) => {
  const query = new URLSearchParams({ search: KNEE_MRI, payer, location: "Houston, TX" });
  const { text } = await readPage(site, `/hospital_search?${query}`);
  expect(text).toContain(said);
  expect(text).not.toContain("if you pay yourself");
});

test("where no hospital near has a file here, none is said to publish no price", async () => {
  const { status, answer } = await ask({ search: KNEE_MRI, location: "Honolulu, HI", radius: "25" });
  expect([status, answer]).toMatchObject([200, { ...NO_PRICE, kind: "not-loaded", not_loaded: [] }]);
});

test("a place, words or a service that are not known are answered without a price", async () => {
  for (const [query, status, reason, kind] of [
    [{ search: KNEE_MRI, location: "Chicgo" }, 400, "unknown-place", "unknown-place"],
    [{ search: KNEE_MRI, location: "😀" }, 400, "unknown-place", "unknown-place"],
    [{ search: "pizza" }, 404, "unknown-service", "unknown-service"],
    [{ search: "😀" }, 404, "unknown-service", "unknown-service"],
    [{ search: "cancer" }, 404, "several-meanings", "choose"],
  ] as const) {
    expect([query, await ask(query)]).toMatchObject([
      query,
      { status, reason, answer: { ...NO_PRICE, kind } },
    ]);
  }
});

test("Medicaid is answered with its plans' rates or no price, and never with a cash price", async () => {
  const { answer, results = [] } = await ask({
    search: KNEE_MRI,
    payer: "Medicaid",
    location: "Houston, TX",
  });
  expect(answer).toMatchObject({ kind: "covered", price_kind: "negotiated", plan: { kind: "medicaid" } });
  const rates = results.filter(({ plan_kind }) => plan_kind === "medicaid").map((row) => row.payer_rate);
  expect(answer.lowest?.price).toBe(Math.min(...rates.map((rate) => rate ?? Infinity)));
  expect(rates).toContain(answer.median);
  for (const payer of ["Medicaid", "TRICARE"]) {
    const elsewhere = await ask({ search: KNEE_MRI, payer, location: "Honolulu, HI", radius: "25" });
    expect([payer, elsewhere.answer]).toMatchObject([payer, { ...NO_PRICE, kind: "covered" }]);
  }
});

test("a payer that cannot be one changes no amount, and the answer says that no rate is its", async () => {
  const { answer } = await ask({ search: KNEE_MRI, location: "Houston, TX" });
  for (const payer of ["x".repeat(400), "😀"]) {
    const odd = await ask({ search: KNEE_MRI, location: "Houston, TX", payer });
    const assumed = ["We have no rate of this insurer here. These are prices without insurance."];
    expect([payer, odd.status, odd.answer]).toEqual([
      payer,
      200,
      { ...answer, assumed: [...assumed, ...answer.assumed] },
    ]);
  }
});

test("a hospital of CMS's list whose file is not here is named, and is no hospital without a price", async () => {
  await importHospitalList(site.db, [QUIET_MEADOW], "2026-02");
  const near = await ask({ search: KNEE_MRI, location: "Houston, TX", radius: "25" });
  expect(near.answer).toMatchObject({
    kind: "prices",
    not_loaded: [{ hospital_name: QUIET_MEADOW.name, city: "Houston" }],
  });
  expect(near.answer.not_loaded[0]!.distance_miles).toBeLessThan(25);
  for (const location of ["", "Houston, TX"]) {
    const query: Record<string, string> = { search: "knee MRI at Quiet Meadow Hospital" };
    if (location) query.location = location;
    const { status, answer } = await ask(query);
    expect([location, status, answer.kind]).toEqual([location, 200, "not-loaded"]);
    expect(answer.not_loaded.map((hospital) => hospital.hospital_name)).toEqual([QUIET_MEADOW.name]);
  }
  const elsewhere = await ask({ search: KNEE_MRI, location: "Chicago, IL", radius: "25" });
  expect(elsewhere.answer.not_loaded).toEqual([]);

  const name = new URLSearchParams({ name: QUIET_MEADOW.name });
  const service = `${name}&code_type=CPT&code=${KNEE_MRI}`;
  for (const [path, status] of [
    [`/hospital_details?${name}`, 200],
    [`/hospital_service_details?${service}`, 404],
    [`/hospital_details.json?${name}`, 404],
    [`/hospital_service_details.csv?${service}`, 404],
  ] as const) {
    const reply = await site.fetch(path);
    const text = await reply.text();
    expect([path, reply.status]).toEqual([path, status]);
    expect(text).toContain("We haven’t loaded the price file of Quiet Meadow Hospital yet.");
    expect(text).toContain("(713) 555-0100");
  }
  const { text: page } = await readPage(site, `/hospital_details?${name}`);
  for (const said of [
    "2 better, 5 the same, 1 worse than the national rate",
    "soon after they left. CMS gives none",
    "From CMS’s hospital list of February 2026.",
  ]) {
    expect(page).toContain(said);
  }
  const compared = await site.fetch(`/compare?hospital1=${QUIET_MEADOW.name}&hospital2=x`);
  expect(await compared.text()).toContain(
    "The price file of Quiet Meadow Hospital is not loaded here, which does not mean that it publishes none",
  );
});

test("a search can be limited by CMS's stars and to birthing-friendly hospitals, and its rows and file tell both", async () => {
  await site.db.execute(sql`
    update hospitals set overall_rating = 4, quality = '{"isBirthingFriendly": true}' where name = 'Lakeglass Medical Center'`);
  for (const limit of ["stars=4", "birthing=friendly"]) {
    const query = `code_type=MS-DRG&code=807&setting=any&${limit}`;
    const { results } = await (await site.fetch(`/hospital_search.json?${query}`)).json();
    expect([limit, results]).toMatchObject([
      limit,
      [{ hospital_name: "Lakeglass Medical Center", stars: 4, birthing_friendly: true }],
    ]);
    const { text } = await readPage(site, `/hospital_search?${query}`);
    expect(text).toContain("Births ✓");
    expect(text).toContain("Showing only hospitals");
  }
});

test("a hospital that lists a service without a usable price, or not at all, is said to do just that", async () => {
  const atLakeglass = sql`hospital_id = (select hospital_id from hospitals where name = 'Lakeglass Medical Center')`;
  await site.db.execute(
    sql`update prices set price = null, cash = null, gross = null where code = ${KNEE_MRI} and ${atLakeglass}`,
  );
  const { rows } = await site.db.execute<{ code: string }>(sql`
    select code from services where code_type = 'CPT' and code not in (select code from prices where ${atLakeglass})
    order by code limit 1`);
  for (const [code, missing, said] of [
    [KNEE_MRI, "without-usable-price", "lists this, but without a price that we can use"],
    [rows[0]!.code, "does-not-list", "doesn’t list this"],
  ] as const) {
    const search = `${code} at Lakeglass Medical Center`;
    expect([code, (await ask({ search })).answer]).toMatchObject([code, { kind: "not-published", missing }]);
    const { text } = await readPage(site, `/hospital_search?${new URLSearchParams({ search })}`);
    expect(text).toContain(`The price file of Lakeglass Medical Center ${said}`);
  }
});

const QUIET_MEADOW: ListedHospital = {
  ccn: "450999",
  name: "Quiet Meadow Hospital",
  address: "1 Quiet Meadow Lane",
  city: "Houston",
  state: "TX",
  zip: "77002",
  county: "Harris",
  phone: "(713) 555-0100",
  hospitalType: "Acute Care Hospitals",
  ownership: "Proprietary",
  emergencyServices: true,
  overallRating: 4,
  quality: {
    isBirthingFriendly: true,
    mortality: { better: 1, same: 6, worse: 0 },
    safety: { better: 2, same: 5, worse: 1 },
    readmission: null,
    experience: 8,
    timeliness: 11,
  },
  latitude: 29.7589,
  longitude: -95.3677,
};
