import { parse } from "node-html-parser";
import { SaxesParser } from "saxes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importEnforcement } from "#app/domain/enforcement/import-enforcement.server.ts";
import { readEnforcementList } from "#app/domain/enforcement/read-enforcement-list.ts";
import { normaliseHospitalName } from "#app/domain/hospitals/names/hospital-name.ts";
import { addSources } from "#app/domain/sources/add-sources.server.ts";
import { makeCountyRound } from "../support/county/county-round.ts";
import { hospitalName, priceFile } from "../support/county/editions.ts";
import { readPage } from "../support/read-page.ts";
import { serveHere } from "../support/serve-here.ts";
import { siteForTests } from "../support/site-for-tests.ts";

let now = new Date("2026-12-01T17:00:00Z");
const site = siteForTests({}, { clock: { now: () => now } });
const read = (path: string) => readPage(site, path);

// One web server for a health system: its cms-hpt.txt names a file that comes, and others that do not.
const FAULTS = ["no-file", "blocked", "page-in-place", "unreachable", "broken"] as const;
let current = priceFile({ hospital: 1, edition: 0, date: "2026-03-27" });
let isForbidden = false;
let system: Awaited<ReturnType<typeof serveHere>>;

const nameOf = (no: number) => hospitalName(no + 2);
const entryOf = (name: string, address: string) =>
  `location-name: ${name}\nsource-page-url: ${system.origin}\nmrf-url: ${system.origin}${address}\n\n`;

beforeAll(async () => {
  system = await serveHere((request, response) => {
    const at = request.url ?? "";
    if (at === "/cms-hpt.txt") {
      const faulty = FAULTS.map((fault, no) => entryOf(nameOf(no), `/${fault}.csv`)).join("");
      response.end(entryOf(hospitalName(1), "/good.csv") + faulty);
    } else if (at === "/good.csv" && !isForbidden) response.end(current);
    else if (at === "/good.csv" || at === "/blocked.csv") response.writeHead(403).end();
    else if (at === "/page-in-place.csv") response.end("<!doctype html><title>Prices</title>");
    else if (at === "/unreachable.csv") response.writeHead(503).end();
    else if (at === "/broken.csv") response.writeHead(200, { "Content-Length": "5000" }).end("hospital_name");
    else response.writeHead(404).end();
  });
  const listed = [...FAULTS.map((_, no) => nameOf(no)), "Unasked Hospital"];
  await site.db.$client.query(
    `insert into hospitals (name, match_name, state, ccn)
     select name, match_name, 'TX', 450000 + no
     from unnest($1::text[], $2::text[]) with ordinality listed(name, match_name, no)`,
    [listed, listed.map(normaliseHospitalName)],
  );
  await addSources(site.db, [`${system.origin}/cms-hpt.txt`], now);
  await round();
});

afterAll(() => system.close());

const round = () => makeCountyRound(site.db, { now, dataDir: site.dataDir });

test("each hospital without a price file has its true reason, in the same words everywhere", async () => {
  const { results } = await (await site.fetch("/data/coverage.json?files=missing")).json();
  const reasons = results.map((row: Record<string, string>) => [row.hospital_name, row.price_file_reason]);
  const expected = FAULTS.map((fault, no) => [nameOf(no), fault]);
  expect(reasons.sort()).toEqual([...expected, ["Unasked Hospital", "not-asked-yet"]].sort());
  const { text, links } = await read("/data/coverage?reason=blocked");
  const said = "Its server does not let programs download the price file.";
  expect(text).toContain(`Missing ${said} None Not watched`);
  expect(text).toContain("Missing: 6");
  const [page] = links().filter((href) => href.startsWith("/hospital_details"));
  expect((await read(page ?? "")).text).toContain(said);
  const refused = await site.fetch((page ?? "").replace("/hospital_details", "/hospital_details.json"));
  expect(await refused.json()).toMatchObject({ reason: "not-loaded", price_file_reason: "blocked" });
  const named = `/hospital_search?search=${encodeURIComponent(`71046 at ${nameOf(1)}`)}`;
  expect((await read(named)).text).toContain(said);
  const states = await (await site.fetch("/data/coverage.csv?files=any")).text();
  expect(states).toContain(`${hospitalName(1)},`);
  expect(states.split("\r\n")[0]).toContain("price_file_state,price_file_reason");
});

test("a hospital and its prices say of which day their file is, and when it was looked for", async () => {
  const hospital = `/hospital_details?name=${encodeURIComponent(hospitalName(1))}`;
  const service = `/hospital_service_details?name=${encodeURIComponent(hospitalName(1))}&code_type=CPT&code=73721`;
  expect((await read(hospital)).text).toContain("File of Mar 27, 2026, checked today.");
  expect((await read(service)).text).toMatch(/From the file of Mar 27, 2026, row \d+ \. Checked today\./);
  now = new Date("2026-12-02T17:00:00Z");
  expect((await read(hospital)).text).toContain("File of Mar 27, 2026, checked yesterday.");
  now = new Date("2026-12-20T17:00:00Z");
  isForbidden = true;
  await round();
  expect((await read(hospital)).text).toContain(
    "File of Mar 27, 2026, checked today. Its server does not let programs download the price file. We could not load a newer file since Dec 20, 2026.",
  );
  const search = "/hospital_search?search=71046&location=TX";
  expect((await read(search)).text).toContain("Newest file not read");
  isForbidden = false;
  now = new Date("2027-05-10T17:00:00Z");
  await round();
  expect((await read(hospital)).text).toContain(
    "File of Mar 27, 2026, checked today. This file is 409 days old, and a hospital must update its file every year (45 CFR 180.50).",
  );
});

test("a feed tells of new files, moved prices and files that fail, for a hospital, a service and a state", async () => {
  current = priceFile({ hospital: 1, edition: 10, date: "2027-05-11" });
  now = new Date("2027-05-12T17:00:00Z");
  await round();
  const page = parse((await read(`/hospital_details?name=${encodeURIComponent(hospitalName(1))}`)).html);
  const path = page.querySelector('link[type="application/atom+xml"]')?.getAttribute("href") ?? "";
  expect(page.querySelectorAll("main a").map((link) => link.getAttribute("href"))).toContain(path);
  const reply = await site.fetch(path);
  expect(reply.headers.get("Content-Type")).toContain("application/atom+xml");
  expect(reply.headers.get("Last-Modified")).toBeTruthy();
  const etag = reply.headers.get("ETag") ?? "";
  expect((await site.fetch(path, { headers: { "If-None-Match": etag } })).status).toBe(304);
  const ofHospital = await titlesOf(reply);
  const name = hospitalName(1);
  expect(ofHospital).toEqual(
    expect.arrayContaining([
      `${name}: new price file of May 11, 2027`,
      `${name}: no newer price file`,
      `${name}: price file loads again`,
      expect.stringMatching(/up 20% to /),
    ]),
  );
  expect(ofHospital.length).toBeLessThanOrEqual(50);
  expect(await titlesOf(await site.fetch("/changes.atom?state=TX"))).toEqual(
    expect.arrayContaining(ofHospital),
  );
  const ofService = await titlesOf(await site.fetch("/changes.atom?code_type=CPT&code=71046"));
  expect(ofService.every((title) => title.startsWith(name) && title.includes("up 20%"))).toBe(true);
  expect(ofService.length).toBeGreaterThan(0);
  const statuses = ["", "?state=Narnia", "?hospital=nobody", "?code=%00"].map(
    async (query) => (await site.fetch(`/changes.atom${query}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([400, 404, 404, 400]);
});

test("what CMS did shows beside the hospital that it names for sure, in careful words, and is counted", async () => {
  const [{ name, street, city, state, id }] = (
    await site.db.$client.query(
      "select name, street, city, state, short_id as id from hospitals where street is not null",
    )
  ).rows;
  const rows = [
    "Case_ID,Hosp_Name,Hosp_Address,City,State,Action,Action_Date",
    `C1,${name},${street},${city},${state},Warning Notice,03/31/2026`,
    `C1,${name},${street},${city},${state},Closure Notice,05/02/2026`,
    `C2,${name},999 Elsewhere Road,${city},${state},CMP Notice,05/03/2026`,
  ];
  const reading = readEnforcementList(rows.join("\n"));
  if (reading.outcome !== "read") throw new Error(reading.outcome);
  await importEnforcement(site.db, reading.actions);
  const { text } = await read(`/hospital_details?name=${encodeURIComponent(name)}&id=${id}`);
  expect(text).toMatch(
    /CMS closed its case on May 2, 2026 \(case C1\)\. CMS sent a warning on Mar 31, 2026 \(case C1\)\. This is not a finding that prices are wrong\./,
  );
  expect(text).not.toContain("civil monetary penalty");
  const coverage = (await read(`/data/coverage?state=${state}`)).text;
  expect(coverage).toContain("Warnings: 1 hospital");
  expect(coverage).toContain("1 more action names a hospital that we could not match for sure");
});

/** The titles of a feed's entries; throws where it is not well-formed XML. */
async function titlesOf(reply: Response): Promise<string[]> {
  const open: string[] = [];
  const told: Record<string, string[]> = { "feed/entry/id": [], "feed/entry/title": [] };
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => {
    open.push(name);
    told[open.join("/")]?.push("");
  });
  parser.on("closetag", () => open.pop());
  const take = (text: string) => {
    const texts = told[open.join("/")];
    if (texts) texts.push((texts.pop() ?? "") + text);
  };
  parser.on("text", take);
  parser.on("cdata", take);
  parser.write(await reply.text()).close();
  const ids = told["feed/entry/id"] ?? [];
  expect(new Set(ids).size).toBe(ids.length);
  return told["feed/entry/title"] ?? [];
}
