import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { billCorrection } from "#app/domain/bills/bill-correction.server.ts";
import { findReceiptBill, receiptPath } from "#app/domain/bills/receipt-address.server.ts";
import { correctSharedBill } from "#app/domain/bills/sharing/correct-shared-bill.server.ts";
import { withdrawSharedBill } from "#app/domain/bills/sharing/withdraw-shared-bill.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** Corrects or withdraws the bill whose receipt stands in the page's address; leads on by a redirect that is thrown.
 *  Returns only a correction that could not be taken, for the form to show. */
export async function changeSharedBill(
  services: { db: Database; sessionSecret: string; clock: Clock },
  request: Request,
): Promise<SubmissionResult<string[]>> {
  const { db, clock, sessionSecret } = services;
  const form = await request.formData();
  const bill = await findReceiptBill(services, request);
  if (!bill) throw redirect("/upload-bill", 303);
  if (form.get("intent") === "withdraw") {
    await withdrawSharedBill(db, bill.id, clock);
    throw redirect("/upload-bill?withdrawn=yes#UploadBill", 303);
  }
  const submission = parseWithZod(form, { schema: billCorrection(clock) });
  if (submission.status !== "success") return submission.reply();
  const { hospitalName, invoiceDate, total } = submission.value;
  await correctSharedBill(db, bill.id, { hospitalName, invoiceDate, totalCents: total }, clock);
  throw redirect(receiptPath(sessionSecret, bill.id), 303);
}
