import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { redirect } from "@remix-run/node";
import { acceptUpload, type UploadServices } from "#app/domain/bills/accept-upload.server.ts";
import { receiptPath } from "#app/domain/bills/receipt-address.server.ts";
import type { ReceivedBill } from "#app/domain/bills/receive-bill.server.ts";
import type { ReadProgress } from "#app/domain/bills/upload-progress.ts";
import { uploadMessages } from "#app/domain/bills/upload-rules.ts";

type Services = UploadServices & { sessionSecret: string };

interface Refusal {
  message: string;
  statusCode: number;
  headers: Record<string, string>;
}

/** How long a browser without script waits for the reply before it is shown how far the reading is. */
const patienceMs = 8_000;

/** The same upload as a plain form: the server makes large photos smaller by the browser's rule. A shared bill leads
 *  to its receipt and a long reading to a page that waits (both thrown as redirects); a refusal comes back. */
export async function uploadWithoutScript(services: Services, request: Request): Promise<Refusal> {
  const readingId = randomUUID();
  let onReceived = () => {};
  const received = new Promise<void>((resolve) => {
    onReceived = resolve;
  });
  const reading = acceptUpload(services, request, { readingId, downscale: true, onReceived });
  const patience = received.then(() => sleep(patienceMs, "still-reading" as const, { ref: false }));
  const result = await Promise.race([reading, patience]);
  if (result !== "still-reading") return refusalOrReceipt(services, result);
  services.readings.detach(readingId);
  throw redirect(`/upload-bill?reading=${readingId}`, 303); // with a fragment, browsers would not refresh it
}

interface ReadingLook {
  /** A reading that goes on; its progress is null before the first page. */
  waiting: { progress: ReadProgress | null } | null;
  uploadError: string | null;
  /** The page's status and headers: a waiting one comes back by itself. */
  init: ResponseInit;
}

/** How far the reading in the page's address is, if it names one. A finished one leads to its receipt, by a redirect
 *  that is thrown, or is refused. */
export function lookAtReading(services: Services, request: Request): ReadingLook {
  const readingId = new URL(request.url).searchParams.get("reading");
  if (readingId === null) return { waiting: null, uploadError: null, init: {} };
  const reading = services.readings.look(readingId);
  if (!reading) return { waiting: null, uploadError: uploadMessages.readingOver, init: { status: 404 } };
  if (!reading.result) {
    return {
      waiting: { progress: reading.progress },
      uploadError: null,
      init: { headers: { Refresh: "3" } },
    };
  }
  const { message, statusCode, headers } = refusalOrReceipt(services, reading.result);
  return { waiting: null, uploadError: message, init: { status: statusCode, headers } };
}

function refusalOrReceipt({ sessionSecret }: Services, received: ReceivedBill): Refusal {
  switch (received.outcome) {
    case "shared":
      throw redirect(receiptPath(sessionSecret, received.shared.id), 303);
    case "refused":
      return { message: received.message, statusCode: received.statusCode, headers: {} };
    case "busy":
      return {
        message: received.message,
        statusCode: 503,
        headers: { "Retry-After": String(received.retryAfterSeconds) },
      };
    case "cancelled":
      return { message: uploadMessages.failed, statusCode: 499, headers: {} };
  }
}
