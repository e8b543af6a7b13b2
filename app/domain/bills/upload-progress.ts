/** How far an upload is, in percent, at the ends of its steps (specification, section 4). */
export const uploadProgress = { preparing: 5, prepared: 20, sent: 85, replied: 90, done: 100 } as const;

/** Percent while the body is on its way: 20 to 85. */
export function transferPercent(sentBytes: number, totalBytes: number): number {
  const share = totalBytes > 0 ? Math.min(1, sentBytes / totalBytes) : 0;
  return Math.round(uploadProgress.prepared + share * (uploadProgress.sent - uploadProgress.prepared));
}

/** How far the reading of a bill's pages is. */
export interface ReadProgress {
  pagesRead: number;
  pageCount: number;
}

/** The number of the page that is read now, from 1. */
export function pageBeingRead({ pagesRead, pageCount }: ReadProgress): number {
  return Math.min(pagesRead + 1, pageCount);
}

/** What is going on at this percentage (specification, section 4). */
export function uploadStepAt(percent: number): "preparing" | "uploading" | "processing" {
  if (percent < uploadProgress.prepared) return "preparing";
  return percent < uploadProgress.sent ? "uploading" : "processing";
}
