import { sumIfTold } from "#app/domain/reading/sums/sum-of.ts";
import { type AmountKind, amountKinds, type ExplainedAmounts, noAmounts } from "../../explanation.ts";
import { type AmountWithLabel, isNamed } from "../grids/labelled-amounts.ts";
import type { ReadTable } from "../grids/read-table.ts";
import { toldAmount } from "../told.ts";
import { billedIn, type ClaimDraft, type DraftedClaims, type PlacedRecord } from "./claim-drafts.ts";
import { amountsOf } from "./record-amounts.ts";
import { ownerOfLine, ownersOfSums, sumsTogether } from "./side-of-sums.ts";
import { sumsOfClaim } from "./sums-of-claim.ts";
import { totalsByLines } from "./totals-by-lines.ts";

interface SharedSummaries {
  /** For each claim what its total and the amounts next to its lines say about it. */
  claimTotals: ExplainedAmounts[];
  /** Of the whole notice. */
  totals: ExplainedAmounts;
}

/**
 * Gives amounts outside of claim tables to the claim whose lines add up to them or that is nearest, and the rest to
 * the notice.
 * @param openings The first line of each claim.
 */
export function shareSummaries(
  { drafts, summaries }: DraftedClaims,
  amounts: readonly AmountWithLabel[],
  tables: readonly ReadTable[],
  openings: readonly number[],
): SharedSummaries {
  const claimTotals = drafts.map(({ total }) => (total ? amountsOf(total) : noAmounts));
  let totals = noAmounts;
  const billed = drafts.map(billedOf);
  const all = sumIfTold(billed);
  const give = (at: number | null, amounts: ExplainedAmounts) => {
    if (at === null || drafts.length === 1) totals = mergeAmounts(totals, amounts);
    const claim = at === null && drafts.length === 1 ? 0 : at;
    const own = claim === null ? undefined : claimTotals[claim];
    if (claim !== null && own && fits(own, amounts, billed[claim] ?? null))
      claimTotals[claim] = mergeAmounts(doubtOwed(own, amounts), amounts);
  };
  for (const summary of summaries) {
    const amounts = amountsOf(summary);
    const cents = amounts.billed?.value ?? null;
    if (drafts.length > 1 && cents !== null && cents === all) give(null, amounts);
    else give(ownerOf(summary, drafts, billed, openings), amounts);
  }
  const groups = sumsTogether(amounts.filter(isNamed));
  const owners = ownersOfSums(groups, drafts, openings);
  for (const [index, group] of groups.entries()) {
    for (const one of group) {
      const told = toldAmount(one, LABELLED * one.likeness);
      give(one.isOfAll ? null : (owners[index] ?? null), { ...noAmounts, [one.kind]: told });
    }
  }
  for (const [index, draft] of drafts.entries()) {
    if (draft.lines.length === 0) continue;
    const own = amounts.filter(({ line }) => ownerOfLine(line, drafts, openings) === index);
    for (const { one, kind } of totalsByLines(own, sumsOfClaim(draft), tables))
      give(index, { ...noAmounts, [kind]: toldAmount(one, LABELLED) });
  }
  return { claimTotals, totals };
}

const LABELLED = 0.9;

/** What a claim's table says to be owed is doubted where what stands with it says another amount. */
function doubtOwed(own: ExplainedAmounts, { youOwe: said }: ExplainedAmounts): ExplainedAmounts {
  const { youOwe } = own;
  if (!youOwe || !said || youOwe.value === said.value) return own;
  return { ...own, youOwe: { ...youOwe, confidence: youOwe.confidence * SHARE_OF_DOUBTED } };
}

const SHARE_OF_DOUBTED = 0.5;

/** Whether amounts can be of a claim: none is above what was billed, and what was billed is the same. */
function fits(own: ExplainedAmounts, amounts: ExplainedAmounts, billedCents: number | null): boolean {
  const cents = own.billed?.value ?? billedCents;
  if (cents === null) return true;
  const kinds = Object.keys(amounts) as AmountKind[];
  return kinds.every((kind) => {
    const value = amounts[kind]?.value ?? null;
    return value === null || (kind === "billed" ? value === cents : value <= cents);
  });
}

/** What a claim's total says was billed, else the sum of its lines. */
function billedOf({ total, lines }: ClaimDraft): number | null {
  const printed = total && billedIn(total);
  return printed !== null || lines.length === 0 ? printed : sumIfTold(lines.map(billedIn));
}

function ownerOf(
  summary: PlacedRecord,
  drafts: readonly ClaimDraft[],
  billed: readonly (number | null)[],
  openings: readonly number[],
): number | null {
  const [line] = summary.record.lines;
  const cents = billedIn(summary);
  const near = line ? ownerOfLine(line, drafts, openings) : null;
  if (near !== null && (cents === null || billed[near] === null || billed[near] === cents)) return near;
  const same = billed.flatMap((one, index) => (one !== null && one === cents ? [index] : []));
  const [only] = same;
  return same.length === 1 && only !== undefined ? only : null;
}

/** The amounts of the claim's own total; amounts next to or above the claim fill the gaps. */
function mergeAmounts(own: ExplainedAmounts, other: ExplainedAmounts): ExplainedAmounts {
  return Object.fromEntries(
    amountKinds.map((kind) => [kind, own[kind] ?? other[kind]]),
  ) as unknown as ExplainedAmounts;
}
