/** What findings say about codes, units and how they go together. */
export const coding = {
  "ncci-pair": {
    "without-modifier": {
      message:
        "Medicare does not pay for {column2} together with {column1} on the same day ({day}) unless a modifier says that they were separate, and none does.",
      ofOthers:
        "Was {column2} a separate service on {day}? Medicare counts it as part of {column1} unless a modifier says that they were separate, and none does. Many plans follow the same rule.",
      ask: "Ask why {column2} was charged separately from {column1}. If it was part of it, ask them to remove the charge.",
    },
    "never-together": {
      message:
        "Medicare never pays for {column2} together with {column1} on the same day ({day}), whatever the modifier.",
      ofOthers:
        "Should {column2} be charged together with {column1} on {day}? Medicare never pays for both on the same day, whatever the modifier. Many plans follow the same rule.",
      ask: "Ask them to remove {column2}, because it is part of {column1}.",
    },
  },
  "mue-units": {
    "on-a-line": {
      message: "{units} units of {code} are charged on one line. Medicare’s limit per line is {limit}.",
      ofOthers: "Were there really {units} units of {code}? Medicare’s limit per line is {limit}.",
      ask: "Ask for the record that shows {units} units, or ask them to remove the units above {limit}.",
    },
    "on-a-day": {
      message: "{units} units of {code} are charged on {day}. Medicare’s limit per day is {limit}.",
      ofOthers: "Were there really {units} units of {code} on {day}? Medicare’s limit per day is {limit}.",
      ask: "Ask for the record that shows {units} units, or ask them to remove the units above {limit}.",
    },
    "not-payable": {
      message: "Medicare does not pay for any unit of {code} in this setting, and {units} are charged.",
      ofOthers:
        "Can {code} be charged by itself here? Medicare does not pay for any unit of it in this setting, and {units} are charged.",
      ask: "Ask why {code} is charged by itself. If it belongs to another service, ask them to remove the charge.",
    },
  },
  "add-on-without-primary": {
    alone: {
      message:
        "{code} is only billed together with another procedure, and none of those procedures is on the bill for {day}.",
      ofOthers:
        "What was {code} added to? Under Medicare’s rules, it is only billed together with another procedure, and none of those procedures is on the bill for {day}.",
      ask: "Ask which procedure {code} belongs to. Without one it should not be charged.",
    },
  },
  "invalid-code": {
    "no-code": {
      message: "{code} isn’t a valid procedure code. No code of that type has this format.",
      ask: "Ask for the right code, in writing. A plan will not pay a claim with a wrong one.",
    },
    "not-in-force": {
      message: "{code} was not in force on {day}.",
      ask: "Ask for the code that was in force on {day}. A plan will not pay a claim with an expired one.",
    },
  },
  "global-and-component": {
    "part-beside-whole": {
      message:
        "{code} is charged as a whole and again in part (modifier {component}) on {day}. The whole includes both parts.",
      ask: "Ask which charge is correct, and ask them to remove the other one.",
    },
  },
  "em-level": {
    emergency: {
      message:
        "{code} is one of the two highest levels of an emergency visit. The level depends on how hard the medical decisions were, never on the time spent.",
      ask: "Ask for the record that supports the level, and for a review if it does not.",
    },
    visit: {
      message:
        "{code} is the highest level for its type of visit. It depends on how hard the medical decisions were, or on the time that day.",
      ask: "Ask for the record that supports the level, and for a review if it does not.",
    },
  },
  "modifier-missing": {
    "without-25": {
      message:
        "{code} is charged on the day of {procedure} ({day}), and no modifier says that the visit was a separate service.",
      ask: "Ask whether there was a visit beyond what the procedure needs. If not, the visit is part of it.",
    },
  },
  "facility-and-professional": {
    both: {
      message: "{code} is charged twice on {day}: for the facility and for a clinician. Both may be right.",
      ask: "Ask who was paid for what, and ask that no clinician send you a second, separate bill for it.",
    },
  },
  "repeated-line": {
    repeated: {
      message: "“{service}” is charged {count} times on {day}, each time at {amountCents}.",
      ask: "Ask whether it was given {count} times. The record of that day shows it.",
    },
  },
  "vague-line": {
    vague: {
      message: "“{description}” does not say what the {amountCents} is for.",
      ask: "Ask for an itemized bill that names each item with its code. You have a right to it.",
    },
    "no-description": {
      message: "A charge of {amountCents} does not say what it is for.",
      ask: "Ask for an itemized bill that names each item with its code. You have a right to it.",
    },
  },
} as const;
