import type { AppLoadContext } from "@remix-run/node";
import { sayStructuredRefusal } from "#app/content/words/say-plan-file.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { billItselfOf } from "#app/domain/audits/audited-bill-of-bill.ts";
import { type Evidence, readEvidence } from "#app/domain/audits/documents/read-evidence.server.ts";
import { nothingSaid } from "#app/domain/audits/read-audit-facts.ts";
import { findLinkedHospital } from "#app/domain/bills/kept/find-linked-hospital.server.ts";
import { openHospitalDirectory } from "#app/domain/bills/open-hospital-directory.server.ts";
import { maxFileBytes } from "#app/domain/bills/upload-rules.ts";
import type { Explanation } from "#app/domain/explanations/explanation.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import {
  isChosenFile,
  type ReceivedParts,
  receiveParts,
} from "#app/platform/http/bodies/receive-parts.server.ts";
import { type RefusalReply, refusalReply } from "../upload/refusal-reply.server.ts";
import { textsOfBill } from "./audit-fields.ts";
import type { ReadToAudit } from "./audit-form-sent.server.ts";

export const pairFields = ["bill", "explanation"] as const;

type PairField = (typeof pairFields)[number];
type RefusedPair = { outcome: "refused" } & Omit<RefusalReply, "reason"> & { reason: string };

export type ReadPair =
  | { outcome: "read"; read: ReadToAudit; explanations: Explanation[]; texts: Record<string, string> }
  | RefusedPair;

/** Reads a bill and the plan's decision about it from one form; reading shows what each file is. Nothing of them is kept. */
export async function readPair(context: AppLoadContext, request: Request): Promise<ReadPair> {
  const leave = context.uploads.enter(context.clientAddress);
  if (!leave) return notTaken(context.language, { outcome: "busy", retryAfterSeconds: 30 });
  try {
    const files = await receivePair(context.language, request);
    return "outcome" in files ? files : await readFiles(context, request, files);
  } finally {
    leave();
  }
}

type Files = Partial<Record<PairField, { name: string; bytes: Uint8Array }>>;

async function receivePair(language: Language, request: Request): Promise<RefusedPair | Files> {
  const { pair: words } = wordsIn(language).auditPage;
  const files: Files = {};
  const limits = { maxFileBytes, maxTotalBytes: maxFileBytes, maxParts: 10 };
  const received = await receiveParts(request, limits, (part) => {
    const field = pairFields.find((name) => name === part.name);
    if (field && isChosenFile(part)) files[field] = { name: part.filename ?? "", bytes: part.bytes };
    return true;
  });
  if (received !== "whole") return refuseSending(language, received);
  return files.bill && files.explanation ? files : refused("missing-file", words.missing, 422);
}

function refuseSending(language: Language, received: Exclude<ReceivedParts, "whole">): RefusedPair {
  const { pair: words } = wordsIn(language).auditPage;
  switch (received) {
    case "file-too-large":
    case "form-too-large":
      return refused("file-too-large", words.tooLarge, 413);
    case "left":
      return notTaken(language, { outcome: "cancelled" });
    case "stalled":
      return notTaken(language, { outcome: "refused", reason: "upload-stalled" });
    case "ended":
    case "malformed":
      return notTaken(language, { outcome: "refused", reason: "malformed-upload" });
  }
}

async function readFiles(context: AppLoadContext, request: Request, files: Files): Promise<ReadPair> {
  const { language } = context;
  const { pair: words } = wordsIn(language).auditPage;
  const reader = { ...context, directory: openHospitalDirectory(context.db) };
  const papers: Evidence[] = [];
  for (const field of pairFields) {
    const file = files[field];
    if (!file) continue;
    const read = await readEvidence(reader, file, request.signal);
    if (read.outcome === "read") papers.push(read);
    else if (read.outcome === "not-read") {
      const problem = sayStructuredRefusal(language, read.reason);
      return refused(read.reason, say(language, words.ofFile[field], { problem }), 422);
    } else {
      const reply = notTaken(language, read);
      return { ...reply, message: say(language, words.ofFile[field], { problem: reply.message }) };
    }
  }
  const bill = papers.find((paper) => paper.bill !== null)?.bill ?? null;
  const explanations = papers.flatMap((paper) => paper.explanations);
  if (bill === null) return refused("no-bill", words.noBill, 422);
  if (explanations.every(({ claims }) => claims.length === 0)) {
    return refused("no-explanation", words.noExplanation, 422);
  }
  const hospital = bill.hospitalId === null ? null : await findLinkedHospital(context.db, bill.hospitalId);
  const itself = billItselfOf(bill);
  const named = { ...itself, providerName: hospital?.name ?? itself.providerName };
  const hospitalId = hospital?.shortId ?? "";
  return {
    outcome: "read",
    read: { bill: named, facts: nothingSaid, unread: [], hospitalId },
    explanations,
    texts: { ...textsOfBill(named), hospitalId },
  };
}

function notTaken(language: Language, result: Parameters<typeof refusalReply>[1]): RefusedPair {
  return { outcome: "refused", ...refusalReply(language, result) };
}

function refused(reason: string, message: string, statusCode: number): RefusedPair {
  return { outcome: "refused", reason, message, statusCode, headers: {} };
}
