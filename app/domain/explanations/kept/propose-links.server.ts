import { setImmediate as others } from "node:timers/promises";
import type { ListedBill } from "#app/domain/bills/kept/kept-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { Explanation } from "../explanation.ts";
import { type ExplanationMatch, matchExplanations, SURE_MATCH } from "../matching/match-explanations.ts";
import type { MatchableBill, MatchReason } from "../matching/matchable-bill.ts";
import { type ClaimLink, listClaimLinks } from "./claim-links.server.ts";
import { isSamePerson } from "./is-same-person.ts";
import type { FoundExplanation } from "./kept-explanation.ts";
import { matchableKeptBill } from "./matchable-kept-bill.ts";

/** A claim and a bill that may belong together. */
export interface ProposedLink {
  explanationId: string;
  claimIndex: number;
  bill: ListedBill;
  /** Why; empty: they were put together by their owner alone. */
  reasons: readonly MatchReason[];
  /** What its owner decided; null: nothing yet. */
  decided: ClaimLink["state"] | null;
  /** Whether what is read speaks for it without a doubt. */
  isSure: boolean;
  /** The patient whom the claim names, where that is not surely the owner of the account; null: it is, or none is named. */
  otherPatient: string | null;
}

/** More are not opened for matching: the newest. */
const MAX_BILLS = 200;

/**
 * Which bills the claims of these explanations may be about, the surest first, with what was decided. A claim that names another
 * patient than the account's owner is never sure: who has one account for a family says so by a tick.
 */
export async function proposeLinks(
  db: Database,
  keeper: RecordKeeper,
  { found, ownerName }: { found: readonly FoundExplanation[]; ownerName: string },
): Promise<ProposedLink[]> {
  const [listed, links] = await Promise.all([
    keptBills.list(db, keeper, { limit: MAX_BILLS }),
    listClaimLinks(db, keeper),
  ]);
  const opened = await Promise.all(
    listed.map(async (bill) => ({ bill, kept: (await keptBills.find(db, keeper, bill.billId))?.bill })),
  );
  const bills = opened.flatMap(({ bill, kept }) =>
    kept ? [{ bill, matchable: matchableKeptBill(kept) }] : [],
  );
  const matches = await matchBills(
    bills.map(({ matchable }) => matchable),
    found.map(({ kept }) => kept.explanation),
  );
  const billOf = new Map(listed.map((bill) => [bill.billId, bill]));
  const foundOf = new Map(found.map((one) => [one.explanationId, one]));
  const keyOf = (of: Pick<ClaimLink, "explanationId" | "claimIndex">, billId: string) =>
    `${of.explanationId} ${of.claimIndex} ${billId}`;
  const stateOf = new Map(links.map((link) => [keyOf(link, link.billId), link.state]));
  const proposed = new Map<string, ProposedLink>();
  const put = (link: ProposedLink) => {
    const key = keyOf(link, link.bill.billId);
    if (!proposed.has(key)) proposed.set(key, link);
  };
  const linkOf = (of: FoundExplanation, claimIndex: number, bill: ListedBill) => {
    const { explanationId, kept } = of;
    const decided = stateOf.get(keyOf({ explanationId, claimIndex }, bill.billId)) ?? null;
    const patient = kept.explanation.claims[claimIndex]?.patient?.value ?? null;
    const otherPatient = patient !== null && !isSamePerson(patient, ownerName) ? patient : null;
    return { explanationId, claimIndex, bill, decided, otherPatient };
  };
  for (const { explanationIndex, claimIndex, billIndex, confidence, reasons } of matches) {
    const [of, match] = [found[explanationIndex], bills[billIndex]];
    if (!of || !match) continue;
    const link = linkOf(of, claimIndex, match.bill);
    put({ ...link, reasons, isSure: confidence >= SURE_MATCH && link.otherPatient === null });
  }
  for (const { explanationId, claimIndex, billId } of links) {
    const [of, bill] = [foundOf.get(explanationId), billOf.get(billId)];
    if (of && bill) put({ ...linkOf(of, claimIndex, bill), reasons: [], isSure: false });
  }
  for (const of of found) {
    const bill = billOf.get(of.kept.givenWithBillId ?? "");
    const [claim, another] = of.kept.explanation.claims;
    if (bill && claim && !another) put({ ...linkOf(of, 0, bill), reasons: [], isSure: false });
  }
  return [...proposed.values()];
}

/** The same as of all bills at once. Others have their turn between two bills: each is weighed against every claim. */
async function matchBills(
  bills: readonly MatchableBill[],
  explanations: readonly Explanation[],
): Promise<ExplanationMatch[]> {
  const matches: ExplanationMatch[] = [];
  for (const [billIndex, bill] of bills.entries()) {
    await others();
    for (const match of matchExplanations([bill], explanations)) matches.push({ ...match, billIndex });
  }
  return matches.sort((a, b) => b.confidence - a.confidence);
}
