import { uploadWords } from "#app/content/words/upload.ts";
import type { UploadRefusal } from "#app/domain/bills/upload-refusal.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";

/** Why an upload was not taken and what to do, for the person who sent it. */
export function refusalText(language: Language, refusal: UploadRefusal): string {
  const { tooManyPages, refusals } = uploadWords[language];
  return refusal.reason === "too-many-pages"
    ? say(language, tooManyPages, { pageCount: refusal.pageCount })
    : refusals[refusal.reason];
}
