/** Links from an account to published prices, which ask for the insurer and the kind of plan of its profile. */
export const ownPlan = {
  prices: "<link>Prices of your plan: {payer}, {kind}</link> (from your profile)",
  pricesOfInsurer:
    "<link>Prices of your insurer: {payer}</link> (from your profile, which doesn’t say what kind of plan you have, so we look for {plans} first)",
  pricesWithoutInsurer:
    "<link>Search hospital prices</link>. None of the price files that we have names “{payer}”, so this search doesn’t ask for your insurer.",
  note: "Links to published prices ask for your plan: {payer}, {kind} (from your profile).",
  noteOfInsurer:
    "Links to published prices ask for your insurer: {payer} (from your profile). Your profile doesn’t say what kind of plan you have, so we look for {plans} first.",
  kinds: {
    commercial: "commercial",
    "medicare-advantage": "Medicare Advantage",
    medicare: "Original Medicare",
    medicaid: "Medicaid",
    "tricare-va": "TRICARE or VA",
    "workers-compensation": "workers’ compensation",
    auto: "auto insurance",
    other: "another kind",
  },
} as const;
