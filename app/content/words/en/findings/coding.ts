/** What findings say about codes, units and how they go together. */
export const coding = {
  "ncci-pair": {
    "without-modifier": {
      message:
        "Medicare does not pay {column2} beside {column1} on one day ({day}) unless a modifier says that they were separate, and none does.",
      ofOthers:
        "Was {column2} a service of its own on {day}? Medicare counts it as a part of {column1} unless a modifier says that they were separate, and none does. Many plans follow the same rule.",
      ask: "Ask why {column2} was charged apart from {column1}. If it was part of it, the line must come off.",
    },
    "never-together": {
      message: "Medicare never pays {column2} beside {column1} on one day ({day}), whatever the modifier.",
      ofOthers:
        "Should {column2} be charged beside {column1} on {day}? Medicare never pays both on one day, whatever the modifier. Many plans follow the same rule.",
      ask: "Ask for {column2} to be taken off, as it is part of {column1}.",
    },
  },
  "mue-units": {
    "on-a-line": {
      message: "{units} units of {code} on one line; Medicare takes no more than {limit} to be believable.",
      ofOthers:
        "Were there really {units} units of {code}? On one line, Medicare takes no more than {limit} to be believable.",
      ask: "Ask for the record that shows {units} units, or for the units above {limit} to be taken off.",
    },
    "on-a-day": {
      message:
        "{units} units of {code} on {day}; Medicare takes no more than {limit} a day to be believable.",
      ofOthers:
        "Were there really {units} units of {code} on {day}? Medicare takes no more than {limit} a day to be believable.",
      ask: "Ask for the record that shows {units} units, or for the units above {limit} to be taken off.",
    },
    "not-payable": {
      message: "Medicare pays no unit of {code} in this setting, and {units} are charged.",
      ofOthers:
        "Can {code} be charged by itself here? Medicare pays no unit of it in this setting, and {units} are charged.",
      ask: "Ask why {code} is charged by itself, and for the line to be taken off if it belongs to another service.",
    },
  },
  "add-on-without-primary": {
    alone: {
      message:
        "{code} is only ever billed together with another procedure, and none of those is on the bill for {day}.",
      ofOthers:
        "What was {code} added to? Under Medicare’s rules it is only billed together with another procedure, and none of those is on the bill for {day}.",
      ask: "Ask which procedure {code} belongs to. Without one it should not be charged.",
    },
  },
  "invalid-code": {
    "no-code": {
      message: "{code} is no procedure code: no code of that kind is written like it.",
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
        "{code} is charged as a whole and again in part (modifier {component}) on {day}. The whole has both parts in it.",
      ask: "Ask which of the two is right, and for the other to be taken off.",
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
        "{code} is the highest level of its kind of visit. It depends on how hard the medical decisions were, or on the time that day.",
      ask: "Ask for the record that supports the level, and for a review if it does not.",
    },
  },
  "modifier-missing": {
    "without-25": {
      message:
        "{code} is charged on the day of {procedure} ({day}), and no modifier says that the visit was a service of its own.",
      ask: "Ask whether there was a visit beyond what the procedure needs. If not, the visit is part of it.",
    },
  },
  "facility-and-professional": {
    both: {
      message: "{code} is charged twice on {day}: for the facility and for a clinician. Both may be right.",
      ask: "Ask who was paid for what, and that no clinician sends a second bill of their own for it.",
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
      message: "“{description}” does not say what the {amountCents} are for.",
      ask: "Ask for an itemized bill that names each item with its code. You have a right to it.",
    },
    "no-description": {
      message: "A line charges {amountCents} and does not say what for.",
      ask: "Ask for an itemized bill that names each item with its code. You have a right to it.",
    },
  },
} as const;
