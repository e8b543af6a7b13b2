import type { ReadingResult } from "#app/domain/bills/readings/reading-result.ts";
import { type StartedReading, startReading } from "#app/domain/bills/readings/start-reading.server.ts";
import { type ReceivedBill, receiveBill } from "#app/domain/bills/receive-bill.server.ts";
import { uploadIdOf } from "#app/domain/bills/sharing/upload-id.server.ts";
import type { SendingRefusalReason } from "#app/domain/bills/upload-refusal.ts";
import { maxFileBytes } from "#app/domain/bills/upload-rules.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { Admission } from "#app/platform/http/admission.ts";
import { type ReceivedFile, receiveFile } from "#app/platform/http/receive-file.server.ts";
import { statusOfFailure } from "#app/platform/http/tell-database-away.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import type { DocumentReader } from "#app/platform/ocr/open-document-reader.server.ts";

export type UploadServices = {
  db: Database;
  reader: DocumentReader;
  clock: Clock;
  uploads: Admission;
  uploadIdleTimeoutMs: number;
};

export type UploadResult = ReceivedBill | { outcome: "refused"; reason: SendingRefusalReason };

export type TakenUpload =
  | { outcome: "reading"; reading: StartedReading<UploadResult> }
  | Exclude<UploadResult, { outcome: "shared" }>;

const retryAfterSeconds = 30;

/** Takes the bill in the multipart field `uploaded_file` and begins to read and share it, once for each `upload_id` that
 *  the form carries. A request past the places for uploads is told when to come back before its body is read. Never
 *  rejects, nor does the reading: a fault is logged and refused, an outage of the database refused. */
export async function takeUpload(
  services: UploadServices,
  request: Request,
  { readingId, downscale }: { readingId: string; downscale: boolean },
): Promise<TakenUpload> {
  const leave = services.uploads.enter();
  if (!leave) return { outcome: "busy", retryAfterSeconds };
  const file = await takeFile(services, request);
  if (file.outcome !== "received") {
    leave();
    return file;
  }
  const { bytes, name, fields } = file;
  const formId = fields.get("upload_id");
  const received = { bytes, name, uploadId: formId ? uploadIdOf(formId, bytes) : null };
  const reading = startReading<UploadResult>(
    services.db,
    readingId,
    request.signal,
    (onProgress, signal) =>
      receiveBill(services, received, { downscale, onProgress, signal })
        .catch((error) => failed("A bill could not be read", error))
        .finally(leave),
    toReadingResult,
  );
  return { outcome: "reading", reading };
}

const sendingRefusals: Record<Exclude<ReceivedFile["outcome"], "received" | "left">, SendingRefusalReason> = {
  missing: "missing-file",
  several: "several-files",
  "too-large": "file-too-large",
  stalled: "upload-stalled",
  malformed: "malformed-upload",
};

async function takeFile(
  { uploadIdleTimeoutMs }: UploadServices,
  request: Request,
): Promise<Extract<ReceivedFile, { outcome: "received" }> | Exclude<TakenUpload, { outcome: "reading" }>> {
  const limits = { fieldName: "uploaded_file", maxFileBytes, idleTimeoutMs: uploadIdleTimeoutMs };
  const file = await receiveFile(request, limits).catch((error) =>
    failed("A bill could not be received", error),
  );
  if (file.outcome === "received" || file.outcome === "refused") return file;
  if (file.outcome === "left") return { outcome: "cancelled" };
  return { outcome: "refused", reason: sendingRefusals[file.outcome] };
}

function failed(what: string, error: unknown) {
  if (statusOfFailure(error) === 503) return { outcome: "refused", reason: "database-away" } as const;
  logFailure(what, error);
  return { outcome: "refused", reason: "failed" } as const;
}

/** All that may be kept of what came of a reading. */
function toReadingResult(result: UploadResult): ReadingResult {
  return result.outcome === "shared" ? { outcome: "shared", sharedBillId: result.sharedBillId } : result;
}
