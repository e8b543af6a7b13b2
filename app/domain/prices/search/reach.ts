/** How far from a place to search: "enough" = as far as it takes to find five hospitals. */
export type Radius = number | "any" | "enough";

/** So many hospitals are a choice. */
export const enoughHospitals = 5;

/** The radius that an address asks for, in whole miles; '' asks for enough. Null: none that can be. */
export function readRadius(text: string): Radius | null {
  if (text === "") return "enough";
  if (text === "any") return text;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/** Whether a radius in miles was chosen, which a search never widens. */
export function hasChosenRadius({ radius }: { radius: string }): boolean {
  return typeof readRadius(radius) === "number";
}

/** How far from a place was searched. */
export type Reach = {
  /** Null: however far. */
  radiusMiles: number | null;
  /** Where fewer hospitals than wanted have such a price, so that it was widened; null: it was not. */
  narrower: { radiusMiles: number; hospitalCount: number } | null;
};

/** The radius that was searched, for another search as far; `asked` where no place was searched around. */
export function radiusOf(reach: Reach | null, asked: Radius): Radius {
  return reach === null ? asked : (reach.radiusMiles ?? "any");
}
