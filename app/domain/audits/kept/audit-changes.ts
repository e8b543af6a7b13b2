import type { Finding } from "../finding.ts";
import type { AuditChanges, FoundAudit, KeptAudit } from "./kept-audit.ts";

type Found = Pick<KeptAudit, "lineIds"> & { audit: { findings: readonly Finding[] } };

/** What an audit finds of a bill that the one before it did not, and the other way round: a finding is the same where its rule
 *  says the same of the same lines, wherever these stand by now. */
export function changesSince({ createdAt, kept }: FoundAudit, now: Found): AuditChanges {
  const [former, present] = [keysOf(kept), keysOf(now)];
  return {
    since: createdAt,
    addedCount: [...present].filter((key) => !former.has(key)).length,
    goneCount: [...former].filter((key) => !present.has(key)).length,
  };
}

function keysOf({ audit, lineIds }: Found): Set<string> {
  return new Set(
    audit.findings.map(({ rule, kind, lines }) =>
      [rule, kind, ...lines.map((index) => lineIds[index] ?? "")].join(" "),
    ),
  );
}
