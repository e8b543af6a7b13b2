import type { Draft, DraftLine, DraftTruth } from "./bench-bill.ts";

/** Returns the winnable part of a charge above the hospital's own price, under the rule: what is left after the
 *  self-pay discount. Nothing is winnable if the bill doesn't print the day or a plan's own rate sets what is
 *  owed. False: the charge isn't above. */
export function judgeOwnPrice(draft: Draft, truth: DraftTruth): boolean {
  if (!truth.ownPrice) return true;
  const { kind, line, priceCents } = truth.ownPrice;
  const isDayPrinted = draft.printsLineDays || draft.days[0] === draft.days.at(-1);
  const isSelfPay = draft.coverage === "self-pay";
  const isSetByPlan = draft.coverage === "medicare" || draft.explanation?.network === "in";
  if (!isDayPrinted || (kind === "cash" ? !isSelfPay : isSetByPlan)) return true;
  const { chargesCents, adjustmentsCents } = draft.totals;
  const left = isSelfPay ? (chargesCents - adjustmentsCents) / chargesCents : 1;
  const cents =
    kind === "cash"
      ? Math.round(line.cents * left) - priceCents
      : Math.round((line.cents - priceCents) * left);
  if (cents <= 0) return false;
  truth.amountCents = cents;
  truth.targets = [{ lines: [line], cents }];
  return true;
}

/** No finding asks for more than is due, but for money that was paid. */
export function capAmounts({ truths, totals }: Draft): void {
  for (const truth of truths) {
    if (isPaid(truth)) continue;
    truth.amountCents = Math.min(truth.amountCents, Math.max(0, totals.balanceCents));
  }
}

/** Returns the most that could be reduced or refunded, under the rule. Each line counts once with its largest
 *  amount. Lines judged together count with the larger of the joint and the separate amounts. The balance counts
 *  once, with its largest amount. A whole-bill reduction adds to none of these. The sum is at most what is asked,
 *  plus payments made twice. */
export function expectedDisputableCents(truths: readonly DraftTruth[], askedCents: number): number {
  const targets = truths.flatMap((truth) => (truth.ofWhole || isPaid(truth) ? [] : truth.targets));
  const wholes = truths.flatMap((truth) => (truth.ofWhole ? truth.targets : []));
  const largest = (of: typeof targets) => Math.max(0, ...of.map(({ cents }) => cents));
  const lines = new Set(targets.flatMap((target) => target.lines));
  const ofLine = (line: DraftLine) =>
    largest(targets.filter((target) => target.lines.length === 1 && target.lines[0] === line));
  let total = largest(targets.filter((target) => target.lines.length === 0));
  for (const group of targets.filter((target) => target.lines.length > 1)) {
    const own = add(group.lines.map((line) => (lines.has(line) ? ofLine(line) : 0)));
    total += Math.max(group.cents, own);
    for (const line of group.lines) lines.delete(line);
  }
  total += add([...lines].map(ofLine));
  const back = add(truths.filter(isPaid).map(({ amountCents }) => amountCents));
  return back + Math.min(Math.max(total, largest(wholes)), Math.max(0, askedCents));
}

const isPaid = ({ rule }: DraftTruth) => rule === "paid-twice";

function add(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
