/** Where a price stands among like prices, in a word and by how much. */
export const priceLevels = {
  level: { low: "Low", typical: "Typical", high: "High" },
  fromMiddle: {
    below: "{percent}% below the middle",
    above: "{percent}% above the middle",
    at: "the middle price",
    times: "{times} times the middle",
  },
} as const;
