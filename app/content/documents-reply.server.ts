import { z } from "zod/v4";
import { AuditReply, auditReply, FindingReply } from "#app/content/audit-reply.server.ts";
import { sayFileProblem, sayMatchReason } from "#app/content/words/say-plan-file.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { EvidenceAudit } from "#app/domain/audits/documents/audit-evidence.server.ts";
import type { Evidence } from "#app/domain/audits/documents/read-evidence.server.ts";
import { documentKinds } from "#app/domain/documents/document-kinds.ts";
import type { Language } from "#app/domain/language/language.ts";

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
  language: Language,
  files: readonly { name: string; evidence: Evidence | null; error: string | null }[],
  { audits, matches }: EvidenceAudit,
  today: string,
): z.input<typeof DocumentsReply> {
  const compared = matches.filter(({ isCompared }) => isCompared);
  const replies = audits.map(({ document, bill, audit }) => ({
    document,
    reply: auditReply(language, { audit }, { ...bill, today }),
  }));
  return {
    documents: files.map(({ name, evidence, error }) => ({
      file: name,
      kind: evidence?.kind ?? null,
      sureness: evidence && Math.round(evidence.sureness * 100) / 100,
      claims: countClaims(evidence),
      problems: (evidence?.problems ?? []).map((problem) => sayFileProblem(language, problem)),
      error,
    })),
    matches: matches.map(({ confidence, isCompared, reasons, ...match }) => ({
      ...match,
      confidence: Math.round(confidence * 100) / 100,
      compared: isCompared,
      reasons: reasons.map((reason) => sayMatchReason(language, reason)),
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
        .map(({ document }) => ({
          document,
          claim: null,
          message: wordsIn(language).planFiles.unmatched.bill,
        })),
      ...files.flatMap(({ evidence }, document) =>
        Array.from({ length: countClaims(evidence) }, (_, claim) => ({ document, claim }))
          .filter(
            (one) =>
              !compared.some((match) => match.explanation === one.document && match.claim === one.claim),
          )
          .map((one) => ({ ...one, message: wordsIn(language).planFiles.unmatched.claim })),
      ),
    ],
  };
}

function countClaims(evidence: Evidence | null): number {
  return (evidence?.explanations ?? []).reduce((sum, { claims }) => sum + claims.length, 0);
}

/** What is answered to tests/fixtures/bills/urgent-care-receipt.png with its explanation in tests/fixtures/explanations. */
export const documentsExample: z.input<typeof DocumentsReply> = {
  documents: [
    { file: "urgent-care-receipt.png", kind: "bill", sureness: 1, claims: 0, problems: [], error: null },
    {
      file: "urgent-care-receipt.json",
      kind: "explanation",
      sureness: 1,
      claims: 1,
      problems: [],
      error: null,
    },
  ],
  matches: [
    {
      bill: 0,
      explanation: 1,
      claim: 0,
      confidence: 0.99,
      compared: true,
      reasons: [
        "3 of the bill’s 4 charges are on the claim with the same amounts.",
        "The dates of care match.",
        "The provider’s name matches.",
      ],
    },
  ],
  findings: [
    {
      document: 0,
      rule: "eob-mismatch",
      strength: "question",
      lines: [2],
      amount_at_stake_cents: 0,
      message: "Your plan was billed $150.00 for line 3, but this bill has $164.17: $14.17 more.",
      ask: "Ask which amount is correct, and whether the difference changes what you owe.",
      source: {
        title: "CMS: Know your rights with medical bills",
        url: "https://www.cms.gov/medical-bill-rights/know-your-rights",
        edition: null,
      },
      right: null,
    },
  ],
  not_checked: [
    {
      document: 0,
      rule: "good-faith-estimate",
      reason: "no-estimate",
      message: "Charges above the good-faith estimate: no good-faith estimate.",
    },
  ],
  disputable_cents: 0,
  unmatched: [],
};
