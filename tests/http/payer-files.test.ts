import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importPayerFiles } from "#app/domain/payer-files/import-payer-files.server.ts";
import { allServices } from "#app/domain/payer-files/wanted-services.server.ts";
import { PlacesReply } from "#app/routes/data-api/places-reply.server.ts";
import { folderForTests } from "../support/folder-for-tests.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { downloadParquet } from "../support/parquet-files.ts";
import { readPage } from "../support/read-page.ts";
import { runProgramIn } from "../support/run-program.ts";

// A fictional payer drawn by others, with the right answers next to its files: tests/fixtures/payer-files.
const FILES = path.resolve("tests/fixtures/payer-files");
const folder = folderForTests();
const parquetFolder = folderForTests();
let site: TestSite;

const run = (command: string, ...args: string[]) =>
  runProgramIn(
    { env: { ...process.env, DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir } },
    command,
    ...args,
  );
const readJson = async (name: string) => JSON.parse(await readFile(path.join(FILES, name), "utf8"));

let imported: Awaited<ReturnType<typeof run>>;
beforeAll(async () => {
  site = await openTestSite({ API_REQUESTS_PER_MINUTE: "100000" });
  expect(await run("providers import", FILES)).toMatchObject({ code: 0 });
  await run("import", FILES);
  imported = await run("payers import", FILES, "--services", "all", "--json");
});
afterAll(() => site.close());

const results = () =>
  imported.stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

test("every rate of every file is accounted for, and what could not be read is told with its reason", async () => {
  expect(imported.code).toBe(0);
  const counts = await readJson("counts.json");
  const files = results().filter(({ kind }) => kind === "in-network");
  expect(files).toHaveLength(Object.keys(counts).length);
  for (const { fileName, balance } of files) {
    expect([fileName, balance.read]).toEqual([fileName, counts[fileName].negotiated_prices]);
    const refused = Object.values<number>(balance.refused).reduce((sum, count) => sum + count, 0);
    const { kept, otherServices, otherStates, ghost } = balance;
    expect([fileName, kept + otherServices + otherStates + ghost + refused]).toEqual([
      fileName,
      balance.read,
    ]);
  }
  const refused = results().filter(({ outcome }) => outcome === "refused");
  expect(refused.map(({ refusal }) => refusal.reason).sort()).toEqual([
    "not-json",
    "not-there",
    "packed-badly",
  ]);
});

test("each question about a plan is answered as its files say, to the letter", async () => {
  const { questions } = await readJson("answers.json");
  expect(questions.length).toBeGreaterThan(70);
  for (const { question, answer } of questions) {
    const reply = await site.fetch("/payer_rates.json", { method: "POST", body: JSON.stringify(question) });
    expect([question.id, inOneOrder(await reply.json())]).toEqual([question.id, inOneOrder(answer)]);
  }
});

/** The order of rates is free. */
function inOneOrder(answer: Record<string, unknown>) {
  const text = (value: object) => JSON.stringify(value, Object.keys(value).sort());
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(text).sort() : value,
    ]),
  );
}

test("a hospital's own file is held against the plan's", async () => {
  const { hospital_check: expected } = await readJson("answers.json");
  const found: unknown[] = [];
  for (const key of new Set<string>(expected.map((row: Row) => `npi=${row.hospital_npi}&ein=${row.ein}`))) {
    found.push(...(await (await site.fetch(`/payer_check.json?${key}`)).json()));
  }
  const byCode = (rows: unknown[]) =>
    (rows as Row[]).toSorted((a, b) =>
      `${a.hospital_npi} ${a.code}`.localeCompare(`${b.hospital_npi} ${b.code}`),
    );
  expect(byCode(found)).toEqual(byCode(expected));

  const { main } = await readPage(site, "/data/coverage");
  const counted = main.region("Prices in hospitals’ files compared with plans’ files").rows();
  const count = (verdict: string) => expected.filter((row: Row) => row.verdict === verdict).length;
  const summed = [2, 3, 4, 5].map((column) =>
    counted.reduce((sum, row) => sum + Number(row[column]?.replace(",", "")), 0),
  );
  expect(summed).toEqual(["same", "differs", "only_hospital", "only_payer"].map(count));
});

const DOCTOR = "2907511630";

type Row = { hospital_npi: string; ein: string; code: string; verdict: string };

test("a place’s page has what each plan agreed to pay it, the service that was asked for first, and ghosts apart", async () => {
  const page = await readPage(site, `/places/${DOCTOR}?code_type=CPT&code=70551`);
  const [, lead] =
    /<section[^>]*aria-label="MRI of the brain[^"]*"[^>]*>(.*?)<\/section>/s.exec(page.html) ?? [];
  expect(lead).toMatch(/\$423\.44.*(Lantern Select|Commonwealth)/s);
  expect(page.text).toMatch(/CPT 70551 · professional\s+\$492\.37\s+Lantern Choice PPO 1500/);
});

test("a hospital’s amount says whose rate its reading is, and of how many: on the page, in CSV and JSON", async () => {
  const search =
    "search=70551&location=60612&radius=100&payer=Prairie+Lantern+Health&plan=Lantern+Choice+PPO";
  const { places } = await (await site.fetch(`/hospital_search.json?${search}`)).json();
  expect(PlacesReply.safeParse(places).error).toBeUndefined();
  const read = places.offers.filter(
    (offer: { pays_for: string }) => offer.pays_for === "facility-and-reading",
  );
  expect(read.length).toBeGreaterThan(0);
  const csv = await (await site.fetch(`/hospital_search.csv?${search}&rows=places`)).text();
  const { text } = await readPage(site, `/hospital_search?${search}`);
  for (const { name, reading, reading_basis, reading_rates } of read) {
    expect(csv).toContain(`,facility-and-reading,`);
    expect(csv).toContain(`,${reading},${reading_basis},${reading_rates},`);
    const isOwn = reading_basis !== "median_of_others";
    const said = isOwn
      ? reading_rates === 1
        ? "at this place’s own rate"
        : `the median of this place’s own ${reading_rates} rates`
      : reading_rates === 1
        ? "an estimate from 1 rate of another reader nearby"
        : `an estimate, the median of ${reading_rates} rates of others nearby`;
    const row = text.slice(text.indexOf(name, text.indexOf("Also outside hospitals")));
    expect(row.slice(0, 600)).toContain(said);
  }
});

test("the same files change nothing, other bytes take their place, and damaged ones leave what was there", async () => {
  const again = await run("payers import", FILES, "--services", "all", "--json");
  const outcomes = again.stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(outcomes.filter(({ kind }) => kind === "in-network")).toEqual([]);
  const [question] = (await readJson("answers.json")).questions;
  const ask = async () =>
    (
      await site.fetch("/payer_rates.json", { method: "POST", body: JSON.stringify(question.question) })
    ).json();
  const before = await ask();
  const index = "2026-06-01_prairie-lantern-health_index.json";
  const rates = "2026-06_510_PPO_in-network-rates_1_of_2.json.gz";
  await writeFile(path.join(folder, index), await readFile(path.join(FILES, index)));
  const bytes = await readFile(path.join(FILES, rates));
  await writeFile(path.join(folder, rates), bytes.subarray(0, bytes.length - 100));
  expect((await run("payers import", path.join(folder, index), "--services", "all")).output).toMatch(
    /PPO_in-network-rates_1_of_2\.json\.gz: refused\. It is packed badly or was cut off/,
  );
  expect(await ask()).toEqual(before);
  const text = gunzipSync(bytes)
    .toString()
    .replaceAll('"negotiated_type":"negotiated"', '"negotiated_type":"derived"');
  await writeFile(path.join(folder, rates), gzipSync(text));
  await run("payers import", path.join(folder, index), "--services", "all");
  expect(JSON.stringify(await ask())).toContain('"derived"');
});

test("a plan’s month takes the place of the former one, which stays for comparison, and the one before is gone", async () => {
  const own = await openTestSite();
  try {
    const counts: Record<string, number[]> = {};
    for (const [month, names] of Object.entries(MONTHS)) {
      await writeMonth(month, names);
      await importPayerFiles(own.db, path.join(folder, `index-${month}.json`), ALL, QUIETLY);
      for (const table of PAYER_TABLES) {
        const { rows } = await own.db.execute<{ count: number }>(
          sql`select count(*)::int as count from ${sql.identifier(table)}`,
        );
        counts[table] = [...(counts[table] ?? []), rows[0]?.count ?? 0];
      }
    }
    const files = await own.db.execute(sql`select address from payer_files order by address`);
    expect(files.rows.map(({ address }) => address)).toEqual([
      "mrf.example/2026-03_north.json",
      "mrf.example/2026-04_north.json",
      "mrf.example/same-each-month.json",
      "mrf.example/same-each-month.json",
    ]);
    // The second month is kept with the former one; from then on nothing grows, and the plan that left is gone.
    for (const [table, [, second = 0, third = 0, fourth]] of Object.entries(counts)) {
      expect([table, third <= second, fourth]).toEqual([table, true, third]);
    }
    expect((await readPage(own, "/plans")).text).not.toContain("Leaving Plan");
    expect((await own.fetch("/plans/ein-700000002")).status).toBe(404);
    const month3 = path.join(folder, "index-2026-04.json");
    await importPayerFiles(own.db, month3, ALL, QUIETLY);
    expect((await own.db.execute(sql`select 1 from payer_files`)).rows).toHaveLength(4);
  } finally {
    await own.close();
  }
});

const PAYER_TABLES = [
  "payer_file_plans",
  "payer_file_links",
  "payer_file_former_links",
  "payer_files",
  "payer_providers",
  "payer_rates",
  "payer_rate_index",
];
/** Months of a payer with the plans that its table of contents names. */
const MONTHS = {
  "2026-01": ["North Plan", "Leaving Plan"],
  "2026-02": ["North Plan"],
  "2026-03": ["North Plan"],
  "2026-04": ["North Plan"],
};
const ALL = { plans: [], states: null, services: allServices };
const QUIETLY = {
  downloadDirectory: folder,
  maxBytes: 1_000_000,
  signal: new AbortController().signal,
  onProgress: () => {},
  onResult: () => {},
};

/** Its table of contents names one file of the month and one that keeps its address. */
async function writeMonth(month: string, names: readonly string[]): Promise<void> {
  const price = {
    negotiated_type: "negotiated",
    negotiated_rate: Number(month.slice(-2)),
    billing_class: "professional",
  };
  const rates = {
    reporting_entity_name: "North",
    last_updated_on: `${month}-01`,
    in_network: [
      {
        billing_code_type: "CPT",
        billing_code: "99213",
        negotiation_arrangement: "ffs",
        negotiated_rates: [
          {
            provider_groups: [{ npi: [Number(DOCTOR)], tin: { type: "ein", value: "70-0000009" } }],
            negotiated_prices: [price],
          },
        ],
      },
    ],
  };
  const location = (name: string) => ({ description: "North", location: `https://mrf.example/${name}` });
  const fileNames = [`${month}_north.json`, "same-each-month.json"];
  for (const name of fileNames) await writeFile(path.join(folder, name), JSON.stringify(rates));
  const plans = names.map((plan_name, index) => ({
    plan_name,
    plan_id_type: "ein",
    plan_id: `70-000000${index + 1}`,
    plan_market_type: "group",
  }));
  const contents = {
    reporting_entity_name: "North",
    reporting_structure: [{ reporting_plans: plans, in_network_files: fileNames.map(location) }],
  };
  await writeFile(path.join(folder, `index-${month}.json`), JSON.stringify(contents));
}

test("a file that no table of contents names is of the plan that it names itself", async () => {
  const { questions } = await readJson("answers.json");
  const { question, answer } = questions.find(({ answer }: { answer: { rates?: object[] } }) => answer.rates);
  const [{ npi, tin }] = answer.rates;
  const price = { negotiated_type: "negotiated", negotiated_rate: 77, billing_class: question.class };
  const text = JSON.stringify({
    plan_name: "Lonely Plan",
    plan_id_type: "EIN",
    plan_id: "70-1234567",
    in_network: [
      {
        billing_code_type: question.code_type,
        billing_code: question.code,
        negotiation_arrangement: "ffs",
        negotiated_rates: [
          { provider_groups: [{ npi: [npi], tin: { type: "ein", value: tin } }], negotiated_prices: [price] },
        ],
      },
    ],
  });
  await writeFile(path.join(folder, "lonely.json"), text);
  expect(await run("payers import", path.join(folder, "lonely.json"))).toMatchObject({ code: 0 });
  const body = JSON.stringify({ ...question, plan_id_type: "ein", plan_id: "701234567" });
  const reply = await site.fetch("/payer_rates.json", { method: "POST", body });
  expect(await reply.json()).toMatchObject({ rates: [{ npi, tin, amount: 77 }] });
});

test.each([
  ["{", 400, "The body must be JSON."],
  ["[]", 400, /The question must be an object/],
  [
    JSON.stringify({ kind: "price", code_type: "CPT", code: "70551", class: "professional" }),
    400,
    /zip must be five digits/,
  ],
  [JSON.stringify({ kind: "x".repeat(20_000) }), 413, /10 kB/],
])("a question %s is refused with what to mend", async (body, status, error) => {
  const reply = await site.fetch("/payer_rates.json", { method: "POST", body });
  expect([reply.status, (await reply.json()).error]).toEqual([status, expect.stringMatching(error)]);
});

test("Parquet has every kept rate in the file of each state in which one of its providers is, with that provider", async () => {
  const parquet = await downloadParquet(site, parquetFolder);
  const { rows: kept } = await site.db.$client.query(
    "select sum(rate_count)::text as rates from payer_files where is_current and kind = 'in-network'",
  );
  expect(await parquet.rows("select count(distinct (file_id, rate_no)) from <rates>")).toEqual([
    [kept[0].rates],
  ]);
  const placesOf = (table: string) => `
    select distinct file_id, provider_set, regexp_extract(filename, '${table}-(\\w+)', 1) as place
    from read_parquet([${parquet.places(table).map((place) => `'${place}'`)}], filename = true)`;
  const unlike = await parquet.rows(`
    (${placesOf("rates")} except ${placesOf("rate-providers")})
    union all (${placesOf("rate-providers")} except ${placesOf("rates")})`);
  expect(unlike.filter(([, , place]) => place !== "other")).toEqual([]); // a set may have no members, or a rate of it may be gone
  const states = await parquet.rows(
    "select distinct npi, state from <rate-providers> where state is not null order by npi",
  );
  const { rows: known } = await site.db.$client.query({
    text: "select npi::text, state from providers where npi = any($1::bigint[]) and state is not null order by npi",
    values: [states.map(([npi]) => npi)],
    rowMode: "array",
  });
  expect(new Set(states.map(([, state]) => state)).size).toBeGreaterThan(1);
  expect(states).toEqual(known);
});
