import { sumIfTold } from "#app/domain/reading/sums/sum-of.ts";
import { type AmountKind, amountKinds } from "../../explanation.ts";
import type { ClaimDraft } from "./claim-drafts.ts";
import { amountsOf } from "./record-amounts.ts";

/** In cents. */
export type Sums = Partial<Record<AmountKind, number>>;

/** Returns the sums of a claim's lines, or its total if it has no lines. Leaves out kinds that a line doesn't
 *  print. */
export function sumsOfClaim({ lines, total }: ClaimDraft): Sums {
  const each = (lines.length > 0 ? lines : total ? [total] : []).map(amountsOf);
  return Object.fromEntries(
    amountKinds.flatMap((kind) => {
      const cents = sumIfTold(each.map((amounts) => amounts[kind]?.value ?? null));
      return cents === null ? [] : [[kind, cents]];
    }),
  );
}
