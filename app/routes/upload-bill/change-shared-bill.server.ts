import type { AppLoadContext } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { problemsInWords } from "#app/components/problem-words.ts";
import { formWords } from "#app/content/words/forms.ts";
import { uploadWords } from "#app/content/words/upload.ts";
import { readCorrection } from "#app/domain/bills/sharing/bill-correction.server.ts";
import { correctSharedBill } from "#app/domain/bills/sharing/correct-shared-bill.server.ts";
import { withdrawSharedBill } from "#app/domain/bills/sharing/withdraw-shared-bill.server.ts";
import { refuseSubmission } from "#app/platform/http/refuse-submission.server.ts";
import { refuseWhileAway } from "#app/platform/http/refuse-while-away.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/take-submission.server.ts";
import { findReceiptBill, receiptPath } from "./receipt-address.server.ts";

/** Corrects or withdraws the bill whose receipt stands in the page's address; leads on by a redirect that is thrown.
 *  Returns only a form that could not be taken, with what is wrong. */
export async function changeSharedBill(context: AppLoadContext, request: Request) {
  const { db, clock, sessionSecret, form } = context;
  const fields = await takeSubmission(request);
  const { intent } = fields;
  if (intent !== "correct" && intent !== "withdraw") throw notThisForm();
  return refuseWhileAway(form, fields, formWords.en.databaseAway, async () => {
    const found = await findReceiptBill(context, request);
    if (found.outcome !== "shared") throw redirect("/upload-bill", 303);
    const { id } = found.bill;
    if (intent === "withdraw") {
      await withdrawSharedBill(db, id, clock);
    } else {
      const read = readCorrection(fields, clock);
      if (read.outcome === "invalid") {
        return refuseSubmission(
          form,
          fields,
          problemsInWords(read.problems, uploadWords.en.correction.problems),
        );
      }
      await correctSharedBill(db, id, read.value, clock);
    }
    throw redirect(receiptPath(sessionSecret, id), 303);
  });
}
