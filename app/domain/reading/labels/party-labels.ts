import { listPhrases } from "./phrases.ts";

/** What a printed label says about the name next to or below it. */
export type PartyRole =
  | "provider"
  | "creditor"
  | "facility"
  | "payee"
  | "payer"
  | "biller"
  | "health-system"
  | "other-provider"
  | "person"
  | "identifier";

/** How bills label people, organisations and numbers, English and Spanish. */
export const partyLabels: Record<PartyRole, readonly string[]> = {
  provider:
    listPhrases(`agent for|bill from|billed for|billing agent for|billing on behalf of|billing provider|
    billing provider info|billing provider info & ph|billing provider info ph|care at|care from|
    care given at|care received at|claim provider|convening provider|convening provider/facility|
    hospital outpatient surgery at|on behalf of|outpatient visit at|provided to you by|provider|
    provider facility|provider name|provider of service|provider of services|provider/facility|rendered by|
    service provider|services from|services provided by|statement from|stay at|visit at|visits at`),
  creditor:
    listPhrases(`account with|creditor|creditor to whom the debt is owed|current creditor|original creditor|our client|
    owed to|re|you owe|you owe to`),
  facility: listPhrases(
    `clinic|facility|hospital|hospital name|location|place of service|practice|service location`,
  ),
  payee: listPhrases(`checks payable to|checks to|mail checks to|mail payments to|mail to|make checks payable|
    make checks payable to|make checks payable to and mail to|make payable to|make your check payable to|
    pay to|payable to|payments to|remit to|send payment to|send to`),
  payer:
    listPhrases(`administered by|billed to|coverage|employer|employer name|fin class|group name|health plan|ins|
    insurance|insurance company|insurance information|insurance on file|insurance plan|insurance plan name|
    insurance plan name or program name|insurer|medicare|payer|payer name|payor|plan|plan administrator|
    plan name|plan sponsor|primary|primary coverage|primary payer|seguro`),
  biller:
    listPhrases(`billed by|billing agent|billing company|billing inquiries|billing office|billing questions|
    billing service|billing services|collection agency|collector|contact us|customer service|debt collector|
    questions|questions about this bill`),
  "health-system": listPhrases(
    `a department of|a member of|member of|miembro de|owned by|part of|un miembro de`,
  ),
  "other-provider":
    listPhrases(`anesthesiologist|attending|attending npi|care provided at|clinician|co provider|co-provider|
    collected at|coprovider|crew|crna|dentist|destination|doctor|doctor/a|drawn at|exams read for|from|
    medico|name of referring provider|name of referring provider or other source|not a bill from|operating|
    ordered by|ordering|ordering facility|ordering physician|origin|other provider|other providers|pcp|
    performed at|physician|picked up at|radiologist|read for|referred by|referring|referring provider|
    rendered at|rendering|rendering provider|seen by|service facility|service facility location|
    service facility location information|services provided at|services rendered at|
    services were provided at|site|specimen from|surgeon|surgery at|taken to|therapist|
    this is not a bill from|to|transported from|transported to`),
  person:
    listPhrases(`attn|bill to|client|client name|consumer|customer|dear|debtor|employee|estimate for|guarantor|
    guarantor name|insured|insured s name|member|member name|name|nombre|nombre del paciente|
    other insured s name|paciente|parent|patient|patient name|patient s name|resident|responsible party|
    ship to|sold to|spouse|statement for|subscriber`),
  identifier:
    listPhrases(`accession|account|account #|account no|account number|acct|acct #|acct no|auth|authorization|chart|
    chart #|claim|claim #|claim id|claim no|claim number|control number|cuenta|diagnosis|diagnosis code|dx|
    ein|expediente|fax|fed tax id|fed tax no|federal tax id|federal tax id number|file no|file number|group|
    group no|group number|guarantor account|guarantor id|guarantor no|guarantor number|icd-10|id|id number|incident #|
    incident number|insured s id number|insured s unique id|inv no|invoice #|invoice no|invoice number|
    license|mbi|med rec|med rec #|med rec no|medical record|medical record #|member id|member number|mrn|
    npi|numero de cuenta|numero de factura|our reference|pat cntl|pat cntl #|patient account|patient acct|
    patient id|patient no|patient number|patient s account no|phone|pin|policy|policy #|policy no|
    quickpay code|receipt #|ref no|reference|reference number|run number|social security number|ssn|
    statement #|statement no|statement number|subscriber id|tax id|tel|telephone|trip number|visit #|
    visit id|visit number|your reference`),
};
