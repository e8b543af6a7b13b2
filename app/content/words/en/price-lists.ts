/** Hospitals that share one list of prices and publish the same amount count once (decision 040). */
export const priceLists = {
  counts: { one: "{hospitals} hospitals, {count} amount", other: "{hospitals} hospitals, {count} amounts" },
  explained: {
    one: "Hospitals that share one list of prices and publish the same amount count once: {hospitals} hospitals, {count} amount.",
    other:
      "Hospitals that share one list of prices and publish the same amount count once: {hospitals} hospitals, {count} amounts.",
  },
  shared: "Dots with a number are several hospitals: {groups}.",
  group: "{hospitals} at {price}",
} as const;
