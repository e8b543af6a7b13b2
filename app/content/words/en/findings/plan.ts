/** What findings say about the plan's decision and the estimate. */
export const plan = {
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
      ask: "Ask which amount is correct, and whether the difference changes what you owe.",
    },
    "line-billed-lower": {
      message:
        "Your plan was billed {billedCents} for line {number}, but this bill has {amountCents}: {differenceCents} less.",
      ask: "Ask which amount is correct. If your plan was billed too much, your share was counted from the wrong amount.",
    },
    "above-responsibility": {
      message:
        "Your plan says you owe {owedCents}. The bill asks for {balanceCents}: {differenceCents} more.",
      ask: "Send the explanation of benefits to the billing office and ask for the balance to be set to {owedCents}. Ask your plan whether the provider is in its network.",
    },
  },
  "balance-billing": {
    "write-off": {
      message:
        "The provider is in your plan’s network, and its contract reduces the charges by {amountCents}. The bill still asks you for that amount. It asks for {balanceCents}, but your plan says you owe {owedCents}.",
      ask: "Send the explanation of benefits to the billing office. Say that the provider is in network, and ask them to apply the discount of {amountCents}. Tell your plan: it can enforce its contract.",
    },
    above: {
      message:
        "The provider is in your plan’s network, and your plan says you owe {owedCents}. The bill asks for {balanceCents}: {differenceCents} more than its contract allows.",
      ask: "Send the explanation of benefits to the billing office. Say that the provider is in network, and ask them to set the balance to {owedCents}. Tell your plan: it can enforce its contract.",
    },
  },
  "surprise-emergency": {
    above: {
      message:
        "For emergency care, you owe no more out of network than in network: your plan says {owedCents}. The bill asks for {balanceCents}, {differenceCents} more.",
      ask: "Say that the No Surprises Act applies and ask for the balance to be set to {owedCents}. If they refuse, call the No Surprises Help Desk at 1-800-985-3059.",
    },
  },
  "surprise-out-of-network": {
    above: {
      message:
        "The bill asks for {differenceCents} more than your plan says you owe, and the provider is out of network. If you were treated in a hospital in the network and signed no waiver 72 hours before, you owe only {owedCents}.",
      ask: "Ask whether the hospital is in your plan’s network, and for a copy of any waiver that you signed.",
    },
    "facility-in-network": {
      message:
        "The bill asks for {differenceCents} more than your plan says you owe, and the provider is out of network. For the same day, your plan treated {facility} as in network. If you were treated there and signed no waiver 72 hours before, you owe only {owedCents}.",
      ask: "Say that {facility} is in your plan’s network and that the No Surprises Act covers its clinicians. Ask for a copy of any waiver that you signed.",
    },
  },
  "write-off-billed": {
    "write-off": {
      message:
        "Your plan says that the provider’s contract reduces the charges by {amountCents}. The bill still asks you for that amount. It asks for {balanceCents}, but your plan says you owe {owedCents}.",
      ask: "Send the explanation of benefits to the billing office and ask them to remove the {amountCents}.",
    },
  },
  "denied-line-billed": {
    refused: {
      message:
        "Your plan denied {amountCents} of this and says you don’t owe it. The provider must write it off. The bill asks you for it.",
      ask: "Send the explanation of benefits to the billing office and ask them to remove the {amountCents}. The provider can appeal to the plan itself.",
    },
    "passed-on": {
      message:
        "Your plan denied {amountCents} because of something the provider did, but says you owe it. In network, the provider’s contract usually forbids that.",
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
        "The provider told your plan that you had already paid {patientPaidCents}. The bill still asks for your whole share, {balanceCents}.",
      ask: "Look for your receipt, and ask the billing office to credit what you paid.",
    },
  },
  "line-unseen-by-plan": {
    "never-billed": {
      message:
        "Your plan was never billed for {count} of these charges, and you are asked to pay them in full: {amountCents}.",
      ask: "Ask the billing office to send your plan a corrected claim, and not to bill you before the plan has decided. In network, it can’t bill you for what it never sent.",
    },
    again: {
      message:
        "Your plan saw this once. The bill has {count} more of it, and asks you to pay all of that: {amountCents}.",
      ask: "Ask them to remove the copies, or to send the record of each time.",
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
      message: "Your plan denied {amountCents} because it thinks that another plan should pay first.",
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
        "The estimate was {estimateCents}. The bill charges {chargesCents} after the provider’s own discounts, {differenceCents} more. From $400 on, someone who pays without insurance can dispute this.",
      ask: "Ask them to reduce the bill to the estimate. Before the deadline, you can also open a dispute at cms.gov/nosurprises for a $25 fee.",
      askPast:
        "Ask the billing office, in writing, to honor the estimate anyway and reduce the bill to {estimateCents}. It is too late for the $25 dispute.",
    },
    "at-least-above": {
      message:
        "The estimate was {estimateCents}. The bill charges at least {chargesCents}, {differenceCents} more. It does not say whether the rest of its charges was discounted or paid. From $400 on, someone who pays without insurance can dispute this.",
      ask: "Ask them to reduce the bill to the estimate. Before the deadline, you can also open a dispute at cms.gov/nosurprises for a $25 fee.",
      askPast:
        "Ask the billing office, in writing, to honor the estimate anyway and reduce the bill to {estimateCents}. It is too late for the $25 dispute.",
    },
    "perhaps-above": {
      message:
        "The estimate was {estimateCents}. The charges are {chargesCents}, {differenceCents} more. But you are asked for less than the charges, and the bill does not say whether that is a discount or was paid.",
      ask: "Ask which it is. If the bill is still $400 or more above the estimate after all discounts, you can dispute it before the deadline.",
    },
  },
} as const;
