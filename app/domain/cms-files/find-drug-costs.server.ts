import { sql } from "drizzle-orm";
import { z } from "zod/v4";
import { isNdc } from "#app/domain/billing-codes/normalise-ndc.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { type DrugCostEntry, drugCostEntry } from "./cms-entries.ts";

/** A drug by its NDC as 5-4-2, and the ISO day of care. Null: not known. */
export type DrugOnDay = { ndc: string | null; day: string | null };

/** What was said last counts for this long. */
const MAX_AGE_MONTHS = 12;

/**
 * Returns what pharmacies paid for one unit of each drug on its day, in the drugs' order, by the imported NADAC files: the cost that
 * took effect last by then. Null: no file has it, it took effect later, or the last file that has it is a year older.
 */
export async function findDrugCosts(
  db: Database,
  drugs: readonly DrugOnDay[],
): Promise<(DrugCostEntry | null)[]> {
  const codes = [...new Set(drugs.flatMap(({ ndc }) => (ndc !== null && isNdc(ndc) ? [ndc] : [])))];
  if (codes.length === 0) return drugs.map(() => null);
  const rows = await readRows(
    db,
    { code: isText, entries: (value): value is unknown[] => Array.isArray(value) },
    sql`
    select code, entries from cms_entries join cms_files using (cms_file_id)
    where kind = 'drug-costs' and code = any(${sql.param(codes)}::text[])`,
  );
  const entries = new Map<string, DrugCostEntry[]>();
  for (const { code, entries: written } of rows) {
    entries.set(code, [...(entries.get(code) ?? []), ...z.array(drugCostEntry).parse(written)]);
  }
  return drugs.map(({ ndc, day }) =>
    ndc === null || day === null ? null : costOn(entries.get(ndc) ?? [], day),
  );
}

function costOn(entries: readonly DrugCostEntry[], day: string): DrugCostEntry | null {
  const latest = (entry: DrugCostEntry) => `${entry.effectiveOn} ${entry.asOf}`;
  const [last] = entries
    .filter(({ effectiveOn, asOf }) => effectiveOn <= day && day < monthsAfter(asOf, MAX_AGE_MONTHS))
    .sort((one, other) => (latest(one) < latest(other) ? 1 : -1));
  return last ?? null;
}

function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
}
