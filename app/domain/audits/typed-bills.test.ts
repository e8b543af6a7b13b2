import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openStarterEdits } from "#app/domain/coding-edits/starter/open-starter-edits.server.ts";
import { readTypedBill } from "../bills/typed/read-typed-bill.ts";
import type { TypedBill } from "../bills/typed/typed-bill.ts";
import { bill } from "./audit.fixture.ts";
import { auditBill } from "./audit-bill.ts";
import { auditedTypedLine, auditedTypedTotals } from "./audited-typed-bill.ts";
import { writeTypedLines } from "./write-typed-lines.ts";

/** Amounts in dollars. */
interface TypedCase {
  id: string;
  text: string;
  truth: {
    lines: { code: string | null; modifiers: string[]; units: number | null; amount: number }[];
    total: number | null;
    adjustments: number | null;
    insurancePaid: number | null;
    patientPaid: number | null;
    amountDue: number | null;
  };
  isClean: boolean;
}

const folder = new URL("../../../tests/fixtures/typed-bills/", import.meta.url);
const casesOf = (batches: number[]) =>
  batches.flatMap(
    (batch) => JSON.parse(readFileSync(new URL(`batch-${batch}.json`, folder), "utf8")) as TypedCase[],
  );
const cases = casesOf([1, 2, 3, 4, 5, 6]);
const MIN_RIGHT = 0.99;
/** Written by another person after the reader was built; no one has corrected the reader by them. */
const unseen = casesOf([7, 8]);
const MIN_RIGHT_UNSEEN = 0.78;

/** What was read of a text, which several tests ask about. */
const readings = new Map<string, ReturnType<typeof readTypedBill>>();

function readOnce(text: string) {
  const reading = readings.get(text) ?? readTypedBill(text);
  readings.set(text, reading);
  return reading;
}

/** Those of which something holds, one after the other. */
async function those(some: readonly TypedCase[], holds: (each: TypedCase) => Promise<boolean>) {
  const found: string[] = [];
  for (const each of some) if (await holds(each)) found.push(each.id);
  return found;
}

const isWrong = async ({ text, truth }: TypedCase) => sumsOfRead(await readOnce(text)) !== sumsOfTruth(truth);

test("sums of typed and pasted bills are right: each line's code, modifiers, units and amount, and the totals", async () => {
  const wrong = await those(cases, isWrong);
  expect(cases).toHaveLength(300);
  expect(wrong.length, wrong.join()).toBeLessThanOrEqual((1 - MIN_RIGHT) * cases.length);
});

test("most bills that the reader was not built by are read right", async () => {
  const wrong = await those(unseen, isWrong);
  expect(unseen).toHaveLength(80);
  expect(unseen.length - wrong.length).toBeGreaterThanOrEqual(MIN_RIGHT_UNSEEN * unseen.length);
});

test("no finding puts an amount in question on a clean bill, whether it was seen before or not", async () => {
  const clean = [...cases, ...unseen].filter(({ isClean }) => isClean);
  const accused = await those(clean, async ({ text }) =>
    (await auditTyped(text)).some(({ amountAtStakeCents }) => amountAtStakeCents > 0),
  );
  expect(accused).toEqual([]);
});

test("what is read can be typed again and is read the same", async () => {
  const changed = await those(cases, async ({ text }) => {
    const { lines, totals, unread } = await readOnce(text);
    const audited = lines.map(auditedTypedLine);
    const { previousCents } = totals;
    const again = await readTypedBill(writeTypedLines(audited, { previousCents, unread }));
    return JSON.stringify(again.lines.map(auditedTypedLine)) !== JSON.stringify(audited);
  });
  expect(changed.length, changed.join()).toBeLessThanOrEqual((1 - MIN_RIGHT) * cases.length);
});

/** As the form is audited when nothing but its lines is typed. */
async function auditTyped(text: string) {
  const { lines, totals } = await readOnce(text);
  const typed = bill(lines.map(auditedTypedLine), {
    setting: null,
    statementDate: null,
    serviceFrom: null,
    serviceTo: null,
    coverage: null,
    totals: auditedTypedTotals(totals),
    areSumsDoubted: true,
  });
  return auditBill({ bill: typed, edits: openStarterEdits(), prices: null, isHospitalKnown: false }).findings;
}

/** Who paid is not compared: the form asks for payments from anyone. */
function sumsOfRead({ lines, totals }: TypedBill): string {
  const { paymentsCents, ...stated } = auditedTypedTotals(totals);
  const read = lines.map(({ serviceCode, modifiers, units, amountCents }) => [
    serviceCode?.codeType === "RC" ? null : (serviceCode?.code ?? null),
    modifiers,
    units,
    amountCents,
  ]);
  return JSON.stringify([
    read,
    stated.chargesCents,
    stated.adjustmentsCents,
    paymentsCents ?? 0,
    stated.balanceCents,
  ]);
}

function sumsOfTruth({ lines, ...totals }: TypedCase["truth"]): string {
  const cents = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100));
  const stated = lines.map(({ code, modifiers, units, amount }) => [code, modifiers, units, cents(amount)]);
  const paidCents = (cents(totals.insurancePaid) ?? 0) + (cents(totals.patientPaid) ?? 0);
  return JSON.stringify([
    stated,
    cents(totals.total),
    cents(totals.adjustments),
    paidCents,
    cents(totals.amountDue),
  ]);
}
