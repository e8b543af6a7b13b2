import { userInfo } from "node:os";
import path from "node:path";
import type { Env } from "#app/platform/env/env.server.ts";
import { findClosedSettings } from "./load-site-settings.js";

type DatabasePlace = Pick<Env, "databaseUrl" | "dataDir">;

/** Which database a command works on, without a password. `settingsFile`: null where the environment alone says it. */
export function sayDatabase(env: DatabasePlace, settingsFile: string | null): string {
  const from = settingsFile === null ? "" : ` (settings: ${settingsFile})`;
  return `Database: ${placeOf(env)}${from}`;
}

/** Why a command doesn't begin without a site, and how to say where the site is. */
export function sayNoSite(env: DatabasePlace): string {
  const missing =
    env.databaseUrl === null
      ? `There is no database in ${env.dataDir}`
      : `The database ${placeOf(env)} has no site in it`;
  const closed = findClosedSettings();
  const hint = closed === null ? "" : ` ${closed} has settings that ${userInfo().username} may not read.`;
  return `${missing}, and this command makes none. Say which site you mean: --site <its folder or env file>, or FAIRCHARGE_ENV=<its env file>. To make a new one, start it or import into it.${hint}`;
}

/** Where a database is, without a password. */
export function placeOf({ databaseUrl, dataDir }: DatabasePlace): string {
  return databaseUrl === null ? path.join(dataDir, "postgres") : hostAndName(databaseUrl);
}

function hostAndName(databaseUrl: string): string {
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `${searchParams.get("host") ?? (host || "localhost")}${pathname}`;
}
