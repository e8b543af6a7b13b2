import { userInfo } from "node:os";
import path from "node:path";
import type { Env } from "#app/platform/env/env.server.ts";
import { findClosedSettings } from "./load-site-settings.js";

/** Which database a command works on, without a password. `settingsFile`: null where the environment alone says it. */
export function sayDatabase(
  { databaseUrl, dataDir }: Pick<Env, "databaseUrl" | "dataDir">,
  settingsFile: string | null,
): string {
  const place = databaseUrl === null ? path.join(dataDir, "postgres") : hostAndName(databaseUrl);
  const from = settingsFile === null ? "" : ` (settings: ${settingsFile})`;
  return `Database: ${place}${from}`;
}

/** Why a command does not begin where its site has no database, and how to say where the site is. */
export function sayNoDatabase(dataDir: string): string {
  const closed = findClosedSettings();
  const hint = closed === null ? "" : ` ${closed} has settings that ${userInfo().username} may not read.`;
  return `There is no database in ${dataDir}, and this command makes none. Say which site you mean: --site <its folder or env file>, or FAIRCHARGE_ENV=<its env file>.${hint}`;
}

function hostAndName(databaseUrl: string): string {
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `${searchParams.get("host") ?? (host || "localhost")}${pathname}`;
}
