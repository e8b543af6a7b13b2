/** How a letter brings forward findings about codes, units and how they go together. */
export const coding = {
  "ncci-pair": {
    "without-modifier": {
      says: "Medicare does not pay {column2} beside {column1} on one day ({day}) unless a modifier says that they were separate, and none does.",
      ofOthers:
        "Medicare counts {column2} as a part of {column1} on one day ({day}) unless a modifier says that they were separate, and none does. Many plans follow the same rule.",
      ask: "Please tell me why {column2} is charged apart from {column1}, and take the line off if it was part of it.",
    },
    "never-together": {
      says: "Medicare never pays {column2} beside {column1} on one day ({day}), whatever the modifier.",
      ofOthers:
        "Medicare never pays {column2} beside {column1} on one day ({day}), whatever the modifier. Many plans follow the same rule.",
      ask: "Please take {column2} off, or tell me why both are charged.",
    },
  },
  "mue-units": {
    "on-a-line": {
      says: "{units} units of {code} are charged on one line. Medicare’s limit for a line is {limit}.",
      ofOthers:
        "{units} units of {code} are charged on one line. Medicare’s limit for a line is {limit}, and many plans follow it.",
      ask: "Please send me the record that shows {units} units, or take off those above {limit}.",
    },
    "on-a-day": {
      says: "{units} units of {code} are charged on {day}. Medicare’s limit for a day is {limit}.",
      ofOthers:
        "{units} units of {code} are charged on {day}. Medicare’s limit for a day is {limit}, and many plans follow it.",
      ask: "Please send me the record that shows {units} units, or take off those above {limit}.",
    },
    "not-payable": {
      says: "Medicare pays no unit of {code} in this setting, and {units} are charged.",
      ofOthers:
        "Medicare pays no unit of {code} in this setting, and {units} are charged. Many plans follow the same rule.",
      ask: "Please tell me why {code} is charged by itself, and take the line off if it belongs to another service.",
    },
  },
  "add-on-without-primary": {
    alone: {
      says: "{code} is only billed together with another procedure, and none of those is on the bill for {day}.",
      ofOthers:
        "Under Medicare’s rules {code} is only billed together with another procedure, and none of those is on the bill for {day}.",
      ask: "Please tell me which procedure it belongs to, or take the line off.",
    },
  },
  "invalid-code": {
    "no-code": {
      says: "{code} is no procedure code: no code of that kind is written like it.",
      ask: "Please send me the right code in writing.",
    },
    "not-in-force": {
      says: "{code} was not in force on {day}.",
      ask: "Please send me the code that was in force on {day}.",
    },
  },
  "global-and-component": {
    "part-beside-whole": {
      says: "{code} is charged as a whole and again in part (modifier {component}) on {day}. The whole has both parts in it.",
      ask: "Please tell me which of the two is right, and take the other off.",
    },
  },
  "em-level": {
    emergency: {
      says: "{code} is one of the two highest levels of an emergency visit. The level depends on how hard the medical decisions were, not on the time spent.",
      ask: "Please check the level against the record, and send me the part that supports it.",
    },
    visit: {
      says: "{code} is the highest level of its kind of visit. It depends on how hard the medical decisions were, or on the time that day.",
      ask: "Please check the level against the record, and send me the part that supports it.",
    },
  },
  "modifier-missing": {
    "without-25": {
      says: "{code} is charged on the day of {procedure} ({day}), and no modifier says that the visit was a service of its own.",
      ask: "Please tell me whether there was a visit beyond what the procedure needs, and take the line off if there was not.",
    },
  },
  "facility-and-professional": {
    both: {
      says: "{code} is charged twice on {day}, for the facility and for a clinician.",
      ask: "Please tell me who was paid for what, and confirm that nobody else will bill me for it.",
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
      says: "“{description}” does not say what the {amountCents} are for.",
      ask: "Please name each item with its code.",
    },
    "no-description": {
      says: "This line charges {amountCents} and does not say what for.",
      ask: "Please name each item with its code.",
    },
  },
} as const;
