import { type FoundSharedBill, findSharedBill } from "#app/domain/bills/sharing/find-shared-bill.server.ts";
import { signReceipt, verifyReceipt } from "#app/domain/bills/sharing/receipt-token.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";

/** The page that shows what was shared of a bill. Its signed receipt is the only key to correct or withdraw it. */
export function receiptPath(sessionSecret: string, sharedBillId: string): string {
  return `${addressOf("/upload-bill", { receipt: signReceipt(sessionSecret, sharedBillId) })}#UploadBill`;
}

/** The bill whose receipt is in the request's address; unknown if the address has none, or a forged one. */
export async function findReceiptBill(
  { db, sessionSecret }: { db: Database; sessionSecret: string },
  request: Request,
): Promise<FoundSharedBill> {
  const receipt = new URL(request.url).searchParams.get("receipt");
  const id = receipt && verifyReceipt(sessionSecret, receipt);
  return id ? findSharedBill(db, id) : { outcome: "unknown" };
}
