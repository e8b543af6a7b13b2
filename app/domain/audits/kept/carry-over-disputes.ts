import type { Finding } from "../finding.ts";
import type { Dispute, KeptAudit } from "./kept-audit.ts";

type FoundFindings = Pick<KeptAudit, "lineIds"> & { audit: { findings: readonly Finding[] } };

/** Returns the disputes of a former audit whose findings are unchanged in the new one. Unchanged: the same
 *  sentence about the same lines, with the same figures and sources. Any difference makes a new finding. */
export function carryOverDisputes(
  former: FoundFindings & Pick<KeptAudit, "disputes">,
  now: FoundFindings,
): Dispute[] {
  const places = new Map(keysOf(now).map((key, place) => [key, place]));
  const formerKeys = keysOf(former);
  return former.disputes.flatMap((dispute) => {
    const place = places.get(formerKeys[dispute.finding] ?? "");
    return place === undefined ? [] : [{ ...dispute, finding: place }];
  });
}

function keysOf({ audit, lineIds }: FoundFindings): string[] {
  const idsOf = (lines: readonly number[]) => lines.map((index) => lineIds[index]);
  return audit.findings.map(({ rule, kind, strength, lines, facts, stakes }) => {
    const staked = stakes.map((stake) => ({ ...stake, lines: idsOf(stake.lines) }));
    return JSON.stringify([rule, kind, strength, idsOf(lines), facts, staked]);
  });
}
