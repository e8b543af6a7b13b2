/** How a letter presents findings about whether the bill agrees with itself. */
export const sums = {
  "sum-mismatch": {
    "total-too-high": {
      says: "The charges add up to {sumCents}, but the bill states total charges of {chargesCents}, which is {differenceCents} more than it itemizes.",
      ask: "Please itemize the {differenceCents} or remove it.",
    },
    "total-too-low": {
      says: "The charges add up to {sumCents}, but the bill states total charges of {chargesCents}, which is {differenceCents} less.",
      ask: "Please tell me which amount is correct.",
    },
  },
  "quantity-price-mismatch": {
    "amount-too-high": {
      says: "{units} units at {unitPriceCents} each is {productCents}, but the charge is {amountCents}.",
      ask: "Please correct the charge to {productCents}.",
    },
    "amount-too-low": {
      says: "{units} units at {unitPriceCents} each is {productCents}, but the charge is {amountCents}.",
      ask: "Please tell me whether the units or the price is right.",
    },
  },
  "duplicate-line": {
    copies: {
      says: "{code} is charged {count} times on {day}, each time at {amountCents}, and no modifier says that it was done again.",
      ask: "Please remove the duplicates, or send me the record of each time.",
    },
    "perhaps-again": {
      says: "{code} is charged {count} times on {day}, each time at {amountCents}.",
      ask: "Please check against the record of that day whether it was done {count} times, and by whom.",
    },
  },
  "date-outside-stay": {
    outside: {
      says: "This charge is dated {serviceDate}. According to the bill, care was given from {serviceFrom} to {serviceTo}.",
      ask: "Please tell me what was done on {serviceDate}, and remove the charge if it belongs to another visit or person.",
    },
  },
  "future-date": {
    "after-statement": {
      says: "This charge is dated {serviceDate}, after the bill was written on {statementDate}.",
      ask: "Please correct the date, or remove the charge if nothing was done.",
    },
  },
  "balance-mismatch": {
    "balance-too-high": {
      says: "Charges less adjustments and payments leave {leftCents}, but the bill asks for {balanceCents}, which is {differenceCents} more.",
      ask: "Please tell me what the {differenceCents} is for, or correct the balance to {leftCents}.",
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
