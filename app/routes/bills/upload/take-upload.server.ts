import { type StartedReading, startReading } from "#app/domain/bills/readings/start-reading.server.ts";
import type { BillServices, ReceivedFile } from "#app/domain/bills/receive-bill.server.ts";
import { uploadIdOf } from "#app/domain/bills/sharing/upload-id.server.ts";
import type { ReadProgress } from "#app/domain/bills/upload-progress.ts";
import type { SendingRefusalReason } from "#app/domain/bills/upload-refusal.ts";
import { maxFileBytes } from "#app/domain/bills/upload-rules.ts";
import type { PaperReader } from "#app/domain/documents/process/paper-reader.ts";
import type { DiskWatch } from "#app/platform/files/watch-disk.server.ts";
import { takeFailure } from "#app/platform/http/answers/answer-failures.server.ts";
import {
  type ReceivedFile as FileOfForm,
  receiveFile,
} from "#app/platform/http/bodies/receive-file.server.ts";
import type { FairAdmission } from "#app/platform/http/limits/fair-admission.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import type { NotTaken } from "./refusal-reply.server.ts";

type ReadingServices = BillServices & { papers: PaperReader };

export type UploadServices = ReadingServices & {
  uploads: FairAdmission;
  disk: DiskWatch;
  clientAddress: string;
  readingPatienceMs: number;
};

export type TakenUpload<Received> =
  | { outcome: "reading"; reading: StartedReading<Received | NotTaken> }
  | NotTaken;

interface UploadOptions<Received> {
  readingId: string;
  /** Applies the rule for large photos. A browser with script has applied it already where it could. */
  downscale: boolean;
  /** What becomes of the file. */
  receive: (
    services: ReadingServices,
    file: ReceivedFile,
    options: { downscale: boolean; onProgress: (progress: ReadProgress) => void; signal: AbortSignal },
  ) => Promise<Received>;
}

const retryAfterSeconds = 30;

/** Takes the bill in the multipart field `uploaded_file` and begins to read it; the form's `upload_id` names the upload. A
 *  request past the places for uploads, or past its network's share of them, gets the time to try again before its body is read.
 *  Never rejects, nor does the reading: a fault is logged and refused, an outage of the database refused. */
export async function takeUpload<Received>(
  services: UploadServices,
  request: Request,
  { readingId, downscale, receive }: UploadOptions<Received>,
): Promise<TakenUpload<Received>> {
  const leave = services.uploads.enter(services.clientAddress);
  if (!leave) return { outcome: "busy", retryAfterSeconds };
  const file = await takeFile(services, request);
  if (file.outcome !== "received") {
    leave();
    return file;
  }
  const { bytes, name, fields } = file;
  const formId = fields.get("upload_id");
  const received = { bytes, name, uploadId: formId ? uploadIdOf(formId, bytes) : null };
  const reading = startReading<Received | NotTaken>(
    services.db,
    readingId,
    request.signal,
    (onProgress, signal) =>
      receive(services, received, { downscale, onProgress, signal })
        .catch((error) => failed(services, "A bill could not be read", error))
        .finally(leave),
  );
  return { outcome: "reading", reading };
}

const sendingRefusals: Record<Exclude<FileOfForm["outcome"], "received" | "left">, SendingRefusalReason> = {
  missing: "missing-file",
  several: "several-files",
  "too-large": "file-too-large",
  stalled: "upload-stalled",
  malformed: "malformed-upload",
};

async function takeFile(
  services: UploadServices,
  request: Request,
): Promise<Extract<FileOfForm, { outcome: "received" }> | NotTaken> {
  const limits = { fieldName: "uploaded_file", maxFileBytes };
  const file = await receiveFile(request, limits).catch((error) =>
    failed(services, "A bill could not be received", error),
  );
  if (file.outcome === "received" || file.outcome === "refused") return file;
  if (file.outcome === "left") return { outcome: "cancelled" };
  return { outcome: "refused", reason: sendingRefusals[file.outcome] };
}

async function failed({ disk }: UploadServices, what: string, error: unknown) {
  if ((await takeFailure(disk, error)) === 503)
    return { outcome: "refused", reason: "database-away" } as const;
  logFailure(what, error);
  return { outcome: "refused", reason: "failed" } as const;
}
