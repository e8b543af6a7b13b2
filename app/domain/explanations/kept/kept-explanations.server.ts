import { sql } from "drizzle-orm";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import { SealedPapers } from "#app/domain/kept/sealed-papers.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  type FoundExplanation,
  type KeptExplanation,
  type ListedExplanation,
  summariseExplanation,
} from "./kept-explanation.ts";

/** The explanations of accounts. All of an account's are opened where deadlines are counted. */
export const keptExplanations = new SealedPapers({
  name: "explanation",
  summarise: summariseExplanation,
  found: ({ id, ...clear }, kept: KeptExplanation): FoundExplanation => ({
    explanationId: id,
    ...clear,
    kept,
  }),
  listed: ({ id, version, ...clear }, summary): ListedExplanation => ({
    explanationId: id,
    ...clear,
    summary,
  }),
  room: { count: 500, bytes: 4_000_000 },
});

/** Those of which a claim is confirmed to be about the bill. */
export function findExplanationsOfBill(
  db: Database,
  keeper: RecordKeeper,
  billId: string,
): Promise<FoundExplanation[]> {
  return keptExplanations.findAll(
    db,
    keeper,
    sql`and explanation_id in (
      select explanation_id from account_claim_links where bill_id = ${billId} and state = 'confirmed')`,
  );
}
