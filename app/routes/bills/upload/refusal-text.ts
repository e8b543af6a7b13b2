import type { UploadRefusal } from "#app/domain/bills/upload-refusal.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { UploadWords } from "./upload-script-words.ts";

/** Why an upload was not taken and what to do, for the person who sent it. */
export function refusalText(
  language: Language,
  { tooManyPages, refusals }: Pick<UploadWords, "tooManyPages" | "refusals">,
  refusal: UploadRefusal,
): string {
  return refusal.reason === "too-many-pages"
    ? say(language, tooManyPages, { pageCount: refusal.pageCount })
    : refusals[refusal.reason];
}
