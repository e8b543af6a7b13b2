import { wordsIn } from "#app/content/words/words.ts";
import type { UploadRefusal, UploadRefusalReason } from "#app/domain/bills/upload-refusal.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { AWAY_HEADERS } from "#app/platform/http/answers/answer-failures.server.ts";
import { refusalText } from "./refusal-text.ts";

/** An upload that was not read, in codes. */
export type NotTaken =
  | ({ outcome: "refused" } & UploadRefusal)
  | { outcome: "busy"; retryAfterSeconds: number }
  | { outcome: "cancelled" };

export interface RefusalReply {
  /** For programs: what a caller may branch on. */
  reason: UploadRefusal["reason"] | "busy" | "cancelled";
  message: string;
  statusCode: number;
  headers: Record<string, string>;
}

const statusCodes: Record<UploadRefusalReason | "too-many-pages", number> = {
  "missing-file": 400,
  "several-files": 400,
  "empty-file": 400,
  "malformed-upload": 400,
  "upload-stalled": 408,
  "file-too-large": 413,
  "pdf-too-large": 413,
  "unsupported-type": 415,
  "too-many-pages": 422,
  "unreadable-pdf": 422,
  "locked-pdf": 422,
  "unreadable-image": 422,
  "too-many-pixels": 422,
  "too-much-memory": 422,
  "reading-timed-out": 422,
  "no-bill-data": 422,
  illegible: 422,
  "shop-receipt": 422,
  "bank-statement": 422,
  "appointment-letter": 422,
  "insurance-card": 422,
  "lab-result": 422,
  "utility-bill": 422,
  "medicine-leaflet": 422,
  "coverage-summary": 422,
  "premium-invoice": 422,
  "price-list": 422,
  "authorization-letter": 422,
  "veterinary-bill": 422,
  "pay-stub": 422,
  "food-receipt": 422,
  "school-bill": 422,
  "vehicle-bill": 422,
  "database-away": 503,
  failed: 500,
};
/** No one reads it: the client has left. */
const clientLeft = 499;

/** What is answered to an upload that was not read: status, headers, and words that say what to do. */
export function refusalReply(language: Language, result: NotTaken): RefusalReply {
  const words = wordsIn(language).upload;
  switch (result.outcome) {
    case "busy": {
      const { retryAfterSeconds: count } = result;
      const headers = { "Retry-After": String(count) };
      return { reason: "busy", message: say(language, words.busy, { count }), statusCode: 503, headers };
    }
    case "cancelled":
      return { reason: "cancelled", message: words.refusals.failed, statusCode: clientLeft, headers: {} };
    case "refused": {
      const { reason } = result;
      const headers = reason === "database-away" ? AWAY_HEADERS : {};
      return {
        reason,
        message: refusalText(language, words, result),
        statusCode: statusCodes[reason],
        headers,
      };
    }
  }
}
