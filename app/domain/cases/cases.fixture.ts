import {
  bill as billOf,
  codingEdits,
  line,
  nextToNothing,
  totals,
} from "#app/domain/audits/audit.fixture.ts";
import { auditBill } from "#app/domain/audits/audit-bill.ts";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import type { LinePriceContext } from "#app/domain/audits/line-price-context.ts";
import { type CaseFacts, collectionOf } from "./case-facts.ts";

/** A month after `bill`'s day of care's bill. */
export const TODAY = "2026-04-20";

interface Besides extends Partial<Omit<CaseFacts, "bill" | "audit">> {
  /** Of each line; null: none is published. */
  prices?: LinePriceContext | null;
}

/** What is known of a checked bill, after its audit. */
export function factsOf(bill: AuditedBill, { prices = null, ...besides }: Besides = {}): CaseFacts {
  const audit = auditBill({
    bill,
    edits: codingEdits(),
    prices: prices && bill.lines.map(() => prices),
    isHospitalKnown: prices !== null,
  });
  return {
    today: TODAY,
    bill,
    isChecked: true,
    isForeign: false,
    audit: { ...audit, findings: audit.findings.map((finding, place) => ({ ...finding, place })) },
    waitingPaperCount: 0,
    denial: null,
    appeals: [],
    collection: collectionOf(null, bill),
    ...besides,
  };
}

/** A visit of $900 with a blood test of $120 and nothing wrong: $1,020 is due. */
export function visit(more: Partial<AuditedBill> = {}): AuditedBill {
  return billOf([line("99284", 90_000), line("80053", 12_000)], {
    totals: totals({ chargesCents: 102_000, balanceCents: 102_000 }),
    ...more,
  });
}

/** Published prices that are what the bill charges, or more. */
export const asCharged: LinePriceContext = {
  ...nextToNothing,
  own: nextToNothing.own && { ...nextToNothing.own, grossCents: 9_000_000, cashCents: 9_000_000 },
  state: nextToNothing.state && {
    ...nextToNothing.state,
    p25Cents: 9_000_000,
    medianCents: 9_000_000,
    p75Cents: 9_000_000,
  },
  medicare: nextToNothing.medicare && { ...nextToNothing.medicare, amountCents: 9_000_000 },
};

/** The hospital's own list says what it charges, and it asks cash of others, as do hospitals nearby. */
export const aboveCash: LinePriceContext = {
  ...nextToNothing,
  own: nextToNothing.own && { ...nextToNothing.own, grossCents: 9_000_000, cashCents: 40_000 },
};
