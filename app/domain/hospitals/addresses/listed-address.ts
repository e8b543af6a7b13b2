import { undoCapitals } from "../names/undo-capitals.ts";

/** A city as pages show it; files write some in capitals. */
export function cityName(city: string): string;
export function cityName(city: string | null): string | null;
export function cityName(city: string | null): string | null {
  return city === null ? null : undoCapitals(city);
}

/** A hospital's address on one line; null = not published. */
export function listedAddress(hospital: {
  street: string | null;
  city: string | null;
  state: string;
  zip: string | null;
  address: string | null;
}): string | null {
  const { street, city, state, zip, address } = hospital;
  if (!street || !city) return address;
  return `${street}, ${cityName(city)}, ${state}${zip ? ` ${zip}` : ""}`;
}
