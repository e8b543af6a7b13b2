import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { systemClock } from "#app/platform/clock.ts";
import { type DurableWork, type JobQueue, openQueue } from "#app/platform/jobs/open-queue.server.ts";
import { type MasterKey, openMasterKey } from "#app/platform/keys/master-key.server.ts";
import { openMailer } from "#app/platform/mail/open-mailer.server.ts";
import { databaseForEachTest } from "../../../../tests/support/database-for-tests.ts";
import { openMailServer, type TestMailServer } from "../../../../tests/support/smtp-server.ts";
import { queueMail } from "./queue-mail.server.ts";
import { sendAccountMail } from "./send-account-mail.server.ts";

const database = databaseForEachTest();
let dataDir: string;
let masterKey: MasterKey;
let server: TestMailServer;
let queue: JobQueue;
let mailing: DurableWork;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fc-mail-"));
  masterKey = await openMasterKey(database.db, { accountKey: null, dataDir });
  server = await openMailServer();
  await startQueue();
});
afterEach(async () => {
  await queue.close();
  await server.close();
  await rm(dataDir, { recursive: true });
});

async function startQueue() {
  queue = await openQueue(database.db);
  const work = async () => ((await send()) === "all-sent" ? "done" : "again");
  await queue.doWork("send-mail", work);
  mailing = await queue.offerWork("send-mail", { firstRetrySeconds: 1, maxRetries: 9 });
}

function send(clock = systemClock) {
  const mail = { smtpUrl: server.url, from: "mail@example.org" };
  return sendAccountMail({
    db: database.db,
    masterKey,
    mailer: openMailer({ mail, siteOrigin: "https://prices.example.org" }),
    clock,
    say: (language, { kind }) => ({ subject: kind, text: `${kind} ${language}`, link: null }),
  });
}

const ask = (to: string) =>
  database.db.transaction((transaction) =>
    queueMail(
      transaction,
      { masterKey, mailing, clock: systemClock, language: "es" },
      { to, mail: { kind: "password-changed" }, accountId: null },
    ),
  );

const waiting = async () =>
  Number((await database.db.execute(sql`select count(*) from account_mail`)).rows[0]?.count);

/** The log of mail that was not taken: platform/mail says what is in it. */
const readLog = () => vi.mocked(console.error).mockImplementation(() => {});

test("what could not be sent while the server was down is sent, once, when it is back", async () => {
  const log = readLog();
  await queue.close(); // so that no one else tries while this test does
  await server.close();
  await ask("ada@example.org");
  await ask("bo@example.org");
  expect(await send()).toBe("some-left");
  expect(await waiting()).toBe(2);
  server = await openMailServer(server.port);
  await startQueue();
  await expect.poll(waiting).toBe(0);
  expect(server.mails.map(({ to }) => to)).toEqual(["ada@example.org", "bo@example.org"]);
  await ask("cy@example.org");
  await expect.poll(waiting).toBe(0);
  expect(server.mails.map(({ to }) => to)).toEqual(["ada@example.org", "bo@example.org", "cy@example.org"]);
  log.mockClear();
});

test("a mailbox that is not there holds up no other mail", async () => {
  const log = readLog();
  await ask("nobody@example.org");
  await ask("ada@example.org");
  await expect.poll(waiting).toBe(0);
  expect(server.mails.map(({ to }) => to)).toEqual(["ada@example.org"]);
  log.mockClear();
});

test("a mailbox that takes no mail now holds up no other, and its mail waits", async () => {
  const log = readLog();
  await queue.close(); // so that no one else tries while this test does
  await ask("later@example.org");
  await ask("ada@example.org");
  expect([await send(), await waiting()]).toEqual(["some-left", 1]);
  expect(server.mails.map(({ to }) => to)).toEqual(["ada@example.org"]);
  log.mockClear();
  queue = await openQueue(database.db);
});

test("several processes send each mail once, and none that nobody asked for in the end", async () => {
  await queue.close(); // this test sends by itself
  const taken = database.db.transaction(async (transaction) => {
    const mail = { kind: "password-changed" } as const;
    const services = {
      masterKey,
      mailing: { request: async () => {} },
      clock: systemClock,
      language: "en",
    } as const;
    await queueMail(transaction, services, { to: "zoe@example.org", mail, accountId: null });
    throw new Error("changed our mind");
  });
  await expect(taken).rejects.toThrow("changed our mind");
  const addresses = Array.from({ length: 12 }, (_, number) => `a${number}@example.org`);
  for (const to of addresses) await ask(to);
  await Promise.all([send(), send(), send()]);
  await send();
  expect(server.mails.map(({ to }) => to).sort()).toEqual(addresses.sort());
  queue = await openQueue(database.db);
});

test("what is a day late is of no use and is dropped, and nothing that waits shows who it is for", async () => {
  const log = readLog();
  await queue.close(); // this test sends by itself
  await server.close();
  await ask("ada@example.org");
  const { rows } = await database.db.execute(
    sql`select m::text as row, j.data::text as job from account_mail m, jobs.job j`,
  );
  expect(JSON.stringify(rows)).not.toMatch(/ada@|password|6164614065/); // letters of hex alone may stand there by chance
  server = await openMailServer(server.port);
  const tomorrow = { now: () => new Date(Date.now() + 24 * 3_600_000) };
  expect(await send(tomorrow)).toBe("all-sent");
  expect([server.mails, await waiting()]).toEqual([[], 0]);
  log.mockClear();
  queue = await openQueue(database.db);
});
