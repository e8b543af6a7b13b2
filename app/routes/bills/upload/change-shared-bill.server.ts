import type { AppLoadContext } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { problemsInWords } from "#app/components/problem-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { readCorrection } from "#app/domain/bills/sharing/bill-correction.server.ts";
import { openBillToCheck } from "#app/domain/bills/sharing/bill-to-check.server.ts";
import { correctSharedBill } from "#app/domain/bills/sharing/correct-shared-bill.server.ts";
import { shareCheckedBill } from "#app/domain/bills/sharing/share-bill.server.ts";
import type { BillFacts } from "#app/domain/bills/sharing/shared-bill.ts";
import { withdrawSharedBill } from "#app/domain/bills/sharing/withdraw-shared-bill.server.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission } from "#app/platform/http/forms/refuse-submission.server.ts";
import {
  notThisForm,
  type SentFields,
  takeSubmission,
} from "#app/platform/http/forms/take-submission.server.ts";
import { findReceiptBill, receiptPath } from "./receipt-address.server.ts";

/** Shares a bill that its owner has checked, or corrects or withdraws the one whose receipt is in the page's
 *  address. Throws a redirect. Returns only rejected forms, with the problem. */
export async function changeSharedBill(context: AppLoadContext, request: Request) {
  const fields = await takeSubmission(request);
  return refuseWhileAway(context.form, fields, wordsIn(context.language).forms.databaseAway, () => {
    switch (fields.intent) {
      case "share":
        return share(context, fields);
      case "correct":
        return correct(context, request, fields);
      case "withdraw":
        return withdraw(context, request);
      default:
        throw notThisForm();
    }
  });
}

async function share(context: AppLoadContext, fields: SentFields) {
  const { db, clock, sessionSecret } = context;
  const { check = "" } = fields;
  const read = openBillToCheck(sessionSecret, check, clock);
  if (read === null) throw redirect(addressOf("/upload-bill", { check }), 303); // which says that it is over
  return takeFacts(context, fields, async (facts) => {
    throw redirect(receiptPath(sessionSecret, await shareCheckedBill(db, read, facts, clock)), 303);
  });
}

async function correct(context: AppLoadContext, request: Request, fields: SentFields) {
  const { db, clock, sessionSecret } = context;
  const id = await findBillOfReceipt(context, request);
  return takeFacts(context, fields, async (facts) => {
    await correctSharedBill(db, id, facts, clock);
    throw redirect(receiptPath(sessionSecret, id), 303);
  });
}

async function withdraw(context: AppLoadContext, request: Request): Promise<never> {
  const { db, clock, sessionSecret } = context;
  const id = await findBillOfReceipt(context, request);
  await withdrawSharedBill(db, id, clock);
  throw redirect(receiptPath(sessionSecret, id), 303);
}

async function findBillOfReceipt(context: AppLoadContext, request: Request): Promise<string> {
  const found = await findReceiptBill(context, request);
  if (found.outcome !== "shared") throw redirect("/upload-bill", 303);
  return found.bill.id;
}

async function takeFacts(
  { clock, form, language }: AppLoadContext,
  fields: SentFields,
  take: (facts: BillFacts) => Promise<never>,
) {
  const said = readCorrection(fields, clock);
  if (said.outcome !== "invalid") return take(said.value);
  return refuseSubmission(
    form,
    fields,
    problemsInWords(said.problems, wordsIn(language).upload.correction.problems),
  );
}
