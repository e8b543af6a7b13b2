import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs } from "@remix-run/node";
import { acceptUpload } from "#app/domain/bills/accept-upload.server.ts";
import { receiptPath } from "#app/domain/bills/receipt-address.server.ts";
import { uploadMessages } from "#app/domain/bills/upload-rules.ts";
import { dollarsNumber, dollarsOfCents } from "#app/domain/money/dollars.ts";
import { jsonError } from "#app/platform/http/json-error.server.ts";

export function loader() {
  return jsonError(405, "Send the bill by POST as multipart/form-data, field uploaded_file.", {
    Allow: "POST",
  });
}

/** POST /ocr/cloud_ocr: reads a bill, shares hospital, date and total, and answers what was read. The amounts are US
 *  dollars, the dates ISO days; null means that the bill prints none or that it could not be read. With `?reading=`, a
 *  name of the caller's making, the progress can be followed at /ocr/reading_progress. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  const received = await acceptUpload(context, request, {
    readingId: new URL(request.url).searchParams.get("reading") ?? randomUUID(),
    downscale: false,
  });
  switch (received.outcome) {
    case "refused":
      return jsonError(received.statusCode, received.message);
    case "busy":
      return jsonError(503, received.message, { "Retry-After": String(received.retryAfterSeconds) });
    case "cancelled":
      return jsonError(499, uploadMessages.failed); // nobody reads it: the client has left
    case "shared":
      return Response.json({
        status: "success",
        status_code: 200,
        data: toReply(received.reading),
        receipt_path: receiptPath(context.sessionSecret, received.shared.id),
      });
  }
}

type Reading = Extract<Awaited<ReturnType<typeof acceptUpload>>, { outcome: "shared" }>["reading"];

function toReply(reading: Reading) {
  return {
    hospital_name: reading.hospitalName,
    total_price: { total: dollarsNumber(dollarsOfCents(reading.totalCents)) },
    date: reading.invoiceDate,
    line_items: reading.lineItems.map((line) => ({
      date: line.serviceDate,
      code: line.code,
      code_type: line.codeType,
      modifiers: line.modifiers,
      revenue_code: line.revenueCode,
      description: line.description,
      quantity: line.quantity,
      amount: dollarsNumber(dollarsOfCents(line.amountCents)),
    })),
  };
}
