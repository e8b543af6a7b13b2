import { expect, test } from "vitest";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });

type Row = Record<string, string | number | null>;
interface TableFile {
  medicare_editions: { schedule: string; edition: string }[];
  results: Row[];
}
const fileOf = async (path: string) => (await (await site.fetch(path)).json()) as TableFile;

type Ratio = {
  hospitalId: number;
  state: string;
  category: string;
  setting: string;
  service: string;
  ratio: number;
};

/** Each plausible cash price of a whole service at a hospital, divided by Medicare's amount, lowest first. */
async function readRatios(): Promise<Ratio[]> {
  const { rows } = await site.db.$client.query<Ratio>(`
    select hospital_id as "hospitalId", state, category, setting, p.code_type || ' ' || p.code as service,
      (cash / hospital)::float8 as ratio
    from prices p, national_amounts a
    where a.code = p.code and a.code_type = p.code_type and a.part = '' and hospital is not null and cash is not null and implausible is null
      and billing_class in ('facility', 'both') and modifiers = '' and drug_unit = ''
    order by ratio`);
  return rows;
}

/** A hospital's service once: as for outpatients, where it has such a price. */
function onceEach(ratios: readonly Ratio[]): Ratio[] {
  const isOutpatient = ({ setting }: Ratio) => setting !== "inpatient";
  const outpatient = new Set(
    ratios.filter(isOutpatient).map(({ hospitalId, service }) => `${hospitalId} ${service}`),
  );
  return ratios.filter((one) => isOutpatient(one) || !outpatient.has(`${one.hospitalId} ${one.service}`));
}

const percentAt = (ratios: readonly Ratio[], q: number) =>
  Math.round(100 * ratios[Math.ceil(ratios.length * q) - 1]!.ratio);

test("a state's percent of Medicare is the middle of its cash prices by Medicare's amounts, with its n", async () => {
  const imaging = onceEach(await readRatios()).filter(({ category }) => category === "imaging");
  const { results, medicare_editions } = await fileOf("/data.json?category=imaging&sort=highestOfMedicare");
  expect(results.filter((row) => row.medicare_percent !== null).length).toBeGreaterThan(1);
  for (const row of results) {
    const own = imaging.filter(({ state }) => state === row.state);
    const services = new Set(own.map(({ service }) => service)).size;
    const isEnough = services >= 5 && new Set(own.map(({ hospitalId }) => hospitalId)).size >= 3;
    expect(row).toMatchObject({
      medicare_percent: isEnough ? percentAt(own, 0.5) : null,
      medicare_percent_p25: isEnough ? percentAt(own, 0.25) : null,
      medicare_percent_p75: isEnough ? percentAt(own, 0.75) : null,
      medicare_price_count: isEnough ? own.length : null,
      medicare_service_count: isEnough ? services : null,
    });
  }
  const percents = results.flatMap(({ medicare_percent }) => medicare_percent ?? []).map(Number);
  expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  const { text } = await readPage(site, "/data?category=imaging&sort=lowestOfMedicare");
  expect(text).toContain(`${percents.at(-1)}%`);
  expect(text).toContain("not what insurers pay, and it is not adjusted for local wages");
  for (const { edition } of medicare_editions) expect(text).toContain(edition.slice(0, 4));
});

test("only cash prices of several services are compared with Medicare", async () => {
  for (const query of ["category=imaging&kind=gross", "category=imaging&kind=negotiated"]) {
    const { results, medicare_editions } = await fileOf(`/data.json?${query}`);
    expect(results.every((row) => row.medicare_percent === null)).toBe(true);
    expect(medicare_editions).toEqual([]);
    expect((await readPage(site, `/data?${query}`)).text).not.toContain("Percent of Medicare");
  }
});

test("each hospital of ten services or more has its percent: in the list, in its order, and on its own page", async () => {
  const ratios = onceEach(await readRatios());
  const { rows } = await site.db.$client.query<{
    hospitalId: number;
    report: string;
    shortId: string;
    name: string;
  }>(
    `select hospital_id as "hospitalId", '/price-files/' || current_import_id as report, short_id as "shortId", name
     from hospitals where current_import_id is not null`,
  );
  const { results } = await fileOf("/data/coverage.json?sort=least-of-medicare");
  expect(results).toHaveLength(rows.length);
  for (const row of results) {
    const { hospitalId } = rows.find(({ report }) => report === row.report)!;
    const own = ratios.filter((ratio) => ratio.hospitalId === hospitalId);
    expect(row).toMatchObject({
      medicare_percent: own.length >= 10 ? percentAt(own, 0.5) : null,
      medicare_service_count: own.length,
    });
  }
  const percents = results.map((row) => Number(row.medicare_percent ?? Number.POSITIVE_INFINITY));
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));

  const [first] = results;
  const { shortId, name } = rows.find(({ report }) => report === first!.report)!;
  const address = `?name=${encodeURIComponent(name)}&id=${shortId}`;
  expect(await fileOf(`/hospital_details.json${address}`)).toMatchObject({
    medicare_percent: first!.medicare_percent,
    medicare_service_count: first!.medicare_service_count,
  });
  expect((await readPage(site, `/hospital_details${address}`)).text).toContain(
    `${first!.medicare_percent}% of what Medicare pays, the median of ${first!.medicare_service_count} services.`,
  );
});
