import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { ExplainedClaim, Explanation } from "../explanation.ts";
import { listClaimLinks } from "./claim-links.server.ts";
import { findExplanationsOfBill } from "./kept-explanations.server.ts";

/** A claim that its owner confirmed to be about a bill, of an explanation that they checked. */
export interface ConfirmedClaim {
  explanationId: string;
  explanation: Explanation;
  /** Its place among the explanation's. */
  claimIndex: number;
  claim: ExplainedClaim;
}

/** Returns the claims that are about a bill, in the order of their explanations, the newest first. Drafts are left out: no one
 *  has checked them yet. */
export async function findClaimsOfBill(
  db: Database,
  keeper: RecordKeeper,
  billId: string,
): Promise<ConfirmedClaim[]> {
  const found = await findExplanationsOfBill(db, keeper, billId);
  if (found.length === 0) return [];
  const links = await listClaimLinks(db, keeper);
  return found
    .filter(({ state }) => state === "kept")
    .flatMap(({ explanationId, kept: { explanation } }) =>
      explanation.claims.flatMap((claim, index) => {
        const isAboutIt = links.some(
          (link) =>
            link.explanationId === explanationId &&
            link.claimIndex === index &&
            link.billId === billId &&
            link.state === "confirmed",
        );
        return isAboutIt ? [{ explanationId, explanation, claimIndex: index, claim }] : [];
      }),
    );
}
