import { type Offer, type OfferFigureName, offerFigures } from "./offer-figures.ts";

/** Amounts in cents that the patient chose themselves. */
export type OwnFigures = Partial<Record<OfferFigureName, number>>;

/** A problem with the amounts in use or typed. "crossed": one that should be lower is higher than the next.
 *  "above-balance": one was above the amount due and left out. */
export type FigureOddity = "crossed" | "above-balance";

/** The amounts that hold: one's own go before those that were worked out, but for any above what is due. Null: there is
 *  neither. */
export function chosenFigures(offer: Offer, own: OwnFigures): Record<OfferFigureName, number | null> {
  const chosen = offerFigures.map((name) => [
    name,
    ownFigure(offer, own, name) ?? offer.figures[name]?.cents ?? null,
  ]);
  return Object.fromEntries(chosen) as Record<OfferFigureName, number | null>;
}

/** One's own amount for a figure; null: there is none, or it is above what is due. */
export function ownFigure(
  { balanceCents, why }: Offer,
  own: OwnFigures,
  name: OfferFigureName,
): number | null {
  const cents = own[name] ?? null;
  if (cents === null || why === "other-currency") return null;
  return balanceCents !== null && cents > balanceCents ? null : cents;
}

export function oddityOf(offer: Offer, own: OwnFigures): FigureOddity | null {
  if (offerFigures.some((name) => own[name] !== undefined && ownFigure(offer, own, name) === null)) {
    return "above-balance";
  }
  const chosen = chosenFigures(offer, own);
  const named = offerFigures.flatMap((name) => chosen[name] ?? []);
  return named.some((cents, index) => cents < (named[index - 1] ?? cents)) ? "crossed" : null;
}
