/** The list of bills that several account pages start with. */
export const billChoice = {
  heading: "Which bill?",
  unnamed: "A bill without a name",
  ofDay: "of {date}",
  newest: "The newest {shown} of {count} bills. You can also get here from each bill’s own page.",
  all: "See all bills",
} as const;
