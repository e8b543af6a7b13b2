import { setTimeout as wait } from "node:timers/promises";
import {
  attemptDownload,
  type DownloadOptions,
  type DownloadOutcome,
  failDownload,
  type PartialFile,
} from "./download-attempt.server.ts";
import { isWebAddress } from "./follow-redirects.server.ts";

export const DOWNLOAD_TIMES = { idleTimeoutMs: 30_000, retryDelayMs: 1_000 };

const ATTEMPTS = 3;

/**
 * Downloads a file over http or https, streamed to disk: up to five redirects, three attempts on 5xx and connection
 * errors, resumed where the server takes ranges, no limit of the whole time. Throws only when the disk fails
 * otherwise than by being full, and the signal's reason when it aborts.
 */
export async function downloadFile(
  address: string,
  options: Omit<DownloadOptions, "known"> & {
    /** The wait before the second attempt; the third waits twice as long. */
    retryDelayMs: number;
  },
): Promise<DownloadOutcome> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !isWebAddress(url)) {
    return failDownload("bad-address");
  }
  let begun: PartialFile | null = null;
  for (let attempt = 1; ; attempt++) {
    const end = await attemptDownload(url, begun, options);
    if (end.outcome === "unchanged") throw new Error("A server compared a file with none.");
    if (end.outcome !== "again") return end;
    if (attempt === ATTEMPTS) return end.failed;
    begun = end.partial;
    await wait(options.retryDelayMs * 2 ** (attempt - 1), undefined, { signal: options.signal });
  }
}
