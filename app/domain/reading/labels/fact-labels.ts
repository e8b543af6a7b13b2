import { listPhrases } from "./phrases.ts";

/** What a plan names in addition to its amounts. */
export type Fact =
  | "claim-number"
  | "earlier-claim"
  | "provider"
  | "patient"
  | "member"
  | "member-id"
  | "group"
  | "account"
  | "network"
  | "processed"
  | "service-dates"
  | "received"
  | "issued"
  | "status"
  | "plan"
  | "administrator"
  | "service"
  | "other";

/** How each is named; a label is followed by what it names, in its cell, next to it or below. */
export const FACT_LABELS: Readonly<Record<Fact, readonly string[]>> = {
  "claim-number":
    listPhrases(`claim number|claim no|claim num|claim nbr|claim #|claim id|claim identifier|claim reference|claim reference number|claim ref|claim control number|
    claim|icn|dcn|tcn|internal control number|document control number|transaction control number|claim numbers|your claim number|our claim number|our claim|our claim no|
    claim reference no|reference number|reference no|ref no|control number|control no|clm no|clm #|clm|reference|claim tracking number|case number|our file|file number|file no|our file number|document number|claim id number|claim identification number|claim identification no`),
  "earlier-claim":
    listPhrases(`replaces claim|replaces claim number|replaces|corrected from claim|corrects claim|original claim|original claim number|original claim no|prior claim|
    previous claim|previous claim number|adjusted claim|adjustment of claim|earlier claim|supersedes claim|reprocessed from claim|adjusts claim|replaced claim|this replaces claim|correction of claim|orig claim`),
  provider:
    listPhrases(`visit with|care with|who sent the bill|who billed you|who billed|sent by|seen at|visit at|who treated you|provider|from|provider name|providers|provider of service|provider of services|provider or facility|provider/facility|facility|facility name|doctor|doctor or facility|doctor or hospital|
    physician|physician or facility|rendering provider|billing provider|service provider|servicing provider|health care provider|healthcare provider|
    services provided by|services from|services of|service provided by|services by|care provided by|care from|treated by|care by|performed by|rendered by|your provider|provided by|paid to|payee|payment to|pay to|payment made to|
    seen by|billed by|provider of care|services received from|who provided care|where you got care|prov|office or hospital|doctor/hospital|clinic or hospital|vendor|supplier|hospital or doctor|dentist|dentist name|treating dentist|health care professional|healthcare professional|
    care professional|health care professional or facility|professional or facility|who gave the care|who gave care|who provided it|professional|provider(s)|services provided by|facility or provider`),
  patient:
    listPhrases(`patient|who|for|patient name|patient's name|name of patient|service for|services for|claim for|for patient|person treated|pt|pt name|
    dependent|dependent name|who received care|received by|care for|member/patient|claimant|patient/relationship|family member|treatment for|enrollee|notice for`),
  member: listPhrases(
    `member|member name|subscriber|subscriber name|employee|employee name|participant|participant name|insured|insured name|beneficiary|policyholder|enrollee name|retiree|plan member|cardholder|covered person|subscriber/member`,
  ),
  "member-id":
    listPhrases(`member id|member id number|member id #|member number|member no|member #|subscriber id|subscriber number|subscriber no|id number|identification number|identification no|id no|id #|id|participant id|participant number|
    medicare number|medicaid id|medicaid number|recipient id|enrollee id|employee id|certificate number|contract number|policy number|policy id|alternate id|cert no|beneficiary id|insured id|health plan id|card number|member id no|unique id|fund id`),
  group: listPhrases(
    `group|group number|group no|group #|group name|group id|employer|employer group|group/plan|plan number|account name|local|union local|division`,
  ),
  account: listPhrases(
    `account number|patient account|patient account number|patient account no|pat acct|patient acct|acct no|account no|account #|patient control number|provider account number|provider's account number|patient's account|your account with the provider|pat acct no|provider acct|patient acct no|patient acct #`,
  ),
  network:
    listPhrases(`network|provider class|panel status|network status|network level|network tier|provider network|provider network status|provider status|provider type|ppo|ppo status|ppo provider|ppo provider?|network provider?|participating provider?|preferred provider?|in-network provider|in-network provider?|participation|par|par?|par y/n|par status|
    benefit level|tier|network used|plan network|network indicator|in network?|in your network?|provider in network|participating?|par/non-par|par or non-par|in/out|in/out of network|in or out of network|participating/non-participating`),
  processed:
    listPhrases(`processed|processed on|date processed|processed date|process date|processing date|claim processed|claim processed on|finalized|finalized on|date finalized|claim finalized|proc dt|proc date|
    completed|completed on|date completed|paid on|date paid|paid date|payment date|check date|finished|finished on|decided|decided on|decision date|date of decision|adjudicated|adjudication date|claim paid on|date claim processed|date claim was processed|date we processed it|claim completed on|claim finished on|determined on|processed dt|date finished|finish date|closed|closed on|date closed|settled|settled on|worked on`),
  "service-dates": listPhrases(
    `date of service|dates of service|date(s) of service|service date|service dates|service date(s)|dos|svc date|svc dates|date|dates|when|date of care|dates of care|date of visit|visit date|visit dates|service from|from/to|date(s)|treatment date|treatment dates|date of treatment|service period|care dates|care date|date service provided|date you got care`,
  ),
  received: listPhrases(
    `received|received on|date received|date received by plan|claim received|claim received on|date claim received|receipt date|recd`,
  ),
  issued:
    listPhrases(`issue date|recap date|document date|summary date|determination date|date issued|date of this report|report date|date of report|issued|issued on|date of notice|date of this notice|notice date|date of this statement|statement date|date|date of this letter|letter date|
    date printed|printed|printed on|print date|date prepared|prepared|prepared on|mailed|mail date|date mailed|mailed on|run date|eob date|report date|date of eob|statement generated on|worksheet date|date of mailing|sent|sent on|created on|date sent|this notice was sent|mailing date`),
  status: listPhrases(`status|claim status|claim result|outcome|decision|disposition`),
  plan: listPhrases(
    `plan|plan name|health plan|benefit plan|your plan|plan/group|coverage|name of plan|plan type|program|plan of benefits|fund|trust|plan sponsor|insurance plan|coverage type`,
  ),
  administrator: listPhrases(
    `administrator|administered by|claims administrator|plan administrator|claims administered by|claim administrator|third party administrator|claims paid by|processed by|serviced by`,
  ),
  service: listPhrases(
    `service|services|procedure|treatment|item or service|service or item|service requested|requested service|service denied|denied service|description of service|service description|drug|medication`,
  ),
  other:
    listPhrases(`phone|telephone|call|fax|check number|check no|check amount|type of service|type of claim|claim type|diagnosis|diagnosis code|relationship|birth date|date of birth|dob|tax id|npi|provider id|provider number|specialty|page|units|
    amount paid|total|payment|check|code|codes|description|remarks|notes|remark codes|questions|address|product|provider tax id|place of service|type|year|state|web|website|online|adjuster|examiner|processor|department|section|prior authorization|authorization number|referral number|drg`),
};
