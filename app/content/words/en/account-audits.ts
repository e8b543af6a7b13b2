/** Requesting the audit of a saved bill. */
const run = {
  title: "Audit Bill",
  description: "Check one of your bills against its own sums, coding rules, your plan and published prices.",
  lead: "Choose a bill. We check its sums and codes, what your plan and any estimate said, and published prices, and tell you what we could not check.",
  none: "No bills yet. Add one first, then audit it here.",
  typeLines: "Type in new lines",
  upload: "Upload a bill",
  unnamed: "A bill without a name",
  draft: "Draft",
  ofDay: "of {date}",
  charged: "{amount} charged",
  lines: { one: "{count} line", other: "{count} lines" },
  audits: { one: "audited once", other: "audited {count} times" },
  another: "Choose another bill",
  seeBill: "See the bill",
  isDraft:
    "This bill is a draft. Check what we read first: a misread number looks like a mistake by the hospital.",
  checkIt: "Check it now",
  tooMany:
    "This bill has {most} audits, the maximum. Delete one that you no longer need, then audit the bill again.",
  foreignCurrency:
    "This bill is in another currency, and we only check bills in US dollars. Are its amounts dollars after all? Type them in as a new bill.",
  noLines:
    "This bill has no lines with an amount, so only its totals can be checked. Ask the provider for an itemized bill: it lists each service with its code.",
  noAmounts: {
    one: "{count} line states no amount and is left out.",
    other: "{count} lines state no amount and are left out.",
  },
  facts: "What the bill does not say",
  factsLead:
    "Leave a field empty if you don’t know: we then say what we could not check. What you enter is saved with the audit, encrypted, for you and the people you allow to see your bills.",
  decided: {
    lead: "You checked what your plan decided about this bill. We use that, so you don’t need to type it.",
    unnamed: "Explanation of benefits",
  },
  papers: {
    lead: "With this bill:",
    picture: "{kind}, page {page}",
  },
  submit: "Audit this bill",
  save: "Save for later",
  discard: "Start over",
  saved: "Saved for later. What you entered is encrypted and waits here for you.",
  restored: "Your entries from earlier are back.",
  done: "The audit is done. The owner of this account can find it in their audits. They have not let you see bills, so you can’t open it.",
} as const;

/** What audits found. */
const findings = {
  title: "Audit findings",
  titleOf: "Audit findings of {owner}",
  description: "What the audits of your bills found, and what to ask for.",
  lead: "Every audit is saved as it was, encrypted. Nothing is sent to a hospital or a plan.",
  none: "No audits yet. Audit a bill: it is free, and you see what to ask for.",
  noneOfOwner: "{owner} has no audits yet.",
  audit: "Audit Bill",
  caption: { one: "{count} audit", other: "{count} audits, the newest first" },
  columns: {
    bill: "Bill",
    at: "Audited",
    found: "Found",
    disputable: "Possible reduction",
    charged: "Charged",
  },
  unnamed: "A bill without a name",
  ofDay: "Bill of {date}",
  changed: "The bill has changed since",
  counts: {
    error: { one: "{count} error", other: "{count} errors" },
    "rule conflict": { one: "{count} rule conflict", other: "{count} rule conflicts" },
    question: { one: "{count} question", other: "{count} questions" },
    "price context": { one: "{count} price", other: "{count} prices" },
  },
  nothingFound: "Nothing",
  deleted: "The audit is deleted.",
} as const;

/** One audit. */
const one = {
  title: "Audit of a bill",
  description: "What an audit found, how strong it is, what to ask for, and what was not checked.",
  back: "All audits",
  heading: "Audit of {name}",
  unnamed: "a bill",
  audited: "Audited on {date}.",
  bill: "See the bill",
  others: { one: "See the other audit of this bill", other: "See the {count} other audits of this bill" },
  changed: "The bill has changed since; audit it again.",
  again: "Audit again",
  changeFacts: "Change what you entered and audit again",
  findings: "What we found",
  prices: {
    one: "{count} price compared with what is published",
    other: "{count} prices compared with what is published",
  },
  negotiate: "See what to offer for this bill",
  lines: "Printed here:",
  pictures: "Where it is printed",
  picturesLead: "Each marked line has the number that the findings use.",
  dispute: {
    open: "This is wrong",
    lead: "Tell us, so that the rule gets better. We keep which rule it was, your reason and the day, without your name or bill.",
    reason: "What is wrong with it?",
    choose: "Choose",
    reasons: {
      misread: "You misread my bill",
      "was-right": "What the bill charges is right",
      "not-for-my-plan": "This rule does not apply to my plan",
      other: "Something else",
    },
    comment: "In your own words",
    commentHint: "Saved with your audit, encrypted. You don’t have to write anything.",
    share: "Share this text",
    shareComment: "Let the people who run this site read this text",
    shareHint: "Do not write names or numbers into it then.",
    submit: "Send",
    noted: "You called this wrong: {reason}.",
    shared: "The people who run this site can read what you wrote.",
    takeBack: "Take that back",
    problems: {
      reason: { missing: "Choose what is wrong with the finding" },
      comment: { "too-long": "Shorten your text to 300 characters" },
    },
  },
  phone: {
    open: "What to say on the phone",
    lead: "Have the bill in front of you, and write down the day, the time and the name of the person you speak with.",
    opening:
      "“Hello, my name is …. I am calling about my bill, account number …. Before I pay, I would like to ask about one thing on it ({evidence}).”",
    openingDated:
      "“Hello, my name is …. I am calling about my bill of {date}, account number …. Before I pay, I would like to ask about one thing on it ({evidence}).”",
    closing:
      "“Please put my account on hold while you look into this, so that it does not go to collections. Please send me your answer in writing. May I have a reference number for this call?”",
  },
  apply: "Apply: household, letter, documents in one PDF",
  letter: {
    one: "Write a letter about this",
    heading: "In writing",
    lead: "The letter lists each problem we found, line by line, with the rule behind it. You can read and change it before you send it.",
    choose: "Choose a letter",
  },
  files: {
    heading: "Take it with you",
    csv: "Findings as CSV",
    json: "Everything as JSON",
    print:
      "To keep a paper copy, print this page. Collapsed sections, forms and lines after the first 10 are not printed.",
  },
  after: "Nothing here is legal or medical advice. The provider has the records, and may be right.",
  delete: "Delete this audit",
} as const;

const deleting = {
  title: "Delete an audit",
  description: "What is deleted with this audit.",
  back: "Back to the audit",
  heading: "Delete this audit: {name}",
  goes: "The audit of {date} is deleted at once, with what you entered for it and what you said about its findings. You can’t undo this. The bill stays.",
  submit: "Delete this audit",
} as const;

export const accountAudits = { run, findings, one, delete: deleting } as const;
