import type { UploadRefusal } from "../upload-refusal.ts";

/** What came of reading a bill, in codes: all that may be stored of it besides what is shared. */
export type ReadingResult =
  | { outcome: "shared"; sharedBillId: string }
  | ({ outcome: "refused" } & UploadRefusal)
  | { outcome: "busy"; retryAfterSeconds: number }
  | { outcome: "cancelled" };
