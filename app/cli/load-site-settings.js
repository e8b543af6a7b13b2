import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";

/** Where the systemd units keep a site's settings. */
const SYSTEM_FILE = "/etc/faircharge/site.env";
/** The DATA_DIR that the units set with it. */
const SYSTEM_DATA = "/var/lib/faircharge";

/** What says where a site's data are: `--site` replaces all of it. */
const PLACES = ["DATA_DIR", "FILES_URL", "DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_READ_URL"];

/**
 * Puts a site's settings into the environment, and returns the file they are from; null: none. `site` (a folder or
 * an env file) outdoes the environment. Without `site`, FAIRCHARGE_ENV names the file, else it is `.env` in this folder, else
 * the system's where nothing here says that the site is another one; what the environment has stays. A DATA_DIR in a file
 * begins at the file's folder. Throws where a named file or folder is missing.
 * @param {string} [site]
 * @returns {string | null}
 */
export function loadSiteSettings(site, systemFile = SYSTEM_FILE) {
  const file = site === undefined ? findFile(systemFile) : takeSite(site);
  if (file === null) return null;
  const settings = parseEnv(readFileSync(file, "utf8"));
  if (file === systemFile) settings.DATA_DIR ||= SYSTEM_DATA;
  if (settings.DATA_DIR) settings.DATA_DIR = path.resolve(path.dirname(file), settings.DATA_DIR);
  for (const [name, value] of Object.entries(settings)) {
    if (site !== undefined || process.env[name] === undefined) process.env[name] = value;
  }
  return file;
}

/** The system's file if it exists and this user can't read it; else null. */
export function findClosedSettings(systemFile = SYSTEM_FILE) {
  return existsSync(systemFile) && !isReadable(systemFile) ? systemFile : null;
}

/** @param {string} systemFile */
function findFile(systemFile) {
  const named = process.env.FAIRCHARGE_ENV;
  if (named) {
    if (!existsSync(named)) throw new Error(`FAIRCHARGE_ENV names ${named}, which is not there.`);
    return path.resolve(named);
  }
  if (existsSync(".env")) return path.resolve(".env");
  const isSiteKnown = process.env.DATA_DIR || process.env.DATABASE_URL || existsSync("data/postgres");
  return !isSiteKnown && isReadable(systemFile) ? systemFile : null;
}

/** @param {string} site */
function takeSite(site) {
  const place = path.resolve(site);
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) throw new Error(`--site names ${place}, which is not there.`);
  for (const name of PLACES) delete process.env[name];
  const folder = found.isDirectory() ? place : path.dirname(place);
  process.env.DATA_DIR = existsSync(path.join(folder, "postgres")) ? folder : path.join(folder, "data");
  if (!found.isDirectory()) return place;
  const file = path.join(place, ".env");
  return existsSync(file) ? file : null;
}

/** @param {string} file */
function isReadable(file) {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
