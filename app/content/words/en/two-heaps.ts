/** Cash prices that fall into two groups, which have no median. */
export const twoHeaps = {
  group: { one: "{count} hospital {range}", other: "{count} hospitals {range}" },
  range: "{from} to {to}",
  both: "{low}, {high}",
  sentence: "{both}; nothing in between. A median of these would be no hospital’s price.",
  inPlace:
    "Cash prices in {place}: {both}; nothing in between. A median of these would be no hospital’s price.",
  noMiddle: "No median: two groups",
} as const;
