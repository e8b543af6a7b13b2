/** A paper of a plan in one sentence. */
const answer = {
  "nothing-read":
    "This is a paper of your health plan, not a bill. We could not read what it decided: look at its pages below.",
  refused: "{plan} refused to pay for {service}. This is not a bill. {until}",
  "refused-medicaid": "{plan} is refusing or cutting {service}. This is not a bill. {until}",
  "refused-before-care": "{plan} refused to approve {service}. This is not a bill. {until}",
  until: "You can appeal until {date}.",
  past: "The last day to appeal was {date}. Ask anyway.",
  noDay: "You can appeal: look on it for the last day, which we could not read.",
  owed: "This is not a bill. {plan} says that you may owe {amount}.",
  "owed-to": "This is not a bill. {plan} says that you may owe {amount} to {provider}.",
  billToCome: "Pay nothing until the bill comes, and compare the two.",
  billHere: "Compare it with the bill before you pay.",
  "nothing-owed": "This is not a bill. {plan} says that you owe nothing for this care. Keep it.",
  decided:
    "This is not a bill. It says what {plan} decided. Look on it for what you may owe, which we could not read.",
  hasRefused: "It refused a part: see below whether that is yours to pay, and how to appeal.",
  medicare: "This is your Medicare Summary Notice.",
  plan: "Your plan",
  yourPlan: "your plan",
  Medicare: "Medicare",
  service: "a claim of yours",
  care: "care that was asked for",
  careOfYours: "care of yours",
  of: "{service} ({facts})",
} as const;

/** What to do about it. */
const steps = {
  "check-reading": {
    title: "Check what we read",
    action: "Check and correct",
    why: "You haven’t checked yet what we read. A wrong day or amount would make the next steps wrong.",
  },
  appeal: {
    title: "Appeal to your plan",
    action: "Write the appeal",
    why: "Ask it in writing to decide again: that costs nothing. Ask it first for the papers of its decision, and your doctor for a letter that says why you needed the care.",
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
    title: "Ask your plan whether it takes a late appeal",
    action: "Write the appeal",
    why: "Say why you are late: illness, or a notice that came late or to another address. Your state’s insurance department or Medicaid office can say what is left.",
  },
  "ask-provider": {
    title: "Ask the provider to mend its claim",
    action: "See what to ask",
    why: "Your plan refused for a mistake of the provider, who may not bill you for it. Don’t miss the last day to appeal anyway.",
  },
  "ask-plan": {
    title: "Ask your plan about its rate",
    action: "See what to ask",
    why: "The plan allowed more than the rate in its published file. If it corrects the amount, you may owe less.",
  },
  "see-bill": {
    title: "Compare it with its bill",
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
    follow: "If a bill came for this care, add it: then the appeal is kept and its days are followed here.",
  },
} as const;
