import { setImmediate as others } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Gazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isInteger, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { dollarsOfUnits } from "../read/exact-numbers.ts";
import type { RateTerms } from "../read/rate-terms.ts";
import { listEdges } from "../store/packed-providers.ts";
import { eachPackedRate } from "../store/packed-rates.ts";
import { isPrice } from "../store/settle-rates.ts";
import { fileProviders, type LocatedProviders } from "./file-providers.server.ts";
import type { PlanFile, RatedPlan } from "./find-plan.server.ts";

/** A price that a plan's file has for a provider. */
export interface RateOfProvider {
  codeType: string;
  code: string;
  arrangement: string;
  terms: RateTerms;
  /** Dollars; of a percentage, percent. */
  amount: number;
  file: PlanFile;
}

interface AskedProvider {
  npi: number;
  /** Null: under any tax number. */
  taxNumber: string | null;
}

const LISTS_OF_QUERY = 200;

/** Calls back with each price that the files of a plan have for a provider, code by code. It lets others work in between. */
export async function eachRateOfProvider(
  db: Database,
  gazetteer: Gazetteer,
  { files, providersEdition }: RatedPlan,
  asked: AskedProvider,
  onRate: (rate: RateOfProvider) => void,
): Promise<void> {
  for (const file of files) {
    if (file.kind !== "in-network" || file.fileId === null) continue;
    const providers = await fileProviders(db, gazetteer, file.fileId, providersEdition);
    const sets = setsOf(providers, asked);
    if (sets.size > 0) await eachRateOfSets(db, file, providers.terms, sets, onRate);
  }
}

async function eachRateOfSets(
  db: Database,
  file: PlanFile,
  terms: readonly RateTerms[],
  sets: ReadonlySet<number>,
  onRate: (rate: RateOfProvider) => void,
): Promise<void> {
  let after: { code: string; codeType: string; arrangement: string; block: number } | null = null;
  for (;;) {
    const lists: {
      code: string;
      codeType: string;
      arrangement: string;
      block: number;
      packed: Buffer;
    }[] = await readRows(
      db,
      { code: isText, codeType: isText, arrangement: isText, block: isInteger, packed: isBytes },
      sql`
      select code, code_type as "codeType", arrangement, block, packed from payer_rates
      where payer_file_id = ${file.fileId} and (code, code_type, arrangement, block)
        > (${after?.code ?? ""}, ${after?.codeType ?? ""}, ${after?.arrangement ?? ""}, ${after?.block ?? -1})
      order by code, code_type, arrangement, block limit ${LISTS_OF_QUERY}`,
    );
    for (const { code, codeType, arrangement, packed } of lists) {
      eachPackedRate(
        packed,
        () => true,
        (number, units, set) => {
          const ofRate = terms[number];
          if (ofRate === undefined || !sets.has(set) || !isPrice(units, codeType)) return;
          onRate({ codeType, code, arrangement, terms: ofRate, amount: dollarsOfUnits(units), file });
        },
      );
      await others(); // a file may list thousands of codes
    }
    after = lists.at(-1) ?? null;
    if (lists.length < LISTS_OF_QUERY) return;
  }
}

/** The sets that have the provider in a group, of its tax number where one is asked for. */
function setsOf(providers: LocatedProviders, { npi, taxNumber }: AskedProvider): Set<number> {
  const found = new Set<number>();
  const { sets, references, groups, identities, identityOf } = providers;
  const isTheirs = (group: number) => {
    if (taxNumber !== null && identities[identityOf[group] as number]?.number !== taxNumber) return false;
    const { from, to } = listEdges(groups, group);
    return groups.values.subarray(from, to).includes(npi);
  };
  const theirReferences = new Set<number>();
  for (let reference = 0; reference < references.ends.length; reference++) {
    const { from, to } = listEdges(references, reference);
    if (references.values.subarray(from, to).some(isTheirs)) theirReferences.add(reference);
  }
  for (let set = 0; set < sets.ends.length; set++) {
    const { from, to } = listEdges(sets, set);
    if (sets.values.subarray(from, to).some((reference) => theirReferences.has(reference))) found.add(set);
  }
  return found;
}
