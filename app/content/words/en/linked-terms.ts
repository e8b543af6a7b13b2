import type { LinkedTerm } from "#app/domain/glossary/linked-terms.ts";

/** What the glossary says of the terms that other pages link to: a page shows one without reading the glossary. A test
 *  holds the two equal. */
export const linkedTerms = {
  "Standard charge": {
    name: "Standard charge",
    definition:
      "The regular rate that a hospital sets for an item or service. There are five kinds, from the gross charge to the highest rate agreed with a plan.",
  },
  "Gross charge": {
    name: "Gross charge",
    definition: "The full price of an item or service on the hospital’s own list, before any discount.",
  },
  "Discounted cash price": {
    name: "Discounted cash price",
    definition: "What a hospital charges a person who pays cash, with no insurance involved.",
  },
  "Payer-specific negotiated charge": {
    name: "Payer-specific negotiated charge",
    definition: "The rate that a hospital and one health plan have agreed on for an item or service.",
  },
  "De-identified minimum negotiated charge": {
    name: "De-identified minimum negotiated charge",
    definition: "The lowest rate that a hospital has agreed on with any plan, without naming the plan.",
  },
  "De-identified maximum negotiated charge": {
    name: "De-identified maximum negotiated charge",
    definition: "The highest rate that a hospital has agreed on with any plan, without naming the plan.",
  },
  "Allowed amount": {
    name: "Allowed amount",
    definition:
      "The most that a plan will count toward a covered service. It includes both the plan’s part and yours.",
  },
  "Median allowed amount": {
    name: "Median allowed amount",
    definition:
      "The median of the amounts that a plan really paid a hospital for a service. Half were higher and half lower.",
  },
  "10th and 90th percentile allowed amounts": {
    name: "10th and 90th percentile allowed amounts",
    definition:
      "Two figures that show the spread of what was really paid. One in ten payments was at or below the first, and one in ten at or above the second.",
  },
  "Count of allowed amounts": {
    name: "Count of allowed amounts",
    definition:
      "How many payments the median and the percentiles were worked out from. From 1 to 10 the file only says “1 through 10”.",
  },
  "Machine-readable file (MRF)": {
    name: "Machine-readable file (MRF)",
    definition:
      "The file in which a hospital publishes all its standard charges. It is made for software and is hard for people to read.",
  },
  "Shoppable service": {
    name: "Shoppable service",
    definition: "A service that you can plan ahead, such as a scan or a knee replacement.",
  },
  Chargemaster: {
    name: "Chargemaster",
    definition:
      "A hospital’s own list of all that it can bill for, with a gross charge for each item. It is also called a CDM.",
  },
  "Contract methodology": {
    name: "Contract methodology",
    definition:
      "How the rate in a contract is worked out. A file may say case rate, fee schedule, percent of charges, per diem or other.",
  },
  "Case rate": {
    name: "Case rate",
    definition: "One fixed amount for a whole stay or procedure, no matter how much was used.",
  },
  "Per diem rate": { name: "Per diem rate", definition: "A fixed amount for each day in the hospital." },
  "Fee schedule": {
    name: "Fee schedule",
    definition: "A list of fixed prices, one for each code, that a payer uses.",
  },
  "Percent of total billed charges": {
    name: "Percent of total billed charges",
    definition:
      "A rate that is a share of whatever the hospital bills. When charges rise, so does the payment.",
  },
  "Negotiated algorithm": {
    name: "Negotiated algorithm",
    definition: "A rate that is a formula or a rule in words and not a single number.",
  },
  Setting: {
    name: "Setting",
    definition:
      "Whether a price is for people who stay in the hospital (inpatient), for those who do not (outpatient), or for both.",
  },
  "Billing class": {
    name: "Billing class",
    definition: "Whether a price is for the hospital (facility) or for the doctor (professional).",
  },
  "Drug unit of measurement": {
    name: "Drug unit of measurement",
    definition: "The amount of a drug that a price is for, such as 10 milliliters or one unit.",
  },
  Attestation: {
    name: "Attestation",
    definition: "The hospital’s statement in its price file that the data are true, accurate and complete.",
  },
  "cms-hpt.txt file": {
    name: "cms-hpt.txt file",
    definition:
      "A small text file on a hospital’s website that says where its price file is. Each campus has its own block of lines.",
  },
  "Facility fee": {
    name: "Facility fee",
    definition:
      "What a hospital charges for the room, staff and equipment. The doctor’s own charge comes on top.",
  },
  "Professional fee": {
    name: "Professional fee",
    definition:
      "What a doctor or other provider charges for the work itself, such as an operation or the reading of a scan.",
  },
  "National Drug Code (NDC)": {
    name: "National Drug Code (NDC)",
    definition: "A number for one drug from one maker in one size of package. The FDA keeps the list.",
  },
  "National Provider Identifier (NPI)": {
    name: "National Provider Identifier (NPI)",
    definition:
      "A ten-digit number that each US provider has. Type 1 is for a person and type 2 for an organization.",
  },
  "Estimated allowed amount": {
    name: "Estimated allowed amount",
    definition:
      "The average that a hospital was paid in the past for a service under a rate that is not in dollars.",
  },
  "CPT code": {
    name: "CPT code",
    definition:
      "A code of five digits, or four and a letter, for a service such as a scan or a visit. The American Medical Association owns and updates the set.",
  },
  "HCPCS Level II code": {
    name: "HCPCS Level II code",
    definition:
      "A code of one letter and four digits for things that CPT does not cover, such as drugs, supplies and ambulance trips.",
  },
  Modifier: {
    name: "Modifier",
    definition:
      "Two characters after a service code that change what it means. They can mean one side of the body or a part of the service.",
  },
  "Revenue code": {
    name: "Revenue code",
    definition:
      "A four-digit code on a hospital bill for the department or kind of cost, such as the pharmacy or a room.",
  },
  "Itemized bill": {
    name: "Itemized bill",
    definition:
      "A bill with one line for each service, supply and drug. Each line has a date, a code, a count and a charge.",
  },
  "Billing statement": {
    name: "Billing statement",
    definition: "A letter that says what you owe right now. It often sums up several services in one amount.",
  },
  "Explanation of benefits (EOB)": {
    name: "Explanation of benefits (EOB)",
    definition: "A letter from your plan that shows how it handled a claim. It is not a bill.",
  },
  "Balance billing": {
    name: "Balance billing",
    definition:
      "Billing a patient for what is left after the plan has paid its share. The amount is the charge less the plan’s allowed amount.",
  },
  "Line item": {
    name: "Line item",
    definition: "One row of a bill: one service, drug or supply with its date, count and charge.",
  },
  "Medicare severity diagnosis-related group (MS-DRG)": {
    name: "Medicare severity diagnosis-related group (MS-DRG)",
    definition: "A group of hospital stays that are similar in illness and cost. Each group has a number.",
  },
  Deductible: {
    name: "Deductible",
    definition: "What you pay for covered care each year before your plan starts to pay its share.",
  },
  Coinsurance: {
    name: "Coinsurance",
    definition: "Your share of the allowed amount, in percent, once the deductible is met.",
  },
  Copayment: {
    name: "Copayment",
    definition: "A fixed amount you pay for a visit or drug. It is often called a copay.",
  },
  "Out-of-pocket maximum": {
    name: "Out-of-pocket maximum",
    definition: "The most you pay in a year for covered care in the network. After it the plan pays all.",
  },
  "Charity care": { name: "Charity care", definition: "Free or cheaper care for people who cannot pay." },
  "Self-pay": {
    name: "Self-pay",
    definition: "Paying for care yourself, without insurance or without using it.",
  },
  "Cost-to-charge ratio": {
    name: "Cost-to-charge ratio",
    definition: "What care costs a hospital for each dollar it charges.",
  },
  "Contractual adjustment": {
    name: "Contractual adjustment",
    definition: "The part of a charge that the provider removes because its contract with the plan says so.",
  },
  "Good faith estimate": {
    name: "Good faith estimate",
    definition:
      "A written estimate of what your care will cost. You have a right to one if you have no insurance or will not use it.",
  },
  "No Surprises Act": {
    name: "No Surprises Act",
    definition:
      "A federal law, in force since 2022, against surprise bills. It covers emergencies, some care at in-network hospitals, and air ambulances.",
  },
  "Hospital Price Transparency rule": {
    name: "Hospital Price Transparency rule",
    definition:
      "The federal rule that makes nearly every US hospital publish its prices. It came into force on January 1, 2021.",
  },
  "Financial assistance policy": {
    name: "Financial assistance policy",
    definition: "A hospital’s written rules on who gets free or cheaper care and how to apply.",
  },
  "Protected health information (PHI)": {
    name: "Protected health information (PHI)",
    definition:
      "Health data that can be tied to one person and are held by a provider, a plan or those who work for them.",
  },
  "Right of access": {
    name: "Right of access",
    definition: "Your right to see and get a copy of your medical and billing records.",
  },
  "Optical character recognition (OCR)": {
    name: "Optical character recognition (OCR)",
    definition: "Turning a picture of text into letters that a computer can search and sort.",
  },
  Median: {
    name: "Median",
    definition: "The middle value when all are put in order. Half are below it and half above.",
  },
  Percentile: {
    name: "Percentile",
    definition:
      "The value below which a given share of all values lies. The 25th has a quarter of them below it.",
  },
  Outlier: { name: "Outlier", definition: "A value that is far from all the others." },
  "Sample size": {
    name: "Sample size",
    definition: "How many values a figure was worked out from. It is often written as n.",
  },
  "SHA-256 checksum": {
    name: "SHA-256 checksum",
    definition: "A short code worked out from a file. If one letter changes, so does the whole code.",
  },
  Payer: {
    name: "Payer",
    definition:
      "The one that pays for care on a patient’s behalf: an insurance company, an employer’s plan or a public program.",
  },
  "In-network provider": {
    name: "In-network provider",
    definition: "A provider that has a contract with your plan. You pay least there.",
  },
  "Out-of-network provider": {
    name: "Out-of-network provider",
    definition: "A provider that has no contract with your plan. You may pay more, or all.",
  },
  "Prior authorization": {
    name: "Prior authorization",
    definition:
      "The plan’s approval, which is required before some care is given. Without it, the plan might not pay.",
  },
} as const satisfies Record<LinkedTerm, { name: string; definition: string }>;
