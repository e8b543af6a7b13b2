import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs } from "@remix-run/node";
import { receiveBill } from "#app/domain/bills/receive-bill.server.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { billReply } from "./bill-reply.ts";
import { receiptPath } from "./receipt-address.server.ts";
import { refusalReply } from "./refusal-reply.server.ts";
import { takeUpload } from "./take-upload.server.ts";

export function loader() {
  const message = "Send the bill by POST as multipart/form-data, field uploaded_file.";
  return refusal(405, message, "method-not-allowed", { Allow: "POST" });
}

/** POST /ocr/cloud_ocr: reads a bill, shares hospital, date and total, and answers what was read. The amounts are US
 *  dollars, the dates ISO days; null means that the bill prints none or that it could not be read. With `?reading=`, a
 *  UUID of the caller's making, the progress can be followed at /ocr/reading_progress. With a field `upload_id`, a
 *  random text of the caller's making, the same upload may be sent again and is shared once. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  const readingId = new URL(request.url).searchParams.get("reading") ?? randomUUID();
  if (!isUuid(readingId)) {
    return refusal(400, "The parameter reading is a UUID.", "invalid-reading");
  }
  const taken = await takeUpload(context, request, {
    readingId,
    downscale: false,
    receive: receiveBill,
  });
  const result = taken.outcome === "reading" ? await taken.reading.result : taken;
  if (result.outcome !== "shared") {
    const { reason, message, statusCode, headers } = refusalReply(context.language, result);
    return refusal(statusCode, message, reason, headers);
  }
  return Response.json({
    status: "success",
    status_code: 200,
    data: billReply(result.bill),
    receipt_path: receiptPath(context.sessionSecret, result.sharedBillId),
  });
}

/** The specified reply of this call also names its outcome, and the message under two names. */
function refusal(statusCode: number, message: string, reason: string, headers: HeadersInit = {}): Response {
  return jsonError(statusCode, message, { reason, headers, more: { status: "error", message } });
}
