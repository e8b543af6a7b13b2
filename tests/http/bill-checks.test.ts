import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addDays } from "#app/domain/dates/calendar-days.ts";
import { openStory, withCopy } from "../support/bill-stories.ts";
import { keepAppeal } from "../support/kept-appeals.ts";
import { keepBill } from "../support/kept-bills.ts";
import { noonClock, today } from "../support/noon-clock.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { visitsOf } from "../support/visits-of.ts";

const site = siteForTests({}, { clock: noonClock });

let ada: SignedIn;
beforeEach(async () => {
  ada = await signIn(site, { name: "Ada Example" });
});

const { get, post } = visitsOf(site, () => ada);
const storyOf = (billId: string) => openStory(site, ada, billId);
/** Who waits for a lock; null: a process is still at work. */
const countWaiting = async () => {
  const { rows } = await site.db.execute<{ waits: boolean }>(sql`
    select wait_event_type is not distinct from 'Lock' as waits from pg_stat_activity
    where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`);
  return rows.every(({ waits }) => waits) ? rows.length : null;
};

test("a bill is deleted without waiting for the check that waits for it", async () => {
  const billId = await keepBill(site, ada, withCopy);
  await site.db.transaction(async (transaction) => {
    await transaction.execute(sql`select from account_bills where bill_id = ${billId} for no key update`);
    const shown = await get(`/account/bills/${billId}`);
    expect(shown.headers.get("Refresh")).not.toBeNull();
    await expect.poll(countWaiting).toBe(1);
    await transaction.execute(sql`delete from account_bills where bill_id = ${billId}`);
  });
  expect((await get(`/account/bills/${billId}`)).status).toBe(404);
  const { rows } = await site.db.execute(sql`select from bills_to_audit where bill_id = ${billId}`);
  expect(rows).toHaveLength(0);
});

test("checks that nobody asked for don't pile up, and one that a letter was written from stays", async () => {
  const billId = await keepBill(site, ada, withCopy);
  const auditIds = async () => {
    await storyOf(billId);
    const { rows } = await site.db.execute(
      sql`select audit_id from account_audits where bill_id = ${billId} order by created_at`,
    );
    return rows.map(({ audit_id: id }) => String(id));
  };
  const answer = (coverage: string) => post(`/account/bills/${billId}`, { intent: "payer", coverage });
  const [first] = await auditIds();
  await answer("self-pay");
  const [, second] = await auditIds();
  await answer("other-plan");
  const third = await auditIds();
  expect(third).toHaveLength(2);
  expect(third).not.toContain(first);
  await keepAppeal(site, ada, { billId, kind: "billing-error", audit: { auditId: second!, findings: [0] } });
  for (const coverage of ["medicare", "self-pay", "other-plan"]) {
    await answer(coverage);
    expect(await auditIds()).toContain(second);
  }
  expect(await auditIds()).toHaveLength(3);
});

test("a page that is made while its check ends tells what the check found, or comes anew", async () => {
  const billId = await keepBill(site, ada, withCopy);
  await storyOf(billId);
  const page = await site.db.transaction(async (pageHolder) => {
    const made = await site.db.transaction(async (checkHolder) => {
      await checkHolder.execute(sql`select from account_bills where bill_id = ${billId} for no key update`);
      await post(`/account/bills/${billId}`, { intent: "payer", coverage: "other-plan" });
      await expect.poll(countWaiting).toBe(1); // the check, which has only to be kept
      await pageHolder.execute(sql`lock table account_appeals in access exclusive mode`);
      const asked = get(`/account/bills/${billId}`);
      await expect.poll(countWaiting).toBe(2); // and the page, which has found the check before it
      return { asked };
    });
    const isChecked = async () => {
      const { rows } = await site.db.execute(sql`select from bills_to_audit where bill_id = ${billId}`);
      return rows.length === 0;
    };
    await expect.poll(isChecked).toBe(true);
    return made;
  });
  const shown = await page.asked;
  expect(shown.headers.get("Refresh")).toBe("2");
  expect(await shown.text()).not.toContain("Who pays for this care?");
  expect(await (await get(`/account/bills/${billId}`)).text()).toContain("Wait for your plan’s decision");
});

test("the account's page tells no next step that an answer given since may change, and every last day", async () => {
  const billId = await keepBill(site, ada, withCopy);
  const noticeOn = addDays(today, -9); // 30 days to ask the collector
  await post(`/account/bills/${billId}/call`, { intent: "collector", collector: "yes", noticeOn });
  await storyOf(billId);
  const home = async () => (await get("/account")).text();
  const lastDay = /\(21 days left\)/;
  expect(await home()).toContain("Next: Ask the collector to prove the debt.");
  await site.db.transaction(async (checkHolder) => {
    await checkHolder.execute(sql`select from account_bills where bill_id = ${billId} for no key update`);
    await post(`/account/bills/${billId}`, { intent: "payer", coverage: "other-plan" });
    await expect.poll(countWaiting).toBe(1);
    const meanwhile = await home();
    expect(meanwhile).toContain("We are checking it.");
    expect(meanwhile).not.toContain("Next: ");
    expect(meanwhile).toMatch(lastDay);
  });
  await storyOf(billId);
  expect(await home()).toContain("Next: Ask the collector to prove the debt.");
});

test("while a bill is checked anew, what the check before it found is told nowhere", async () => {
  const billId = await keepBill(site, ada, withCopy);
  await storyOf(billId);
  const telling = ["", "/call"].map((more) => `/account/bills/${billId}${more}`);
  const textsOf = (paths: string[]) => Promise.all(paths.map(async (path) => (await get(path)).text()));
  for (const text of await textsOf(telling)) expect(text).toMatch(/is charged 2 times/);
  expect(await textsOf(["/account"])).toEqual([expect.stringContaining("may be reduced by up to $50.00")]);
  await site.db.transaction(async (checkHolder) => {
    await checkHolder.execute(sql`select from account_bills where bill_id = ${billId} for no key update`);
    await post(`/account/bills/${billId}`, { intent: "payer", coverage: "other-plan" });
    await expect.poll(countWaiting).toBe(1);
    for (const text of await textsOf([...telling, "/account"])) {
      expect(text).toMatch(/We are checking/);
      expect(text).not.toMatch(/is charged 2 times|may lower it|may be reduced|may be removed|It may be \$/);
    }
  });
  await storyOf(billId);
  for (const text of await textsOf(telling)) expect(text).toMatch(/is charged 2 times/);
});

test("what an answer may have changed is not told from an older check, when the new one fails; one by hand ends that", async () => {
  const billId = await keepBill(site, ada, withCopy);
  await storyOf(billId);
  await site.db.execute(sql`
    insert into bills_to_audit (bill_id, account_id, failures)
    select bill_id, account_id, 3 from account_bills where bill_id = ${billId}`);
  const failed = await storyOf(billId);
  expect(failed.text).toContain("We could not check it automatically");
  expect(failed.text).not.toMatch(/is charged 2 times|may lower it|may be removed|it lists a charge twice/);
  expect(failed.text).toContain("Say who pays for this care");
  const call = await (await get(`/account/bills/${billId}/call`)).text();
  expect(call).toContain("We could not check this bill automatically. Run its audit first");
  expect(call).not.toContain("is charged 2 times");
  const facts = { setting: "outpatient", coverage: "self-pay", auditId: randomUUID() };
  await post(`/account/run-audit?bill=${billId}`, { intent: "audit", ...facts });
  const checked = await storyOf(billId);
  expect(checked.text).toContain("it lists a charge twice");
  expect(checked.text).not.toContain("We could not check");
  expect(await (await get("/account")).text()).not.toContain("We could not check");
});

test("a bill that could not be checked by itself is said to be neither under way nor done with", async () => {
  const billId = await keepBill(site, ada, withCopy);
  await post(`/account/bills/${billId}`, { intent: "payer", coverage: "self-pay" });
  const household = { householdSize: "1", incomeCents: "500000", householdState: "TX" };
  await post(`/account/bills/${billId}`, { intent: "household", ...household });
  await storyOf(billId);
  await site.db.execute(sql`delete from account_audits where bill_id = ${billId}`);
  await site.db.execute(sql`
    insert into bills_to_audit (bill_id, account_id, failures)
    select bill_id, account_id, 3 from account_bills where bill_id = ${billId}`);
  const home = await (await get("/account")).text();
  expect(home).toContain("We could not check it automatically. Open it and run its audit.");
  expect(home).not.toMatch(/We are checking it\.|Nothing to do right now\./);
  const story = await (await get(`/account/bills/${billId}`)).text();
  expect(story).toContain("We could not check this bill automatically. Run the audit below.");
  expect(story).not.toContain("There is nothing left to do.");
});
