import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sayAccountMail } from "#app/content/words/say-account-mail.ts";
import { sendAccountMail } from "#app/domain/accounts/mail/send-account-mail.server.ts";
import { getProfile, saveProfile } from "#app/domain/accounts/profile.server.ts";
import { beginAppeal } from "#app/domain/appeals/begin-appeal.server.ts";
import type { AppealChange } from "#app/domain/appeals/change-appeal.ts";
import { changeKeptAppeal } from "#app/domain/appeals/change-kept-appeal.server.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { type MasterKey, openMasterKey } from "#app/platform/keys/master-key.server.ts";
import { openMailer } from "#app/platform/mail/open-mailer.server.ts";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { keepBill } from "../../../tests/support/kept-bills.ts";
import { letterText } from "../../../tests/support/letter-text.ts";
import { type SignedIn, signIn } from "../../../tests/support/sign-in.ts";
import { openMailServer, type TestMailServer } from "../../../tests/support/smtp-server.ts";
import { noDates } from "./find-deadlines.ts";
import { queueDueReminders } from "./queue-due-reminders.server.ts";

const database = databaseForTests();
let masterKey: MasterKey;
let server: TestMailServer;
let now: Date;
let person: SignedIn;
beforeAll(async () => {
  masterKey = await openMasterKey(database.db, {
    accountKey: "of the test alone, 32 letters",
    dataDir: database.dataDir,
  });
  server = await openMailServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await database.db.execute(sql`delete from accounts`);
  now = new Date("2026-11-01T12:00:00Z");
  person = await signIn({ db: database.db, masterKey });
  server.mails.length = 0;
});

const clock = { now: () => now };

/** The last day of this appeal is December 20, 2026. */
async function beginOne(ofBill?: string): Promise<string> {
  const appealId = randomUUID();
  await beginAppeal({ db: database.db, clock, timeZone: "America/Denver" }, person.account, {
    appealId,
    billId: ofBill ?? (await keepBill(database, person)),
    kind: "debt-validation",
    audit: null,
    askedCents: 10_000,
    dates: { ...noDates, collectorNoticeReceivedOn: "2026-11-20" },
    timing: "after-service",
    plan: "private",
    follows: null,
  });
  return appealId;
}

async function change(appealId: string, change: AppealChange) {
  const found = await keptAppeals.find(database.db, person.account, appealId);
  const services = { db: database.db, clock, timeZone: "America/Denver" };
  const changed = await changeKeptAppeal(services, person.account, {
    appealId,
    version: found!.version,
    change,
  });
  expect(changed.outcome).toBe("saved");
}

const queueDue = () =>
  queueDueReminders({ db: database.db, masterKey, mailing: { request: async () => {} }, clock });

const send = () =>
  sendAccountMail({
    db: database.db,
    masterKey,
    mailer: openMailer({
      mail: { smtpUrl: server.url, from: "mail@example.org" },
      siteOrigin: "https://prices.example.org",
    }),
    clock,
    say: (language, mail) => sayAccountMail(language, mail, "https://prices.example.org"),
  });

/** What has come by a moment, the background work running then. */
async function mailsBy(moment: string): Promise<number> {
  now = new Date(moment);
  await queueDue();
  await send();
  return server.mails.length;
}

test("a deadline is told 14, 3 and 1 days before, in the morning where its owner lives", async () => {
  const appealId = await beginOne();
  expect(await mailsBy("2026-12-06T15:59:00Z")).toBe(0); // 8:59 in Denver
  expect(await mailsBy("2026-12-06T16:00:00Z")).toBe(1);
  expect(await mailsBy("2026-12-17T15:59:00Z")).toBe(1);
  expect(await mailsBy("2026-12-17T16:01:00Z")).toBe(2);
  expect(await mailsBy("2026-12-19T16:01:00Z")).toBe(3);
  expect(await mailsBy("2026-12-25T16:01:00Z")).toBe(3);
  expect(server.mails[0]?.text).toContain("Dec 20, 2026");
  expect(server.mails[0]?.text).toContain(`/account/audit/detailed?appeal=${appealId}`);
  expect(server.mails[0]?.text).not.toMatch(/debt|collect/i);
});

test("an appeal that was sent, or is gone, is not told of any more", async () => {
  const appealId = await beginOne();
  expect(await mailsBy("2026-12-06T17:00:00Z")).toBe(1);
  await change(appealId, { change: "send", on: "2026-12-06", how: "mail", proof: "" });
  expect(await mailsBy("2026-12-17T17:00:00Z")).toBe(1);
  await change(appealId, { change: "undo-step" });
  expect(await mailsBy("2026-12-17T18:00:00Z")).toBe(1); // its morning was over before it was planned again
  await database.db.execute(sql`delete from account_appeals where appeal_id = ${appealId}`);
  expect(await mailsBy("2026-12-19T17:00:00Z")).toBe(1);
});

test("changes of an appeal and several processes make no reminder come twice", async () => {
  const appealId = await beginOne();
  now = new Date("2026-12-06T17:00:00Z");
  await Promise.all([queueDue(), queueDue(), queueDue()]);
  await change(appealId, { change: "write-letter", letter: letterText });
  await change(appealId, { change: "ask", askedCents: 20_000 });
  await Promise.all([queueDue(), queueDue()]);
  await send();
  expect(server.mails).toHaveLength(1);
});

test("two letters with one deadline of a bill remind once, and the other still does where one is gone", async () => {
  const billId = await keepBill(database, person);
  const first = await beginOne(billId);
  await beginOne(billId);
  expect(await mailsBy("2026-12-06T17:00:00Z")).toBe(1);
  expect(await mailsBy("2026-12-06T18:00:00Z")).toBe(1);
  await change(first, { change: "withdraw", on: "2026-12-06" });
  expect(await mailsBy("2026-12-17T17:00:00Z")).toBe(2);
  await beginOne(); // of another bill
  expect(await mailsBy("2026-12-19T17:00:00Z")).toBe(4);
});

test("the day to ask how a letter stands, the bill's day and one's own are told as well", async () => {
  const appealId = await beginOne();
  const days = {
    followUpOn: null,
    billDueOn: "2027-02-10",
    own: [
      { name: "Court form", on: "2027-03-20" },
      { name: "Second form", on: "2027-03-20" },
    ],
  };
  await change(appealId, { change: "set-days", days });
  now = new Date("2026-11-02T12:00:00Z");
  await change(appealId, { change: "send", on: "2026-11-02", how: "mail", proof: "" });
  expect(await mailsBy("2026-11-18T17:00:00Z")).toBe(1); // asked after on December 2
  expect(server.mails.at(-1)?.text).toContain("Dec 2, 2026");
  await change(appealId, { change: "answer", on: "2026-11-18", note: "" });
  expect(await mailsBy("2026-12-01T17:00:00Z")).toBe(1);
  expect(await mailsBy("2027-01-27T17:00:00Z")).toBe(2);
  expect(server.mails.at(-1)?.text).toContain("Feb 10, 2027");
  expect(await mailsBy("2027-03-06T17:00:00Z")).toBe(3);
  expect(server.mails.at(-1)?.text).not.toContain("form");
});

test("after an outage over two reminders one comes, late, and none once the day is past", async () => {
  await beginOne();
  expect(await mailsBy("2026-12-18T12:00:00Z")).toBe(1);
  await beginOne();
  expect(await mailsBy("2026-12-21T06:59:00Z")).toBe(3); // of each its last one: it is still the 20th in Denver
  server.mails.length = 0;
  now = new Date("2026-11-21T12:00:00Z");
  await beginOne();
  expect(await mailsBy("2026-12-21T07:00:00Z")).toBe(0);
});

test("while the mail server is down for days a reminder waits, and the next one takes its place", async () => {
  const log = vi.mocked(console.error).mockImplementation(() => {});
  await beginOne();
  await server.close();
  expect(await mailsBy("2026-12-06T17:00:00Z")).toBe(0);
  expect(await mailsBy("2026-12-16T17:00:00Z")).toBe(0);
  server = await openMailServer(server.port);
  expect(await mailsBy("2026-12-17T10:00:00Z")).toBe(1);
  await server.close();
  expect(await mailsBy("2026-12-17T17:00:00Z")).toBe(1);
  expect(await mailsBy("2026-12-19T15:00:00Z")).toBe(1);
  server = await openMailServer(server.port);
  expect(await mailsBy("2026-12-19T17:00:00Z")).toBe(1); // the new server's first
  log.mockClear();
});

test("who wants no reminders gets none", async () => {
  await beginOne();
  const { profile, version } = await getProfile(database.db, person.account);
  await saveProfile(database.db, person.account, { profile: { ...profile, wantsReminders: false }, version });
  expect(await mailsBy("2026-12-06T17:00:00Z")).toBe(0);
});

test("what waits shows no deadline's kind and nobody's address", async () => {
  await beginOne();
  now = new Date("2026-12-06T17:00:00Z");
  await queueDue();
  const { rows } = await database.db.execute(
    sql`select r::text as reminder from deadline_reminders r union all select m::text from account_mail m`,
  );
  expect(JSON.stringify(rows)).not.toMatch(/debt|@example|validation/);
  await send();
});
