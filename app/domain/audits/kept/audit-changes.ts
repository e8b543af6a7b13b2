import type { Finding } from "../finding.ts";
import type { AuditChanges, FoundAudit, KeptAudit } from "./kept-audit.ts";

type FoundFindings = Pick<KeptAudit, "lineIds"> & { audit: { findings: readonly Finding[] } };

/** Compares an audit's findings with those of the audit before. A finding is the same if its rule says the same
 *  about the same lines, even if the lines moved. */
export function changesSince({ createdAt, kept }: FoundAudit, now: FoundFindings): AuditChanges {
  const [former, present] = [keysOf(kept), keysOf(now)];
  return {
    since: createdAt,
    addedCount: [...present].filter((key) => !former.has(key)).length,
    goneCount: [...former].filter((key) => !present.has(key)).length,
  };
}

function keysOf({ audit, lineIds }: FoundFindings): Set<string> {
  return new Set(
    audit.findings.map(({ rule, kind, lines }) =>
      [rule, kind, ...lines.map((index) => lineIds[index] ?? "")].join(" "),
    ),
  );
}
