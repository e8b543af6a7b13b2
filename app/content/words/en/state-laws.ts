/** What a state's law does for people who cannot pay a hospital, and whether it counts for a person. `grants`: what was read at
 *  the law's `source`; `secondHand`: what only a text about it says. */
export const stateLaws = {
  grants: {
    ca: "Hospitals in California must give free care or a discount to families up to 400% of the poverty level. The hospital chooses which. The law covers people without insurance, and insured people whose own medical costs are high. Rural hospitals may set a lower limit. Emergency room doctors must give a discount too.",
    co: "Hospitals in Colorado must give a discount to families up to 250% of the poverty level, insured or not. The state caps what they may charge. You pay at most 4% of your monthly income to the hospital, and 2% to each doctor who bills you. After 36 months of payments the bill is paid. The hospital must check if you can get help, and can’t turn you down because you did not apply for a public program.",
    ct: "Without insurance and up to 250% of the poverty level, a hospital in Connecticut may charge you only what your care cost it. Medicaid must have turned you down first. This makes the bill smaller. It does not make it free.",
    de: "Hospitals in Delaware must give residents free care up to 300% of the poverty level. The discount is 75% up to 350%, and 50% up to 400%. Each hospital also needs a hardship policy, which reaches at least 500%.",
    "il-large":
      "Hospitals in Illinois’s metropolitan areas, except critical access ones, must help uninsured residents. Care is free up to 200% of the poverty level, with a discount up to 600%. It is for care over $150 a visit.",
    "il-rural":
      "Every hospital in Illinois, rural and critical access ones included, must help uninsured residents. Care is free up to 125% of the poverty level, with a discount up to 300%. It is for care over $300 a visit.",
    ma: "The Health Safety Net of Massachusetts pays hospitals for residents. It pays in full up to 150% of the poverty level, and in part up to 300%, after a deductible. There is also help for people with very high medical bills.",
    md: "Hospitals in Maryland must give free care up to 200% of the poverty level, and a discount above it. You can ask the hospital to look again, and complain to the state.",
    "me-2026":
      "Hospitals in Maine must give residents free care up to 200% of the poverty level. They must tell you about it, provide an interpreter, and give you a hearing if they turn you down.",
    "me-before": "Hospitals in Maine must give residents free care up to 150% of the poverty level.",
    mn: "Hospitals in Minnesota must check if people without insurance can get help, and offer them charity care. The law names no income.",
    nc: "All 99 acute care hospitals in North Carolina have agreed to give some people free care without an application. These are people who are homeless, or who get Medicaid, SNAP or WIC. The hospitals do not report what is owed to credit bureaus, unless a court decides otherwise, and charge at most 3% interest. Old debts of people up to 350% of the poverty level are canceled.",
    "nj-free":
      "Acute care hospitals in New Jersey must help residents up to 300% of the poverty level, with free care at the low end. Doctors often bill separately and are not covered.",
    "nj-cap":
      "This is for people without insurance, up to 500% of the poverty level. A hospital in New Jersey may charge them only by a scale that the state sets.",
    nm: "In New Mexico, no one may take steps to collect from people at or below 200% of the poverty level. Hospitals must check what help an uninsured person can get before they ask for money. The law itself gives no discount.",
    nv: "Large hospitals in Nevada must take 30% off the bill of an uninsured person who was admitted, whatever the income.",
    ny: "Hospitals in New York must give free care up to 200% of the poverty level. Up to 300% you pay at most 10% of what Medicaid pays, and up to 400% at most 20%. The law covers people without insurance, and insured people whose own costs are over 10% of their income. Savings do not count, and no one may ask about immigration. Installments are at most 5% of your monthly income, with at most 2% interest. No lawsuit may start for 180 days, and none at all up to 400%.",
    oh: "This is for hospitals in Ohio that take part in its Hospital Care Assurance Program. They must give residents free basic, needed hospital care up to 100% of the poverty level. It is not for people on Medicaid.",
    "or-nonprofit":
      "Nonprofit hospitals in Oregon must give free care up to 200% of the poverty level. The discount is 75% up to 300%, 50% up to 350%, and 25% up to 400%. They can’t make you apply for Medicaid first.",
    "or-screening":
      "Before it bills you, a hospital in Oregon must check if you can get help. This is for people who have no insurance, are on Medicaid, or owe more than $500. The hospital can’t ask for documents, and the check does not touch your credit.",
    ri: "Hospitals in Rhode Island must give free care to uninsured residents up to 200% of the poverty level, and a discount up to 300%. The state has one form for it, and the hospital must decide within 14 days.",
    vt: "Hospitals in Vermont must give free care up to 250% of the poverty level, and at least 40% off up to 400%. Up to 600%, a very large bill is cut to 20% of your household’s income. Insured people get help when their own costs are large. The hospital must check for coverage and programs before it asks you to pay.",
    "wa-large":
      "This is for large hospitals in Washington, and those of systems with three or more. They must give free care up to 300% of the poverty level. The discount is 75% up to 350%, and 50% up to 400%. It counts for what is left after insurance. They can’t collect while they decide.",
    "wa-other":
      "Every hospital in Washington must give free care up to at least 200% of the poverty level. The discount is 75% up to 250%, and 50% up to 300%. It counts for what is left after insurance. They can’t collect while they decide.",
  },
  secondHand: {
    ca: "Savings can’t be counted, and the charge is capped at what Medicare or Medi-Cal pays, whichever is more.",
    "il-large":
      "You pay at most 135% of what the care cost, and at most 20% of your family’s income in 12 months.",
    "il-rural":
      "You pay at most 135% of what the care cost, and at most 20% of your family’s income in 12 months.",
    md: "It is 75% off up to 250%, and 60% off up to 300%. If bills of 12 months are over 25% of your family’s income, help goes up to 500%. People who get SNAP, school meals or energy help get free care.",
    "nj-free":
      "Care is free up to 200%, and you pay 20% to 80% above it. Savings must be below $7,500 for one person, or $15,000 for a family.",
    "nj-cap": "The charge is at most 115% of what Medicare pays.",
  },
  read: {
    source: "We read this in the law or at the state agency: {title}.",
    sourceOn: "We read this in the law or at the state agency: {title} ({date}).",
    secondary: "We read this in a text about the law, not in the law itself: {title}.",
    secondaryOn: "We read this in a text about the law, not in the law itself: {title} ({date}).",
    partly: "Also, from a text about the law: {text}",
  },
  why: {
    "other-hospitals": "It is for other hospitals than this one.",
    "maybe-other-hospitals": "We don’t know if it applies to this hospital, so we did not count it.",
    "uninsured-only": "It is only for people without insurance, so we did not count it.",
    "maybe-uninsured":
      "It is only for people without insurance. We count it once you say that you have none.",
    "residents-only": "It is only for people who live in {state}, so we did not count it.",
    later: "It comes into force on {day}, so we did not count it.",
  },
  mayGo: {
    both: "If it does, care may be free up to {free}%, with discounts up to {discount}%.",
    free: "If it does, care may be free up to {free}%.",
    discount: "If it does, discounts may go up to {discount}%.",
  },
  conditions: {
    counted: "We counted this.",
    highCosts: "With insurance, this law helps if your own medical costs are high for your income.",
    residents: "This law is for people who live in {state}.",
    metropolitan:
      "This hospital is in a metropolitan county and isn’t a critical access one (USDA county codes of 2023; CMS).",
    program: "This law applies to hospitals that take part in the program. Ask if this one does.",
  },
  noLaw: "We found no law of {state} on this. The hospital’s own policy and federal law count.",
  notRead:
    "We have not read the laws of {state} yet. There may be one. Ask the hospital, or the state’s attorney general.",
} as const;
