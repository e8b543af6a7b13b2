import path from "node:path";
import { keepingRules } from "#app/domain/editions/kept-price-files.server.ts";
import { product } from "#app/domain/product.ts";
import { systemClock } from "#app/platform/clock.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import type { Env } from "#app/platform/env/env.server.ts";
import { readVersion } from "#app/platform/files/read-version.server.ts";
import { openPoliteWeb } from "#app/platform/http/downloads/open-polite-web.server.ts";
import { openSourceHosts } from "./source-hosts.server.ts";
import type { SourceServices } from "./source-services.ts";

const DAY_MS = 24 * 3600 * 1000;
const PAUSE_MS = 1_000;
const IDLE_TIMEOUT_MS = 30_000;
/** A file of a gigabyte that comes so slowly takes days. */
const MIN_BYTES_PER_MINUTE = 256 * 1024;
/** What a database takes in addition to the files that it is filled with. */
const KEEP_FREE_BYTES = 1024 ** 3;

/** What a round of this site takes, as its settings say. */
export async function openSourceServices(
  db: PooledDatabase,
  env: Env,
  signal: AbortSignal,
): Promise<Omit<SourceServices, "intake">> {
  return {
    db,
    web: openPoliteWeb({
      name: product.name,
      userAgent: sayWhoAsks(await readVersion(), env),
      pauseMs: PAUSE_MS,
      clock: systemClock,
      notes: openSourceHosts(db),
      isPublic: !env.allowsPrivateSources,
      idleTimeoutMs: IDLE_TIMEOUT_MS,
      minBytesPerMinute: MIN_BYTES_PER_MINUTE,
      signal,
    }),
    clock: systemClock,
    random: Math.random,
    folder: path.join(env.dataDir, "sources"),
    intervalMs: env.sourcesCheck === "weekly" ? 7 * DAY_MS : DAY_MS,
    maxFileBytes: env.maxSourceFileBytes,
    keeping: keepingRules(env),
    keepFreeBytes: KEEP_FREE_BYTES,
    signal,
  };
}

/** Returns a User-Agent by which a hospital's webmaster can reach the administrator of this site: 'Faircharge/1.0 (+https://…;
 *  a@b.c)'. */
export function sayWhoAsks(
  version: string,
  env: Pick<Env, "statedOrigin" | "securityContact" | "mail">,
): string {
  const sender = env.mail?.from.split("<").at(-1)?.replace(">", "").trim(); // 'Name <a@b.c>', or the address alone
  const contacts = [
    env.statedOrigin && `+${env.statedOrigin}`,
    env.securityContact?.replace(/^mailto:/, "") ?? sender,
  ].filter((contact) => contact);
  return `${product.name}/${version}${contacts.length > 0 ? ` (${contacts.join("; ")})` : ""}`;
}

/** Whether a hospital's webmaster could not reach the administrator of this site. */
export function isAnonymous(env: Pick<Env, "statedOrigin" | "securityContact" | "mail">): boolean {
  return env.statedOrigin === null && env.securityContact === null && env.mail === null;
}
