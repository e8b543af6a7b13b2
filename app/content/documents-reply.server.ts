import { z } from "zod/v4";
import { AuditReply, auditReply, FindingReply } from "#app/content/audit-reply.server.ts";
import { planFilesWords } from "#app/content/words/plan-files.ts";
import { sayFileProblem, sayMatchReason } from "#app/content/words/say-plan-file.ts";
import type { EvidenceAudit } from "#app/domain/audits/documents/audit-evidence.server.ts";
import type { Evidence } from "#app/domain/audits/documents/read-evidence.server.ts";
import { documentKinds } from "#app/domain/documents/document-kinds.ts";

/** Index among the files, from 0. */
const file = z.int();

/** What POST /audit/documents.json answers. */
export const DocumentsReply = z.object({
  documents: z.array(
    z.object({
      file: z.string().meta({ description: "Its name, as it was sent." }),
      kind: z.enum(documentKinds).nullable().meta({ description: "Null: it was not read." }),
      sureness: z.number().nullable().meta({ description: "0 to 1: how sure the kind is." }),
      claims: z.int().meta({ description: "How many claims it has; 0 for a bill." }),
      problems: z.array(z.string()).meta({ description: "What doesn’t add up, or had to be left out." }),
      error: z.string().nullable().meta({ description: "Why it was not read, and what to do." }),
    }),
  ),
  matches: z.array(
    z.object({
      bill: file.meta({ description: "Index of the bill’s document, from 0." }),
      explanation: file.meta({ description: "Index of the explanation’s document, from 0." }),
      claim: z.int().meta({ description: "Index among its claims, from 0." }),
      confidence: z.number().meta({ description: "0 to 1." }),
      compared: z.boolean().meta({
        description: "Whether the bill was held against it. A match that is not sure is not compared.",
      }),
      reasons: z.array(z.string()),
    }),
  ),
  findings: z.array(
    FindingReply.extend({ document: file.meta({ description: "Index of the bill’s document, from 0." }) }),
  ),
  not_checked: z.array(AuditReply.shape.not_checked.element.extend({ document: file })),
  disputable_cents: z.int().meta({ description: "Of all bills together; see /audit.json." }),
  unmatched: z
    .array(z.object({ document: file, claim: z.int().nullable(), message: z.string() }))
    .meta({ description: "Bills without a claim (claim is null), and claims without a bill." }),
});

/** `files`: what was sent, in its order, with what was read or why not. */
export function documentsReply(
  files: readonly { name: string; evidence: Evidence | null; error: string | null }[],
  { audits, matches }: EvidenceAudit,
  today: string,
): z.input<typeof DocumentsReply> {
  const compared = matches.filter(({ isCompared }) => isCompared);
  const replies = audits.map(({ document, bill, audit }) => ({
    document,
    reply: auditReply({ audit }, { ...bill, today }),
  }));
  return {
    documents: files.map(({ name, evidence, error }) => ({
      file: name,
      kind: evidence?.kind ?? null,
      sureness: evidence && Math.round(evidence.sureness * 100) / 100,
      claims: countClaims(evidence),
      problems: (evidence?.problems ?? []).map((problem) => sayFileProblem("en", problem)),
      error,
    })),
    matches: matches.map(({ confidence, isCompared, reasons, ...match }) => ({
      ...match,
      confidence: Math.round(confidence * 100) / 100,
      compared: isCompared,
      reasons: reasons.map((reason) => sayMatchReason("en", reason)),
    })),
    findings: replies.flatMap(({ document, reply }) =>
      reply.findings.map((finding) => ({ ...finding, document })),
    ),
    not_checked: replies.flatMap(({ document, reply }) =>
      reply.not_checked.map((unchecked) => ({ ...unchecked, document })),
    ),
    disputable_cents: replies.reduce((sum, { reply }) => sum + reply.disputable_cents, 0),
    unmatched: [
      ...audits
        .filter(({ document }) => !compared.some(({ bill }) => bill === document))
        .map(({ document }) => ({ document, claim: null, message: planFilesWords.en.unmatched.bill })),
      ...files.flatMap(({ evidence }, document) =>
        Array.from({ length: countClaims(evidence) }, (_, claim) => ({ document, claim }))
          .filter(
            (one) =>
              !compared.some((match) => match.explanation === one.document && match.claim === one.claim),
          )
          .map((one) => ({ ...one, message: planFilesWords.en.unmatched.claim })),
      ),
    ],
  };
}

function countClaims(evidence: Evidence | null): number {
  return (evidence?.explanations ?? []).reduce((sum, { claims }) => sum + claims.length, 0);
}
