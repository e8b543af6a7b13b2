import type { AppLoadContext } from "@remix-run/node";
import { sayMissing } from "#app/content/words/say-price-file.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { FileCheck } from "#app/domain/file-checks/file-check.ts";
import {
  type FileCheckOutcome,
  MAX_UPLOAD_BYTES,
} from "#app/domain/file-checks/process/open-file-checker.server.ts";
import { say } from "#app/domain/language/say.ts";
import { type ReceivedFile, receiveFile } from "#app/platform/http/bodies/receive-file.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";

/** What was sent to be checked, and what became of it. `fields`: as they were typed, none where a file was sent. */
export type TakenCheck =
  | { outcome: "checked"; check: FileCheck }
  | {
      outcome: "refused";
      fields: Readonly<Record<string, string>> | null;
      message: string;
      statusCode: number;
      headers: Record<string, string>;
    };

const MAX_ADDRESS_CHARACTERS = 2_000;
const BUSY_SECONDS = 60;

const statusCodes: Record<Exclude<ReceivedFile["outcome"], "received" | "left">, number> = {
  missing: 422,
  several: 413,
  "too-large": 413,
  stalled: 408,
  malformed: 400,
};
/** No one reads it: the client has left. */
const CLIENT_LEFT = 499;

/**
 * Checks the price file of a multipart form's field `price_file`, or the one at the `address` of any other form. Nothing of
 * it is kept. Throws a Response where a form cannot be read.
 */
export async function takeCheck(context: AppLoadContext, request: Request): Promise<TakenCheck> {
  const { fileChecks, fileCheckLimit, fileChecker, clientAddress, language } = context;
  const words = wordsIn(language).fileCheck.refusals;
  const waitSeconds = await fileCheckLimit.take(clientAddress);
  if (waitSeconds !== null) return refuseForNow(429, words.tooOften, waitSeconds);
  const leave = fileChecks.enter(clientAddress);
  if (!leave) return refuseForNow(503, words.busy, BUSY_SECONDS);
  try {
    if (request.headers.get("Content-Type")?.startsWith("multipart/")) {
      const limits = { fieldName: "price_file", maxFileBytes: MAX_UPLOAD_BYTES };
      const file = await receiveFile(request, limits);
      if (file.outcome === "left") return refuse(CLIENT_LEFT, words.missing);
      if (file.outcome !== "received") return refuse(statusCodes[file.outcome], words[file.outcome]);
      return answer(await fileChecker.checkBytes(file.bytes, shownName(file.name), request.signal), null);
    }
    const fields = await takeSubmission(request);
    const address = (fields.address ?? "").trim();
    if (!isSecureAddress(address)) return refuse(422, words.noAddress, fields);
    return answer(await fileChecker.checkAddress(address, request.signal), fields);
  } finally {
    leave();
  }

  function answer(result: FileCheckOutcome, fields: Readonly<Record<string, string>> | null): TakenCheck {
    switch (result.outcome) {
      case "checked":
        return result;
      case "busy":
        return { ...refuseForNow(503, words.busy, result.retryAfterSeconds), fields };
      case "missing":
        if (result.missing.reason === "private-address") return refuse(422, words.private, fields);
        return refuse(
          422,
          say(language, words.unavailable, { why: sayMissing(language, result.missing) }),
          fields,
        );
      default:
        return refuse(422, words[result.outcome], fields);
    }
  }
}

type Refused = Extract<TakenCheck, { outcome: "refused" }>;

function refuse(statusCode: number, message: string, fields: Refused["fields"] = null): Refused {
  return { outcome: "refused", fields, message, statusCode, headers: {} };
}

function refuseForNow(statusCode: number, message: string, retryAfterSeconds: number): Refused {
  return { ...refuse(statusCode, message), headers: { "Retry-After": String(retryAfterSeconds) } };
}

function isSecureAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_CHARACTERS && URL.canParse(text) && new URL(text).protocol === "https:";
}

/** A file's name in one line. */
function shownName(name: string): string {
  return name
    .replace(/\p{C}+/gu, " ")
    .trim()
    .slice(0, 200);
}
