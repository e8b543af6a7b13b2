import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { requestDemo } from "./request-demo.server.ts";

let database: TestDatabase;
const clock = { now: () => new Date("2026-03-01T12:00:00Z") };

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("a request is kept as it was meant: trimmed, with what was left empty as null", async () => {
  const form = { name: " Ann Lee ", email: "Ann@Example.com", organisation: "  ", intent: "demo" };
  expect(await requestDemo(database.db, form, clock)).toEqual({ outcome: "requested" });
  const { rows } = await database.db.execute(
    sql`select name, email, organisation, message, requested_at = ${clock.now().toISOString()} as "at" from demo_requests`,
  );
  expect(rows).toEqual([
    { name: "Ann Lee", email: "ann@example.com", organisation: null, message: null, at: true },
  ]);
});

test("each field that is wrong is named with how to mend it", async () => {
  expect(await requestDemo(database.db, { name: " ", message: "x".repeat(2001) }, clock)).toEqual({
    outcome: "invalid",
    errors: {
      name: ["Enter your name"],
      email: ["Enter an email address in the format name@example.com"],
      message: ["Shorten the message to 2,000 characters or fewer"],
    },
  });
});
