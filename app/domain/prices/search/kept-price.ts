import { type Dollars, isDollars } from "#app/domain/money/dollars.ts";
import { MAX_SAVED, readSavedPrice, type SavedPrice, writeSavedPrice } from "./saved-price.ts";

/** A price that a device keeps, with what it was on the day it was saved. */
export type KeptPrice = SavedPrice & {
  dollars: Dollars;
  kind: "cash" | "gross";
  /** ISO day. */
  savedOn: string;
};

/** What a cookie holds in addition to its names and its signs: browsers keep 4,096 bytes. */
const MAX_CHARACTERS = 2700;

/** As a cookie has it: '0bed93f3cb.CPT.99285~cash~1250.00~2026-11-03'. */
export function writeKeptPrice(price: KeptPrice): string {
  return [writeSavedPrice(price), price.kind, price.dollars, price.savedOn].join("~");
}

/** Returns the saved prices of a cookie, each price once and at most forty; other text is left out. */
export function readKeptPrices(written: readonly string[]): KeptPrice[] {
  const kept = new Map<string, KeptPrice>();
  for (const text of written.slice(0, MAX_SAVED)) {
    const price = readKeptPrice(text);
    if (price) kept.set(writeSavedPrice(price), price);
  }
  return [...kept.values()];
}

function readKeptPrice(text: string): KeptPrice | null {
  const parts = text.slice(0, 200).split("~");
  const [savedOn = "", dollars = "", kind = ""] = parts.slice(-3).reverse();
  const price = readSavedPrice(parts.slice(0, -3).join("~"));
  if (!price || !isDollars(dollars) || !/^\d{4}-\d{2}-\d{2}$/.test(savedOn)) return null;
  return kind === "cash" || kind === "gross" ? { ...price, dollars, kind, savedOn } : null;
}

/** The list with more prices, each of which keeps the day on which it was first saved. `isFull`: some had no room. */
export function addKeptPrices(
  kept: readonly KeptPrice[],
  more: readonly KeptPrice[],
): { prices: KeptPrice[]; isFull: boolean } {
  const known = new Set(kept.map(writeSavedPrice));
  const prices = [...kept];
  const added = more.filter((price) => !known.has(writeSavedPrice(price)));
  for (const price of added) {
    if (prices.length < MAX_SAVED && hasRoom([...prices, price])) prices.push(price);
  }
  return { prices, isFull: prices.length < kept.length + added.length };
}

function hasRoom(prices: readonly KeptPrice[]): boolean {
  return JSON.stringify(prices.map(writeKeptPrice)).length <= MAX_CHARACTERS;
}
