import { randomUUID } from "node:crypto";
import { data, redirect } from "@remix-run/node";
import { wordsIn } from "#app/content/words/words.ts";
import { lookAtReading, type ReadingLook } from "#app/domain/bills/readings/look-at-reading.server.ts";
import type { ReadingResult } from "#app/domain/bills/readings/reading-result.ts";
import { waitForReading } from "#app/domain/bills/readings/wait-for-reading.server.ts";
import { type ReadingToCheck, receiveBillToCheck } from "#app/domain/bills/receive-bill.server.ts";
import type { ReadProgress } from "#app/domain/bills/upload-progress.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import type { Language } from "#app/domain/language/language.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import type { FormState } from "#app/platform/http/forms/refuse-submission.server.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import { type NotTaken, refusalReply } from "./refusal-reply.server.ts";
import { takeUpload, type UploadServices } from "./take-upload.server.ts";

/**
 * A bill sent by the page's form, to be checked by its owner. The page's script names the reading, `?follow=`, follows it
 * and waits; without script a long reading leads to a page that waits (thrown as a redirect).
 */
export async function uploadByForm(
  language: Language,
  services: UploadServices & { form: FormState },
  request: Request,
) {
  const followed = new URL(request.url).searchParams.get("follow");
  const isFollowed = followed !== null && isUuid(followed);
  const readingId = isFollowed ? followed : randomUUID();
  const taken = await takeUpload(services, request, {
    readingId,
    downscale: true,
    receive: receiveBillToCheck,
  });
  if (taken.outcome !== "reading") return replyTo(language, services, taken);
  const { reading } = taken;
  if (isFollowed) return replyTo(language, services, await reading.result);
  const waited = await waitForReading(reading, toReadingResult, services.readingPatienceMs);
  if (waited.outcome === "settled") return replyTo(language, services, waited.result);
  throw redirect(addressOf("/upload-bill", { reading: readingId }), 303); // with a fragment, browsers would not refresh it
}

/** What was read, with its picture, or why nothing was. */
function replyTo(language: Language, { form }: { form: FormState }, result: ReadingToCheck | NotTaken) {
  if (result.outcome === "read") {
    const { read, sealedBill, picture } = result;
    const pictureAddress = picture && `data:image/jpeg;base64,${Buffer.from(picture).toString("base64")}`;
    const { facts, doubtful } = read;
    return data({ status: "to-check" as const, facts, doubtful, sealedBill, pictureAddress });
  }
  const { reason, message, statusCode, headers } = refusalReply(language, result);
  form.isRefused = true;
  return data({ status: "not-read" as const, reason, message }, { status: statusCode, headers });
}

function toReadingResult(result: ReadingToCheck | NotTaken): ReadingResult {
  return result.outcome === "read" ? { outcome: "read", sealedBill: result.sealedBill } : result;
}

interface WaitingPage {
  /** A reading in progress; its progress is null before the first page. */
  waiting: { progress: ReadProgress | null } | null;
  uploadError: string | null;
  /** The page's status and headers: a waiting one comes back by itself. */
  init: ResponseInit;
}

/** How far the reading in the page's address is, if it names one. A finished one leads to its check, by a redirect
 *  that is thrown, or is refused. */
export async function showReading(
  language: Language,
  services: UploadServices,
  request: Request,
): Promise<WaitingPage> {
  const readingId = new URL(request.url).searchParams.get("reading");
  if (readingId === null) return { waiting: null, uploadError: null, init: {} };
  const look = isUuid(readingId) ? await lookIfPossible(services, readingId) : { outcome: "over" as const };
  const over = { waiting: null, uploadError: wordsIn(language).upload.waiting.over, init: { status: 404 } };
  switch (look.outcome) {
    case "over":
      return over;
    case "under-way":
      return { waiting: { progress: look.progress }, uploadError: null, init: { headers: { Refresh: "3" } } };
    case "finished": {
      if (look.result.outcome === "read") {
        throw redirect(addressOf("/upload-bill", { check: look.result.sealedBill }), 303);
      }
      const { message, statusCode, headers } = refusalReply(language, look.result);
      return { waiting: null, uploadError: message, init: { status: statusCode, headers } };
    }
  }
}

/** While the database cannot be asked, the page keeps waiting. */
async function lookIfPossible({ db }: UploadServices, readingId: string): Promise<ReadingLook> {
  const look = await readOrNull("A reading's progress", lookAtReading(db, readingId));
  return look ?? { outcome: "under-way", progress: null };
}
