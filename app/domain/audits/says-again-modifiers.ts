/** The modifiers that say a service was done again: a repeat by the same or another clinician, a repeated laboratory test,
 *  and a separate one. */
export const saysAgainModifiers: ReadonlySet<string> = new Set([
  "76",
  "77",
  "91",
  "59",
  "XE",
  "XS",
  "XP",
  "XU",
]);
