import { type AppLoadContext, data, redirect } from "@remix-run/node";
import type { NotKept } from "#app/domain/bills/kept/keep-refusal.ts";
import { acceptOrder } from "#app/domain/bills/waiting/accept-order.server.ts";
import { waitForOrder } from "#app/domain/bills/waiting/look-at-order.server.ts";
import { areTooManyWaiting } from "#app/domain/bills/waiting/order-reading.server.ts";
import type { BillOrder, KeptPapers } from "#app/domain/bills/waiting/waiting-bill.ts";
import { claimFileTypeOf } from "#app/domain/documents/kept/claim-file-type.server.ts";
import { dropFiles } from "#app/domain/kept/drop-files.server.ts";
import { takeFailure } from "#app/platform/http/answers/answer-failures.server.ts";
import { notKeptReply } from "../documents/not-kept-reply.server.ts";
import { RETRY_AFTER_SECONDS, type TakenForm, takeBillFiles } from "../documents/take-bill-files.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";

type TakenFiles = Extract<TakenForm, { outcome: "taken" }>;

interface KeepForm {
  request: Request;
  context: AppLoadContext;
  access: AccountAccess;
  /** What becomes of the files. */
  orderOf: (taken: TakenFiles) => BillOrder;
  /** The address of the page that shows how far it is (`showKeeping`). */
  waitAt: (waitingId: string) => string;
  /** The address of the page that it leads to. */
  leadTo: (kept: KeptPapers) => string;
}

/**
 * Takes a form with files of a bill and has them read and kept, by whichever process has a place for it. It leads on by a
 * redirect that is thrown: to what was kept, or to a page that waits where that takes long. Returns only what was not kept, with
 * words.
 */
export async function keepByForm({ request, context, access, orderOf, waitAt, leadTo }: KeepForm) {
  const { account } = access;
  const accepted = await accept({ request, context, access, orderOf });
  if (accepted.outcome !== "accepted") return refuse(context, accepted, accepted.fileCount);
  const { waitingId, fileCount } = accepted;
  const result = await waitForOrder(context.db, account, waitingId, context.readingPatienceMs);
  if (result === null) throw redirect(waitAt(waitingId), 303);
  if (result.outcome === "kept") throw redirect(leadTo(result), 303);
  return refuse(context, result, fileCount);
}

type AcceptOutcome = ({ outcome: "accepted"; waitingId: string } | NotKept) & { fileCount: number };

/** Files that are accepted are read, even if a process ends after that; others leave nothing behind. */
async function accept({
  request,
  context,
  access: { account },
  orderOf,
}: Pick<KeepForm, "request" | "context" | "access" | "orderOf">): Promise<AcceptOutcome> {
  const { db, accountFiles } = context;
  if (await areTooManyWaiting(db, account)) {
    return { outcome: "busy", retryAfterSeconds: RETRY_AFTER_SECONDS, fileCount: 0 };
  }
  const taken = await takeBillFiles(context, account, request, claimFileTypeOf);
  if (taken.outcome !== "taken") return taken;
  const fileIds = taken.files.map(({ fileId }) => fileId);
  const fileCount = fileIds.length;
  try {
    const accepted = await acceptOrder(db, account, orderOf(taken));
    if (accepted.outcome !== "accepted") await dropFiles(accountFiles, account, fileIds);
    return { ...accepted, fileCount };
  } catch (error) {
    await dropFiles(accountFiles, account, fileIds);
    if ((await takeFailure(context.disk, error)) !== 503) throw error;
    return { outcome: "not-kept", refusal: { reason: "database-away", fileNumber: null }, fileCount };
  }
}

function refuse({ form, language }: AppLoadContext, result: NotKept, fileCount: number) {
  const { message, ...init } = notKeptReply(language, result, fileCount);
  form.isRefused = true;
  return data({ message }, init);
}
