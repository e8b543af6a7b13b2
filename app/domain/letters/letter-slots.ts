/** What a letter may say about its own case, and how each is written. */
export const slotTypes = {
  patientName: "text",
  providerName: "text",
  accountNumber: "text",
  serviceDates: "days",
  statementDate: "day",
  chargesCents: "cents",
  balanceCents: "cents",
  payerName: "text",
  memberNumber: "text",
  claimNumber: "text",
  owedCents: "cents",
  denialDate: "day",
  denialReason: "text",
  appealReason: "text",
  deniedServices: "text",
  firstPapers: "text",
  otherPapers: "text",
  finalDenialDate: "day",
  estimateDate: "day",
  estimateCents: "cents",
  householdSize: "count",
  incomeCents: "cents",
  policyLines: "text",
  programs: "text",
  stateRights: "text",
  offerCents: "cents",
  monthlyCents: "cents",
  firstPaymentDate: "day",
  collectorName: "text",
  collectorReference: "text",
  noticeDate: "day",
} as const satisfies Record<string, keyof SlotValues>;

export type SlotName = keyof typeof slotTypes;

/** What no form of a letter asks for: we know it, or it was answered elsewhere. */
export type KnownSlot =
  | "policyLines"
  | "programs"
  | "stateRights"
  | "deniedServices"
  | "firstPapers"
  | "otherPapers";

/** ISO days; the same one twice where care took a day. */
export interface ServiceDays {
  first: string;
  last: string;
}

interface SlotValues {
  text: string;
  /** ISO day. */
  day: string;
  days: ServiceDays;
  cents: number;
  count: number;
}

/** What is known of a case. Null = not known: the letter has a blank there, to be filled in by hand. */
export type LetterSlots = { readonly [Name in SlotName]: SlotValues[(typeof slotTypes)[Name]] | null };

export const emptySlots: LetterSlots = Object.fromEntries(
  Object.keys(slotTypes).map((name) => [name, null]),
) as LetterSlots;
