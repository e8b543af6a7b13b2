import path from "node:path";
import {
  type FileChecker,
  openFileChecker,
} from "#app/domain/file-checks/process/open-file-checker.server.ts";
import { product } from "#app/domain/product.ts";
import { sayWhoAsks } from "#app/domain/sources/open-source-services.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import type { Env } from "#app/platform/env/env.server.ts";
import { readVersion } from "#app/platform/files/read-version.server.ts";
import { openPoliteWeb } from "#app/platform/http/downloads/open-polite-web.server.ts";
import { rememberHosts } from "#app/platform/http/downloads/remember-hosts.ts";
import type { Opening } from "#app/platform/processes/open-in-turn.ts";

const PAUSE_MS = 1_000;
const IDLE_TIMEOUT_MS = 20_000;
const MIN_BYTES_PER_MINUTE = 10_000_000;

/** What checks price files for strangers. It asks no private address, also where this site's own sources may be at one. */
export async function openFileChecks(opening: Opening, env: Env): Promise<FileChecker> {
  const version = await readVersion();
  return opening.add(
    await openFileChecker({
      folder: path.join(env.dataDir, "file-checks"),
      launcher: [],
      openWeb: async (signal) =>
        openPoliteWeb({
          name: product.name,
          userAgent: sayWhoAsks(version, env),
          pauseMs: PAUSE_MS,
          clock: systemClock,
          notes: rememberHosts(),
          isPublic: true,
          idleTimeoutMs: IDLE_TIMEOUT_MS,
          minBytesPerMinute: MIN_BYTES_PER_MINUTE,
          signal,
        }),
    }),
  );
}
