import { randomUUID } from "node:crypto";
import { type AppLoadContext, data, redirect } from "@remix-run/node";
import type { KeptFiles } from "#app/domain/bills/kept/keep-bill-files.server.ts";
import type { NotKept } from "#app/domain/bills/kept/keep-refusal.ts";
import { sweepBillFiles } from "#app/domain/bills/kept/sweep-bill-files.server.ts";
import { startReading } from "#app/domain/bills/readings/start-reading.server.ts";
import { waitForReading } from "#app/domain/bills/readings/wait-for-reading.server.ts";
import type { ReadProgress } from "#app/domain/bills/upload-progress.ts";
import { statusOfFailure } from "#app/platform/http/tell-database-away.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import type { AccountAccess } from "../gate.server.ts";
import { notKeptReply } from "./not-kept-reply.server.ts";
import { type TakenForm, takeBillFiles } from "./take-bill-files.server.ts";

type Taken = Extract<TakenForm, { outcome: "taken" }>;

interface KeepForm {
  request: Request;
  context: AppLoadContext;
  access: AccountAccess;
  /** What becomes of the files. */
  keep: (taken: Taken, onProgress: (progress: ReadProgress) => void) => Promise<KeptFiles>;
  /** The address of the page that shows how far it is (`showKeeping`). */
  waitAt: (readingId: string) => string;
  /** The address of the bill's page that it leads to. */
  leadTo: (billId: string) => string;
}

const retryAfterSeconds = 30;

/**
 * Takes a form with files of a bill, reads them and keeps them. It leads on by a redirect that is thrown: to the bill, or
 * to a page that waits where that takes long. Returns only what was not kept, with words.
 */
export async function keepByForm({ request, context, access, keep, waitAt, leadTo }: KeepForm) {
  const { account } = access;
  const leave = context.uploads.enter();
  if (!leave) return refuse(context, { outcome: "busy", retryAfterSeconds }, 0);
  void sweepBillFiles(context, account).catch((error) => logFailure("Files could not be swept", error));
  const taken = await takeBillFiles(context, account, request).catch((error) => {
    leave();
    throw error;
  });
  if (taken.outcome !== "taken") {
    leave();
    return refuse(context, taken, taken.fileCount);
  }
  const readingId = randomUUID();
  const reading = startReading<KeptFiles>(context.db, readingId, request.signal, (onProgress) =>
    keep(taken, onProgress).catch(notKeptFor).finally(leave),
  );
  const waited = await waitForReading(reading, (result) => result, context.readingPatienceMs);
  if (waited.outcome === "detached") throw redirect(waitAt(readingId), 303);
  const { result } = waited;
  if (result.outcome === "kept") throw redirect(leadTo(result.billId), 303);
  return refuse(context, result, taken.files.length);
}

function refuse({ form }: AppLoadContext, result: NotKept, fileCount: number) {
  const { message, ...init } = notKeptReply(result, fileCount);
  form.isRefused = true;
  return data({ message }, init);
}

function notKeptFor(error: unknown): NotKept {
  if (statusOfFailure(error) === 503) {
    return { outcome: "not-kept", refusal: { reason: "database-away", fileNumber: null } };
  }
  logFailure("A bill could not be kept", error);
  return { outcome: "not-kept", refusal: { reason: "failed", fileNumber: null } };
}
