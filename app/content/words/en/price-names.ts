/** What a price is, and what stands for one that nobody published or read. */
export const priceNames = {
  notAvailable: "Not available",
} as const;
