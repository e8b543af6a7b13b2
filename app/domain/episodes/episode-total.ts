import { doctorsAsk } from "#app/domain/medicare/doctors-ask.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { sumOfDollars } from "#app/domain/money/dollars-arithmetic.ts";
import type { PartPrice, PricedPart } from "./episode-prices.ts";

/** What prices of one kind add up to. */
type PartsSum = {
  dollars: Dollars;
  kind: PartPrice["kind"];
  parts: PricedPart[];
  /** The fewest hospitals that one of the prices is the median of; null: the prices are one hospital's own. */
  fewestHospitals: number | null;
};

/** About what all main parts cost: cash prices that are published, and of doctors without one what they ask by Medicare's amount. */
export type AllIn = {
  lowDollars: Dollars;
  highDollars: Dollars;
  published: PartsSum;
  /** Doctors' parts without a cash price. */
  byMedicare: PricedPart[];
  /** Main parts that are in no sum, as of anesthesia and implants. */
  without: PricedPart[];
};

/** What the main parts of an episode add up to, and what a sum lacks. Sums are of one kind of price: a list price is never
 *  added to a cash price. */
export type EpisodeTotal = {
  /** All main parts; null: at least one of them has no price of the others' kind that can be added up. */
  total: PartsSum | null;
  /** Without a total: null where the hospital's own part has no cash price, or Medicare pays no doctor. */
  allIn: AllIn | null;
  /** Without a total, the main parts that have a cash price; null: none has. */
  partial: PartsSum | null;
  /** Main parts of which no price can be used here. */
  unpriced: PricedPart[];
  /** Main parts whose cash prices fall into two heaps, so that none of them is a middle. */
  heaped: PricedPart[];
  /** Main parts priced by the piece, whose number no one knows in advance. */
  perPiece: PricedPart[];
  /** Without a total, main parts that have only a list price. */
  listedOnly: PricedPart[];
  /** Parts that are in no sum: what most have in addition to the main parts, and what only some have. */
  optional: Record<"usual" | "sometimes", PricedPart[]>;
};

export function episodeTotal(parts: readonly PricedPart[]): EpisodeTotal {
  const main = parts.filter(({ need }) => need === "main");
  const summable = (kind: PartPrice["kind"]) =>
    main.filter(({ price, isPerUnit }) => price?.kind === kind && !isPerUnit);
  const [cash, gross] = [summable("cash"), summable("gross")];
  const whole = [cash, gross].find((some) => some.length === main.length) ?? null;
  return {
    total: whole && sumOf(whole),
    allIn: whole ? null : allInOf(main, cash),
    partial: whole ? null : sumOf(cash),
    unpriced: main.filter(({ price, heaps }) => price === null && heaps === null),
    heaped: main.filter(({ heaps }) => heaps !== null),
    perPiece: main.filter(({ price, isPerUnit }) => price !== null && isPerUnit),
    listedOnly: whole ? [] : gross,
    optional: {
      usual: parts.filter(({ need }) => need === "usual"),
      sometimes: parts.filter(({ need }) => need === "sometimes"),
    },
  };
}

function allInOf(main: readonly PricedPart[], cash: PricedPart[]): AllIn | null {
  const published = sumOf(cash);
  const byMedicare = main.filter(({ medicareDollars, isPerUnit }) => medicareDollars !== null && !isPerUnit);
  const isOfHospital = cash.some(({ role }) => role === "facility" || role === "stay");
  if (published === null || !isOfHospital || byMedicare.length === 0) return null;
  const asked = byMedicare.flatMap(({ medicareDollars }) =>
    medicareDollars ? doctorsAsk(medicareDollars) : [],
  );
  const plus = (end: "lowDollars" | "highDollars") =>
    sumOfDollars([published.dollars, ...asked.map((range) => range[end])]);
  const without = main.filter((part) => !cash.includes(part) && !byMedicare.includes(part));
  return { lowDollars: plus("lowDollars"), highDollars: plus("highDollars"), published, byMedicare, without };
}

function sumOf(parts: PricedPart[]): PartsSum | null {
  const prices = parts.flatMap(({ price }) => price ?? []);
  const [first] = prices;
  if (!first) return null;
  const counts = prices.flatMap(({ hospitalCount }) => hospitalCount ?? []);
  return {
    dollars: sumOfDollars(prices.map(({ dollars }) => dollars)),
    kind: first.kind,
    parts,
    fewestHospitals: counts.length === 0 ? null : Math.min(...counts),
  };
}
