/** Forms on several pages, and what they say when something is missing or wrong. */
export const forms = {
  errorTitle: "Error: {title}",
  databaseAway:
    "We could not save this: our database cannot save anything right now. What you typed is still here. Wait a minute, then send it again.",
  /** How long to wait. */
  minutes: { one: "a minute", other: "{count} minutes" },
  emailInvalid: "Enter an email address in the format name@example.com",
  waitlist: {
    email: "Email",
    emailHint: "We will write when something new opens, and for nothing else.",
    submit: "Submit",
    thanks: "Thanks!",
    joined: "You are on the waitlist.",
    tooMany: "Many addresses have come from your network. Please send this one again in {wait}.",
  },
} as const;
