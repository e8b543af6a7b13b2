import { setImmediate as others } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isInteger, readRows } from "#app/platform/db/read-rows.server.ts";
import { dollarsOfUnits } from "../read/exact-numbers.ts";
import type { RateTerms } from "../read/rate-terms.ts";
import { eachPackedRate } from "../store/packed-rates.ts";
import { isPrice } from "../store/settle-rates.ts";
import type { ListOfProvider, ListsOfProvider } from "./lists-of-provider.server.ts";

/** A price that a file has for a provider. */
export interface RateOfProvider extends ListOfProvider {
  terms: RateTerms;
  /** Dollars; of a percentage, percent. */
  amount: number;
}

const LISTS_OF_QUERY = 200;

/** By file: what its prices say besides their amounts, by number. */
export type TermsOfFiles = ReadonlyMap<number, readonly RateTerms[]>;

export async function readTerms(db: Database, fileIds: readonly number[]): Promise<TermsOfFiles> {
  const rows = await readRows(
    db,
    { fileId: isInteger, terms: (value): value is RateTerms[] => Array.isArray(value) },
    sql`select payer_file_id as "fileId", terms from payer_files where payer_file_id = any(${sql.param(fileIds)}::int[])`,
  );
  return new Map(rows.map(({ fileId, terms }) => [fileId, terms]));
}

/** Calls back with each price that the lists have for their provider. It lets others work in between. */
export async function eachRateOfLists(
  db: Database,
  lists: readonly ListOfProvider[],
  { setsOfFile }: Pick<ListsOfProvider, "setsOfFile">,
  termsOfFiles: TermsOfFiles,
  onRate: (rate: RateOfProvider) => void,
): Promise<void> {
  for (let from = 0; from < lists.length; from += LISTS_OF_QUERY) {
    const part = lists.slice(from, from + LISTS_OF_QUERY);
    const rows = await readRows(
      db,
      { place: isInteger, packed: isBytes },
      sql`
      select wanted.place::int as place, rate.packed
      from unnest(${sql.param(part.map(({ fileId }) => fileId))}::int[], ${sql.param(part.map(({ row }) => row))}::int[])
        with ordinality as wanted (file_id, row_no, place)
      join payer_rates rate on rate.payer_file_id = wanted.file_id and rate.row_no = wanted.row_no`,
    );
    for (const { place, packed } of rows) {
      const list = part[place - 1] as ListOfProvider;
      const sets = setsOfFile.get(list.fileId);
      const terms = termsOfFiles.get(list.fileId) ?? [];
      eachPackedRate(
        packed,
        () => true,
        (number, units, set) => {
          const ofRate = terms[number];
          if (ofRate === undefined || !sets?.has(set) || !isPrice(units, list.codeType)) return;
          onRate({ ...list, terms: ofRate, amount: dollarsOfUnits(units) });
        },
      );
      await others(); // a list may have 65,000 rates
    }
  }
}
