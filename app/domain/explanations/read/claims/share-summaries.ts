import { type ExplainedAmounts, noAmounts } from "../../explanation.ts";
import { type ClaimDraft, type DraftedClaims, type PlacedRecord } from "./claim-drafts.ts";
import { mergeAmounts } from "./explained-claims.ts";
import { amountsOf } from "./record-amounts.ts";
import { centsOf } from "./record-kind.ts";

export interface SharedSummaries {
  /** For each claim what amounts beside its lines say of it; null: none do. */
  claimTotals: (ExplainedAmounts | null)[];
  /** Of the whole notice. */
  totals: ExplainedAmounts;
}

/** Gives amounts that stand in no claim's table to the claim whose lines come to them, and the rest to the notice. */
export function shareSummaries({ drafts, summaries }: DraftedClaims): SharedSummaries {
  const claimTotals: (ExplainedAmounts | null)[] = drafts.map(() => null);
  let totals = noAmounts;
  const billed = drafts.map(billedOf);
  const all = billed.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
  for (const summary of summaries) {
    const amounts = amountsOf(summary);
    const cents = amounts.billed?.value ?? null;
    const at = ownerOf(summary, drafts, billed);
    if (drafts.length === 1 && (cents === null || billed[0] === null || cents === billed[0])) {
      totals = mergeAmounts(totals, amounts);
      claimTotals[0] = mergeAmounts(claimTotals[0] ?? null, amounts);
    } else if (cents !== null && cents === all) totals = mergeAmounts(totals, amounts);
    else if (at !== null) claimTotals[at] = mergeAmounts(claimTotals[at] ?? null, amounts);
    else if (cents === null || all === null) totals = mergeAmounts(totals, amounts);
  }
  return { claimTotals, totals };
}

/** What a claim's total says was billed, else the sum of its lines. */
function billedOf({ total, lines }: ClaimDraft): number | null {
  const printed = total && centsOf(total.record, total.table.roles, "billed");
  if (printed !== null) return printed;
  const each = lines.map(({ record, table }) => centsOf(record, table.roles, "billed"));
  return each.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

function ownerOf(summary: PlacedRecord, drafts: readonly ClaimDraft[], billed: readonly (number | null)[]): number | null {
  const line = summary.record.lines[0]?.index ?? 0;
  const cents = centsOf(summary.record, summary.table.roles, "billed");
  const near = drafts.findIndex(({ zone }) => line >= zone.from && line < zone.to);
  if (near >= 0 && (cents === null || billed[near] === null || billed[near] === cents)) return near;
  const same = billed.flatMap((one, index) => (one !== null && one === cents ? [index] : []));
  const [only] = same;
  return same.length === 1 && only !== undefined ? only : null;
}

