import { expect, test } from "vitest";
import { bill, codingEdits, explanation, line, nextToNothing, totals } from "./audit.fixture.ts";
import { auditBill } from "./audit-bill.ts";
import type { AuditedBill, AuditedLine } from "./audited-bill.ts";

const edits = codingEdits({
  pairs: [["80053", "80048", 1]],
  limits: [
    ["80053", 1, "day"],
    ["80048", 1, "line"],
  ],
  addOns: { "96375": ["96374"] },
});
const nothingKnown: AuditedLine = {
  serviceDate: null,
  serviceCode: null,
  revenueCode: null,
  modifiers: [],
  units: null,
  unitPriceCents: null,
  amountCents: 0,
  description: null,
};

test.each([
  ["no lines", bill([])],
  [
    "lines of which nothing is known",
    bill([nothingKnown, nothingKnown], { setting: null, serviceFrom: null }),
  ],
  [
    "all credits",
    bill([line("80053", -12_000), line("80048", -8_000)], { totals: totals({ balanceCents: -20_000 }) }),
  ],
  ["nothing charged", bill([line("80053", 0, { units: 9 }), line("80048", 0)])],
  ["units of nothing", bill([line("80053", 9_000, { units: 0, unitPriceCents: 0 })])],
  [
    "half units and fewer than none",
    bill([line("80053", 900, { units: 0.5 }), line("80048", 1, { units: -7 })]),
  ],
  ["a day in 1899", bill([line("80053", 900, { serviceDate: "1899-12-31" })])],
  ["the last day before the first", bill([line("80053", 900)], { serviceFrom: "2026-03-09" })],
  ["codes that nobody knows", bill([line("ZZZZZ", 900), line("'; drop", 900), line("00000", 900)])],
  ["a household of nobody", withHousehold({ size: 0, annualIncomeCents: 0, state: null })],
  ["a household that owes", withHousehold({ size: 2, annualIncomeCents: -5, state: "??" })],
  [
    "an empty explanation",
    bill([line("80053", 900)], { explanation: explanation({ patientResponsibilityCents: 0 }) }),
  ],
  [
    "the largest amounts",
    bill([line("80053", Number.MAX_SAFE_INTEGER, { units: 1e15 }), line("80048", 1e15)]),
  ],
])("findings of an odd bill have whole cents and name its lines: %s", (_name, odd) => {
  const prices = odd.lines.map(() => nextToNothing);
  const audit = auditBill({ bill: odd, edits, prices, isHospitalKnown: true });
  for (const { facts, amountAtStakeCents, lines } of audit.findings) {
    expect(Number.isInteger(amountAtStakeCents) && amountAtStakeCents >= 0).toBe(true);
    expect(lines.every((index) => index in odd.lines)).toBe(true);
    for (const fact of Object.values(facts)) {
      expect(typeof fact !== "number" || Number.isFinite(fact)).toBe(true);
    }
  }
  expect(Number.isInteger(audit.disputableCents) && audit.disputableCents >= 0).toBe(true);
});

function withHousehold(household: AuditedBill["household"]): AuditedBill {
  const assistance = { freeUpToPercent: 200, discountUpToPercent: null };
  return bill([line("99284", 900)], { household, provider: { name: null, isNonprofit: true, assistance } });
}
