/** How appeals ended, as it is published for a hospital. */
export const outcomes = {
  caption: "How appeals of bills from this hospital ended",
  columns: {
    subject: "What was asked",
    count: "Appeals",
    won: "Took something off",
    reduction: "Usually came off",
    days: "Days to an answer",
  },
  atLeast: "at least {count}",
  won: {
    1: "under a third of them",
    2: "one to two thirds of them",
    3: "two thirds of them or more",
  },
  reduction: "about {percent}% of what was asked",
  smallReduction: "under 5% of what was asked",
  tooFew: "Too few to say",
  fewDays: "under four days",
  days: { one: "about {count} day", other: "about {count} days" },
  method:
    "Told by people who followed their appeal here and let its outcome count. They are rounded, and renewed only after several more, so that nobody can tell a single one. <how>How outcomes become figures</how>",
} as const;
