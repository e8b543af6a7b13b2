import { randomUUID } from "node:crypto";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { demoRequests } from "#app/platform/db/schema.server.ts";
import type { DemoRequest } from "./demo-request.server.ts";

/** Keeps a request for a demo, for the operator to answer by email. */
export async function keepDemoRequest(db: Database, request: DemoRequest, clock: Clock): Promise<void> {
  await db.insert(demoRequests).values({ id: randomUUID(), ...request, requestedAt: clock.now() });
}
