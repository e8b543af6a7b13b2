/** What findings say about whether the bill agrees with itself. */
export const sums = {
  "sum-mismatch": {
    "total-too-high": {
      message:
        "The charges add up to {sumCents}, but the bill states total charges of {chargesCents}: {differenceCents} more than it itemizes.",
      ask: "Ask the billing office for an itemized bill that adds up to its total, or ask them to remove the {differenceCents}.",
    },
    "total-too-low": {
      message:
        "The charges add up to {sumCents}, but the bill states total charges of {chargesCents}: {differenceCents} less. The mistake is in your favor, if it is one.",
      ask: "Ask which amount is correct before you pay, so that no second bill follows.",
    },
  },
  "quantity-price-mismatch": {
    "amount-too-high": {
      message:
        "{units} units at {unitPriceCents} each is {productCents}, but you were charged {amountCents}.",
      ask: "Ask them to correct the charge to {productCents}.",
    },
    "amount-too-low": {
      message:
        "{units} units at {unitPriceCents} each is {productCents}, but you were charged {amountCents}. The mistake is in your favor, if it is one.",
      ask: "Ask whether the units or the price is right before you pay.",
    },
  },
  "duplicate-line": {
    copies: {
      message:
        "{code} is charged {count} times on {day}, each time at {amountCents}, and no modifier says that it was done again.",
      ask: "Was this done {count} times that day? If not, ask them to remove the copies. If so, ask for the record of each time.",
    },
    "perhaps-again": {
      message:
        "{code} is charged {count} times on {day}, each time at {amountCents}. It is often done more than once a day, or by two clinicians.",
      ask: "Ask whether it was done {count} times that day, and by whom.",
    },
  },
  "date-outside-stay": {
    outside: {
      message:
        "This charge is dated {serviceDate}. The bill says that care was given from {serviceFrom} to {serviceTo}.",
      ask: "Ask what was done on {serviceDate}, and ask them to remove the charge if it belongs to another visit or person.",
    },
  },
  "future-date": {
    "after-statement": {
      message: "This charge is dated {serviceDate}, after the bill was written on {statementDate}.",
      ask: "Ask for the right date, and ask them to remove the charge if nothing was done.",
    },
  },
  "balance-mismatch": {
    "balance-too-high": {
      message:
        "Charges minus adjustments and payments are {leftCents}, but the bill asks for {balanceCents}: {differenceCents} more.",
      ask: "Ask what the {differenceCents} is for. An older balance should be shown on its own line.",
    },
    "balance-too-low": {
      message:
        "Charges minus adjustments and payments are {leftCents}, but the bill asks for {balanceCents}: {differenceCents} less. The mistake is in your favor, if it is one.",
      ask: "Ask for a statement that shows every adjustment and payment.",
    },
  },
  "paid-twice": {
    "same-payment": {
      message: "{amountCents} was paid {count} times on {date}.",
      ask: "Compare it with your bank statement. If it was taken twice, ask for one payment back.",
    },
  },
} as const;
