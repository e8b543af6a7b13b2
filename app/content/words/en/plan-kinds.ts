/** Kinds of plans: whose money a plan pays with. */
export const planKinds = {
  /** In front of the links to the other kinds. */
  label: "Kind of plan",
  choosePlan: "Choose your plan",
  asHospitalsName: "Plans as these hospitals name them. Your card may use other words.",
  usual: "Commercial, unless your insurance is another kind",
  counted: {
    commercial: { one: "{count} commercial plan", other: "{count} commercial plans" },
    "medicare-advantage": {
      one: "{count} Medicare Advantage plan",
      other: "{count} Medicare Advantage plans",
    },
    medicare: { one: "{count} Medicare plan", other: "{count} Medicare plans" },
    medicaid: { one: "{count} Medicaid plan", other: "{count} Medicaid plans" },
    "tricare-va": { one: "{count} TRICARE or VA plan", other: "{count} TRICARE or VA plans" },
    "workers-compensation": {
      one: "{count} workers’ compensation plan",
      other: "{count} workers’ compensation plans",
    },
    auto: { one: "{count} auto insurance plan", other: "{count} auto insurance plans" },
    other: { one: "{count} plan of another kind", other: "{count} plans of another kind" },
    unknown: {
      one: "{count} plan whose name doesn’t say its kind",
      other: "{count} plans whose names don’t say their kind",
    },
  },
  many: {
    commercial: "commercial plans",
    "medicare-advantage": "Medicare Advantage plans",
    medicare: "Medicare plans",
    medicaid: "Medicaid plans",
    "tricare-va": "TRICARE or VA plans",
    "workers-compensation": "workers’ compensation plans",
    auto: "auto insurance plans",
    other: "plans of another kind",
    unknown: "plans whose names don’t say their kind",
  },
  name: {
    commercial: "Commercial",
    "medicare-advantage": "Medicare Advantage",
    medicare: "Medicare",
    medicaid: "Medicaid",
    "tricare-va": "TRICARE or VA",
    "workers-compensation": "Workers’ compensation",
    auto: "Auto insurance",
    other: "Another kind",
    unknown: "Kind not known",
  },
  /** Of all hospitals that were found; {plans} as in `counted`. */
  range: "{payer}: {range}, {plans}.",
  /** In place of {payer}, where most hospitals list the rates by their owner's name. */
  network: "{network}, whose network {payer} uses",
  notInDollars: "{payer}: no rate in dollars, {plans}.",
  missing: "{payer} has no rate here for {wanted}. These are the rates of {shown}.",
  onlyOthers: "{payer} has no rate here for {wanted}. It has rates for other plans: choose yours.",
  aboveGross:
    "This rate is above the hospital’s own list price, {gross}: it may be a mistake in the file, or for more than one unit.",
} as const;
