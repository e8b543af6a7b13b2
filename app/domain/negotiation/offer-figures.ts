import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import { standingLines } from "#app/domain/audits/standing-lines.ts";
import { type Anchor, anchors, anchorsOfLine, type LineEvidence } from "./line-evidence.ts";

/** What to say first, what to aim for, and the most to agree to. */
export const offerFigures = ["opening", "target", "walkAway"] as const;

export type OfferFigureName = (typeof offerFigures)[number];

/** By which anchors a line counts in a figure, the lowest of those that are published: decision 028. Each list has one that
 *  is no more than any of the next, so that the figures never cross. */
const ANCHORS_OF: Record<OfferFigureName, readonly Anchor[]> = {
  opening: ["negotiated", "cash", "state-p25", "medicare"],
  target: ["cash", "state-median"],
  walkAway: ["cash", "state-p75"],
};

/** Some lines and what they come to. */
export interface CountedLines {
  lineCount: number;
  cents: number;
}

/** Why lines count at what is billed: nothing like them is published, or what is published is no less. */
export const leftOutReasons = ["no-code", "nothing-published", "not-above", "credit", "unitemized"] as const;

export type LeftOutReason = (typeof leftOutReasons)[number];

/** An amount to offer, and what it rests on. */
export interface OfferFigure {
  /** 0: what was paid already comes to as much. */
  cents: number;
  /** Of the balance, 0 to 100. */
  balancePercent: number;
  /** The lines that count at a published price, by which one; what they come to there. */
  anchored: (CountedLines & { anchor: Anchor })[];
  /** The lines that count at what is billed; "unitemized" is what the bill charges on none of its lines. */
  asBilled: (CountedLines & { reason: LeftOutReason })[];
  /** What was paid already, and is taken off. */
  paidCents: number;
  /** Whether the lines come to the balance or more, which it is then. */
  isBalance: boolean;
}

/** How the balance is to be paid. */
export const payings = ["alone", "in-network", "out-of-network", "public-plan"] as const;

/** "alone": by the patient, without a plan. "public-plan": Medicare or Medicaid. */
export type Paying = (typeof payings)[number];

/** Why there are no figures at all: a plan's own rate or a program's is the price; nothing is owed, or the bill does not say
 *  how much; nothing like its lines is published; all of it is no less than what is asked; or what was paid comes to more. */
export type NoOffer =
  | "in-network"
  | "public-plan"
  | "nothing-owed"
  | "no-anchors"
  | "not-above"
  | "paid-enough";

export interface Offer {
  /** What the patient is asked to pay; null: the bill has no amounts. */
  balanceCents: number | null;
  /** Null: there is a figure at least. */
  why: NoOffer | null;
  /** Null where nothing that it rests on is published. */
  figures: Record<OfferFigureName, OfferFigure | null>;
}

const noFigures: Offer["figures"] = { opening: null, target: null, walkAway: null };

/**
 * What to offer for a bill, by what is published for its lines (`evidence`, in their order). Every line without a like
 * price counts at what is billed, what was paid is taken off, and no figure is above the balance. `paying` null: not known.
 */
export function offerFor(bill: AuditedBill, evidence: readonly LineEvidence[], paying: Paying | null): Offer {
  const balanceCents = balanceOf(bill);
  const none = (why: NoOffer): Offer => ({ balanceCents, why, figures: noFigures });
  if (paying === "in-network" || paying === "public-plan") return none(paying);
  if (balanceCents === null || balanceCents <= 0) return none("nothing-owed");
  const counted = standingLines(bill).map(({ index }) => countable(evidence[index]!));
  const unitemizedCents = Math.max(0, (bill.totals.chargesCents ?? 0) - sumOf(bill.lines));
  const paidCents = bill.totals.paymentsCents ?? 0;
  const of = (name: OfferFigureName) =>
    figureOf(ANCHORS_OF[name], counted, { balanceCents, unitemizedCents, paidCents });
  const lowest = of("opening");
  if (!hasEvidence(lowest)) return none("no-anchors");
  if (lowest.isBalance) return none("not-above");
  const figures = Object.fromEntries(
    offerFigures.map((name) => {
      const figure = of(name);
      return [name, hasEvidence(figure) ? figure : null];
    }),
  ) as Offer["figures"];
  const isPaid = offerFigures.every((name) => !figures[name]?.cents);
  return isPaid ? none("paid-enough") : { balanceCents, why: null, figures };
}

function hasEvidence({ anchored, asBilled }: OfferFigure): boolean {
  return anchored.length > 0 || asBilled.some(({ reason }) => reason === "not-above");
}

/** As stated, else what of the charges nobody took off or paid. */
export function balanceOf({ totals, lines }: Pick<AuditedBill, "totals" | "lines">): number | null {
  if (totals.balanceCents !== null) return totals.balanceCents;
  if (totals.chargesCents === null && lines.length === 0) return null;
  const chargedCents = totals.chargesCents ?? sumOf(lines);
  return chargedCents - (totals.adjustmentsCents ?? 0) - (totals.paymentsCents ?? 0);
}

interface CountableLine {
  billedCents: number;
  hasCode: boolean;
  anchored: Partial<Record<Anchor, number>>;
}

function countable(evidence: LineEvidence): CountableLine {
  const { amountCents: billedCents, serviceCode } = evidence.line;
  return { billedCents, hasCode: serviceCode !== null, anchored: anchorsOfLine(evidence) };
}

interface BillAmounts {
  balanceCents: number;
  unitemizedCents: number;
  paidCents: number;
}

function figureOf(
  wanted: readonly Anchor[],
  lines: readonly CountableLine[],
  { balanceCents, unitemizedCents, paidCents }: BillAmounts,
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
  const cents = Math.max(0, Math.min(balanceCents, sumCents - paidCents));
  return {
    cents,
    balancePercent: Math.round((100 * cents) / balanceCents),
    anchored: anchors.flatMap((anchor) => withName(anchored, anchor, (name) => ({ anchor: name }))),
    asBilled: leftOutReasons.flatMap((reason) => withName(asBilled, reason, (name) => ({ reason: name }))),
    paidCents,
    isBalance: cents === balanceCents,
  };
}

/** The lowest published amount for a line among those wanted, or why it counts at what is billed. */
function lowestOf(
  wanted: readonly Anchor[],
  { billedCents, hasCode, anchored }: CountableLine,
): { name: Anchor; cents: number } | LeftOutReason {
  if (billedCents <= 0) return "credit";
  if (!hasCode) return "no-code";
  const [lowest] = wanted
    .flatMap((name) => (anchored[name] === undefined ? [] : [{ name, cents: anchored[name] }]))
    .sort((a, b) => a.cents - b.cents);
  if (!lowest) return "nothing-published";
  return lowest.cents < billedCents ? lowest : "not-above";
}

function count<Key>(groups: Map<Key, CountedLines>, key: Key, cents: number): void {
  const former = groups.get(key) ?? { lineCount: 0, cents: 0 };
  groups.set(key, { lineCount: former.lineCount + 1, cents: former.cents + cents });
}

function withName<Key, Named>(groups: Map<Key, CountedLines>, key: Key, named: (key: Key) => Named) {
  const group = groups.get(key);
  return group ? [{ ...group, ...named(key) }] : [];
}

function sumOf(lines: AuditedBill["lines"]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
