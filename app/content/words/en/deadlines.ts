/** What has to happen by a deadline, and what it counts from: "{rule}, which was {start}". */
const kinds = {
  "internal-appeal": {
    what: "Your plan must receive your appeal",
    rule: "180 days from the day the denial reached you",
  },
  "plan-decision-urgent": {
    what: "Your plan must decide about urgent care",
    rule: "72 hours from when your appeal arrived, counted here as days",
  },
  "plan-decision-before-service": {
    what: "Your plan must decide about care you haven’t had yet",
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
    what: "A nonprofit hospital must hold off on lawsuits, credit reporting and similar steps until then",
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
  "follow-up": { what: "Check the status of your letter", rule: "30 days after the day you sent it" },
  "bill-due": { what: "The bill is due", rule: "As the bill says" },
  own: { what: "Your own deadline", rule: "As you noted it" },
  records: {
    what: "The records office must answer, or say in writing why it needs more time",
    rule: "30 days from the day your request arrived",
  },
  "records-extended": {
    what: "The records office must answer, even if it took its one extension",
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

/** What a person can still do once a deadline has passed. */
const remedies = {
  "ask-for-late-appeal":
    "Send the appeal anyway, explain why it is late, and ask the plan to accept it. The denial may also give you more time than the law does.",
  "ask-for-late-review":
    "Ask for the review anyway and say why you are late. Your state’s process may give more time.",
  "external-review-without-decision":
    "Ask for an external review. A plan that breaks the rules for appeals can be treated as if it had denied your appeal.",
  "insurance-regulator":
    "File a complaint with the agency that oversees the plan: your state’s insurance department. For a plan that an employer pays for itself, it is the US Department of Labor (1-866-444-3272).",
  "court-with-lawyer": "Ask a lawyer or legal aid whether a court can help, and what the deadline is.",
  "dispute-with-hospital":
    "Ask the hospital’s billing office or patient advocate, in writing, to honor the estimate anyway.",
  "apply-for-charity-care":
    "Apply for the hospital’s financial assistance: a nonprofit hospital must accept applications within 240 days of the first bill.",
  "ask-for-charity-care-anyway":
    "Apply for financial assistance anyway: a hospital may accept a late application.",
  "ask-to-review-refusal":
    "Ask the hospital in writing to review its decision. Say what it did not know or did not count, such as an income that ended, a person left out, or high costs.",
  "dispute-debt-anyway":
    "Dispute the debt in writing anyway: the collector must then report it as disputed, even if it doesn’t have to prove it first.",
  "complain-to-cfpb": "File a complaint with the Consumer Financial Protection Bureau.",
  "complain-to-civil-rights-office":
    "File a complaint with the Office for Civil Rights of the US Department of Health and Human Services.",
  "request-records": "Ask for your records. They include your billing records.",
  negotiate: "Negotiate: offer an amount that published prices support.",
  "payment-plan": "Ask for a payment plan without interest.",
  "ask-how-it-stands":
    "Call or write. Ask whether your letter arrived, who has it, and by what date you will get an answer. Note the day and the name, and choose a new day to ask again.",
  "send-again": "If it did not arrive, send it again with proof of delivery, such as certified mail.",
  "ask-for-hold":
    "Ask the billing office to put the account on hold while your letter is open, and to confirm it in writing.",
} as const;

/** What a link next to a remedy is called. */
const remedyLinks = {
  negotiate: "Work out an offer",
  complain: "File a complaint on its website",
} as const;

/** Why a day is not a business day. */
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

/** A deadline on a day that is not a business day. */
const closed = {
  moved: "The count ends on {day}, {why}, so the deadline is the next business day.",
  stays:
    "That day is {why}, and the law does not extend the deadline. Send it or hand it in by {workingDay}.",
  others: "That day is {why}, so an answer may come a little later.",
} as const;

const one = {
  lastDay: "{day} ({left})",
  counted: "{rule}: {start}.",
  chosen: "You chose this day. No law sets it.",
  notLaw: "This is our suggestion, not a legal deadline. You can change it.",
  mayBeLonger: "You may have more time. If so, the notice or the hospital’s policy says so.",
  done: "Done",
} as const;

/** The right that a finding opens. Its deadline counts from the bill's date, since the day it arrived is not known. */
const right = {
  open: "{what}: the deadline is {lastDay}. {rule}; we count from the date on this bill, {start}. If an earlier bill came for the same care, the deadline is sooner.",
  openAtLeast:
    "{what}: you have at least until {lastDay}. {rule}; we count from the date on this bill, {start}. If an earlier bill came for the same care, the time began with that one.",
  openByState: "For help under state law ({law}), you can apply at least until {lastDay}.",
  endless:
    "For help under state law ({law}), you can apply at any time. Sooner is better: until you apply, the bill may go to collections.",
  pastByState:
    "For help under state law ({law}), the deadline was {lastDay}. Hospitals may accept a late application. What you can still do:",
  past: "{what}: the deadline was {lastDay}. {rule}; we count from the date on this bill, {start}. If this bill reached you much later, you may still have time. What you can still do:",
  undated: "{what}: {rule}. This bill has no date, so we can’t work out the deadline.",
} as const;

/** The deadlines of all appeals. */
const list = {
  heading: "Deadlines",
  groups: { past: "Past", soon: "In the next two weeks", later: "Later" },
  more: "Show {count} deadlines",
  none: "You have no upcoming deadlines that we know of.",
  calendar: "Add them to your calendar (.ics)",
  calendarNote:
    "The calendar has no names or amounts, except in deadlines that you named yourself. We also email you reminders 14, 3 and 1 days before.",
  noReminders:
    "The calendar has no names or amounts, except in deadlines that you named yourself. Email reminders are turned off. You can turn them on under “Setup Profile”.",
  calendarName: "Medical bill deadlines",
  calendarTitle: "Deadline: {what}",
  lookTitle: "Check on your letter: {next}",
  lookText: "It is still open, and nothing else is scheduled for it. Note what has happened since.",
  zone: "Days are counted in {zone}, the time zone of most of your state.",
  zoneOfOwner: "Days are counted in {zone}, the time zone of most of the owner’s state.",
  noZone:
    "Days are counted in Eastern time, since we don’t know your ZIP code. <about>Add your ZIP code</about> if you live in another time zone.",
  noZoneOfOwner: "Days are counted in Eastern time, since we don’t know the owner’s ZIP code.",
} as const;

/** The deadline to appeal what a plan's explanation denies. `law` and `firstLaw`: where the document prints no day. */
const denial = {
  what: "Appeal your plan’s decision",
  explanation: "Explanation of benefits",
  unnamed: "your plan",
  printed: "Printed on your plan’s explanation.",
  counted: "Counted from the date of your plan’s explanation, by the number of days printed on it.",
  law: "Under federal rules, if your plan is {kind}. Check your plan documents.",
  firstLaw:
    "The earliest possible deadline under federal rules: the explanation prints none, and we don’t know your type of plan. Choose it on the explanation’s page.",
  kinds: {
    private: "an employer plan or one you bought",
    medicare: "Original Medicare",
    "medicare-advantage": "a Medicare Advantage plan",
    medicaid: "a Medicaid plan",
  },
  noReminders: "For a deadline from an explanation, email reminders start once you have begun the appeal.",
} as const;

/** What deadlines count from. */
const dates = {
  denialReceivedOn: "Date you received the plan’s denial",
  appealReceivedOn: "Date the plan received your appeal",
  finalDenialReceivedOn: "Date you received the plan’s final denial",
  reviewAskedOn: "Date the reviewer received your request",
  estimatedBillReceivedOn: "Date you received the bill above its estimate",
  firstBillOn: "Date of the first bill after the care",
  collectorNoticeReceivedOn: "Date you received the collector’s notice",
  recordsAskedOn: "Date your request for records arrived",
} as const;

/** The form that asks for these dates. */
const datesForm = {
  open: "Dates that deadlines count from",
  lead: "Enter what you know. What you note above already counts: we use the day you sent it as the day it arrived.",
  plan: "The plan",
  planKind: "Who decides about the claim",
  timing: "What care it is about",
  bill: "The bill",
  others: "Other dates",
  submit: "Save the dates",
} as const;

/** The form for dates that no law sets. */
const daysForm = {
  open: "Your own deadlines, and when the bill is due",
  lead: "They appear with your deadlines and in your calendar, and we remind you of them like any other.",
  followUpOn: "Check its status on",
  followUpHint: "Leave it empty for 30 days after you sent it.",
  billDueOn: "The bill is due on",
  own: "Your own deadline {number}",
  name: "What it is",
  on: "Day",
  submit: "Save these days",
} as const;

const timings = {
  "after-service": "Care you have already had",
  "before-service": "Care you haven’t had yet",
  urgent: "Urgent care",
} as const;

const plans = {
  private: "A private or employer plan",
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
