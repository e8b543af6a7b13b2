import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import { standingLines } from "#app/domain/audits/standing-lines.ts";
import { surelyReadUnits } from "#app/domain/audits/surely-read-units.ts";
import { itemAt } from "#app/domain/item-at.ts";
import { addUpFigure, type CountableLine, type OfferFigure } from "./add-up-figure.ts";
import { type Anchor, anchorsOfLine, anchorsOfOneUnit, type LineEvidence } from "./line-evidence.ts";
import { type CapFacts, offerCapsOf } from "./offer-caps.ts";
import type { PaymentMethod } from "./payment-method.ts";
import { dueCentsOf, unitemizedCentsOf } from "./what-is-due.ts";

/** What to say first, what to aim for, and the most to agree to. */
export const offerFigures = ["opening", "target", "walkAway"] as const;

export type OfferFigureName = (typeof offerFigures)[number];

/** By which anchors a line counts in a figure, the lowest of those that are published: decision 028. Each list has one that
 *  is no more than any of the next, so that the figures never cross. */
const ANCHORS_OF: Record<OfferFigureName, readonly Anchor[]> = {
  opening: ["negotiated", "cash", "state-p25", "medicare"],
  target: ["cash", "state-median"],
  walkAway: ["cash", "state-p75"],
};

/** Why the offer has no figures. A plan's own rate or a program's is the price; nothing is owed, or the amount is missing; the
 *  bill is in another currency. No comparable prices are published, or units are unknown. The target equals the amount due, more
 *  was already paid, or errors put the whole amount in question. */
export type NoOffer =
  | "in-network"
  | "public-plan"
  | "nothing-owed"
  | "other-currency"
  | "no-anchors"
  | "no-units"
  | "not-above"
  | "paid-enough"
  | "in-question";

export interface Offer {
  /** What the patient is asked to pay; null: the bill has no amounts, or not in dollars. */
  balanceCents: number | null;
  /** Null: there is a figure at least. */
  why: NoOffer | null;
  /** Null where nothing that it rests on is published. */
  figures: Record<OfferFigureName, OfferFigure | null>;
}

/** What an offer rests on besides the bill and what is published. */
export interface OfferFacts extends Omit<CapFacts, "dueCents"> {
  /** Null: not known. */
  paying: PaymentMethod | null;
  /** Whether the bill names another currency than dollars. */
  isForeign: boolean;
}

const noFigures: Offer["figures"] = { opening: null, target: null, walkAway: null };

/**
 * Returns the offer for a bill, from published prices for its lines (`evidence`, in line order) and limits (decision 044). Lines
 * without a comparable price count as billed. Payments are subtracted, and no figure exceeds the amount due. The offer has no
 * figures if the target equals the amount due.
 */
export function offerFor(
  bill: AuditedBill,
  evidence: readonly LineEvidence[],
  { paying, isForeign, ...facts }: OfferFacts,
): Offer {
  if (isForeign) return { balanceCents: null, why: "other-currency", figures: noFigures };
  const dueCents = dueCentsOf(bill);
  const none = (why: NoOffer): Offer => ({ balanceCents: dueCents, why, figures: noFigures });
  if (paying === "in-network" || paying === "public-plan") return none(paying);
  if (dueCents === null || dueCents <= 0) return none("nothing-owed");
  const [lowestCap = null] = offerCapsOf(bill, paying, { dueCents, ...facts });
  if (lowestCap?.cents === 0) return none(lowestCap.kind === "audit" ? "in-question" : "paid-enough");
  const lines = standingLines(bill).map(({ index }) => countable(itemAt(evidence, index)));
  const amounts = {
    dueCents,
    unitemizedCents: unitemizedCentsOf(bill),
    paidCents: bill.totals.paymentsCents ?? 0,
    lowestCap,
  };
  const found = offerFigures.map((name) => [name, addUpFigure(ANCHORS_OF[name], lines, amounts)] as const);
  const [, lowest] = itemAt(found, 0);
  if (!restsOnSomething(lowest)) {
    return none(lowest.asBilled.some(({ reason }) => reason === "no-units") ? "no-units" : "no-anchors");
  }
  const figures = Object.fromEntries(
    found.map(([name, figure]) => [name, restsOnSomething(figure) ? figure : null]),
  ) as Offer["figures"];
  if (lowest.isBalance || figures.target?.isBalance) return none("not-above");
  const isPaid = offerFigures.every((name) => !figures[name]?.cents);
  return isPaid ? none("paid-enough") : { balanceCents: dueCents, why: null, figures };
}

function restsOnSomething({ anchored, asBilled, cap }: OfferFigure): boolean {
  return anchored.length > 0 || cap !== null || asBilled.some(({ reason }) => reason === "not-above");
}

function countable(evidence: LineEvidence): CountableLine {
  const { amountCents: billedCents, serviceCode } = evidence.line;
  return {
    billedCents,
    hasCode: serviceCode !== null,
    anchored: surelyReadUnits(evidence.line) === null ? null : anchorsOfLine(evidence),
    ofOneUnit: anchorsOfOneUnit(evidence),
  };
}
