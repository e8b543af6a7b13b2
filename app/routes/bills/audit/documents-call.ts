import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import { documentsReply } from "#app/content/documents-reply.server.ts";
import { sayStructuredRefusal } from "#app/content/words/say-plan-file.ts";
import { MAX_AUDITED_LINES } from "#app/domain/audits/audited-bill.ts";
import { auditEvidence } from "#app/domain/audits/documents/audit-evidence.server.ts";
import {
  type Evidence,
  type EvidenceReading,
  readEvidence,
} from "#app/domain/audits/documents/read-evidence.server.ts";
import { openHospitalDirectory } from "#app/domain/bills/open-hospital-directory.server.ts";
import { maxFileBytes } from "#app/domain/bills/upload-rules.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import type { Language } from "#app/domain/language/language.ts";
import {
  isChosenFile,
  type ReceivedParts,
  receiveParts,
} from "#app/platform/http/bodies/receive-parts.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { type NotTaken, refusalReply } from "../upload/refusal-reply.server.ts";

/** A bill and what came with it. */
const MAX_FILES = 10;

export function loader(): Response {
  return jsonError(405, "Send the files by POST as multipart/form-data, field files. /api describes it.", {
    headers: { Allow: "POST" },
  });
}

interface SentFile {
  name: string;
  bytes: Uint8Array;
}

/** POST /audit/documents.json: reads the files, matches explanations to bills, and audits these. Nothing of it is stored. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return loader();
  const leave = context.uploads.enter(context.clientAddress);
  if (!leave) return refuse(context.language, { outcome: "busy", retryAfterSeconds: 30 });
  try {
    const files = await receiveFiles(context.language, request);
    return files instanceof Response ? files : await readAndAudit(files, request, context);
  } finally {
    leave();
  }
}

/** All files, counted before the first of them is read. */
async function receiveFiles(language: Language, request: Request): Promise<SentFile[] | Response> {
  const files: SentFile[] = [];
  let hasTooMany = false;
  const limits = { maxFileBytes, maxTotalBytes: maxFileBytes, maxParts: MAX_FILES + 10 };
  const received = await receiveParts(request, limits, (part) => {
    if (part.name !== "files" || !isChosenFile(part)) return true;
    hasTooMany = files.length === MAX_FILES;
    if (!hasTooMany) files.push({ name: part.filename ?? "", bytes: part.bytes });
    return !hasTooMany;
  });
  if (hasTooMany) return jsonError(413, `Send up to ${MAX_FILES} files at once.`);
  if (received !== "whole") return refuseSending(language, received);
  if (files.length === 0)
    return jsonError(400, "Send a bill and its explanations of benefits in the field files.");
  return files;
}

function refuseSending(language: Language, received: Exclude<ReceivedParts, "whole">): Response {
  switch (received) {
    case "file-too-large":
    case "form-too-large":
      return jsonError(413, "The files together may have up to 50 MB. Send fewer, or smaller ones.");
    case "stalled":
      return jsonError(408, "The files stopped coming, or came too slowly. Send them again.");
    case "left":
      return refuse(language, { outcome: "cancelled" });
    case "ended":
    case "malformed":
      return jsonError(400, "The body must be multipart/form-data, with its files in the field files.");
  }
}

async function readAndAudit(
  sent: readonly SentFile[],
  request: Request,
  context: AppLoadContext,
): Promise<Response> {
  const { language } = context;
  const reader = { ...context, directory: openHospitalDirectory(context.db) };
  const files: { name: string; evidence: Evidence | null; error: string | null }[] = [];
  for (const { name, bytes } of sent) {
    const read = await readEvidence(reader, { name, bytes }, request.signal);
    if (read.outcome === "busy" || read.outcome === "cancelled") return refuse(language, read);
    const evidence = read.outcome === "read" ? read : null;
    files.push({ name: shownName(name), evidence, error: errorOf(language, read) });
  }
  const evidence = files.map((file) => file.evidence);
  if (isTooMuch(evidence)) {
    return jsonError(413, "The files together have more than 5,000 charges or services. Send fewer.");
  }
  const audited = await auditEvidence(context, evidence);
  return Response.json(documentsReply(language, files, audited, easternDay(context.clock.now())), {
    headers: { "Cache-Control": caching.neverAndPrivate },
  });
}

/** As much as one bill may have, of charges and of what plans decided. */
function isTooMuch(files: readonly (Evidence | null)[]): boolean {
  const charges = files.flatMap((file) => file?.bill?.lines ?? []);
  const claims = files.flatMap((file) => file?.explanations ?? []).flatMap(({ claims }) => claims);
  const services = claims.reduce((count, { lines }) => count + 1 + lines.length, 0);
  return Math.max(charges.length, services) > MAX_AUDITED_LINES;
}

function errorOf(language: Language, read: EvidenceReading): string | null {
  switch (read.outcome) {
    case "read":
      return null;
    case "not-read":
      return sayStructuredRefusal(language, read.reason);
    default:
      return refusalReply(language, read).message;
  }
}

/** A file's name in one line. */
function shownName(name: string): string {
  return name
    .replace(/\p{C}+/gu, " ")
    .trim()
    .slice(0, 200);
}

function refuse(language: Language, result: NotTaken): Response {
  const { reason, message, statusCode, headers } = refusalReply(language, result);
  return jsonError(statusCode, message, { reason, headers });
}
