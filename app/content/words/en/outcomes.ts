/** How appeals ended, as published for a hospital. */
export const outcomes = {
  caption: "How appeals of bills from this hospital ended",
  columns: {
    subject: "Request",
    count: "Appeals",
    won: "Got a reduction",
    reduction: "Usual reduction",
    days: "Days to an answer",
  },
  atLeast: "at least {count}",
  won: {
    1: "under a third of them",
    2: "one to two thirds of them",
    3: "two thirds of them or more",
  },
  reduction: "about {percent}% of what was requested",
  smallReduction: "under 5% of what was requested",
  tooFew: "Too few to say",
  fewDays: "under four days",
  days: { one: "about {count} day", other: "about {count} days" },
  method:
    "Reported by people who tracked their appeal here and let its outcome count. They are rounded, and updated only after several more, so that no one can identify a single one. <how>How outcomes are counted</how>",
} as const;
