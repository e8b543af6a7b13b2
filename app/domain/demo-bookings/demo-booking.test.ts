import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { readDemoBooking } from "./demo-booking.server.ts";
import { keepDemoBooking } from "./keep-demo-booking.server.ts";

const database = databaseForTests();
const clock = { now: () => new Date("2026-03-01T12:00:00Z") };

test("a request is kept as it was meant: trimmed, with what was left empty as null", async () => {
  const read = readDemoBooking({
    name: " Ann Lee ",
    email: "Ann@Example.com",
    organisation: "  ",
    intent: "demo",
  });
  if (read.outcome !== "read") throw new Error("The request was not taken.");
  await keepDemoBooking(database.db, read.value, clock);
  const { rows } = await database.db.execute(
    sql`select name, email, organisation, message, requested_at = ${clock.now().toISOString()} as "at" from demo_requests`,
  );
  expect(rows).toEqual([
    { name: "Ann Lee", email: "ann@example.com", organisation: null, message: null, at: true },
  ]);
});

test("each field that is wrong is named with what is wrong", () => {
  expect(readDemoBooking({ name: " ", message: "x".repeat(2001) })).toEqual({
    outcome: "invalid",
    problems: { name: "missing", email: "invalid", message: "too-long" },
  });
});
