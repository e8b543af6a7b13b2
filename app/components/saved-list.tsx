import { useLocation } from "@remix-run/react";
import { readSavedPrices, type SavedPrice, writeSavedPrice } from "#app/domain/prices/search/saved-price.ts";

/** The parameter of an address that holds a saved price; it stands there as often as there are prices. */
export const savedParameter = "save";

/** What the address of the page says is saved. */
export function useSavedPrices(): SavedPrice[] {
  return readSavedPrices(new URLSearchParams(useLocation().search).getAll(savedParameter));
}

/** The address of the list with these prices. */
export function savedListPath(saved: readonly SavedPrice[]): string {
  const query = new URLSearchParams(saved.map((price) => [savedParameter, writeSavedPrice(price)]));
  return saved.length === 0 ? "/saved" : `/saved?${query}`;
}

/** What takes the list along, in a form that leads to another page about prices. */
export function KeptList() {
  return useSavedPrices().map((price) => {
    const written = writeSavedPrice(price);
    return <input key={written} type="hidden" name={savedParameter} value={written} />;
  });
}

/** Adds a price to the list that goes along in the address, and leads to it. */
export function SaveLink({ price, words }: { price: SavedPrice; words: Record<"save" | "saved", string> }) {
  const saved = useSavedPrices();
  const isSaved = saved.some((other) => writeSavedPrice(other) === writeSavedPrice(price));
  return <a href={savedListPath([...saved, price])}>{isSaved ? words.saved : words.save}</a>;
}
