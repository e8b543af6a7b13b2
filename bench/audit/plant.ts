import type { BillKind, Draft, DraftLine, DraftTruth } from "./bench-bill.ts";
import type { Workshop } from "./draft-bill.ts";

/** Puts an error, or something that nearly looks like one, into a bill; false: this bill has no place for it. */
export interface Plant {
  /** The rule, and what is special: 'ncci-pair: 76 parts nothing'. */
  name: string;
  plant(draft: Draft, workshop: Workshop): boolean;
}

export function isOneOf(draft: Draft, ...kinds: BillKind[]): boolean {
  return kinds.includes(draft.kind);
}

/** A line with a procedure code that nothing else uses; undefined: none. */
export function takeLine(
  draft: Draft,
  { random }: Workshop,
  isFit: (line: DraftLine) => boolean = () => true,
): DraftLine | undefined {
  const line = random
    .shuffle(draft.lines)
    .find((one) => !draft.taken.has(one) && one.code !== null && one.cents > 0 && isFit(one));
  if (line) draft.taken.add(line);
  return line;
}

/** Keeps a line of the bill for the plant that charged it. */
export function hold(draft: Draft, line: DraftLine): DraftLine {
  draft.taken.add(line);
  return line;
}

/** Adds a line that is made of another one. */
export function append(draft: Draft, line: DraftLine): DraftLine {
  draft.lines.push(line);
  return hold(draft, line);
}

/** A finding about lines without an amount. */
export function told(rule: DraftTruth["rule"], ...lines: DraftLine[]): DraftTruth {
  return { rule, lines, amountCents: 0, targets: [] };
}

/** A finding about the balance. */
export function ofBalance(rule: DraftTruth["rule"], cents: number): DraftTruth {
  return { rule, lines: [], amountCents: cents, targets: [{ lines: [], cents }] };
}
