/** The state of a hospital’s price file, in the same words on every page. */
export const priceFileStates = {
  /** A whole line, where a price or a hospital has no other date next to it. */
  line: {
    dated: {
      today: "File of {date}, checked today.",
      yesterday: "File of {date}, checked yesterday.",
      earlier: "File of {date}, checked {day}.",
      unwatched: "File of {date}, imported {day}.",
    },
    undated: {
      today: "File without a date, checked today.",
      yesterday: "File without a date, checked yesterday.",
      earlier: "File without a date, checked {day}.",
      unwatched: "File without a date, imported {day}.",
    },
  },
  /** After a date that is already there. */
  checks: {
    today: "Checked today.",
    yesterday: "Checked yesterday.",
    earlier: "Checked {day}.",
    unwatched: "Imported {day}.",
  },
  stale: "This file is {days} days old, and a hospital must update its file every year (45 CFR 180.50).",
  failing: "We could not load a newer file since {day}.",
  reasons: {
    "not-asked-yet": "We have not asked for its price file yet.",
    "no-file": "We found nothing at the address of its price file.",
    blocked: "Its server does not let programs download the price file.",
    "page-in-place": "There is a web page in place of its price file.",
    unreachable: "Its price file could not be downloaded.",
    broken: "Its price file arrived damaged or incomplete.",
    refused: "Our checks refused its price file.",
    quarantined: "Its new price file is waiting for our review.",
  },
  names: {
    states: { current: "Current", stale: "Stale", failing: "Failing", missing: "Missing" },
    reasons: {
      "not-asked-yet": "Not asked yet",
      "no-file": "Nothing at its address",
      blocked: "Blocked",
      "page-in-place": "A page in its place",
      unreachable: "Cannot be downloaded",
      broken: "Broken",
      refused: "Refused",
      quarantined: "Waiting for review",
    },
  },
} as const;
