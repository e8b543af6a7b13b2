import { setTimeout as sleep } from "node:timers/promises";
import type { ReadingResult } from "./reading-result.ts";
import type { StartedReading } from "./start-reading.server.ts";

/** Returns what a reading ends with; "detached" when that takes longer than `patienceMs`: it goes on without the request,
 *  and its end is kept for those who look (`lookAtReading`). */
export async function waitForReading<Result>(
  reading: StartedReading<Result>,
  resultOf: (result: Result) => ReadingResult,
  patienceMs: number,
): Promise<{ outcome: "settled"; result: Result } | { outcome: "detached" }> {
  const patience = sleep(patienceMs, "still-reading" as const, { ref: false });
  const result = await Promise.race([reading.result, patience]);
  if (result === "still-reading" && (await reading.detach(resultOf))) return { outcome: "detached" };
  return { outcome: "settled", result: await reading.result };
}
