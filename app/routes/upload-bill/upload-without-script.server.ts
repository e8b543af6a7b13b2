import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { redirect } from "@remix-run/node";
import { uploadWords } from "#app/content/words/upload.ts";
import { lookAtReading, type ReadingLook } from "#app/domain/bills/readings/look-at-reading.server.ts";
import { isReadingId } from "#app/domain/bills/readings/reading-id.ts";
import type { ReadProgress } from "#app/domain/bills/upload-progress.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import { receiptPath } from "./receipt-address.server.ts";
import { type NotShared, type RefusalReply, refusalReply } from "./refusal-reply.server.ts";
import { takeUpload, type UploadServices } from "./take-upload.server.ts";

type Services = UploadServices & { sessionSecret: string };

/** How long a browser without script waits for the reply before it is shown how far the reading is. */
const patienceMs = 8_000;

/** The same upload as a plain form: the server makes large photos smaller by the browser's rule. A shared bill leads
 *  to its receipt and a long reading to a page that waits (both thrown as redirects); a refusal comes back. */
export async function uploadWithoutScript(services: Services, request: Request): Promise<RefusalReply> {
  const readingId = randomUUID();
  const taken = await takeUpload(services, request, { readingId, downscale: true });
  if (taken.outcome !== "reading") return refusalReply("en", taken);
  const { reading } = taken;
  const patience = sleep(patienceMs, "still-reading" as const, { ref: false });
  const result = await Promise.race([reading.result, patience]);
  if (result !== "still-reading") return refusalOrReceipt(services, result);
  if (!reading.detach()) return refusalOrReceipt(services, await reading.result);
  throw redirect(`/upload-bill?reading=${readingId}`, 303); // with a fragment, browsers would not refresh it
}

interface WaitingPage {
  /** A reading that goes on; its progress is null before the first page. */
  waiting: { progress: ReadProgress | null } | null;
  uploadError: string | null;
  /** The page's status and headers: a waiting one comes back by itself. */
  init: ResponseInit;
}

/** How far the reading in the page's address is, if it names one. A finished one leads to its receipt, by a redirect
 *  that is thrown, or is refused. */
export async function showReading(services: Services, request: Request): Promise<WaitingPage> {
  const readingId = new URL(request.url).searchParams.get("reading");
  if (readingId === null) return { waiting: null, uploadError: null, init: {} };
  const look = isReadingId(readingId)
    ? await lookIfPossible(services, readingId)
    : { outcome: "over" as const };
  switch (look.outcome) {
    case "over":
      return { waiting: null, uploadError: uploadWords.en.waiting.over, init: { status: 404 } };
    case "under-way":
      return { waiting: { progress: look.progress }, uploadError: null, init: { headers: { Refresh: "3" } } };
    case "finished": {
      const { message, statusCode, headers } = refusalOrReceipt(services, look.result);
      return { waiting: null, uploadError: message, init: { status: statusCode, headers } };
    }
  }
}

/** While the database cannot be asked, the page goes on waiting. */
async function lookIfPossible({ db }: Services, readingId: string): Promise<ReadingLook> {
  const look = await readOrNull("A reading's progress", lookAtReading(db, readingId));
  return look ?? { outcome: "under-way", progress: null };
}

function refusalOrReceipt(
  { sessionSecret }: Services,
  result: NotShared | { outcome: "shared"; sharedBillId: string },
): RefusalReply {
  if (result.outcome === "shared") throw redirect(receiptPath(sessionSecret, result.sharedBillId), 303);
  return refusalReply("en", result);
}
