import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import type { PaymentMethod } from "./payment-method.ts";

/** Limits above which an offer makes no sense: a lower price on the bill, the good-faith estimate, the plan's
 *  figure, or the amount due without errors found. */
export const capKinds = ["printed-offer", "estimate", "plan", "audit"] as const;

export type CapKind = (typeof capKinds)[number];

/** In cents, of what is still to be paid. */
export interface OfferCap {
  kind: CapKind;
  cents: number;
}

/** What is known of a bill besides its lines. */
export interface CapFacts {
  dueCents: number;
  /** A price printed on the bill for paying at once; null: none is known. */
  printedOfferCents: number | null;
  /** What the errors of the bill's audit put in question; 0: none, or the bill has changed since. */
  errorCents: number;
}

/** The limits that are below what is due, the lowest first. A good-faith estimate is of all charges, so what was paid comes
 *  off it; it binds only where no plan pays. */
export function offerCapsOf(
  { explanation, goodFaithEstimate, totals }: AuditedBill,
  paying: PaymentMethod | null,
  { dueCents, printedOfferCents, errorCents }: CapFacts,
): OfferCap[] {
  const isAlone = paying === "alone" || paying === null;
  const estimateCents = isAlone && goodFaithEstimate !== null ? goodFaithEstimate.totalCents : null;
  const limits: Record<CapKind, number | null> = {
    "printed-offer": printedOfferCents,
    estimate: estimateCents === null ? null : Math.max(0, estimateCents - (totals.paymentsCents ?? 0)),
    plan: explanation?.patientResponsibilityCents ?? null,
    audit: errorCents > 0 ? Math.max(0, dueCents - errorCents) : null,
  };
  return capKinds
    .flatMap((kind) => {
      const cents = limits[kind];
      return cents !== null && cents < dueCents ? [{ kind, cents }] : [];
    })
    .sort((a, b) => a.cents - b.cents);
}
