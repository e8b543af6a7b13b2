import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { makeSamplePayer } from "#app/domain/sample-data/make-sample-payer.ts";
import { folderForTests } from "../support/folder-for-tests.ts";
import { downloadParquet } from "../support/parquet-files.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });
const folder = folderForTests();
let parquet: Awaited<ReturnType<typeof downloadParquet>>;
beforeAll(async () => {
  await site.db.$client.query(`
    insert into published_outcomes (hospital, subject, counted_count, batch_size, is_negotiable, figures)
    select short_id, 'duplicate-line', 12, 5, true,
      '{"atLeast":11,"wonThird":2,"medianReductionPercent":null,"medianDaysToAnswer":21}'
    from hospitals where is_sample order by hospital_id limit 2`);
  // A former edition, a state that is none, and an amount with more decimals than a file has.
  await site.db.$client.query(`
    update standard_charges set gross = 1234.56789051 where charge_no = 1;
    update hospitals set state = '../x' where hospital_id = (select max(hospital_id) from hospitals)`);
  parquet = await downloadParquet(site, folder);
});

async function rowsOfDatabase(query: string): Promise<(string | null)[][]> {
  const { rows } = await site.db.$client.query({ text: query, rowMode: "array" });
  return rows.map((row: unknown[]) => row.map((value) => (value === null ? null : String(value))));
}

const sums = (columns: string) =>
  ["count(*)", ...columns.split(" ").flatMap((column) => [`count(${column})`, `sum(${column})::text`])].join(
    ", ",
  );

/** What both sides are asked: the same figures, of the files and of the tables that they were made of. */
const compared: [table: string, figures: string, from: string][] = [
  ["hospitals", sums("row_count price_count cash_price_count payer_count error_count"), "imports"],
  [
    "services",
    `${sums("hospital_count")}, count(distinct (code, code_type))`,
    "services where hospital_count > 0",
  ],
  [
    "statistics",
    sums("hospital_count gross_count cash_amount_count negotiated_implausible_count"),
    "service_statistics",
  ],
  ["state-pricing", sums("hospital_count cash_count negotiated_count"), "category_statistics"],
  ["policies", `${sums("tax_year")}, min(as_of)::text, max(as_of)::text`, "hospital_policies"],
  ["payers", "count(*), count(distinct written_name), min(written_name)", "payer_names"],
  ["outcomes", "count(*), count(distinct subject)", "published_outcomes"],
  ["editions", `${sums("size_bytes charge_count negotiated_charge_count")}, max(file_date)::text`, "imports"],
  [
    "prices",
    `${sums("charge_no source_row")}, count(distinct codes), count(gross), count(cash), count(minimum)`,
    "standard_charges",
  ],
  ["rate-plans", "count(*), count(distinct plan_id)", "payer_file_plans"],
];

test.each(compared)("every count and sum of %s equals the database", async (table, figures, from) => {
  expect(await parquet.rows(`select ${figures} from <${table}>`)).toEqual(
    await rowsOfDatabase(`select ${figures} from ${from}`),
  );
});

test("every charge and every negotiated charge is the database's, to the sixth decimal, in its state's file", async () => {
  const charges = await parquet.rows(`
    select hospital_id, state, charge_no, code_type, code, setting, gross, cash, minimum, maximum
    from <prices> order by hospital_id, charge_no`);
  expect(charges).toEqual(
    await rowsOfDatabase(`
      select short_id, state, charge_no, code_type, code, c.setting, round(gross, 6), round(cash, 6), round(minimum, 6), round(maximum, 6)
      from standard_charges c join hospitals h on h.current_import_id = c.import_id
      order by short_id collate "C", charge_no`),
  );
  expect(charges.map((row) => row[6])).toContain("1234.567891");
  const columns =
    "hospital_id state charge_no rate_no payer_name payer plan_name plan_kind dollar percentage algorithm methodology " +
    "median_amount percentile_10 percentile_90 claim_count source_row";
  const texts = columns.split(" ").map((name) => `coalesce(cast(${name} as text), '~')`);
  const whole = (from: string) => `
    select count(*), md5(string_agg(concat_ws('|', ${texts.join(", ")}), chr(10) order by hospital_id, rate_no)) from ${from}`;
  const [[count, hash] = []] = await parquet.rows(whole("<negotiated>"));
  expect(Number(count)).toBeGreaterThan(100_000);
  const expected = await rowsOfDatabase(
    whole(`(
    select short_id collate "C" as hospital_id, state, charge_no, rate_no, payer_name, p.name as payer, plan_name, plan_kind,
      round(dollar, 6) as dollar, round(percentage, 6) as percentage, algorithm, methodology,
      round(median_amount, 6) as median_amount, round(percentile_10, 6) as percentile_10,
      round(percentile_90, 6) as percentile_90, claim_count, n.source_row
    from negotiated_charges n join payer_plans using (hospital_id, import_id, plan_no) join payers p using (payer_id)
      join hospitals h using (hospital_id)) n`),
  );
  expect([[count, hash]]).toEqual(expected);
  expect(await parquet.rows("select sum(dollar)::text from <negotiated>")).toEqual(
    await rowsOfDatabase("select round(sum(round(dollar, 6)), 6)::text from rate_dollars"),
  );
});

test("plans' rates with their providers are those of the payer's file", async () => {
  const rates = await parquet.rows(`
    select distinct code, amount::double::text as amount, npi::text as npi, tax_id
    from <rates> rates join <rate-providers> using (file_id, provider_set) order by all`);
  const published = publishedRates();
  const codes = new Set(rates.map(([code]) => code));
  const expected = published.filter(([code]) => codes.has(code));
  const sorted = (rows: unknown[][]) => [...new Set(rows.map((row) => row.join(" ")))].sort();
  expect(sorted(rates.map(([code, amount, ...who]) => [code, Number(amount), ...who]))).toEqual(
    sorted(expected),
  );
  expect(await parquet.rows("select count(distinct (file_id, rate_no)) from <rates>")).toEqual(
    await rowsOfDatabase("select sum(rate_count) from payer_files where is_current and kind = 'in-network'"),
  );
  const asked = {
    plan_id_type: "hios",
    plan_id: "0099900011",
    code_type: "CPT",
    code: "73721",
    class: "professional",
  };
  const reply = await site.fetch("/payer_rates.json", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ kind: "price", ...asked, zip: "60612", radius: 25 }),
  });
  const answer = (await reply.json()) as { rates: { npi: string; amount: number }[] };
  expect(answer.rates.length).toBeGreaterThan(0);
  for (const { npi, amount } of answer.rates)
    expect(rates.map(([code, of, who]) => [code, Number(of), who])).toContainEqual(["73721", amount, npi]);
});

/** Each rate of the sample payer's file as code, amount, NPI and tax number, read by its fields alone. */
function publishedRates(): [string, number, string, string][] {
  type Group = { npi: number[]; tin: { value: string } };
  type Rate = { provider_references: number[]; negotiated_prices: { negotiated_rate: number }[] };
  const { text } = makeSamplePayer().find(({ fileName }) => fileName.includes("in-network"))!;
  const { provider_references: references, in_network: items } = JSON.parse(text.toString()) as {
    provider_references: { provider_group_id: number; provider_groups: Group[] }[];
    in_network: { billing_code: string; negotiated_rates: Rate[] }[];
  };
  const groupsOf = new Map(references.map((one) => [one.provider_group_id, one.provider_groups]));
  return items.flatMap(({ billing_code, negotiated_rates }) =>
    negotiated_rates.flatMap(({ provider_references: ids, negotiated_prices }) =>
      ids
        .flatMap((id) => groupsOf.get(id)!)
        .flatMap(({ npi: npis, tin }) =>
          npis.flatMap((npi) =>
            negotiated_prices.map(
              ({ negotiated_rate: amount }) =>
                [billing_code, amount, String(npi), tin.value.replace("-", "")] as [
                  string,
                  number,
                  string,
                  string,
                ],
            ),
          ),
        ),
    ),
  );
}

test("the manifest says of each file its rows, keys and columns, which DuckDB finds in it", async () => {
  const { manifest, rows, places } = parquet;
  const { db } = site;
  const { rows: imports } = await db.$client.query("select max(imported_at)::date::text as day from imports");
  expect(manifest.data_date).toBe(imports[0].day);
  expect(Date.now() - Date.parse(manifest.made_at)).toBeLessThan(10 * 60_000);
  expect(manifest.files.map(({ state }) => state)).toEqual(
    expect.arrayContaining(["TX", "US", "other", null]),
  );
  for (const { name, table, state, rows: count, key, distinct_keys, columns } of manifest.files) {
    const place = places(table).find((one) => one.endsWith(name));
    const keys = `(${key.map((one) => `"${one}"`).join(", ")})`;
    expect(await rows(`select count(*), count(distinct ${keys}) from '${place}'`)).toEqual([
      [String(count), String(distinct_keys)],
    ]);
    expect([name, distinct_keys]).toEqual([name, count]);
    const described = await rows(`select column_name, column_type from (describe select * from '${place}')`);
    expect([name, described]).toEqual([name, columns.map((column) => [column.name, column.type])]);
    for (const column of columns) expect([name, column.name, column.meaning]).not.toContain("");
    if (state && state !== "other" && columns.some((column) => column.name === "state"))
      expect(await rows(`select distinct state from '${place}'`)).toEqual([[state]]);
  }
});

test("the queries of docs/open-data.md answer on these files", async () => {
  const text = await readFile("docs/open-data.md", "utf8");
  const queries = [...text.matchAll(/```sql\n(.*?)```/gs)].map(([, query = ""]) => query.replace(";", ""));
  expect(queries).toHaveLength(3);
  for (const query of queries) {
    const rows = await parquet.rows(query.replaceAll(/'([\w.*-]+\.parquet)'/g, `'${folder}/$1'`));
    expect([query, rows.length]).not.toContain(0);
  }
});

test("nothing of a shared bill, an account or a hospital's description is in the files", () => {
  const names = new Set(parquet.manifest.files.flatMap(({ columns }) => columns.map(({ name }) => name)));
  for (const name of ["description", "notes", "patient", "email", "account_id", "receipt"])
    expect(names).not.toContain(name);
});

test("a file answers for its bytes: parts, versions and heads", async () => {
  const { path, bytes, sha256 } = parquet.manifest.files.find(({ table }) => table === "services")!;
  const whole = Buffer.from(await (await site.fetch(path)).arrayBuffer());
  const ask = (headers: Record<string, string>, method = "GET") => site.fetch(path, { method, headers });
  const part = async (range: string, headers = {}) => {
    const reply = await ask({ Range: range, "Accept-Encoding": "gzip", ...headers });
    return [
      reply.status,
      reply.headers.get("Content-Range"),
      Buffer.from(await reply.arrayBuffer()),
    ] as const;
  };
  expect(await part("bytes=0-3")).toEqual([206, `bytes 0-3/${bytes}`, Buffer.from("PAR1")]);
  expect(await part("bytes=-4")).toEqual([
    206,
    `bytes ${bytes - 4}-${bytes - 1}/${bytes}`,
    Buffer.from("PAR1"),
  ]);
  expect(await part(`bytes=${bytes - 4}-`)).toEqual([
    206,
    `bytes ${bytes - 4}-${bytes - 1}/${bytes}`,
    Buffer.from("PAR1"),
  ]);
  expect((await part(`bytes=${bytes}-`)).slice(0, 2)).toEqual([416, `bytes */${bytes}`]);
  expect(await part("bytes=0-3", { "If-Range": '"another"' })).toEqual([200, null, whole]);
  for (const odd of ["bytes=3-1", "bytes=-", "bytes=a-b", "bytes=0-1,4-5", "lines=1-2"])
    expect(await part(odd)).toEqual([200, null, whole]);
  const head = await ask({}, "HEAD");
  expect(Object.fromEntries(head.headers)).toMatchObject({
    "accept-ranges": "bytes",
    "content-length": String(bytes),
    "content-type": "application/vnd.apache.parquet",
    etag: `"${sha256}"`,
    "cache-control": "public, max-age=31536000, immutable",
    "repr-digest": `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`,
  });
  expect((await ask({ "If-None-Match": `"${sha256}"` })).status).toBe(304);
});

test("the page lists the tables, and leads to the manifest and every file", async () => {
  const { text, links, headers } = await readPage(site, "/data/downloads");
  expect(headers.get("Cache-Control")).toMatch(/^public\b/);
  expect(links()).toContain("/data/downloads/manifest.json");
  for (const { path } of parquet.manifest.files) expect(links()).toContain(path);
  expect(text).toContain(`${parquet.manifest.made_at.slice(0, 16).replace("T", " ")} UTC`);
});

describe("bad input", () => {
  test("a manifest that was changed on the way leads to no other bytes", async () => {
    const reply = await site.fetch("/data/downloads/manifest.json");
    const body = await reply.text();
    const digestOf = (text: string) => `sha-256=:${createHash("sha256").update(text).digest("base64")}:`;
    expect(reply.headers.get("Repr-Digest")).toBe(digestOf(body));
    const { path } = parquet.manifest.files[0]!;
    const digit = path.at(-9) === "0" ? "1" : "0";
    const changed = body.replaceAll(path, `${path.slice(0, -9)}${digit}.parquet`);
    expect(reply.headers.get("Repr-Digest")).not.toBe(digestOf(changed));
    const gone = await site.fetch(`${path.slice(0, -9)}${digit}.parquet`);
    expect([gone.status, await gone.json()]).toEqual([
      410,
      expect.objectContaining({
        error: expect.stringContaining("Read the manifest again"),
        reason: "former-edition",
        manifest: "/data/downloads/manifest.json",
      }),
    ]);
    const same = await site.fetch("/data/downloads/manifest.json", {
      headers: { "If-None-Match": reply.headers.get("ETag")! },
    });
    expect(same.status).toBe(304);
  });

  test("names that are no file's, and what lies beside them, are not served", async () => {
    for (const name of [
      "prices-il.parquet",
      "files.json",
      "..%2Ffiles.json",
      `${"a".repeat(41)}.0000000000000000.parquet`,
    ])
      expect([name, (await site.fetch(`/data/downloads/${name}`)).status]).toEqual([name, 404]);
  });
});
