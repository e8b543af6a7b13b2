import { setTimeout as sleep } from "node:timers/promises";
import type { ReadingResult } from "./reading-result.ts";
import type { StartedReading } from "./start-reading.server.ts";

/** How long a browser without script waits for the reply before it is shown how far the reading is. */
const PATIENCE_MS = 8_000;

/** What a reading comes to; "detached" when that takes long: it goes on without the request, and what comes of it is kept
 *  for those who look (`lookAtReading`). */
export async function waitForReading<Result>(
  reading: StartedReading<Result>,
  resultOf: (result: Result) => ReadingResult,
): Promise<{ outcome: "settled"; result: Result } | { outcome: "detached" }> {
  const patience = sleep(PATIENCE_MS, "still-reading" as const, { ref: false });
  const result = await Promise.race([reading.result, patience]);
  if (result === "still-reading" && reading.detach(resultOf)) return { outcome: "detached" };
  return { outcome: "settled", result: await reading.result };
}
