/** A plan's document in one sentence. */
const answer = {
  "nothing-read":
    "This is a document from your health plan, not a bill. We could not read what it decided: look at its pages below.",
  refused: "{plan} denied payment for {service}. This is not a bill. {until}",
  "refused-medicaid": "{plan} is denying or cutting {service}. This is not a bill. {until}",
  "refused-before-care": "{plan} denied approval for {service}. This is not a bill. {until}",
  until: "You can appeal until {date}.",
  past: "The last day to appeal was {date}. Ask anyway.",
  noDay: "You can appeal. We could not read the last day to appeal: look for it on the document.",
  owed: "This is not a bill. {plan} says that you may owe {amount}.",
  "owed-to": "This is not a bill. {plan} says that you may owe {amount} to {provider}.",
  billToCome: "Don’t pay until the bill comes, and compare the two.",
  billHere: "Compare it with the bill before you pay.",
  "nothing-owed": "This is not a bill. {plan} says that you owe nothing for this care. Keep it.",
  decided:
    "This is not a bill. It says what {plan} decided. We could not read what you may owe: look for it on the document.",
  hasRefused: "It denied a part: see below whether you have to pay that part, and how to appeal.",
  medicare: "This is your Medicare Summary Notice.",
  plan: "Your plan",
  yourPlan: "your plan",
  Medicare: "Medicare",
  service: "one of your claims",
  care: "care that was requested for you",
  careOfYours: "some of your care",
  of: "{service} ({facts})",
} as const;

/** What to do about it. */
const steps = {
  "check-reading": {
    title: "Check what we read",
    action: "Check and correct",
    why: "You haven’t checked what we read yet. A wrong day or amount would make the next steps wrong.",
  },
  appeal: {
    title: "Appeal to your plan",
    action: "Write the appeal",
    why: "Ask it in writing to decide again: that costs nothing. First ask it for the documents behind its decision, and ask your doctor for a letter that says why you needed the care.",
  },
  "appeal-before-care": {
    title: "Appeal to your plan, with your doctor",
    action: "Write the appeal",
    why: "Ask your doctor today to call the plan’s doctor and to write why you need it. If waiting can harm you, ask for a fast appeal: the plan then has 72 hours.",
  },
  "appeal-medicaid": {
    title: "Ask for an appeal",
    action: "Write the appeal",
    why: "Ask in writing, and keep a copy. If you get this care now, ask within 10 days of the notice to keep it until the decision.",
  },
  "appeal-late": {
    title: "Ask your plan whether it accepts a late appeal",
    action: "Write the appeal",
    why: "Say why you are late: illness, or a notice that came late or to another address. Your state’s insurance department or Medicaid office can say what you can still do.",
  },
  "ask-provider": {
    title: "Ask the provider to correct its claim",
    action: "See what to ask",
    why: "Your plan denied this because the provider made a mistake. The provider can’t bill you for it. Don’t miss the last day to appeal anyway.",
  },
  "ask-plan": {
    title: "Ask your plan about its rate",
    action: "See what to ask",
    why: "The plan allowed more than the rate in its published file. If it corrects the amount, you may owe less.",
  },
  "see-bill": {
    title: "Compare it with the bill",
    action: "See the bill",
    why: "The bill’s page has both side by side.",
  },
  "wait-for-bill": {
    title: "Wait for the provider’s bill",
    action: "Add the bill",
    why: "When it comes, add it here: we compare what it asks for with what your plan says.",
  },
} as const;

export const planPapers = {
  answer,
  steps,
  next: "What to do next",
  reason: "Why, in the letter’s own words: “{reason}”",
  noReason:
    "We could not read why. Look for the reason on the letter, and ask the plan for the rule that it used: the appeal answers it.",
  letter: {
    heading: "The appeal, to copy or print",
    lead: "It says what we read. Fill in the parts in brackets, sign it, send a copy by certified mail or fax, and keep the receipt.",
    show: "Show the letter",
    follow: "If a bill came for this care, add it. Then we save the appeal and track its deadlines here.",
  },
} as const;
