import type { UploadRefusal } from "../upload-refusal.ts";

/** What came of reading a bill, in codes: all that may be stored of it besides what is shared. What was read is sealed,
 *  so that who has the database cannot read it. */
export type ReadingResult =
  | { outcome: "read"; sealedBill: string }
  | ({ outcome: "refused" } & UploadRefusal)
  | { outcome: "busy"; retryAfterSeconds: number }
  | { outcome: "cancelled" };
