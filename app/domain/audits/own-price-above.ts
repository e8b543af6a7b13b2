import { daysBetween } from "#app/domain/dates/calendar-days.ts";
import type { AuditInput, RuleFinding, RuleOutcome } from "./audit-rule.ts";
import { chargesAfterDiscount } from "./charges-after-discount.ts";
import type { OwnPrice } from "./line-price-context.ts";
import { type LineAbove, linesAbove, type PublishedPrice } from "./price-above.ts";
import { whyNoPrices } from "./why-no-prices.ts";

/** Which of a hospital's own prices: its list price or its cash price. */
type OwnKind = "grossCents" | "cashCents";

/** A hospital brings its file up to date at least once a year (45 CFR 180.50(e)). */
const DAYS_IN_FORCE = 366;

/**
 * Returns the lines that charge more than the hospital's own price. With the file in force on the day of care and
 * `isStaked`, the difference is at stake. With another file, or unknown units, it is a question. Where the list price
 * isn't staked, a plan's own rate sets what is owed.
 */
export function linesAboveOwn(
  input: AuditInput,
  kind: OwnKind,
  { isStaked }: { isStaked: boolean },
): RuleOutcome {
  const lines = linesAbove(input, ({ own }) => own && priceOf(own, kind));
  if (lines === null) return { notChecked: whyNoPrices(input) };
  const offer = {
    kind,
    isStaked,
    left: leftAfterDiscount(input),
    isSettingKnown: input.bill.setting !== null,
  };
  return { findings: lines.flatMap((line) => foundAboveOwn(line, offer)) };
}

function priceOf(own: OwnPrice, kind: OwnKind): PublishedPrice | null {
  const unitCents = own[kind];
  if (unitCents === null) return null;
  const { importId, place, fileDate, setting } = own;
  return { unitCents, facts: { importId, place, fileDate, setting } };
}

interface Comparison {
  kind: OwnKind;
  isStaked: boolean;
  /** What is left of a charge after the provider's own discount, at least and at most; 1: all of it. */
  left: { minShare: number; maxShare: number };
  isSettingKnown: boolean;
}

function foundAboveOwn(
  above: LineAbove,
  { kind, isStaked, left, isSettingKnown }: Comparison,
): RuleFinding[] {
  const { line, priceCents, isUnitsKnown, facts } = above;
  const { index, day } = line;
  const found = { lines: [index], stakes: [], facts: { ...facts, day } };
  if (!isUnitsKnown) return [{ ...found, kind: "units-unknown", ...(isStaked && asQuestion) }];
  const file = fileOn(day, facts.fileDate);
  if (file !== "in-force") return [{ ...found, kind: `above-${file}`, ...(isStaked && asQuestion) }];
  if (!isSettingKnown && facts.setting !== "both") {
    return [{ ...found, kind: "setting-unknown", ...(isStaked && asQuestion) }];
  }
  if (!isStaked) return [{ ...found, kind: kind === "grossCents" ? "above-set-by-plan" : "above-in-force" }];
  const { amountCents } = line.line;
  if (kind === "grossCents") {
    const wonCents = Math.round(above.differenceCents * left.maxShare);
    return wonCents > 0 ? [{ ...found, stakes: stakeOn(index, wonCents), kind: "above-in-force" }] : [];
  }
  // A cash price has the discount in it.
  const netCents = Math.round(amountCents * left.minShare);
  const wonCents = netCents - priceCents;
  if (wonCents <= 0) {
    const mayBeAbove = Math.round(amountCents * left.maxShare) > priceCents;
    return mayBeAbove ? [{ ...found, kind: "above-in-force", ...asQuestion }] : [];
  }
  const stakes = stakeOn(index, wonCents);
  if (netCents === amountCents) return [{ ...found, stakes, kind: "above-in-force" }];
  const discounted = { ...found.facts, netCents, differenceCents: wonCents };
  return [{ ...found, stakes, kind: "above-discounted", facts: discounted }];
}

const stakeOn = (index: number, amountCents: number) => [{ lines: [index], amountCents }];

const asQuestion = { strength: "question" } as const;

/** Returns which file a price is in, seen from the day of care. */
function fileOn(
  day: string | null,
  fileDate: string | number | null | undefined,
): "in-force" | "older" | "later" | "undated" {
  if (day === null || typeof fileDate !== "string") return "undated";
  if (fileDate > day) return "later";
  return daysBetween(fileDate, day) <= DAYS_IN_FORCE ? "in-force" : "older";
}

/** A plan's discount is not the patient's to win. */
function leftAfterDiscount({ bill }: AuditInput): Comparison["left"] {
  const { statedCents, leastCents, mostCents } = chargesAfterDiscount(bill);
  if (bill.coverage !== "self-pay" || statedCents <= 0) return { minShare: 1, maxShare: 1 };
  return { minShare: Math.min(1, leastCents / statedCents), maxShare: Math.min(1, mostCents / statedCents) };
}
