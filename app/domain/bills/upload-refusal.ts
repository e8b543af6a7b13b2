/** Why an upload was not taken. Which words and which status that gets is the doors' matter. */
export type UploadRefusal = { reason: UploadRefusalReason } | { reason: "too-many-pages"; pageCount: number };

/** How a file itself can be refused, and how sending it can go wrong. */
export type UploadRefusalReason = FileRefusalReason | SendingRefusalReason;

export type FileRefusalReason =
  | "empty-file"
  | "unsupported-type"
  | "pdf-too-large"
  | "unreadable-pdf"
  | "locked-pdf"
  | "unreadable-image"
  | "too-many-pixels"
  | "too-much-memory"
  | "reading-timed-out"
  | "no-bill-data"
  | "illegible"
  | OtherDocument;

/** What people upload in addition to bills, and that isn't one. */
export type OtherDocument = (typeof otherDocuments)[number];

export const otherDocuments = [
  "shop-receipt",
  "bank-statement",
  "appointment-letter",
  "insurance-card",
  "lab-result",
  "utility-bill",
  "medicine-leaflet",
  "coverage-summary",
  "premium-invoice",
  "price-list",
  "authorization-letter",
  "veterinary-bill",
  "pay-stub",
  "food-receipt",
  "school-bill",
  "vehicle-bill",
] as const;

/** Whether a file was read and holds no bill, so that another one must be chosen. */
export function isNoBill(reason: string | null): boolean {
  return (
    reason === "no-bill-data" ||
    reason === "illegible" ||
    (otherDocuments as readonly string[]).includes(reason ?? "")
  );
}

export type SendingRefusalReason =
  | "missing-file"
  | "several-files"
  | "file-too-large"
  | "malformed-upload"
  | "upload-stalled"
  | "database-away"
  | "failed";
