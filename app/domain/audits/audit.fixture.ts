import { procedureCodeShape } from "#app/domain/billing-codes/procedure-code-shape.ts";
import type { CodingEdits, EditTable } from "#app/domain/coding-edits/coding-edits.ts";
import { auditBill } from "./audit-bill.ts";
import type { AuditedBill, AuditedLine, ExplanationOfBenefits } from "./audited-bill.ts";
import type { LinePriceContext } from "./line-price-context.ts";
import type { RuleId } from "./rule-ids.ts";

/** The day of every line that says no other, and of the bill. */
export const DAY = "2026-03-02";

/** A charge of a code on `DAY`; null: of no code. */
export function line(code: string | null, amountCents: number, more: Partial<AuditedLine> = {}): AuditedLine {
  const codeType = code === null ? null : (procedureCodeShape(code) ?? "CPT");
  return {
    serviceDate: DAY,
    serviceCode: code !== null && codeType !== null ? { codeType, code } : null,
    revenueCode: null,
    modifiers: [],
    units: 1,
    unitPriceCents: null,
    amountCents,
    description: null,
    ...more,
  };
}

/** A hospital's outpatient bill of these lines, written a month later, of which nothing else is known. */
export function bill(lines: AuditedLine[], more: Partial<AuditedBill> = {}): AuditedBill {
  return {
    setting: "outpatient",
    statementDate: "2026-04-01",
    serviceFrom: DAY,
    serviceTo: DAY,
    coverage: "other-plan",
    provider: { name: "Cedar Valley Hospital", isNonprofit: null, assistance: null },
    lines,
    totals: totals({}),
    payments: null,
    explanation: null,
    goodFaithEstimate: null,
    household: null,
    ...more,
  };
}

export function totals(printed: Partial<AuditedBill["totals"]>): AuditedBill["totals"] {
  return { chargesCents: null, adjustmentsCents: null, paymentsCents: null, balanceCents: null, ...printed };
}

/** What a plan decided: in its network, $200 to pay. */
export function explanation(more: Partial<ExplanationOfBenefits> = {}): ExplanationOfBenefits {
  return { network: "in", isEmergency: false, patientResponsibilityCents: 20_000, lines: [], ...more };
}

interface PrintedEdits {
  /** 'column 1, column 2, indicator', for one table alone with its name at the end. */
  pairs?: [string, string, 0 | 1, { table?: EditTable; from?: string; to?: string }?][];
  limits?: [string, number, "line" | "day", EditTable?][];
  addOns?: Record<string, string[] | null>;
  /** The first day without a code. */
  withdrawn?: Record<string, string>;
  /** Nothing is available for days before. */
  knownFrom?: string;
}

/** Coding edits as a few of CMS's rows. */
export function codingEdits(printed: PrintedEdits = {}): CodingEdits {
  const { pairs = [], limits = [], addOns = {}, withdrawn = {}, knownFrom = "2020-01-01" } = printed;
  const editionOf = (day: string) => (day >= knownFrom ? "2026-01" : null);
  return {
    pairEdition: (_table, day) => editionOf(day),
    limitEdition: (_table, day) => editionOf(day),
    addOnEdition: editionOf,
    pairsAmong: (table, codes, day) =>
      pairs
        .filter(([column1, column2, , { table: only = table, from = "", to = "9999" } = {}]) => {
          return codes.has(column1) && codes.has(column2) && only === table && day >= from && day < to;
        })
        .map(([column1, column2, indicator]) => ({
          column1,
          column2,
          yieldsToModifier: indicator === 1,
          edition: "2026-01",
        })),
    findLimit: (table, code) => {
      const found = limits.find(([limited, , , only = table]) => limited === code && only === table);
      return found ? { units: found[1], judges: found[2], edition: "2026-01" } : null;
    },
    findAddOn: (code) => {
      const primaries = addOns[code];
      return primaries === undefined
        ? null
        : { primaries: primaries && new Set(primaries), edition: "2026-01" };
    },
    isInForce: (code, day) => (withdrawn[code] === undefined ? null : day < withdrawn[code]),
  };
}

/** Whatever is charged is above these prices. */
export const nextToNothing: LinePriceContext = {
  own: {
    grossCents: 1,
    cashCents: 0,
    setting: "both",
    importId: 1,
    fileDate: null,
    place: "row 2",
    chargeNo: 1,
  },
  state: { state: "OH", hospitalCount: 3, p25Cents: 0, medianCents: 0, p75Cents: 0 },
  stateHeaps: null,
  medicare: { amountCents: 0.0001, schedule: "drug", edition: "2026-01" },
};

interface BesideBill {
  edits?: CodingEdits;
  prices?: LinePriceContext[] | null;
}

/** What one rule says of a bill: 'kind lines cents' for each finding, or why it says nothing. */
export function ruleOn(
  rule: RuleId,
  audited: AuditedBill,
  { edits = codingEdits(), prices = null }: BesideBill = {},
): string[] | string {
  const audit = auditBill({ bill: audited, edits, prices, isHospitalKnown: prices !== null });
  const reason = audit.notChecked.find((unchecked) => unchecked.rule === rule)?.reason;
  if (reason !== undefined) return reason;
  return audit.findings
    .filter((finding) => finding.rule === rule)
    .map(({ kind, lines, amountAtStakeCents }) => `${kind} ${lines.join()} ${amountAtStakeCents}`);
}
