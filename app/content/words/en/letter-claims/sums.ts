/** How a letter brings forward findings about whether the bill agrees with itself. */
export const sums = {
  "sum-mismatch": {
    "total-too-high": {
      says: "The lines add up to {sumCents}, but the bill states total charges of {chargesCents}, which is {differenceCents} more than it itemizes.",
      ask: "Please itemize the {differenceCents} or take them off.",
    },
    "total-too-low": {
      says: "The lines add up to {sumCents}, but the bill states total charges of {chargesCents}, which is {differenceCents} less.",
      ask: "Please tell me which of the two is right.",
    },
  },
  "quantity-price-mismatch": {
    "amount-too-high": {
      says: "{units} units at {unitPriceCents} come to {productCents}, but the line charges {amountCents}.",
      ask: "Please correct the line to {productCents}.",
    },
    "amount-too-low": {
      says: "{units} units at {unitPriceCents} come to {productCents}, but the line charges {amountCents}.",
      ask: "Please tell me whether the units or the price are right.",
    },
  },
  "duplicate-line": {
    copies: {
      says: "{code} is charged {count} times on {day}, each time at {amountCents}, and no modifier says that it was done again.",
      ask: "Please take off the copies, or send me the record of each time.",
    },
    "perhaps-again": {
      says: "{code} is charged {count} times on {day}, each time at {amountCents}.",
      ask: "Please check against the record of that day whether it was done {count} times, and by whom.",
    },
  },
  "date-outside-stay": {
    outside: {
      says: "This line is dated {serviceDate}. According to the bill, care was given from {serviceFrom} to {serviceTo}.",
      ask: "Please tell me what was done on {serviceDate}, and take the line off if it belongs to another visit or person.",
    },
  },
  "future-date": {
    "after-statement": {
      says: "This line is dated {serviceDate}, after the bill was written on {statementDate}.",
      ask: "Please correct the date, or take the line off if nothing was done.",
    },
  },
  "balance-mismatch": {
    "balance-too-high": {
      says: "Charges less adjustments and payments leave {leftCents}, but the bill asks for {balanceCents}, which is {differenceCents} more.",
      ask: "Please tell me what the {differenceCents} are for, or correct the balance to {leftCents}.",
    },
    "balance-too-low": {
      says: "Charges less adjustments and payments leave {leftCents}, but the bill asks for {balanceCents}, which is {differenceCents} less.",
      ask: "Please send me a statement that shows every adjustment and payment.",
    },
  },
  "paid-twice": {
    "same-payment": {
      says: "{amountCents} was paid {count} times on {date}.",
      ask: "If the same payment was taken more than once, please refund it.",
    },
  },
} as const;
