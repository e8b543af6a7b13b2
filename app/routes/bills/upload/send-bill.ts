import { type ReadProgress, transferPercent } from "#app/domain/bills/upload-progress.ts";
import { dataOf } from "#app/ui/page/page-parts.ts";

export type SentBill =
  /** What takes the form's place: the part of the reply that the form names. */
  | { outcome: "read"; panel: Element }
  /** What the server's page says; null where it is not one of ours. */
  | { outcome: "refused"; reason: string | null; message: string | null }
  | { outcome: "connection-lost" };

interface BillSending {
  form: HTMLFormElement;
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

/** Posts a bill as its form does, by XMLHttpRequest: fetch can't report how much has been sent. */
export function sendBill(sending: BillSending): Promise<SentBill> {
  const { form, file, fileName, uploadId, readingId, onPercent, signal } = sending;
  const fields = new FormData();
  fields.append("upload_id", uploadId);
  fields.append("uploaded_file", file, fileName);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", `${form.action}?follow=${readingId}`);
    request.responseType = "document";
    request.upload.onprogress = ({ loaded, total }) => onPercent(transferPercent(loaded, total));
    request.onload = () => resolve(understand(form, request.status, request.responseXML));
    request.onerror = () => resolve({ outcome: "connection-lost" });
    request.onabort = () => resolve({ outcome: "connection-lost" });
    signal.addEventListener("abort", () => request.abort());
    request.send(fields);
  });
}

function understand(form: HTMLFormElement, status: number, page: Document | null): SentBill {
  const panel = page?.querySelector(dataOf(form, "answer"));
  if (status === 200 && panel) return { outcome: "read", panel };
  const error = page?.querySelector<HTMLElement>(`#${form.dataset.error}`);
  const message = error?.textContent?.trim() || null;
  // A proxy may refuse a type before our server sees it.
  const reason = error?.dataset.reason ?? (status === 415 ? "unsupported-type" : null);
  return { outcome: "refused", reason, message };
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
