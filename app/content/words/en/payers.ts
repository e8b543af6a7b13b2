/** The field of the insurance company on the forms that search. */
export const payers = {
  label: "Insurance",
  hint: "Leave it empty for cash prices.",
} as const;
