/** What the product calls itself: the one place where its name stands. */
export const product = {
  name: "Faircharge",
  tagline: "Crowdsourcing medical bill transparency for everyone.",
} as const;
