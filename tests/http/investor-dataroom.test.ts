import { beforeAll, expect, onTestFinished, test } from "vitest";
import { openTestSite } from "../support/open-test-site.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });
beforeAll(async () => {
  await site.db.$client.query(`
    update imports set imported_at = now() - interval '2 months' where import_id % 3 = 0;
    insert into shared_bills (id, hospital_name, uploaded_at) values
      (gen_random_uuid(), 'A', now()), (gen_random_uuid(), 'B', now() - interval '1 month');
    insert into shared_bills (id, uploaded_at, withdrawn_at) values (gen_random_uuid(), now(), now())`);
});

const page = "/data/investor-dataroom";

test("the figures are those of the present prices, and search engines are kept out", async () => {
  const { status, html, text, links } = await readPage(site, page);
  expect(status).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex"');
  const { rows } = await site.db.$client.query(`
    select count(distinct hospital_id) as hospitals, count(distinct state) as states, count(*) as prices,
      count(distinct (code_type, code)) as services, (select count(*) from payers) as payers from prices`);
  const shown = (name: string) => Number(rows[0][name]).toLocaleString("en-US");
  expect(text).toContain(
    `Hospitals ${shown("hospitals")} States and territories ${shown("states")} Prices ${shown("prices")} Services ${shown("services")} Payers ${shown("payers")} Bills shared 2`,
  );
  expect(links()).toContain("/data/downloads");
});

test("what came in each month adds up to what is there", async () => {
  const { results, hospitals, prices } = (await (await site.fetch(`${page}.json`)).json()) as {
    hospitals: number;
    prices: number;
    results: Record<string, number>[];
  };
  expect(results).toHaveLength(3);
  const sum = (name: string) => results.reduce((total, row) => total + row[name]!, 0);
  expect(sum("new_hospitals")).toBe(hospitals);
  expect(sum("prices_in_files")).toBe(prices);
  expect(results.at(-1)).toMatchObject({ hospitals, bills_shared: 1 });
  const { rows } = await site.db.$client.query(
    "select count(*)::int as old from imports where imported_at < now() - interval '1 month'",
  );
  expect(results[0]).toMatchObject({ new_hospitals: rows[0].old, hospitals: rows[0].old, bills_shared: 0 });
  expect(results[1]).toMatchObject({ new_hospitals: 0, hospitals: rows[0].old, bills_shared: 1 });
  const csv = await site.fetch(`${page}.csv`);
  expect(csv.headers.get("X-Robots-Tag")).toBe("noindex");
  expect((await csv.text()).split("\r\n")[0]).toBe(
    "month,price_files,prices_in_files,new_hospitals,hospitals,bills_shared",
  );
});

test("it is in no menu, but a crawl finds it", async () => {
  expect((await readPage(site, "/")).html).not.toContain(page);
  expect((await readPage(site, "/data/downloads")).links()).toContain(page);
  const paths = ["/data/price-history", "/data/coverage", "/data/downloads"];
  expect((await readPage(site, "/data")).links()).toEqual(expect.arrayContaining(paths));
});

test("an empty site has a row for the present month, with nothing in it", async () => {
  const empty = await openTestSite();
  onTestFinished(() => empty.close());
  const { status, text } = await readPage(empty, page);
  expect(status).toBe(200);
  expect(text).toContain("Hospitals 0");
  const { results } = (await (await empty.fetch(`${page}.json`)).json()) as { results: object[] };
  expect(results).toEqual([expect.objectContaining({ hospitals: 0, price_files: 0, bills_shared: 0 })]);
});
