import { type ReadProgress, transferPercent } from "#app/domain/bills/upload-progress.ts";
import { uploadMessages } from "#app/domain/bills/upload-rules.ts";

export type SentBill = { outcome: "shared"; receiptPath: string } | { outcome: "failed"; message: string };

interface Sending {
  file: Blob;
  fileName: string;
  /** Names the reading, for `followReading`. */
  readingId: string;
  /** Hears 20 to 85 while the file travels. */
  onPercent: (percent: number) => void;
  signal: AbortSignal;
}

/** Posts a bill to the reader, by XMLHttpRequest: fetch cannot tell how much has been sent. */
export function sendBill({ file, fileName, readingId, onPercent, signal }: Sending): Promise<SentBill> {
  const form = new FormData();
  form.append("uploaded_file", file, fileName);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/ocr/cloud_ocr?reading=${readingId}`);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onPercent(transferPercent(loaded, total));
    request.onload = () => resolve(understand(request.status, request.response));
    request.onerror = () => resolve({ outcome: "failed", message: uploadMessages.failedTryAnother });
    request.onabort = () => resolve({ outcome: "failed", message: uploadMessages.failed });
    signal.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}

function understand(status: number, reply: unknown): SentBill {
  const fields = reply && typeof reply === "object" ? (reply as Record<string, unknown>) : {};
  if (fields.status === "success" && typeof fields.receipt_path === "string") {
    return { outcome: "shared", receiptPath: fields.receipt_path };
  }
  if (status === 415) return { outcome: "failed", message: uploadMessages.unsupportedType };
  const told = [fields.error, fields.message].find((text) => typeof text === "string" && text !== "");
  return { outcome: "failed", message: String(told ?? uploadMessages.unknownError) };
}

/** Asks every second how far a reading is, until `signal` is aborted; `onProgress` hears only of bills with several
 *  pages. A question that fails is asked again: progress is an extra. */
export async function followReading(
  readingId: string,
  onProgress: (progress: ReadProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const reply = await fetch(`/ocr/reading_progress?reading=${readingId}`, { signal })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null);
    const pages = reply?.data;
    if (pages?.page_count > 1 && !signal.aborted) {
      onProgress({ pagesRead: pages.pages_read, pageCount: pages.page_count });
    }
  }
}
