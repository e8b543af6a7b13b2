import type { PlaceOffer, PlacesOutside, ReadingFee } from "./ask/place-offer.ts";

const PLACE_FIELDS = [
  "npi",
  "name",
  "kind",
  "address",
  "city",
  "state",
  "zip",
  "phone",
  "miles",
  "pays_for",
  "from",
  "to",
  "reading",
  "reading_basis",
  "reading_rates",
  "sure",
  "ambiguous",
  "rate_type",
  "file",
  "file_date",
  "plan",
  "plan_id",
] as const;

/** Places with what plans agreed to pay them, as data files have them. Amounts are US dollars; `from` and `to` differ over plans. */
export function placesInJson({ plans, isOfCard, offers, ghostCount }: PlacesOutside) {
  return {
    of_your_plan: isOfCard,
    plans: plans.map(({ idType, planId, name, entityName }) => ({
      plan_id_type: idType,
      plan_id: planId,
      name,
      payer: entityName,
    })),
    left_out_as_not_performing: ghostCount,
    offers: offers.map(placeInFile),
  };
}

/** One place as a row of a file. */
function placeInFile({ provider, source, ...offer }: PlaceOffer) {
  return {
    npi: String(provider.npi),
    name: provider.name,
    kind: provider.kind,
    address: provider.address,
    city: provider.city,
    state: provider.state,
    zip: provider.zip,
    phone: provider.phone,
    miles: offer.miles,
    pays_for: offer.part,
    from: offer.lowest,
    to: offer.highest,
    reading: offer.reading?.amount ?? null,
    reading_basis: offer.reading && readingBasis(offer.reading),
    reading_rates: offer.reading?.rateCount ?? null,
    sure: offer.isSure,
    ambiguous: offer.isAmbiguous,
    rate_type: source.type,
    file: source.fileName,
    file_date: source.updatedOn,
    plan: source.plan.name,
    plan_id: source.plan.planId,
  };
}

/** Returns whose rate a reading is: the place's own, the place's median, or the median of other readers around. */
function readingBasis({ isOwn, rateCount }: ReadingFee): "own" | "median_of_own" | "median_of_others" {
  if (!isOwn) return "median_of_others";
  return rateCount === 1 ? "own" : "median_of_own";
}

/** The columns of places as CSV. */
export const placeColumns = PLACE_FIELDS.map((name) => ({
  name,
  of: (offer: PlaceOffer) => placeInFile(offer)[name],
}));
