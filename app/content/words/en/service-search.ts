/** What a search for services says: what it asks back, and what it has not found. */
export const serviceSearch = {
  heading: "What does it cost?",
  lead: "Search for a service in your own words, or by the code on your bill, and see what hospitals near you charge.",
  change: "Change",
  suggestions: "Suggestions",
  unpriced: "{choice}: no hospital here publishes a price",
  questionNote: "Prices below are for the first of these until you choose.",
  hospitals: "Hospitals called “{name}”",
  others: "What others search for",
  absent: {
    heading: "Not in our data",
    text: "No hospital here publishes a price for “{search}”. Not every hospital lists everything it does: you can ask one for a written estimate.",
  },
  unknown: {
    heading: "No service matches that",
    text: "No hospital publishes a price for “{search}”. Check the spelling, try a plainer word, or the code on your bill.",
  },
} as const;
