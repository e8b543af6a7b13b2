import { isUuid } from "#app/domain/is-uuid.ts";
import { type LetterKindId, letterKindIds } from "#app/domain/letters/letter-kind.ts";

export const fileAppealPath = "/account/file-appeal";

/** What an appeal is to be about. Null = not said. */
export interface FileAppealQuery {
  billId: string | null;
  auditId: string | null;
  /** Places among the audit's findings. */
  findings: number[] | null;
  /** The appeal that it continues. */
  follows: string | null;
  kind: LetterKindId | null;
  /** The refused claim that it argues about, as '{id of the explanation}.{its place among the claims, from 0}'. */
  claim: { explanationId: string; claimIndex: number } | null;
  /** What a negotiation offers. */
  offerCents: number | null;
}

/** Null: the address has an impossible value. `finding` may occur several times, or once as '3,5'. */
export function readFileAppealQuery(query: URLSearchParams): FileAppealQuery | null {
  const [billId, auditId, follows, kind] = ["bill", "audit", "follows", "kind"].map(
    (name) => query.get(name) || null,
  ) as [string | null, string | null, string | null, string | null];
  const findings = query.getAll("finding").flatMap((text) => text.split(","));
  const offer = query.get("offer") || null;
  const claimText = query.get("claim") || null;
  const claim = claimText === null ? null : readClaim(claimText);
  const areIds = [billId, auditId, follows].every((id) => id === null || isUuid(id));
  const areNumbers = [...findings, offer ?? "0"].every((text) => /^\d{1,9}$/.test(text));
  const known = letterKindIds.find((id) => id === kind) ?? null;
  if (!areIds || !areNumbers || (kind !== null && known === null)) return null;
  if (claimText !== null && claim === null) return null;
  return {
    billId,
    auditId,
    findings: findings.length > 0 ? findings.map(Number) : null,
    follows,
    kind: known,
    claim,
    offerCents: offer === null ? null : Number(offer),
  };
}

function readClaim(text: string): FileAppealQuery["claim"] {
  const [explanationId = "", place = "", ...rest] = text.split(".");
  if (!isUuid(explanationId) || !/^\d{1,3}$/.test(place) || rest.length > 0) return null;
  return { explanationId, claimIndex: Number(place) };
}

/** The same as an address has it. */
export function fileAppealParameters(
  query: Partial<FileAppealQuery>,
): Record<string, string | number | null> {
  const { billId = null, auditId = null, findings = null, follows = null, kind = null } = query;
  const { claim = null } = query;
  return {
    bill: billId,
    audit: auditId,
    finding: findings?.join(",") ?? null,
    follows,
    kind,
    claim: claim && `${claim.explanationId}.${claim.claimIndex}`,
    offer: query.offerCents ?? null,
  };
}
