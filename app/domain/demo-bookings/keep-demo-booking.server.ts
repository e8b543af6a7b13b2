import { randomUUID } from "node:crypto";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { demoBookings } from "#app/platform/db/schema.server.ts";
import type { DemoBooking } from "./demo-booking.server.ts";

/** Keeps a request for a demo, for the operator to answer by email. */
export async function keepDemoBooking(db: Database, request: DemoBooking, clock: Clock): Promise<void> {
  await db.insert(demoBookings).values({ id: randomUUID(), ...request, requestedAt: clock.now() });
}
