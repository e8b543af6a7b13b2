/** Who usually has to bear what a reason code subtracts. */
export const liableParties = ["provider", "patient", "other-plan", "depends"] as const;

/** A provider's own fault, whose cost the provider can't pass on to a patient in its network. */
export const providerFaults = [
  "late",
  "no-authorization",
  "bundled",
  "duplicate",
  "not-necessary",
  "coding",
  "information",
  "provider-status",
] as const;

export type LiableParty = (typeof liableParties)[number];
export type ProviderFault = (typeof providerFaults)[number];

/** What to ask for; the words are in the catalogue. */
export const reasonAsks = [
  "share",
  "write-off",
  "correct",
  "late",
  "duplicate",
  "bundled",
  "authorization",
  "necessity",
  "level",
  "records",
  "coverage",
  "limit",
  "eligibility",
  "other-plan",
  "emergency",
  "paid-to-you",
  "wait",
  "appeal-late",
  "appeal-again",
  "your-answer",
  "network",
  "advance-notice",
  "reason",
] as const;

export type ReasonAsk = (typeof reasonAsks)[number];

export interface ReasonCode {
  /** Claim adjustment reason code (CARC). */
  code: string;
  bearer: LiableParty;
  /** Null: no fault of the provider's. */
  fault: ProviderFault | null;
  ask: ReasonAsk;
}

type Row = readonly [code: string, bearer: LiableParty, fault: ProviderFault | null, ask: ReasonAsk];

/**
 * The most common claim adjustment reason codes. Their meaning is public (X12 external code lists, CMS manuals). Who
 * has to pay is our judgment of the usual case, which a contract, signed notice or state law may change.
 */
const rows = [
  ["1", "patient", null, "share"],
  ["2", "patient", null, "share"],
  ["3", "patient", null, "share"],
  ["4", "provider", "coding", "correct"],
  ["5", "provider", "coding", "correct"],
  ["6", "provider", "coding", "correct"],
  ["8", "provider", "coding", "correct"],
  ["9", "provider", "coding", "correct"],
  ["10", "provider", "coding", "correct"],
  ["11", "provider", "coding", "correct"],
  ["13", "depends", null, "eligibility"],
  ["14", "depends", null, "eligibility"],
  ["15", "provider", "no-authorization", "authorization"],
  ["16", "provider", "information", "correct"],
  ["18", "provider", "duplicate", "duplicate"],
  ["19", "depends", null, "other-plan"],
  ["20", "depends", null, "other-plan"],
  ["21", "depends", null, "other-plan"],
  ["22", "depends", null, "other-plan"],
  ["23", "other-plan", null, "other-plan"],
  ["24", "provider", null, "write-off"],
  ["26", "depends", null, "eligibility"],
  ["27", "depends", null, "eligibility"],
  ["29", "provider", "late", "late"],
  ["31", "depends", null, "eligibility"],
  ["32", "depends", null, "eligibility"],
  ["33", "depends", null, "eligibility"],
  ["34", "depends", null, "eligibility"],
  ["35", "patient", null, "limit"],
  ["39", "depends", "no-authorization", "authorization"],
  ["40", "depends", null, "emergency"],
  ["44", "provider", null, "write-off"],
  ["45", "provider", null, "write-off"],
  ["49", "patient", null, "coverage"],
  ["50", "provider", "not-necessary", "necessity"],
  ["51", "depends", null, "coverage"],
  ["53", "patient", null, "coverage"],
  ["54", "provider", "coding", "correct"],
  ["55", "depends", "not-necessary", "necessity"],
  ["56", "depends", "not-necessary", "necessity"],
  ["58", "provider", "coding", "correct"],
  ["59", "provider", "bundled", "write-off"],
  ["60", "provider", "bundled", "bundled"],
  ["66", "patient", null, "share"],
  ["78", "depends", null, "coverage"],
  ["89", "provider", "bundled", "correct"],
  ["94", "provider", null, "write-off"],
  ["95", "depends", null, "authorization"],
  ["96", "depends", null, "coverage"],
  ["97", "provider", "bundled", "bundled"],
  ["100", "depends", null, "paid-to-you"],
  ["102", "provider", null, "write-off"],
  ["104", "provider", null, "write-off"],
  ["107", "provider", "coding", "correct"],
  ["108", "depends", null, "coverage"],
  ["109", "depends", null, "other-plan"],
  ["110", "provider", "coding", "correct"],
  ["111", "depends", null, "coverage"],
  ["112", "provider", "information", "records"],
  ["114", "depends", "not-necessary", "necessity"],
  ["116", "provider", "information", "advance-notice"],
  ["117", "depends", null, "coverage"],
  ["119", "patient", null, "limit"],
  ["125", "provider", "information", "correct"],
  ["128", "provider", "bundled", "bundled"],
  ["129", "provider", "information", "correct"],
  ["131", "provider", null, "write-off"],
  ["133", "depends", null, "wait"],
  ["136", "depends", null, "other-plan"],
  ["138", "depends", null, "appeal-late"],
  ["140", "depends", null, "eligibility"],
  ["146", "provider", "coding", "correct"],
  ["147", "provider", null, "write-off"],
  ["148", "provider", "information", "records"],
  ["149", "patient", null, "limit"],
  ["150", "provider", "not-necessary", "level"],
  ["151", "provider", "not-necessary", "level"],
  ["152", "provider", "not-necessary", "level"],
  ["153", "provider", "not-necessary", "level"],
  ["154", "provider", "not-necessary", "level"],
  ["163", "provider", "information", "records"],
  ["164", "provider", "information", "records"],
  ["166", "depends", null, "eligibility"],
  ["167", "depends", null, "coverage"],
  ["169", "depends", null, "coverage"],
  ["170", "depends", null, "coverage"],
  ["171", "depends", null, "coverage"],
  ["177", "depends", null, "eligibility"],
  ["178", "patient", null, "share"],
  ["181", "provider", "coding", "correct"],
  ["182", "provider", "coding", "correct"],
  ["183", "provider", "provider-status", "correct"],
  ["185", "provider", "provider-status", "correct"],
  ["186", "provider", "not-necessary", "level"],
  ["187", "depends", null, "paid-to-you"],
  ["193", "depends", null, "appeal-again"],
  ["194", "provider", "bundled", "bundled"],
  ["197", "provider", "no-authorization", "authorization"],
  ["198", "provider", "no-authorization", "authorization"],
  ["199", "provider", "coding", "correct"],
  ["200", "depends", null, "eligibility"],
  ["204", "depends", null, "coverage"],
  ["206", "provider", "information", "correct"],
  ["208", "provider", "information", "correct"],
  ["209", "provider", null, "write-off"],
  ["210", "provider", "no-authorization", "authorization"],
  ["216", "depends", "not-necessary", "necessity"],
  ["222", "provider", null, "write-off"],
  ["223", "provider", null, "write-off"],
  ["226", "provider", "information", "records"],
  ["227", "patient", null, "your-answer"],
  ["231", "provider", "bundled", "bundled"],
  ["234", "provider", "bundled", "bundled"],
  ["236", "provider", "bundled", "bundled"],
  ["242", "depends", null, "network"],
  ["243", "depends", "no-authorization", "authorization"],
  ["246", "provider", null, "write-off"],
  ["249", "provider", null, "write-off"],
  ["251", "provider", "information", "records"],
  ["252", "provider", "information", "records"],
  ["253", "provider", null, "write-off"],
  ["256", "provider", null, "write-off"],
  ["272", "depends", null, "coverage"],
  ["273", "depends", null, "coverage"],
  ["275", "other-plan", null, "other-plan"],
  ["276", "other-plan", null, "other-plan"],
  ["279", "depends", null, "network"],
  ["288", "provider", "no-authorization", "authorization"],
  ["A0", "provider", null, "write-off"],
  ["A1", "depends", null, "reason"],
  ["A6", "provider", "bundled", "bundled"],
  ["B1", "depends", null, "coverage"],
  ["B4", "provider", "late", "late"],
  ["B7", "provider", "provider-status", "correct"],
  ["B9", "depends", null, "other-plan"],
  ["B10", "provider", "bundled", "write-off"],
  ["B11", "depends", null, "wait"],
  ["B12", "provider", "information", "records"],
  ["B13", "provider", "duplicate", "duplicate"],
  ["B14", "provider", "bundled", "bundled"],
  ["B15", "provider", "bundled", "bundled"],
  ["B16", "provider", "coding", "correct"],
  ["B20", "provider", "duplicate", "duplicate"],
  ["B22", "provider", "coding", "correct"],
] as const satisfies readonly Row[];

/** A code of the table. */
export type CarcCode = (typeof rows)[number][0];

const byCode: ReadonlyMap<string, ReasonCode> = new Map(
  rows.map(([code, bearer, fault, ask]) => [code, { code, bearer, fault, ask }]),
);

/** Every code that we know. */
export const reasonCodes: readonly ReasonCode[] = [...byCode.values()];

/** A reason code's facts; null: it is not among the common ones. Leading zeros and small letters are forgiven. */
export function findReasonCode(code: string): ReasonCode | null {
  return (
    byCode.get(
      code
        .trim()
        .toUpperCase()
        .replace(/^0+(?=.)/, ""),
    ) ?? null
  );
}
