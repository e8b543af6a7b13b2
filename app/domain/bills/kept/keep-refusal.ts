import type { AccountStorage } from "#app/domain/documents/storage/account-storage.ts";
import type { StructuredRefusal } from "#app/domain/explanations/structured-file.ts";
import type { FileRefusalReason, SendingRefusalReason } from "../upload-refusal.ts";

/** Why files that were sent are not kept. Of which file it is told by `fileNumber`, from 1; null: of none alone. */
export type KeepRefusal =
  | { reason: FileRefusalReason | SendingRefusalReason; fileNumber: number | null }
  | { reason: "too-many-pages"; pageCount: number }
  | { reason: "too-many-files" }
  | { reason: "files-too-large" }
  | { reason: "too-many-lines"; lineCount: number }
  | { reason: "too-many-claims"; claimCount: number }
  /** A plan's file of claims. */
  | { reason: "claims-unreadable"; why: StructuredRefusal; fileNumber: number }
  | { reason: "records-full" }
  /** The place of files does not answer. */
  | { reason: "files-away" }
  | { reason: "disk-full" }
  /** The account has no room for them, with what it keeps already. */
  | ({ reason: "account-full" } & AccountStorage);

export type NotKept =
  | { outcome: "not-kept"; refusal: KeepRefusal }
  | { outcome: "busy"; retryAfterSeconds: number }
  | { outcome: "cancelled" };

/** Of one bill; of its pages, as many as a PDF may have. */
export const MAX_FILES = 10;
export const MAX_PAGES = 25;
/** Of all files that are sent at once. */
export const MAX_BYTES = 100_000_000;
