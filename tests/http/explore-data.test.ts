import { brotliCompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { categoryName } from "#app/content/service-category-names.ts";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import { openTestSite } from "../support/open-test-site.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on", API_REQUESTS_PER_MINUTE: "1000" });

const read = (path: string) => readPage(site, path);
const kneeMri = "code_type=CPT&code=73721";

interface DataFile {
  category: string;
  setting: string | null;
  kind: string;
  hospital_count: number;
  price_count: number;
  p25: number | null;
  median: number | null;
  p75: number | null;
  newest_file_date: string;
  note: string | null;
  results: {
    state: string;
    state_name: string;
    hospital_count: number;
    price_count: number;
    p25: number | null;
    median: number | null;
    p75: number | null;
    index: number | null;
    index_p25: number | null;
    index_p75: number | null;
    index_service_count: number | null;
    spread: number | null;
    note: string | null;
  }[];
}
const fileOf = async (query: string) => (await (await site.fetch(`/data.json?${query}`)).json()) as DataFile;

interface Price {
  hospital_id: number;
  state: string;
  amount: number;
}

/** The prices themselves, as the import stored them, cheapest first. */
async function pricesWhere(column: "gross" | "cash" | "negotiated_median", where: string, values: unknown[]) {
  const { rows } = await site.db.$client.query<Price>(
    `select hospital_id, state, ${column}::float8 as amount from prices
     where ${column} is not null and ${where} and implausible is null and billing_class in ('facility', 'both')
     order by ${column}`,
    values,
  );
  return rows;
}

const atRank = (sorted: number[], q: number) => sorted[Math.ceil(sorted.length * q) - 1]!;
const quartilesOf = (amounts: number[]) => ({
  price_count: amounts.length,
  p25: atRank(amounts, 0.25),
  median: atRank(amounts, 0.5),
  p75: atRank(amounts, 0.75),
});

/** Of five prices or more, those of more than 20 times the median or less than a twentieth are left out. */
function likely(amounts: number[]): number[] {
  if (amounts.length < 5) return amounts;
  const median = atRank(amounts, 0.5);
  return amounts.filter((amount) => amount <= median * 20 && amount >= median / 20);
}

const threeDigits = (amount: number) => (amount < 0.1 ? amount : Number(amount.toPrecision(3)));

function byState(prices: Price[]): Map<string, number[]> {
  const grouped = new Map<string, number[]>();
  for (const { state, amount } of prices) grouped.set(state, [...(grouped.get(state) ?? []), amount]);
  return grouped;
}

test("the headline figures count what is present, and lead to it", async () => {
  const { status, text, links } = await read("/data");
  expect(status).toBe(200);
  const { rows } = await site.db.$client.query(`
    select count(*) as hospitals, count(distinct state) as states,
      (select count(*) from (select distinct code_type, code from prices) listed) as services,
      (select count(*) from prices) as prices, (select count(*) from payers) as payers,
      (select to_char(max(file_date), 'Mon FMDD, YYYY') from imports) as newest
    from hospitals where current_import_id is not null`);
  const counted = rows[0] as Record<string, string>;
  const shown = (name: string) => Number(counted[name]).toLocaleString("en-US");
  expect(text).toContain(`Hospitals ${shown("hospitals")} States ${shown("states")}`);
  expect(text).toContain(`Prices ${shown("prices")} Payers ${shown("payers")}`);
  expect(text).toContain(`Newest price file ${counted.newest}`);
  expect(text).toContain(`the newest of ${counted.newest}`);
  for (const href of ["/hospitals", "/hospital_search", "/price-files"]) {
    expect(links()).toContain(`${href}`);
  }
});

test("a category's figures by state are those of its prices, to three digits", async () => {
  for (const [kind, column] of [
    ["cash", "cash"],
    ["gross", "gross"],
    ["negotiated", "negotiated_median"],
  ] as const) {
    const file = await fileOf(`category=imaging&kind=${kind}`);
    const prices = await pricesWhere(column, "category = $1", ["imaging"]);
    const nation = quartilesOf(prices.map(({ amount }) => threeDigits(amount)));
    expect(file).toMatchObject({ category: "Imaging", kind, ...nation });
    const grouped = byState(prices);
    expect(file.results.length).toBeGreaterThan(5);
    for (const row of file.results) {
      const amounts = grouped.get(row.state) ?? [];
      if (row.note) {
        expect(row).toMatchObject({ p25: null, median: null, p75: null, price_count: amounts.length });
        expect(Math.min(row.hospital_count, amounts.length)).toBeLessThan(3);
      } else {
        expect(row).toMatchObject(quartilesOf(amounts.map(threeDigits)));
        expect(row.hospital_count).toBeGreaterThanOrEqual(3);
      }
    }
    expect(new Set(file.results.map(({ state }) => state))).toEqual(new Set(grouped.keys()));
  }
});

test("a subcategory in a setting has the figures of just these prices", async () => {
  const { median, price_count } = await fileOf("category=imaging&subcategory=mri&setting=outpatient");
  const prices = await pricesWhere("cash", "subcategory = $1 and setting = 'outpatient'", ["mri"]);
  const expected = quartilesOf(prices.map(({ amount }) => threeDigits(amount)));
  expect({ median, price_count }).toEqual({ median: expected.median, price_count: expected.price_count });
});

test("a service's figures are of like prices alone, the most frequent ones, without outliers", async () => {
  const file = await fileOf(`${kneeMri}&kind=gross`);
  const prices = await pricesWhere(
    "gross",
    `code = '73721' and setting = 'outpatient' and billing_class = $1 and modifiers = '' and drug_unit = ''`,
    [(file as unknown as { billing_class: string }).billing_class],
  );
  const nation = quartilesOf(likely(prices.map(({ amount }) => amount)));
  expect(file).toMatchObject({ setting: "outpatient", ...nation });
  for (const row of file.results.filter(({ note }) => note === null)) {
    expect(row).toMatchObject(quartilesOf(likely(byState(prices).get(row.state) ?? [])));
  }
  const { text } = await read(`/data?${kneeMri}&kind=gross`);
  expect(text).toContain(`gross charge in the USA: one price from each of ${nation.price_count} hospitals`);
  expect(text).toMatch(/Only comparable prices are compared\. These are for: Outpatient/);
  const [, table = ""] = /The same as a table (.*) State by state/.exec(text) ?? [];
  const inBins = [...table.matchAll(/(?:to under \$[\d,.]+|and more) (\d+)/g)].map(([, count]) =>
    Number(count),
  );
  expect(inBins.reduce((sum, count) => sum + count, 0)).toBe(nation.price_count);
});

/** A value below which at least this share of the weights is. */
function weightedRank(values: { value: number; weight: number }[], q: number): number {
  const total = values.reduce((sum, { weight }) => sum + weight, 0);
  let upTo = 0;
  for (const { value, weight } of values.toSorted((a, b) => a.value - b.value)) {
    upTo += weight;
    if (upTo >= q * total) return value;
  }
  throw new Error("There are no values.");
}

/** The like cash prices of a category as the import stored them, one for each setting that a price applies to. */
async function likePrices(category: string) {
  const { rows } = await site.db.$client.query<Price & { key: string; service: string; setting: string }>(
    `select hospital_id, state, cash::float8 as amount, s.setting, concat_ws(' ', code_type, code, modifiers, drug_unit) as service,
       concat_ws(' ', code_type, code, modifiers, drug_unit, s.setting) as key
     from prices cross join unnest(settings_of(setting)) s(setting)
     where cash is not null and implausible is null and billing_class in ('facility', 'both') and category = $1`,
    [category],
  );
  return rows;
}

test("a state's index is the weighted middle of its services' ratios to the nation, worked out from all prices", async () => {
  const prices = await likePrices("imaging");
  const byKey = new Map<string, typeof prices>();
  for (const price of prices) byKey.set(price.key, [...(byKey.get(price.key) ?? []), price]);
  const { results } = await fileOf("category=imaging");
  const indexed = results.filter(({ index }) => index !== null);
  expect(indexed.length).toBeGreaterThan(1);
  for (const row of results) {
    const ratios = new Map<string, { setting: string; value: number; spread: number; weight: number }>();
    for (const [, like] of byKey) {
      const nation = likely(like.map(({ amount }) => amount).sort((a, b) => a - b));
      const own = like.filter(({ state }) => state === row.state).map(({ amount }) => amount);
      const amounts = own.sort((a, b) => a - b);
      if (nation.length < 10 || amounts.length < 3) continue;
      const { service, setting } = like[0]!;
      if (ratios.get(service)?.setting === "outpatient") continue;
      ratios.set(service, {
        setting,
        value: atRank(amounts, 0.5) / atRank(nation, 0.5),
        spread: atRank(amounts, 0.75) / atRank(amounts, 0.25),
        weight: nation.length,
      });
    }
    const values = [...ratios.values()];
    if (values.length < 5) {
      expect(row).toMatchObject({ index: null, spread: null, index_service_count: null });
      continue;
    }
    expect(row).toMatchObject({
      index: Math.round(100 * weightedRank(values, 0.5)),
      index_p25: Math.round(100 * weightedRank(values, 0.25)),
      index_p75: Math.round(100 * weightedRank(values, 0.75)),
      index_service_count: values.length,
      spread:
        Math.round(
          100 *
            weightedRank(
              values.map(({ spread, weight }) => ({ value: spread, weight })),
              0.5,
            ),
        ) / 100,
    });
  }
});

test("a state with too few like services has no index: on the map, in the table and where it is chosen", async () => {
  const { results } = await fileOf("category=imaging");
  const few = results.find(({ index }) => index === null);
  const many = results.find(({ index }) => index !== null);
  expect(few && many).toBeTruthy();
  const { html, text } = await read("/data?category=imaging");
  expect(html).toContain(`aria-label="${few!.state_name}: too few"`);
  expect(html).toContain(
    `aria-label="${many!.state_name}: ${many!.index}, ${many!.index_service_count} services"`,
  );
  expect(text).toMatch(
    new RegExp(`${few!.state_name} ${few!.hospital_count} hospitals? Too few Too few Too few`),
  );
  const chosen = await read(`/data?category=imaging&state=${few!.state}`);
  expect(chosen.text).toContain(`${few!.state_name} has too few comparable services`);
});

test("the answer names where the index is lowest and highest, or the chosen state's, which the map outlines", async () => {
  const rows = (await fileOf("category=imaging&sort=lowest")).results.filter(({ index }) => index !== null);
  const [lowest, highest] = [rows[0]!, rows.at(-1)!];
  const { html, text } = await read("/data?category=imaging");
  expect(text).toContain(
    `lowest in ${lowest.state_name} (index ${lowest.index}) and highest in ${highest.state_name} (index ${highest.index})`,
  );
  expect(html).not.toContain(", which you chose");
  const chosen = await read(`/data?category=imaging&state=${highest.state}`);
  expect(chosen.text).toMatch(
    new RegExp(
      `${highest.index} is the index of discounted cash prices for Imaging in ${highest.state_name}`,
    ),
  );
  expect(chosen.text).toContain(`${highest.state_name}, which you chose`);
});

test("states are ranked by spread, of several services and of one", async () => {
  for (const query of ["category=imaging", kneeMri]) {
    const rows = (await fileOf(`${query}&sort=widest`)).results;
    const spreads = rows.map(({ spread }) => spread ?? 0);
    expect(spreads[0]).toBeGreaterThan(1);
    expect(spreads).toEqual(spreads.toSorted((a, b) => b - a));
    const { text, element } = await read(`/data?${query}&sort=widest`);
    expect(text).toMatch(
      new RegExp(
        `differ most in ${rows[0]!.state_name}: (there, the median service’s|the) upper quartile is [\\d.]+ times`,
      ),
    );
    const sorted = element.querySelectorAll('th[aria-sort="descending"]').map(({ text }) => text);
    expect(sorted).toEqual([expect.stringMatching(/^Spread/)]);
  }
});

test("the services that weigh most are shown with the prices that the index compares", async () => {
  const { text } = await read("/data?category=imaging&state=TX");
  expect(text).toContain("Services in the index and their weights");
  expect(text).toMatch(/CPT \d{5} \d+ \$[\d,.]+ (\$[\d,.]+ \d+|Too few Too few)/);
});

test("every state of the map is a link to its row, or to the sentence that says it has no prices", async () => {
  const page = await read("/data?category=imaging");
  const map = page.region(/^Map of the index/).element;
  const links = map.querySelectorAll("a");
  expect(links).toHaveLength(51);
  const pages = new Set<string>();
  for (const link of links) {
    const [address = "", target] = link.getAttribute("href")!.split("#");
    const [name, value] = link.getAttribute("aria-label")!.split(": ");
    const shown = address === "" ? page : await read(address);
    expect(shown.element.querySelector(`[id="${target}"]`)).not.toBeNull();
    expect(target).toBe(value === "no prices" ? "no-prices" : `state-${findState(name!)}`);
    pages.add(address);
  }
  expect([...pages].sort()).toEqual(["", "/data?category=imaging&page=2"]);
  expect(map.querySelector("desc")?.id).toBe("map-description");
  expect(map.querySelectorAll("path").filter((path) => path.getAttribute("d")!.length > 8)).toHaveLength(52); // and the hatching
});

test("the table is sorted as the address says", async () => {
  const indexes = (await fileOf("category=imaging&sort=highest")).results.map(({ index }) => index ?? -1);
  expect(indexes).toEqual(indexes.toSorted((a, b) => b - a));
  const medians = (await fileOf(`${kneeMri}&sort=highest`)).results.map(({ median }) => median ?? -1);
  expect(medians).toEqual(medians.toSorted((a, b) => b - a));
  const quartiles = (await fileOf("category=imaging&sort=upperQuartileHighest")).results;
  const upper = quartiles.map(({ index_p75 }) => index_p75 ?? -1);
  expect(upper).toEqual(upper.toSorted((a, b) => b - a));
  const counts = (await fileOf("category=imaging&sort=hospitals")).results.map((row) => row.hospital_count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const { element } = await read("/data?category=imaging&sort=lowest");
  const headings = element.querySelectorAll("#states ~ * th[aria-sort]");
  expect(headings.map((th) => [th.text, th.getAttribute("aria-sort")])).toEqual([["Index▲", "ascending"]]);
  expect(headings[0]?.querySelector("a")?.getAttribute("href")).toBe(
    "/data?category=imaging&sort=highest#states",
  );
  expect((await read("/data?category=imaging&page=3")).status).toBe(404);
});

test("cash, gross and negotiated stand side by side, for the nation and the state that was chosen", async () => {
  const { text } = await read(`/data?${kneeMri}&state=texas`);
  for (const kind of ["Discounted cash price", "Gross charge", "Negotiated charge"]) {
    expect(text).toMatch(new RegExp(`${kind} in the USA \\$[\\d,.]+ to \\$[\\d,.]+ \\$[\\d,.]+ [\\d,]+`));
    expect(text).toMatch(new RegExp(`${kind} in Texas \\$`));
  }
  const several = await read("/data?category=imaging&state=texas");
  expect(several.text).toMatch(
    /Cash, list and insurers’ prices in Texas .*Discounted cash price [^$]* \d+ \d+ to \d+ \d+ /,
  );
});

test("the same figures come as CSV, and both files are linked with the page's filters", async () => {
  const { links } = await read("/data?category=imaging&kind=gross");
  expect(links()).toContain("/data.csv?category=imaging&kind=gross");
  const csv = await site.fetch("/data.csv?category=imaging&kind=gross");
  expect(csv.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  const [heading, ...lines] = (await csv.text()).trimEnd().split("\r\n");
  expect(heading).toBe(
    "state,state_name,kind,hospital_count,price_count,amount_count,p25,median,p75,index,index_p25,index_p75,index_service_count,spread,medicare_percent,medicare_percent_p25,medicare_percent_p75,medicare_price_count,medicare_service_count,low_hospital_count,low_from,low_to,high_hospital_count,high_from,high_to,note",
  );
  const { results } = await fileOf("category=imaging&kind=gross");
  expect(lines).toHaveLength(results.length);
  const [first] = results;
  expect(lines[0]).toContain(`${first!.state},${first!.state_name},gross,${first!.hospital_count}`);
});

test("without a choice the category with most prices is shown, by cash prices", async () => {
  const { rows } = await site.db.$client.query(
    `select category from prices group by category
     order by count(gross) + count(cash) + count(negotiated_median) desc limit 1`,
  );
  expect(await fileOf("")).toMatchObject({ category: categoryName("en", rows[0].category), kind: "cash" });
});

test("the page is the same for everyone, light, and without the framework's script", async () => {
  for (const path of ["/data", `/data?${kneeMri}&state=TX`, "/data?category=imaging&subcategory=mri"]) {
    const { headers, html } = await read(path);
    expect(headers.get("Cache-Control")).toMatch(/^public\b.*s-maxage=/);
    expect(html).not.toContain('rel="modulepreload"');
    const scripts = [
      ...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*src="\/assets\/([a-z-]+)-script-/g),
    ];
    expect(scripts.map(([, name]) => name)).toEqual(["page", "share-page", "live-form"]);
    expect(html.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(scripts.length);
    expect(brotliCompressSync(html).length).toBeLessThan(35_000);
  }
});

test("a site without price files says so", async () => {
  const empty = await openTestSite();
  onTestFinished(() => empty.close());
  const { status, text, links } = await readPage(empty, "/data");
  expect(status).toBe(200);
  expect(text).toContain("We do not have any hospital’s prices yet.");
  expect(links()).toContain("/price-files");
  expect(await (await empty.fetch("/data.json")).json()).toMatchObject({ median: null, results: [] });
});
