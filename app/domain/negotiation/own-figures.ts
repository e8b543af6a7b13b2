import { type Offer, type OfferFigureName, offerFigures } from "./offer-figures.ts";

/** Amounts in cents that whoever bargains chose themselves. */
export type OwnFigures = Partial<Record<OfferFigureName, number>>;

/** What is odd about the amounts that hold: one that should be lower is higher than the next, or one is above the balance. */
export type FigureOddity = "crossed" | "above-balance";

/** The amounts that hold: one's own go before those that were worked out. Null: there is neither. */
export function chosenFigures({ figures }: Offer, own: OwnFigures): Record<OfferFigureName, number | null> {
  const chosen = offerFigures.map((name) => [name, own[name] ?? figures[name]?.cents ?? null]);
  return Object.fromEntries(chosen) as Record<OfferFigureName, number | null>;
}

export function oddityOf(
  { balanceCents }: Offer,
  chosen: Record<OfferFigureName, number | null>,
): FigureOddity | null {
  const named = offerFigures.flatMap((name) => chosen[name] ?? []);
  if (named.some((cents, index) => index > 0 && cents < named[index - 1]!)) return "crossed";
  if (balanceCents !== null && named.some((cents) => cents > balanceCents)) return "above-balance";
  return null;
}
