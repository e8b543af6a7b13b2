import { type ReadProgress, transferPercent } from "#app/domain/bills/upload-progress.ts";

export type SentBill =
  | { outcome: "shared"; receiptPath: string }
  /** What the server's reply says; null where it says nothing. */
  | { outcome: "refused"; reason: string | null; message: string | null }
  | { outcome: "connection-lost" };

interface Sending {
  file: Blob;
  fileName: string;
  /** Names the upload: sent again, it is shared once. */
  uploadId: string;
  /** Names the reading, for `followReading`. */
  readingId: string;
  /** Hears 20 to 85 while the file travels. */
  onPercent: (percent: number) => void;
  signal: AbortSignal;
}

/** Posts a bill to the reader, by XMLHttpRequest: fetch cannot tell how much has been sent. */
export function sendBill(sending: Sending): Promise<SentBill> {
  const { file, fileName, uploadId, readingId, onPercent, signal } = sending;
  const form = new FormData();
  form.append("upload_id", uploadId);
  form.append("uploaded_file", file, fileName);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/ocr/cloud_ocr?reading=${readingId}`);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onPercent(transferPercent(loaded, total));
    request.onload = () => resolve(understand(request.status, request.response));
    request.onerror = () => resolve({ outcome: "connection-lost" });
    request.onabort = () => resolve({ outcome: "connection-lost" });
    signal.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}

function understand(status: number, reply: unknown): SentBill {
  const fields = reply && typeof reply === "object" ? (reply as Record<string, unknown>) : {};
  if (fields.status === "success" && typeof fields.receipt_path === "string") {
    return { outcome: "shared", receiptPath: fields.receipt_path };
  }
  const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
  // A proxy may refuse a type before our server sees it.
  const reason = text(fields.reason) ?? (status === 415 ? "unsupported-type" : null);
  return { outcome: "refused", reason, message: text(fields.error) ?? text(fields.message) };
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
    if (signal.aborted) return;
    const reply = await fetch(`/ocr/reading_progress?reading=${readingId}`, { signal })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null);
    const pages = reply?.data;
    if (pages?.page_count > 1 && !signal.aborted) {
      onProgress({ pagesRead: pages.pages_read, pageCount: pages.page_count });
    }
  }
}
