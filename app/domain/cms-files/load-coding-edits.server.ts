import { sql } from "drizzle-orm";
import type { CodingEdits, EditTable, PairEdit } from "#app/domain/coding-edits/coding-edits.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isInteger, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { type CmsKind, editionFor, mayAnswer } from "./cms-edition.ts";
import { addOnEntry, unitLimitEntry } from "./cms-entries.ts";
import { type ListedCmsFile, listCmsFiles } from "./list-cms-files.server.ts";
import { loadEntries } from "./load-entries.server.ts";
import { type DatedPair, unpackPairs } from "./packed-pairs.ts";

/** The physician fee schedule of a year lists every code of five digits, also those that it does not pay; new ones begin
 *  with a year, but for those of immunizations. */
const LISTED_BY_YEAR = /^(?!9[01])\d{5}$/;
const CONTRACTOR_DECIDES = "CCCCC";
/** Kinds whose files list the codes that are in force. */
const LISTING_CODES: ReadonlySet<CmsKind> = new Set([
  "unit-limits",
  "physician-fees",
  "outpatient-rates",
  "laboratory-fees",
  "drug-limits",
]);

/**
 * Returns the coding edits for a bill from the imported editions: the newest one in force on a day. For pairs, the
 * newest of all, since it has the dates of those before. The starter set answers for days without an edition, and for
 * first codes that no imported part of the edition covers. `table`: the one that judges the bill's pairs; null: none.
 * Pairs of other tables and codes aren't loaded.
 */
export async function loadCodingEdits(
  db: Database,
  starter: CodingEdits,
  { codes, table: judging }: { codes: readonly string[]; table: EditTable | null },
): Promise<CodingEdits> {
  const files = await listCmsFiles(db);
  const known = new Set(codes);
  if (files.length === 0) return starter;
  const [pairs, entries] = await Promise.all([
    judging === null ? new Map<string, HeldPairs>() : loadPairs(db, files, codes, judging),
    loadEntries(db, files, codes),
  ]);

  const pairEdition = (table: EditTable, day: string) =>
    editionFor("pairs", filesOf("pairs", table), day)?.edition ?? null;

  function filesOf(kind: CmsKind, table: EditTable | null): ListedCmsFile[] {
    return files.filter((file) => file.kind === kind && file.table === table);
  }

  return {
    pairEdition: (table, day) => pairEdition(table, day) ?? starter.pairEdition(table, day),
    pairsAmong(table, among, day) {
      const number = Number(day.replaceAll("-", ""));
      return [...among].flatMap((column1): readonly PairEdit[] => {
        const held = table === judging ? pairs.get(column1) : undefined;
        if (!held || !mayAnswer("pairs", held.edition, day))
          return starterPairs(starter, table, column1, among, day);
        return held.pairs
          .filter(
            ({ column2, from, to }) => among.has(column2) && from <= number && (to === null || number <= to),
          )
          .map(({ column2, yieldsToModifier }) => ({
            column1,
            column2,
            yieldsToModifier,
            edition: held.edition,
          }));
      });
    },
    limitEdition: (table, day) =>
      editionFor("unit-limits", filesOf("unit-limits", table), day)?.edition ??
      starter.limitEdition(table, day),
    findLimit(table, code, day) {
      const file = editionFor("unit-limits", filesOf("unit-limits", table), day);
      if (!file) return starter.findLimit(table, code, day);
      const [limit] = entries.of(file, code, unitLimitEntry);
      if (!limit) return null;
      const judges = limit.indicator === "1" ? "line" : "day";
      return { units: limit.units, judges, edition: file.edition };
    },
    addOnEdition: (day) =>
      editionFor("add-ons", filesOf("add-ons", null), day)?.edition ?? starter.addOnEdition(day),
    findAddOn(code, day) {
      const file = editionFor("add-ons", filesOf("add-ons", null), day);
      if (!file) return starter.findAddOn(code, day);
      const held = entries
        .of(file, code, addOnEntry)
        .filter(({ from, to }) => from <= day && (to === null || (day <= to && from < to)));
      if (held.length === 0) return null;
      const primaries = new Set(held.map(({ primary }) => primary));
      return { primaries: primaries.has(CONTRACTOR_DECIDES) ? null : primaries, edition: file.edition };
    },
    isInForce(code, day) {
      if (!known.has(code)) return null;
      const ofYear = files.filter(
        ({ kind, edition }) => LISTING_CODES.has(kind) && edition.slice(0, 4) === day.slice(0, 4),
      );
      if (ofYear.some((file) => entries.has(file, code))) return true;
      const isListed = ofYear.some(({ kind }) => kind === "physician-fees") && LISTED_BY_YEAR.test(code);
      return isListed ? false : starter.isInForce(code, day);
    },
  };
}

type HeldPairs = { edition: string; pairs: DatedPair[] };

/** Loads the pairs of each first code whose second code is also on the bill, from the newest edition that covers
 *  the first code. No entry for a code that no edition covers. */
async function loadPairs(
  db: Database,
  files: readonly ListedCmsFile[],
  codes: readonly string[],
  table: EditTable,
): Promise<ReadonlyMap<string, HeldPairs>> {
  const wanted = new Set(codes);
  const held = new Map<string, HeldPairs>();
  const keys = new Map<string, HeldPairs>();
  for (const code of wanted) {
    const over = files.filter(
      (file) =>
        file.kind === "pairs" && file.table === table && file.firstCode <= code && code <= file.lastCode,
    );
    const newest = over[0]?.edition; // the list has the newest first
    if (newest === undefined) continue;
    const found: HeldPairs = { edition: newest, pairs: [] };
    held.set(code, found);
    // A code may go on from the end of one part to the start of the next.
    for (const { edition, cmsFileId } of over)
      if (edition === newest) keys.set(`${cmsFileId} ${code}`, found);
  }
  const asked = [...keys.keys()].map((key) => key.split(" "));
  const rows = await readRows(
    db,
    { cmsFileId: isInteger, column1: isText, pairs: isBytes },
    sql`
    select cms_file_id as "cmsFileId", column1, pairs from cms_pairs
    where (cms_file_id, column1) in (
      select * from unnest(${sql.param(asked.map(([id]) => Number(id)))}::int[], ${sql.param(asked.map(([, code]) => code))}::text[]))`,
  );
  for (const { cmsFileId, column1, pairs } of rows) {
    keys.get(`${cmsFileId} ${column1}`)?.pairs.push(...unpackPairs(pairs, wanted));
  }
  return held;
}

function starterPairs(
  starter: CodingEdits,
  table: EditTable,
  column1: string,
  among: ReadonlySet<string>,
  day: string,
): readonly PairEdit[] {
  return starter.pairsAmong(table, among, day).filter((pair) => pair.column1 === column1);
}
