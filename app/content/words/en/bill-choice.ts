/** The list of bills that an account's pages begin with. */
export const billChoice = {
  heading: "Which bill?",
  unnamed: "A bill without a name",
  ofDay: "of {date}",
  newest: "The newest {shown} of {count} bills. Every bill’s own page leads here, too.",
  all: "See all bills",
} as const;
