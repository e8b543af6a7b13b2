import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { beginAppeal } from "#app/domain/appeals/begin-appeal.server.ts";
import type { AppealChange } from "#app/domain/appeals/change-appeal.ts";
import { changeKeptAppeal } from "#app/domain/appeals/change-kept-appeal.server.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { refreshPublishedOutcomes } from "#app/domain/appeals/outcomes/refresh-published-outcomes.server.ts";
import { noDates } from "#app/domain/deadlines/find-deadlines.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { keepBill } from "../support/kept-bills.ts";
import { signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on", PAGE_CACHE_MB: "0" });
let hospital: { name: string; shortId: string };
beforeAll(async () => {
  const { rows } = await site.db.execute<typeof hospital>(
    sql`select name, short_id as "shortId" from hospitals where is_sample order by hospital_id limit 1`,
  );
  hospital = rows[0]!;
});

/** Outcomes of many appeals: offers, a number of which got 40% off. */
async function addOutcomes(count: number, result: "partly" | "lost") {
  await site.db.execute(sql`
    insert into appeal_outcomes (outcome_id, hospital, subject, result, reduction_percent, days_to_answer)
    select gen_random_uuid(), ${hospital.shortId}, subject, ${result}, ${result === "lost" ? 0 : 40}, 31
    from generate_series(1, ${count}::int), unnest(array['any', 'negotiation']) as subject`);
}

/** A person offers less for a bill of the hospital, the offer is refused, and they let that count. */
async function loseAnOffer() {
  const { db } = site;
  const { account } = await signIn(site);
  const clock = { now: () => new Date("2026-11-22T15:00:00Z") };
  const services = { db, clock, timeZone: "America/Chicago" };
  const appealId = randomUUID();
  const billId = await keepBill(site, { account, cookie: "" }, { hospital });
  await beginAppeal(services, account, {
    ...{ appealId, billId, kind: "negotiation", audit: null, askedCents: 10_000, dates: noDates },
    ...{ timing: "after-service", plan: "private", follows: null },
  });
  const steps: AppealChange[] = [
    { change: "share-outcome", isShared: true },
    { change: "send", on: "2026-10-01", how: "mail", proof: "" },
    { change: "decide", on: "2026-11-01", result: "lost", gainedCents: 0, note: "" },
  ];
  for (const change of steps) {
    const found = await keptAppeals.find(db, account, appealId);
    const changed = await changeKeptAppeal(services, account, { appealId, version: found!.version, change });
    expect(changed.outcome).toBe("saved");
  }
}

const refresh = () => refreshPublishedOutcomes({ db: site.db });

/** Each door at which outcomes can be had. */
async function download() {
  const id = new URLSearchParams({ name: hospital.name, id: hospital.shortId });
  const get = async (path: string) => {
    const reply = await site.fetch(path);
    expect(reply.status).toBe(200);
    return reply;
  };
  const page = await get(hospitalPath(hospital));
  const table = await get("/data/downloads/outcomes.csv.gz");
  return {
    page: await page.text(),
    pageTag: page.headers.get("ETag"),
    json: (await (await get(`/hospital_details.json?${id}`)).json()) as { outcomes: object[] },
    call: await (await get(`/common/hospital_metadata/${encodeURIComponent(hospital.name)}`)).json(),
    table: gunzipSync(await table.arrayBuffer()).toString(),
    tableTag: table.headers.get("ETag"),
    dataVersion: (await site.db.execute(sql`select version, prices_version from data_version`)).rows,
  };
}

const textOf = (html: string) => parse(html).structuredText.replace(/\s+/g, " ");

test("while there are few outcomes nothing is said but that there are none", async () => {
  await addOutcomes(10, "lost");
  await refresh();
  const { page, json, table } = await download();
  expect(textOf(page)).toContain(
    "No one has reported a lowered bill here yet, or too few people have for us to say so.",
  );
  expect(textOf(page)).not.toContain("How appeals of its bills ended");
  expect(json.outcomes).toEqual([]);
  expect(table.split("\n")).toHaveLength(2);
});

test("from 11 on they stand on the hospital's page, in its JSON, the data API and the open data, coarsely", async () => {
  await addOutcomes(30, "partly");
  await refresh();
  const { page, json, call, table } = await download();
  const outcomes = [
    {
      subject: "negotiation",
      at_least: 40,
      won_third: 3,
      median_reduction_percent: 40,
      median_days_to_answer: 28,
    },
  ];
  expect(json).toMatchObject({ negotiation_status: "Negotiable", outcomes });
  expect(call).toMatchObject({ hospital_metadata: { negotiation_status: "Negotiable", outcomes } });
  const [heading, row] = table.split("\n");
  expect(heading).toBe(
    "hospital_name,hospital_id,state,city,subject,at_least,won_third,median_reduction_percent,median_days_to_answer",
  );
  expect(row).toContain(`${hospital.shortId},`);
  expect(row).toMatch(/,negotiation,40,3,40,28$/);
  const text = textOf(page);
  expect(text).toContain("Negotiable Price");
  expect(text).toContain("People have reported at least 40 appeals here. At least three lowered the bill.");
  expect(text).toContain(
    "Offer to settle a bill at least 40 two thirds of them or more about 40% of what was requested about 28 days",
  );
  expect(page).toContain('href="/learn-roadmap-process#how-outcomes-are-counted"');
});

test("two downloads around one appeal do not differ anywhere, not even in what says that they changed", async () => {
  const before = await download();
  await loseAnOffer();
  for (let hours = 0; hours < 3; hours++) await refresh();
  expect(await download()).toEqual(before);
  await addOutcomes(45, "lost");
  await refresh();
  const after = await download();
  expect(after.table).toMatch(/,negotiation,85,2,40,28$/m);
  expect(after.json).not.toEqual(before.json);
});

test("a hospital of which outcomes are published is not called fixed beside them", async () => {
  await site.db.execute(sql`update published_outcomes set is_negotiable = false`);
  expect((await download()).json).toMatchObject({ negotiation_status: "Negotiable" });
  await site.db.execute(sql`
    update published_outcomes set figures = jsonb_set(figures, '{wonThird}', '1') where figures is not null`);
  const { json, page } = await download();
  expect(json).toMatchObject({ negotiation_status: "Fixed" });
  expect(textOf(page)).toMatch(
    /People have reported at least \d+ appeals here\. Fewer than three that we counted lowered the bill\./,
  );
});

test("how outcomes are counted is told where the page leads", async () => {
  const reply = await site.fetch("/learn-roadmap-process");
  expect(parse(await reply.text()).querySelector("#how-outcomes-are-counted")).not.toBeNull();
});
