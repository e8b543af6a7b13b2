import { type AppLoadContext, redirect } from "@remix-run/node";
import { waitForOrder } from "#app/domain/bills/waiting/look-at-order.server.ts";
import { type MistakenPaper, rereadPapers } from "#app/domain/documents/kept/reread-papers.server.ts";
import { notThisForm } from "#app/platform/http/forms/take-submission.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";

/** Has a draft read again as the other kind of document. Throws a redirect to the page that waits for it. */
export async function readAsOtherKind(
  context: AppLoadContext,
  { account, address }: AccountAccess,
  paper: MistakenPaper,
): Promise<never> {
  const waitingId = await rereadPapers(context, account, paper);
  if (waitingId === null) throw notThisForm();
  await waitForOrder(context.db, account, waitingId, context.readingPatienceMs);
  throw redirect(address("/account/add-bill/upload-document", { reading: waitingId }), 303);
}
