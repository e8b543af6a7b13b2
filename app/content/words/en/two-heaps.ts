/** Cash prices that fall into two groups, which have no middle. */
export const twoHeaps = {
  group: { one: "{count} hospital {range}", other: "{count} hospitals {range}" },
  range: "{from} to {to}",
  both: "{low}, {high}",
  sentence: "{both}; nothing between. A middle of these would be nobody’s price.",
  inPlace: "Cash prices in {place}: {both}; nothing between. A middle of these would be nobody’s price.",
  noMiddle: "No middle: two groups",
} as const;
