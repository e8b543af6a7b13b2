import type { Audit } from "../audit-bill.ts";
import type { KeptAudit } from "./kept-audit.ts";

/** A finding with its place among all that its audit found. */
type PlacedFinding = Audit["findings"][number] & { place: number };

/** What an audit found, but for what its owner calls wrong. */
export function standingFindings({
  audit,
  disputes,
}: Pick<KeptAudit, "audit" | "disputes">): PlacedFinding[] {
  const disputed = new Set(disputes.map(({ finding }) => finding));
  return audit.findings
    .map((finding, place) => ({ ...finding, place }))
    .filter(({ place }) => !disputed.has(place));
}
