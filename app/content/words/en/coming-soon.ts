export const comingSoon = {
  title: "Coming soon",
  description:
    "What {product} has opened, and how to hear about what opens next: join the waitlist or ask for a demo.",
  keywords: "medical bill help waitlist, negotiate a medical bill, demo",
  heading: "Coming Soon!",
  notOpenYet: "“{page}” is not open yet.",
  negotiation:
    "You can already negotiate a bill in your account: <offer>see what to offer</offer>, line by line from published prices. You also get what to say on the phone and the letter to send.",
  alreadyOpen:
    "Already open: <search>search hospital prices</search>, <upload>upload a bill</upload> and have it read, <check>check a bill for mistakes</check>, or <offer>see what to offer for a bill</offer>.",
  waitlist: "Join the waitlist",
  roadmap: "Help decide what comes first",
  roadmapText: "Vote on what we build next, or send an idea. <roadmap>See the roadmap</roadmap>",
  demo: {
    heading: "Book a Demo",
    chooseATime: "Choose a time",
    requested: "Thank you. We will reply by email.",
    name: "Name",
    email: "Email",
    organisation: "Organization (optional)",
    message: "What would you like to see? (optional)",
    submit: "Request a demo",
    tooMany: "We received many demo requests from your network. Please send this one again in {wait}.",
    problems: {
      name: { missing: "Enter your name", "too-long": "Enter your name in 120 characters or fewer" },
      email: { invalid: "Enter an email address in the format name@example.com" },
      organisation: { "too-long": "Enter the organization in 200 characters or fewer" },
      message: { "too-long": "Shorten the message to 2,000 characters or fewer" },
    },
  },
} as const;
