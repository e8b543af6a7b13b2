/** How a letter presents findings about the plan's decision and the estimate. */
export const plan = {
  "eob-mismatch": {
    "other-charges": {
      says: "My plan was billed {billedCents}, but this bill has charges of {chargesCents}, a difference of {differenceCents}.",
      ask: "Please tell me whether my plan was sent the same claim, and send it a corrected one if it was not.",
    },
    "line-billed-higher": {
      says: "My plan was billed {billedCents} for this service, but I am charged {amountCents}, which is {differenceCents} more.",
      ask: "Please correct the charge to {billedCents}.",
    },
    "line-differs": {
      says: "My plan was billed {billedCents} for this service, but this bill has {amountCents}, which is {differenceCents} more.",
      ask: "Please tell me which amount is correct.",
    },
    "line-billed-lower": {
      says: "My plan was billed {billedCents} for this service, but this bill has {amountCents}, which is {differenceCents} less.",
      ask: "Please tell me which amount is correct, and correct the claim if my plan was billed too much.",
    },
    "above-responsibility": {
      says: "According to my plan I owe {owedCents}. The bill asks for {balanceCents}, which is {differenceCents} more.",
      ask: "Please set the balance to {owedCents}.",
    },
  },
  "balance-billing": {
    "write-off": {
      says: "The provider is in my plan’s network, and its contract reduces the charges by {amountCents}. The bill asks for {balanceCents}; according to my plan I owe {owedCents}.",
      ask: "Please apply the contract’s discount of {amountCents}.",
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
      ask: "The balance should be {owedCents} if the care was at a facility in the network and I signed no waiver at least 72 hours before.",
    },
    "facility-in-network": {
      says: "According to my plan I owe {owedCents}, and the provider is outside its network. The bill asks for {differenceCents} more. For the same day, the plan treated {facility} as in its network.",
      ask: "Under the No Surprises Act the balance should be {owedCents}. If you have a waiver that I signed at least 72 hours before, please send me a copy.",
    },
  },
  "write-off-billed": {
    "write-off": {
      says: "According to my plan, the provider’s contract reduces the charges by {amountCents}. The bill asks for {balanceCents}; according to my plan I owe {owedCents}.",
      ask: "Please remove the {amountCents}.",
    },
  },
  "denied-line-billed": {
    refused: {
      says: "My plan denied {amountCents} of this, and according to the plan I do not owe it.",
      ask: "Please remove the {amountCents}. You can appeal to the plan yourselves.",
    },
    "passed-on": {
      says: "My plan denied {amountCents} because of something the provider did.",
      ask: "Please tell me what in your contract with the plan lets you bill me for it, or remove it.",
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
      ask: "Please send my plan a corrected claim, and do not bill me before it has decided.",
    },
    again: {
      says: "My plan received this charge once. The bill has it again, for {amountCents}.",
      ask: "Please remove the duplicates, or send me the record of each time.",
    },
    "not-shown": {
      says: "My explanations of benefits do not show these charges ({amountCents}).",
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
      says: "My plan denied {amountCents} because it believes that another plan pays first.",
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
      says: "The claims for this care count {amountCents} as my deductible; my plan’s limit is {limitCents}.",
      ask: "Please hold this bill until the plan has counted my deductible again.",
    },
  },
  "good-faith-estimate": {
    above: {
      says: "The good faith estimate was {estimateCents}. The bill charges {chargesCents} after discounts, which is {differenceCents} more.",
      ask: "Please reduce the bill to the estimate. A difference of $400 or more can be disputed under 45 CFR 149.620.",
    },
    "at-least-above": {
      says: "The good faith estimate was {estimateCents}. The bill charges at least {chargesCents}, which is {differenceCents} more.",
      ask: "Please reduce the bill to the estimate. A difference of $400 or more can be disputed under 45 CFR 149.620.",
    },
    "perhaps-above": {
      says: "The good faith estimate was {estimateCents}. The charges are {chargesCents}, which is {differenceCents} more, and the bill does not show what was discounted or paid.",
      ask: "Please send me a statement that shows every discount and payment.",
    },
  },
} as const;
