import { type AppLoadContext, redirect } from "@remix-run/node";
import { wordsIn } from "#app/content/words/words.ts";
import type { ReadProgress } from "#app/domain/bills/upload-progress.ts";
import { lookAtOrder } from "#app/domain/bills/waiting/look-at-order.server.ts";
import type { KeptPapers } from "#app/domain/bills/waiting/waiting-bill.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import { notKeptReply } from "../documents/not-kept-reply.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";

interface Keeping {
  /** A reading in progress; its progress is null before the first page. */
  waiting: { progress: ReadProgress | null } | null;
  message: string | null;
  /** The page's status and headers: a waiting one comes back by itself. */
  init: ResponseInit;
}

/** How far the reading in the page's address is, if it names one; one that was kept leads to its review, by a redirect that
 *  is thrown. While the database cannot be asked, the page keeps waiting. */
export async function showKeeping(
  { request, context, access }: { request: Request; context: AppLoadContext; access: AccountAccess },
  leadTo: (kept: KeptPapers) => string,
): Promise<Keeping> {
  const waitingId = new URL(request.url).searchParams.get("reading");
  if (waitingId === null) return { waiting: null, message: null, init: {} };
  const over = {
    waiting: null,
    message: wordsIn(context.language).addBill.waiting.over,
    init: { status: 404 },
  };
  if (!isUuid(waitingId)) return over;
  const look = await readOrNull("A reading's progress", lookAtOrder(context.db, access.account, waitingId));
  if (look === null || look.outcome === "waiting") {
    const progress = look?.progress ?? null;
    return { waiting: { progress }, message: null, init: { headers: { Refresh: "3" } } };
  }
  if (look.outcome === "over") return over;
  const { result } = look;
  if (result.outcome === "kept") throw redirect(leadTo(result), 303);
  const { message, ...init } = notKeptReply(context.language, result, 2);
  return { waiting: null, message, init };
}
