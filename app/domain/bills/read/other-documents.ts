import type { OtherDocument } from "../upload-refusal.ts";
import { type Row, textOf } from "./layout/rows.ts";

interface Signs {
  words: RegExp;
  /** How many of the words must stand there, each counted once. */
  needed: number;
  /** Words that only a bill has. */
  never: RegExp | null;
}

/** Words of the care that a medical receipt is for. */
const OF_CARE =
  /\b(?:patient|paciente|guarantor|diagnosis|cpt|hcpcs|icd|dob|date of birth|mrn|physician|provider|copay\w*|date of service|visit|insurance|clinic|clinica|hospital|urgent care|npi|counsel(?:ing|or)|therap(?:y|ist)|dx|superbill|occupational|drug screen|blood (?:test|draw)|vaccine|injection|x-?ray)\b/;
/** A shop in a hospital has the hospital's words. */
const OF_CARE_AND_NO_GIFTS = new RegExp(`^(?![^]*\\bgift ?shop)[^]*${OF_CARE.source}`);
/** Words that only a bill for care has, and no bill for water or power. */
const OF_PATIENTS = /\b(?:patient|paciente|guarantor|cpt|hcpcs|diagnosis|date of service|mrn)\b/;
/** Words that name who was cared for, or when. */
const OF_CARE_GIVEN =
  /\b(?:patient(?: name| id| account)?:|guarantor|paciente:|dates? of (?:service|birth)|service dates?|dob|mrn|account (?:number|no)|amount due from patient|estimate (?:for(?! (?:any|your|a|the)\b)|date|number))\b/;
/** A sum that somebody is asked for, what a plan says of a claim, and a provider of what will be charged. */
const OF_CHARGES =
  /\b(?:amount due|balance due|total due|please pay|pay this amount|you owe|total charges|date processed|claim totals?|provider (?:billed|charged)|good faith estimate|expected charges?)\b/;
const SIGNS: Record<OtherDocument, Signs> = {
  "shop-receipt": {
    words:
      /\b(?:sub ?-?total|tax|gst|sst|cash|change|cashier|register|reg|server|table|guests?|tip|gratuity|visa|mastercard|debit|tender(?:ed)?|sku|upc|rounding|come again|returns?|exchange|invoice no|thank you|terima kasih|goods sold|receipt|resit|qty|total sales|pos|salesperson|store)\b/g,
    needed: 3,
    never: OF_CARE_AND_NO_GIFTS,
  },
  "bank-statement": {
    words:
      /\b(?:checking|savings|withdrawals?|overdraft|atm|available balance|ending balance|routing number|direct deposit|payroll|debit card purchases?|interest earned|annual percentage yield|member fdic)\b/g,
    needed: 3,
    never: null,
  },
  "appointment-letter": {
    words:
      /\b(?:your appointment|appointment (?:is|has|on|date|reminder|time)|scheduled for|reschedule|cancel|arrive|check in|bring (?:your|a|an)|minutes (?:early|before)|see you|keep this appointment|su cita|cita)\b/g,
    needed: 3,
    never: OF_CHARGES,
  },
  "insurance-card": {
    words:
      /\b(?:member id|subscriber id|rx ?bin|rx ?pcn|pcn|rx ?grp|group(?: no| number| #)?|payer id|pcp|specialist|out-of-pocket max|er|urgent care|customer service|effective|plan type|copays?)\b/g,
    needed: 5,
    never: OF_CHARGES,
  },
  "lab-result": {
    words:
      /\b(?:reference (?:range|interval)|final results?|results?|flag|units|mg\/dl|mmol\/l|g\/dl|miu\/l|uiu\/ml|specimen|collected|reported|abnormal|ordering (?:provider|physician)|in range|out of range)\b/g,
    needed: 5,
    never: OF_CHARGES,
  },
  "utility-bill": {
    words:
      /\b(?:kwh|therms?|ccf|gallons|meter(?: reading)?|usage|sewer|storm ?water|trash|recycling|water|electric(?:ity)?|natural gas|power|utilit(?:y|ies)|service address|broadband|internet|wireless|data plan|cable)\b/g,
    needed: 3,
    never: OF_PATIENTS,
  },
  "medicine-leaflet": {
    words:
      /\b(?:side effects?|by mouth|tablets?|capsules?|dose|doses|miss a dose|missed dose|reach of children|room temperature|refills?|prescriber|with (?:meals|food)|do not take|how to take|storage|active ingredients?|dosage|medication guide)\b/g,
    needed: 6,
    never: OF_CHARGES,
  },
  "coverage-summary": {
    words:
      /\b(?:summary of benefits|coverage period|common medical event|excluded services|overall deductible|out-of-pocket limit|coverage examples?|total example cost|uniform glossary|you will pay the (?:least|most)|plan pays|plan year|counted (?:so far|toward)|after deductible|(?:individual|family) deductible)\b/g,
    needed: 3,
    never: OF_CHARGES,
  },
  "premium-invoice": {
    words:
      /\b(?:premiums?|premium tax credit|coverage (?:month|period|will end)|grace period|keep your coverage|lose (?:your )?coverage|subscriber|autopay|automatic payment|monthly premium|policy|individual and family plans?|marketplace|enrollment)\b/g,
    needed: 4,
    never: OF_CARE_GIVEN,
  },
  "price-list": {
    words:
      /\b(?:(?:our|self-pay|cash|list) prices?|price list|fee schedule|prices? (?:may|can|are subject to) change|standard charges|effective|without insurance|for patients who|final cost|estimate|sliding fee|shoppable|(?:most )?common services|price transparency|gross charge|cash price|(?:lowest|highest|minimum|maximum) negotiated|for information only|machine-readable file|prices of|in force|not an estimate|not a bill|all major cards)\b/g,
    needed: 5,
    never: OF_CARE_GIVEN,
  },
  "authorization-letter": {
    words:
      /\b(?:(?:prior|pre-?) ?authorization|pre-?certification|authorization (?:number|request|is|has)|(?:has been|is) (?:approved|authorized|denied)|approved (?:units|services|from|through)|medical(?:ly)? necess(?:ity|ary)|utilization (?:review|management)|requested (?:service|by|provider)|service requested|not a guarantee of payment|valid (?:from|through|until)|request(?:ed)? for (?:coverage|authorization)|your request)\b/g,
    needed: 3,
    never: OF_CHARGES,
  },
  "veterinary-bill": {
    words:
      /\b(?:veterinar\w*|canine|feline|species|breed|neutered|spayed|spay|neuter|rabies|heartworm|distemper|bordetella|flea|microchip|dvm|kennel|grooming|animal hospital|pets?|puppy|kitten)\b/g,
    needed: 3,
    never: null,
  },
  "pay-stub": {
    words:
      /\b(?:gross pay|net pay|pay (?:period|date|rate)|earnings|ytd|year to date|withholding|fica|social security tax|medicare tax|federal (?:income )?tax|state (?:income )?tax|401\(?k\)?|direct deposit|employee (?:id|no|number)|hourly|overtime|deductions|time ?sheet|total hours|week ending|pay rate|stipend|employee:|staffing)\b/g,
    needed: 5,
    never: OF_CARE_GIVEN,
  },
  "food-receipt": {
    words:
      /\b(?:catering|breakfasts?|lunch(?:es)?|dinners?|brunch|coffee|espresso|latte|sandwich(?:es)?|salads?|soups?|burgers?|fries|pizza|desserts?|cookies?|buffet|menu|entrees?|beverages?|leftover|head count|caf[eé]|cafeteria)\b/g,
    needed: 3,
    never: OF_PATIENTS,
  },
  "school-bill": {
    words:
      /\b(?:tuition|semester|(?:spring|fall|summer|winter) term|term statement|students?|credit hours|transcripts?|enrollment|direct loan|technology fee|registrar|child ?care|day ?care|preschool|pre-?k|toddlers?|late pick-?up|classroom)\b/g,
    needed: 3,
    never: OF_PATIENTS,
  },
  "vehicle-bill": {
    words:
      /\b(?:parking|garage|lost ticket|ticket|validation|valet|vehicles?|vin|license plate|plate|registration|odometer|tolls?|oil change|tires?|brakes?|emissions|motor vehicles?|towing|windshield|repair order)\b/g,
    needed: 3,
    never: OF_CARE_GIVEN,
  },
};

/** What a document seems to be that is no medical bill; null: nothing else for certain. */
export function findOtherDocument(rows: readonly Row[]): OtherDocument | null {
  const text = rows
    .map((row) => textOf(row.words).toLowerCase())
    .join("\n")
    .replace(/[’`´]/g, "'");
  let best: OtherDocument | null = null;
  let bestShare = 0;
  for (const [kind, { words, needed, never }] of Object.entries(SIGNS)) {
    const found = new Set(text.match(words)).size;
    if (found < needed || never?.test(text) || found / needed <= bestShare) continue;
    best = kind as OtherDocument;
    bestShare = found / needed;
  }
  return best;
}
