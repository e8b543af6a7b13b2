import { randomUUID } from "node:crypto";
import { z } from "zod/v4";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { demoRequests } from "#app/platform/db/schema.server.ts";
import { DemoRequest } from "./demo-request.server.ts";

export type RequestedDemo =
  | { outcome: "requested" }
  /** Per field, what is wrong and how to mend it. */
  | { outcome: "invalid"; errors: Partial<Record<keyof z.input<typeof DemoRequest>, string[]>> };

/** Keeps a request for a demo, for the operator to answer by email. `form`: the fields as they were sent. */
export async function requestDemo(
  db: Database,
  form: Record<string, unknown>,
  clock: Clock,
): Promise<RequestedDemo> {
  const request = DemoRequest.safeParse(form);
  if (!request.success) return { outcome: "invalid", errors: z.flattenError(request.error).fieldErrors };
  await db.insert(demoRequests).values({ id: randomUUID(), ...request.data, requestedAt: clock.now() });
  return { outcome: "requested" };
}
