import { sayFinding } from "#app/content/words/say-finding.ts";
import { auditBill } from "#app/domain/audits/audit-bill.ts";
import type { AuditedBill, AuditedLine } from "#app/domain/audits/audited-bill.ts";
import type { CodingEdits } from "#app/domain/coding-edits/coding-edits.ts";
import type { Language } from "#app/domain/language/language.ts";

const DAY = "2026-03-02";

const line = (code: string, description: string, amountCents: number): AuditedLine => ({
  serviceDate: DAY,
  serviceCode: { codeType: "CPT", code },
  revenueCode: null,
  modifiers: [],
  units: 1,
  unitPriceCents: null,
  amountCents,
  description,
});

const lines = [
  line("99284", "Emergency visit, level 4", 185_000),
  line("85025", "Blood count", 4_200),
  line("85025", "Blood count", 4_200),
];

/** A made-up bill with a duplicate charge, and a total that its lines do not add up to. */
const bill: AuditedBill = {
  setting: "emergency",
  statementDate: "2026-03-20",
  serviceFrom: DAY,
  serviceTo: DAY,
  coverage: "self-pay",
  provider: { name: null, isNonprofit: null, assistance: null },
  lines,
  totals: {
    chargesCents: 205_400,
    adjustmentsCents: null,
    paymentsCents: null,
    balanceCents: 205_400,
  },
  payments: null,
  explanation: null,
  goodFaithEstimate: null,
  household: null,
};

export interface ExampleCheck {
  lines: { description: string; amountCents: number }[];
  totalCents: number;
  /** What the bill contradicts itself in. */
  findings: string[];
  disputableCents: number;
}

/** Returns what the bill check says of a made-up bill, under the same rules as for every bill. */
export function checkExample(language: Language, edits: CodingEdits): ExampleCheck {
  const audit = auditBill({ bill, edits, prices: null, isHospitalKnown: false });
  return {
    lines: lines.map(({ description, amountCents }) => ({ description: description ?? "", amountCents })),
    totalCents: bill.totals.balanceCents ?? 0,
    findings: audit.findings
      .filter(({ strength }) => strength === "error")
      .map((finding) => sayFinding(language, finding, bill.coverage).message),
    disputableCents: audit.disputableCents,
  };
}
