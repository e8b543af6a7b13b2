/** What each finding says, and what to ask for, by rule and kind. Coding rules are Medicare's own policy: `ofOthers` is for
 *  a bill that Medicare does not pay; `askPast`: once the days of the right that it opens are past. */
export const findings = {
  "sum-mismatch": {
    "total-too-high": {
      message:
        "The lines add up to {sumCents}, but the bill states total charges of {chargesCents}: {differenceCents} more than it itemizes.",
      ask: "Ask the billing office for an itemized bill that adds up to its total, or for the {differenceCents} to be taken off.",
    },
    "total-too-low": {
      message:
        "The lines add up to {sumCents}, but the bill states total charges of {chargesCents}: {differenceCents} less. The mistake is in your favor, if it is one.",
      ask: "Ask which of the two is right before you pay, so that no second bill follows.",
    },
  },
  "quantity-price-mismatch": {
    "amount-too-high": {
      message:
        "{units} units at {unitPriceCents} come to {productCents}, but the line charges {amountCents}.",
      ask: "Ask for the line to be corrected to {productCents}.",
    },
    "amount-too-low": {
      message:
        "{units} units at {unitPriceCents} come to {productCents}, but the line charges {amountCents}. The mistake is in your favor, if it is one.",
      ask: "Ask whether the units or the price are right before you pay.",
    },
  },
  "duplicate-line": {
    copies: {
      message:
        "{code} is charged {count} times on {day}, each time at {amountCents}, and no modifier says that it was done again.",
      ask: "Was this done {count} times that day? If not, the copies must come off. If so, ask for the record of each time.",
    },
  },
  "date-outside-stay": {
    outside: {
      message:
        "This line is dated {serviceDate}. The bill says that care was given from {serviceFrom} to {serviceTo}.",
      ask: "Ask what was done on {serviceDate}, and for the line to be taken off if it belongs to another visit or person.",
    },
  },
  "future-date": {
    "after-statement": {
      message: "This line is dated {serviceDate}, after the bill was written on {statementDate}.",
      ask: "Ask for the right date, and for the line to be taken off if nothing was done.",
    },
  },
  "balance-mismatch": {
    "balance-too-high": {
      message:
        "Charges less adjustments and payments leave {leftCents}, but the bill asks for {balanceCents}: {differenceCents} more.",
      ask: "Ask what the {differenceCents} are for. An older balance should be shown on a line of its own.",
    },
    "balance-too-low": {
      message:
        "Charges less adjustments and payments leave {leftCents}, but the bill asks for {balanceCents}: {differenceCents} less. The mistake is in your favor, if it is one.",
      ask: "Ask for a statement that shows every adjustment and payment.",
    },
  },
  "paid-twice": {
    "same-payment": {
      message: "{amountCents} was paid {count} times on {date}.",
      ask: "Compare it with your bank statement. If it was taken twice, ask for one payment back.",
    },
  },
  "eob-mismatch": {
    "other-charges": {
      message:
        "Your plan was billed {billedCents}, but this bill has charges of {chargesCents}: they differ by {differenceCents}.",
      ask: "Ask the billing office whether the plan was sent the same claim, and to send a corrected claim if it was not.",
    },
    "line-billed-higher": {
      message:
        "Your plan was billed {billedCents} for line {number}, but you are charged {amountCents}: {differenceCents} more, and the balance asks for it.",
      ask: "Send the explanation of benefits to the billing office and ask for line {number} to be corrected to {billedCents}.",
    },
    "line-differs": {
      message:
        "Your plan was billed {billedCents} for line {number}, but this bill has {amountCents}: {differenceCents} more.",
      ask: "Ask which of the two is right, and whether the difference changes what you owe.",
    },
    "line-billed-lower": {
      message:
        "Your plan was billed {billedCents} for line {number}, but this bill has {amountCents}: {differenceCents} less.",
      ask: "Ask which of the two is right. If your plan was billed too much, your share was counted from the wrong amount.",
    },
    "above-responsibility": {
      message:
        "Your plan says that you owe {owedCents}. The bill asks for {balanceCents}: {differenceCents} more.",
      ask: "Send the explanation of benefits to the billing office and ask for the balance to be set to {owedCents}. Ask your plan whether the provider is in its network.",
    },
  },
  "balance-billing": {
    "write-off": {
      message:
        "The provider is in your plan’s network, and its contract takes {amountCents} off. The bill still asks for it: {balanceCents}, where your plan says that you owe {owedCents}.",
      ask: "Send the explanation of benefits to the billing office, say that it is in the network, and ask for the discount of {amountCents} to be taken off. Tell your plan: it can enforce its contract.",
    },
    above: {
      message:
        "The provider is in your plan’s network, and the plan says that you owe {owedCents}. The bill asks for {balanceCents}: {differenceCents} more than its contract allows.",
      ask: "Send the explanation of benefits to the billing office, say that it is in the network, and ask for the balance to be set to {owedCents}. Tell your plan: it can enforce its contract.",
    },
  },
  "surprise-emergency": {
    above: {
      message:
        "For emergency care you owe no more out of the network than in it: your plan says {owedCents}. The bill asks for {balanceCents}, {differenceCents} more.",
      ask: "Say that the No Surprises Act applies and ask for the balance to be set to {owedCents}. If they refuse, call the No Surprises Help Desk at 1-800-985-3059.",
    },
  },
  "surprise-out-of-network": {
    above: {
      message:
        "The bill asks for {differenceCents} more than your plan says you owe, and the provider is out of the network. If you were treated in a hospital of the network and signed no waiver 72 hours before, you owe only {owedCents}.",
      ask: "Ask whether the hospital is in your plan’s network, and for a copy of any waiver that you signed.",
    },
    "facility-in-network": {
      message:
        "The bill asks for {differenceCents} more than your plan says you owe, and the provider is out of the network. For the same day, your plan treated {facility} as in its network. If you were treated there and signed no waiver 72 hours before, you owe only {owedCents}.",
      ask: "Say that {facility} is in your plan’s network and that the No Surprises Act covers its clinicians. Ask for a copy of any waiver that you signed.",
    },
  },
  "write-off-billed": {
    "write-off": {
      message:
        "Your plan says that the provider’s contract takes {amountCents} off. The bill still asks for it: {balanceCents}, where your plan says that you owe {owedCents}.",
      ask: "Send the explanation of benefits to the billing office and ask for the {amountCents} to be taken off.",
    },
  },
  "denied-line-billed": {
    refused: {
      message:
        "Your plan refused {amountCents} of this and says that you don’t owe it: the provider has to bear it. The bill asks you for it.",
      ask: "Send the explanation of benefits to the billing office and ask for the {amountCents} to be taken off. The provider can appeal to the plan itself.",
    },
    "passed-on": {
      message:
        "Your plan refused {amountCents} because of something the provider did, but says that you owe it. In the network, the provider’s contract usually forbids that.",
      ask: "Ask your plan whether its contract lets the provider bill you for this, and appeal if it doesn’t.",
    },
  },
  "payment-not-credited": {
    plan: {
      message:
        "Your plan paid {planPaidCents}. The bill credits {creditedCents} of it, so it asks you for {amountCents} that your plan has paid.",
      ask: "Send the explanation of benefits to the billing office and ask for your plan’s payment of {planPaidCents} to be credited. Your plan can tell you the day and the check or transfer.",
    },
    "perhaps-paid-to-you": {
      message:
        "Your plan paid {planPaidCents}; the bill credits {creditedCents} of it. Outside the network, a plan may have sent its payment to you.",
      ask: "Ask your plan whom it paid. If it was the provider, ask the billing office to credit it.",
    },
    yours: {
      message:
        "The provider told your plan that you had already paid {patientPaidCents}. The bill still asks for all of your share, {balanceCents}.",
      ask: "Look for your receipt, and ask the billing office to credit what you paid.",
    },
  },
  "line-unseen-by-plan": {
    "never-billed": {
      message:
        "Your plan was never billed for {count} of these charges, and you are asked to pay them in full: {amountCents}.",
      ask: "Ask the billing office to send your plan a corrected claim, and not to bill you before the plan has decided. In the network it may not bill you for what it never sent.",
    },
    again: {
      message:
        "Your plan saw this once. The bill has it {count} more times, and asks you for all of it: {amountCents}.",
      ask: "Ask for the copies to be taken off, or for the record of each time.",
    },
    "not-shown": {
      message:
        "The explanations of benefits don’t show {count} of this bill’s charges ({amountCents}). Another claim may have them.",
      ask: "Ask your plan whether it has a claim for them. If not, ask the billing office to send one.",
    },
  },
  "plan-line-not-billed": {
    "not-listed": {
      message: "Your plan was billed for services that this bill doesn’t list: {count}, for {amountCents}.",
      ask: "Ask for an itemized bill with every service of these days. If something wasn’t done, tell your plan.",
    },
  },
  "coordination-of-benefits": {
    "other-plan-first": {
      message: "Your plan refused {amountCents} because it thinks that another plan should pay first.",
      ask: "Tell your plan which other coverage you have, or that you have none, and ask it to decide again. Ask the billing office to wait.",
    },
    "two-plans": {
      message:
        "{count} claims decide about the same services, and we can’t tell which plan pays last. So we didn’t compare the balance with what you owe.",
      ask: "Ask both plans which of them pays first. What you owe is what the last one says.",
    },
  },
  "deductible-twice": {
    "same-services": {
      message: "Your plan counted a deductible of {amountCents} twice for the same services.",
      ask: "Ask your plan to look at both claims. One may be a copy of the other, or a correction.",
    },
    "above-limit": {
      message:
        "These claims take {amountCents} as deductible. Your plan’s limit for the year is {limitCents}.",
      ask: "Ask your plan for its count of your deductible. Care in two years, or a limit for each person, may explain it.",
    },
  },
  "good-faith-estimate": {
    above: {
      message:
        "The estimate was {estimateCents}; the bill comes to {chargesCents} after the provider’s own discounts, {differenceCents} more. From $400 on, someone who pays without insurance may dispute this.",
      ask: "Ask for the bill to be brought down to the estimate. While its days run, you can also open a dispute at cms.gov/nosurprises for a fee of $25.",
      askPast:
        "Ask the billing office, in writing, to honor the estimate anyway and bring the bill down to {estimateCents}. It is too late for the $25 dispute.",
    },
    "at-least-above": {
      message:
        "The estimate was {estimateCents}; the bill comes to at least {chargesCents}, {differenceCents} more. It does not say whether the rest of its charges was taken off or paid. From $400 on, someone who pays without insurance may dispute this.",
      ask: "Ask for the bill to be brought down to the estimate. While its days run, you can also open a dispute at cms.gov/nosurprises for a fee of $25.",
      askPast:
        "Ask the billing office, in writing, to honor the estimate anyway and bring the bill down to {estimateCents}. It is too late for the $25 dispute.",
    },
    "perhaps-above": {
      message:
        "The estimate was {estimateCents}; the charges are {chargesCents}, {differenceCents} more. But you are asked for less than the charges, and the bill does not say whether that is a discount or was paid.",
      ask: "Ask which it is. If the bill is still $400 or more above the estimate after all discounts, you may dispute it while its days run.",
    },
  },
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
        "{code} is one of the two highest levels of an emergency visit. The level rests on how hard the medical decisions were, never on the time spent.",
      ask: "Ask for the record that supports the level, and for a review if it does not.",
    },
    visit: {
      message:
        "{code} is the highest level of its kind of visit. It rests on how hard the medical decisions were, or on the time that day.",
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
  "charity-care": {
    free: {
      message:
        "Your household’s income is about {percent}% of the federal poverty level. That is at or below the line for free care. You may owe nothing.",
      ask: "Apply for financial assistance, and ask for the account to wait until it is decided. Apply even if the bill is in collection.",
      askPast:
        "Ask for the financial assistance application anyway: the days in which the hospital must take it are past, but many take a late one.",
    },
    discount: {
      message:
        "Your household’s income is about {percent}% of the federal poverty level. That is at or below the line for a discount. You may owe less.",
      ask: "Apply for financial assistance. Whoever gets it may not be charged more than the amounts generally billed to insured patients.",
      askPast:
        "Ask for the financial assistance application anyway: the days in which the hospital must take it are past, but many take a late one.",
    },
    "near-line": {
      message:
        "Your household’s income is about {percent}% of the federal poverty level. That is close to the line for help. Hospitals count income in different ways.",
      ask: "Ask for the financial assistance application, and how the hospital counts income.",
      askPast:
        "Ask for the financial assistance application anyway: the days in which the hospital must take it are past, but many take a late one.",
    },
    "ask-household": {
      message: "You may owe less on this bill, or nothing. It depends on your household and its income.",
      ask: "Compare your income with these lines. If you may be below one, or near it, ask for the financial assistance application.",
      askPast:
        "Compare your income with these lines. Ask for the financial assistance application anyway: the days in which the hospital must take it are past, but many take a late one.",
    },
    "ask-for-policy": {
      message:
        "A nonprofit hospital must have a written policy on who pays less or nothing. We do not know this one’s limits.",
      ask: "Ask for the financial assistance policy in plain language and its application.",
      askPast:
        "Ask for the financial assistance policy in plain language and its application anyway: the days in which the hospital must take it are past, but many take a late one.",
    },
  },
  "timely-filing": {
    late: {
      message:
        "The bill was written {days} days after the last day of care ({lastDay}). A plan may have refused a claim sent so late, and a network provider may not pass that on to you.",
      ask: "Ask when the claim was sent to your plan, and what the plan answered.",
    },
  },
  "above-own-published-price": {
    // For audits kept before we compared the file of the day of care.
    above: {
      message:
        "Charged: {amountCents}. The hospital’s own list price for it is {priceCents} ({place} of its price file): {differenceCents} less.",
      ask: "Ask why the charge is above the list price that the hospital publishes.",
    },
    "above-in-force": {
      message:
        "Charged: {amountCents}. The hospital’s own list price for it is {priceCents} ({place} of its price file of {fileDate}, in force on {day}): {differenceCents} less. A list price is what a hospital charges before any discount.",
      ask: "Give them the price, the file’s date and the row, and ask them to correct the charge to the published list price.",
    },
    "above-set-by-plan": {
      message:
        "Charged: {amountCents}. The hospital’s own list price for it is {priceCents} ({place} of its price file of {fileDate}, in force on {day}): {differenceCents} less. But your plan’s own rate sets what you owe, so a correction may not change it.",
      ask: "Ask why the charge is above the published list price, and check what your plan says you owe.",
    },
    "above-later": {
      message:
        "Charged: {amountCents}. In a later price file, of {fileDate}, the hospital’s own list price is {priceCents} ({place}): {differenceCents} less. We don’t have the file that was in force on {day}.",
      ask: "Ask what the list price was on {day}, and for the charge to be corrected if it was lower.",
    },
    "above-older": {
      message:
        "Charged: {amountCents}. In a price file of {fileDate}, more than a year before the care, the hospital’s own list price is {priceCents} ({place}): {differenceCents} less.",
      ask: "Ask what the list price was on {day}, and for the charge to be corrected if it was lower.",
    },
    "above-undated": {
      message:
        "Charged: {amountCents}. The hospital’s own list price is {priceCents} ({place} of its price file): {differenceCents} less. We can’t tell whether that file was in force on the day of care.",
      ask: "Ask what the list price was on the day of care, and for the charge to be corrected if it was lower.",
    },
    "setting-unknown": {
      message:
        "Charged: {amountCents}. The hospital’s own list price for patients who are not admitted is {priceCents} ({place} of its price file of {fileDate}): {differenceCents} less. The bill does not say where care was given.",
      ask: "Choose where care was given, then check again. If you were not admitted, ask why the charge is above the list price.",
    },
    "units-unknown": {
      message:
        "Charged: {amountCents}. The hospital’s own list price for one unit is {priceCents} ({place} of its price file). The bill does not say how many units were charged.",
      ask: "Ask how many units were charged, and multiply the list price by them.",
    },
  },
  "above-cash-price": {
    // For audits kept before we compared the file of the day of care.
    above: {
      message:
        "Charged: {amountCents}. The hospital publishes a cash price of {priceCents} ({place} of its price file): {differenceCents} less.",
      ask: "If you pay yourself, ask for the cash price that the hospital publishes.",
    },
    "above-in-force": {
      message:
        "Charged: {amountCents}. The hospital publishes a cash price of {priceCents} ({place} of its price file of {fileDate}, in force on {day}): {differenceCents} less.",
      ask: "If you pay yourself, ask for the cash price that the hospital publishes.",
    },
    "above-discounted": {
      message:
        "Charged: {amountCents}, which is {netCents} after the bill’s discount. The hospital publishes a cash price of {priceCents} ({place} of its price file of {fileDate}, in force on {day}): {differenceCents} less.",
      ask: "Ask for the cash price that the hospital publishes, in place of the discount.",
    },
    "above-later": {
      message:
        "Charged: {amountCents}. In a later price file, of {fileDate}, the hospital’s cash price is {priceCents} ({place}): {differenceCents} less. We don’t have the file that was in force on {day}.",
      ask: "If you pay yourself, ask for the cash price that applied on {day}.",
    },
    "above-older": {
      message:
        "Charged: {amountCents}. In a price file of {fileDate}, more than a year before the care, the hospital’s cash price is {priceCents} ({place}): {differenceCents} less.",
      ask: "If you pay yourself, ask for the cash price that applied on {day}.",
    },
    "above-undated": {
      message:
        "Charged: {amountCents}. The hospital publishes a cash price of {priceCents} ({place} of its price file): {differenceCents} less. We can’t tell whether that file was in force on the day of care.",
      ask: "If you pay yourself, ask for the cash price that the hospital publishes.",
    },
    "setting-unknown": {
      message:
        "Charged: {amountCents}. The hospital’s cash price for patients who are not admitted is {priceCents} ({place} of its price file of {fileDate}): {differenceCents} less. The bill does not say where care was given.",
      ask: "Choose where care was given, then check again. If you pay yourself and were not admitted, ask for that cash price.",
    },
    "units-unknown": {
      message:
        "Charged: {amountCents}. The hospital’s cash price for one unit is {priceCents} ({place} of its price file). The bill does not say how many units were charged.",
      ask: "Ask how many units were charged. If you pay yourself, ask for the cash price of each.",
    },
  },
  "above-state": {
    above: {
      message:
        "Charged: {amountCents}. Of {hospitalCount} hospitals in {state} with a cash price for it, three of four ask for {priceCents} or less.",
      ask: "Name that price when you negotiate.",
    },
    "units-unknown": {
      message:
        "Charged: {amountCents}. Of {hospitalCount} hospitals in {state} with a cash price for one unit of it, three of four ask for {priceCents} or less. The bill does not say how many units were charged.",
      ask: "Ask how many units were charged before you compare.",
    },
  },
  "above-medicare": {
    above: {
      message: "Charged: {amountCents}. Medicare pays {priceCents} for it (national amount, {edition}).",
      ask: "Name Medicare’s amount when you negotiate: it is what most hospitals accept for many patients.",
    },
    "units-unknown": {
      message:
        "Charged: {amountCents}. Medicare pays {priceCents} for one unit of it (national amount, {edition}). The bill does not say how many units were charged.",
      ask: "Ask how many units were charged before you compare.",
    },
  },
} as const;
