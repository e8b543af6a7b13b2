import type { KeepRefusal } from "../kept/keep-refusal.ts";
import type { UploadRefusal } from "../upload-refusal.ts";

/** What came of reading a bill, in codes: all that may be stored of it besides what is shared. What was read is sealed,
 *  so that who has the database cannot read it. */
export type ReadingResult =
  | { outcome: "read"; sealedBill: string }
  /** In its owner's account. */
  | { outcome: "kept"; billId: string }
  | { outcome: "not-kept"; refusal: KeepRefusal }
  | ({ outcome: "refused" } & UploadRefusal)
  | { outcome: "busy"; retryAfterSeconds: number }
  | { outcome: "cancelled" };
