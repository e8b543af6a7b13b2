/** What the product calls itself: the one place where its name stands. */
export const product = {
  name: "Faircharge",
} as const;
