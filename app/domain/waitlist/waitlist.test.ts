import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { forwardWaitlist } from "./forward-waitlist.server.ts";
import { joinWaitlist } from "./join-waitlist.server.ts";

let database: TestDatabase;
let now = Date.UTC(2026, 2, 1);
const clock = { now: () => new Date(now) };
const minutes = (count: number) => count * 60_000;

/** A form service that answers with the statuses it is given, then with 200. */
let service: Server;
let url: string;
let answers: number[];
let received: string[];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

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

const join = (email: string) => joinWaitlist(database.db, email, clock);
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
  expect(await join("ann at example")).toEqual({
    outcome: "invalid-email",
  });
});

test("each entry is posted once as a form, oldest first", async () => {
  await join("first+list@example.com");
  now += 1000;
  await join("second@example.com");
  expect(await forward()).toEqual({ forwarded: 2 });
  expect(await forward()).toEqual({ forwarded: 0 });
  expect(received).toEqual([formPost("first+list@example.com"), formPost("second@example.com")]);
});

test("a service that fails is asked again after 1, then 2 minutes, and the entry is not lost", async () => {
  answers = [500, 404];
  await join("ann@example.com");
  expect(await forward()).toEqual({ forwarded: 0 });
  now += minutes(1) - 1;
  await forward();
  expect(received).toHaveLength(1);
  now += 1;
  expect(await forward()).toEqual({ forwarded: 0 });
  now += minutes(2) - 1;
  await forward();
  expect(received).toHaveLength(2);
  now += 1;
  expect(await forward()).toEqual({ forwarded: 1 });
  expect(received).toHaveLength(3);
});

test("an entry that is always refused does not keep others back", async () => {
  answers = [400];
  await join("refused@example.com");
  now += 1000;
  await join("ann@example.com");
  await forward();
  await forward();
  expect(received.at(-1)).toBe(formPost("ann@example.com"));
});

test("a service that cannot be reached counts as failed, and retries are at most a day apart", async () => {
  service.close();
  await join("ann@example.com");
  for (let attempt = 1; attempt <= 15; attempt += 1) {
    expect(await forward()).toEqual({ forwarded: 0 });
    now += minutes(24 * 60);
  }
  const { rows } = await database.db.execute(sql`select forward_attempts, forwarded_at from waitlist`);
  expect(rows).toEqual([{ forward_attempts: 15, forwarded_at: null }]);
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
  });
  expect(received).toEqual([]);
});
