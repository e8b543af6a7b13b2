import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs } from "@remix-run/node";
import { receiveDocument } from "#app/domain/documents/receive-document.server.ts";
import { explanationInDollars } from "#app/domain/explanations/explanation-in-dollars.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { documentBillReply } from "./bill-reply.ts";
import { refusalReply } from "./refusal-reply.server.ts";
import { takeUpload } from "./take-upload.server.ts";

export function loader() {
  const message = "Send the document by POST as multipart/form-data, field uploaded_file.";
  return refusal(405, message, "method-not-allowed", { Allow: "POST" });
}

/** POST /ocr/read_document: says what a document is and what it says, and how surely each value was read. A bill is answered as
 *  /ocr/cloud_ocr does, with what is due and the account's number; a plan's explanation or denial with its claims. Nothing is stored or
 *  shared, and no patient is named in the answer. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  const taken = await takeUpload(context, request, {
    readingId: randomUUID(),
    downscale: false,
    receive: receiveDocument,
  });
  const result = taken.outcome === "reading" ? await taken.reading.result : taken;
  if (result.outcome !== "read") {
    const { reason, message, statusCode, headers } = refusalReply(context.language, result);
    return refusal(statusCode, message, reason, headers);
  }
  const { kind, sureness, bill, explanation } = result;
  return Response.json({
    kind,
    confidence: Math.round(100 * sureness) / 100,
    bill: bill && documentBillReply(bill),
    explanation: explanation && explanationInDollars(explanation),
  });
}

function refusal(statusCode: number, message: string, reason: string, headers: HeadersInit = {}): Response {
  return jsonError(statusCode, message, { reason, headers });
}
