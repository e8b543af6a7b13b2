import { sayStructuredRefusal } from "#app/content/words/say-plan-file.ts";
import { storageValues } from "#app/content/words/say-storage.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { KeepRefusal, NotKept } from "#app/domain/bills/kept/keep-refusal.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { AWAY_HEADERS } from "#app/platform/http/answers/answer-failures.server.ts";

const statusCodes: Partial<Record<KeepRefusal["reason"], number>> = {
  "missing-file": 422,
  "malformed-upload": 400,
  "upload-stalled": 408,
  "file-too-large": 413,
  "pdf-too-large": 413,
  "files-too-large": 413,
  "unsupported-type": 415,
  failed: 500,
  "database-away": 503,
  "files-away": 503,
  "disk-full": 507,
  "account-full": 507,
  "records-full": 507,
};
/** No one reads it: the client has left. */
const clientLeft = 499;

/** What is answered to files that were not kept: status, headers, and words that say what to do. `fileCount`: of several
 *  files it is said which one is meant. */
export function notKeptReply(language: Language, result: NotKept, fileCount: number) {
  switch (result.outcome) {
    case "busy": {
      const { retryAfterSeconds: count } = result;
      const message = say(language, wordsIn(language).upload.busy, { count });
      return { message, status: 503, headers: { "Retry-After": String(count) } };
    }
    case "cancelled":
      return { message: wordsIn(language).upload.refusals.failed, status: clientLeft, headers: {} };
    case "not-kept": {
      const { refusal } = result;
      const status = statusCodes[refusal.reason] ?? 422;
      const headers = status === 503 ? AWAY_HEADERS : {};
      return { message: sayRefusal(language, refusal, fileCount), status, headers };
    }
  }
}

function sayRefusal(language: Language, refusal: KeepRefusal, fileCount: number): string {
  const { notKept } = wordsIn(language).addBill;
  switch (refusal.reason) {
    case "too-many-pages":
      return say(language, notKept["too-many-pages"], { pageCount: refusal.pageCount });
    case "too-many-lines":
      return say(language, notKept["too-many-lines"], { lineCount: refusal.lineCount });
    case "too-many-claims":
      return say(language, notKept["too-many-claims"], { claimCount: refusal.claimCount });
    case "claims-unreadable": {
      const problem = sayStructuredRefusal(language, refusal.why);
      return fileCount < 2
        ? problem
        : say(language, notKept.ofFile, { fileNumber: refusal.fileNumber, problem });
    }
    case "account-full":
      return say(language, notKept["account-full"], storageValues(refusal));
    case "too-many-files":
    case "files-too-large":
    case "disk-full":
    case "files-away":
    case "records-full":
      return notKept[refusal.reason];
    default: {
      const { reason, fileNumber } = refusal;
      const problem =
        reason === "unsupported-type"
          ? notKept["unsupported-type"]
          : wordsIn(language).upload.refusals[reason];
      return fileNumber === null || fileCount < 2
        ? problem
        : say(language, notKept.ofFile, { fileNumber, problem });
    }
  }
}
