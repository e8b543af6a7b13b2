import type { AuditedLine } from "#app/domain/audits/audited-bill.ts";
import type { LinePriceContext } from "#app/domain/audits/line-price-context.ts";
import { surelyReadUnits } from "#app/domain/audits/surely-read-units.ts";
import type { LowestRate } from "#app/domain/prices/rates/list-lowest-rates.server.ts";

/** Prices to compare with a billed amount, lowest claim first: a rate the hospital accepts, its cash price, cash
 *  prices in the state, and what Medicare pays. */
export const anchors = ["negotiated", "cash", "state-p25", "state-median", "state-p75", "medicare"] as const;

export type Anchor = (typeof anchors)[number];

/** Amounts in cents; an anchor that is not published is left out. */
export type AnchorCents = Partial<Record<Anchor, number>>;

/** A line of a bill with what is published for one unit of it, like for like. */
export interface LineEvidence {
  line: AuditedLine;
  prices: LinePriceContext;
  /** Of the same line of the hospital's file as its own price; null: none is published. */
  lowestRate: LowestRate | null;
}

/** Below a twentieth of the price that any patient is charged, an amount is for something else (decision 018). */
const MIN_SHARE_OF_OWN = 1 / 20;

/** What each anchor comes to for all units of a line, in cents; nothing where its units are not known. */
export function anchorsOfLine(evidence: LineEvidence): AnchorCents {
  const units = surelyReadUnits(evidence.line);
  return units === null ? {} : anchorsOfUnits(evidence, units);
}

/** What each anchor comes to for one unit of a line, in cents. A rate for a whole case is of one unit only where that is all. */
export function anchorsOfOneUnit(evidence: LineEvidence): AnchorCents {
  return anchorsOfUnits(evidence, 1);
}

function anchorsOfUnits({ line, prices, lowestRate }: LineEvidence, units: number): AnchorCents {
  const { own, state, medicare } = prices;
  const cents: Partial<Record<Anchor, number | null>> = {
    negotiated: likeRateCents(),
    cash: own?.cashCents ?? null,
    "state-p25": state?.p25Cents ?? null,
    "state-median": state?.medianCents ?? null,
    "state-p75": state?.p75Cents ?? null,
    medicare: medicare?.amountCents ?? null,
  };
  return Object.fromEntries(
    anchors.flatMap((anchor) => {
      const ofAllUnits = Math.round((cents[anchor] ?? 0) * units);
      return ofAllUnits > 0 ? [[anchor, ofAllUnits]] : [];
    }),
  );

  function likeRateCents(): number | null {
    if (lowestRate === null || (lowestRate.isForCase && surelyReadUnits(line) !== 1)) return null;
    const asked = own?.cashCents ?? own?.grossCents ?? null;
    const isLike = asked === null || lowestRate.cents >= asked * MIN_SHARE_OF_OWN;
    return isLike ? lowestRate.cents : null;
  }
}
