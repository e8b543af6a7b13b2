import type { Place } from "./place.ts";

/** The state that a place lies in, two letters. Null: a position, or a ZIP code that no list has. */
export function stateOfPlace(place: Place): string | null {
  if (place.kind === "state") return place.state;
  return /, ([A-Z]{2})(?: \d{5})?$/.exec(place.label)?.[1] ?? null;
}
