import { expect, test } from "vitest";
import { bill, codingEdits, line, totals } from "./audit.fixture.ts";
import { auditBill } from "./audit-bill.ts";
import type { AuditedBill } from "./audited-bill.ts";

const edits = codingEdits({ limits: [["96372", 5, "day"]] });
const foundIn = (audited: AuditedBill) =>
  auditBill({ bill: audited, edits, prices: null, isHospitalKnown: false }).findings.map(
    ({ rule, strength, amountAtStakeCents }) => `${rule}: ${strength}, ${amountAtStakeCents}`,
  );

test("units that were not read surely are asked about, without an amount", () => {
  const many = line("96372", 700, { units: 7 });
  expect(foundIn(bill([many]))).toEqual(["mue-units: rule conflict, 200"]);
  expect(foundIn(bill([{ ...many, unsure: ["units"] }]))).toEqual(["mue-units: question, 0"]);
});

test("a copy of a line stands, whatever its units are; an amount that was not read surely asks", () => {
  const twice = [line("85025", 4_200), line("85025", 4_200, { unsure: ["units"] })];
  expect(foundIn(bill(twice))).toEqual(["duplicate-line: error, 4200"]);
  const doubted = [line("85025", 4_200), line("85025", 4_200, { unsure: ["amount"] })];
  expect(foundIn(bill(doubted))).toEqual(["duplicate-line: question, 0"]);
});

test("sums of a text that nobody has looked through are asked about; a line charged twice stands", () => {
  const doubted = {
    totals: totals({ chargesCents: 9_000, balanceCents: 9_900 }),
    areSumsDoubted: true,
  } as const;
  const found = foundIn(bill([line("85025", 4_200), line("85025", 4_200)], doubted));
  expect(found).toEqual([
    "duplicate-line: error, 4200",
    "sum-mismatch: question, 0",
    "balance-mismatch: question, 0",
  ]);
});

test("a sum rests on every line", () => {
  const stated = { totals: totals({ chargesCents: 9_000 }) };
  expect(foundIn(bill([line("85025", 4_200)], stated))).toEqual(["sum-mismatch: error, 4800"]);
  expect(foundIn(bill([line("85025", 4_200, { unsure: ["amount"] })], stated))).toEqual([
    "sum-mismatch: question, 0",
  ]);
});
