/** What a place is to a person who looks for care. */
export const placeKinds = [
  "hospital",
  "imaging",
  "surgery",
  "laboratory",
  "urgent-care",
  "therapy",
  "dialysis",
  "doctor",
  "other",
] as const;

export type PlaceKind = (typeof placeKinds)[number];

/** By how taxonomy codes begin (NUCC); the first line that fits any of a provider's codes decides. */
const KIND_OF_TAXONOMY: readonly [PlaceKind, RegExp][] = [
  ["hospital", /^(27[3-6]|28[0-6])/],
  ["surgery", /^261Q(A1903|E0800|S0132)X/],
  ["imaging", /^261Q(R020[0678]|M1200)X/],
  ["laboratory", /^(291U|292|293D)/],
  ["urgent-care", /^261QU0200X/],
  ["therapy", /^(261Q(P2000|R040[01])X|225|2251)/],
  ["dialysis", /^261QE0700X/],
  ["doctor", /^(20|10[1-6]|11|12|13|152|163|193|207|208|213|36)/],
];

/** The kind of a provider by all of its taxonomies. */
export function placeKind(taxonomies: readonly string[]): PlaceKind {
  for (const [kind, beginning] of KIND_OF_TAXONOMY) {
    if (taxonomies.some((taxonomy) => beginning.test(taxonomy))) return kind;
  }
  return "other";
}
