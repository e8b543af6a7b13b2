import { maxPdfPages } from "#app/domain/bills/upload-rules.ts";
import type { Env } from "#app/platform/env/env.server.ts";
import type { Opening } from "#app/platform/processes/open-in-turn.ts";
import type { SiteParts } from "./site-parts.ts";

/** Turns strangers' files into pages and documents, in separate processes. */
export type ReadingProcesses = ReturnType<typeof openReading>;

export function openReading(
  opening: Opening,
  env: Env,
  { openReader, openPapers }: Pick<SiteParts, "openReader" | "openPapers">,
) {
  const places = { workers: env.ocrWorkers, queueLength: env.ocrQueueLength, launcher: env.ocrLauncher };
  return {
    reader: opening.add(
      openReader({ ...places, pageTimeoutMs: env.ocrPageTimeoutMs, maxPages: maxPdfPages }),
    ),
    papers: opening.add(openPapers({ ...places, timeoutMs: env.ocrPageTimeoutMs })),
  };
}
