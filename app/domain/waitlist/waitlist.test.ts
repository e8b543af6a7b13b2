import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { DurableWork } from "#app/platform/jobs/open-queue.server.ts";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { forwardWaitlist } from "./forward-waitlist.server.ts";
import { joinWaitlist } from "./join-waitlist.server.ts";

const database = databaseForTests();
let now = Date.UTC(2026, 2, 1);
const clock = { now: () => new Date(now) };

/** A form service that answers with the statuses it is given, then with 200. */
let service: Server;
let url: string;
let answers: number[];
let received: string[];

beforeEach(async () => {
  await database.db.execute(sql`delete from waitlist`);
  answers = [];
  received = [];
  service = createServer(async (request, response) => {
    const body = (await request.toArray()).join("");
    received.push(`${request.method} ${request.headers["content-type"]?.split(";")[0]} ${body}`);
    response.writeHead(answers.shift() ?? 200).end();
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const address = service.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/form`;
});
afterEach(() => service.close());

const join = (email: string, waitlistForwarding: DurableWork | null = null) =>
  joinWaitlist({ db: database.db, clock, waitlistForwarding }, email);
const forward = () => forwardWaitlist(database.db, { url, clock });
const formPost = (email: string) =>
  `POST application/x-www-form-urlencoded email=${encodeURIComponent(email)}`;

test("an address joins once, however it is written", async () => {
  expect(await join(" Ann@Example.com ")).toEqual({ outcome: "joined" });
  expect(await join("ann@example.COM")).toEqual({ outcome: "already-joined" });
  const { rows } = await database.db.execute(sql`select email from waitlist`);
  expect(rows).toEqual([{ email: "ann@example.com" }]);
});

test("joining at the same moment stores the address once", async () => {
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => join("ann@example.com")));
  expect(outcomes.filter(({ outcome }) => outcome === "joined")).toHaveLength(1);
});

test("what is no address is refused with how to mend it", async () => {
  expect(await join("ann at example")).toEqual({ outcome: "invalid-email" });
});

test("joining asks for the forwarding in the same transaction: both happen or neither", async () => {
  const asksFirst: DurableWork = {
    request: async (transaction) => {
      await transaction.execute(sql`insert into demo_requests (id, name, email, requested_at)
        values (gen_random_uuid(), 'asked', 'asked@example.com', now())`);
    },
  };
  const failsToAsk: DurableWork = { request: () => Promise.reject(new Error("no queue")) };
  await join("ann@example.com", asksFirst);
  await join("ann@example.com", asksFirst);
  await expect(join("ben@example.com", failsToAsk)).rejects.toThrow("no queue");
  const { rows } = await database.db.execute(
    sql`select (select array_agg(email) from waitlist) as joined, (select count(*)::int from demo_requests) as asked`,
  );
  expect(rows).toEqual([{ joined: ["ann@example.com"], asked: 1 }]);
});

test("each entry is posted once as a form, oldest first", async () => {
  await join("first+list@example.com");
  now += 1000;
  await join("second@example.com");
  expect(await forward()).toEqual({ forwarded: 2, outcome: "all-forwarded" });
  expect(await forward()).toEqual({ forwarded: 0, outcome: "all-forwarded" });
  expect(received).toEqual([formPost("first+list@example.com"), formPost("second@example.com")]);
});

test.each([500, 429])("a service that answers %i is left alone, and no entry is lost", async (status) => {
  answers = [status];
  await join("ann@example.com");
  now += 1000;
  await join("ben@example.com");
  expect(await forward()).toEqual({ forwarded: 0, outcome: "some-left" });
  expect(received).toHaveLength(1);
  expect(await forward()).toEqual({ forwarded: 2, outcome: "all-forwarded" });
});

test("an entry that is refused stays and does not keep others back", async () => {
  answers = [400];
  await join("refused@example.com");
  now += 1000;
  await join("ann@example.com");
  expect(await forward()).toEqual({ forwarded: 1, outcome: "some-left" });
  expect(received.at(-1)).toBe(formPost("ann@example.com"));
});

test("a service that cannot be reached counts as down", async () => {
  service.close();
  await join("ann@example.com");
  expect(await forward()).toEqual({ forwarded: 0, outcome: "some-left" });
});

test("processes that forward at once send no entry twice", async () => {
  const emails = Array.from({ length: 12 }, (_, index) => `person${index}@example.com`);
  for (const email of emails) await join(email);
  const passes = await Promise.all([forward(), forward(), forward()]);
  expect(passes.reduce((total, { forwarded }) => total + forwarded, 0)).toBe(12);
  expect(received.sort()).toEqual(emails.map(formPost).sort());
});

test("a pass that is told to end sends nothing more", async () => {
  await join("ann@example.com");
  expect(await forwardWaitlist(database.db, { url, clock, signal: AbortSignal.abort() })).toEqual({
    forwarded: 0,
    outcome: "some-left",
  });
  expect(received).toEqual([]);
});
