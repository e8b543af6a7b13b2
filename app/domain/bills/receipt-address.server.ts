import type { Database } from "#app/platform/db/open-database.server.ts";
import { findSharedBill } from "./sharing/find-shared-bill.server.ts";
import { signReceipt, verifyReceipt } from "./sharing/receipt-token.server.ts";
import type { SharedBill } from "./sharing/shared-bill.ts";

/** The page that shows what was shared of a bill. Its signed receipt is the only key to correct or withdraw it. */
export function receiptPath(sessionSecret: string, billId: string): string {
  return `/upload-bill?receipt=${encodeURIComponent(signReceipt(sessionSecret, billId))}#UploadBill`;
}

/** The shared bill whose receipt stands in the request's address; null when there is none, it is forged, or the bill
 *  was withdrawn. */
export async function findReceiptBill(
  { db, sessionSecret }: { db: Database; sessionSecret: string },
  request: Request,
): Promise<SharedBill | null> {
  const receipt = new URL(request.url).searchParams.get("receipt");
  const id = receipt && verifyReceipt(sessionSecret, receipt);
  return id ? findSharedBill(db, id) : null;
}
