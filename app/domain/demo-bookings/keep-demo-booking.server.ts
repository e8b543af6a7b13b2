import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { DemoBooking } from "./demo-booking.server.ts";

/** Keeps a request for a demo, for the operator to answer by email. */
export async function keepDemoBooking(
  db: Database,
  { name, email, organisation, message }: DemoBooking,
  clock: Clock,
): Promise<void> {
  await db.execute(sql`
    insert into demo_requests (id, name, email, organisation, message, requested_at)
    values (${randomUUID()}, ${name}, ${email}, ${organisation}, ${message}, ${clock.now()})`);
}
