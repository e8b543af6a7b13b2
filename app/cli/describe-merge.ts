import type { HospitalMerge } from "#app/domain/hospitals/matching/list-merges.server.ts";

const EVIDENCE: Record<string, string> = {
  ccn: "the same CCN",
  npi: "the same NPI, and name or address",
  license: "the same license number, and name or address",
  ein: "the same EIN, name and place",
  "name and address": "the same address and name",
  "name and city": "the same name in one city or ZIP code",
  operator: "your word",
};

/** A merge that can be taken back, on three lines: by what, what was called how, and the command. */
export function describeMerge(merge: HospitalMerge): string {
  const { mergeId, keptId, keptName, keptAddress, otherName, otherAddress, evidence, mergedOn, fileCount } =
    merge;
  const other = [otherName, ...(otherAddress ? [otherAddress] : [])].join("; ");
  const kept = [keptName, ...(keptAddress ? [keptAddress] : [])].join("; ");
  return `  ${other} (price files: ${fileCount})
  is a part of hospital ${keptId}: ${kept}; by ${EVIDENCE[evidence] ?? evidence}, ${mergedOn}
  npx faircharge hospitals merge --undo ${mergeId}`;
}

/** The merges that a run of imports made, for people; '' = none. */
export function describeNewMerges(merges: readonly HospitalMerge[]): string {
  if (merges.length === 0) return "";
  return [
    `Taken for one hospital: ${merges.length}. If two are two, take it back:`,
    ...merges.map(describeMerge),
  ].join("\n");
}
