/** Hospitals that share one list of prices and publish the same amount have it together, and each a vote (decisions 040, 062). */
export const priceLists = {
  counts: { one: "{hospitals} hospitals, {count} amount", other: "{hospitals} hospitals, {count} amounts" },
  explained: {
    one: "Each hospital has one vote. Some share one list of prices: {hospitals} hospitals, {count} amount.",
    other:
      "Each hospital has one vote. Some share one list of prices: {hospitals} hospitals, {count} amounts.",
  },
  shared: "Dots with a number are several hospitals: {groups}.",
  group: "{hospitals} at {price}",
} as const;
