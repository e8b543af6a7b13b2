/** How a letter presents findings about codes, units and how they go together. */
export const coding = {
  "ncci-pair": {
    "without-modifier": {
      says: "Medicare does not pay for {column2} together with {column1} on the same day ({day}) unless a modifier says that they were separate. The bill has no such modifier.",
      ofOthers:
        "Medicare counts {column2} as part of {column1} on the same day ({day}) unless a modifier says that they were separate. The bill has no such modifier. Many plans follow the same rule.",
      ask: "Please tell me why {column2} is charged separately from {column1}, and remove the charge if it was part of {column1}.",
    },
    "never-together": {
      says: "Medicare never pays for {column2} together with {column1} on the same day ({day}), whatever the modifier.",
      ofOthers:
        "Medicare never pays for {column2} together with {column1} on the same day ({day}), whatever the modifier. Many plans follow the same rule.",
      ask: "Please remove {column2}, or tell me why both are charged.",
    },
  },
  "mue-units": {
    "on-a-line": {
      says: "{units} units of {code} are charged on one line. Medicare’s limit per line is {limit}.",
      ofOthers:
        "{units} units of {code} are charged on one line. Medicare’s limit per line is {limit}, and many plans follow it.",
      ask: "Please send me the record that shows {units} units, or remove those above {limit}.",
    },
    "on-a-day": {
      says: "{units} units of {code} are charged on {day}. Medicare’s limit per day is {limit}.",
      ofOthers:
        "{units} units of {code} are charged on {day}. Medicare’s limit per day is {limit}, and many plans follow it.",
      ask: "Please send me the record that shows {units} units, or remove those above {limit}.",
    },
    "not-payable": {
      says: "Medicare does not pay for any unit of {code} in this setting, and {units} are charged.",
      ofOthers:
        "Medicare does not pay for any unit of {code} in this setting, and {units} are charged. Many plans follow the same rule.",
      ask: "Please tell me why {code} is charged by itself, and remove the charge if it belongs to another service.",
    },
  },
  "add-on-without-primary": {
    alone: {
      says: "{code} is only billed together with another procedure, and none of those procedures is on the bill for {day}.",
      ofOthers:
        "Under Medicare’s rules, {code} is only billed together with another procedure, and none of those procedures is on the bill for {day}.",
      ask: "Please tell me which procedure it belongs to, or remove the charge.",
    },
  },
  "invalid-code": {
    "no-code": {
      says: "{code} is not a valid procedure code. No code of that type has this format.",
      ask: "Please send me the right code in writing.",
    },
    "not-in-force": {
      says: "{code} was not in force on {day}.",
      ask: "Please send me the code that was in force on {day}.",
    },
  },
  "global-and-component": {
    "part-beside-whole": {
      says: "{code} is charged as a whole and again in part (modifier {component}) on {day}. The whole includes both parts.",
      ask: "Please tell me which charge is correct, and remove the other one.",
    },
  },
  "em-level": {
    emergency: {
      says: "{code} is one of the two highest levels of an emergency visit. The level depends on how hard the medical decisions were, not on the time spent.",
      ask: "Please check the level against the record, and send me the part that supports it.",
    },
    visit: {
      says: "{code} is the highest level for its type of visit. It depends on how hard the medical decisions were, or on the time that day.",
      ask: "Please check the level against the record, and send me the part that supports it.",
    },
  },
  "modifier-missing": {
    "without-25": {
      says: "{code} is charged on the day of {procedure} ({day}), and no modifier says that the visit was a separate service.",
      ask: "Please tell me whether there was a visit beyond what the procedure needs, and remove the charge if there was not.",
    },
  },
  "facility-and-professional": {
    both: {
      says: "{code} is charged twice on {day}, for the facility and for a clinician.",
      ask: "Please tell me who was paid for what, and confirm that no one else will bill me for it.",
    },
  },
  "repeated-line": {
    repeated: {
      says: "“{service}” is charged {count} times on {day}, each time at {amountCents}.",
      ask: "Please check against the record of that day whether it was given {count} times.",
    },
  },
  "vague-line": {
    vague: {
      says: "“{description}” does not say what the {amountCents} is for.",
      ask: "Please name each item with its code.",
    },
    "no-description": {
      says: "This line charges {amountCents} and does not say what for.",
      ask: "Please name each item with its code.",
    },
  },
} as const;
