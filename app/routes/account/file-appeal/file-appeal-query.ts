import { isUuid } from "#app/domain/is-uuid.ts";
import { type LetterKindId, letterKindIds } from "#app/domain/letters/letter-kind.ts";

export const fileAppealPath = "/account/file-appeal";

/** What an appeal is to be about. Null = not said. */
export interface FileAppealQuery {
  billId: string | null;
  auditId: string | null;
  /** Places among the audit's findings. */
  findings: number[] | null;
  /** The appeal that it goes on from. */
  follows: string | null;
  kind: LetterKindId | null;
  /** What a negotiation offers. */
  offerCents: number | null;
}

/** Null: the address names something that cannot be. `finding` may stand there several times, or once as '3,5'. */
export function readFileAppealQuery(query: URLSearchParams): FileAppealQuery | null {
  const [billId, auditId, follows, kind] = ["bill", "audit", "follows", "kind"].map(
    (name) => query.get(name) || null,
  ) as [string | null, string | null, string | null, string | null];
  const findings = query.getAll("finding").flatMap((text) => text.split(","));
  const offer = query.get("offer") || null;
  const areIds = [billId, auditId, follows].every((id) => id === null || isUuid(id));
  const areNumbers = [...findings, offer ?? "0"].every((text) => /^\d{1,9}$/.test(text));
  const known = letterKindIds.find((id) => id === kind) ?? null;
  if (!areIds || !areNumbers || (kind !== null && known === null)) return null;
  return {
    billId,
    auditId,
    findings: findings.length > 0 ? findings.map(Number) : null,
    follows,
    kind: known,
    offerCents: offer === null ? null : Number(offer),
  };
}

/** The same as an address has it. */
export function fileAppealParameters(
  query: Partial<FileAppealQuery>,
): Record<string, string | number | null> {
  const { billId = null, auditId = null, findings = null, follows = null, kind = null } = query;
  return {
    bill: billId,
    audit: auditId,
    finding: findings?.join(",") ?? null,
    follows,
    kind,
    offer: query.offerCents ?? null,
  };
}
