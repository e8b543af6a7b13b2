/** How a price compares with comparable prices, in a word and by how much. */
export const priceLevels = {
  level: { low: "Low", typical: "Typical", high: "High" },
  fromMiddle: {
    below: "{percent}% below the median",
    above: "{percent}% above the median",
    at: "the median price",
    times: "{times} times the median",
  },
} as const;
