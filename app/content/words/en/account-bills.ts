/** The list of the bills in an account. */
const list = {
  title: "Your bills",
  titleOf: "Bills of {owner}",
  description: "The bills you saved, in one private place.",
  add: "Add a bill",
  none: "No bills yet. Add the first one: a photo, a PDF, or typed in by hand.",
  noneOfOwner: "{owner} has no saved bills yet.",
  search: "Search",
  searchHint: "A hospital, a service or a code.",
  state: "Status",
  everyState: "All",
  sort: "Sort by",
  sorts: {
    added: "Newest first",
    date: "By bill date",
    highest: "Highest charges first",
    lowest: "Lowest charges first",
    provider: "By provider",
  },
  show: "Show",
  failure: "We couldn’t load the list ({status}).",
  caption: "Bills {first} to {last} of {count}",
  nothing: "No bill has all of these words.",
  all: "Show all bills",
  pages: "Pages of bills",
  columns: {
    provider: "Bill",
    state: "Status",
    date: "Date",
    charges: "Charges",
    due: "You are asked to pay",
    lines: "Lines",
  },
  unnamed: "Provider not known",
  deleted: "The bill is deleted, with its files.",
  shared: "Shared without a name",
} as const;

const states = { draft: "Draft", kept: "Saved" } as const;

const totals = {
  chargesCents: "Charges before any reduction",
  adjustmentsCents: "Reduced by agreement or discount",
  insurancePaidCents: "Paid by insurance",
  patientPaidCents: "Paid by the patient",
  otherPaidCents: "Paid (the bill does not say by whom)",
  amountDueCents: "Still to be paid",
} as const;

/** One bill. */
const bill = {
  description: "Your bill in plain language, next to the hospital’s published prices.",
  back: "All bills",
  untitled: "Bill",
  dated: "Bill dated {date}.",
  served: "Care on {first}.",
  servedFromTo: "Care from {first} to {last}.",
  correct: "Correct this bill",
  audit: "Check it again with other answers",
  assistance: "Apply for financial assistance",
  letter: "Write a letter about this bill",
  negotiate: "See what to offer",
  hospital: "Prices and more about this hospital",
  noHospital:
    "We could not match the provider to a hospital with a price file, so no published prices are shown.",
  totals: {
    heading: "The bill’s own totals",
    due: "to be paid",
    caption: "As the bill states them",
    columns: { what: "What", amount: "Amount" },
    none: "The bill states no totals.",
  },
  lines: {
    heading: "Charges, line by line ({count})",
    none: "This bill has no lines. Ask the provider for an itemized bill: it lists each service with its code.",
    caption: "Lines {first} to {last} of {count}",
    pages: "Pages of lines",
    columns: {
      service: "Service",
      date: "Date",
      charged: "Charged",
      published: "Published prices",
    },
    unknown: "Not described on the bill",
    onBill: "On the bill: {description}",
    department: "Department: {name}",
    units: "{count} units",
    foundWithLine: "{title}: see line {number}",
    planAllowed: "Your plan allowed {amount}.",
    planOwe: "You owe {amount} of it.",
    each: "{amount} for each of {count} units.",
    cash: "Cash price {price}",
    gross: "List price {price}",
    noCash: "The file has no cash price.",
    noGross: "The file has no list price.",
    implausible: "This cannot be the price: {reason}.",
    like: "For {likeness}, from <source>{row}</source>.",
    unlike: "The hospital’s file has no price for the same setting and modifiers.",
    unpublished: "The hospital’s file doesn’t list this code.",
    noCode: "No code, so no price can be looked up.",
    noHospital: "The hospital is not known.",
    check: "Is this line fair?",
    seePublished: "See what is published",
  },
  compared: {
    outpatient: "Prices for outpatients, since the bill doesn’t charge for a room.",
    inpatient: "Prices for patients who stay, since the bill charges for a room or a whole stay.",
    file: "From {hospital}’s <file>price file</file> {fileName} of {date}.",
    fileUndated: "From {hospital}’s <file>price file</file> {fileName}, which has no date.",
    rule: "We compare only comparable prices: the same code, setting, billing class and modifiers. A price says nothing about quality.",
  },
  documents: {
    heading: "Documents",
    none: "This bill was typed in by hand.",
    add: "Add an explanation of benefits or an estimate",
    kinds: { bill: "Bill", eob: "Explanation of benefits", estimate: "Good-faith estimate" },
    page: "{kind}, page {number} of {count}",
  },
  more: {
    heading: "More about this bill",
    findings: "All findings of our check",
    share: "Share it without a name",
    shared: "What you shared of it",
    delete: "Delete this bill",
  },
} as const;

/** Sharing three facts of a bill, and withdrawing them. */
const share = {
  title: "Share this bill without a name",
  description: "Exactly what would be shared of this bill, and nothing else.",
  back: "Back to the bill",
  lead: "Your bill can help others see what care costs. This is all that anyone would see of it:",
  isShared: "You share this, and anyone can see it. It does not say whose bill it is.",
  caption: "What would be shared",
  captionShared: "What is shared",
  columns: { fact: "What", value: "As it is shown" },
  facts: { hospitalName: "Hospital", invoiceDate: "Invoice date", total: "Total charges" },
  heldBack:
    "We don’t share the provider’s name on this bill: it may be a person’s name or contain a number. Match the bill to a hospital to share the hospital’s name.",
  rules:
    "The time of sharing is shown with it. Nothing else on the bill leaves your account, and what you share does not lead back to it. <privacy>How sharing works</privacy>",
  submit: "Share these three facts",
  withdraw: "Withdraw it",
  nothing: "This bill states no hospital, date or total yet. Correct it first, then share it",
} as const;

const deleting = {
  title: "Delete a bill",
  description: "What is deleted with this bill.",
  back: "Back to the bill",
  heading: "Delete this bill: {name}",
  goes: "This is deleted at once:",
  lines: { one: "the bill and its 1 line", other: "the bill and its {count} lines" },
  documents: {
    one: "1 document with the pictures of its pages",
    other: "{count} documents with the pictures of their pages",
  },
  audits: { one: "its audit", other: "its {count} audits" },
  appeals: {
    one: "the letter or appeal about it, with its deadlines, documents and outcome",
    other: "the {count} letters and appeals about it, with their deadlines, documents and outcomes",
  },
  forGood: "You can’t undo this. People you authorized will lose access, too.",
  shared: "You shared this bill without a name",
  withdraw: "Also withdraw what I shared",
  withdrawHint:
    "Without this, the hospital, date and total stay public. Later, they can no longer be told apart from others.",
  submit: "Delete this bill",
} as const;

export const accountBills = { list, states, totals, bill, share, delete: deleting } as const;
