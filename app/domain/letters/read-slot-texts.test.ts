import { expect, test } from "vitest";
import { letterKindIds } from "./letter-kind.ts";
import { letterKinds } from "./letter-kinds.ts";
import { emptySlots } from "./letter-slots.ts";
import { readSlotTexts } from "./read-slot-texts.ts";
import { slotFieldsOf, slotTextsOf } from "./slot-texts.ts";

const about = { today: "2026-11-22", chargesCents: 100_000, dueCents: 80_000 };

test("what is known, shown in fields and sent back as it was, is read as it was", () => {
  const known = {
    ...emptySlots,
    patientName: "María Muñoz",
    serviceDates: { first: "2026-03-02", last: "2026-03-04" },
    balanceCents: 96_050,
    monthlyCents: 8_000,
    firstPaymentDate: "2027-01-15",
  };
  const read = readSlotTexts("payment-plan", slotTextsOf(known), about);
  const { slots } = letterKinds["payment-plan"];
  const asked = Object.fromEntries(slots.map((name) => [name, known[name]]));
  expect(read).toEqual({ outcome: "read", slots: asked });
});

test("an empty field is a blank, and one day of care is the only one", () => {
  const read = readSlotTexts("records-access", { patientName: " ", serviceTo: "3/2/2026" }, about);
  expect(read).toEqual({
    outcome: "read",
    slots: {
      patientName: null,
      providerName: null,
      accountNumber: null,
      serviceDates: { first: "2026-03-02", last: "2026-03-02" },
    },
  });
});

test.each([
  ["billing-error", { owedCents: "1,000.01" }, { owedCents: "above-charges" }],
  ["negotiation", { offerCents: "800.01" }, { offerCents: "above-due" }],
  ["billing-error", { owedCents: "RM 20" }, { owedCents: "amount-invalid" }],
  ["billing-error", { statementDate: "2026-11-23" }, { statementDate: "date-in-future" }],
  [
    "records-access",
    { serviceFrom: "2026-03-02", serviceTo: "2026-03-01" },
    { serviceTo: "date-before-first" },
  ],
  ["records-access", { accountNumber: "7".repeat(201) }, { accountNumber: "text-too-long" }],
  [
    "charity-care",
    { householdSize: "0", incomeCents: "-1" },
    { householdSize: "household-invalid", incomeCents: "amount-negative" },
  ],
  ["internal-appeal", {}, { appealReason: "missing" }],
  [
    "payment-plan",
    { firstPaymentDate: "soon" },
    { monthlyCents: "missing", firstPaymentDate: "date-invalid" },
  ],
] as const)("%s with %o is refused for %o", (kind, texts, problems) => {
  expect(readSlotTexts(kind, texts, about)).toEqual({ outcome: "invalid", problems });
});

test("every kind asks for what it needs, and for each slot once", () => {
  for (const kind of letterKindIds) {
    const { slots, needs } = letterKinds[kind];
    expect(slots).toEqual(expect.arrayContaining(needs.filter((name) => name !== "claims")));
    expect(new Set(slotFieldsOf(kind)).size).toBe(slotFieldsOf(kind).length);
  }
});
