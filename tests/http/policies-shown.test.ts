import { gunzipSync } from "node:zlib";
import { parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });
/** Two hospitals that both price MRI of the knee: one with a free line, one with a doubtful one; others have none. */
let filed: { id: string; name: string };
let doubtful: { id: string; name: string };

beforeAll(async () => {
  const { rows } = await site.db.$client.query<{ hospitalId: number; id: string; name: string }>(`
    select distinct on (h.name) h.hospital_id as "hospitalId", h.short_id as id, h.name
    from hospitals h join prices p using (hospital_id)
    where p.code = '73721' and p.price is not null and p.modifiers = '' order by h.name limit 2`);
  [filed, doubtful] = rows as [(typeof rows)[0], (typeof rows)[0]];
  await site.db.$client.query("delete from hospital_policies");
  await site.db.$client.query(
    `insert into hospital_policies (hospital_id, source_kind, free_percent, discount_percent, is_doubtful, as_of,
       tax_year, ein, filer_name, facility_name, policy_url, criteria)
     values ($1, 'filing', 300, 400, false, '2024-12-31', 2024, '900000011', 'NORTHERN EXAMPLE HEALTH', 'EAST', 'https://example.org/FAP', '{income,assets}'),
       ($2, 'filing', 200, null, true, '2023-06-30', 2022, '900000029', 'SOUTHERN EXAMPLE', 'WEST', null, '{}')`,
    rows.map(({ hospitalId }) => hospitalId),
  );
});

const mainOf = async (path: string) => parse((await readPage(site, path)).html).querySelector("main");
const textOf = async (path: string) => (await mainOf(path))?.structuredText.replace(/\s+/g, " ") ?? "";
/** Without its place among the others shown. */
const rowOf = ({ price_level: _level, from_middle: _middle, ...row }: Record<string, unknown>) => row;
const jsonOf = async (path: string) => (await site.fetch(path)).json();

test("a hospital's page says up to which income it says care is free, for which year, and where to ask", async () => {
  const page = await mainOf(`/hospital_details?id=${filed.id}&name=${encodeURIComponent(filed.name)}`);
  const part = page?.querySelector('section[aria-labelledby="assistance"]');
  expect(part?.structuredText).toContain(
    "Free care up to 300% of the poverty level, discounts up to 400%, filed for 2024.",
  );
  expect(part?.querySelector("a")?.getAttribute("href")).toBe(`/assistance?id=${filed.id}`);
  const asked = await site.fetch(`/assistance?id=${filed.id}`);
  expect([asked.status, (await asked.text()).includes(filed.name)]).toEqual([200, true]);
  const other = await textOf(`/hospital_details?id=${doubtful.id}&name=${encodeURIComponent(doubtful.name)}`);
  expect(other).toContain(
    "Free care up to 200% of the poverty level, filed for 2022 (not sure: check the policy).",
  );
  expect(await jsonOf(`/hospital_details.json?id=${filed.id}`)).toMatchObject({
    free_care_percent: 300,
    discount_percent: 400,
    is_policy_doubtful: false,
    policy_as_of: "2024-12-31",
  });
});

test("a hospital without a filing is not said to have no policy", async () => {
  const { rows } = await site.db.$client.query<{ id: string; name: string }>(
    "select short_id as id, name from hospitals where hospital_id not in (select hospital_id from hospital_policies) and current_import_id is not null limit 1",
  );
  const text = await textOf(
    `/hospital_details?id=${rows[0]?.id}&name=${encodeURIComponent(rows[0]?.name ?? "")}`,
  );
  expect(text).toContain("That does not mean that it has none");
});

test("a search marks the hospitals with a free line, and shows them alone where asked", async () => {
  const all = await jsonOf("/hospital_search.json?code_type=CPT&code=73721");
  const marked = all.results.filter(
    ({ free_care_percent }: { free_care_percent: number | null }) => free_care_percent !== null,
  );
  expect(all.results.length).toBeGreaterThan(marked.length);
  const alone = await jsonOf("/hospital_search.json?code_type=CPT&code=73721&assistance=free");
  expect(alone.results.map(rowOf)).toEqual(marked.map(rowOf));
  const names = new Set(alone.results.map(({ hospital_name }: { hospital_name: string }) => hospital_name));
  expect(names).toEqual(new Set([filed.name, doubtful.name]));
  const page = await mainOf("/hospital_search?code_type=CPT&code=73721&assistance=free");
  const text = page?.structuredText ?? "";
  expect(text).toContain("Free care up to 300% of the poverty level");
  expect(text).toContain("Free care up to 200% of the poverty level (not sure)");
  expect(page?.querySelector("select[name=assistance] option[selected]")?.getAttribute("value")).toBe("free");
  const odd = await site.fetch("/hospital_search.json?code_type=CPT&code=73721&assistance=%00x");
  expect((await odd.json()).results.map(rowOf)).toEqual(all.results.map(rowOf));
});

test("a comparison holds policies beside one another", async () => {
  const query = new URLSearchParams({
    hospital1: filed.name,
    id1: filed.id,
    hospital2: doubtful.name,
    id2: doubtful.id,
  });
  const page = await mainOf(`/compare?${query}`);
  const lines = page
    ?.querySelectorAll('section[aria-labelledby="assistance"] li')
    .map((line) => line.structuredText);
  expect(lines).toHaveLength(2);
  expect(lines?.[0]).toContain("discounts up to 400%, filed for 2024.");
});

test("coverage counts them by state, and the download lists each with its source", async () => {
  const totals = await jsonOf("/data/coverage.json");
  expect(totals).toMatchObject({ hospitals_with_assistance_limits: 2 });
  expect(totals.hospitals).toBeGreaterThan(2);
  expect(await textOf("/data/coverage")).toContain(
    "We know the income limits for free or cheaper care at 2 hospitals in the USA.",
  );
  const file = () => site.fetch("/data/downloads/assistance.csv.gz");
  await expect.poll(async () => (await file()).status).toBe(200);
  const lines = gunzipSync(Buffer.from(await (await file()).arrayBuffer()))
    .toString()
    .trim()
    .split("\n");
  expect(lines).toHaveLength(3);
  expect(lines.find((line) => line.includes(filed.id))).toContain(
    ",300,400,f,f,income; assets,2024-12-31,2024,900000011,NORTHERN EXAMPLE HEALTH,EAST,,https://example.org/FAP,,",
  );
});
