import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
  /** It is applied again and again, each time in a separate transaction, until its last query returns no row. After an
   *  interruption it continues where it stopped. */
  isRepeated: boolean;
  /** The number of the migration since whose version nothing needs what this one takes away; null: it takes nothing away. */
  contracts: string | null;
}

/** The first line of a migration that carries much over. */
const REPEATED = "-- repeated\n";
const CONTRACTS = /^-- contracts: (\d{4})$/m;
/** What a version that is still running may need, or fails on when it writes. */
const TAKES_AWAY =
  /\bdrop (?:table|column|view)\b|\brename\b|\bset not null\b|\balter column \w+ (?:set data )?type\b/i;
/** Versions up to this one were changed all at once. */
const LAST_BEFORE_THE_RULE = "0098";

/** The folder of the numbered files: 0001_waitlist.sql, 0002_…, each applied once, in this order. */
export function migrationsFolder(): string {
  return path.join(projectRoot(), "app/platform/db/migrations");
}

/** All migrations of a folder in their order. Throws where a number is missing or borne twice, or where one takes something
 *  away and does not say since when nothing needs it. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  checkNumbers(names);
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may turn line ends; the migration is still the same.
      const sql = (await readFile(path.join(folder, name), "utf8")).replaceAll("\r\n", "\n");
      const contracts = CONTRACTS.exec(sql)?.[1] ?? null;
      checkContraction(name, sql, contracts);
      const checksum = createHash("sha256").update(sql).digest("hex");
      return { name, sql, checksum, isRepeated: sql.startsWith(REPEATED), contracts };
    }),
  );
}

function checkNumbers(names: string[]): void {
  const byNumber = new Map<string, string>();
  for (const name of names) {
    const number = /^\d{4}(?=_)/.exec(name)?.[0];
    if (!number)
      throw new Error(`Migration ${name} must begin with a number of four digits, as in 0007_${name}.`);
    const other = byNumber.get(number);
    if (other) throw new Error(`Migrations ${other} and ${name} bear the same number.`);
    byNumber.set(number, name);
  }
}

/** Whether a column is added that a version without it would leave empty, where it must not be. */
function demandsMore(sql: string): boolean {
  return sql.split(/[,;]/).some((clause) => {
    const at = clause.search(/\badd column /i);
    const added = at < 0 ? "" : clause.slice(at);
    return /\bnot null\b/i.test(added) && !/\bdefault\b/i.test(added);
  });
}

function checkContraction(name: string, sql: string, contracts: string | null): void {
  if (contracts !== null && contracts >= name.slice(0, 4)) {
    throw new Error(`Migration ${name} can take away only what an earlier one made needless.`);
  }
  const isUnderTheRule = name.slice(0, 4) > LAST_BEFORE_THE_RULE;
  if (isUnderTheRule && contracts === null && (TAKES_AWAY.test(sql) || demandsMore(sql))) {
    throw new Error(
      `Migration ${name} takes away what the former version may need while both run: leave that to the next version, and say there '-- contracts: ' with the number of the migration since which nothing needs it.`,
    );
  }
}
