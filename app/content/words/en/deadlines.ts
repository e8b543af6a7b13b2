/** What has to happen by a deadline, and what it counts from: "{rule}, which was {start}". */
const kinds = {
  "internal-appeal": {
    what: "Your plan must have your appeal",
    rule: "180 days from the day the denial reached you",
  },
  "plan-decision-urgent": {
    what: "Your plan must decide about urgent care",
    rule: "72 hours from when your appeal arrived, told here as days",
  },
  "plan-decision-before-service": {
    what: "Your plan must decide about care to come",
    rule: "30 days from the day your appeal arrived",
  },
  "plan-decision-after-service": {
    what: "Your plan must decide about care you have had",
    rule: "60 days from the day your appeal arrived",
  },
  "external-review": {
    what: "Ask for an external review",
    rule: "Four months from the day the final denial reached you",
  },
  "external-review-decision": {
    what: "The reviewer must decide",
    rule: "45 days from the day your request arrived",
  },
  "good-faith-estimate": {
    what: "Start the dispute about a bill above its estimate",
    rule: "120 days from the day the bill reached you",
  },
  "collection-pause": {
    what: "A nonprofit hospital must hold off on lawsuits, credit reports and the like until then",
    rule: "120 days from the date of the first bill",
  },
  "charity-care": {
    what: "Apply for financial assistance at a nonprofit hospital",
    rule: "240 days from the date of the first bill",
  },
  "debt-validation": {
    what: "Dispute the debt in writing",
    rule: "30 days from the day the collector’s notice reached you",
  },
  "follow-up": { what: "Ask how your letter stands", rule: "30 days after the day you sent it" },
  "bill-due": { what: "The bill is due", rule: "As the bill says" },
  own: { what: "Your own deadline", rule: "As you noted it" },
  records: {
    what: "The records office must answer, or say in writing why it needs more time",
    rule: "30 days from the day your request arrived",
  },
  "records-extended": {
    what: "The records office must answer at the latest, if it took its one extension",
    rule: "60 days from the day your request arrived",
  },
} as const;

/** Who has to act by a deadline. */
const actors = {
  patient: "You",
  plan: "The plan",
  reviewer: "The reviewer",
  hospital: "The hospital",
} as const;

const steps = {
  patient: "Your step",
  plan: "The plan’s step",
  reviewer: "The reviewer’s step",
  hospital: "The hospital’s step",
} as const;

/** What is left once a deadline is past. */
const remedies = {
  "ask-for-late-appeal":
    "Send the appeal anyway, say why it comes late, and ask the plan to take it. The denial may also give you more time than the law does.",
  "ask-for-late-review":
    "Ask for the review anyway and say why you are late. Your state’s process may give more time.",
  "external-review-without-decision":
    "Ask for an external review. A plan that breaks the rules for appeals can be treated as if it had said no.",
  "insurance-regulator":
    "Complain to whoever oversees the plan: your state’s insurance department, or the US Department of Labor (1-866-444-3272) for a plan that an employer pays for itself.",
  "court-with-lawyer": "Ask a lawyer or legal aid whether a court can help, and by when.",
  "dispute-with-hospital":
    "Ask the hospital’s billing office or patient advocate, in writing, to honor the estimate anyway.",
  "apply-for-charity-care":
    "Apply for the hospital’s financial assistance: a nonprofit hospital must take applications within 240 days of the first bill.",
  "ask-for-charity-care-anyway":
    "Apply for financial assistance anyway: a hospital may take a late application.",
  "ask-to-review-refusal":
    "Ask the hospital in writing to look at its decision again. Say what it did not know or did not count: an income that ended, a person left out, high costs.",
  "dispute-debt-anyway":
    "Dispute the debt in writing anyway: the collector must then report it as disputed, even if it need not prove it first.",
  "complain-to-cfpb": "Complain to the Consumer Financial Protection Bureau.",
  "complain-to-civil-rights-office":
    "Complain to the Office for Civil Rights of the US Department of Health and Human Services.",
  "request-records": "Ask for your records: billing records belong to them.",
  negotiate: "Negotiate: offer an amount that published prices support.",
  "payment-plan": "Ask for a payment plan without interest.",
  "ask-how-it-stands":
    "Call or write: ask whether your letter came, who has it, and by when you get an answer. Note the day and the name, and choose a new day to ask again.",
  "send-again": "If it did not come, send it again with proof of delivery, such as certified mail.",
  "ask-for-hold":
    "Ask the billing office to hold the account while your letter is open, and to confirm it in writing.",
} as const;

/** What a link beside a remedy is called. */
const remedyLinks = {
  negotiate: "Work out an offer",
  complain: "Complain on its website",
} as const;

/** Why a day is no working day. */
const closedDays = {
  saturday: "a Saturday",
  sunday: "a Sunday",
  "new-year": "New Year’s Day",
  "martin-luther-king": "the birthday of Martin Luther King, Jr.",
  washington: "Presidents’ Day",
  "memorial-day": "Memorial Day",
  juneteenth: "Juneteenth",
  "independence-day": "Independence Day",
  "labor-day": "Labor Day",
  "columbus-day": "Columbus Day",
  "veterans-day": "Veterans Day",
  thanksgiving: "Thanksgiving",
  christmas: "Christmas",
} as const;

const left = {
  days: { one: "{count} day left", other: "{count} days left" },
  today: "today is the last day",
  past: { one: "{count} day ago", other: "{count} days ago" },
} as const;

/** A day that is no working day. */
const closed = {
  moved: "It counts to {day}, {why}, so it ends on the next working day.",
  stays: "That is {why}, and the law does not move it. Send or hand in by {workingDay}.",
  others: "That is {why}, so an answer may come a little later.",
} as const;

const one = {
  lastDay: "{day} ({left})",
  counted: "{rule}: {start}.",
  chosen: "You chose this day; no law sets it.",
  notLaw: "No law sets this day. You can change it.",
  mayBeLonger: "You may have more time; the notice, or the hospital’s policy, would say so.",
  done: "Done",
} as const;

/** The right that a finding opens. A bill's own date stands for the day that it came. */
const right = {
  open: "{what}: the last day is {lastDay}. {rule}; we count from the date on this bill, {start}. If an earlier bill came for the same care, it ends sooner.",
  openAtLeast:
    "{what}: you have at least until {lastDay}. {rule}; we count from the date on this bill, {start}. If an earlier bill came for the same care, the days began with that one.",
  openByState: "For the help that state law grants ({law}) you can apply at least until {lastDay}.",
  endless:
    "For the help that state law grants ({law}) there is no last day. Sooner is better: until you apply, the bill may go on to collection.",
  pastByState:
    "For the help that state law grants ({law}) the last day was {lastDay}. Hospitals may take a late application. This is left:",
  past: "{what}: its days are past. The last day was {lastDay}. {rule}; we count from the date on this bill, {start}. If this bill reached you much later, it may still be open. This is left:",
  undated: "{what}: {rule}. This bill has no date, so we can’t name the last day.",
} as const;

/** The deadlines of all appeals. */
const list = {
  heading: "Deadlines",
  groups: { past: "Past", soon: "In the next two weeks", later: "Later" },
  more: "Show {count} deadlines",
  none: "No deadline is running that we know of.",
  calendar: "Add them to your calendar (.ics)",
  calendarNote:
    "Without names or amounts, except what you named yourself. We also send reminders by email, 14, 3 and 1 days before.",
  noReminders:
    "Without names or amounts, except what you named yourself. Reminders by email are turned off; you can turn them on under “Setup Profile”.",
  calendarName: "Medical bill deadlines",
  calendarTitle: "Last day: {what}",
  lookTitle: "Look at your letter: {next}",
  lookText: "It is still open, and nothing else is scheduled for it. Note what has happened since.",
  zone: "Days are counted in {zone}, which most of your state lives by.",
  zoneOfOwner: "Days are counted in {zone}, which most of the owner’s state lives by.",
  noZone:
    "Days are counted in Eastern time, since no ZIP code is known. <about>Add your ZIP code</about> if you live elsewhere.",
  noZoneOfOwner: "Days are counted in Eastern time, since the owner’s ZIP code is not known.",
} as const;

/** The last day to appeal what a plan's explanation refuses. `laws`: where the paper prints no day. */
const denial = {
  what: "Appeal your plan’s decision",
  explanation: "Explanation of benefits",
  unnamed: "your plan",
  printed: "Printed on your plan’s explanation.",
  counted: "By the days printed on your plan’s explanation, counted from its date.",
  law: "By federal rules, if your plan is {kind}; check your plan’s papers.",
  firstLaw:
    "By federal rules, the first day on which the time may end: the explanation prints none, and we don’t know the kind of plan. Choose it on the explanation’s page.",
  kinds: {
    private: "an employer’s plan or one you bought",
    medicare: "Original Medicare",
    "medicare-advantage": "a Medicare Advantage plan",
    medicaid: "a Medicaid plan",
  },
  noReminders: "Email reminds you of a day from an explanation once you have begun the appeal.",
} as const;

/** What deadlines count from. */
const dates = {
  denialReceivedOn: "The plan’s denial reached you",
  appealReceivedOn: "Your appeal reached the plan",
  finalDenialReceivedOn: "The plan’s final denial reached you",
  reviewAskedOn: "Your request for a review reached the reviewer",
  estimatedBillReceivedOn: "The bill above its estimate reached you",
  firstBillOn: "Date of the first bill after the care",
  collectorNoticeReceivedOn: "The collector’s notice reached you",
  recordsAskedOn: "Your request for records arrived",
} as const;

/** The form that asks for these dates. */
const datesForm = {
  open: "Dates that deadlines count from",
  lead: "Enter what you know. What you note above counts by itself: the day of sending stands for the day of arrival.",
  plan: "The plan",
  planKind: "Who decides about the claim",
  timing: "What it decides about",
  bill: "The bill",
  others: "Others",
  submit: "Save the dates",
} as const;

/** The form for days that no law sets. */
const daysForm = {
  open: "Your own days, and when the bill is due",
  lead: "They appear with your deadlines and in your calendar, and we remind you of them like any other.",
  followUpOn: "Ask how it stands on",
  followUpHint: "Leave it empty for 30 days after you sent it.",
  billDueOn: "The bill is due on",
  own: "Your own deadline {number}",
  name: "What it is",
  on: "Day",
  submit: "Save these days",
} as const;

const timings = {
  "after-service": "Care you have had",
  "before-service": "Care to come",
  urgent: "Urgent care",
} as const;

const plans = {
  private: "A private or employer’s plan",
  medicare: "Medicare",
  medicaid: "Medicaid",
  none: "No insurance",
} as const;

export const deadlines = {
  kinds,
  actors,
  steps,
  remedies,
  remedyLinks,
  closedDays,
  left,
  closed,
  one,
  right,
  list,
  denial,
  dates,
  datesForm,
  daysForm,
  timings,
  plans,
} as const;
