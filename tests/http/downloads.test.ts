import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { importPriceTexts } from "../fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText, rate } from "../fixtures/mrf/write-price-file.ts";
import { oddValues } from "../support/odd-values.ts";
import { openTestSite } from "../support/open-test-site.ts";
import { readManifest } from "../support/parquet-files.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });
beforeAll(async () => {
  await site.db.$client.query(`
    insert into published_outcomes (hospital, subject, counted_count, batch_size, is_negotiable, figures)
    select short_id, 'duplicate-line', 12, 5, true,
      '{"atLeast":11,"wonThird":2,"medianReductionPercent":null,"medianDaysToAnswer":21}'
    from hospitals where is_sample order by hospital_id limit 2`);
  await readManifest(site); // the page is kept once the Parquet files are made, too
});

const names = [
  "state-pricing",
  "service-statistics",
  "hospitals",
  "payers",
  "services",
  "outcomes",
  "rights",
];
type Row = Record<string, string>;

async function download(name: string, from = site): Promise<{ reply: Response; bytes: Buffer; rows: Row[] }> {
  const reply = await from.fetch(`/data/downloads/${name}.csv.gz`);
  const bytes = Buffer.from(await reply.arrayBuffer());
  return { reply, bytes, rows: readCsv(gunzipSync(bytes).toString()) };
}

function readCsv(text: string): Row[] {
  const cells = [...text.matchAll(/("(?:[^"]|"")*"|[^,\n]*)([,\n])/g)];
  const lines: string[][] = [[]];
  for (const [, cell = "", end] of cells) {
    lines.at(-1)!.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "\n") lines.push([]);
  }
  const [heading = [], ...rows] = lines.filter((line) => line.length > 0);
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [heading[index], cell])));
}

const rowsOf = async (query: string) => (await site.db.$client.query<Row>(query)).rows;
const atRank = (sorted: number[], q: number) => sorted[Math.ceil(sorted.length * q) - 1]!;

test("the page shows each file with its size, date and hash, which are those of its bytes", async () => {
  const { status, text, headers, links } = await readPage(site, "/data/downloads");
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toMatch(/^public\b/);
  const [{ day }] = (await rowsOf(
    "select to_char(max(imported_at) at time zone 'UTC', 'Mon FMDD, YYYY') as day from imports",
  )) as [Row];
  expect(text).toContain(`The data is current as of ${day}`);
  for (const name of names) {
    const { reply, bytes, rows } = await download(name);
    expect([name, reply.status]).toEqual([name, 200]);
    expect(reply.headers.get("Content-Type")).toBe("application/gzip");
    expect(reply.headers.get("Content-Encoding")).toBeNull();
    expect(reply.headers.get("Content-Disposition")).toBe(`attachment; filename=${name}.csv.gz`);
    const hash = createHash("sha256").update(bytes);
    const sha256 = hash.copy().digest("hex");
    expect(links()).toContain(`/data/downloads/${name}.csv.gz`);
    expect(text).toContain(sha256);
    expect(text).toContain(`(${bytes.length.toLocaleString("en-US")} bytes)`);
    expect(text).toContain(`${rows.length.toLocaleString("en-US")} rows`);
    expect(reply.headers.get("Repr-Digest")).toBe(`sha-256=:${hash.digest("base64")}:`);
    const again = await site.fetch(`/data/downloads/${name}.csv.gz`, {
      headers: { "If-None-Match": reply.headers.get("ETag") ?? "" },
    });
    expect(again.status).toBe(304);
    const head = await site.fetch(`/data/downloads/${name}.csv.gz`, { method: "HEAD" });
    expect([head.status, head.headers.get("ETag")]).toEqual([200, reply.headers.get("ETag")]);
  }
});

test("the dictionary names every column of every file, in its order", async () => {
  const { region } = await readPage(site, "/data/downloads");
  for (const name of names) {
    const dictionary = region(new RegExp(`The columns of ${name}\\.csv`)).element;
    const described = dictionary.querySelectorAll("code").map(({ text }) => text);
    expect(described).toEqual(Object.keys((await download(name)).rows[0]!));
  }
});

test("prices by state and category are those of the prices themselves", async () => {
  const { rows } = await download("state-pricing");
  const prices = await rowsOf(
    `select state, cash::text as cash from prices where category = 'imaging' and cash is not null
       and implausible is null and billing_class in ('facility', 'both')`,
  );
  const threeDigits = (amount: number) => (amount < 0.1 ? amount : Number(amount.toPrecision(3)));
  for (const state of new Set(prices.map((price) => price.state!))) {
    const amounts = prices
      .filter((price) => price.state === state)
      .map(({ cash }) => threeDigits(Number(cash)))
      .sort((a, b) => a - b);
    const row = rows.find(
      (row) => row.category === "imaging" && !row.subcategory && !row.setting && row.state === state,
    )!;
    const isTooFew = Number(row.hospital_count) < 3;
    expect([state, row.cash_count, row.cash_median, row.cash_p25]).toEqual([
      state,
      String(amounts.length),
      isTooFew ? "" : String(atRank(amounts, 0.5)),
      isTooFew ? "" : String(atRank(amounts, 0.25)),
    ]);
  }
});

test("statistics of services, hospitals, payers and services are those of the prices themselves", async () => {
  const statistics = await download("service-statistics");
  const likely = await rowsOf(`
    select code, code_type, s.setting, b.billing_class, modifiers, drug_unit, place.state,
      count(distinct hospital_id)::text as hospital_count, count(gross)::text as gross_count,
      percentile_disc(0.5) within group (order by gross)::float8::text as gross_median
    from prices p cross join unnest(settings_of(p.setting)) s(setting)
      cross join unnest(billing_classes_of(p.billing_class)) b(billing_class)
      cross join lateral (values (p.state), ('US')) place(state)
    group by 1, 2, 3, 4, 5, 6, 7 having bool_and(implausible is null)`);
  expect(likely.length).toBeGreaterThan(100);
  const keyOf = (row: Row) =>
    ["code", "code_type", "setting", "billing_class", "modifiers", "drug_unit", "state"]
      .map((name) => row[name])
      .join();
  const byKey = new Map(statistics.rows.map((row) => [keyOf(row), row]));
  for (const row of likely) {
    const found = byKey.get(keyOf(row));
    if (found?.gross_implausible_count !== "0") continue; // of a gross charge next to a cash price
    expect(found).toMatchObject({ hospital_count: row.hospital_count, gross_count: row.gross_count });
    const median = Number(row.gross_count) < 3 ? "" : String(row.gross_median);
    expect(found?.gross_median).toBe(median);
  }
  const [{ all }] = (await rowsOf(
    `select count(distinct (code, code_type, s, b, modifiers, drug_unit, place))::text as all
     from prices cross join unnest(settings_of(setting)) s cross join unnest(billing_classes_of(billing_class)) b
       cross join lateral (values (state), ('US')) place`,
  )) as [Row];
  expect(String(statistics.rows.length)).toBe(all);

  const hospitals = await download("hospitals");
  expect(
    hospitals.rows.map(({ hospital_name, state, price_count, cash_price_count, file_date }) => [
      hospital_name,
      state,
      price_count,
      cash_price_count,
      file_date,
    ]),
  ).toEqual(
    (
      await rowsOf(`
        select h.name, h.state, count(*)::text as prices, count(cash)::text as cash,
          (select file_date::text from imports where import_id = h.current_import_id) as file_date
        from hospitals h join prices using (hospital_id) group by h.hospital_id order by h.state, h.name`)
    ).map(({ name, state, prices, cash, file_date }) => [name, state, prices, cash, file_date ?? ""]),
  );
  const payers = await download("payers");
  expect(new Set(payers.rows.map(({ written_name }) => written_name))).toEqual(
    new Set(
      (await rowsOf("select distinct payer_name from payer_plans")).map(({ payer_name }) => payer_name),
    ),
  );
  const services = await download("services");
  expect(
    new Set(
      services.rows.map(({ code_type, code, hospital_count }) => `${code_type} ${code} ${hospital_count}`),
    ),
  ).toEqual(
    new Set(
      (
        await rowsOf(
          "select code_type || ' ' || code || ' ' || count(distinct hospital_id) as service from prices group by code_type, code",
        )
      ).map(({ service }) => service),
    ),
  );
});

test("the same data make the same bytes; new data replace the files, a shared bill does not", async () => {
  const own = await openTestSite();
  onTestFinished(() => own.close());
  const empty = await readPage(own, "/data/downloads");
  expect(empty.text).toContain("No price file has been imported yet");
  expect((await download("services", own)).rows).toEqual([]);
  const payers = [rate('=cmd|"x"', "PPO", "80")];
  const text = priceFileText({ hospital: nthHospital(0, "TX"), charges: [charge("73721", { payers })] });
  await importPriceTexts(own.db, [text]);
  const first = await download("services", own);
  expect(first.rows).toMatchObject([{ code: "73721", hospital_count: "1" }]);
  expect((await download("payers", own)).rows[0]?.written_name).toBe(`'=cmd|"x"`);
  const version = async () =>
    (await own.db.$client.query("select prices_version, version from data_version")).rows[0];
  const before = await version();
  await own.db.$client.query(
    "insert into shared_bills (id, hospital_name, uploaded_at) values (gen_random_uuid(), 'A', now())",
  );
  const after = await version();
  expect(after.prices_version).toBe(before.prices_version);
  expect(after.version).not.toBe(before.version);
  await own.db.$client.query("update hospitals set phone = '1'");
  expect((await version()).prices_version).not.toBe(before.prices_version);
  expect((await download("services", own)).bytes).toEqual(first.bytes);
});

test("the operator's terms stand on the page, by default whom to cite", async () => {
  const { text } = await readPage(site, "/data/downloads");
  expect(text).toContain(
    "Figures are derived from price files that hospitals publish under 45 CFR 180.50; cite the file and its date.",
  );
  const own = await openTestSite({ DATA_TERMS: "Only for <research>." });
  onTestFinished(() => own.close());
  expect((await readPage(own, "/data/downloads")).html).toContain("Only for &lt;research&gt;.");
});

describe("bad input", () => {
  test("an unknown file answers 404 with the names of the files", async () => {
    for (const name of [
      "prices.csv.gz",
      "state-pricing.csv",
      "files.json",
      "..%2F..%2Fsession-secret",
      "%F0%9F%98%80",
    ]) {
      const reply = await site.fetch(`/data/downloads/${name}`);
      expect([name, reply.status]).toEqual([name, 404]);
      expect(await reply.json()).toMatchObject({
        error: expect.stringContaining("We have no file with this name."),
        files: expect.arrayContaining(["state-pricing.csv.gz"]),
      });
    }
  });

  test("parameters do nothing", async () => {
    for (const value of oddValues()) {
      const query = value.includes("%") ? `file=${value}` : new URLSearchParams([["file", value]]).toString();
      expect((await site.fetch(`/data/downloads?${query}`)).status).toBe(200);
    }
  });
});
