import { placeName } from "#app/components/price-words.ts";

/** One of several hospitals of a name. */
export interface HospitalOption {
  shortId: string;
  name: string;
  place: string;
}

export function choiceOf({
  shortId,
  name,
  city,
  state,
}: {
  shortId: string;
  name: string;
  city: string | null;
  state: string;
}): HospitalOption {
  return { shortId, name, place: placeName({ city, state }) };
}
