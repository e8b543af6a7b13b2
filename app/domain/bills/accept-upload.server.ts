import type { Admission } from "#app/platform/http/admission.ts";
import { receiveFile } from "#app/platform/http/receive-file.server.ts";
import type { WorkUnderWay } from "#app/platform/jobs/work-under-way.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import type { ReadProgress } from "#app/platform/ocr/ocr-worker-messages.ts";
import { type BillServices, type ReceivedBill, receiveBill } from "./receive-bill.server.ts";
import { maxFileBytes, uploadMessages } from "./upload-rules.ts";

export type UploadServices = BillServices & {
  uploads: Admission;
  uploadIdleTimeoutMs: number;
  /** The bills that are read now, for those who wait to see how far they are. */
  readings: WorkUnderWay<ReadProgress, ReceivedBill>;
};

export interface UploadOptions {
  /** Names the reading for those who look at its progress. */
  readingId: string;
  /** Applies the rule for large photos, which a browser with script has applied already. */
  downscale: boolean;
  /** Called when the whole file is here and reading begins. */
  onReceived?: () => void;
}

/** Takes the bill in the multipart field `uploaded_file` of a request and has it read and shared. A request past the
 *  places for uploads is told when to come back before its body is read. Never rejects: a fault is logged and refused. */
export function acceptUpload(
  services: UploadServices,
  request: Request,
  { readingId, downscale, onReceived }: UploadOptions,
): Promise<ReceivedBill> {
  return services.readings.start(
    readingId,
    async (onProgress, signal) => {
      const leave = services.uploads.enter();
      if (!leave) return busyReceiving;
      try {
        const file = await takeFile(services, request);
        if (!(file instanceof Uint8Array)) return file;
        onReceived?.();
        return await receiveBill(services, file, { downscale, onProgress, signal });
      } catch (error) {
        logFailure("A bill could not be read", error);
        return { outcome: "refused", statusCode: 500, message: uploadMessages.failed };
      } finally {
        leave();
      }
    },
    request.signal,
  );
}

const retryAfterSeconds = 30;
const busyReceiving: ReceivedBill = {
  outcome: "busy",
  message: uploadMessages.busy(retryAfterSeconds),
  retryAfterSeconds,
};

async function takeFile(services: UploadServices, request: Request): Promise<Uint8Array | ReceivedBill> {
  const file = await receiveFile(request, {
    fieldName: "uploaded_file",
    maxFileBytes,
    idleTimeoutMs: services.uploadIdleTimeoutMs,
  });
  switch (file.outcome) {
    case "received":
      return file.bytes;
    case "missing":
      return { outcome: "refused", statusCode: 400, message: uploadMessages.missingFile };
    case "several":
      return { outcome: "refused", statusCode: 400, message: uploadMessages.oneFileOnly };
    case "too-large":
      return { outcome: "refused", statusCode: 413, message: uploadMessages.fileTooLarge };
    case "stalled":
      return { outcome: "refused", statusCode: 408, message: uploadMessages.failedTryAnother };
    case "malformed":
      return { outcome: "refused", statusCode: 400, message: uploadMessages.failedTryAnother };
    case "left":
      return { outcome: "cancelled" };
  }
}
