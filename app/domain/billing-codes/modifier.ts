/** How a modifier affects a service's price. "another-price": only a part of the service, or a different amount
 *  of work. "same-price": only where on the body, or why. */
export type ModifierEffect = "another-price" | "same-price";

/** Where on the body (eyelids, fingers, toes, coronary arteries, sides), and that a service was repeated or separate. Source:
 *  NCCI Policy Manual for Medicare Services, chapter I, E (modifiers that by-pass edits). */
const SAME_PRICE: ReadonlySet<string> = new Set(
  [
    "E1 E2 E3 E4 FA F1 F2 F3 F4 F5 F6 F7 F8 F9 TA T1 T2 T3 T4 T5 T6 T7 T8 T9 LT RT LC LD RC LM RI",
    "24 25 27 57 58 59 76 77 78 79 91 XE XS XP XU",
  ].flatMap((row) => row.split(" ")),
);

/** An unknown modifier may mean another price. */
export function effectOfModifier(modifier: string): ModifierEffect {
  return SAME_PRICE.has(modifier) ? "same-price" : "another-price";
}

/** Modifiers in the one spelling of prices: upper case, each once, in order: '59 26' and '26,59' mean the same. */
export function modifiersInOneSpelling(modifiers: readonly string[]): string {
  const unique = new Set(modifiers.map((modifier) => modifier.trim().toUpperCase()));
  return [...unique].sort().join(" ");
}
