import type { Phrase } from "#app/domain/reading/labels/phrases.ts";
import { listPhrases } from "#app/domain/reading/labels/phrases.ts";
import type { OtherDocument } from "../../upload-refusal.ts";
import { accountsOfPatients, careOnReceipts, patients, visitsOnReceipts } from "./care.ts";

const ofPatients: readonly Phrase[] = [...patients, ...accountsOfPatients];

/** The care that a medical receipt is for. */
const careOfReceipts: readonly Phrase[] = [
  ...ofPatients,
  ...careOnReceipts,
  ...visitsOnReceipts,
  "dx",
  "icd",
];

/** Words that name who was cared for, or when. */
const careGiven: readonly Phrase[] = [
  "account no",
  "account number",
  "amount due from patient",
  "date of birth",
  "date(s) of service",
  "dob",
  "estimate date",
  {
    phrase: "estimate for",
    notBefore: ["a", "any", "the", "your"],
    example: "Estimate for the services that you asked about",
  },
  "estimate number",
  "guarantor",
  "mrn",
  "paciente:",
  "patient account:",
  "patient id:",
  "patient name:",
  "patient:",
  "service date(s)",
];

/** Phrases for an amount requested, for an amount in a plan's claim, and for a provider's expected charge. */
const charges: readonly Phrase[] =
  listPhrases(`amount due|balance due|claim total(s)|date processed|expected charge(s)|good faith estimate|
    pay this amount|please pay|provider billed|provider charged|total charges|total due|you owe`);

/** What identifies a document that isn't a medical bill. */
export interface Signs {
  words: readonly Phrase[];
  /** How many of the words must stand there, each counted once. */
  needed: number;
  /** Words that only a bill has. */
  never: readonly Phrase[];
  /** Words that make those of a bill meaningless: a shop in a hospital has its words. */
  unless?: readonly Phrase[];
}

export const signsOfOtherDocuments: Record<OtherDocument, Signs> = {
  "shop-receipt": {
    words:
      listPhrases(`cash|cashier|change|come again|debit|exchange|goods sold|gratuity|gst|guest(s)|invoice no|mastercard|
    pos|qty|receipt|reg|register|resit|return(s)|rounding|salesperson|server|sku|sst|store|sub( )(-)total|
    table|tax|tender(ed)|terima kasih|thank you|tip|total sales|upc|visa`),
    needed: 3,
    never: careOfReceipts,
    unless: ["gift( )shop"],
  },
  "bank-statement": {
    words:
      listPhrases(`annual percentage yield|atm|available balance|checking|debit card purchase(s)|direct deposit|
    ending balance|interest earned|member fdic|overdraft|payroll|routing number|savings|withdrawal(s)`),
    needed: 3,
    never: [],
  },
  "appointment-letter": {
    words:
      listPhrases(`appointment date|appointment has|appointment is|appointment on|appointment reminder|appointment time|
    arrive|bring a|bring an|bring your|cancel|check in|cita|keep this appointment|minutes before|
    minutes early|reschedule|scheduled for|see you|su cita|your appointment`),
    needed: 3,
    never: charges,
  },
  "insurance-card": {
    words:
      listPhrases(`copay(s)|customer service|effective|er|group|group #|group no|group number|member id|out-of-pocket max|
    payer id|pcn|pcp|plan type|rx( )bin|rx( )grp|rx( )pcn|specialist|subscriber id|urgent care`),
    needed: 5,
    never: charges,
  },
  "lab-result": {
    words:
      listPhrases(`abnormal|collected|final result(s)|flag|g/dl|in range|mg/dl|miu/l|mmol/l|ordering physician|
    ordering provider|out of range|reference interval|reference range|reported|result(s)|specimen|uiu/ml|
    units`),
    needed: 5,
    never: charges,
  },
  "utility-bill": {
    words:
      listPhrases(`broadband|cable|ccf|data plan|electric(ity)|gallons|internet|kwh|meter( reading)|natural gas|power|
    recycling|service address|sewer|storm( )water|therm(s)|trash|usage|utilities|utility|water|wireless`),
    needed: 3,
    never: ofPatients,
  },
  "medicine-leaflet": {
    words:
      listPhrases(`active ingredient(s)|by mouth|capsule(s)|do not take|dosage|dose(s)|how to take|medication guide|
    miss a dose|missed dose|prescriber|reach of children|refill(s)|room temperature|side effect(s)|storage|
    tablet(s)|with food|with meals`),
    needed: 6,
    never: charges,
  },
  "coverage-summary": {
    words:
      listPhrases(`after deductible|common medical event|counted so far|counted toward|coverage example(s)|coverage period|
    excluded services|family deductible|individual deductible|out-of-pocket limit|overall deductible|
    plan pays|plan year|summary of benefits|total example cost|uniform glossary|you will pay the least|
    you will pay the most`),
    needed: 3,
    never: charges,
  },
  "premium-invoice": {
    words:
      listPhrases(`automatic payment|autopay|coverage month|coverage period|coverage will end|enrollment|grace period|
    individual and family plan(s)|keep your coverage|lose (your )coverage|marketplace|monthly premium|
    policy|premium tax credit|premium(s)|subscriber`),
    needed: 4,
    never: careGiven,
  },
  "price-list": {
    words:
      listPhrases(`all major cards|cash price(s)|effective|estimate|fee schedule|final cost|for information only|
    for patients who|gross charge|highest negotiated|in force|list price(s)|lowest negotiated|
    machine-readable file|maximum negotiated|minimum negotiated|(most )common services|not a bill|
    not an estimate|our price(s)|price list|price transparency|price(s) are subject to change|
    price(s) can change|price(s) may change|prices of|self-pay price(s)|shoppable|sliding fee|
    standard charges|without insurance`),
    needed: 5,
    never: careGiven,
  },
  "authorization-letter": {
    words:
      listPhrases(`approved from|approved services|approved through|approved units|authorization has|authorization is|
    authorization number|authorization request|has been approved|has been authorized|has been denied|
    is approved|is authorized|is denied|medical(ly) necessary|medical(ly) necessity|
    not a guarantee of payment|pre(-)( )authorization|pre(-)certification|prior( )authorization|
    requested by|request(ed) for authorization|request(ed) for coverage|requested provider|
    requested service|service requested|utilization management|utilization review|valid from|valid through|
    valid until|your request`),
    needed: 3,
    never: charges,
  },
  "veterinary-bill": {
    words:
      listPhrases(`animal hospital|bordetella|breed|canine|distemper|dvm|feline|flea|grooming|heartworm|kennel|kitten|
    microchip|neuter|neutered|pet(s)|puppy|rabies|spay|spayed|species|veterinar*`),
    needed: 3,
    never: [],
  },
  "pay-stub": {
    words: [
      /401\(?k\)?/,
      "deductions",
      "direct deposit",
      "earnings",
      "employee id",
      "employee no",
      "employee number",
      "employee:",
      "federal (income )tax",
      "fica",
      "gross pay",
      "hourly",
      "medicare tax",
      "net pay",
      "overtime",
      "pay date",
      "pay period",
      "pay rate",
      "social security tax",
      "staffing",
      "state (income )tax",
      "stipend",
      "time( )sheet",
      "total hours",
      "week ending",
      "withholding",
      "year to date",
      "ytd",
    ],
    needed: 5,
    never: careGiven,
  },
  "food-receipt": {
    words:
      listPhrases(`beverage(s)|breakfast(s)|brunch|buffet|burger(s)|cafe|cafeteria|café|catering|coffee|cookie(s)|
    dessert(s)|dinner(s)|entree(s)|espresso|fries|head count|latte|leftover|lunch(es)|menu|pizza|salad(s)|
    sandwich(es)|soup(s)`),
    needed: 3,
    never: ofPatients,
  },
  "school-bill": {
    words:
      listPhrases(`child( )care|classroom|credit hours|day( )care|direct loan|enrollment|fall term|late pick(-)up|pre(-)k|
    preschool|registrar|semester|spring term|student(s)|summer term|technology fee|term statement|
    toddler(s)|transcript(s)|tuition|winter term`),
    needed: 3,
    never: ofPatients,
  },
  "vehicle-bill": {
    words:
      listPhrases(`brake(s)|emissions|garage|license plate|lost ticket|motor vehicle(s)|odometer|oil change|parking|plate|
    registration|repair order|ticket|tire(s)|toll(s)|towing|valet|validation|vehicle(s)|vin|windshield`),
    needed: 3,
    never: careGiven,
  },
};
