import { newProfile } from "#app/domain/accounts/account.ts";
import { bill, codingEdits, explanation, line, totals } from "#app/domain/audits/audit.fixture.ts";
import { auditBill } from "#app/domain/audits/audit-bill.ts";
import { emptyBill, type KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import type { LetterMaterial } from "./fill-letter.ts";

const stated = <Value>(value: Value) => ({ value, printed: null });

export const profile = {
  ...newProfile({ name: "María Muñoz", email: "maria@example.com" }),
  phone: "(555) 010-7788",
  streetAddress: "1200 Elm Street, Apt 4",
  city: "Austin",
  state: "TX",
  zip: "78701",
  payerName: "Blue Lantern Health",
  householdSize: 3,
};

const keptBill: KeptBill = {
  ...emptyBill,
  providerName: stated("Cedar Valley Hospital"),
  statementDate: stated("2026-04-01"),
  serviceDates: { first: stated("2026-03-02"), last: stated("2026-03-02") },
  totals: {
    ...emptyBill.totals,
    chargesCents: stated(171_000),
    adjustmentsCents: stated(74_950),
    patientPaidCents: stated(0),
    amountDueCents: stated(96_050),
  },
};

/** A bill with a copy, a pair of codes that does not go together and a balance above what the plan says. */
const auditedBill = bill(
  [
    line("80053", 42_000, { description: "Comprehensive metabolic panel" }),
    line("80048", 31_000, { description: "Basic metabolic panel" }),
    line("71046", 49_000, { description: "Chest X-ray, two views" }),
    line("71046", 49_000, { description: "Chest X-ray, two views" }),
    line(null, 12_000, { description: "Supplies" }),
  ],
  {
    totals: totals({ chargesCents: 183_000, balanceCents: 96_050 }),
    explanation: explanation({ patientResponsibilityCents: 20_000 }),
    goodFaithEstimate: { totalCents: 90_000, date: "2026-02-16" },
    household: { size: 3, annualIncomeCents: 3_850_000, state: "TX" },
  },
);

const audit = auditBill({
  bill: auditedBill,
  edits: codingEdits({ pairs: [["80053", "80048", 0]] }),
  prices: null,
  isHospitalKnown: false,
});

/** All that a letter can be filled from, with every finding chosen. */
export const material: LetterMaterial = {
  bill: keptBill,
  audit: { audit, auditedBill },
  chosenFindings: audit.findings.map((_, index) => index),
  profile,
  providerAddress: "500 Cedar Avenue, Austin, TX 78702",
  said: {
    accountNumber: "CV-2026-00417",
    memberNumber: "BLH 4471 0093",
    claimNumber: "26-0311-5502",
    denialDate: "2026-04-20",
    denialReason: "The service was not medically necessary.",
    appealReason: "My doctor ordered it after an abnormal result, which the enclosed notes show.",
    finalDenialDate: "2026-06-15",
    offerCents: 45_000,
    monthlyCents: 8_000,
    firstPaymentDate: "2026-12-01",
    collectorName: "Northgate Recovery LLC",
    collectorReference: "NR-88120",
    noticeDate: "2026-11-02",
  },
};

/** A person about whom only an email address is known. */
export const nothingKnown: LetterMaterial = {
  bill: null,
  audit: null,
  chosenFindings: [],
  profile: newProfile({ name: "", email: "" }),
  providerAddress: null,
  said: {},
};
