/** How a letter brings a finding forward, by rule and kind: what the bill does, and what is asked for, in the words of the
 *  person who writes. Coding rules are Medicare's own policy: `ofOthers` is for a bill that Medicare does not pay. */
export const letterClaims = {
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
  "eob-mismatch": {
    "other-charges": {
      says: "My plan was billed {billedCents}, but this bill has charges of {chargesCents}, a difference of {differenceCents}.",
      ask: "Please tell me whether my plan was sent the same claim, and send it a corrected one if it was not.",
    },
    "line-billed-higher": {
      says: "My plan was billed {billedCents} for this service, but I am charged {amountCents}, which is {differenceCents} more.",
      ask: "Please correct the line to {billedCents}.",
    },
    "line-differs": {
      says: "My plan was billed {billedCents} for this service, but this bill has {amountCents}, which is {differenceCents} more.",
      ask: "Please tell me which of the two is right.",
    },
    "line-billed-lower": {
      says: "My plan was billed {billedCents} for this service, but this bill has {amountCents}, which is {differenceCents} less.",
      ask: "Please tell me which of the two is right, and correct the claim if my plan was billed too much.",
    },
    "above-responsibility": {
      says: "According to my plan I owe {owedCents}. The bill asks for {balanceCents}, which is {differenceCents} more.",
      ask: "Please set the balance to {owedCents}.",
    },
  },
  "balance-billing": {
    "write-off": {
      says: "The provider is in my plan’s network, and its contract takes {amountCents} off. The bill asks for {balanceCents}; according to my plan I owe {owedCents}.",
      ask: "Please take the contract’s discount of {amountCents} off.",
    },
    above: {
      says: "The provider is in my plan’s network, and according to the plan I owe {owedCents}. The bill asks for {balanceCents}, which is {differenceCents} more.",
      ask: "A network provider’s contract does not let it bill me for the difference. Please set the balance to {owedCents}.",
    },
  },
  "surprise-emergency": {
    above: {
      says: "This was emergency care, for which I owe no more outside my plan’s network than in it. According to my plan that is {owedCents}. The bill asks for {balanceCents}, which is {differenceCents} more.",
      ask: "The balance should be {owedCents}.",
    },
  },
  "surprise-out-of-network": {
    above: {
      says: "According to my plan I owe {owedCents}, and the provider is outside its network. The bill asks for {differenceCents} more.",
      ask: "If the care was given at a facility in the network and I signed no waiver at least 72 hours before, the balance should be {owedCents}.",
    },
    "facility-in-network": {
      says: "According to my plan I owe {owedCents}, and the provider is outside its network. The bill asks for {differenceCents} more. For the same day, the plan treated {facility} as in its network.",
      ask: "Under the No Surprises Act the balance should be {owedCents}. If you have a waiver that I signed at least 72 hours before, please send me a copy.",
    },
  },
  "write-off-billed": {
    "write-off": {
      says: "According to my plan, the provider’s contract takes {amountCents} off. The bill asks for {balanceCents}; according to my plan I owe {owedCents}.",
      ask: "Please take the {amountCents} off.",
    },
  },
  "denied-line-billed": {
    refused: {
      says: "My plan refused {amountCents} of this, and according to the plan I don’t owe it.",
      ask: "Please take the {amountCents} off. You can appeal to the plan yourselves.",
    },
    "passed-on": {
      says: "My plan refused {amountCents} because of something the provider did.",
      ask: "Please tell me what in your contract with the plan lets you bill me for it, or take it off.",
    },
  },
  "payment-not-credited": {
    plan: {
      says: "My plan paid {planPaidCents}. The bill credits {creditedCents} of it, and asks me for {amountCents} that the plan has paid.",
      ask: "Please credit the plan’s payment of {planPaidCents}.",
    },
    "perhaps-paid-to-you": {
      says: "According to my plan it paid {planPaidCents}. The bill credits {creditedCents} of it.",
      ask: "Please tell me whether you received the plan’s payment, and credit it if you did.",
    },
    yours: {
      says: "My plan was told that I had already paid {patientPaidCents}. The bill asks for all of my share, {balanceCents}.",
      ask: "Please credit what I paid.",
    },
  },
  "line-unseen-by-plan": {
    "never-billed": {
      says: "My plan was never billed for these charges, and I am asked to pay them in full: {amountCents}.",
      ask: "Please send my plan a corrected claim, and don’t bill me before it has decided.",
    },
    again: {
      says: "My plan saw this once. The bill has it again, for {amountCents}.",
      ask: "Please take the copies off, or send me the record of each time.",
    },
    "not-shown": {
      says: "My explanations of benefits don’t show these charges ({amountCents}).",
      ask: "Please tell me on which claim you sent them to my plan.",
    },
  },
  "plan-line-not-billed": {
    "not-listed": {
      says: "My plan was billed {amountCents} for services that this bill does not list.",
      ask: "Please send me an itemized bill with every service of these days.",
    },
  },
  "coordination-of-benefits": {
    "other-plan-first": {
      says: "My plan refused {amountCents} because it believes that another plan pays first.",
      ask: "Please hold this bill until the plans have settled it.",
    },
    "two-plans": {
      says: "{count} claims were decided for the same services.",
      ask: "Please tell me which plans you billed and what each of them paid.",
    },
  },
  "deductible-twice": {
    "same-services": {
      says: "My plan counted a deductible of {amountCents} twice for the same services.",
      ask: "Please tell me whether you sent the claim twice.",
    },
    "above-limit": {
      says: "The claims for this care take {amountCents} as deductible; my plan’s limit is {limitCents}.",
      ask: "Please hold this bill until the plan has counted my deductible again.",
    },
  },
  "good-faith-estimate": {
    above: {
      says: "The good faith estimate was {estimateCents}. The bill comes to {chargesCents} after discounts, which is {differenceCents} more.",
      ask: "Please bring the bill down to the estimate. From $400 on, the difference can be disputed under 45 CFR 149.620.",
    },
    "at-least-above": {
      says: "The good faith estimate was {estimateCents}. The bill comes to at least {chargesCents}, which is {differenceCents} more.",
      ask: "Please bring the bill down to the estimate. From $400 on, the difference can be disputed under 45 CFR 149.620.",
    },
    "perhaps-above": {
      says: "The good faith estimate was {estimateCents}. The charges are {chargesCents}, which is {differenceCents} more, and the bill does not show what was taken off or paid.",
      ask: "Please send me a statement that shows every discount and payment.",
    },
  },
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
      says: "{code} is one of the two highest levels of an emergency visit. The level rests on how hard the medical decisions were, not on the time spent.",
      ask: "Please check the level against the record, and send me the part that supports it.",
    },
    visit: {
      says: "{code} is the highest level of its kind of visit. It rests on how hard the medical decisions were, or on the time that day.",
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
  "charity-care": {
    free: {
      says: "My household’s income is {percent}% of the federal poverty level, for which your policy gives free care.",
      ask: "Please apply the policy to this bill.",
    },
    discount: {
      says: "My household’s income is {percent}% of the federal poverty level, for which your policy gives a discount.",
      ask: "Please apply the policy to this bill.",
    },
    "near-line": {
      says: "My household’s income is {percent}% of the federal poverty level, close to the line of your policy.",
      ask: "Please tell me how you count income, and decide on my application.",
    },
    "ask-household": {
      says: "I would like to apply for financial assistance.",
      ask: "Please send me the policy and its application.",
    },
    "ask-for-policy": {
      says: "A nonprofit hospital must have a written policy on financial assistance.",
      ask: "Please send me the policy and its application.",
    },
  },
  "timely-filing": {
    late: {
      says: "The bill was written {days} days after the last day of care ({lastDay}). If my plan refused the claim because it was sent late, a network provider may not pass that on to me.",
      ask: "Please tell me when the claim was sent to my plan and what the plan answered.",
    },
  },
  "above-own-published-price": {
    // For audits kept before we compared the file of the day of care.
    above: {
      says: "The line charges {amountCents}. The list price that you publish is {priceCents} ({place} of your price file), which is {differenceCents} less.",
      ask: "Please tell me why the charge is above the published list price, or correct it.",
    },
    "above-in-force": {
      says: "The line charges {amountCents}. The list price that you published for that day is {priceCents} ({place} of your price file of {fileDate}), which is {differenceCents} less.",
      ask: "Please correct the charge to the published list price, or tell me why it is above it.",
    },
    "above-set-by-plan": {
      says: "The line charges {amountCents}. The list price that you published for that day is {priceCents} ({place} of your price file of {fileDate}), which is {differenceCents} less.",
      ask: "Please tell me why the charge is above it.",
    },
    "above-later": {
      says: "The line charges {amountCents}. In your price file of {fileDate} the list price is {priceCents} ({place}), which is {differenceCents} less.",
      ask: "Please tell me what the list price was on {day}, and correct the charge if it is above it.",
    },
    "above-older": {
      says: "The line charges {amountCents}. In your price file of {fileDate} the list price is {priceCents} ({place}), which is {differenceCents} less.",
      ask: "Please tell me what the list price was on {day}, and correct the charge if it is above it.",
    },
    "above-undated": {
      says: "The line charges {amountCents}. The list price that you publish is {priceCents} ({place} of your price file), which is {differenceCents} less.",
      ask: "Please tell me what the list price was on the day of care, and correct the charge if it is above it.",
    },
    "setting-unknown": {
      says: "The line charges {amountCents}. The list price that you publish for patients who are not admitted is {priceCents} ({place} of your price file), which is {differenceCents} less.",
      ask: "Please tell me which list price applies, and correct the charge if it is above it.",
    },
    "units-unknown": {
      says: "The line charges {amountCents} and does not say for how many units. The list price that you publish for one is {priceCents} ({place} of your price file).",
      ask: "Please tell me how many units were charged, and correct the charge if it is above the list price for that many.",
    },
  },
  "above-cash-price": {
    // For audits kept before we compared the file of the day of care.
    above: {
      says: "The line charges {amountCents}. The cash price that you publish is {priceCents} ({place} of your price file), which is {differenceCents} less.",
      ask: "Please let me pay that cash price.",
    },
    "above-in-force": {
      says: "The line charges {amountCents}. The cash price that you published for that day is {priceCents} ({place} of your price file of {fileDate}), which is {differenceCents} less.",
      ask: "Please let me pay that cash price.",
    },
    "above-discounted": {
      says: "The line charges {amountCents}, which is {netCents} after the discount. The cash price that you published for that day is {priceCents} ({place} of your price file of {fileDate}), which is {differenceCents} less.",
      ask: "Please let me pay that cash price in place of the discount.",
    },
    "above-later": {
      says: "The line charges {amountCents}. In your price file of {fileDate} the cash price is {priceCents} ({place}), which is {differenceCents} less.",
      ask: "Please tell me what the cash price was on {day}, and let me pay it.",
    },
    "above-older": {
      says: "The line charges {amountCents}. In your price file of {fileDate} the cash price is {priceCents} ({place}), which is {differenceCents} less.",
      ask: "Please tell me what the cash price was on {day}, and let me pay it.",
    },
    "above-undated": {
      says: "The line charges {amountCents}. The cash price that you publish is {priceCents} ({place} of your price file), which is {differenceCents} less.",
      ask: "Please tell me what the cash price was on the day of care, and let me pay it.",
    },
    "setting-unknown": {
      says: "The line charges {amountCents}. The cash price that you publish for patients who are not admitted is {priceCents} ({place} of your price file), which is {differenceCents} less.",
      ask: "Please tell me which cash price applies, and let me pay it.",
    },
    "units-unknown": {
      says: "The line charges {amountCents} and does not say for how many units. The cash price that you publish for one is {priceCents} ({place} of your price file).",
      ask: "Please tell me how many units were charged, and let me pay the cash price for that many.",
    },
  },
  "above-state": {
    above: {
      says: "The line charges {amountCents}. Of {hospitalCount} hospitals in {state} that publish a cash price for it, three of four ask for {priceCents} or less.",
      ask: "Please take that into account.",
    },
    "units-unknown": {
      says: "The line charges {amountCents} and does not say for how many units. Of {hospitalCount} hospitals in {state} that publish a cash price for one, three of four ask for {priceCents} or less.",
      ask: "Please tell me how many units were charged.",
    },
  },
  "above-medicare": {
    above: {
      says: "The line charges {amountCents}. Medicare pays {priceCents} for it (national amount, {edition}).",
      ask: "Please take that into account.",
    },
    "units-unknown": {
      says: "The line charges {amountCents} and does not say for how many units. Medicare pays {priceCents} for one (national amount, {edition}).",
      ask: "Please tell me how many units were charged.",
    },
  },
} as const;
