import { type Anchor, type AnchorCents, anchors } from "./line-evidence.ts";
import type { OfferCap } from "./offer-caps.ts";

/** Some lines and what they come to. */
export interface CountedLines {
  lineCount: number;
  cents: number;
}

/** Why lines count as billed: no comparable price is published, their units are unknown, or the published price is at least as
 *  high. */
export const leftOutReasons = [
  "no-code",
  "no-units",
  "nothing-published",
  "not-above",
  "credit",
  "unitemized",
] as const;

export type LeftOutReason = (typeof leftOutReasons)[number];

/** An amount to offer, and what it rests on. */
export interface OfferFigure {
  /** 0: the patient has already paid this much. */
  cents: number;
  /** Of what is due, 0 to 100. */
  balancePercent: number;
  /** The lines that count at a published price, by price, with their sum. */
  anchored: (CountedLines & { anchor: Anchor })[];
  /** The lines that count at what is billed; "unitemized" is what the bill charges on none of its lines. */
  asBilled: (CountedLines & { reason: LeftOutReason })[];
  /** Payments, which are subtracted. */
  paidCents: number;
  /** The limit that it is held to, below what the lines come to; null: none is. */
  cap: OfferCap | null;
  /** Whether it is all that is due. */
  isBalance: boolean;
}

/** A line as figures count it. */
export interface CountableLine {
  billedCents: number;
  hasCode: boolean;
  /** For all its units; null: how many they are is not known. */
  anchored: AnchorCents | null;
  ofOneUnit: AnchorCents;
}

/** What figures are worked out from besides the lines, in cents. */
export interface BillAmounts {
  dueCents: number;
  unitemizedCents: number;
  paidCents: number;
  /** Null: nothing limits it but what is due. */
  lowestCap: OfferCap | null;
}

/** Adds up the lines, each at the lowest wanted anchor below the billed amount, and subtracts payments. The
 *  result never exceeds the amount due or the lowest limit. */
export function addUpFigure(
  wanted: readonly Anchor[],
  lines: readonly CountableLine[],
  { dueCents, unitemizedCents, paidCents, lowestCap }: BillAmounts,
): OfferFigure {
  const anchored = new Map<Anchor, CountedLines>();
  const asBilled = new Map<LeftOutReason, CountedLines>();
  for (const line of lines) {
    const anchor = lowestOf(wanted, line);
    if (typeof anchor === "string") count(asBilled, anchor, line.billedCents);
    else count(anchored, anchor.name, anchor.cents);
  }
  if (unitemizedCents > 0) asBilled.set("unitemized", { lineCount: 0, cents: unitemizedCents });
  const sumCents = [...anchored.values(), ...asBilled.values()].reduce((sum, { cents }) => sum + cents, 0);
  const leftCents = Math.max(0, Math.min(dueCents, sumCents - paidCents));
  const cap = lowestCap !== null && lowestCap.cents < leftCents ? lowestCap : null;
  const cents = cap?.cents ?? leftCents;
  return {
    cents,
    balancePercent: Math.round((100 * cents) / dueCents),
    anchored: anchors.flatMap((anchor) => withName(anchored, anchor, (name) => ({ anchor: name }))),
    asBilled: leftOutReasons.flatMap((reason) => withName(asBilled, reason, (name) => ({ reason: name }))),
    paidCents,
    cap,
    isBalance: cents === dueCents,
  };
}

/** The lowest published amount for a line among those wanted, or why it counts at what is billed. */
function lowestOf(
  wanted: readonly Anchor[],
  { billedCents, hasCode, anchored, ofOneUnit }: CountableLine,
): { name: Anchor; cents: number } | LeftOutReason {
  if (billedCents <= 0) return "credit";
  if (!hasCode) return "no-code";
  const [lowest] = wanted
    .flatMap((name) => {
      const cents = (anchored ?? ofOneUnit)[name];
      return cents === undefined ? [] : [{ name, cents }];
    })
    .sort((a, b) => a.cents - b.cents);
  if (!lowest) return "nothing-published";
  if (lowest.cents >= billedCents) return "not-above"; // more units would come to more
  return anchored === null ? "no-units" : lowest;
}

function count<Key>(groups: Map<Key, CountedLines>, key: Key, cents: number): void {
  const former = groups.get(key) ?? { lineCount: 0, cents: 0 };
  groups.set(key, { lineCount: former.lineCount + 1, cents: former.cents + cents });
}

function withName<Key, Named>(groups: Map<Key, CountedLines>, key: Key, named: (key: Key) => Named) {
  const group = groups.get(key);
  return group ? [{ ...group, ...named(key) }] : [];
}
